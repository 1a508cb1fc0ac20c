"""Actions as short texts, one to one with their ids: what all games' notations share."""

import re
from collections.abc import Iterable

from .errors import BadNotation


class ActionNotation:
    """The texts of a game's actions and of the outcomes of chance.

    Examples:
        >>> notation = ActionNotation("Chess", 2, [(0, "e4"), (1, "Nf3")], "e4, Nf3")
        >>> notation.text(1)
        'Nf3'
        >>> notation.read(" nf3 ")
        1
    """

    def __init__(self, title: str, actions: int, texts: Iterable[tuple[int, str]], examples: str) -> None:
        """Take all ids from 0 with their texts, in any order; the examples are named where a text is none of them."""
        self.title = title
        self.examples = examples
        self._texts = dict(texts)
        self._ids = {text.lower(): action for action, text in self._texts.items()}
        if sorted(self._texts) != list(range(actions)) or len(self._ids) != actions:
            raise ValueError(f"{title}: each of the {actions} actions needs a text of its own.")

    def text(self, action: int) -> str:
        """Return an action as text."""
        if action not in self._texts:
            raise BadNotation(f"There is no action {action}: ids go from 0 to {len(self._texts) - 1}.")
        return self._texts[action]

    def read(self, text: str) -> int:
        """Return the id of an action written as text, in any case and spacing."""
        plain = re.sub(r"\s+", " ", text.strip().lower())
        if plain not in self._ids:
            raise BadNotation(
                f"{text.strip()[:40]!r} is not an action of {self.title}. Actions look like: {self.examples}."
            )
        return self._ids[plain]
