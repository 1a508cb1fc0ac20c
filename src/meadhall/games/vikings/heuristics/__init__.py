"""What bots know of Vikings beyond its rules."""

from .heuristics import HEURISTICS

__all__ = ["HEURISTICS"]
