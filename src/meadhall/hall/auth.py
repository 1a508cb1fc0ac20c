"""Guests: a name, and a secret that only the guest's cookie knows."""

import secrets
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..engine.texts import LANGUAGES
from .compute.costly_work import Asker
from .errors import HallError
from .limits import household
from .services.hall import Hall
from .store import GuestRow
from .store.digest import digest

COOKIE = "meadhall"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one


def hall_of(connection: HTTPConnection) -> Hall:
    """Return the hall that a request is for."""
    hall: Hall = connection.app.state.hall
    return hall


def address_of(connection: HTTPConnection) -> str:
    """Return where a request comes from."""
    return household(connection.client.host) if connection.client else "unknown"


def language_of(connection: HTTPConnection) -> str:
    """Return the first language of the reader's that we speak."""
    for wish in connection.headers.get("accept-language", "").split(","):
        language = wish.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


async def guest_of(connection: HTTPConnection) -> GuestRow | None:
    """Return the guest whose cookie came with a request."""
    secret = connection.cookies.get(COOKIE)
    if not secret or len(secret) > 100:
        return None
    return await hall_of(connection).store.guest_of(digest(secret))


def asker_of(connection: HTTPConnection, guest: GuestRow | None) -> Asker:
    """Return who is to pay for what a request costs."""
    return Asker(guest.id if guest else None, address_of(connection))


async def maybe_guest(request: Request) -> GuestRow | None:
    """Return the guest who asks, if known, within their limits."""
    guest = await guest_of(request)
    if guest is not None:
        hall_of(request).guest_rate.take(guest.id)
    return guest


async def known_guest(guest: Annotated[GuestRow | None, Depends(maybe_guest)]) -> GuestRow:
    """Return the guest who asks; refuse who has no name yet."""
    if guest is None:
        raise HallError("no-guest")
    return guest


async def welcome(request: Request, response: Response, name: str) -> GuestRow:
    """Make a new guest, and give them the cookie."""
    hall = hall_of(request)
    hall.new_guest_rate.take(address_of(request))
    secret = secrets.token_urlsafe(32)
    guest = GuestRow(secrets.token_urlsafe(9), name)
    await hall.store.add_guest(guest, digest(secret))
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return guest


Guest = Annotated[GuestRow, Depends(known_guest)]
MaybeGuest = Annotated[GuestRow | None, Depends(maybe_guest)]
TheHall = Annotated[Hall, Depends(hall_of)]
