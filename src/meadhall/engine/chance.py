"""The generator that chooses chance outcomes and random actions inside compiled loops.

It is xoshiro256++ (Blackman and Vigna), seeded through SplitMix64; a number below a bound is drawn by Lemire's
unbiased method.
"""

import numpy as np
from numpy.typing import NDArray

from .compiled import compiled

Generator = NDArray[np.uint64]
Ints = NDArray[np.int32]

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
LOW_32 = np.uint64(0xFFFFFFFF)
WORD = np.uint64(64)
HALF_WORD = np.uint64(32)


def generator(seed: int, stream: int = 0) -> Generator:
    """Make a generator from a seed of up to 64 bits; each stream of a seed is a sequence of its own."""
    state = np.zeros(4, np.uint64)
    seed_generator(state, np.uint64(seed & (2**64 - 1)), np.uint64(stream))
    return state


@compiled
def mixed(word: np.uint64) -> np.uint64:
    """Mix the bits of a word (the output step of SplitMix64)."""
    word = (word ^ (word >> np.uint64(30))) * MIX_1
    word = (word ^ (word >> np.uint64(27))) * MIX_2
    return word ^ (word >> np.uint64(31))


@compiled
def seed_generator(state: Generator, seed: np.uint64, stream: np.uint64) -> None:
    """Fill a generator's four words from a seed; stream 0 is plain SplitMix64 of the seed."""
    word = seed
    if stream != np.uint64(0):
        word = seed ^ mixed(stream * GOLDEN)
    for i in range(4):
        word = word + GOLDEN
        state[i] = mixed(word)


@compiled
def rotated(word: np.uint64, by: np.uint64) -> np.uint64:
    return (word << by) | (word >> (WORD - by))


@compiled
def next_word(state: Generator) -> np.uint64:
    """Return the next 64 random bits (xoshiro256++)."""
    result: np.uint64 = rotated(state[0] + state[3], np.uint64(23)) + state[0]
    shifted = state[1] << np.uint64(17)
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = rotated(state[3], np.uint64(45))
    return result


@compiled
def below(state: Generator, bound: int) -> int:
    """Return a number from 0 up to but without the bound, each exactly equally likely (bound up to 2**32)."""
    limit = np.uint64(bound)
    product = (next_word(state) >> HALF_WORD) * limit
    low = product & LOW_32
    if low < limit:
        # Words that would favour the smaller numbers are drawn again.
        threshold = ((LOW_32 - limit) + np.uint64(1)) % limit
        while low < threshold:
            product = (next_word(state) >> HALF_WORD) * limit
            low = product & LOW_32
    return int(np.int64(product >> HALF_WORD))


@compiled
def weighted(state: Generator, weights: Ints, n: int) -> int:
    """Return an index below n, each exactly as likely as its integer weight says."""
    total = 0
    for i in range(n):
        total += weights[i]
    rest = below(state, total)
    # Counting the outcomes that lie before is faster than stopping at the right one, which no processor can foresee.
    chosen = 0
    reached = 0
    for i in range(n):
        reached += weights[i]
        chosen += reached <= rest
    return chosen
