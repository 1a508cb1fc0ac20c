"""Who a guest is."""

from fastapi import APIRouter, Request, Response

from .. import protocol as p
from ..auth import MaybeGuest, TheHall, welcome
from ..services.names import clean_name
from .common import ERRORS

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/me")
async def me(guest: MaybeGuest) -> p.Me:
    """Tell who the cookie says I am."""
    return p.Me(guest=guest.id if guest else None, name=guest.name if guest else None)


@router.post("/me")
async def choose_name(
    hall: TheHall, guest: MaybeGuest, wanted: p.NewName, request: Request, response: Response
) -> p.Me:
    """Choose a name: the first time this makes a guest and sets the cookie."""
    name = clean_name(wanted.name)
    if guest is None:
        guest = await welcome(request, response, name)
    else:
        await hall.store.rename(guest.id, name)
    return p.Me(guest=guest.id, name=name)
