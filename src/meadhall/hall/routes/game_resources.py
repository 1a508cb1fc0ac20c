"""What a game serves besides its tables, such as what is printed on its cards: it is asked for once, and is in no view."""

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from ...engine.errors import BadOption
from ...engine.game import Game, Resource
from ...engine.texts import LANGUAGES
from ...games import games
from ..errors import NoSuchResource
from ..logging import log
from ..protocol import RulesText, RulesWish
from .common import ERRORS
from .responses import json_response

MOST_KEPT = 32  # answers in memory
SECONDS_KEPT = 3600  # by a browser: an owner may correct a data file, and opens the hall anew then


def _routes() -> APIRouter:
    """Return the routes of all installed games."""
    router = APIRouter(prefix="/api", responses=ERRORS)
    for game in games():
        for resource in _resources(game):
            router.add_api_route(
                f"/games/{game.name}/{resource.name}",
                _endpoint(game, resource),
                response_model=resource.answer,
                name=f"{game.name}_{resource.name}",
                description=resource.about,
            )
    return router


def _resources(game: Game) -> tuple[Resource, ...]:
    """Return what a game serves, and its rules; one whose code for it is broken serves nothing, and the others work."""
    try:
        return (*game.resources(), *_rules(game))
    except Exception:
        log.exception("what a game serves is left out", game=game.name)
        return ()


def _rules(game: Game) -> tuple[Resource, ...]:
    if game.rules_text(LANGUAGES[0]) is None:
        return ()

    def make(wish: RulesWish) -> RulesText:
        return RulesText(text=game.rules_text(wish.language) or game.rules_text(LANGUAGES[0]) or "")

    return (Resource("rules", RulesText, make, RulesWish, f"Give the rules of {game.title}, as Markdown."),)


def _endpoint(game: Game, resource: Resource) -> Callable[..., Response]:
    """Make the function that answers for a resource."""

    @lru_cache(MOST_KEPT)
    def made(parameters: str) -> bytes:
        wanted = resource.parameters.model_validate_json(parameters) if resource.parameters else None
        return resource.make(wanted).model_dump_json().encode()

    def answer(request: Request, parameters: str) -> Response:
        try:
            response = json_response(made(parameters), request)
        except BadOption:
            raise NoSuchResource(game, resource.name) from None
        response.headers["Cache-Control"] = f"max-age={SECONDS_KEPT}"
        return response

    def serve(request: Request) -> Response:
        return answer(request, "")

    def serve_wanted(request: Request, wanted: BaseModel) -> Response:
        return answer(request, wanted.model_dump_json())

    if resource.parameters is None:
        return serve
    serve_wanted.__annotations__["wanted"] = Annotated[resource.parameters, Query()]
    return serve_wanted


router = _routes()
