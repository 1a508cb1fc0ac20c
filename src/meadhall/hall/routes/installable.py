"""What lets the page be installed as an app: the manifest, in the reader's language, and icons made of the page's own drawing."""

from functools import partial
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Request
from fastapi import Path as PathParameter
from starlette.responses import JSONResponse, Response

from ...engine.texts import texts
from ...games import load
from ..auth import MaybeGuest, TheHall, asker_of, language_of
from ..errors import TEXTS, HallError

router = APIRouter(include_in_schema=False)

DAY = "public, max-age=86400"
PAPER = "#f4ecdc"  # as on the page, in daylight
SIZES = (192, 512)  # of an app's icon
# Systems cut a shape out of an icon that may be cut, so the drawing keeps to its middle.
MASKABLE = "maskable-512"
ICONS = {**{str(size): size for size in (180, *SIZES)}, MASKABLE: 512}
WHOLE, WITH_MARGIN = 'viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"'


@router.get("/manifest.webmanifest")
async def manifest(hall: TheHall, request: Request) -> Response:
    """Describe the page as an app."""
    language = language_of(request)
    games = ", ".join(load(name).title for name in hall.settings.games)
    icons = [{"src": f"/icons/{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in SIZES]
    icons.append({"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"})
    icons.append({"src": f"/icons/{MASKABLE}.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"})
    described = {
        "id": "/",
        "name": "Meadhall",
        "short_name": "Meadhall",
        "description": texts(language, TEXTS)("preview-hall", games=games),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": icons,
    }
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return JSONResponse(described, headers=headers, media_type="application/manifest+json")


@router.get("/icons/{name}.png")
async def icon(hall: TheHall, guest: MaybeGuest, request: Request, name: Annotated[str, PathParameter()]) -> Response:
    """Give the page's icon as a picture of a size."""
    drawing = hall.settings.page / "icon.svg"
    if name not in ICONS or not drawing.is_file():
        raise HallError("no-such-page")
    png = await hall.pictures.png(("icon", name), asker_of(request, guest), partial(_draw, drawing, name))
    return Response(png, media_type="image/png", headers={"Cache-Control": DAY})


def _draw(drawing: Path, name: str) -> str:
    """Return the drawing in a size; its background goes on beyond its edges."""
    size = ICONS[name]
    part = WITH_MARGIN if name == MASKABLE else WHOLE
    return drawing.read_text(encoding="utf-8").replace(WHOLE, f'{part} width="{size}" height="{size}"')
