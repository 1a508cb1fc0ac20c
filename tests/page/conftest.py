from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from .chromium import Guest, Hall, launch, until_ready, visit


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall that all tests visit that do not kill it."""
    hall = Hall(tmp_path_factory.mktemp("hall"))
    hall.open()
    until_ready(hall)
    yield hall
    hall.close()


@pytest.fixture(scope="session")
def interpreted_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall whose rules are interpreted, which is all that lessons and puzzles need."""
    hall = Hall(tmp_path_factory.mktemp("school"), program=("-m", "tests.hall.interpreted_server"))
    hall.open()
    yield hall
    hall.close()


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[Hall]:
    """A hall to be killed, for Vikings alone."""
    hall = Hall(tmp_path, "--games", "vikings")
    hall.open()
    until_ready(hall)
    yield hall
    hall.close()


Visit = Callable[..., AbstractContextManager[Guest]]


@pytest.fixture
def visitor(browser: Browser) -> Visit:
    """Return what lets somebody come: `with visitor(language="de") as guest`."""

    def come(**how: Any) -> AbstractContextManager[Guest]:
        return visit(browser, **how)

    return come
