"""A second program of the rules, written from the rules alone: slow, plain, and the judge of the first."""
