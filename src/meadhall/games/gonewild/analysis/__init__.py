"""What can be found out about positions and games of Vikings Gone Wild beyond the rules."""
