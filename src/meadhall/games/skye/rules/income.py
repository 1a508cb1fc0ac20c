"""Phase 1, income; and the ledger that every coin and point goes through."""

from ....engine.compiled import compiled
from ....engine.record import State
from .areas import castle_roads, leads_to_castle
from .components import BARRELS, INCOME_BARRELS, INCOME_CASTLE, MAX_PLAYERS, SHOWS, TRACK_GOLD
from .state import BARREL_INCOME, CASTLE_INCOME, CATCH_UP, GOLD, POINTS


@compiled
def book(player: State, source: int, points: int, gold: int) -> None:
    """Give or take points and gold, and write it into the ledger."""
    player.points += points
    player.gold += gold
    player.ledger[source, POINTS] += points
    player.ledger[source, GOLD] += gold


@compiled
def track_side(state: State) -> int:
    """Return the side of the round track: 0 for 2 to 4 players, 1 for 5."""
    return 1 if state.players == MAX_PLAYERS else 0


@compiled
def connected_barrels(player: State) -> int:
    """Count the tiles with barrels whose road leads to the castle."""
    roads = castle_roads(player)
    tiles = 0
    for place in range(player.tiles):
        if SHOWS[player.faces[place] // 4, BARRELS] > 0 and leads_to_castle(roads, place):
            tiles += 1
    return tiles


@compiled
def players_ahead(state: State, seat: int) -> int:
    """Count the players with strictly more points."""
    ahead = 0
    for other in range(state.players):
        if state.seats[other].points > state.seats[seat].points:
            ahead += 1
    return ahead


@compiled
def take_income(state: State) -> None:
    """Each player takes gold for the castle, for connected barrels, and for each player ahead (ruling 1)."""
    for seat in range(state.players):
        player = state.seats[seat]
        book(player, CASTLE_INCOME, 0, INCOME_CASTLE)
        book(player, BARREL_INCOME, 0, INCOME_BARRELS * connected_barrels(player))
        behind = TRACK_GOLD[track_side(state), state.round_number]
        book(player, CATCH_UP, 0, behind * players_ahead(state, seat))
