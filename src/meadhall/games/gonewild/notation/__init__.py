"""Actions and positions of Vikings Gone Wild as text, and the checks of what is read."""
