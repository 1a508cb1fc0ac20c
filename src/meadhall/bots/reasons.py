"""Why an action is better than another, in a sentence or two: what each brings until the end, and where the difference comes from."""

from collections.abc import Sequence

from ..engine.game import Game
from ..engine.texts import Texts, decimal, texts
from .playouts import SURE, Comparison, Gain, certain
from .registry import TEXTS

# So many sources are named that bring more, and as many that bring less.
MOST_NAMED = 3
# A difference of the others' points that is worth a sentence.
MUCH_FOR_OTHERS = 0.5


def reason(game: Game, comparison: Comparison, language: str) -> str:
    """Say what the first action brings whoever chooses until the end, beside the other, and why."""
    say, points = texts(language, TEXTS), comparison.points
    currency = texts(language, game.texts_folder)(game.currencies[0])
    sure = abs(points.value) > SURE * points.error
    told = [
        say(
            "reason-brings",
            brings=decimal(comparison.brings, language),
            currency=currency,
            points=decimal(abs(points.value), language),
            sign="same" if not sure else "more" if points.value > 0 else "less",
        )
    ]
    gains = certain(comparison.own)
    more = _named(game, [gain for gain in gains if gain.amount > 0], say)
    less = _named(game, [gain for gain in gains if gain.amount < 0], say)
    if more:
        told.append(say("reason-more", sources=more))
    if less:
        told.append(say("reason-less", sources=less))
    if not gains:
        told.append(say("reason-alike"))
    others = sum(gain.amount for gain in comparison.others if gain.is_certain)
    if abs(others) >= MUCH_FOR_OTHERS:
        sign = "more" if others > 0 else "less"
        told.append(say("reason-others", points=decimal(abs(others), language), currency=currency, sign=sign))
    return " ".join(told)


def _named(game: Game, gains: Sequence[Gain], say: Texts) -> str:
    labels = texts(say.language, game.texts_folder)
    named = []
    for gain in gains[:MOST_NAMED]:
        sign = "+" if gain.amount > 0 else ""
        named.append(
            say(
                "reason-source",
                source=labels(f"source-{gain.source}"),
                points=sign + decimal(gain.amount, say.language),
            )
        )
    return say.listed(named)
