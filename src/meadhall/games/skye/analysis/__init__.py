"""What can be found out about positions and games of Isle of Skye beyond the rules."""
