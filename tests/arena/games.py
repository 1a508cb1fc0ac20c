"""Finished games made by hand, and results without their times."""

from collections.abc import Sequence
from typing import Any

from meadhall.arena import Plan, Played, Result


def ended(plan: Plan, index: int, places: Sequence[int], points: Sequence[int] | None = None) -> Played:
    n = plan.players
    return Played(
        index=index,
        seats=list(plan.seats_of(index)),
        points=list(points or [10 * (n - place) for place in places]),
        places=list(places),
        decisions=[2] * n,
        log=f"{index:016x}",
        seconds=[0.002] * n,
        pace=[{"80": 2}] * n,
        forfeits=[""] * n,
    )


def timeless(result: Result) -> Any:
    """Return all of a result that must not depend on the machine."""

    def stripped(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: stripped(item) for key, item in value.items() if key != "timing"}
        return [stripped(item) for item in value] if isinstance(value, list) else value

    return stripped(result.model_dump(mode="json"))
