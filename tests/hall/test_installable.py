"""What lets the page be installed: its manifest, its icons, and a service worker that belongs to this build."""

import json
import re
import struct
from pathlib import Path

import pytest

from meadhall.hall.settings import PAGE_FOLDER

from .client import Guest, HallProcess


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_the_manifest_describes_the_app_in_the_readers_language(hall: HallProcess) -> None:
    http = Guest(hall.address).http
    answer = http.get("/manifest.webmanifest", headers={"Accept-Language": "de"})
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["display"], manifest["start_url"], manifest["scope"], manifest["lang"]) == (
        "standalone",
        "/",
        "/",
        "de",
    )
    assert manifest["description"] != http.get("/manifest.webmanifest").json()["description"]
    purposes = {icon.get("purpose", "any") for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    for icon in manifest["icons"]:
        found = http.get(icon["src"])
        assert found.status_code == 200 and found.headers["content-type"].startswith(icon["type"]), icon
        if icon["type"] == "image/png":
            assert "x".join(map(str, size_of(found.content))) == icon["sizes"]
    index = http.get("/").text
    assert '<link rel="manifest" href="/manifest.webmanifest"' in index
    touch = re.search(r'<link rel="apple-touch-icon" href="([^"]+)"', index)
    assert touch and size_of(http.get(touch[1]).content) == (180, 180)


@pytest.mark.parametrize("name", ["10000", "192.png", "../icon", "maskable"])
def test_icons_come_in_their_sizes_alone(hall: HallProcess, name: str) -> None:
    assert Guest(hall.address).http.get(f"/icons/{name}.png").status_code == 404


def test_the_service_worker_knows_the_files_of_its_build_and_is_asked_for_anew(hall: HallProcess) -> None:
    answer = Guest(hall.address).http.get("/service-worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache" and "etag" in answer.headers
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")
    begin = re.match(r"self\.BUILD=(\{.*?\});", answer.text)
    assert begin is not None
    build = json.loads(begin[1])
    assert re.fullmatch("[0-9a-f]{12}", build["stamp"])
    files = {f"/{path.relative_to(PAGE_FOLDER).as_posix()}" for path in Path(PAGE_FOLDER, "assets").iterdir()}
    assert set(build["files"]) == files
    # Older browsers know no modules here.
    assert not re.search(r"\b(import|export)\b[ {*]", answer.text[begin.end() :])
