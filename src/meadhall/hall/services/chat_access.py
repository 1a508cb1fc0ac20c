"""Who may talk at a table, and for how long."""

from collections.abc import Iterable, Sequence

from ..store import SeatRow, TableRow
from ..store.store import OPEN_STATUS, OVER_STATUS, now

# So long after the end of a game people may still talk about it. After that their chat is deleted, unless they keep it.
TALK_SECONDS = 600.0


def people(seats: Iterable[SeatRow]) -> set[str]:
    """Return the guests who sit at a table, those who have left their seat to a bot included."""
    return {seat.guest for seat in seats if seat.kind == "person" and seat.guest is not None}


def may_chat(row: TableRow, seats: Sequence[SeatRow], guest: str | None) -> bool:
    """Tell whether a guest may talk at a table just now: whoever sits there with somebody else."""
    there = people(seats)
    if guest not in there or len(there) < 2:
        return False
    is_fresh = row.status in OVER_STATUS and row.changed > now() - TALK_SECONDS * 1000
    return row.status in OPEN_STATUS or is_fresh
