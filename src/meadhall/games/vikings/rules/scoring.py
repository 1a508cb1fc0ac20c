"""Threats, small and large scorings: what each kind of figure brings."""

from ....engine.bits import Bits, count
from ....engine.compiled import compiled
from ....engine.record import State
from .components import (
    FISHERMAN,
    FISHERMAN_1,
    GOLDSMITH,
    GOLDSMITH_1,
    GOLDSMITH_2,
    NOBLE,
    NOBLE_1,
    SAILS,
    SCOUT,
    SCOUT_1,
    SHIP_FAME,
    SHIP_GOLD,
    WARRIOR,
)
from .state import (
    FAME,
    FISHERMAN_TILES,
    GOLD,
    GOLDSMITH_TILES_1,
    GOLDSMITH_TILES_2,
    GOLDSMITHS,
    NOBLE_TILES,
    NOBLES,
    SCOUT_TILES,
    SCOUTED,
    SCOUTS,
    SHIPS_REPELLED,
)

GOLD_OF_A_GOLDSMITH = 3
FAME_OF_A_NOBLE = 2
FAME_OF_A_SCOUT = 1
FAME_OF_A_SCOUTED_FIGURE = 1

# A sail's threat reaches down to the row of its colour: red to the nobles, blue to the fishermen.
REACHED_BY_RED = NOBLE


@compiled
def book(player: State, source: int, fame: int, gold: int) -> None:
    """Give or take fame and gold, and write it into the ledger."""
    player.fame += fame
    player.gold += gold
    player.ledger[source, FAME] += fame
    player.ledger[source, GOLD] += gold


@compiled
def payment(player: State, price: int) -> tuple[int, int]:
    """Return the gold and the fame that a price takes: fame for what is missing in gold (ruling 8)."""
    gold = min(price, int(player.gold))
    return gold, price - gold


@compiled
def pay(player: State, source: int, price: int) -> None:
    """Pay a price with gold, and what is missing with fame."""
    gold, fame = payment(player, price)
    book(player, source, -fame, -gold)


@compiled
def tiles_in(player: State, row: int) -> Bits:
    """Return the columns of a row that have an island tile."""
    return player.left[row] | player.middle[row] | player.right[row]


@compiled
def repelled(player: State, sail: int) -> Bits:
    """Return the columns of the ships with a sail that a warrior repels (ruling 10)."""
    return player.ships[sail] & player.figures[WARRIOR]


@compiled
def not_repelled(player: State, sail: int) -> Bits:
    """Return the columns of the ships with a sail that nobody repels."""
    return player.ships[sail] & ~player.figures[WARRIOR]


@compiled
def threatened(player: State, row: int) -> Bits:
    """Return the columns in which a row is threatened by a ship that nobody repels (ruling 11)."""
    columns = 0
    for sail in range(max(row - REACHED_BY_RED, 0), SAILS):
        columns |= not_repelled(player, sail)
    return columns


@compiled
def working(player: State, row: int) -> Bits:
    """Return the columns in which a row's figure stands and is not threatened."""
    return player.figures[row] & ~threatened(player, row)


@compiled
def score_small(player: State) -> None:
    """Small scoring: goldsmiths alone."""
    score_goldsmiths(player)


@compiled
def score_large(player: State) -> None:
    """Large scoring, after the ferries: figures from top to bottom."""
    score_warriors(player)
    score_nobles(player)
    score_scouts(player)
    score_goldsmiths(player)
    score_fishermen(player)


@compiled
def score_warriors(player: State) -> None:
    """A repelled ship pays what its sail shows."""
    for sail in range(SAILS):
        ships = count(repelled(player, sail))
        book(player, SHIPS_REPELLED, ships * SHIP_FAME[sail], ships * SHIP_GOLD[sail])


@compiled
def score_nobles(player: State) -> None:
    """A noble brings 2 fame, and 1 more for each noble tile."""
    nobles = count(working(player, NOBLE))
    book(player, NOBLES, nobles * FAME_OF_A_NOBLE, 0)
    book(player, NOBLE_TILES, nobles * player.special[NOBLE_1], 0)


@compiled
def scouted(player: State, row: int) -> Bits:
    """Return the columns of a row's figures that a working scout sees in its own column (ruling 12)."""
    return working(player, SCOUT) & player.figures[row]


@compiled
def score_scouts(player: State) -> None:
    """A scout brings 1 fame, and 1 for a goldsmith and for a fisherman below it, threatened or not."""
    scouts = count(working(player, SCOUT))
    seen = count(scouted(player, GOLDSMITH)) + count(scouted(player, FISHERMAN))
    book(player, SCOUTS, scouts * FAME_OF_A_SCOUT, 0)
    book(player, SCOUTED, seen * FAME_OF_A_SCOUTED_FIGURE, 0)
    book(player, SCOUT_TILES, scouts * player.special[SCOUT_1], 0)


@compiled
def score_goldsmiths(player: State) -> None:
    """A goldsmith brings 3 gold, and more with goldsmith tiles."""
    goldsmiths = count(working(player, GOLDSMITH))
    book(player, GOLDSMITHS, 0, goldsmiths * GOLD_OF_A_GOLDSMITH)
    book(player, GOLDSMITH_TILES_1, 0, goldsmiths * player.special[GOLDSMITH_1])
    book(player, GOLDSMITH_TILES_2, 0, goldsmiths * 2 * player.special[GOLDSMITH_2])


@compiled
def score_fishermen(player: State) -> None:
    """A fisherman brings nothing before the end but with a fisherman tile."""
    book(player, FISHERMAN_TILES, count(working(player, FISHERMAN)) * player.special[FISHERMAN_1], 0)
