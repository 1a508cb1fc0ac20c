"""A first start on a machine: everything can be played at once, and what has to be compiled follows by itself."""

import os
import shutil
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from meadhall.engine.compiled import cache_root
from meadhall.engine.log import read_log

from .client import WAIT, Guest, HallProcess, Live, Message, sqlite

GAMES = ("vikings", "skye", "gonewild")
ACTIONS_BEFORE = 8  # a game is not over before it is compiled
COMPILED = {"NUMBA_DISABLE_JIT": "0", "MEADHALL_COMPILE": ""}


@pytest.fixture(scope="module")
def cold(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall that finds nothing compiled."""
    folder = tmp_path_factory.mktemp("cold")
    hall = HallProcess(
        sqlite(folder), environment={**COMPILED, "MEADHALL_CACHE": str(folder / "cache")}, ready=False, games=GAMES
    )
    yield hall
    hall.stop()


def health(hall: HallProcess) -> tuple[int, Message]:
    answer = httpx.get(f"{hall.address}/health", timeout=WAIT)
    return answer.status_code, answer.json()


def waiting(hall: HallProcess, game: str) -> Message:
    """Return what a game does without, or nothing."""
    games: list[Message] = health(hall)[1]["compiling"]["games"]
    return next((each for each in games if each["game"] == game), {})


def play_until_all_have_acted(live: Live) -> None:
    live.hear_position()
    seats = {seat["seat"] for seat in live.table["seats"]}
    while {entry["seat"] for entry in live.entries} - {"chance"} != seats:
        if live.position["my_turn"]:
            live.act_first()
        else:
            live.hear()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_every_game_is_played_at_once(cold: HallProcess, game: str) -> None:
    anna = cold.guest()
    table = anna.set_up(game, seats="me easy medium")
    with anna.at(table["id"]) as live:
        play_until_all_have_acted(live)
        assert live.ask("explain", seat=0, action=1)["type"] == "explained"
    assert health(cold)[0] == 200 and health(cold)[1]["status"] == "compiling"
    assert not next(each for each in anna.get("/api/hall")["games"] if each["name"] == game)["ready"]


def test_levels_that_search_say_when_they_come_and_another_one_plays_until_then(cold: HallProcess) -> None:
    anna = cold.guest()
    without = waiting(cold, "skye")
    assert without["levels"] == ["hard", "expert", "master"] and without["hints"] and without["seconds"] > 0
    table = anna.set_up("skye", seats="me hard medium")
    assert [seat["level"] for seat in table["seats"]] == [None, "hard", "medium"]
    assert [seat["plays"] for seat in table["seats"]] == [None, "medium", None]
    with anna.at(table["id"]) as live:
        told = live.until(lambda each: each["type"] == "preparing")
        assert {each["game"] for each in told["compiling"]["games"]} == set(GAMES)
        play_until_all_have_acted(live)
        live.my_turn()
        refused = live.ask("hint", seat=0)
        assert refused["code"] == "preparing" and "Hints for Isle of Skye will be ready in" in refused["message"]
        live.ask("speak", language="de")
        assert "Tipps für Isle of Skye gibt es in" in live.ask("hint", seat=0)["message"]


def test_what_somebody_looks_at_is_compiled_first(tmp_path: Path) -> None:
    nothing = {**COMPILED, "MEADHALL_CACHE": str(tmp_path / "cache")}
    hall = HallProcess(sqlite(tmp_path), environment=nothing, ready=False, games=GAMES)
    try:
        anna = hall.guest()
        last = max((waiting(hall, game)["seconds"], game) for game in GAMES)[1]
        assert anna.post(f"/api/games/{last}/prepare") is None
        until(lambda: f" {last} " in " ".join(compilers_of(hall)))
        assert anna.refused("/api/games/chess/prepare")[0] == 422
    finally:
        hall.stop()


def compilers_of(hall: HallProcess) -> dict[str, int]:
    """Return the processes that compile for a hall: what they are called with, and their ids."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_text().replace("\0", " ")
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if parent == hall.process.pid and "meadhall.warmup" in command:
            found[command] = int(folder.name)
    return found


def until(fits: Callable[[], bool]) -> None:
    end = time.monotonic() + 10 * WAIT
    while not fits():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_compile_that_is_killed_leaves_a_hall_that_can_be_played_in_and_says_so(tmp_path: Path) -> None:
    nothing = {**COMPILED, "MEADHALL_CACHE": str(tmp_path / "cache")}
    hall = HallProcess(sqlite(tmp_path), environment=nothing, ready=False, games=("vikings",))
    try:
        while not waiting(hall, "vikings")["failed"]:
            for process in compilers_of(hall).values():
                os.kill(process, signal.SIGKILL)
            time.sleep(0.1)
        code, told = health(hall)
        assert code == 200 and told["status"] == "trouble", "nobody is helped by starting it anew"
        assert told["compiling"]["ready"] and waiting(hall, "vikings")["seconds"] is None
        anna = hall.guest()
        with anna.at(anna.set_up("vikings", seats="me hard")["id"]) as live:
            play_until_all_have_acted(live)
            live.my_turn()
            assert live.ask("hint", seat=0)["code"] == "not-compiled"
        assert not compilers_of(hall)
    finally:
        hall.stop()
    assert "was ended by signal 9" in hall.errors


@pytest.mark.parametrize("end", [HallProcess.stop, HallProcess.kill])
def test_no_process_is_left_when_a_hall_ends(end: Callable[[HallProcess], object], tmp_path: Path) -> None:
    nothing = {**COMPILED, "MEADHALL_CACHE": str(tmp_path / "cache")}
    hall = HallProcess(sqlite(tmp_path), environment=nothing, ready=False, games=("vikings",))
    until(lambda: bool(compilers_of(hall)))
    processes = [Path(f"/proc/{number}") for number in compilers_of(hall).values()]
    end(hall)
    until(lambda: not any(is_alive(process) for process in processes))


def is_alive(process: Path) -> bool:
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("game", GAMES)
def test_games_go_on_unchanged_when_the_hall_has_compiled_theirs(game: str, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    copy_without_marks(cache)
    hall = HallProcess(
        sqlite(tmp_path), environment={**COMPILED, "MEADHALL_CACHE": str(cache)}, ready=False, games=(game,)
    )
    try:
        anna = hall.guest()
        table = anna.set_up(game, seats="me hard easy")
        log = ""
        with anna.at(table["id"]) as live:
            play_until_all_have_acted(live)
            assert live.table["seats"][1]["plays"] == "medium"
            actions = iter(range(ACTIONS_BEFORE))
            while not is_ready(anna, game):
                if live.position["my_turn"] and next(actions, None) is not None:
                    live.act_first()
                live.ask("ping")
                time.sleep(0.1)
            before = [without_headline(entry) for entry in live.entries]
            with anna.at(table["id"]) as anew:
                anew.reach(len(before))
                told = [without_headline(entry) for entry in anew.entries]
                assert told[: len(before)] == before, "the same log is told in the same words"
            while live.position["turn"] != "over":
                if live.position["my_turn"]:
                    live.act_first()
                else:
                    live.hear()
            live.until(lambda each: each["type"] == "ended") if not live.ended else None
            assert live.table["seats"][1]["plays"] is None
        log = anna.http.get(f"/api/tables/{table['id']}/log").text
    finally:
        hall.stop()
    assert read_log(log).is_over
    assert "a bot failed" not in hall.errors and "could not" not in hall.errors


def without_headline(entry: Message) -> Message:
    """Leave out what stands on the last entry of a group: which one that is depends on when it is asked."""
    return {name: value for name, value in entry.items() if name != "headline"}


def is_ready(guest: Guest, game: str) -> bool:
    return next(bool(each["ready"]) for each in guest.get("/api/hall")["games"] if each["name"] == game)


def copy_without_marks(cache: Path) -> None:
    """Copy all compiled code, but not the files that say that it is complete: processes look it through, and find all of it."""
    shutil.copytree(cache_root(), cache / "compiled", ignore=shutil.ignore_patterns("*.ready", "*.lock"))
