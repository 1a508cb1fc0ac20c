"""Actions and draws as short texts, one to one with their numbers. Places on the beach are counted from 1."""

from collections.abc import Iterator

from meadhall.engine.action_notation import ActionNotation

from ..rules.box import KIND_NAMES, MOST_PLACES
from ..rules.state import ACTIONS, DRAWN, GO


def _all_texts() -> Iterator[tuple[int, str]]:
    for place in range(MOST_PLACES):
        yield GO + place, f"go {place + 1}"
    for kind, name in enumerate(KIND_NAMES):
        yield DRAWN + kind, f"draw {name}"


NOTATION = ActionNotation("Driftwood", ACTIONS, _all_texts(), "go 2")
action_text, read_action = NOTATION.text, NOTATION.read
