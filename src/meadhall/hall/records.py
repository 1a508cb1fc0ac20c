"""Structured logs: one JSON object a line on standard error."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

log = logging.getLogger("meadhall.hall")

LEVELS = ("debug", "info", "warning", "error")


class JsonLines(logging.Formatter):
    """Write a record as one JSON object: when, how grave, what, and its facts by name."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        entry: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "what": record.getMessage()}
        entry |= getattr(record, "facts", {})
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def tell(level: int, what: str, **facts: Any) -> None:
    """Log what happened, with its facts."""
    log.log(level, what, extra={"facts": facts})


def note(what: str, **facts: Any) -> None:
    """Log something that an operator likes to know."""
    tell(logging.INFO, what, **facts)


def trouble(what: str, **facts: Any) -> None:
    """Log a mistake of ours, with the error that is being handled."""
    log.error(what, exc_info=True, extra={"facts": facts})


def start_logging(level: str) -> None:
    """Send our records, and the server's own, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("meadhall", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    # A line for each request would drown the rest.
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
