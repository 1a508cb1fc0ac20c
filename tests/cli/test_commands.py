"""The commands: what they print, and what they say to bad input."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall import __version__
from meadhall.engine.log import load_log

Meadhall = Callable[..., "tuple[int, str, str]"]

EXAMPLE = """
player 1 Anna
  gold 4 fame 10
  V  b  r  g
  W  <* -* >
  N  <  c  -* >*
  S  <* -  -* -*  >
  G  .  <  -* -*  >
  F  .  .  <* >
"""


def test_help_names_every_command(meadhall: Meadhall) -> None:
    code, out, _ = meadhall("--help")
    assert code == 0
    for command in ("play", "simulate", "score", "replay", "bench"):
        assert command in out
    assert meadhall("simulate", "--help")[0] == 0


def test_version(meadhall: Meadhall) -> None:
    assert meadhall("--version")[1].strip() == f"meadhall {__version__}"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "chess"], "There is no game 'chess'. The games are: gonewild, skye, vikings"),
        (["simulate", "vikings", "--players", "7"], "Vikings is for 2 to 4 players, not 7"),
        (["simulate", "vikings", "--games", "0"], "--games must be from 1"),
        (["simulate", "vikings", "--seed", "-1"], "--seed must be from 0"),
        (["simulate", "vikings", "--option", "advanced"], "an option is written as NAME=VALUE"),
        (["simulate", "vikings", "--option", "advanced=perhaps"], "is true or false, not 'perhaps'"),
        (["simulate", "vikings", "--option", "turbo=true"], "has no option 'turbo'"),
        (["simulate", "vikings", "--option", "advanced=true", "--option", "advanced=false"], "given twice"),
        (["simulate", "vikings", "--option", "auction=true"], "belongs to the advanced game"),
        (["score", "vikings", "nowhere.txt"], "There is no file nowhere.txt"),
        (["score", "vikings", "-", "--scoring", "huge"], "There is no scoring 'huge'"),
        (["score", "vikings", "-", "--language", "fr"], "--language 'fr' is unknown"),
        (["score", "vikings", "-"], "There is no display here"),
        (["replay", "nowhere.jsonl"], "There is no file nowhere.jsonl"),
        (["replay", "-"], "The log is empty"),
        (["replay", "/"], "cannot be read: Is a directory"),
        (["bench", "--seconds", "0"], "--seconds must be from"),
        (["bench", "chess"], "There is no game 'chess'"),
        (["play", "vikings", "--seat", "3"], "--seat must be from 1 to 2, not 3"),
        (["play", "vikings", "--players", "9"], "2 to 4 players"),
        (["play", "vikings", "--name", ""], "1 to 40 printable characters"),
        (["play", "vikings", "--log", "/nowhere/at/all"], "not a file in an existing folder"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(meadhall: Meadhall, arguments: list[str], says: str) -> None:
    code, out, err = meadhall(*arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("meadhall: ") and says in err


def test_an_unknown_flag_is_refused(meadhall: Meadhall) -> None:
    code, _, err = meadhall("simulate", "vikings", "--tempo", "9")
    assert code == 2 and "--tempo" in err
    assert meadhall("simulate", "vikings", "--games", "many")[0] == 2


FIELDS = (
    "game",
    "players",
    "options",
    "games",
    "decisions",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "decisions_per_game",
)


def test_simulate_prints_one_json_object_and_the_same_seed_gives_the_same_result(meadhall: Meadhall) -> None:
    call = ("simulate", "vikings", "--players", "3", "--games", "12000", "--seed", "5", "-o", "advanced=true", "--json")
    first, second = (json.loads(meadhall(*call)[1]) for _ in "12")
    assert set(FIELDS) <= set(first)
    assert first["options"] == {"advanced": True, "auction": True}
    assert len(first["mean_points_by_seat"]) == 3
    assert abs(sum(first["victories_by_seat"]) - 1) < 0.001
    winner = first["winner_points"]
    assert winner["p10"] <= winner["mean"] <= winner["p90"]
    assert winner["mean"] > max(first["mean_points_by_seat"])
    assert first["decisions_per_game"] == pytest.approx(first["decisions"] / 12000, abs=0.01)
    for timed in ("seconds", "games_per_second", "decisions_per_second"):
        del first[timed], second[timed]
    assert first == second
    other = json.loads(meadhall(*call[:6], "--seed", "6", "--json")[1])
    assert other["decisions"] != first["decisions"]


def test_simulated_games_do_not_depend_on_how_many_are_played_at_once(meadhall: Meadhall) -> None:
    from meadhall.cli.simulate import Simulation
    from meadhall.games import load

    game = load("vikings")
    whole, parts = (Simulation(game, 2, game.read_options({}), 3) for _ in "12")
    whole.play(0, 300)
    for first in range(0, 300, 50):
        parts.play(first, 50)
    same = ("decisions", "mean_points_by_seat", "victories_by_seat", "winner_points")
    assert all(whole.summary()[name] == parts.summary()[name] for name in same)


def test_simulate_prints_a_table_for_people(meadhall: Meadhall) -> None:
    code, out, _ = meadhall("simulate", "vikings", "--games", "10")
    assert code == 0 and "decisions/s" in out and "winner's points" in out


def test_score_explains_every_line_of_the_rulebooks_example(meadhall: Meadhall) -> None:
    code, out, _ = meadhall("score", "vikings", "-", stdin=EXAMPLE)
    assert code == 0
    for part in (
        "Anna",
        "ships repelled",
        "ship in column 1",
        "unthreatened in column 4; threatened in column 3",
        "seen: goldsmith row, column 4",
        "+8",
        "+9",
        "10 → 18",
        "4 → 13",
    ):
        assert part in out


def test_score_as_json_and_in_german(meadhall: Meadhall, tmp_path: Path) -> None:
    file = tmp_path / "table.txt"
    file.write_text(EXAMPLE, encoding="utf-8")
    answer = json.loads(meadhall("score", "vikings", str(file), "--scoring", "small", "--json")[1])
    assert answer["players"][0]["after"] == {"fame": 10, "gold": 10}
    assert answer["players"][0]["lines"] == [
        {"source": "goldsmiths", "label": "goldsmiths", "fame": 0, "gold": 6, "detail": "unthreatened in columns 3, 4"}
    ]
    out = meadhall("score", "vikings", str(file), "--language", "de")[1]
    assert "abgewehrte Schiffe" in out and "bedroht in Spalte 3" in out


def test_score_of_the_end_judges_majorities_among_the_displays_of_the_file(meadhall: Meadhall) -> None:
    table = "player 1 Anna\ngold 7 fame 10\nmainland B1\nG < >\nplayer 2 Bert\ngold 3 fame 12\nspecial exchange\nV g\nG < f >\nF <*"
    answer = json.loads(meadhall("score", "vikings", "-", "--scoring", "end", "--json", stdin=table)[1])
    anna, bert = (
        {line["source"]: (line["fame"], line["gold"]) for line in player["lines"]} for player in answer["players"]
    )
    assert anna["most-boatswains"] == (10, 0) and bert["most-boatswains"] == (0, 0)
    assert anna["most-islands"] == bert["most-islands"] == (7, 0)
    assert anna["longest-island"] == (0, 0) and bert["longest-island"] == (5, 0)
    assert anna["gold-exchange"] == (1, -5)
    assert bert["ships-not-repelled"] == (-2, -3)
    assert bert["feeding"] == (8, 0) and anna["feeding"] == (-1, 0)
    assert answer["players"][1]["after"] == {"fame": 12 - 2 + 7 + 5 + 8, "gold": 0}


def test_score_reads_the_displays_of_a_whole_table(meadhall: Meadhall) -> None:
    from meadhall.engine.match import Match

    match = Match("vikings", 4, seed=6, advanced=True)
    while not match.is_over:
        match.play(match.legal_actions[0])
    assert len(json.loads(meadhall("score", "vikings", "-", "--json", stdin=match.position)[1])["players"]) == 4


def test_a_whole_game_can_be_played_logged_and_replayed(meadhall: Meadhall, tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    code, out, _ = meadhall(
        "play",
        "vikings",
        "--players",
        "3",
        "--seat",
        "2",
        "--name",
        "Astrid",
        "--seed",
        "4",
        "--log",
        str(log),
        stdin="1\n" * 400,
    )
    assert code == 0
    assert "small scoring" in out and "large scoring" in out
    assert " wins with " in out or " share the victory " in out
    assert "feeding" in out
    match = load_log(log)
    assert match.is_over and match.names == ["Player 1", "Astrid", "Player 3"]

    code, out, _ = meadhall("replay", str(log))
    assert code == 0
    assert "Astrid buys a " in out and "Verified: all" in out and "Drawn:" not in out
    assert "Drawn: " in meadhall("replay", str(log), "--draws")[1]
    assert "Geprüft" in meadhall("replay", str(log), "--language", "de")[1]
    told = json.loads(meadhall("replay", str(log), "--json")[1])
    assert told["points"] == match.points and len(told["course"]) == match.ply
    booked = sum(line.get("fame", 0) for step in told["course"] for line in step["ledger"] if line["seat"] == 1)
    assert booked + 10 == match.points[1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_advanced_game_is_played_in_both_languages(meadhall: Meadhall, language: str) -> None:
    # The auction takes no numbers, so everything else is chosen by number and every bid is passed or opened with 0.
    answers = "1\npass\nbid 0\n" * 700
    code, out, _ = meadhall(
        "play", "vikings", "-o", "advanced=true", "--seed", "8", "--language", language, "--name", "Eva", stdin=answers
    )
    assert code == 0
    assert ("wins with" if language == "en" else "gewinnt mit") in out or "Sieg" in out or "victory" in out


def test_a_hint_says_what_is_likely_to_win_and_why(meadhall: Meadhall) -> None:
    code, out, _ = meadhall("play", "vikings", "--seed", "1", "--name", "Eva", stdin="hint\nq\n")
    said = " ".join(out.split())
    assert code == 0 and "% of the time." in said
    assert re.search(r"Until the end of the game it brings you about \d+\.\d fame", said)


def test_the_table_answers_questions_and_takes_back(meadhall: Meadhall, tmp_path: Path) -> None:
    saved = tmp_path / "saved.jsonl"
    words = f"?\nt\nl\ns\nu\nwhy buy 0\nwhy N4\nwhy what\nnonsense\n99\nN4\nsave\nsave {tmp_path}/no/where\nsave {saved}\n1\nu\n2\nl\nq\n"
    code, out, _ = meadhall("play", "vikings", "--seed", "1", "--name", "Eva", stdin=words)
    assert code == 0
    for part in (
        "undo your last decision",  # help
        "There is nothing to undo yet",
        "Not now. Expected: a group to buy",
        "'what' is not an action",
        "is not a choice, an action or a command",
        "Choose a number from 1 to",
        "Give a file: save FILE",
        "could not be saved in",
        "The log is saved in",
        "Undone",
        "you leave the table".capitalize(),
    ):
        assert part in out, part
    assert load_log(saved).ply > 0


def test_leaving_early_keeps_the_log(meadhall: Meadhall, tmp_path: Path) -> None:
    log = tmp_path / "early.jsonl"
    code, out, _ = meadhall("play", "vikings", "--seed", "1", "--log", str(log), stdin="1\n1\n")
    assert code == 0 and "the game is not over" in out
    assert not load_log(log).is_over


def test_a_tampered_log_is_refused(meadhall: Meadhall, tmp_path: Path) -> None:
    log = tmp_path / "early.jsonl"
    meadhall("play", "vikings", "--seed", "1", "--log", str(log), stdin="1\n1\n")
    log.write_text(log.read_text().replace("left", "right", 1))
    code, _, err = meadhall("replay", str(log))
    assert code == 2 and "The log was changed" in err


def test_bench_measures_everything(meadhall: Meadhall) -> None:
    result = json.loads(meadhall("bench", "vikings", "--seconds", "0.05", "--no-compile", "--json")[1])
    vikings = result["games"]["vikings"]
    assert [row["players"] for row in vikings["random_play"]] == [2, 3, 4]
    assert all(row["decisions_per_second"] > 0 for row in vikings["random_play"])
    assert vikings["state_bytes"] <= 4096
    assert vikings["state_copy_ns"] > 0 and vikings["match_decisions_per_second"] > 0
    assert result["yardstick_draws_per_second"] > 0
    assert "million draws/s" in meadhall("bench", "vikings", "--seconds", "0.05", "--no-compile")[1]


def test_the_command_runs_as_a_program_and_stops_quietly_when_nobody_reads() -> None:
    command = f"{sys.executable} -m meadhall simulate vikings --games 1 --json | true"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, env=os.environ, check=False)
    assert "Traceback" not in done.stderr
