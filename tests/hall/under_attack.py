"""How other guests fare while a hall is attacked: their times before and meanwhile, in one run."""

import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from .client import Guest, Live


@contextmanager
def attacked_by(attack: Callable[[int], None], at_once: int) -> Iterator[None]:
    """Let so many attackers do the same again and again while the block runs; each is given her number."""
    over = Event()
    wrong: list[BaseException] = []

    def go_on(number: int) -> None:
        try:
            while not over.is_set():
                attack(number)
        except BaseException as error:
            wrong.append(error)

    attackers = [Thread(target=go_on, args=[number], daemon=True) for number in range(at_once)]
    for attacker in attackers:
        attacker.start()
    try:
        yield
    finally:
        over.set()
        for attacker in attackers:
            attacker.join(60)
    assert not wrong, wrong[0]


def seconds_of(act: Callable[[], object], times: int) -> float:
    """Return how long something takes in the middle of so many times."""
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        act()
        took.append(time.perf_counter() - begun)
        # Well below what a guest may ask in a second.
        time.sleep(0.06)
    return statistics.median(took)


def acting(live: Live) -> Callable[[], object]:
    """Return how to do the first thing that is legal, for whoever plays all seats of a table."""

    def act() -> None:
        live.hear_position()
        seat = live.position["waited_for"][0]
        if seat != live.position["seat"]:
            live.ask("look", seat=seat)
        click = {name: live.position[name] for name in ("seat", "ply", "revision")}
        answer = live.ask("act", action=live.position["legal"][0]["id"], **click)
        assert answer["type"] == "position", answer

    return act


def opening_a_table(guest: Guest) -> Callable[[], object]:
    """Return how to look at a table that the hall has to begin first."""

    def open_one() -> None:
        table = guest.set_up(seats="me me")["id"]
        with guest.at(table) as live:
            live.hear_position()
        guest.post(f"/api/tables/{table}/end", agree=True)

    return open_one
