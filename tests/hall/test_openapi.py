"""The HTTP part keeps what it promises in its OpenAPI description, whatever it is asked."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .client import Guest, HallProcess, sqlite

EXAMPLES = 15  # for each operation
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


@pytest.fixture(scope="module")
def unlimited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    process = HallProcess(sqlite(tmp_path_factory.mktemp("unlimited")), program=("-m", "tests.hall.unlimited_server"))
    yield process
    assert process.stop() == 0
    assert "Traceback" not in process.errors, process.errors


@pytest.fixture(scope="module")
def guest(unlimited: HallProcess) -> Guest:
    return unlimited.guest()


def test_whatever_is_asked_gets_an_answer_as_described(unlimited: HallProcess, guest: Guest) -> None:
    api = schemathesis.openapi.from_url(f"{unlimited.address}/openapi.json")
    cookies = {"meadhall": guest.http.cookies["meadhall"]}
    asked = 0
    for found in api.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()

        @hypothesis.settings(
            max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(hypothesis.HealthCheck)
        )
        @hypothesis.given(case=operation.as_strategy())
        def ask(case: "schemathesis.Case[Any]") -> None:
            nonlocal asked
            asked += 1
            case.call_and_validate(checks=CHECKS, cookies=cookies, timeout=60)

        ask()
    assert asked > EXAMPLES


def test_the_description_is_complete(unlimited: HallProcess) -> None:
    paths = Guest(unlimited.address).get("/openapi.json")["paths"]
    described = Path("docs/hall.md").read_text(encoding="utf-8")
    for path in paths:
        name = path.replace("{table_id}", "{id}").replace("{invitation}", "{secret}")
        assert f"`{name}`" in described, f"docs/hall.md does not tell of {name}"
