"""The hall: tables, seats, live updates and bots, served to browsers."""

from ..engine.errors import require

require("hall", "fastapi", "uvicorn", "sqlalchemy", "alembic", "aiosqlite", "asyncpg", "resvg_py")
