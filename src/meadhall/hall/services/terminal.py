"""A table as a terminal shows it."""

from itertools import pairwise

from rich.text import Text

from ...engine.match import Match
from ..protocol import Span


def picture_of(match: Match, language: str, seat: int | None, whole_truth: bool = False) -> list[list[Span]]:
    """Draw a match as a terminal shows it to a seat, to a spectator, or to whoever may know everything, in styled spans."""
    markup = match.game.picture(match.state, match.names, language, viewer=seat)
    if whole_truth:
        markup = _with_each_as_they_see_themselves(match, language, markup)
    return [_spans(line) for line in Text.from_markup(markup).split("\n")]


def _with_each_as_they_see_themselves(match: Match, language: str, markup: str) -> str:
    """Put in the place of each seat's display what the seat itself is shown; what is drawn elsewhere follows below."""
    for seat in range(match.players):
        shown, true = (match.game.picture(match.state, match.names, language, seat, viewer) for viewer in (None, seat))
        if shown != true:
            markup = markup.replace(shown, true, 1) if shown in markup else f"{markup}\n\n{true}"
    return markup


def _spans(line: Text) -> list[Span]:
    cuts = sorted({0, len(line.plain), *(cut for span in line.spans for cut in (span.start, span.end))})
    return [
        Span(
            text=line.plain[start:end],
            style=" ".join(str(span.style) for span in line.spans if span.start <= start and end <= span.end),
        )
        for start, end in pairwise(cuts)
    ]
