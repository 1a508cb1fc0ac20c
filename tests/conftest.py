"""The order of the tests: what takes long comes first, so that all processes end at about the same time.

What computes is mixed with what waits for a browser.
"""

import pytest

from meadhall.engine.calling import compile_first

# Tests are about compiled code; those of what happens while there is none start processes of their own, or say so.
compile_first()

LONG = (
    "tests/games/gonewild/test_walk",
    "tests/page/test_gonewild_table.py",
    "tests/page/test_lessons.py",
    "tests/games/vikings/test_walks.py",
    "tests/page/test_looks.py",
    "tests/games/skye/test_walks.py",
    "tests/page/test_whole_games.py",
    "tests/page/",
    "tests/new_game/",
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
        "tests/games/gonewild/test_walk",
        "tests/games/skye/test_walks.py",
        "tests/games/vikings/test_walks.py",
        "tests/new_game/test_plays_everywhere.py",
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
