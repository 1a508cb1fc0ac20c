"""Tables for tests, laid out by hand in the notation. No rule is repeated here."""

import numpy as np

from meadhall.engine.contract import CHANCE
from meadhall.engine.play import step
from meadhall.engine.record import State, blank
from meadhall.games.vikings.notation.action_notation import FIGURE_LETTERS, TILE_LETTERS, action_text, read_action
from meadhall.games.vikings.notation.position import DISPLAYS
from meadhall.games.vikings.rules.actions import MOST_LEGAL
from meadhall.games.vikings.rules.components import NOTHING, SPECIAL_NAMES
from meadhall.games.vikings.rules.offer import outcomes
from meadhall.games.vikings.rules.rules import clear_turn, legal, turn
from meadhall.games.vikings.rules.state import BUY, SOURCE_NAMES, STATE

START_TILE_ONLY = "gold 20 fame 10\nG <"


def display(text: str) -> State:
    """Return one player's display."""
    readers, _ = DISPLAYS.alone(text)
    return readers[0].finish()


def table(
    *displays: str,
    phase: int = BUY,
    round_number: int = 1,
    wheel: str = "",
    bought: str = "",
    open_specials: tuple[str, ...] = (),
    drawn: str = "",
    advanced: bool = False,
    auction: bool = False,
) -> State:
    """Lay out a table at which the first of the displays' owners is start player and has the turn."""
    state = blank(STATE)
    clear_turn(state)
    state.players = max(len(displays), 2)
    state.phase = phase
    state.round_number = round_number
    state.advanced = advanced
    state.auction = auction
    for seat in range(state.players):
        state.seats[seat] = display(displays[seat] if seat < len(displays) else START_TILE_ONLY)
    for price, group in enumerate(wheel.split()):
        if group != ".":
            state.wheel_tile[price] = TILE_LETTERS.index(group[0])
            state.wheel_figure[price] = FIGURE_LETTERS.index(group[1]) if group[1:] else NOTHING
    if bought:
        state.tile, state.figure = TILE_LETTERS.index(bought[0]), FIGURE_LETTERS.index(bought[1])
    for name in open_specials:
        state.special_open[SPECIAL_NAMES.index(name)] += 1
    for figure in drawn:
        state.drawn[FIGURE_LETTERS.index(figure)] += 1
    # Enough to draw from, where a test goes on to the next round.
    state.stacks[:] = 3
    state.bag[:] = 5
    return state


def legal_texts(state: State, seat: int | None = None) -> list[str]:
    """Return what is legal, as texts."""
    ids, weights = np.zeros(MOST_LEGAL, np.int32), np.zeros(MOST_LEGAL, np.int32)
    actor = turn(state) if seat is None else seat
    n = outcomes(state, ids, weights) if actor == CHANCE else legal(state, actor, ids)
    return [action_text(action) for action in ids[:n].tolist()]


def play(state: State, *actions: str) -> State:
    """Carry out actions one after the other; each must be legal."""
    ids, weights = np.zeros(MOST_LEGAL, np.int32), np.zeros(MOST_LEGAL, np.int32)
    for action in actions:
        assert step(state, turn(state), read_action(action), ids, weights), (
            f"{action} is not legal: {legal_texts(state)}"
        )
    return state


def booked(player: State) -> dict[str, tuple[int, int]]:
    """Return a player's ledger as fame and gold by source, without what she brought along."""
    lines = zip(SOURCE_NAMES, player.ledger.tolist(), strict=True)
    return {name: (fame, gold) for name, (fame, gold) in lines if (fame or gold) and name != "carried"}
