"""Structured logs: one JSON object a line on standard error, of the hall and of every library that it uses."""

import json
import logging
import sys
import threading
from collections import Counter
from collections.abc import MutableMapping
from datetime import UTC, datetime
from typing import Any, TextIO

from .limits import Buckets
from .settings import Rate

LOGGER = logging.getLogger("meadhall.hall")

# Lines of one kind, and of all kinds: whoever attacks the hall must not fill its disk.
OF_A_KIND = Rate(1, 20)
OF_ALL = Rate(20, 500)
# Characters of a message and, from its end, of a traceback.
MESSAGE, TRACEBACK = 1000, 4000
TAKEN_BY_LOGGING = ("exc_info", "stack_info", "stacklevel")
KIND = 60  # characters of a message that tell its kind: what follows may differ from line to line


class JsonFormatter(logging.Formatter):
    """Write a record as one JSON object: when, how grave, what, and its facts by name."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        what = record.getMessage()[:MESSAGE]
        entry: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "what": what}
        if record.name != LOGGER.name:
            entry["by"] = record.name
        entry |= getattr(record, "facts", {})
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)[-TRACEBACK:]
        return json.dumps(entry, ensure_ascii=False, default=str)


class StructuredLogger(logging.LoggerAdapter[logging.Logger]):
    """The logger of the hall. Facts are given by name: `log.info("a table was set up", table=id)`."""

    def process(self, msg: Any, kwargs: MutableMapping[str, Any]) -> tuple[Any, MutableMapping[str, Any]]:
        """Tell the facts of a record from what logging itself takes by name."""
        facts = {name: value for name, value in kwargs.items() if name not in TAKEN_BY_LOGGING}
        passed_on = {name: value for name, value in kwargs.items() if name in TAKEN_BY_LOGGING}
        return msg, {**passed_on, "extra": {"facts": facts}}


log = StructuredLogger(LOGGER)


class RateLimitFilter(logging.Filter):
    """Leaves out lines of a kind that comes too often; the next one that is written says how many were left out."""

    def __init__(self, of_a_kind: Rate = OF_A_KIND, of_all: Rate = OF_ALL) -> None:
        super().__init__()
        self._kinds = Buckets(of_a_kind)
        self._all = Buckets(of_all)
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a record is written."""
        kind = f"{record.name} {record.levelno} {str(record.msg)[:KIND]}"
        if not (self._kinds.has_one(kind) and self._all.has_one("")):
            # Kinds that nobody counts one by one are counted together.
            self._left_out[kind if len(self._left_out) < 1000 else ""] += 1
            return False
        if missing := self._left_out.pop(kind, 0) + self._left_out.pop("", 0):
            record.facts = {**getattr(record, "facts", {}), "left_out": missing}
        return True


def json_handler(stream: TextIO) -> logging.Handler:
    """Return what writes records to a stream in our format, and not too many of them."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(RateLimitFilter())
    return handler


def start_logging(level: str) -> None:
    """Send all records to standard error: ours from a level on, and of libraries what is at least a warning."""
    root = logging.getLogger()
    root.handlers = [json_handler(sys.stderr)]
    root.setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    logging.getLogger("meadhall").setLevel(level.upper())
    logging.captureWarnings(True)
    # Python would print these as they are.
    threading.excepthook = _thread_failed
    sys.unraisablehook = _nobody_to_tell


def _thread_failed(failed: threading.ExceptHookArgs) -> None:
    name = failed.thread.name if failed.thread is not None else ""
    log.error("a thread failed", exc_info=failed.exc_value, thread=name)


def _nobody_to_tell(failed: "sys.UnraisableHookArgs") -> None:
    LOGGER.error("an error had nobody to be told to", exc_info=failed.exc_value, extra={"facts": {"in": failed.object}})
