"""Words of the game and of the page."""
