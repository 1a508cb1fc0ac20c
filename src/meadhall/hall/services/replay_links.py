"""Links to games that are over: whoever has one may look at that game, until its players withdraw it.

Each player has one link to a game at most. What it holds is made of the secret of their cookie, which only their browser has,
and a salt, which only the database has: so they copy the same link again and again though only a digest of it is kept, and
pressing a button twice leaves nothing behind. Withdrawing forgets the salts; the next links are new ones.
"""

import base64
import hmac
import secrets

from ..errors import HallError
from ..store import GuestRow
from ..store.digest import digest
from ..store.store import OVER_STATUS
from .hall import Hall
from .table import Table

LINK_BYTES = 24  # 192 bits


async def make_link(hall: Hall, table: Table, guest: GuestRow, cookie: str) -> str:
    """Return what a player's link to a game holds; the first time this makes it."""
    check_player(table, guest)
    salt = await hall.store.replay_salt(table.id, guest.id)
    if salt is None:
        fresh = secrets.token_urlsafe(LINK_BYTES)
        await hall.store.add_replay_link(table.id, guest.id, fresh, digest(_link(cookie, fresh)))
        salt = await hall.store.replay_salt(table.id, guest.id)
    if salt is None:
        # Somebody at the table has withdrawn all links at this moment.
        raise HallError("no-such-link")
    return _link(cookie, salt)


def _link(cookie: str, salt: str) -> str:
    made = hmac.digest(cookie.encode(), salt.encode(), "sha256")[:LINK_BYTES]
    return base64.urlsafe_b64encode(made).decode()


def check_player(table: Table, guest: GuestRow) -> None:
    """Refuse who did not play, and links to a game that is not over."""
    if not table.seats_of(guest.id):
        raise HallError("not-your-seat")
    if table.row.status not in OVER_STATUS:
        raise HallError("not-over")


async def table_to_replay(hall: Hall, name: str, guest: GuestRow | None, link: str | None) -> Table:
    """Return a table for who has a link to its game, or may see it anyway."""
    if link is not None and await hall.store.table_of_replay_link(digest(link)) == name:
        table = await hall.tables.get(name)
        hall.warmup.check_offered(table.row.game)
        return table
    try:
        return await hall.tables.get_visible(name, guest.id if guest else None)
    except HallError as error:
        if link is None or error.code != "no-such-table":
            raise
        raise HallError("no-such-link") from None
