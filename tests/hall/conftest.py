"""One hall for all tests of a worker; tests that kill or stop a hall start their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .client import HallProcess, sqlite


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    process = HallProcess(sqlite(tmp_path_factory.mktemp("hall")))
    yield process
    assert process.stop() == 0, process.errors
    assert "Traceback" not in process.errors, process.errors


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[HallProcess]:
    """A hall that a test may kill."""
    process = HallProcess(sqlite(tmp_path), games=("vikings",))
    yield process
    process.stop()
