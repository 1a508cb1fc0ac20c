"""Fit a network to what was noted in games: to who won, and to the points at the end. NumPy alone."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from ..bots.heuristics import Floats32
from ..bots.network import OUTPUTS, POINTS, VICTORY
from .positions import Positions

HELD_OUT = 0.1
BATCH = 512
RATE = 3e-3
LAST_RATE = 3e-5
DECAY = 1e-2
# How much it counts to tell the points, in their standard deviation, beside who wins.
POINTS_COUNT = 2.0
FIRST_MOMENT, SECOND_MOMENT, SMALLEST = 0.9, 0.999, 1e-8
# The weights that are kept are a mean over the last steps, with this memory.
AVERAGING = 0.999
NEWTON_STEPS = 30
RIDGE = 1e-4
# Shares are calibrated for a round from so many positions on.
ENOUGH_TO_CALIBRATE = 200

Weights = dict[str, Floats32]
Number = TypeVar("Number", bound=np.floating[Any])


@dataclass(frozen=True)
class Fit:
    """A network that was fitted, and how well it tells what it was not fitted to."""

    weights: Weights
    figures: dict[str, float] = field(default_factory=dict)


def fit(
    positions: Positions,
    hidden: int,
    steps: int,
    seed: int,
    round_feature: int,
    on_step: Callable[[int], None] | None = None,
) -> Fit:
    """Fit a network; the last games are held out, to calibrate the shares by and to tell how good it is."""
    learned_from, held_out = positions.split(HELD_OUT)
    rng = np.random.default_rng(seed)
    scale = Scale.of(learned_from)
    weights = first_weights(positions, hidden, rng)
    optimiser = Adam(weights)
    kept = {name: part.copy() for name, part in weights.items()}
    won, points = learned_from.won(), scale.points(learned_from)
    for step in range(steps):
        some = np.sort(rng.integers(0, len(learned_from), BATCH))
        seats, table = scale.features(learned_from, some)
        of_games = learned_from.game[some]
        gradients = gradients_of(weights, seats, table, won[of_games], points[of_games])
        progress = step / steps
        optimiser.step(gradients, LAST_RATE + (RATE - LAST_RATE) * 0.5 * (1 + np.cos(np.pi * progress)))
        memory = min(AVERAGING, (1 + step) / (10 + step))
        for name, part in weights.items():
            kept[name] += (1 - memory) * (part - kept[name])
        if on_step:
            on_step(step + 1)
    plain = scale.unscaled(kept)
    plain["certainty"] = calibrated(plain, held_out, round_feature)
    return Fit(plain, measured(plain, held_out, round_feature))


@dataclass(frozen=True)
class Scale:
    """How features and points are brought to a common size."""

    middle: Floats32
    width: Floats32
    table_middle: Floats32
    table_width: Floats32
    points_middle: float
    points_width: float

    @classmethod
    def of(cls, positions: Positions) -> "Scale":
        """Measure the features of some positions, and the points of their games."""
        some = slice(None, None, max(1, len(positions) // 50_000))
        seats = positions.seats[some].astype(np.float32).reshape(-1, positions.seats.shape[2])
        table = positions.table[some].astype(np.float32)
        return cls(
            seats.mean(0),
            _widths(seats),
            table.mean(0),
            _widths(table),
            float(positions.points.mean()),
            float(positions.points.std()) or 1.0,
        )

    def features(self, positions: Positions, some: NDArray[np.int64]) -> tuple[Floats32, Floats32]:
        """Return the features of some positions as the fit sees them."""
        seats = (positions.seats[some].astype(np.float32) - self.middle) / self.width
        table = (positions.table[some].astype(np.float32) - self.table_middle) / self.table_width
        return seats, table

    def points(self, positions: Positions) -> Floats32:
        """Return the points of games as the fit sees them."""
        scaled: Floats32 = ((positions.points - self.points_middle) / self.points_width).astype(np.float32)
        return scaled

    def unscaled(self, weights: Weights) -> Weights:
        """Return weights for features and points as they are."""
        hidden = len(weights["threshold"])
        inner = weights["inner"] / self.width[:, None]
        table = weights["table"] / self.table_width[:, None]
        direct = weights["direct"] / self.width[:, None]
        shift = self.middle @ inner
        threshold = weights["threshold"] - shift[:hidden] - shift[hidden:] - self.table_middle @ table
        outer, offset = weights["outer"].copy(), weights["offset"] - self.middle @ direct
        for part in (outer, direct):
            part[:, POINTS] *= self.points_width
        offset[POINTS] = offset[POINTS] * self.points_width + self.points_middle
        parts = {"inner": inner, "table": table, "threshold": threshold, "outer": outer}
        return {**parts, "direct": direct, "offset": offset, "certainty": np.array([[1, 0]], np.float32)}


def _widths(values: Floats32) -> Floats32:
    widths: Floats32 = values.std(0)
    widths[widths < 1e-3] = np.inf  # what never changes tells nothing
    return widths


def first_weights(positions: Positions, hidden: int, rng: np.random.Generator) -> Weights:
    """Draw the weights to begin with; the outputs begin at nothing."""
    own, table = positions.seats.shape[2], positions.table.shape[1]

    def drawn(*shape: int) -> Floats32:
        weights: Floats32 = (rng.normal(size=shape) * (2 * own + table) ** -0.5).astype(np.float32)
        return weights

    def zeros(*shape: int) -> Floats32:
        return np.zeros(shape, np.float32)

    return {
        "inner": drawn(own, 2 * hidden),
        "table": drawn(table, hidden),
        "threshold": zeros(hidden),
        "outer": zeros(hidden, OUTPUTS),
        "direct": zeros(own, OUTPUTS),
        "offset": zeros(OUTPUTS),
    }


def outputs_of(weights: Weights, seats: Floats32, table: Floats32) -> tuple[Floats32, Floats32]:
    """Return the outputs for many positions at once [position, seat, output], and the hidden layer below them."""
    half = len(weights["threshold"])
    mixed = seats @ weights["inner"]
    of_others = mixed[..., half:]
    others = max(seats.shape[1] - 1, 1)
    hidden = mixed[..., :half] + (of_others.sum(1, keepdims=True) - of_others) / others
    hidden += (table @ weights["table"] + weights["threshold"])[:, None]
    np.maximum(hidden, 0, out=hidden)
    return hidden @ weights["outer"] + seats @ weights["direct"] + weights["offset"], hidden


def shares_of(victory: NDArray[Number]) -> NDArray[Number]:
    """Turn the first output of the seats [position, seat] into shares of the victory."""
    raised = np.exp(victory - victory.max(1, keepdims=True))
    shares: NDArray[Number] = raised / raised.sum(1, keepdims=True)
    return shares


def gradients_of(weights: Weights, seats: Floats32, table: Floats32, won: Floats32, points: Floats32) -> Weights:
    """Return how the loss of a batch changes with each weight."""
    n, players, half = len(seats), seats.shape[1], len(weights["threshold"])
    outputs, hidden = outputs_of(weights, seats, table)
    change = np.empty_like(outputs)
    change[..., VICTORY] = (shares_of(outputs[..., VICTORY]) - won) / n
    change[..., POINTS] = POINTS_COUNT * (outputs[..., POINTS] - points) / (n * players)
    flat_change, flat_seats = change.reshape(-1, OUTPUTS), seats.reshape(-1, seats.shape[2])
    below = (change @ weights["outer"].T) * (hidden > 0)
    of_table = below.sum(1)
    mixed = np.empty((n, players, 2 * half), np.float32)
    mixed[..., :half] = below
    mixed[..., half:] = (of_table[:, None] - below) / max(players - 1, 1)
    gradients = {
        "inner": flat_seats.T @ mixed.reshape(-1, 2 * half),
        "table": table.T @ of_table,
        "threshold": of_table.sum(0),
        "outer": hidden.reshape(-1, half).T @ flat_change,
        "direct": flat_seats.T @ flat_change,
        "offset": flat_change.sum(0),
    }
    for name in ("inner", "table", "direct"):
        gradients[name] += DECAY * weights[name]
    return gradients


class Adam:
    """Kingma and Ba's optimiser; it changes the weights in place."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._first = {name: np.zeros_like(part) for name, part in weights.items()}
        self._second = {name: np.zeros_like(part) for name, part in weights.items()}
        self._steps = 0

    def step(self, gradients: Weights, rate: float) -> None:
        """Go a step down."""
        self._steps += 1
        middle, width = 1 - FIRST_MOMENT**self._steps, 1 - SECOND_MOMENT**self._steps
        for name, gradient in gradients.items():
            first, second = self._first[name], self._second[name]
            first += (1 - FIRST_MOMENT) * (gradient - first)
            second += (1 - SECOND_MOMENT) * (gradient**2 - second)
            self._weights[name] -= (rate / middle) * first / (np.sqrt(second / width) + SMALLEST)


def calibrated(weights: Weights, positions: Positions, round_feature: int) -> Floats32:
    """Find for each round how much each output has to count, so that the shares are those that are won.

    Early in a game points tell more of who will win than the first output does, which has learned from one bit a game.
    """
    outputs, _ = outputs_of(weights, positions.seats.astype(np.float32), positions.table.astype(np.float32))
    rounds = rounds_of(positions, round_feature)
    won = positions.won()[positions.game]
    certainty = np.zeros((int(rounds.max(initial=0)) + 1, OUTPUTS), np.float32)
    certainty[:, VICTORY] = 1
    for number in range(len(certainty)):
        here = rounds == number
        if here.sum() >= ENOUGH_TO_CALIBRATE:
            certainty[number] = _best_certainty(outputs[here], won[here])
    return certainty


def _best_certainty(outputs: Floats32, won: Floats32) -> Floats32:
    """Find how much each output counts; none of them counts against a seat."""
    spread = (outputs - outputs.mean(1, keepdims=True)).astype(np.float64)
    unit = spread.std((0, 1)) + SMALLEST
    for counted in ([VICTORY, POINTS], [POINTS], [VICTORY]):
        found = _newton((spread / unit)[..., counted], won)
        if (found >= 0).all():
            certainty = np.zeros(OUTPUTS)
            certainty[counted] = found
            counts: Floats32 = (certainty / unit).astype(np.float32)
            return counts
    return np.zeros(OUTPUTS, np.float32)


def _newton(scaled: NDArray[np.float64], won: Floats32) -> NDArray[np.float64]:
    """Find the factors that make the shares likeliest, by Newton's method."""
    found = np.zeros(scaled.shape[2])
    for _ in range(NEWTON_STEPS):
        shares = shares_of(scaled @ found)
        slope = ((shares - won)[..., None] * scaled).sum((0, 1)) / len(won) + RIDGE * found
        off = scaled - (shares[..., None] * scaled).sum(1, keepdims=True)
        bend = np.einsum("ns,nsi,nsj->ij", shares, off, off) / len(won) + RIDGE * np.eye(len(found))
        found -= np.linalg.solve(bend, slope)
    return found


def rounds_of(positions: Positions, round_feature: int) -> NDArray[np.int64]:
    """Return the round of each position, 0 in a game that does not tell it."""
    if round_feature < 0:
        return np.zeros(len(positions), np.int64)
    return positions.table[:, round_feature].astype(np.int64)


def predicted(weights: Weights, positions: Positions, round_feature: int) -> tuple[Floats32, Floats32]:
    """Return the shares and the points that a network expects of each seat in many positions."""
    outputs, _ = outputs_of(weights, positions.seats.astype(np.float32), positions.table.astype(np.float32))
    rounds = np.minimum(rounds_of(positions, round_feature), len(weights["certainty"]) - 1)
    return shares_of((outputs * weights["certainty"][rounds][:, None]).sum(2)), outputs[..., POINTS]


def cross_entropy(shares: Floats32, won: Floats32) -> float:
    """Return how surprising it is who won."""
    return float(-(won * np.log(np.maximum(shares, 1e-6))).sum(1).mean())


def brier(shares: Floats32, won: Floats32) -> float:
    """Return the mean of the squared distance between a seat's share and what it won."""
    return float(((shares - won) ** 2).mean())


def measured(weights: Weights, positions: Positions, round_feature: int) -> dict[str, float]:
    """Tell how well a network tells the end of games that it was not fitted to."""
    shares, points = predicted(weights, positions, round_feature)
    won, ends = positions.won()[positions.game], positions.points[positions.game].astype(np.float32)
    uneven = ends - ends.mean(1, keepdims=True)
    off = uneven - (points - points.mean(1, keepdims=True))
    return {
        "cross_entropy": cross_entropy(shares, won),
        "brier": brier(shares, won),
        "brier_of_even_shares": brier(np.full_like(won, 1 / won.shape[1]), won),
        "explained": float(1 - off.var() / uneven.var()) if uneven.var() else 0.0,
        "positions": float(len(positions)),
    }
