"""The guides, one for each game."""
