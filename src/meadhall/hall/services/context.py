"""What the services of one server process share."""

import secrets

from ..compute.costly_work import CostlyWork
from ..settings import Settings
from ..store import Store
from ..store.notify import Notifier
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
        self.notifier: Notifier | None = None  # where several processes share a database

    def level_now(self, game: str, level: str) -> str:
        """Return which level plays for one at a game for now."""
        return self.warmup.level_now(game, level)
