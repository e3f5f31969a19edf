"""Serve the game to a browser; the only place that knows Flask."""
