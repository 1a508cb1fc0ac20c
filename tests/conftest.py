"""The order of the tests: what takes long comes first, so that all processes end at about the same time.

What computes is mixed with what waits for a browser.
"""

import pytest

LONG = (
    "tests/gonewild/test_gonewild_walk",
    "tests/page/test_gonewild_table.py",
    "tests/vikings/test_vikings_walks.py",
    "tests/page/test_looks.py",
    "tests/skye/test_skye_walks.py",
    "tests/page/test_whole_games.py",
    "tests/page/",
    "tests/envs/",
    "tests/hall/",
)

# What `make check` leaves out, by marker.
TIERS = {
    "browser": ("tests/page/",),
    "database": ("tests/hall/test_postgres",),
    "slow": (
        "tests/arena/test_arena_ray.py",
        "tests/bots/test_strength.py",
        "tests/envs/test_openspiel.py",
        "tests/envs/test_vector.py",
        "tests/envs/test_tight_tables.py",
        "tests/gonewild/test_gonewild_walk",
        "tests/skye/test_skye_walks.py",
        "tests/vikings/test_vikings_walks.py",
    ),
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests by what they need, and sort them by how long their files take."""

    def place(item: pytest.Item) -> int:
        return next((i for i, start in enumerate(LONG) if item.nodeid.startswith(start)), len(LONG))

    for item in items:
        for marker, starts in TIERS.items():
            if item.nodeid.startswith(starts):
                item.add_marker(marker)
    items.sort(key=place)
