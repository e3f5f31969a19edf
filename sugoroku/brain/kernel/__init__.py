"""The training kernel: rules, features, net and self-play compiled by numba. Serving never imports it."""
