"""Open the database, with errors that say what is wrong with it."""

import fcntl
import os
import sqlite3
from pathlib import Path

import asyncpg
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from .errors import CannotServe
from .store import Store
from .store.migrate import migrate


class SingleHolder:
    """Holds an SQLite file for one process: two would not hear of each other's changes."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise CannotServe(
                f"Another hall uses {database} already. Several processes can share a PostgreSQL database only."
            ) from None

    def release(self) -> None:
        """Let others have it. The operating system does it too when the process dies."""
        os.close(self._file)


async def open_store(url: URL, process: str) -> tuple[Store, SingleHolder | None]:
    """Open a database and bring it up to date."""
    holder = None
    where = url.render_as_string(hide_password=True)
    if url.get_backend_name() == "sqlite":
        where = str(url.database)
        holder = _hold(Path(where))
    store = Store(url, process)
    try:
        await migrate(store.engine)
    except CannotServe:
        await store.engine.dispose()
        raise
    except (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, OSError) as error:
        await store.engine.dispose()
        raise CannotServe(f"The database {where} cannot be used: {_reason(error)}") from None
    return store, holder


def _hold(database: Path) -> SingleHolder:
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        if database.is_dir():
            raise CannotServe(f"{database} is a folder, not a file for the hall's database.")
        if database.exists() and not os.access(database, os.W_OK):
            raise CannotServe(f"{database} cannot be written. Give another place with --database.")
        return SingleHolder(database)
    except OSError as error:
        raise CannotServe(
            f"The folder {database.parent} cannot be written ({error.strerror}). Give another place with --database."
        ) from None


def _reason(error: Exception) -> str:
    """Return the database's own words in one line."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return (str(cause) or type(cause).__name__).splitlines()[0]
