"""Bring a database up to date, or make a new one; done at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ..errors import CannotServe

SCRIPTS = Path(__file__).with_name("migrations")

# Processes that start together migrate one after the other (PostgreSQL's lock of this number).
MIGRATION_LOCK = 4_242_000_001


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that the database has not had yet; refuse one that a newer version has written."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    written = MigrationContext.configure(connection).get_current_revision()
    if written is not None and written not in known:
        raise CannotServe(
            f"The database was written by a newer version of Meadhall (its migration is {written!r}). "
            "Bring Meadhall up to date, or give another --database."
        )
    command.upgrade(config, "head")
