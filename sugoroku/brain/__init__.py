"""The computer player: what it sees, what it has learned, how it chooses."""
