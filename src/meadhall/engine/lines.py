"""Reading positions line by line: what several games' notations share."""

import re
from dataclasses import dataclass

from .errors import BadPosition

HIGHEST_AMOUNT = 9999


@dataclass(frozen=True)
class Place:
    """Where in a text something is: the line from 1, and whose part of the table it is in."""

    line: int
    player: str = ""

    def error(self, what: str) -> BadPosition:
        """Make the error that names this place."""
        owner = f" ({self.player})" if self.player else ""
        return BadPosition(f"Line {self.line}{owner}: {what}")


def content_lines(text: str) -> list[tuple[int, str]]:
    """Return the lines that say something, with their numbers; # begins a comment."""
    lines = ((number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1))
    return [(number, line) for number, line in lines if line]


def read_number(text: str, what: str, place: Place, lowest: int = 0, highest: int = HIGHEST_AMOUNT) -> int:
    """Read a whole number within bounds."""
    if not re.fullmatch(r"-?\d{1,6}", text) or not lowest <= int(text) <= highest:
        raise place.error(f"{what} must be a whole number from {lowest} to {highest}, not {text[:20]!r}.")
    return int(text)
