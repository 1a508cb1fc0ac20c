"""`python -m meadhall.hall.schema`: one JSON schema of all messages, from which the page's types are made."""

import json
import re
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from ..games.gonewild.faces import CardSet
from . import protocol as p
from . import retelling as r

HTTP = (
    p.ErrorBody,
    p.HallInfo,
    p.Me,
    p.NewName,
    p.Texts,
    p.SkyeTiles,
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
    CardSet,
    r.Replay,
    r.Frames,
    r.ReplayLinks,
    r.LogFile,
    r.LogFrames,
    r.ShownLog,
    r.ToScore,
    r.Scored,
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
    p.FromPage,
    r.LogFile,
    r.LogFrames,
    r.ToScore,
)


# Models of two games that share a name are told apart by their module, which makes a clumsy name.
CLUMSY = re.compile(r"meadhall__games__(\w+?)__view__(\w+)")
TITLES = {"vikings": "Vikings", "skye": "Skye", "gonewild": "GoneWild"}


def schema() -> str:
    """Return the schema as JSON: every model by name, under `$defs`."""
    models: list[tuple[type[BaseModel], JsonSchemaMode]] = [
        (model, "validation" if model in FROM_PAGE else "serialization")
        for model in (*HTTP, p.LobbyMessage, p.FromPage, p.FromHall)
    ]
    _, whole = models_json_schema(models)
    named = json.loads(CLUMSY.sub(lambda name: TITLES[name[1]] + name[2], json.dumps(whole)))
    models_by_name = {name: {"title": name} | _untitled(model) for name, model in named["$defs"].items()}
    return json.dumps({"title": "Meadhall", "$defs": models_by_name}, indent=2)


def _untitled(part: Any) -> Any:
    """Leave out the titles of fields: a generator of types would make a type of each."""
    if isinstance(part, dict):
        return {key: _untitled(value) for key, value in part.items() if key != "title" or not isinstance(value, str)}
    return [_untitled(value) for value in part] if isinstance(part, list) else part


if __name__ == "__main__":
    print(schema())
