"""Texts for people, from Project Fluent catalogues: one folder for the engine and one for each game."""

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from .errors import BadOption

LANGUAGES = ("en", "de")
# Formatting takes a while, and tables say the same sentences again and again.
MOST_KEPT = 20_000
OWN_FOLDER = Path(__file__).with_name("texts")


class Texts:
    """The catalogue of one language: the engine's texts and those of a game."""

    def __init__(self, language: str, folder: Path | None = None) -> None:
        if language not in LANGUAGES:
            raise BadOption(f"There is no language {language!r}. The languages are: {', '.join(LANGUAGES)}.")
        # Imported here because a simulation needs no texts and should start at once.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._formatted = lru_cache(MOST_KEPT)(self._format)
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in (OWN_FOLDER, folder):
            if source is not None:
                text = (source / f"{language}.ftl").read_text(encoding="utf-8")
                # Of the same key, a game's own text counts, as on the page.
                self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **arguments: Any) -> str:
        """Return the text of a key; a missing key or argument is a mistake of ours and raises."""
        return self._formatted(key, *arguments.items())

    def listed(self, names: Sequence[str]) -> str:
        """Join names as people do: Anna, Ben and Carla."""
        return self("listed", others=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)

    def _format(self, key: str, *arguments: tuple[str, Any]) -> str:
        if key not in self:
            raise KeyError(f"no text {key!r} in {self.language}")
        pattern: Any = self._bundle.get_message(key).value
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise KeyError(f"text {key!r} in {self.language}: {errors[0]}")
        return str(text)


@cache
def texts(language: str, folder: Path | None = None) -> Texts:
    """Return a catalogue, read once."""
    return Texts(language, folder)


def decimal(number: float, language: str) -> str:
    """Write a number with one place behind its point or comma."""
    return f"{number:.1f}".replace(".", "," if language == "de" else ".").replace("-", "−")
