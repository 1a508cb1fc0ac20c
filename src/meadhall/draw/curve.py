"""Soft lines, as on the page: coasts that stray a little, and always in the same way."""

from collections.abc import Sequence
from typing import NamedTuple

WORD = 0xFFFFFFFF


class Point(NamedTuple):
    """A point of an outline; at a corner the line bends sharply."""

    x: float
    y: float
    corner: bool = False


def noise(*numbers: int) -> float:
    """Return a number from 0 to 1 that looks random and is the same for the same numbers."""
    hashed = 0x9E3779B9
    for number in numbers:
        hashed = (hashed ^ (number + 0x7F4A7C15)) * 0x85EBCA6B & WORD
        hashed ^= hashed >> 13
    hashed = hashed * 0xC2B2AE35 & WORD
    return (hashed ^ hashed >> 16) / 2**32


def smooth(points: Sequence[Point]) -> str:
    """Draw a closed line through points, smooth everywhere but at corners; straight from corner to corner."""
    n = len(points)
    drawn = f"M{points[0].x:.1f} {points[0].y:.1f}"
    for i in range(n):
        start, end = points[i], points[(i + 1) % n]
        if start.corner and end.corner:
            drawn += f"L{end.x:.1f} {end.y:.1f}"
            continue
        # Catmull-Rom: the tangent at a point runs between its neighbours; at a corner it runs along the segment.
        before = start if start.corner else points[i - 1]
        after = end if end.corner else points[(i + 2) % n]
        leave = (start.x + (end.x - before.x) / 6, start.y + (end.y - before.y) / 6)
        arrive = (end.x - (after.x - start.x) / 6, end.y - (after.y - start.y) / 6)
        drawn += "C" + " ".join(f"{number:.1f}" for number in (*leave, *arrive, end.x, end.y))
    return drawn + "Z"
