"""`meadhall svg` and `meadhall replay --open`."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from xml.etree import ElementTree

import pytest

from meadhall.engine.match import Match

from ..logs import GAMES, a_log
from .test_commands import Meadhall


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    for game in GAMES:
        (tmp_path / f"{game}.jsonl").write_text(a_log(game), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("game", GAMES)
def test_svg_draws_a_log_after_any_ply_as_any_seat_sees_it(meadhall: Meadhall, logs: Path, game: str) -> None:
    file = str(logs / f"{game}.jsonl")
    pictures = set()
    for more in ([], ["--ply", "0"], ["--ply", "30", "--seat", "1"], ["--ply", "30", "--seat", "all"]):
        code, out, err = meadhall("svg", file, *more)
        assert (code, err) == (0, "")
        ElementTree.fromstring(out)
        pictures.add(out)
    assert len(pictures) == 4
    assert (
        meadhall("svg", file, "--ply", "30", "--seat", "Bert")[1]
        == meadhall("svg", file, "--ply", "30", "--seat", "2")[1]
    )


def test_svg_draws_a_position_and_writes_it_to_a_file(meadhall: Meadhall, tmp_path: Path) -> None:
    position = tmp_path / "table.txt"
    position.write_text(Match("skye", players=3, seed=2).position, encoding="utf-8")
    out = tmp_path / "table.svg"
    assert meadhall("svg", str(position), "-o", str(out)) == (0, "", "")
    ElementTree.fromstring(out.read_text(encoding="utf-8"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["table.svg", "table.txt"]


def test_svg_draws_a_tile_of_a_game_named_or_of_a_file(meadhall: Meadhall, logs: Path) -> None:
    named = meadhall("svg", "skye", "--tile", "T34w")
    assert named[0] == 0
    ElementTree.fromstring(named[1])
    assert meadhall("svg", str(logs / "skye.jsonl"), "--tile", "T34w") == named


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nowhere.jsonl"], "There is no file nowhere.jsonl"),
        (["LOG", "--ply", "99999"], "--ply must be from 0 to"),
        (["LOG", "--ply", "-1"], "--ply must be from 0 to"),
        (["LOG", "--seat", "7"], "--seat must be from 1 to 2, a name or all, not 7"),
        (["LOG", "--seat", "0"], "--seat must be from 1 to 2, a name or all, not 0"),
        (["LOG", "--seat", "Zoe"], "nobody of that name plays"),
        (["LOG", "-o", "/nowhere/out.svg"], "/nowhere/out.svg cannot be written: No such file"),
        (["LOG", "--language", "fr"], "--language 'fr' is unknown"),
        (["CUT"], "The log is cut off"),
        (["TEXT"], "is neither a log nor a whole position"),
        (["POSITION", "--ply", "3"], "--ply belongs to a log"),
        (["vikings", "--tile", "T14"], "Vikings has no tile 'T14'. Its tiles are: left"),
        (["vikings", "--tile", "left", "--seat", "0"], "--ply and --seat belong to a table"),
        (["chess", "--tile", "pawn"], "There is no file chess"),
    ],
)
def test_svg_says_in_one_line_what_is_wrong(
    meadhall: Meadhall, tmp_path: Path, arguments: list[str], says: str
) -> None:
    log = a_log("vikings")
    files = {
        "LOG": log,
        "CUT": log[: len(log) // 2].rsplit("\n", 1)[0] + "\n",
        "TEXT": "player 1 Anna\n  W <",
        "POSITION": Match("vikings", seed=1).position,
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    code, out, err = meadhall("svg", *(str(tmp_path / word) if word in files else word for word in arguments))
    assert (code, out) == (2, "")
    assert says in err and err.count("\n") == 1


def test_replay_refuses_to_open_and_print_at_once_and_a_bad_log_at_all(meadhall: Meadhall, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text(a_log("vikings"), encoding="utf-8")
    code, _, err = meadhall("replay", str(log), "--open", "--json")
    assert code == 2 and "Give one of them" in err
    log.write_text(a_log("vikings").replace("Anna", "Anne"), encoding="utf-8")
    code, _, err = meadhall("replay", str(log), "--open", "--no-browser")
    assert code == 2 and "digest does not fit" in err


def test_replay_opens_a_hall_with_the_log_until_it_is_told_to_stop(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    log.write_text(a_log("vikings"), encoding="utf-8")
    command = [sys.executable, "-m", "meadhall", "replay", str(log), "--open", "--no-browser"]
    environment = os.environ | {"TMPDIR": str(tmp_path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as hall:
        assert hall.stdout is not None
        address = re.search(r"http://127\.0\.0\.1:\d+/(replay/shown)", hall.stdout.readline())
        assert address
        with urllib.request.urlopen(address[0].replace("replay/shown", "api/replay/shown")) as answer:
            shown = json.load(answer)
        hall.send_signal(signal.SIGINT)
        _, errors = hall.communicate(timeout=60)
    assert shown == {"name": "game.jsonl", "log": a_log("vikings")}
    assert hall.returncode == 0, errors
    assert "Traceback" not in errors
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"], "nothing is left behind"
