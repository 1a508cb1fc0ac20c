"""A moment of a game as the workbench reads it: what a table is given, in both languages."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from meadhall.engine.match import Match

LANGUAGES = ("en", "de")


def moment(match: Match, seat: int) -> dict[str, Any]:
    """Return everything that a table is given."""
    actions = list(match.legal_actions) if match.turn >= 0 else []
    return {
        "view": match.view(seat).model_dump(),
        "names": match.names,
        "prompt": {language: match.prompt(language, seat) for language in LANGUAGES},
        "legal": [spoken(match, action) for action in actions],
    }


def spoken(match: Match, action: int) -> dict[str, Any]:
    """Return an action with its sentence in each language."""
    return {
        "id": action,
        "text": match.game.action_text(action),
        "sentence": {language: match.sentence(action, language) for language in LANGUAGES},
    }


def last_lines(match: Match, counts: Callable[[str], bool], detail: Callable[..., str]) -> list[dict[str, Any]]:
    """Return the last lines whose sources count as a scoring, told in English."""
    told: list[Any] = []
    for _, _, _, lines in match.history():
        told = [line for line in lines if counts(line.source)] or told
    say = match.game.texts("en")
    return [
        {
            "seat": line.seat,
            "source": line.source,
            "label": say(f"source-{line.source}"),
            "amounts": dict(line.amounts),
            "detail": detail(match.state, line, "en"),
        }
        for line in told
    ]


def write(path: Path, content: object) -> None:
    """Write a file and say how large it is."""
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{path.name}: {path.stat().st_size // 1000} kB", flush=True)
