"""Tables of Isle of Skye where it is narrow: clan areas that ask for one terrain all around, and hardly any gold."""

from meadhall.engine.record import State
from meadhall.games.skye.rules.clan import fits
from meadhall.games.skye.rules.components import TILES

from ...jit import jit
from .tables import ISLAND


@jit
def room(state: State, seat: int) -> int:
    """Count the tiles that fit anywhere in a seat's clan area, and its gold."""
    player = state.seats[seat]
    found = int(player.gold)
    for tile in range(TILES):
        if fits(player, tile):
            found += 4
    return found


# Water around fifteen tiles, and mountains around five: 17 and 9 of the 53 tiles that are left fit nowhere.
ATOLL = """
    .    T24e .    .    .
    T47s T28  T49w .    .
    T31  T42  T44w T53w .
    .    T16e T40  T07w T41
    .    .    T03w C    T11
    .    .    .    T14  .
"""
HOLLOW = """
    T09s T08s .
    T02  C    T06w
    .    T05  .
"""

# Mountains around fifteen tiles, water around five, pasture around ten: 12, 6 and 8 of the 43 tiles that are left fit nowhere.
VALLEY = """
    .    T23  .    .    .
    .    T09e T18w .    .
    T10  T01s T08e T21w .
    T15w T12  T05s T06s T20
    .    T02  C    T03  .
    .    .    T04e .    .
"""
ISLET = """
    T40  T14s .
    T26w C    T16e
    .    T07e .
"""
MEADOW = """
    .    .    T31  .    .
    T33s T19e T30  T37e .
    .    T32e T25s C    T29s
    .    .    T24  T11  .
"""

# Water, mountains, pasture, mountains and water around eight tiles each: 5 of the 33 tiles that are left fit nowhere in each.
SMALL_AREAS = (
    """
    .    T44w T53w .
    T16e T40  T07w .
    .    T03w C    T11
    .    .    T14  .
    """,
    """
    T18s T09e .    .
    T12  T05s T01e .
    .    T02  C    T06w
    .    .    T08  .
    """,
    """
    T36e .    .    .
    T30e T32s .    .
    .    T25s T20  .
    .    T19  C    T29s
    .    .    T24  .
    """,
    """
    T27e T26w .
    T21  .    .
    T23e T04s .
    T42e C    T15
    .    T13e .
    """,
    """
    T69w T66s .    .
    T31  T65s T17e .
    .    T49w C    T41
    .    .    T48e .
    """,
)


def table(
    round_number: int, *areas: str, phase: str = "draw tiles", gold: int = 5, offers: tuple[str, ...] = ()
) -> str:
    """Write a table with these clan areas, where everybody has the least gold that an income leaves, or less."""
    lines = [
        f"skye 1 players {len(areas)} gold hidden",
        f"round {round_number} start 1 turn 1 phase {phase}",
        "scoring 0 3 11 12 drawn",
    ]
    for seat, area in enumerate(areas):
        lines += [f"player {seat + 1}", f"gold {gold} points 0"]
        lines += [f"offer {offers[seat]}"] if offers else []
        lines.append(area)
    return "\n".join(lines)


def tables() -> dict[str, str]:
    """Return tight tables by name."""
    return {
        "atoll and hollow": table(6, ATOLL, HOLLOW),
        "valley, islet and meadow": table(6, VALLEY, ISLET, MEADOW),
        "five small areas": table(5, *SMALL_AREAS),
        # What the first player keeps fits nowhere.
        "island without gold": table(
            3, ISLAND, "C", phase="buy", gold=0, offers=("T01 1, T04 1, .", "T53 1, T58 1, .")
        ),
    }
