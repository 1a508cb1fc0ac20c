"""Where the hall keeps its tables: SQLite by default, PostgreSQL by URL."""

from .rows import GuestRow, SeatRow, TableRow
from .store import Append, Store, TakeBack

__all__ = ["Append", "GuestRow", "SeatRow", "Store", "TableRow", "TakeBack"]
