"""Bots that learn: games against themselves, a network fitted to how they ended, and a match that decides whether it stays."""

from .course import Course
from .generations import Learning, Verdict, learn, publish

__all__ = ["Course", "Learning", "Verdict", "learn", "publish"]
