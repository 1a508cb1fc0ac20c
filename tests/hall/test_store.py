"""The database: its tables are what the migrations make, and every text of the hall is in both languages."""

import re
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from meadhall.hall.errors import TEXTS
from meadhall.hall.schema import schema
from meadhall.hall.store.migrate import migrate
from meadhall.hall.store.rows import metadata

SOURCES = Path("src/meadhall/hall")


@pytest.fixture
def migrated(tmp_path: Path) -> Path:
    import asyncio

    async def run() -> None:
        engine = create_async_engine(f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite'}")
        await migrate(engine)
        await migrate(engine)
        await engine.dispose()

    asyncio.run(run())
    return tmp_path / "hall.sqlite"


def test_the_migrations_make_the_tables_that_the_code_uses(migrated: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    with create_engine(f"sqlite:///{migrated}").connect() as connection:
        assert differences(connection) == []


def keys(language: str) -> set[str]:
    resource = FluentParser().parse((TEXTS / f"{language}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


def test_both_languages_have_the_same_texts() -> None:
    assert keys("en") == keys("de")


def test_every_text_is_used_and_every_error_has_one() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    raised = set(re.findall(r"(?:HallError|Refusal|__init__)\(\s*\"([a-z-]+)\"", code))
    assert {f"error-{name}" for name in raised} <= keys("en")
    for key in keys("en"):
        assert f'"{key.removeprefix("error-")}"' in code, f"nothing says {key}"


def test_the_schema_names_every_message() -> None:
    text = schema()
    for name in ("FromPage", "FromHall", "Position", "VikingsView", "SkyeView", "GoneWildView", "TableInfo", "Lobby"):
        assert f'"{name}": {{' in text
    assert "__" not in text
