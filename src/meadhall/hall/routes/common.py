"""What routes share: how errors look, and the ids of tables."""

from typing import Annotated, Any

from fastapi import Path, Query
from pydantic import TypeAdapter, ValidationError

from .. import protocol as p
from ..errors import HallError

ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": p.ErrorBody, "description": "not understood"},
    401: {"model": p.ErrorBody, "description": "no name chosen yet"},
    403: {"model": p.ErrorBody, "description": "not yours, or from another site"},
    404: {"model": p.ErrorBody, "description": "not there"},
    408: {"model": p.ErrorBody, "description": "not here in time"},
    409: {"model": p.ErrorBody, "description": "not possible as things stand"},
    413: {"model": p.ErrorBody, "description": "too large"},
    415: {"model": p.ErrorBody, "description": "not JSON"},
    421: {"model": p.ErrorBody, "description": "not a name of this hall"},
    422: {"model": p.ErrorBody, "description": "not understood"},
    429: {"model": p.ErrorBody, "description": "too much at once"},
    503: {"model": p.ErrorBody, "description": "not ready yet"},
}

TableId = Annotated[str, Path(min_length=1, max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
Link = Annotated[str | None, Query(description="what a link to this game holds")]
TABLE_ID: TypeAdapter[str] = TypeAdapter(TableId)


def check_table_id(table_id: str) -> None:
    """Refuse what cannot be the id of a table, where no route has checked it."""
    try:
        TABLE_ID.validate_python(table_id)
    except ValidationError:
        raise HallError("no-such-table") from None
