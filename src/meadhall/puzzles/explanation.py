"""What is said about a puzzle: hints, step by step, and why the answer is the answer.

A puzzle is numbers and notation; the sentences are made here, in the reader's language.
"""

from dataclasses import dataclass
from pathlib import Path

from ..engine.errors import BadNotation
from ..engine.game import Game
from ..engine.match import Match
from ..engine.texts import Texts, decimal, texts
from .puzzle import Compared, Gain, Puzzle

TEXTS = Path(__file__).with_name("texts")
HINTS = 3
# Points on average that are as good as none.
LEAST = 0.05


@dataclass(frozen=True)
class Difference:
    """What a source brings more with the answer than with another choice, in points."""

    source: str
    label: str
    amount: float
    error: float


@dataclass(frozen=True)
class Explanation:
    """Why the answer is the answer, beside another choice."""

    answer: str  # in notation
    sentence: str  # what it does
    other: str
    other_sentence: str
    says: tuple[str, ...]
    own: tuple[Difference, ...]
    others: tuple[Difference, ...]


def hint(game: Game, puzzle: Puzzle, number: int, language: str) -> str:
    """Return a hint, counted from 0: each says more than the one before."""
    say, match = texts(language, TEXTS), puzzle.match(game)
    against = _beside(puzzle, puzzle.obvious)
    if number == 0:
        return say("puzzle-hint-obvious", sentence=_sentence(match, puzzle, puzzle.obvious, language))
    if number == 1:
        own = max(against.own, key=lambda gain: gain.amount, default=None)
        if own is not None and own.amount > 0:
            return say("puzzle-hint-own", source=_label(game, own, language))
        others = min(against.others, key=lambda gain: gain.amount, default=None)
        if others is not None and others.amount < 0:
            return say("puzzle-hint-others", source=_label(game, others, language))
        shares = {"best": hundredths(puzzle.judged[0].share), "share": hundredths(_share(puzzle, puzzle.obvious))}
        return say("puzzle-hint-shares", **shares)
    if number == 2:
        rival = next(judged.action for judged in puzzle.judged if judged.action not in (puzzle.answer, puzzle.obvious))
        two = [action for action in match.legal_actions_of(puzzle.seat).texts if action in (puzzle.answer, rival)]
        first, second = (_sentence(match, puzzle, action, language) for action in two)
        return say("puzzle-hint-two", first=first, second=second)
    raise BadNotation(f"A puzzle has {HINTS} hints; there is no hint {number + 1}.")


def explain(game: Game, puzzle: Puzzle, chosen: str | None, language: str) -> Explanation:
    """Say why the answer is the answer: beside what was chosen, or else beside the obvious choice."""
    say, match = texts(language, TEXTS), puzzle.match(game)
    wrong = chosen not in (None, puzzle.answer)
    other = chosen if wrong and chosen is not None and puzzle.comparison(chosen) else puzzle.obvious
    against = _beside(puzzle, other)
    return Explanation(
        answer=puzzle.answer,
        sentence=_sentence(match, puzzle, puzzle.answer, language),
        other=other,
        other_sentence=_sentence(match, puzzle, other, language),
        says=_says(game, puzzle, chosen, against, say),
        own=_differences(game, against.own, language),
        others=_differences(game, against.others, language),
    )


def _says(game: Game, puzzle: Puzzle, chosen: str | None, against: Compared, say: Texts) -> tuple[str, ...]:
    best, points = hundredths(puzzle.judged[0].share), against.points
    if chosen is None:
        verdict = say("puzzle-shown", best=best)
    elif chosen == puzzle.answer:
        verdict = say("puzzle-right", share=best)
    else:
        verdict = say("puzzle-wrong", share=hundredths(_share(puzzle, chosen)), best=best)
    told = [verdict]
    if chosen in (None, puzzle.answer):
        told.append(say("puzzle-obvious", share=hundredths(_share(puzzle, puzzle.obvious))))
    told.append(say("puzzle-certain", margin=hundredths(puzzle.margin), error=max(1, hundredths(1.96 * puzzle.error))))
    told.append(
        say(
            "puzzle-points",
            times=puzzle.playouts,
            points=decimal(abs(points), say.language),
            currency=texts(say.language, game.texts_folder)(game.currencies[0]),
            sign="same" if abs(points) < LEAST else "more" if points > 0 else "less",
        )
    )
    return tuple(told)


def hundredths(share: float) -> int:
    """Return a share as so many in 100."""
    return round(100 * share)


def _beside(puzzle: Puzzle, action: str) -> Compared:
    found = puzzle.comparison(action)
    assert found is not None, "the obvious choice is always compared"
    return found


def _share(puzzle: Puzzle, action: str) -> float:
    return puzzle.share_of(action).share


def _sentence(match: Match, puzzle: Puzzle, action: str, language: str) -> str:
    return match.sentence(action, language, puzzle.seat)


def _label(game: Game, gain: Gain, language: str) -> str:
    return texts(language, game.texts_folder)(f"source-{gain.source}")


def _differences(game: Game, gains: tuple[Gain, ...], language: str) -> tuple[Difference, ...]:
    return tuple(Difference(gain.source, _label(game, gain, language), gain.amount, gain.error) for gain in gains)
