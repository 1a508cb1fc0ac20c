"""Whether the hall works."""

from fastapi import APIRouter, Response

from ... import __version__
from .. import protocol as p
from ..auth import TheHall

router = APIRouter(responses={503: {"model": p.Health}})


@router.get("/health")
async def health(hall: TheHall, response: Response) -> p.Health:
    """Tell whether the hall works."""
    well = await hall.store.is_well()
    compiling = hall.warmup.progress()
    if not well:
        response.status_code = 503
    # A hall whose games are not compiled can be played in: nobody is helped by starting it anew.
    trouble = not well or hall.warmup.failures
    return p.Health(
        status="trouble" if trouble else "ok" if compiling.ready else "compiling",
        version=__version__,
        database="ok" if well else "trouble",
        compiling=compiling,
        tables=len(hall.context.tables),
        connections=hall.connections.total,
        thinking=len(hall.bots.at_work),
    )
