"""Actions and positions as text that reads back."""
