"""What a choice brings: what a tile changes in the coming scorings, scrolls and incomes, and what it costs."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ....engine.game import ScoreLine, Sense
from ....engine.record import State, copied, state_array
from ....engine.texts import Texts, texts
from ..analysis.outlook import END, INCOME, SCORING, STAGES, outlook
from ..analysis.placement_gains import Change, changes_of_clan, clan_of, counted
from ..rules.actions import AXE, BUILD_TILE, BUY_TILE, LAY, MOST_LEGAL, PASS, PRICE, RECONSIDER
from ..rules.buying import seller_of, slot_of
from ..rules.clan import lay
from ..rules.components import (
    GOLD_FOR_A_POINT,
    LETTERS,
    NOTHING,
    OPEN_SCORING_TILES,
    ROUNDS,
    TRACK_SCORED,
)
from ..rules.income import track_side
from ..rules.offer import slot_to_price
from ..rules.rules import legal, may_act
from ..rules.scoring import is_majority
from ..rules.state import BARREL_INCOME, GOLD, KEPT, POINTS, PURCHASES, SCORED, SCROLLS, SOURCE_NAMES, SOURCES
from .explain import TEXTS
from .names import cell_name

Stages = NDArray[np.int32]


@dataclass(frozen=True)
class Laid:
    """What a tile brings where it lies; a tile that fits nowhere brings nothing and has no cell."""

    brings: str  # as a sentence
    what: str  # of its figures alone; empty where there are none
    cell: int | None
    lines: tuple[ScoreLine, ...]


def senses(state: State, seat: int, language: str) -> Mapping[int, Sense]:
    """Tell what the legal actions of a seat bring: its own tiles, and those that lie open before the others."""
    if not may_act(state, seat):
        return {}
    tiles = _Tiles(state, seat, texts(language, TEXTS))
    ids = np.zeros(MOST_LEGAL, np.int32)
    found = ((action, tiles.sense(action)) for action in ids[: legal(state, seat, ids)].tolist())
    return {action: sense for action, sense in found if sense is not None}


class _Tiles:
    """What tiles would bring a seat."""

    def __init__(self, state: State, seat: int, say: Texts) -> None:
        self.state, self.seat, self.say = state, seat, say
        self.player = state.seats[seat]
        rounds = int(ROUNDS[state.players])
        coming = range(int(state.round_number), rounds + 1)
        side = track_side(state)
        # How often each letter is still scored, the scoring of this round included.
        self.times = [
            sum(int(TRACK_SCORED[side, number]) >> letter & 1 for number in coming)
            for letter in range(OPEN_SCORING_TILES)
        ]
        self.incomes = rounds - int(state.round_number)
        self.before = _outlook(state, seat)
        self._laid: dict[int, Laid] = {}

    def sense(self, action: int) -> Sense | None:
        """Tell what an action brings, or nothing where it changes nothing."""
        say = self.say
        if action in (PASS, RECONSIDER):
            return None
        if action >= LAY:
            laid = self._lay(int(self.player.building), (action - LAY) // 4, (action - LAY) % 4)
            return Sense(laid.brings, laid.lines)
        if action >= BUILD_TILE:
            laid = self._best(action - BUILD_TILE)
            return Sense(self._with_place(laid), laid.lines)
        if action >= BUY_TILE:
            tile = action - BUY_TILE
            seller = self.state.seats[seller_of(self.state, tile)]
            price = int(seller.price[slot_of(seller, tile)])
            laid = self._best(tile)
            text = say("sense-costs", gold=price, brings=self._with_place(laid))
            return Sense(text, (self._line(PURCHASES, 0, -price), *laid.lines))
        if action > PRICE:
            gold = action - PRICE
            laid = self._best(int(self.player.offer[slot_to_price(self.player)]))
            text = say("sense-price", gold=gold, brings=self._with_place(laid))
            return Sense(text, (self._line(KEPT, 0, -gold), *laid.lines))
        laid = self._best(action - AXE)
        text = say("sense-axe", what=laid.what) if laid.what else say("sense-axe-nothing")
        return Sense(text, tuple(self._given_up(line) for line in laid.lines))

    def _with_place(self, laid: Laid) -> str:
        if laid.cell is None:
            return laid.brings
        return self.say("sense-place", brings=laid.brings, cell=cell_name(laid.cell)(self.say))

    def _best(self, tile: int) -> Laid:
        """Lay a tile where it brings most until the end."""
        if tile not in self._laid:
            changes = changes_of_clan(clan_of(self.player), tile, counted(self.state))
            if changes:
                best = max(changes, key=self._worth(tile))
                self._laid[tile] = self._lay(tile, best.cell, best.turned)
            else:
                self._laid[tile] = Laid(self.say("sense-fits-nowhere"), "", None, ())
        return self._laid[tile]

    def _worth(self, tile: int) -> Callable[[Change], float]:
        """Return what tells how many points a placement is worth until the end, gold as the rules exchange it."""
        open_tiles = [
            (int(scored), times)
            for scored, times in zip(self.state.scoring, self.times, strict=True)
            if scored != NOTHING
        ]
        each = [times for scored, times in open_tiles if not is_majority(scored)]

        def worth(change: Change) -> float:
            points = sum(n * times for n, times in zip(change.points, each, strict=True))
            return points + change.scrolls + change.income * self.incomes / GOLD_FOR_A_POINT

        return worth

    def _lay(self, tile: int, cell: int, turned: int) -> Laid:
        trial = copied(self.state)
        lay(trial.seats[self.seat], cell, 4 * tile + turned)
        change = _outlook(trial, self.seat).astype(np.int64) - self.before
        say, lines, told = self.say, [], []
        for letter, scored in enumerate(self.state.scoring.tolist()):
            points, times = (
                int(change[SCORING, SCORED + scored, POINTS]) if scored != NOTHING else 0,
                self.times[letter],
            )
            if points and times:
                what = _points(points, say)
                told.append(say("sense-letter", letter=LETTERS[letter], what=what, times=times))
                detail = say("sense-times", times=times, what=what)
                lines.append(self._line(SCORED + scored, points * times, 0, detail))
        scrolls = 0
        for source in range(SCROLLS, SOURCES):
            if points := int(change[END, source, POINTS]):
                scrolls += points
                lines.append(self._line(source, points, 0, say("sense-as-things-lie")))
        if scrolls:
            told.append(say("sense-scrolls", what=_points(scrolls, say)))
        gold = int(change[INCOME, BARREL_INCOME, GOLD])
        if gold and self.incomes:
            told.append(say("sense-income", gold=gold, times=self.incomes))
            detail = say("sense-times", times=self.incomes, what=say("sense-gold", gold=gold))
            lines.append(self._line(BARREL_INCOME, 0, gold * self.incomes, detail))
        what = ", ".join(told)
        return Laid(say("sense-brings", what=what) if what else say("sense-nothing"), what, cell, tuple(lines))

    def _line(self, source: int, points: int, gold: int, detail: str = "") -> ScoreLine:
        name = SOURCE_NAMES[source]
        return ScoreLine(name, self.say(f"source-{name}"), {"points": points, "gold": gold}, detail)

    def _given_up(self, line: ScoreLine) -> ScoreLine:
        return ScoreLine(line.source, line.label, {name: -n for name, n in line.amounts.items()}, line.detail)


def _outlook(state: State, seat: int) -> Stages:
    stages = np.zeros((STAGES, SOURCES, 2), np.int32)
    outlook(state_array(state), seat, stages)
    return stages


def _points(points: int, say: Texts) -> str:
    return say("sense-points", points=points, shown=str(points) if points >= 0 else f"−{-points}")
