"""Actions and positions of Isle of Skye as text, and the checks of what is read."""
