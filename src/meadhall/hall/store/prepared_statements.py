"""Statements that are said with every action at a table."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError


class PreparedStatement:
    """A statement that is put into SQLite's words once and then said to its driver directly.

    SQLAlchemy's care for a statement takes several times as long as the statement. PostgreSQL is asked through it all the same.
    """

    def __init__(self, statement: Insert | Update) -> None:
        self.statement = statement

    def __call__(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Carry out the statement for each row of parameters; return how many rows of the database it met."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self.statement, rows if len(rows) > 1 else rows[0]).rowcount
        text, names, fixed = self._in_sqlite
        values = [[_kept(row[name] if name in row else fixed[name]) for name in names] for row in rows]
        driver: Any = connection.connection.driver_connection
        try:
            return int(driver.executemany(text, values).rowcount)
        except sqlite3.Error as error:
            raise DBAPIError.instance(
                text, values, error, sqlite3.Error, hide_parameters=True, dialect=connection.dialect
            ) from error

    @cached_property
    def _in_sqlite(self) -> tuple[str, Sequence[str], Mapping[str, Any]]:
        """The text, the order of its parameters, and those that are always the same."""
        compiled: Any = self.statement.compile(dialect=sqlite.dialect())
        return str(compiled), compiled.positiontup, compiled.params


def _kept(value: Any) -> Any:
    """Return a value as the database keeps it: lists as JSON."""
    return json.dumps(value) if isinstance(value, list) else value
