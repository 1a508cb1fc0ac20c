"""The rules of Vikings Gone Wild, in the order of the rulebook, compiled."""
