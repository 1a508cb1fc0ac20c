"""A game that somebody else has brought is played everywhere: it is installed by pip, and nothing of ours knows its name."""

import json
import random
import re
from pathlib import Path

import pytest
from pyarrow import parquet

from ..hall.client import HallProcess, sqlite
from .stranger import GAME, ROOT, TEMPLATE, Stranger


def test_nothing_of_ours_mentions_it() -> None:
    built = ROOT / "src/meadhall/hall/page"
    told = [
        path
        for folder in ("src", "web")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".md", ".toml", ".js", ".json", ".css", ".html")
        and "node_modules" not in path.parts
        and not path.is_relative_to(built)
        and re.search(rf"{GAME}|new-game", path.read_text(encoding="utf-8"), re.IGNORECASE)
    ]
    assert told == []


def test_its_own_tests_are_green(stranger: Stranger) -> None:
    stranger.run("-m", "pytest", "-q", "-p", "no:cacheprovider", f"{TEMPLATE / 'tests'}", compiled=False)


def test_it_is_simulated(stranger: Stranger) -> None:
    run = json.loads(stranger.meadhall("simulate", GAME, "--games", "500", "--seed", "1", "-o", "short=yes", "--json"))
    assert run["options"] == {"short": True} and run["decisions_per_game"] == 16
    assert run["winner_points"]["mean"] > 4
    measured = json.loads(stranger.meadhall("bench", GAME, "--seconds", "0.01", "--no-compile", "--json"))
    assert [row["players"] for row in measured["games"][GAME]["random_play"]] == [2, 3, 4]


@pytest.fixture(scope="session")
def log(stranger: Stranger, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a game that a person has played in the terminal."""
    file: Path = tmp_path_factory.mktemp("log") / "game.jsonl"
    answers = ["?", "why go 9", "why go 4", "draw net", "hint", "s", "1", "u", *["1"] * 6]
    told = stranger.meadhall(
        *("play", GAME, "--name", "Anna", "--bots", "search:40,greedy", "--players", "3", "--seed", "3"),
        *("--log", str(file)),
        answers="\n".join(answers) + "\n",
    )
    assert "Numbers are places on the beach" in told and "Wins" in told
    assert "go 9' is not an action of Driftwood" in told and "That is legal now." in told
    assert "The sea brings pieces, and players choose places." in told
    assert "Player 2 chooses in secret." in told and "Anna runs to place 1" in told and "Undone." in told
    assert re.search(r"wins? with \d+ points|share the victory", told)
    return file


def test_it_is_played_in_the_terminal_and_its_log_is_replayed(stranger: Stranger, log: Path) -> None:
    told = stranger.meadhall("replay", str(log), "--draws", "--language", "de")
    assert "Das Meer spült an: " in told and "Anna läuft zu Stelle 1" in told and "Geprüft: Alle" in told
    course = json.loads(stranger.meadhall("replay", str(log), "--json"))
    assert course["over"] and course["plies"] == 6 * (4 + 3)
    booked = [line["points"] for entry in course["course"] for line in entry["ledger"] if line["seat"] == 0]
    assert sum(booked) == course["points"][0]


def test_what_it_does_not_bring_is_said_in_a_sentence(stranger: Stranger, log: Path) -> None:
    assert stranger.refused("svg", str(log)) == (
        "meadhall: Driftwood brings no drawing, so it cannot be shown as a picture.\n"
    )
    stranger.run("-m", "tests.new_game.suites", "refusals")


def test_search_beats_random_in_the_arena(stranger: Stranger) -> None:
    bots = "search:150,random"
    told = stranger.meadhall("arena", GAME, "--bots", bots, "-n", "120", "--seed", "1", "--json")
    search, _ = json.loads(told)["bots"]
    assert search["name"] == "search:150" and search["win_share"]["value"] > 0.55
    result = json.loads(
        stranger.meadhall("arena", GAME, "--bots", "search:20,greedy,easy", "-p", "3", "-n", "6", "--json")
    )
    assert [bot["name"] for bot in result["bots"]] == ["search:20", "greedy", "easy"]


def test_it_is_learned_and_goes_on_where_it_stopped(stranger: Stranger, tmp_path: Path) -> None:
    asked = (
        *("learn", GAME, "-p", "3", "-n", "60", "-g", "1", "--steps", "40", "--hidden", "4", "--match", "3"),
        *("--seed", "1", "--workers", "1", "--out", str(tmp_path / "out.npz"), "--json", "--folder"),
    )
    told = json.loads(stranger.meadhall(*asked, str(tmp_path / "one")))
    (generation,) = told["generations"]
    assert generation["games"] == 60 and generation["positions"] >= 300 and generation["match"] == 3
    network = tmp_path / "one" / "generation-1" / "network.npz"
    before = network.stat().st_mtime_ns
    assert json.loads(stranger.meadhall(*asked, str(tmp_path / "one"))) == told
    assert network.stat().st_mtime_ns == before, "what was done is not done again"
    assert json.loads(stranger.meadhall(*asked, str(tmp_path / "two"))) == told, "the same seed learns the same"
    stranger.meadhall("arena", GAME, "--bots", f"search:5:network={network},random", "-p", "3", "-n", "3")


def test_it_is_exported(stranger: Stranger, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    stranger.meadhall("export", GAME, "--out", str(file), "-n", "5", "-p", "4", "-b", "greedy", "--seed", "1")
    table = parquet.read_table(file)
    assert table.num_rows == 5 * 6 * 4 and set(table["place"].to_pylist()) <= {1, 2, 3, 4}


@pytest.mark.parametrize("suite", ["vector", "pettingzoo", "gymnasium", "openspiel"])
def test_the_suites_of_the_environments_find_nothing(stranger: Stranger, suite: str) -> None:
    assert stranger.run("-m", "tests.new_game.suites", suite).stdout.endswith("fine\n")


def test_the_walker_finds_its_invariants_and_nothing_wrong(stranger: Stranger) -> None:
    told = stranger.run("-m", "tests.walking", GAME, "--decisions", "20000").stdout
    assert told.count("nothing wrong") == 6 and "short=True" in told and told.endswith("never taken: nothing\n")
    stranger.run("-m", "tests.walking", GAME, "--careful", "--decisions", "30", compiled=False)


@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "interpreted"])
def test_a_whole_game_goes_as_it_was_written_down(stranger: Stranger, compiled: bool) -> None:
    name = f"{GAME}_3_short"
    script = f"from tests.playthrough import course; print(course({name!r}, {GAME!r}, 3, dict(short=True)), end='')"
    golden = (Path(__file__).with_name(f"{name}.txt")).read_text(encoding="utf-8")
    assert stranger.run("-c", script, compiled=compiled).stdout == golden


def tells_a_choice(messages: list[str]) -> bool:
    """Tell whether somebody's choice is in messages, apart from what their reader may choose."""
    told = [{name: part for name, part in json.loads(message).items() if name != "legal"} for message in messages]
    return re.search(r'"go \d"|runs to|"choice": [1-9]', json.dumps(told)) is not None


def test_the_hall_keeps_its_secrets_and_replays_it(stranger: Stranger, tmp_path: Path) -> None:
    hall = HallProcess(sqlite(tmp_path), games=(GAME,), python=stranger.python)
    try:
        anna, ben, eve = (hall.guest(name) for name in ("Anna", "Ben", "Eve"))
        (game,) = anna.get("/api/hall")["games"]
        assert (game["title"], game["rules"], game["currencies"]) == ("Driftwood", True, ["points"])
        assert "{#rulings}" in anna.get(f"/api/games/{GAME}/rules?language=de")["text"]
        assert "about-driftwood" in anna.get("/api/texts/de")["games"][GAME]
        table = anna.set_up(GAME, seats="me friend", open=True, options={"short": True})["id"]
        ben.post(f"/api/tables/{table}/sit")
        rng = random.Random(1)
        with anna.at(table) as hers, ben.at(table) as his, eve.at(table) as watching:
            watching.hear_position()
            for tide in range(4):
                hers.my_turn()
                for other in (his, watching):
                    other.reach(hers.position["ply"])
                assert hers.position["view"]["round"] == tide + 1
                chosen = rng.choice(hers.position["legal"])
                heard = len(his.heard), len(watching.heard)
                hers.act(chosen["id"])
                for other, before in zip((his, watching), heard, strict=True):
                    other.reach(hers.position["ply"])
                    (entry,) = [entry for entry in other.entries if entry["ply"] == hers.position["ply"] - 1]
                    assert entry["action"] is None and entry["sentence"] == "Anna chooses in secret."
                    anna_there = other.position["view"]["players"][0]
                    assert anna_there["has_chosen"] and anna_there["choice"] is None
                    assert not tells_a_choice(other.heard[before:])
                assert hers.position["view"]["players"][0]["choice"] == int(chosen["text"].split()[1])
                his.act(rng.choice(his.position["legal"])["id"])
            hers.until(lambda message: message["type"] == "ended")
        for picture in (f"/api/tables/{table}/preview.png", f"/api/preview.png?game={GAME}"):
            assert anna.http.get(picture).content.startswith(b"\x89PNG")
        replay = anna.get(f"/api/tables/{table}/replay?viewer=1")
        veiled = [entry for entry in replay["entries"] if entry["veil"]]
        assert replay["over"] and len(replay["rounds"]) == 4 and len(veiled) == 4
        frames = [
            anna.get(f"/api/tables/{table}/replay/frames?viewer={viewer}&first=4&pictures=true")["frames"][0]
            for viewer in ("all", "1")
        ]
        pictures = ["".join(span["text"] for line in frame["picture"] for span in line) for frame in frames]
        assert "runs to place" in pictures[0] and "has chosen" in pictures[1] and "runs to place" not in pictures[1]
    finally:
        assert hall.stop() == 0, hall.errors
    assert "Traceback" not in hall.errors, hall.errors
