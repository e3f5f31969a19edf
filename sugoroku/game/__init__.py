"""The pure game: no input or output, no clock, no chance."""
