"""The rules of Isle of Skye, in the order of the rulebook, compiled."""
