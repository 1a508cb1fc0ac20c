"""What sites and messengers show of a link to the hall: a title, a sentence and a picture, told in the page's head without a script."""

import re
from dataclasses import dataclass
from functools import partial
from html import escape
from typing import Annotated, Any
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Query
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from ...draw.preview import HEIGHT, WIDTH, draw_cover, draw_preview
from ...engine.match import Match
from ...engine.texts import Texts, texts
from ...games import load
from ..auth import MaybeGuest, TheHall, address_of, asker_of, hall_of, language_of
from ..errors import TEXTS, HallError
from ..protocol import GameName, Language, Ply
from ..services import replays
from ..services.hall import Hall
from ..services.replay_links import table_to_replay
from ..services.table import Table, inviter
from ..store.store import OVER_STATUS
from .common import ERRORS, Link, TableId, check_table_id

router = APIRouter(prefix="/api", responses=ERRORS)

# A picture may be shown anywhere, and be kept for as long as somebody who withdraws a link may wait.
PICTURE_HEADERS = {"Cache-Control": "public, max-age=300", "Cross-Origin-Resource-Policy": "cross-origin"}
PNG: dict[int | str, dict[str, Any]] = {200: {"content": {"image/png": {}}}}
LOCALES = {"en": "en_GB", "de": "de_DE"}
LONGEST_SECRET = 48  # of an invitation
# The part of index.html that is told anew for each address.
HEAD = re.compile(r"<!-- preview -->.*?<!-- /preview -->", re.DOTALL)


@dataclass(frozen=True)
class Preview:
    """What is shown of a link."""

    title: str
    description: str
    picture: str  # its address in the hall
    listed: bool = True  # search engines may keep it


@router.get("/preview.png", response_class=Response, responses=PNG)
async def cover(
    hall: TheHall, guest: MaybeGuest, request: Request, game: GameName | None = None, language: Language = "en"
) -> Response:
    """Give the picture of links that show no moment of a game: tiles of one game, or of all."""
    names = hall.settings.games if game is None else (game,)
    drawing = partial(draw_cover, [load(name) for name in names], language)
    return _png(await hall.pictures.png(("cover", game, language), asker_of(request, guest), drawing))


@router.get("/tables/{table_id}/preview.png", response_class=Response, responses=PNG)
async def moment(
    hall: TheHall,
    guest: MaybeGuest,
    table_id: TableId,
    request: Request,
    ply: Annotated[Ply | None, Query()] = None,
    language: Language = "en",
    link: Link = None,
) -> Response:
    """Give the picture of a moment of a game that is over, as a spectator saw it."""
    table = await table_to_replay(hall, table_id, guest, link)
    match = await replays.match_of(hall, table)
    shown = match.ply if ply is None else min(ply, match.ply)
    drawing = partial(_draw, match, shown, language)
    return _png(await hall.pictures.png((table.id, shown, language), asker_of(request, guest), drawing))


def _draw(match: Match, ply: int, language: str) -> str:
    then = match.copy()
    then.rewind(ply)
    return draw_preview(then, language)


def _png(picture: bytes) -> Response:
    return Response(picture, media_type="image/png", headers=PICTURE_HEADERS)


async def with_preview(request: Request, path: str, index: str) -> str:
    """Return the page's index with the preview of an address in its head."""
    language = language_of(request)
    preview = await _preview(request, path, language)
    return HEAD.sub(lambda _: _head(request, preview, language), index)


async def _preview(request: Request, path: str, language: str) -> Preview:
    """Say what is shown of an address: what anybody may know who has it, and nothing else."""
    hall, say = hall_of(request), texts(language, TEXTS)
    first, _, second = path.partition("/")
    if first == "invitation" and second:
        return await _preview_of_invitation(hall, request, second, language)
    if first == "rules" and second in hall.settings.games:
        title = say("preview-rules", game=load(second).title)
        return Preview(title, say("preview-rules-text"), _cover(second, language))
    if first in ("table", "replay") and second:
        try:
            hall.address_rate.take(address_of(request))
            return await _preview_of_table(hall, request, first, second, language)
        except (HallError, SQLAlchemyError, OSError):
            pass  # not to be seen by everybody, or not just now: the page itself says more
    games = ", ".join(load(name).title for name in hall.settings.games)
    return Preview("Meadhall", say("preview-hall", games=games), _cover(None, language))


async def _preview_of_invitation(hall: Hall, request: Request, secret: str, language: str) -> Preview:
    """Say who invites, and to which game: whoever has the link is let in and sees it."""
    say = texts(language, TEXTS)
    try:
        hall.address_rate.take(address_of(request))
        name = await hall.store.table_of_invitation(secret[:LONGEST_SECRET])
        table = await hall.tables.get(name) if name is not None else None
    except (HallError, SQLAlchemyError, OSError):
        table = None
    if table is None or table.row.game not in hall.settings.games:
        return Preview(say("preview-invitation"), say("preview-invitation-text"), _cover(None, language), listed=False)
    game, host = load(table.row.game).title, inviter(table.row, table.seats)
    title = say("preview-invited", game=game) if host is None else say("preview-invited-by", name=host, game=game)
    return Preview(title, say("preview-invitation-text"), _cover(table.row.game, language), listed=False)


async def _preview_of_table(hall: Hall, request: Request, place: str, name: str, language: str) -> Preview:
    say, asked = texts(language, TEXTS), request.query_params
    link = asked.get("link")
    check_table_id(name)
    # Whoever shows a preview has no cookie of ours: it tells what a stranger may know.
    table = await table_to_replay(hall, name, None, link if place == "replay" else None)
    row = table.row
    game = load(row.game).title
    title = f"{row.title} – {game}" if row.title else game
    if place == "table" or row.status not in OVER_STATUS:
        description = say("preview-table", game=game, status=row.status)
        return Preview(title, description, _cover(row.game, language), listed=row.open)
    return _preview_of_replay(table, title, asked.get("ply", ""), link, say, language)


def _preview_of_replay(table: Table, title: str, ply: str, link: str | None, say: Texts, language: str) -> Preview:
    names, plies = ", ".join(table.names()), table.row.ply
    # Digits of other scripts are digits, too, and a number may be as long as an address.
    shown = min(int(ply), plies) if re.fullmatch(r"[0-9]{1,6}", ply) else plies
    known = {"ply": shown, "language": language} | ({"link": link} if link is not None else {})
    picture = f"/api/tables/{quote(table.id)}/preview.png?{urlencode(known)}"
    description = say("preview-replay", ply=str(shown), plies=str(plies))
    return Preview(f"{title}: {names}", description, picture, listed=link is None)


def _cover(game: str | None, language: str) -> str:
    return f"/api/preview.png?{urlencode(({'game': game} if game else {}) | {'language': language})}"


def _head(request: Request, preview: Preview, language: str) -> str:
    """Write a preview as the elements that Open Graph and Twitter's cards have for it."""
    site = f"{request.url.scheme}://{request.url.netloc}"
    picture, address = f"{site}{preview.picture}", f"{site}{request.url.path}"
    if request.url.query:
        address = f"{address}?{request.url.query}"
    named = {
        "description": preview.description,
        "twitter:card": "summary_large_image",
        "twitter:title": preview.title,
        "twitter:description": preview.description,
        "twitter:image": picture,
    }
    if not preview.listed:
        named["robots"] = "noindex"
    graph = {
        "og:type": "website",
        "og:site_name": "Meadhall",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": address,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
        "og:locale": LOCALES[language],
    }
    title = preview.title if preview.title == "Meadhall" else f"{preview.title} – Meadhall"
    return "\n    ".join(
        [
            f"<title>{escape(title)}</title>",
            *(f'<meta name="{name}" content="{escape(content)}" />' for name, content in named.items()),
            *(f'<meta property="{name}" content="{escape(content)}" />' for name, content in graph.items()),
        ]
    )
