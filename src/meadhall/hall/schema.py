"""`python -m meadhall.hall.schema [GAME]`: a JSON schema of all messages, or of what a game alone sends.

The page's types are made from it.
"""

import json
import sys
from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from ..engine.game import Game
from ..games import load
from . import protocol as p
from .protocol import daily as d
from .protocol import lessons as m
from .protocol import puzzles as z
from .protocol import replay as r
from .protocol import reviews as v

HTTP = (
    p.ErrorBody,
    p.HallInfo,
    p.Me,
    p.NewName,
    p.Texts,
    p.RulesText,
    p.NewTable,
    p.SitDown,
    p.OneSeat,
    p.TheSeat,
    p.FillUp,
    p.Agreement,
    p.Rematch,
    p.TableInfo,
    p.Lobby,
    p.Health,
    p.Chat,
    p.KeepChat,
    p.Notes,
    p.NewNotes,
    r.Replay,
    r.Frames,
    r.ReplayLinks,
    r.LogFile,
    r.LogFrames,
    r.ShownLog,
    r.ToScore,
    r.Scored,
    m.Lessons,
    m.LessonStep,
    m.LessonAction,
    m.LessonAnswer,
    d.Daily,
    d.DailyResults,
    v.ReviewState,
    v.ReviewWish,
    v.WhatIf,
    z.AllPuzzles,
    z.PuzzleShown,
    z.PuzzleAnswer,
    z.PuzzleJudged,
    z.PuzzleHint,
)
FROM_PAGE = (
    p.NewName,
    p.NewTable,
    p.SitDown,
    p.OneSeat,
    p.TheSeat,
    p.FillUp,
    p.Agreement,
    p.Rematch,
    p.NewNotes,
    p.KeepChat,
    p.FromPage,
    r.LogFile,
    r.LogFrames,
    r.ToScore,
    m.LessonAction,
    z.PuzzleAnswer,
    v.ReviewWish,
    v.WhatIf,
)


def schema() -> str:
    """Return the schema of all messages as JSON: every model by name, under `$defs`."""
    models: list[tuple[type[BaseModel], JsonSchemaMode]] = [
        (model, "validation" if model in FROM_PAGE else "serialization")
        for model in (*HTTP, p.LobbyMessage, p.FromPage, p.FromHall)
    ]
    return _by_name("Meadhall", models)


def game_schema(game: Game) -> str:
    """Return the schema of what a game alone sends: its views, and what it serves besides."""
    models = (game.view_type, *(resource.answer for resource in game.resources()))
    return _by_name(game.class_name, [(model, "serialization") for model in models])


def _by_name(title: str, models: Sequence[tuple[type[BaseModel], JsonSchemaMode]]) -> str:
    _, whole = models_json_schema(models)
    models_by_name = {name: {"title": name} | _untitled(model) for name, model in whole["$defs"].items()}
    return json.dumps({"title": title, "$defs": models_by_name}, indent=2)


def _untitled(part: Any) -> Any:
    """Leave out the titles of fields: a generator of types would make a type of each."""
    if isinstance(part, dict):
        return {key: _untitled(value) for key, value in part.items() if key != "title" or not isinstance(value, str)}
    return [_untitled(value) for value in part] if isinstance(part, list) else part


if __name__ == "__main__":
    print(game_schema(load(sys.argv[1])) if len(sys.argv) > 1 else schema())
