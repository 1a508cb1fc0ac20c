"""The miner: plays bots' games and keeps the positions that are puzzles.

A position must pass, the cheapest question first: a search at a glance, and a short one, choose something else than a
look to the end of the turn (`greedy`) and the priors; the judge, asked about every legal action with a few seeds, finds
the same one best; games played on do not say otherwise; and with many seeds its lead over each rival is clear and
certain. Then more games are played on from the answer and from its rivals with the same draws: their result must say the
same, and their ledgers tell why (docs/puzzles.md).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import log2
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import create, playouts
from ..bots.greedy import GreedyBot
from ..bots.playouts import Mean, Playouts, certain, compared, mean_of
from ..engine.contract import OVER
from ..engine.game import Game
from ..engine.match import Match
from .judge import Judge
from .puzzle import Compared, Gain, Judged, Puzzle

# Names that read the same in every language; whom a puzzle is for is called by the first.
SOLVER, OTHERS = "Ida", ("Ole", "Una", "Finn", "Liv", "Jon", "Siv", "Tor")

FEWEST_CHOICES, MOST_CHOICES = 3, 30
GLANCE, SHORT_SEARCH = 100, 400
# What is tried so often at a glance is what a longer search would find, too.
PLAIN = 0.8
# What was tried less is not known well enough to say anything against it.
FEWEST_VISITS = 20
# What the lead must be in the short search, and in the end.
SHORT_LEAD, LEAD = 0.04, 0.04
# What a judge who has learned nothing must find of it, too.
DOUBTED_LEAD, DOUBTED_SEEDS = 0.02, 4
# The lead must be so many of its standard errors, for the judge's searches and for the games played on.
SURE, PLAYED_SURE = 4.0, 2.0
PLAYED_LEAD = 0.02
FIRST_PLAYOUTS = 60
# Whoever has as good as lost learns nothing.
SMALLEST_SHARE = 0.2
ROUGH_SEEDS = 2
MOST_RIVALS = 5
# Rounds that look for rivals, the second only where too many come near: first seed, iterations of each search, the lead
# that makes a rival no rival, and how many may come near.
ROUNDS = ((0, 120, 0.1, 12), (50, 400, 0.05, MOST_RIVALS))
FIRST_SEED = 100
FIRST_SEEDS, SEEDS, ITERATIONS = 2, 8, 600
PLAYOUTS = 240
MOST_GAINS = 6
MOST_OF_A_GAME = 3
PLIES_BETWEEN = 12
_Shares = dict[int, NDArray[np.float64]]  # of an action, from one search each
# Budgets of a search that tell how deep a puzzle lies: the smallest that finds the answer with all seeds.
DEPTHS = (20, 60, 180, 540, 1620)


@dataclass(frozen=True)
class Wish:
    """Which games to play."""

    game: Game
    players: int
    options: Mapping[str, Any]
    bot: str = "greedy:noise=1"
    seed: int = 0


def mine(wish: Wish, first: int, games: int) -> Iterator[Puzzle]:
    """Play games with the given numbers, and return the puzzles that are found."""
    miner = _Miner(wish)
    for number in range(first, first + games):
        yield from miner.game(number)


class _Miner:
    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.judge, self.doubter = Judge(wish.game), Judge(wish.game, network=0)
        self.playouts = Playouts(wish.game)
        self.greedy = GreedyBot(wish.game, seed=wish.seed)

    def game(self, number: int) -> Iterator[Puzzle]:
        wish, game = self.wish, self.wish.game
        solver = number % wish.players
        names = list(OTHERS[: wish.players - 1])
        names.insert(solver, SOLVER)
        match = Match(game, wish.players, names=names, seed=wish.seed * 1_000_003 + number, **wish.options)
        bots = [create(wish.bot, game, seed=number * 10 + seat) for seat in range(wish.players)]
        found, last = 0, -PLIES_BETWEEN
        while match.turn != OVER and found < MOST_OF_A_GAME:
            seat, legal = match.turn, match.legal_actions
            if seat == solver and FEWEST_CHOICES <= len(legal) <= MOST_CHOICES and match.ply - last >= PLIES_BETWEEN:
                puzzle = self.look(match, seat, f"{wish.bot}, seed {wish.seed}, game {number}, ply {match.ply}")
                if puzzle is not None:
                    found, last = found + 1, match.ply
                    yield puzzle
            match.play(legal[0] if len(legal) == 1 else bots[seat].act(match, seat), seat)

    def look(self, match: Match, seat: int, source: str) -> Puzzle | None:
        """Return the puzzle that a position is, if it is one."""
        judge = self.judge
        leads = self.greedy.leads(match, seat)
        obvious = max(leads, key=lambda action: leads[action])
        plain = (obvious, judge.prior_choice(match, seat))
        glance = judge.search(match, seat, match.ply, GLANCE)
        if glance[0].action in plain and glance[0].visits > PLAIN * GLANCE:
            return None
        short = judge.search(match, seat, match.ply, SHORT_SEARCH)
        answer = short[0].action
        if answer in plain or len(short) < 2 or short[0].share < SMALLEST_SHARE:
            return None
        known = [other.share for other in short[1:] if other.visits >= FEWEST_VISITS]
        if known and short[0].share - max(known) < SHORT_LEAD:
            return None
        asked = _at_its_position(match, seat)
        if asked is None:
            return None
        shares = self._shares(asked, seat, answer, obvious)
        if shares is None or self._is_doubted(asked, seat, answer, obvious, shares):
            return None
        return self._puzzle(asked, seat, answer, obvious, shares, source)

    def _shares(self, match: Match, seat: int, answer: int, obvious: int) -> _Shares | None:
        """Return the shares of all actions, those of the answer and its rivals from many searches, if it is best for certain."""
        found = self._rivals(match, seat, answer)
        if found is None:
            return None
        rough, rivals = found
        best = self.playouts.after(match, seat, answer, 2, range(FIRST_PLAYOUTS)).shares.mean()
        for rival in {obvious, rivals[0]}:
            if self.playouts.after(match, seat, rival, 2, range(FIRST_PLAYOUTS)).shares.mean() > best:
                return None
        exact: _Shares = {answer: np.zeros(0)}
        for seeds in (FIRST_SEEDS, SEEDS):
            self._search_more(match, seat, answer, seeds, exact)
            for rival in rivals:
                self._search_more(match, seat, rival, seeds, exact)
                lead = mean_of(exact[answer] - exact[rival])
                if lead.value < LEAD or (seeds == SEEDS and lead.value < SURE * lead.error):
                    return None
        return rough | exact

    def _rivals(self, match: Match, seat: int, answer: int) -> tuple[_Shares, list[int]] | None:
        """Return the rough shares of all actions, and the actions that come near the answer; none where too many do."""
        rough: _Shares = {}
        near = [action for action in match.legal_actions_of(seat) if action != answer]
        for first, iterations, lead, most in ROUNDS:
            rough |= {
                action: np.array(
                    [self.judge.share(match, seat, action, first + seed, iterations) for seed in range(ROUGH_SEEDS)]
                )
                for action in [answer, *near]
            }
            means = {action: float(rough[action].mean()) for action in [answer, *near]}
            noise = float(np.sqrt(np.mean([rough[action].var(ddof=1) for action in means]) / ROUGH_SEEDS))
            near.sort(key=lambda action: -means[action])
            nearest = near[0]
            near = [action for action in near if means[action] > means[answer] - lead - 4 * noise]
            if means[nearest] > means[answer] or len(near) > most:
                return None
            if len(near) <= MOST_RIVALS:
                return rough, near or [nearest]
        return None

    def _is_doubted(self, match: Match, seat: int, answer: int, obvious: int, shares: _Shares) -> bool:
        """Ask a judge without a network, where the other one has one, about the answer and what comes next to it."""
        if not self.judge.asks_network(match):
            return False
        order = sorted(shares, key=lambda action: -float(shares[action].mean()))
        seeds = range(FIRST_SEED, FIRST_SEED + DOUBTED_SEEDS)
        best, *rivals = (
            np.array([self.doubter.share(match, seat, action, seed, ITERATIONS) for seed in seeds])
            for action in dict.fromkeys([answer, *order[:4], obvious])
        )
        return any((best - rival).mean() < DOUBTED_LEAD for rival in rivals)

    def _search_more(self, match: Match, seat: int, action: int, seeds: int, exact: _Shares) -> None:
        known = exact.get(action, np.zeros(0))
        numbers = range(FIRST_SEED + len(known), FIRST_SEED + seeds)
        more = [self.judge.share(match, seat, action, seed, ITERATIONS) for seed in numbers]
        exact[action] = np.concatenate([known, more])

    def _puzzle(
        self,
        match: Match,
        seat: int,
        answer: int,
        obvious: int,
        shares: _Shares,
        source: str,
    ) -> Puzzle | None:
        text = match.game.action_text
        means = {action: mean_of(values) for action, values in shares.items()}
        order = sorted(means, key=lambda action: (action != answer, -means[action].value))
        if means[order[1]].value > means[answer].value - LEAD:
            return None
        rivals = list(dict.fromkeys([obvious, order[1], *order[2:4]]))
        compared = self._compared(match, seat, answer, rivals)
        if compared is None:
            return None
        margin = _lead(shares[answer], shares[order[1]])
        digest = blake2b(f"{match.position}/{seat}".encode(), digest_size=4).hexdigest()
        leads = self.greedy.leads(match, seat)
        return Puzzle(
            name=digest,
            position=match.position,
            seat=seat,
            answer=text(answer),
            obvious=text(obvious),
            margin=round(margin.value, 4),
            error=round(margin.error, 4),
            rating=self._rating(match, seat, answer, sorted(leads, key=lambda a: -leads[a]).index(answer), margin),
            judged=tuple(
                Judged(action=text(a), share=round(means[a].value, 4), error=round(means[a].error, 4)) for a in order
            ),
            compared=compared,
            playouts=PLAYOUTS,
            judge=f"search:{ITERATIONS} x{SEEDS}",
            source=source,
        )

    def _compared(self, match: Match, seat: int, answer: int, rivals: list[int]) -> tuple[Compared, ...] | None:
        best = self.playouts.after(match, seat, answer, 1, range(PLAYOUTS))
        told = []
        for rival in rivals:
            found = compared(match, seat, best, self.playouts.after(match, seat, rival, 1, range(PLAYOUTS)))
            if found.share.value < max(PLAYED_LEAD, PLAYED_SURE * found.share.error):
                return None
            told.append(
                Compared(
                    action=match.game.action_text(rival),
                    share=round(found.share.value, 4),
                    error=round(found.share.error, 4),
                    points=round(found.points.value, 2),
                    own=_told(found.own),
                    others=_told(found.others),
                )
            )
        return tuple(told)

    def _rating(self, match: Match, seat: int, answer: int, rank: int, margin: Mean) -> int:
        """Return how hard it is: many choices, an answer that looks bad, found only by deep searches, and by a small lead."""
        depth = next((i for i, budget in enumerate(DEPTHS) if self._finds(match, seat, answer, budget)), len(DEPTHS))
        choices = len(match.legal_actions_of(seat))
        hard = 700 + 130 * depth + 90 * min(rank, 5) + 70 * log2(choices / 2) - 1500 * (min(margin.value, 0.25) - LEAD)
        return int(min(2400, max(500, round(hard, -1))))

    def _finds(self, match: Match, seat: int, answer: int, budget: int) -> bool:
        return all(self.judge.search(match, seat, seed, budget)[0].action == answer for seed in range(3))


def _at_its_position(match: Match, seat: int) -> Match | None:
    """Return the match begun at its position's text, if that says all there is to know."""
    game = match.game
    if game.position_text(match.state, match.names) != match.position:
        return None
    asked = Match.from_position(game, match.position, auto_chance=False)
    same = list(asked.legal_actions_of(seat)) == list(match.legal_actions_of(seat))
    return asked if same and asked.view(seat) == match.view(seat) else None


def _lead(answer: NDArray[np.float64], other: NDArray[np.float64]) -> Mean:
    """Return the lead over another action; paired where both were searched with the same seeds."""
    if len(answer) == len(other):
        return mean_of(answer - other)
    one, two = mean_of(answer), mean_of(other)
    return Mean(one.value - two.value, float(np.hypot(one.error, two.error)))


def _told(gains: Sequence[playouts.Gain]) -> tuple[Gain, ...]:
    """Return the largest gains as they are written."""
    return tuple(
        Gain(source=gain.source, amount=round(gain.amount, 2), error=round(gain.error, 2))
        for gain in certain(gains)[:MOST_GAINS]
    )
