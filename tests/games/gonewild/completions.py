"""All tables that a seat cannot tell from the true one, found by trying every hidden card: slow, and sure."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np

from meadhall.engine.chance import generator
from meadhall.engine.contract import CHANCE
from meadhall.engine.record import copied
from meadhall.games.gonewild.game import GAME
from meadhall.games.gonewild.rules.ids import CARD_IDS

from .tables import Table

Distribution = dict[bytes, float]


class Story:
    """A table with small decks, and what happened at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.start: Any = copied(table.state)
        self.log: list[tuple[int, int]] = []

    def tell(self, *texts: str) -> "Story":
        """Let these things happen."""
        for text in texts:
            self.log.append((self.table.turn, GAME.read_action(text)))
            self.table.play(text)
        return self

    def completions(self, viewer: int) -> Distribution:
        """Return all states that could be, for all that a seat has seen from the start on, with how likely each is.

        What players choose tells nothing: of two tables at which they could do what they did, the one is as likely as its cards.
        """
        possible: Distribution = defaultdict(float)
        for state, weight in deals(self.start, viewer):
            possible[state.tobytes()] += weight
        truth = copied(self.start)
        for seat, action in self.log:
            secret = seat == CHANCE and GAME.is_secret(truth, seat, action, truth, viewer)
            GAME.rules.apply(truth, seat, action)
            looks = observed(truth, viewer)
            after: Distribution = defaultdict(float)
            for before, weight in possible.items():
                for outcome, share in outcomes(state_of(before)).items():
                    if secret or outcome == action:
                        state = state_of(before)
                        GAME.rules.apply(state, seat, outcome)
                        if observed(state, viewer) == looks:
                            after[state.tobytes()] += weight * share
            possible = after
        total = sum(possible.values())
        return {state: weight / total for state, weight in possible.items()}


def state_of(text: bytes) -> Any:
    """Return the state that has these bytes."""
    return np.frombuffer(bytearray(text), GAME.state_type)[0]


def observed(state: Any, viewer: int) -> bytes:
    """Return all that a seat sees, and what it may do."""
    numbers = np.zeros(GAME.observation, np.int16)
    GAME.rules.observe(state, viewer, numbers)
    ids = np.zeros(400, np.int32)
    n = GAME.rules.legal(state, viewer, ids)
    return numbers.tobytes() + ids[:n].tobytes() + bytes([GAME.rules.turn(state) & 255])


def outcomes(state: Any) -> dict[int, float]:
    """Return what can happen now: each outcome of chance with its share, or each legal action."""
    ids, weights = np.zeros(400, np.int32), np.zeros(400, np.int32)
    turn = GAME.rules.turn(state)
    if turn != CHANCE:
        return dict.fromkeys(ids[: GAME.rules.legal(state, turn, ids)].tolist(), 1.0)
    n = GAME.rules.outcomes(state, ids, weights)
    return {int(ids[i]): float(weights[i] / weights[:n].sum()) for i in range(n)}


def deals(state: Any, viewer: int, seat: int = 0) -> Iterator[tuple[Any, float]]:
    """Deal the unseen cards of every hand in all ways; copies are told apart, so that each way is equally likely."""
    if seat == state.players:
        yield copied(state), 1.0
        return
    player = state.seats[seat]
    known = player.hand if seat == viewer else player.known[viewer]
    hidden = int(player.hand.sum() - known.sum())
    unseen = [
        card for card in range(len(CARD_IDS)) for _ in range(player.draws[card] + player.hand[card] - known[card])
    ]
    ways = Counter(combinations(unseen, hidden))
    for cards, n in ways.items():
        dealt = copied(state)
        player = dealt.seats[seat]
        player.draws[:] += player.hand - known
        player.hand[:] = known
        for card in cards:
            player.draws[card] -= 1
            player.hand[card] += 1
        for rest, weight in deals(dealt, viewer, seat + 1):
            yield rest, n * weight


def resampled(state: Any, viewer: int, times: int, seed: int = 5) -> Distribution:
    """Return how often each state came when what a seat cannot know was drawn anew."""
    rng = generator(seed)
    found: Counter[bytes] = Counter()
    for _ in range(times):
        possible = copied(state)
        GAME.rules.resample(possible, viewer, rng)
        found[possible.tobytes()] += 1
    return {drawn: n / times for drawn, n in found.items()}


def hands(states: Distribution, seat: int) -> Distribution:
    """Return how likely each hand of a seat is."""
    found: Distribution = defaultdict(float)
    for state, weight in states.items():
        found[state_of(state).seats[seat].hand.tobytes()] += weight
    return found


def difference(one: Distribution, other: Distribution) -> float:
    """Return the total variation between two distributions."""
    return sum(abs(one.get(state, 0) - other.get(state, 0)) for state in one.keys() | other.keys()) / 2
