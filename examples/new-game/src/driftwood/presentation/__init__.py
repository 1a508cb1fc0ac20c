"""What people and pages are shown."""

from pathlib import Path

TEXTS = Path(__file__).parents[1] / "texts"
