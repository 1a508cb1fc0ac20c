"""The review of a game: its numbers, its sentences, and the command that tells them."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from meadhall import Match
from meadhall.analysis import Review, review
from meadhall.analysis.review import Balance, Decision
from meadhall.analysis.reviewing import LEVELS, SMALLEST_COST, level_of
from meadhall.analysis.telling import tell
from meadhall.bots import create
from meadhall.cli.main import app
from meadhall.engine.errors import BadLog, BadOption
from meadhall.engine.log import log_text
from meadhall.engine.texts import LANGUAGES
from meadhall.games import names

NUMBER = re.compile(r"\d+(?:[.,]\d+)?")


@cache
def reviewed(game: str) -> tuple[Match, Review]:
    """Review a game of beginners once for all tests."""
    match = Match(game, 2, names=["Anna", "Ben"], seed=11)
    bots = [create("greedy:noise=2:attention=0.8", game, seed=seat) for seat in range(2)]
    while not match.is_over:
        match.play(bots[match.turn].act(match, match.turn))
    return match, review(match)


def total(balance: Balance) -> float:
    return balance.start + balance.luck + balance.own + balance.gifts + balance.hidden + balance.revised


@pytest.mark.parametrize("game", names())
def test_the_balances_add_up_to_the_result(game: str) -> None:
    match, told = reviewed(game)
    for account in told.accounts:
        assert total(account.share) == pytest.approx(account.share.result, abs=1e-9)
        assert total(account.lead) == pytest.approx(account.lead.result, abs=1e-9)
        assert account.lead.result == match.points[account.seat] - match.points[account.rival]
        assert account.share.own <= 0
    assert sum(account.share.luck for account in told.accounts) == pytest.approx(0, abs=0.2)
    assert Review.model_validate_json(told.model_dump_json()) == told
    assert [moment.ply for moment in told.moments] == sorted({moment.ply for moment in told.moments})
    assert told.moments[-1].ply == match.ply and list(told.moments[-1].points) == match.points


@pytest.mark.parametrize("game", names())
def test_what_is_called_better_could_have_been_played_and_wins_more(game: str) -> None:
    match, told = reviewed(game)
    assert told.costly
    for decision in (*told.costly, *told.praised):
        then = match.copy()
        then.rewind(decision.ply)
        seat, action = match.log[decision.ply]
        assert (seat, match.game.action_text(action)) == (decision.seat, decision.played)
        assert decision.better in then.legal_actions_of(seat) and decision.better != decision.played
        assert decision.options <= len(then.legal_actions_of(seat))
    for decision in told.costly:
        assert decision.loss >= SMALLEST_COST and decision.compared is not None and decision.compared.share > 0
    assert all(decision.loss < 0 and decision.options > 2 for decision in told.praised)
    costs = [decision.loss for decision in told.costly]
    assert costs == sorted(costs, reverse=True)


def numbers(said: list[str]) -> set[float]:
    return {float(number.replace(",", ".")) for one in said for number in NUMBER.findall(one)}


def allowed_of(decision: Decision) -> set[float]:
    """Everything that may be said of a decision, computed anew."""
    allowed = {100.0, round(100 * abs(decision.loss), 1)}
    if decision.compared is not None:
        compared = decision.compared
        allowed |= {compared.times, round(100 * compared.share, 1), round(196 * compared.error, 1)}
        allowed |= {round(abs(compared.points), 1)}
    return allowed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_sentences_say_the_numbers_of_the_review(game: str, language: str) -> None:
    match, made = reviewed(game)
    told = tell(made, match, language, you=[0])
    for account, shown in zip(made.accounts, told.accounts, strict=True):
        allowed = {100.0, abs(account.lead.result), round(abs(account.lead.luck), 1)}
        assert account.play is not None
        allowed |= {account.play.best, account.play.decisions}
        allowed |= {round(100 * account.play.loss, 1), round(account.play.accuracy)}
        assert numbers(shown.says) <= allowed, shown.says
        for line in shown.lines:
            assert line.share == round(100 * getattr(account.share, line.name), 1)
            assert line.points == round(getattr(account.lead, line.name), 1)
    you = {"en": "You", "de": "Du"}[language]
    assert told.accounts[0].says[0].startswith(you) and told.accounts[1].says[0].startswith("Ben")
    for decision, said in zip((*made.costly, *made.praised), (*told.costly, *told.praised), strict=True):
        assert numbers(said.says) <= allowed_of(decision), said.says
        if decision.compared is not None:
            assert [line.amount for line in said.own] == [gain.amount for gain in decision.compared.own]
    for turning, shown_turning in zip(made.turnings, told.turnings, strict=True):
        assert numbers([shown_turning.says]) <= {100.0, round(100 * abs(turning.change), 1)}


def test_levels_have_names_in_order() -> None:
    assert [level_of(most) for _, most in LEVELS] == [name for name, _ in LEVELS]
    assert level_of(0) == LEVELS[0][0]


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["review", *arguments])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout


def test_the_command_tells_a_game_writes_a_page_and_prints_its_numbers(tmp_path: Path) -> None:
    match, made = reviewed("vikings")
    log, page = tmp_path / "game.jsonl", tmp_path / "review.html"
    log.write_text(log_text(match), encoding="utf-8")
    code, printed = run(str(log), "--seat", "Anna", "--html", str(page), "--json", "--language", "de")
    assert code == 0
    assert Review.model_validate(json.loads(printed)) == made
    html = page.read_text(encoding="utf-8")
    assert html.count("<svg") == 1 + len(made.costly)
    assert "<script" not in html and not re.search(r"(?:src|href)=|url\(|@import", html)
    assert "Rückblick" in html
    code, printed = run(str(log))
    assert code == 0 and "Where the game turned" in printed and "Anna" in printed


def test_what_is_no_log_of_a_game_is_refused_in_words(tmp_path: Path) -> None:
    match, _ = reviewed("vikings")
    log = tmp_path / "game.jsonl"
    for text, words in (
        (log_text(match)[:-40], "cut off|changed"),
        ("", "empty"),
        ("x" * 5_000_000, "5,000,000 letters"),
        (log_text(match).replace("buy 0", "buy 1", 1), "changed|not legal"),
        (log_text(Match("vikings", 2, auto_chance=False)), "no entries"),
    ):
        log.write_text(text, encoding="utf-8")
        with pytest.raises(BadLog, match=words):
            run(str(log))
    log.write_text(log_text(match), encoding="utf-8")
    with pytest.raises(BadOption, match="from 1 to 2 or one of Anna, Ben, not Zoe"):
        run(str(log), "--seat", "Zoe")
    with pytest.raises(BadOption, match="cannot be written"):
        run(str(log), "--html", str(tmp_path / "none" / "page.html"))
