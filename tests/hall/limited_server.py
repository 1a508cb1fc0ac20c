"""`python -m tests.hall.limited_server serve --port 0 --database URL --limits JSON`: a hall with limits of a test's own, and few files if asked."""

import json
import resource
import sys
from itertools import pairwise
from typing import Any

from meadhall.hall.logging import start_logging
from meadhall.hall.server import serve
from meadhall.hall.settings import Limits, Rate, Settings


def read_limits(text: str) -> Limits:
    """Read limits; a rate is a list of two numbers."""
    given: dict[str, Any] = json.loads(text)
    read: dict[str, Any] = {name: Rate(*value) if isinstance(value, list) else value for name, value in given.items()}
    return Limits(**read)


if __name__ == "__main__":
    given = dict(pairwise(sys.argv))
    if files := int(given.get("--files", 0)):
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    start_logging("info")
    games = tuple(given["--games"].split(","))
    limits = read_limits(given.get("--limits", "{}"))
    serve(Settings(given["--database"], games, limits=limits, pause=0), "127.0.0.1", int(given["--port"]))
