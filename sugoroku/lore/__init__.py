"""What is known of the game: rules in words, history, questions, the problems of 1679."""
