"""The generator, against published values, and its fairness."""

import numpy as np
import pytest

from meadhall.engine.chance import Generator, below, generator, next_word, seed_generator, weighted
from meadhall.engine.compiled import compiled


def test_xoshiro256_plus_plus_gives_its_published_numbers() -> None:
    state = np.array([1, 2, 3, 4], np.uint64)
    expected = [
        41943041,
        58720359,
        3588806011781223,
        3591011842654386,
        9228616714210784205,
        9973669472204895162,
        14011001112246962877,
        12406186145184390807,
        15849039046786891736,
        10450023813501588000,
    ]
    assert [int(next_word(state)) for _ in expected] == expected


def test_the_seed_goes_through_splitmix64() -> None:
    state = np.zeros(4, np.uint64)
    seed_generator(state, np.uint64(1234567), np.uint64(0))
    assert state.tolist() == [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]


def test_the_same_seed_gives_the_same_numbers_and_streams_differ() -> None:
    one, again, other = generator(7, 3), generator(7, 3), generator(7, 4)
    numbers = [below(one, 1000) for _ in range(50)]
    assert numbers == [below(again, 1000) for _ in range(50)]
    assert numbers != [below(other, 1000) for _ in range(50)]


@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1, 2**64 - 1])
def test_every_seed_makes_a_generator_that_is_not_stuck(seed: int) -> None:
    rng = generator(seed)
    assert len({int(next_word(rng)) for _ in range(100)}) == 100


@compiled
def count_below(rng: Generator, bound: int, draws: int, counts: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> None:
    for _ in range(draws):
        counts[below(rng, bound)] += 1


@compiled
def count_weighted(
    rng: Generator,
    weights: "np.ndarray[tuple[int], np.dtype[np.int32]]",
    draws: int,
    counts: "np.ndarray[tuple[int], np.dtype[np.int64]]",
) -> None:
    for _ in range(draws):
        counts[weighted(rng, weights, len(weights))] += 1


def chi_square(
    counts: "np.ndarray[tuple[int], np.dtype[np.int64]]", shares: "np.ndarray[tuple[int], np.dtype[np.float64]]"
) -> float:
    expected = counts.sum() * shares
    return float(((counts - expected) ** 2 / expected).sum())


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 12, 185])
def test_numbers_below_a_bound_are_equally_likely(bound: int) -> None:
    counts = np.zeros(bound, np.int64)
    count_below(generator(11), bound, 1_000_000, counts)
    degrees = bound - 1
    assert chi_square(counts, np.full(bound, 1 / bound)) <= degrees + 5 * np.sqrt(2 * degrees)


def test_large_bounds_are_unbiased_too() -> None:
    # Two thirds of 2**32: without the rejection, numbers of the first half would come twice as often.
    bound = 2**32 // 3 * 2
    rng = generator(5)
    low = sum(below(rng, bound) < bound // 2 for _ in range(20_000))
    assert abs(low - 10_000) < 5 * np.sqrt(5_000)


def test_weights_are_respected_exactly() -> None:
    weights = np.array([1, 0, 5, 21, 3], np.int32)
    counts = np.zeros(5, np.int64)
    count_weighted(generator(3), weights, 1_000_000, counts)
    assert counts[1] == 0
    drawn = counts[weights > 0]
    assert chi_square(drawn, weights[weights > 0] / weights.sum()) <= 3 + 5 * np.sqrt(6)


def test_the_last_outcome_of_a_list_is_reached_and_none_beyond_it() -> None:
    rng = generator(1)
    assert {weighted(rng, np.array([1, 1], np.int32), 2) for _ in range(100)} == {0, 1}
    assert {weighted(rng, np.array([4, 9], np.int32), 1) for _ in range(20)} == {0}
