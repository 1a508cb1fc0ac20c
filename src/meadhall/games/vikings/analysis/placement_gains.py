"""What groups would bring on a display: each at its best place, and the bought one wherever its tile fits."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from ....engine.record import State
from ..notation.action_notation import SHIP_LETTER, cell_text
from ..rules.components import LEFT, NOTHING, ROUNDS
from ..rules.ending import GOLD_FOR_FAME
from ..rules.placing import is_ship, put_island
from ..rules.state import PLAYER
from .outlook import (
    COMING_FAME,
    COMING_GOLD,
    END_FAME,
    END_GOLD,
    MOST_PLACEMENTS,
    best_placements,
    scorings_left,
    try_placements,
)

MOST_KEPT = 1024
PLENTY = 1000  # gold: whether ships take gold or, without gold, fame is not the question here


class Gain(NamedTuple):
    """What a placement brings as things lie."""

    place: str | None  # in notation; None where the tile fits nowhere
    fame: int  # in the coming small and large scorings
    gold: int
    end_fame: int  # at the end: ships, feeding, building tiles
    end_gold: int

    @property
    def worth(self) -> int:
        """What it is worth in gold, as the rules exchange it."""
        return GOLD_FOR_FAME * (self.fame + self.end_fame) + self.gold + self.end_gold


def gains_of_wheel(state: State, seat: int) -> dict[int, Gain]:
    """Return what each group on the wheel would bring a seat at its best place, by price."""
    return _best(
        _display(state.seats[seat]), state.wheel_tile.tobytes(), state.wheel_figure.tobytes(), *_left(state, seat)
    )


def gains_of_places(state: State, seat: int) -> tuple[Gain, ...]:
    """Return what the bought group would bring a seat at each place where its tile fits."""
    return _gains(_display(state.seats[seat]), int(state.tile), int(state.figure), *_left(state, seat))


def gain_of_start(state: State, seat: int, row: int) -> Gain:
    """Return what the bought group would bring at its best place, were the start tile laid in a row."""
    player = np.frombuffer(_display(state.seats[seat]), PLAYER).copy()[0]
    put_island(player, LEFT, row, 0)
    tile, figure = (np.array([kind], np.int8).tobytes() for kind in (state.tile, state.figure))
    return _best(bytes(player.tobytes()), tile, figure, *_left(state, seat))[0]


def is_last_round(state: State) -> bool:
    """Tell whether the end follows the next scoring."""
    return bool(state.round_number == ROUNDS)


def _left(state: State, seat: int) -> tuple[int, int]:
    small, large = scorings_left(state, seat)
    return int(small), int(large)


def _display(player: State) -> bytes:
    """Return a player without purse and ledger: what placements depend on, which changes seldom."""
    display = np.frombuffer(bytearray(player.tobytes()), PLAYER)
    display["ledger"] = 0
    display["fame"] = 0
    display["gold"] = PLENTY
    return display.tobytes()


@lru_cache(MOST_KEPT)
def _best(display: bytes, tiles: bytes, figures: bytes, small: int, large: int) -> dict[int, Gain]:
    players = np.frombuffer(bytearray(3 * display), PLAYER)
    kinds, whose = np.frombuffer(bytearray(tiles), np.int8), np.frombuffer(bytearray(figures), np.int8)
    places, out = np.zeros(MOST_PLACEMENTS, np.int32), np.zeros((MOST_PLACEMENTS + 1, 4), np.int32)
    best = np.zeros((len(kinds), 5), np.int32)
    best_placements(players, kinds, whose, small, large, places, out, best)
    return {
        group: _gain(tile, found[4], found)
        for group, (tile, found) in enumerate(zip(kinds.tolist(), best.tolist(), strict=True))
        if tile != NOTHING
    }


@lru_cache(MOST_KEPT)
def _gains(display: bytes, tile: int, figure: int, small: int, large: int) -> tuple[Gain, ...]:
    players = np.frombuffer(bytearray(3 * display), PLAYER)
    places, out = np.zeros(MOST_PLACEMENTS, np.int32), np.zeros((MOST_PLACEMENTS + 1, 4), np.int32)
    n = try_placements(players, tile, figure, small, large, places, out)
    return tuple(
        _gain(tile, place, amounts) for place, amounts in zip(places[:n].tolist(), out[:n].tolist(), strict=True)
    )


def _gain(tile: int, place: int, amounts: list[int]) -> Gain:
    text = None if place == NOTHING else f"{SHIP_LETTER}{place + 1}" if is_ship(tile) else cell_text(place)
    return Gain(text, amounts[COMING_FAME], amounts[COMING_GOLD], amounts[END_FAME], amounts[END_GOLD])
