"""Programs as bots in the terminal, in an export and in the hall; and what they are told."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from meadhall import Match
from meadhall.bots import create
from meadhall.bots.programs import ProgramBot, ProgramFault
from meadhall.cli.common import bots_of
from meadhall.cli.main import app
from meadhall.engine.errors import BadOption
from meadhall.engine.record import same
from meadhall.games import names
from meadhall.hall.settings import read_bots

from ..bots.positions import as_another_could_be, positions
from ..hall.client import HallProcess, sqlite
from .commands import EXAMPLE, fixed


def question(match: Match, seat: int, seed: int) -> dict[str, Any]:
    bot = create(EXAMPLE, match.game, seed)
    assert isinstance(bot, ProgramBot)
    return bot._question(bot._observation(match, seat))


# After four decisions the first seat has set its prices in secret; from the first deal on, all hold hands.
@pytest.mark.parametrize(("game", "decisions"), [("skye", 4), ("gonewild", 12)])
def test_a_program_is_told_nothing_that_its_seat_may_not_know(game: str, decisions: int) -> None:
    """What the seat cannot know is drawn anew from the bot's own seed; the position alone depends on that, and guesses."""
    match = Match(game, 3, seed=2)
    for _ in range(decisions):
        match.play(match.legal_actions[-1])
    asked = [question(match, match.turn, seed) for seed in range(8)]
    assert len({told.pop("position") for told in asked}) > 1
    assert all(other == asked[0] for other in asked)


@pytest.mark.parametrize("game", names())
def test_tables_that_a_seat_cannot_tell_apart_give_the_same_line_to_the_last_byte(game: str) -> None:
    different = 0
    for match in positions(game, 3, seed=6, most=14):
        for seat in range(3):
            if not len(match.legal_actions_of(seat)):
                continue
            line = json.dumps(question(match, seat, 1))
            for seed in range(3):
                other = as_another_could_be(match, seat, seed)
                different += not same(match.state, other.state)
                assert json.dumps(question(other, seat, 1)) == line
    assert different > 0 or game == "vikings", "the game had no secrets to hide"


@pytest.mark.parametrize("game", names())
def test_a_program_that_has_the_rules_can_begin_from_the_position(game: str) -> None:
    """It reads as the table that the bot was shown, on which the seat sees and may do what it does at the real one."""
    for match in positions(game, 2, seed=4, most=14):
        seat = match.turn
        bot = create(EXAMPLE, match.game, 3)
        assert isinstance(bot, ProgramBot)
        observation = bot._observation(match, seat)
        told = bot._question(observation)
        there = Match.from_position(game, told["position"])
        assert same(there.state, observation.state)
        assert there.turn == seat and there.view(seat).model_dump(mode="json") == told["view"]
        assert there.legal_actions.texts == [choice["text"] for choice in told["legal"]]


def test_a_question_has_the_view_the_legal_actions_and_what_happened() -> None:
    match = Match("vikings", 2, seed=1)
    bot = create(EXAMPLE, "vikings", 1)
    assert isinstance(bot, ProgramBot)
    for _ in range(20):
        before, seat = match.ply, match.turn
        match.play(bot.act(match, seat) if seat == 0 else match.legal_actions[0])
        if seat == 0:
            chosen = before
    told = bot._question(bot._observation(match, match.turn))
    assert told["view"] == match.view(match.turn).model_dump(mode="json")
    assert [choice["id"] for choice in told["legal"]] == list(match.legal_actions)
    assert [choice["text"] for choice in told["legal"]] == match.legal_actions.texts
    assert told["legal"][0]["sentence"] == match.sentence(match.legal_actions[0])
    since = [(-1 if entry["seat"] is None else entry["seat"], entry["action"]) for entry in told["since"]]
    assert since == match.log[chosen:] and [entry["text"] for entry in told["since"]] == match.log_texts[chosen:]
    bot.close()


def test_commas_within_quotes_belong_to_a_command() -> None:
    assert bots_of("greedy, exec:'./my bot' --set \"a,b\",random") == [
        "greedy",
        "exec:'./my bot' --set \"a,b\"",
        "random",
    ]


def test_in_the_terminal_another_bot_plays_on_for_a_program_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["play", "vikings", "--seat", "2", "--seed", "1", "--name", "Anna", "--bots", fixed("dies")]
    result = CliRunner().invoke(app, arguments, input="q\n", env={"COLUMNS": "300"})
    assert result.exit_code == 0, result.exception
    assert "ended with code 139" in result.stdout and "Another bot plays on for Player 1." in result.stdout
    assert "Anna" in result.stdout.partition("plays on")[2]


def test_an_export_is_refused_when_a_program_fails_and_no_file_is_left(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    out = tmp_path / "games.parquet"
    arguments = ["export", "vikings", "-n", "1", "--bots", f"random,{fixed('illegal')}", "--out", str(out)]
    with pytest.raises(ProgramFault, match="not legal now"):
        CliRunner().invoke(app, arguments, catch_exceptions=False)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("mybot", "write NAME=BOT"),
        ("my bot=greedy", "write NAME=BOT"),
        ("easy=greedy", "a bot already has this name"),
        ("mybot=wizard", "There is no bot 'wizard'"),
        ("mybot=exec:./nowhere", "was not found"),
    ],
)
def test_a_bot_that_cannot_be_offered_is_refused_when_the_hall_starts(entry: str, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        read_bots([entry])


def test_a_program_that_does_not_speak_the_protocol_is_refused_when_the_hall_starts() -> None:
    with pytest.raises(ProgramFault, match="did not say"):
        read_bots([f"mybot={fixed('wrong protocol')}"])


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall whose operator offers a good program and one that dies in its fifth decision."""
    bots = {"good": EXAMPLE, "frail": fixed("dies later")}
    more = [word for name, bot in bots.items() for word in ("--bot", f"{name}={bot}")]
    database = sqlite(tmp_path_factory.mktemp("hall"))
    process = HallProcess(database, games=("vikings",), more=more)
    yield process
    assert process.stop() == 0, process.errors
    assert "Traceback" not in process.errors
    assert "a program failed and is replaced" in process.errors


def test_guests_may_choose_what_the_operator_offers_and_no_program_of_their_own(hall: HallProcess) -> None:
    anna = hall.guest()
    assert anna.get("/api/hall")["levels"][-2:] == ["good", "frail"]
    assert "level-good = good" in anna.get("/api/texts/en")["hall"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "exec:true"}]
    assert anna.refused("/api/tables", game="vikings", seats=seats)[:2] == (422, "bad-level")


def test_a_program_plays_at_a_table_and_one_that_fails_is_replaced_for_all_to_see(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="good frail")
    with anna.at(table["id"]) as live:
        live.until(lambda message: message["type"] == "ended")
    seats = anna.get(f"/api/tables/{table['id']}")["seats"]
    assert [seat["level"] for seat in seats] == ["good", "greedy"]
    assert "level-greedy = stand-in (program failed)" in anna.get("/api/texts/en")["hall"]
