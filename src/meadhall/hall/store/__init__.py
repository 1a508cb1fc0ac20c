"""Where the hall keeps its tables: SQLite by default, PostgreSQL by URL."""

from .schema import GuestRow, SeatRow, TableRow
from .store import Append, CheckQuota, Rematch, Store, TakeBack

__all__ = ["Append", "CheckQuota", "GuestRow", "Rematch", "SeatRow", "Store", "TableRow", "TakeBack"]
