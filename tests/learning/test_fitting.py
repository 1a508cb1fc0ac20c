"""Fitting networks: the mathematics, on games that are made up."""

from pathlib import Path

import numpy as np
import pytest

from meadhall.learning.fitting import (
    BATCH,
    Scale,
    brier,
    calibrated,
    cross_entropy,
    first_weights,
    fit,
    gradients_of,
    outputs_of,
    predicted,
    shares_of,
)
from meadhall.learning.positions import Positions

PLAYERS = 3


def made_up(games: int, seed: int = 1) -> Positions:
    """Games in which the first feature says how strong a seat is, and luck does the rest; four moments of each are noted."""
    rng = np.random.default_rng(seed)
    strength = rng.normal(size=(games, PLAYERS))
    points = np.round(20 + 5 * strength + 4 * rng.normal(size=strength.shape)).astype(np.int32)
    places = 1 + (points[:, None, :] > points[:, :, None]).sum(2)
    seats = np.stack([strength, rng.normal(size=strength.shape), np.ones_like(strength)], 2)
    table = np.stack([np.tile([1, 1, 2, 2], games), rng.normal(size=4 * games)], 1)
    game = np.repeat(np.arange(games), 4).astype(np.int32)
    return Positions(seats[game].astype(np.float16), table.astype(np.float16), game, points, places.astype(np.int32))


def test_gradients_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(2)
    positions = made_up(8)
    weights = {name: part.astype(np.float64) for name, part in first_weights(positions, 4, rng).items()}
    for name in weights:
        weights[name] += rng.normal(size=weights[name].shape) / 4
    seats, table = positions.seats.astype(np.float64), positions.table.astype(np.float64)
    won, points = positions.won()[positions.game], rng.normal(size=(len(positions), PLAYERS))

    def loss() -> float:
        outputs, _ = outputs_of(weights, seats, table)  # type: ignore[arg-type]
        told = 0.5 * ((outputs[..., 1] - points) ** 2).mean() * POINTS
        shares = np.log(shares_of(outputs[..., 0]))
        decay = sum((weights[name] ** 2).sum() for name in ("inner", "table", "direct")) / 2
        return float(-(won * shares).sum(1).mean() + told + DECAY * decay)

    from meadhall.learning.fitting import DECAY
    from meadhall.learning.fitting import POINTS_COUNT as POINTS

    gradients = gradients_of(weights, seats, table, won, points)  # type: ignore[arg-type]
    for name, part in weights.items():
        place = tuple(rng.integers(0, size) for size in part.shape)
        before = part[place]
        part[place] = before + 1e-5
        above = loss()
        part[place] = before - 1e-5
        below = loss()
        part[place] = before
        assert gradients[name][place] == pytest.approx((above - below) / 2e-5, abs=1e-5), name


def test_a_fit_finds_what_decides_and_how_surely() -> None:
    positions = made_up(3000)
    found = fit(positions, hidden=4, steps=800, seed=1, round_feature=0)
    assert found.figures["brier"] < 0.8 * found.figures["brier_of_even_shares"]
    assert found.figures["explained"] > 0.5
    shares, points = predicted(found.weights, made_up(500, seed=9), 0)
    assert shares.sum(1) == pytest.approx(1) and 15 < points.mean() < 25


def test_the_same_seed_fits_the_same() -> None:
    one, again = (fit(made_up(200), 4, 20, 5, 0).weights for _ in range(2))
    assert all((one[name] == again[name]).all() for name in one)


def test_weights_that_are_unscaled_say_the_same_of_plain_features() -> None:
    positions = made_up(60)
    scale, weights = Scale.of(positions), first_weights(positions, 4, np.random.default_rng(1))
    weights["outer"] += 0.3
    seats, table = scale.features(positions, np.arange(len(positions)))
    scaled, _ = outputs_of(weights, seats, table)
    plain, _ = outputs_of(
        scale.unscaled(weights), positions.seats.astype(np.float32), positions.table.astype(np.float32)
    )
    assert shares_of(plain[..., 0]) == pytest.approx(shares_of(scaled[..., 0]), abs=1e-4)
    assert plain[..., 1] == pytest.approx(scaled[..., 1] * scale.points_width + scale.points_middle, abs=1e-2)


def test_shares_that_claim_too_much_are_calibrated_for_each_round() -> None:
    positions = made_up(2000)
    found = fit(positions, 4, 400, 1, 0).weights
    bold = {**found, "outer": found["outer"] * [3, 1], "direct": found["direct"] * [3, 1]}
    factors = calibrated({name: np.asarray(part, np.float32) for name, part in bold.items()}, positions, 0)
    both = {**bold, "certainty": factors}
    shares, _ = predicted({name: np.asarray(part, np.float32) for name, part in both.items()}, positions, 0)
    calm, _ = predicted(found, positions, 0)
    assert shares == pytest.approx(calm, abs=0.05)


def test_games_are_divided_whole_and_kept_as_they_are(tmp_path: Path) -> None:
    positions = made_up(50)
    learned, held_out = positions.split(0.1)
    assert set(held_out.game) == set(range(45, 50)) and not set(learned.game) & set(held_out.game)
    positions.save(tmp_path / "some.npz")
    both = Positions.together([Positions.read(tmp_path / "some.npz"), positions])
    assert both.game.max() == 99 and (both.won()[both.game][-1] == positions.won()[positions.game][-1]).all()


def test_measures_are_best_for_what_is_true() -> None:
    won = np.array([[1, 0], [0.5, 0.5]], np.float32)
    assert brier(won, won) == 0 and brier(np.full_like(won, 0.5), won) == pytest.approx(0.125)
    assert cross_entropy(won, won) < cross_entropy(np.full_like(won, 0.5), won)
    assert BATCH > 1
