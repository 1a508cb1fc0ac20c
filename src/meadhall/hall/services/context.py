"""What the services of one server process share."""

import secrets

from ...engine.draws import SameDraws
from ..compute.costly_work import CostlyWork
from ..settings import Settings
from ..store import Store, TableRow
from ..store.notify import Notifier
from .daily_seeds import draws_of
from .table import Table
from .warmup import Warmup


class HallContext:
    """Settings, database and tables in memory; the database and what depends on it are there once the hall is open."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(6)
        self.costly = CostlyWork(settings.limits)
        self.tables: dict[str, Table] = {}
        self.store: Store
        self.warmup: Warmup
        self.secret = ""  # what the draws of a day are made from
        self.notifier: Notifier | None = None  # where several processes share a database

    def draws_of(self, table: TableRow) -> SameDraws | None:
        """Return the draws of a table of a day."""
        return draws_of(self.secret, table.game, table.day) if table.day is not None else None

    def level_now(self, game: str, level: str) -> str:
        """Return which level plays for one at a game for now."""
        return self.warmup.level_now(game, level)
