import pytest

from .stranger import Stranger, installed


@pytest.fixture(scope="session")
def stranger() -> Stranger:
    """Somebody who has installed the game of `examples/new-game`."""
    return installed()
