"""One hall for all tests of a worker; tests that kill or stop a hall start their own."""

from collections.abc import Iterator

import pytest

from .client import HallProcess, sqlite


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    process = HallProcess(sqlite(tmp_path_factory.mktemp("hall")))
    yield process
    assert process.stop() == 0, process.errors
    assert "Traceback" not in process.errors, process.errors
