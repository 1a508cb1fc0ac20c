"""The order of the tests: what takes long comes first, so that two processes end at about the same time."""

import pytest

LONG = (
    "tests/gonewild/test_gonewild_walks.py",
    "tests/test_walks.py",
    "tests/page/",
    "tests/skye/test_skye_walker.py",
    "tests/envs/",
    "tests/hall/",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests by how long their files take, and leave the rest as it is."""

    def place(item: pytest.Item) -> int:
        return next((i for i, start in enumerate(LONG) if item.nodeid.startswith(start)), len(LONG))

    items.sort(key=place)
