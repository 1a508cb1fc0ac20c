"""Puzzles: positions of bots' games in which one choice is better than every other, and not the obvious one."""
