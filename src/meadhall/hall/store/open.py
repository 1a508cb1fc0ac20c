"""Open the database, with errors that say what is wrong with it."""

import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ...engine.file_lock import lock_file
from ..errors import CannotServe
from ..logging import log
from ..settings import default_database
from . import Store
from .migrate import migrate
from .notify import address_of

OWNER_ONLY_FOLDER, OWNER_ONLY_FILE = 0o700, 0o600
OTHERS = stat.S_IRWXG | stat.S_IRWXO


class DatabaseLock:
    """Holds an SQLite file for one process: two would not hear of each other's changes."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        if not lock_file(self._file):
            os.close(self._file)
            raise CannotServe(
                f"Another hall already uses {database}. Only a PostgreSQL database can be shared by several processes."
            )

    def release(self) -> None:
        """Let others have it. The operating system does it too when the process dies."""
        os.close(self._file)


async def open_store(url: URL, process: str) -> tuple[Store, DatabaseLock | None]:
    """Open a database and bring it up to date."""
    holder = None
    where = url.render_as_string(hide_password=True)
    if url.get_backend_name() == "sqlite":
        where = str(url.database)
        holder = _hold(Path(where))
    try:
        store = Store(url, process)
    except SQLAlchemyError as error:
        raise _unusable(where, error) from None
    if store.shared:
        event.listen(store.engine.sync_engine, "do_connect", _connecting_to(address_of(url)))
    try:
        await migrate(store.engine)
    except CannotServe:
        await store.engine.dispose()
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        await store.engine.dispose()
        raise _unusable(where, error) from None
    return store, holder


def _connecting_to(address: str) -> Callable[..., Any]:
    """Connect as `notify` does, so that both understand an address in the same way."""

    def connect(dialect: Any, *_: object) -> Any:
        try:
            return dialect.connect(address)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError, OverflowError) as error:
            # SQLAlchemy makes the driver's errors its own, but before version 2.1 not those of connecting.
            raise dialect.loaded_dbapi.OperationalError(str(error)) from error

    return connect


def _hold(database: Path) -> DatabaseLock:
    try:
        _make_folder(database.parent)
        if database.is_dir():
            raise CannotServe(f"{database} is a folder, not a file for the hall's database.")
        if database.exists() and not os.access(database, os.W_OK):
            raise CannotServe(f"{database} cannot be written. Give another place with --database.")
        holder = DatabaseLock(database)
        _keep_to_owner(database)
        return holder
    except OSError as error:
        raise CannotServe(
            f"The folder {database.parent} cannot be written ({error.strerror}). Give another place with --database."
        ) from None


def _make_folder(folder: Path) -> None:
    """Make the database's folder for the owner alone. One that somebody else has made may be for others, too: only our own is closed."""
    is_new = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True)
    if is_new:
        folder.chmod(OWNER_ONLY_FOLDER)
    elif folder == default_database().parent:
        _close_to_others(folder)


def _keep_to_owner(database: Path) -> None:
    """Let nobody else read the database; SQLite gives the files beside it the rights that it has itself."""
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, OWNER_ONLY_FILE))
    for beside in ("", "-wal", "-shm", "-journal", ".lock"):
        file = database.with_name(database.name + beside)
        if file.exists():
            _close_to_others(file)


def _close_to_others(path: Path) -> None:
    """Take what others may do with a file or folder from them."""
    had = stat.S_IMODE(path.stat().st_mode)
    if not had & OTHERS:
        return
    try:
        path.chmod(had & ~OTHERS)
    except OSError as error:
        log.warning("others may read what the hall keeps", path=path, rights=f"{had:o}", why=error.strerror)
        return
    log.info(
        "what others could read is now for the owner alone", path=path, rights=f"{had & ~OTHERS:o}", before=f"{had:o}"
    )


def _unusable(where: str, error: Exception) -> CannotServe:
    """Say in one line, with the database's own words, why it cannot be used."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    words = (str(cause) or type(cause).__name__).splitlines()[0]
    return CannotServe(f"The database {where} cannot be used: {words}")
