"""`search`: looks ahead by Monte Carlo tree search, as long as its budget lasts."""

import math
import time
from dataclasses import dataclass, field, replace
from functools import partial
from threading import Event
from typing import Any

import numpy as np

from ..engine import calling
from ..engine.compiled import interpreted
from ..engine.compiling import compile_here
from ..engine.game import Game
from ..engine.record import blank
from .greedy import evaluate_action, list_actions
from .heuristics import heuristics_of
from .interface import Bot, Observation, Thought, Thoughts
from .judgement import judge_leaf
from .mcts import NODE, ROOT, SETTINGS, child_of, iterate, most_visited, set_greedy_prior, transplant, tries_ahead
from .network_choice import NetworkChoice, NetworkSetting
from .workspace import workspace

# A search looks at the clock and at its stop about this often.
BREATH_SECONDS = 0.01
# Before this part of its time a search does not know its own pace well enough to tell that its choice is settled.
SHORTEST_PART = 0.1
MOST_NODES = 400_000
# So many iterations need all of the code.
FIRST_ITERATIONS = 20
LONGEST_LINE = 12
MOST_LINES = 3


@dataclass(frozen=True)
class SearchSettings:
    """A budget, in iterations (repeatable) or seconds, and how to search."""

    iterations: int | None = 1000
    seconds: float | None = None
    explore: float = 1.0
    margin: float = 0.1
    prior_temperature: float = 3.0
    rollout: int = 1
    prior: int = 1
    greedy_root_prior: int = 1
    depth: int = 1000
    judged_rollouts: int = 1
    guess_hidden: int = 1
    network: NetworkSetting = 1
    network_depth: int = 0
    reuse: int = 1
    nodes: int = MOST_NODES
    terms: dict[str, float] = field(default_factory=dict)


def settings_record(settings: SearchSettings) -> Any:
    """Return settings as compiled code reads them; which network there is, if any, depends on the table."""
    record = blank(SETTINGS)
    for name in SETTINGS.names or ():
        if name != "network":
            setattr(record, name, getattr(settings, name))
    return record


class SearchBot(Bot):
    """Grows a tree of what may come, and chooses what it tried most often."""

    follows = True

    def __init__(self, game: Game, seed: int | None = None, settings: SearchSettings | None = None) -> None:
        super().__init__(game, seed)
        self.settings = settings or SearchSettings()
        self._heuristics = heuristics_of(game)
        self._weights = self._heuristics.weights(self.settings.terms)
        self._greedy_asks = self._heuristics.greedy.get("network", 1)
        self._workspace = workspace(game)
        self._networks = NetworkChoice(game, self.settings.network)
        self._compiled_settings = settings_record(self.settings)
        self._nodes = np.zeros(self._room(), NODE)
        self._spare = np.zeros_like(self._nodes)
        self._used = np.zeros(1, np.int64)
        self._clear()

    def _budget_text(self) -> str:
        iterations, seconds = self.settings.iterations, self.settings.seconds
        return f", {iterations} iterations" if iterations is not None else f", {seconds:g} s"

    def _take_network(self, observation: Observation) -> None:
        """Ask the network for tables such as this one from now on, or none."""
        network = self._networks.of_table(observation.state)
        self._workspace = self._workspace._replace(network=network)
        self._compiled_settings.network = network.knows

    def _room(self) -> int:
        """Return how many nodes to hold: an iteration grows the children of one node, and the tree is reused."""
        if self.settings.iterations is None:
            return self.settings.nodes
        return min(self.settings.nodes, 2000 + 60 * self.settings.iterations)

    def _clear(self) -> None:
        self._nodes[ROOT] = blank(NODE)
        self._used[0] = 1

    def consider(self, observation: Observation, stop: Event) -> Thoughts:
        self._compile(observation)
        self._search(observation, stop)
        options = self._options(observation)
        lines = [self._line(observation.seat, option.action) for option in options[:MOST_LINES] if option.visits]
        return Thoughts(options[0].action, options, lines[0] if lines else [], lines[1:])

    def choose(self, observation: Observation, stop: Event) -> int:
        self._compile(observation)
        self._search(observation, stop, until_settled=True)
        return self._options(observation)[0].action

    def _compile(self, observation: Observation) -> None:
        """Compile or load the search before its time begins to run: interpreted, it would hardly get anywhere."""
        if interpreted() or calling.calls_compiled(self.game.code, "bots"):
            return
        trial = SearchBot(self.game, 0, replace(self.settings, iterations=FIRST_ITERATIONS, seconds=None))
        first, next_one = (replace(observation, since=None), replace(observation, since=[]))
        steps = [partial(trial.consider, asked, Event()) for asked in (first, next_one)]
        compile_here(f"{self.game.title}, search", self.game.code, "search", steps)
        calling.use_compiled(self.game.code, "bots")

    def _search(self, observation: Observation, stop: Event, until_settled: bool = False) -> None:
        begun = time.perf_counter()
        self._follow(observation)
        self._take_network(observation)
        self._workspace.states[0] = observation.state
        if len(observation.legal) > 1:
            deadline = begun + self.settings.seconds if self.settings.seconds is not None else None
            if self.settings.greedy_root_prior:
                self._set_greedy_prior(observation.seat, deadline, stop)
            self._grow(observation, deadline, stop, until_settled)

    def _follow(self, observation: Observation) -> None:
        """Keep the part of the tree that what has happened since leads to, where it can be followed."""
        node = ROOT
        for seat, action in observation.since or ():
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

    def _set_greedy_prior(self, seat: int, deadline: float | None, stop: Event) -> None:
        """Let greedy have the first look at the root: it plays the turn out, which a look at one action does not.

        Where the time is too short for all actions, the rest is left to the search's own first look.
        """
        work, asks = self._workspace, int(self._compiled_settings.network and self._greedy_asks)
        work.states[3] = work.states[0]
        n = list_actions(work, seat, self.settings.guess_hidden, self.rng)
        judged = 0
        while judged < n:
            if not evaluate_action(work, seat, self._weights, self._heuristics.ahead, asks, judged, work.priors):
                judged = asks = 0
                continue
            judged += 1
            if stop.is_set() or (deadline is not None and time.perf_counter() >= deadline):
                break
        set_greedy_prior(self._nodes, self._used, work, seat, judged, self._compiled_settings)
        work.states[0] = work.states[3]

    def _grow(self, observation: Observation, deadline: float | None, stop: Event, until_settled: bool) -> None:
        """Iterate until the budget is used up, or until the time that is left cannot change the choice any more."""
        begun = time.perf_counter()
        left = self.settings.iterations if self.settings.iterations is not None else 1 << 60
        pace = 1
        quickest = math.inf
        while left > 0:
            before = time.perf_counter()
            now = min(pace, left)
            iterate(
                self._nodes,
                self._used,
                self._workspace,
                observation.seat,
                self._weights,
                self._compiled_settings,
                self.rng,
                now,
            )
            left -= now
            after = time.perf_counter()
            if stop.is_set() or (deadline is not None and after >= deadline):
                return
            per_iteration = (after - before) / now
            quickest = min(quickest, per_iteration)
            if (
                until_settled
                and deadline is not None
                and after - begun > SHORTEST_PART * (deadline - begun)
                and tries_ahead(self._nodes, observation.seat, observation.legal) * quickest > deadline - after
            ):
                return
            # As many iterations as fit between two looks at the clock.
            room = BREATH_SECONDS if deadline is None else min(BREATH_SECONDS, deadline - after)
            pace = int(max(1, min(2 * now, room / per_iteration if per_iteration > 0 else 2 * now)))

    def _options(self, observation: Observation) -> list[Thought]:
        """Tell what the search thinks of each legal action; of what it never tried, what it thinks of the others."""
        nodes = [child_of(self._nodes, ROOT, observation.seat, int(action)) for action in observation.legal]
        tried = [node for node in nodes if node and self._nodes[node].visits]
        visits = sum(int(self._nodes[node].visits) for node in tried)
        untried = (
            sum(float(self._nodes[node].total) for node in tried) / visits if visits else self._first_share(observation)
        )
        options = []
        for action, node in zip(observation.legal, nodes, strict=True):
            visits = int(self._nodes[node].visits) if node else 0
            share = float(self._nodes[node].total) / visits if visits else untried
            options.append(Thought(int(action), visits, min(max(share, 0.0), 1.0)))
        options.sort(key=lambda thought: (-thought.visits, -thought.share, thought.action))
        return options

    def _first_share(self, observation: Observation) -> float:
        """Return the share of the victory that a seat expects without a search."""
        work = self._workspace
        work.states[1] = observation.state
        judge_leaf(work, self._compiled_settings.network, self._weights, 0.0)
        return float(work.rewards[observation.seat])

    def _line(self, seat: int, action: int) -> list[tuple[int, int]]:
        """Return how the search expects the game to go on with an action."""
        line: list[tuple[int, int]] = []
        node = child_of(self._nodes, ROOT, seat, action)
        while node and len(line) < LONGEST_LINE:
            line.append((int(self._nodes[node].seat), int(self._nodes[node].action)))
            node = most_visited(self._nodes, node)
        return line
