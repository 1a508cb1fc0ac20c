"""The order of the tests: what takes long comes first, so that all processes end at about the same time.

What computes is mixed with what waits for a browser.
"""

import pytest

LONG = (
    "tests/gonewild/test_gonewild_walks.py",
    "tests/page/test_gonewild_table.py",
    "tests/page/test_looks.py",
    "tests/test_walks.py",
    "tests/page/test_whole_games.py",
    "tests/skye/test_skye_walker.py",
    "tests/page/",
    "tests/envs/",
    "tests/hall/",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests by how long their files take, and leave the rest as it is."""

    def place(item: pytest.Item) -> int:
        return next((i for i, start in enumerate(LONG) if item.nodeid.startswith(start)), len(LONG))

    items.sort(key=place)
