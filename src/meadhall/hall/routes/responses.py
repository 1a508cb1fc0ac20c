"""Long answers as JSON, made and compressed where it keeps nobody waiting."""

import gzip

from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response

from ..compute.costly_work import Steps

SMALLEST_COMPRESSED = 1000  # bytes
COMPRESSION = 6


def as_json_response(steps: Steps[BaseModel], request: Request) -> Steps[Response]:
    """Do work and make an answer of its result, down to the bytes: long answers are work, too."""
    result = yield from steps
    yield
    return json_response(result.model_dump_json().encode(), request)


def json_response(content: bytes, request: Request) -> Response:
    """Return JSON as an answer, compressed here and not in the loop that answers people."""
    if len(content) < SMALLEST_COMPRESSED or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(content, media_type="application/json")
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(gzip.compress(content, COMPRESSION), media_type="application/json", headers=headers)
