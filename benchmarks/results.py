"""Results as files: what was measured, by which command, when, and on what kind of machine."""

import argparse
import json
import os
import platform
import statistics
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "results"


def add_json_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures into this file")


def summary(values: list[float]) -> dict[str, Any]:
    """Return what the tables show of repeated measurements, and the measurements."""
    return {
        "median": statistics.median(values),
        "lowest": min(values),
        "highest": max(values),
        "values": values,
    }


def save(file: Path | None, **figures: Any) -> None:
    """Write figures with the command that measured them; without a file, nothing."""
    if file is not None:
        file.write_text(json.dumps({**origin(), **figures}, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def read(name: str) -> Any:
    """Return the figures of a result by the name of its file."""
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def origin() -> dict[str, Any]:
    return {"command": command(), "date": datetime.now(UTC).date().isoformat(), "machine": machine()}


def command() -> str:
    """Return the command as a person would type it, without the file that it writes."""
    words = iter(sys.argv[1:])
    kept = []
    for word in words:
        if word == "--json":
            next(words, None)
        elif not word.startswith("--json="):
            kept.append(word)
    return " ".join(["python -m", f"benchmarks.{Path(sys.argv[0]).stem}", *kept])


def machine() -> dict[str, Any]:
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "numba": version("numba"),
    }


def _processor() -> str:
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
