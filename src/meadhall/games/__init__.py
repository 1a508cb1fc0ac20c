"""The games of the hall, by name: our own, each in a folder of this package, and those that other packages bring."""

from ..engine.registry import games, installed, load, names, problems

__all__ = ["games", "installed", "load", "names", "problems"]
