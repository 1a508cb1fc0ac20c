"""The cells of a clan area, numbered row by row from north to south, each row from west to east.

A player receives at most 3 tiles in each of 6 rounds, so no tile can lie more than 18 steps from the castle.
The cells within that reach are a diamond; drawn here for a reach of 2:

              0                       N2
          1   2   3             N1W1  N1  N1E1
      4   5   6   7   8     W2   W1   C    E1   E2
          9  10  11             S1W1  S1  S1E1
             12                       S2
"""

import re

import numpy as np

from .components import MOST_ROUNDS, NOTHING, RECEIVED_AT_MOST

REACH = RECEIVED_AT_MOST * MOST_ROUNDS
MOST_TILES = REACH + 1  # of a clan area, with the castle
# The empty cells beside n tiles are at most 2n + 2.
MOST_FREE = 2 * MOST_TILES + 2

_places = [(x, y) for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1) if abs(x) + abs(y) <= REACH]
_numbers = {place: cell for cell, place in enumerate(_places)}
CELLS = len(_places)
CASTLE_CELL = _numbers[0, 0]

# Steps east and south of the castle.
COLUMN = np.array([x for x, _ in _places], np.int8)
ROW = np.array([y for _, y in _places], np.int8)

# The cell on each side (north, east, south, west), or -1 out of reach.
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
BESIDE = np.array([[_numbers.get((x + dx, y + dy), NOTHING) for dx, dy in STEPS] for x, y in _places], np.int16)

CASTLE_TEXT = "C"


def cell_at(column: int, row: int) -> int:
    """Return the cell so many steps east and south of the castle, or -1 out of reach."""
    return _numbers.get((column, row), NOTHING)


def cell_text(cell: int) -> str:
    """Write a cell by its steps from the castle, such as N2E1; the castle's own is C."""
    column, row = _places[cell]
    vertical = f"{'N' if row < 0 else 'S'}{abs(row)}" if row else ""
    horizontal = f"{'W' if column < 0 else 'E'}{abs(column)}" if column else ""
    return vertical + horizontal or CASTLE_TEXT


def read_cell(text: str) -> int:
    """Return the cell of a text such as N2E1, or -1 where there is none."""
    if text.upper() == CASTLE_TEXT:
        return CASTLE_CELL
    match = re.fullmatch(r"(?:([NS])([1-9]\d?))?(?:([WE])([1-9]\d?))?", text.upper())
    if not text or not match:
        return NOTHING
    row = int(match[2] or 0) * (-1 if match[1] == "N" else 1)
    column = int(match[4] or 0) * (-1 if match[3] == "W" else 1)
    return cell_at(column, row)
