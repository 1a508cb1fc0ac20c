"""Serves the page, which is built into the package, with what its head says of an address, and the reference at /docs."""

import asyncio
import json
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse
from starlette.responses import Response

from ..errors import HallError
from .previews import with_preview

REFERENCE = Path(__file__).parents[1] / "reference"

# Files under assets/ are named after their contents, so they never change.
FOREVER = "public, max-age=31536000, immutable"

NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Meadhall</title></head>
<body>
<h1>The hall is open, but its page is not built</h1>
<p>The page is built when Meadhall is installed: run <code>pip install .</code> (or <code>make play</code>) in the source folder, and start the hall again.</p>
<p>The hall itself answers: <a href="/docs">what it can be asked</a>, <a href="/health">how it is</a>.</p>
</body>
</html>
"""

router = APIRouter(include_in_schema=False)


@router.get("/openapi.json")
async def openapi(request: Request) -> Response:
    """Give the description that the reference is made from: a second's work, done once and not while others wait."""
    async with _describing:  # FastAPI cannot make it twice at the same time
        description = await asyncio.to_thread(_description, request.app)
    return Response(description, media_type="application/json")


_describing = asyncio.Lock()


@lru_cache(maxsize=1)
def _description(app: FastAPI) -> bytes:
    return json.dumps(app.openapi()).encode()


@router.get("/docs")
async def reference() -> FileResponse:
    """Show the reference of the HTTP part."""
    return FileResponse(REFERENCE / "index.html")


@router.get("/docs/{name}")
async def reference_file(name: str) -> FileResponse:
    """Give what the reference is made of."""
    if name not in ("reference.js", "reference.css"):
        raise HallError("no-such-page")
    return FileResponse(REFERENCE / name)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """Give a file of the page; every address that is no file is the page's own, and it finds its way by itself."""
    folder: Path = request.app.state.hall.settings.page
    if path == "api" or path.startswith("api/"):
        raise HallError("no-such-page")
    try:
        file = (folder / path).resolve()
        is_ours = file.is_relative_to(folder.resolve()) and file.is_file()
    except (OSError, ValueError):
        # Too long, or with a zero: nothing can have this name.
        raise HallError("no-such-page") from None
    if is_ours:
        cache = FOREVER if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"Cache-Control": cache})
    if "." in path.rpartition("/")[2]:
        raise HallError("no-such-page")
    index = folder / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, headers={"Cache-Control": "no-cache"})
    text = await with_preview(request, path, index.read_text(encoding="utf-8"))
    return HTMLResponse(text, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})
