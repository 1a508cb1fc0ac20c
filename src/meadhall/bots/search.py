"""`search`: looks ahead by Monte Carlo tree search, as long as its budget lasts."""

import time
from dataclasses import dataclass, field
from threading import Event
from typing import Any

import numpy as np

from ..engine.game import Game
from ..engine.record import blank
from .desk import desk
from .guide import guide_of
from .interface import Bot, Sight, Thought, Thoughts
from .tree import NODE, ROOT, SETTINGS, child_of, iterate, most_visited, take_advice, transplant

# A search looks at the clock and at its stop about this often.
BREATH_SECONDS = 0.01
MOST_NODES = 400_000
LONGEST_LINE = 12


@dataclass(frozen=True)
class SearchSettings:
    """A budget, in iterations (repeatable) or seconds, and how to search."""

    iterations: int | None = 1000
    seconds: float | None = None
    explore: float = 1.0
    margin: float = 0.1
    warmth: float = 3.0
    rollout: int = 1
    prior: int = 1
    advice: int = 1
    depth: int = 1000
    reuse: int = 1
    nodes: int = MOST_NODES
    terms: dict[str, float] = field(default_factory=dict)


class SearchBot(Bot):
    """Grows a tree of what may come, and chooses what it tried most often."""

    follows = True

    def __init__(self, game: Game, seed: int | None = None, settings: SearchSettings | None = None) -> None:
        super().__init__(game, seed)
        self.settings = settings or SearchSettings()
        self._guide = guide_of(game)
        self._weights = self._guide.weights(self.settings.terms)
        self._desk = desk(game)
        self._compiled_settings = self._settings_record()
        self._nodes = np.zeros(self._room(), NODE)
        self._spare = np.zeros_like(self._nodes)
        self._used = np.zeros(1, np.int64)
        self._clear()

    def _settings_record(self) -> Any:
        record = blank(SETTINGS)
        for name in SETTINGS.names or ():
            setattr(record, name, getattr(self.settings, name))
        return record

    def _room(self) -> int:
        """Return how many nodes to hold: an iteration grows the children of one node, and the tree is reused."""
        if self.settings.iterations is None:
            return self.settings.nodes
        return min(self.settings.nodes, 2000 + 60 * self.settings.iterations)

    def _clear(self) -> None:
        self._nodes[ROOT] = blank(NODE)
        self._used[0] = 1

    def consider(self, sight: Sight, stop: Event) -> Thoughts:
        begun = time.perf_counter()
        self._follow(sight)
        if len(sight.legal) > 1:
            self._desk.states[0] = sight.state
            if self.settings.advice:
                self._take_advice(sight.seat)
            self._grow(sight.seat, begun, stop)
        return self._thoughts(sight)

    def _follow(self, sight: Sight) -> None:
        """Keep the part of the tree that what has happened since leads to, where it can be followed."""
        node = ROOT
        for seat, action in sight.since or ():
            if seat < 0:
                # What chance has brought is new; the tree knew it only as one of many.
                if self.settings.reuse < 2:
                    node = 0
                    break
                continue
            node = child_of(self._nodes, node, seat, action) if action is not None else 0
            if node == 0:
                break
        if node == ROOT or not self.settings.reuse:
            self._clear()
            return
        self._used[0] = transplant(self._nodes, node, self._spare)
        self._nodes, self._spare = self._spare, self._nodes

    def _take_advice(self, seat: int) -> None:
        take_advice(
            self._nodes,
            self._used,
            self._desk,
            seat,
            self._weights,
            self._compiled_settings,
            self._guide.ahead,
            self.rng,
        )

    def _grow(self, seat: int, begun: float, stop: Event) -> None:
        deadline = begun + self.settings.seconds if self.settings.seconds is not None else None
        left = self.settings.iterations if self.settings.iterations is not None else 1 << 60
        pace = 16
        while left > 0:
            before = time.perf_counter()
            now = min(pace, left)
            iterate(self._nodes, self._used, self._desk, seat, self._weights, self._compiled_settings, self.rng, now)
            left -= now
            after = time.perf_counter()
            if stop.is_set() or (deadline is not None and after >= deadline):
                return
            # As many iterations as fit between two looks at the clock.
            per_iteration = (after - before) / now
            room = BREATH_SECONDS if deadline is None else min(BREATH_SECONDS, deadline - after)
            pace = int(max(1, min(2 * now, room / per_iteration if per_iteration > 0 else 2 * now)))

    def _thoughts(self, sight: Sight) -> Thoughts:
        options = []
        for action in sight.legal:
            child = child_of(self._nodes, ROOT, sight.seat, int(action))
            visits = int(self._nodes[child].visits) if child else 0
            share = float(self._nodes[child].total) / visits if visits else 0.0
            options.append(Thought(int(action), visits, min(max(share, 0.0), 1.0)))
        options.sort(key=lambda thought: (-thought.visits, -thought.share, thought.action))
        return Thoughts(options[0].action, options, self._line())

    def _line(self) -> list[tuple[int, int]]:
        line: list[tuple[int, int]] = []
        node = most_visited(self._nodes, ROOT)
        while node and len(line) < LONGEST_LINE:
            line.append((int(self._nodes[node].seat), int(self._nodes[node].action)))
            node = most_visited(self._nodes, node)
        return line
