"""Actions and positions of Vikings as text, and the checks of what is read."""
