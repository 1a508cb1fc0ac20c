"""What a choice brings: the coming scorings and the end as the display lies then, against how it lies now."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ....engine.game import ScoreLine, Sense
from ....engine.record import State, copied
from ....engine.texts import Texts, texts
from ..analysis.outlook import BOOKED, END, LARGE, SMALL, STAGES, outlook, scorings_left
from ..analysis.placement_gains import gain_of_start, gains_of_places
from ..notation.action_notation import read_action
from ..rules.actions import BID_GOLD, CELL, MOST_LEGAL, SHIP_COLUMN, START_ROW
from ..rules.components import ROWS, TILE_NAMES
from ..rules.rules import apply, legal, turn
from ..rules.scoring import payment
from ..rules.state import (
    AUCTIONS,
    BID,
    BUY,
    EXCHANGE_TILE,
    FAME,
    FERRY_FIGURE,
    GOLD,
    GOLD_EXCHANGE,
    PLACE_COLOUR,
    PLACE_FIGURE,
    PLACE_ISLAND,
    PLACE_SHIP,
    PLACE_START,
    PURCHASES,
    REMOVE_FIGURE,
    REPLACE_MIDDLE,
    SHIPS_NOT_REPELLED,
    SOURCE_NAMES,
    SOURCES,
    STATE,
    TREASURE_GOLD,
)
from .explain import TEXTS
from .names import cell_name, text_key

# Choices of which no scoring tells anything.
WITHOUT_FIGURES = (REMOVE_FIGURE, PLACE_COLOUR)

Amounts = NDArray[np.int64]  # fame and gold


@dataclass(frozen=True)
class Expected:
    """What a seat has booked and what the coming scorings bring it, by stage, source and currency."""

    stages: NDArray[np.int64]
    small: int  # small scorings to come
    large: int
    worth: int  # all of it, in gold

    @property
    def total(self) -> Amounts:
        """Everything by source, but that gold is not exchanged: it is told as gold."""
        stages = self.stages
        total: Amounts = stages[BOOKED] + self.small * stages[SMALL] + self.large * stages[LARGE] + stages[END]
        total[GOLD_EXCHANGE] = 0
        total[EXCHANGE_TILE, GOLD] = 0
        return total


def senses(state: State, seat: int, language: str) -> Mapping[int, Sense]:
    """Tell what the legal actions of whoever's turn it is bring."""
    if turn(state) != seat or state.phase in WITHOUT_FIGURES:
        return {}
    say = texts(language, TEXTS)
    actions = _legal(state, seat)
    if state.phase == BID:
        return {action: _bid(state, seat, action - BID_GOLD, say) for action in actions if action >= BID_GOLD}
    before = _expected(state, seat)
    found = {}
    for action in actions:
        after = copied(state)
        apply(after, seat, action)
        place = _finish_placing(after, seat)
        shown = place if state.phase in (BUY, PLACE_START) else None
        found[action] = _sense(state, before, _expected(after, seat), shown, say)
    return found


def _legal(state: State, seat: int) -> list[int]:
    ids = np.zeros(MOST_LEGAL, np.int32)
    found: list[int] = ids[: legal(state, seat, ids)].tolist()
    return found


def _expected(state: State, seat: int) -> Expected:
    work = np.zeros(2, STATE)
    work[0] = state
    stages = np.zeros((STAGES, SOURCES, 2), np.int32)
    worth = int(outlook(work, seat, stages))
    small, large = scorings_left(state, seat)
    return Expected(stages.astype(np.int64), int(small), int(large), worth)


def _finish_placing(state: State, seat: int) -> tuple[int, int] | None:
    """Place what was bought, or land the ferry, where it brings most; return the tile and the place, if one was placed."""
    placed = None
    while turn(state) == seat:
        if state.phase == PLACE_START:
            rows = range(ROWS)
            apply(state, seat, START_ROW + max(rows, key=lambda row: gain_of_start(state, seat, row).worth))
        elif state.phase in (PLACE_ISLAND, PLACE_SHIP):
            best = max(gains_of_places(state, seat), key=lambda gain: gain.worth).place
            assert best is not None, "a tile that fits nowhere is not asked for"
            placed = int(state.tile), read_action(best)
            apply(state, seat, placed[1])
        elif state.phase in (PLACE_FIGURE, REPLACE_MIDDLE, FERRY_FIGURE):
            apply(state, seat, _best(state, seat))
        else:
            break
    return placed


def _best(state: State, seat: int) -> int:
    """Return the action after which a seat can expect most."""

    def worth(action: int) -> int:
        after = copied(state)
        apply(after, seat, action)
        return _expected(after, seat).worth

    return max(_legal(state, seat), key=worth)


def _bid(state: State, seat: int, bid: int, say: Texts) -> Sense:
    gold, fame = payment(state.seats[seat], bid)
    amounts = np.array([-fame, -gold], np.int64)
    line = _line(AUCTIONS, amounts, "", say)
    return Sense(say("sense-bid", what=_worded(-amounts, say)), (line,) if bid else ())


def _sense(state: State, before: Expected, after: Expected, place: tuple[int, int] | None, say: Texts) -> Sense:
    stages, change = after.stages - before.stages, after.total - before.total
    parts = []
    if state.phase == BUY:
        parts.append(say("sense-costs", what=_worded(-change[PURCHASES], say)))
    brought = _brought(stages, change, before, say)
    if not brought:
        parts.append(say("sense-nothing"))
    elif (np.delete(change, PURCHASES, axis=0) > 0).any():
        parts.append(say("sense-brings", what=", ".join(brought)))
    else:
        parts.append(say("sense-takes", what=", ".join(brought)))
    if place is not None:
        parts.append(say("sense-place", place=_place(*place, say)))
    lines = [_line(source, change[source], _detail(stages, source, before, say), say) for source in range(SOURCES)]
    return Sense(" ".join(parts), tuple(line for line in lines if any(line.amounts.values())))


def _brought(stages: NDArray[np.int64], change: Amounts, before: Expected, say: Texts) -> list[str]:
    """Say what comes at once, at each scoring, and at the end."""
    found = []
    if change[TREASURE_GOLD].any():
        found.append(say("sense-at-once", what=_worded(change[TREASURE_GOLD], say)))
    small, large = stages[SMALL].sum(axis=0), stages[LARGE].sum(axis=0)
    if (small == large).all() and before.small and before.large:
        if small.any():
            found.append(say("sense-each", what=_worded(small, say), n=before.small + before.large))
    else:
        if small.any() and before.small:
            found.append(say("sense-small", what=_worded(small, say), n=before.small))
        if large.any() and before.large:
            found.append(say("sense-large", what=_worded(large, say), n=before.large))
    end = change[SHIPS_NOT_REPELLED:].sum(axis=0)
    if end.any():
        found.append(say("sense-end", what=_worded(end, say)))
    return found


def _worded(amounts: Amounts, say: Texts) -> str:
    """Write amounts of fame and gold; nothing is 0 gold."""
    fame, gold = int(amounts[FAME]), int(amounts[GOLD])
    words = [say(f"sense-{name}", n=n, shown=_number(n)) for name, n in (("fame", fame), ("gold", gold)) if n]
    return say.listed(words) if words else say("sense-gold", n=0, shown="0")


def _number(n: int) -> str:
    return str(n) if n >= 0 else f"−{-n}"


def _place(tile: int, action: int, say: Texts) -> str:
    if action >= SHIP_COLUMN:
        return say("ship-in", ship=say(f"tile-{text_key(TILE_NAMES[tile])}"), column=action - SHIP_COLUMN + 1)
    return cell_name(action - CELL)(say)


def _line(source: int, amounts: Amounts, detail: str, say: Texts) -> ScoreLine:
    name = SOURCE_NAMES[source]
    booked = {"fame": int(amounts[FAME]), "gold": int(amounts[GOLD])}
    return ScoreLine(name, say(f"source-{name}"), booked, detail)


def _detail(stages: NDArray[np.int64], source: int, before: Expected, say: Texts) -> str:
    """Say how often a source pays, and what each time."""
    small, large = stages[SMALL, source], stages[LARGE, source]
    if small.any():
        return say("sense-times", n=before.small + before.large, what=_worded(small, say))
    if large.any():
        return say("sense-times", n=before.large, what=_worded(large, say))
    return say("sense-as-things-lie") if source >= SHIPS_NOT_REPELLED else ""
