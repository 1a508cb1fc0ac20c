"""How hard puzzles are, and how good whoever solves them is, on one scale (Elo's).

A puzzle keeps the rating that the miner gave it. A guest begins at 1000 and goes up or down with each first answer, by
more at the beginning. Every hint takes a quarter of what a right answer is worth.
"""

BEGINNER = 1000.0
SCALE = 400.0
# How far one answer moves a rating: of the first answers, and of all others.
QUICK, STEADY, FIRST_ANSWERS = 64.0, 24.0, 10
COST_OF_HINT = 0.25


def expected(rating: float, puzzle: int) -> float:
    """Return how likely it is that somebody solves a puzzle without hints."""
    return float(1 / (1 + 10 ** ((puzzle - rating) / SCALE)))


def after(rating: float, puzzle: int, solved: bool, hints: int, answered: int) -> float:
    """Return the rating after an answer, of somebody who has answered so many puzzles before."""
    score = max(0.0, 1 - COST_OF_HINT * hints) if solved else 0.0
    return rating + (QUICK if answered < FIRST_ANSWERS else STEADY) * (score - expected(rating, puzzle))
