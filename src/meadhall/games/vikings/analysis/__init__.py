"""What can be found out about positions and games of Vikings beyond the rules."""
