"""The faces of the cards that a table plays with: they are asked for once, and are in no view."""

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ..games.gonewild.cards import cards_of_digest, packaged_cards
from ..games.gonewild.faces import CardSet, card_set
from .api import ERRORS
from .costly import answer_of
from .errors import HallError

MOST_SETS_KEPT = 12

cards_router = APIRouter(prefix="/api", responses=ERRORS)

Digest = Annotated[str, Query(pattern=r"^[0-9a-f]{8}$", description="as in a view; without it, the packaged set")]
Players = Annotated[int, Query(ge=2, le=4, description="some cards bring more with more players")]


@cards_router.get("/games/gonewild/cards", response_model=CardSet)
def cards_of_gone_wild(request: Request, digest: Digest | None = None, players: Players = 2) -> Response:
    """Give the faces of a card set in both languages."""
    return answer_of(_faces(digest, players), request)


@lru_cache(MOST_SETS_KEPT)
def _faces(digest: str | None, players: int) -> bytes:
    """Return the faces as JSON, made once: every page asks for them."""
    cards = cards_of_digest(int(digest, 16)) if digest else packaged_cards()
    if digest and cards.digest != int(digest, 16):
        raise HallError("no-such-cards")
    return card_set(cards, players).model_dump_json().encode()
