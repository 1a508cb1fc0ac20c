"""The rules of Vikings, in the order of the rulebook, compiled."""
