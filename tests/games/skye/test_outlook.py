"""What a view tells beforehand: where a tile fits, what it would bring, what pays, and the next income."""

import random

import pytest

from meadhall.engine.match import Match
from meadhall.games.skye.presentation.view import SkyePlayer, SkyeView

BARRELS = "income-barrels"
SIDE_NAMES = ("north", "east", "south", "west")


def seen_by(match: Match, seat: int) -> SkyeView:
    view = match.view(seat)
    assert isinstance(view, SkyeView)
    return view


def worth_now(player: SkyePlayer) -> int:
    """Add up what the open scoring tiles and the scrolls would pay; wealth is no matter of building."""
    return sum(points or 0 for points in player.forecast) + sum(scroll.points for scroll in player.scrolls)


def walk(players: int, seed: int, scoring: str) -> list[Match]:
    """Return the moments of a game in which somebody is about to place a tile."""
    match = Match("skye", players, seed=seed, tiles=scoring)
    rng = random.Random(seed)
    moments = []
    while not match.is_over:
        if seen_by(match, match.turn).players[match.turn].building:
            moments.append(match.copy())
        texts = match.legal_actions.texts
        match.play(rng.choice(texts[:4] if texts[0].startswith("price") else texts))
    return moments


@pytest.mark.parametrize("scoring", ["0,3,7,8", "4,5,11,14", "2,6,10,13", "1,9,12,15"])
def test_a_placement_brings_what_the_view_said(scoring: str) -> None:
    moments = walk(2, seed=5, scoring=scoring)
    checked = 0
    for match in moments[::5]:
        seat = match.turn
        player = seen_by(match, seat).players[seat]
        said = {
            f"{fit.cell} {side}": gain
            for fit in player.fits
            for side, gain in zip(SIDE_NAMES, fit.gains, strict=True)
            if gain is not None
        }
        assert set(said) == set(match.legal_actions.texts)
        for text, gain in said.items():
            after = match.copy()
            after.play(text)
            then = seen_by(after, seat).players[seat]
            if len(then.tiles) != len(player.tiles) + 1 or then.points != player.points:
                continue  # it was the last tile of the round, and the scoring has moved things on
            assert worth_now(then) - worth_now(player) == gain, text
            checked += 1
    assert checked > 20


def test_the_gain_of_a_tile_is_that_of_its_best_place() -> None:
    for match in walk(3, seed=6, scoring="0,6,8,12")[::4]:
        view = seen_by(match, match.turn)
        player = view.players[match.turn]
        gain = next(gain for gain in view.gains if gain.tile == player.building)
        best = max(points for fit in player.fits for points in fit.gains if points is not None)
        assert sum(points or 0 for points in gain.points) + gain.scrolls == best
        assert gain.points[3] is None  # wealth would tell hidden gold


def test_clashing_sides_are_those_that_the_rules_explain() -> None:
    for match in walk(2, seed=7, scoring="0,6,8,12")[::4]:
        seat = match.turn
        for fit in seen_by(match, seat).players[seat].fits:
            for side, clashes in zip(SIDE_NAMES, fit.clashes, strict=True):
                reason = match.explain(f"{fit.cell} {side}")
                assert (reason is None) == (clashes == "")
                if reason is not None:
                    assert reason.arguments["side"] in {f"@side-{SIDE_NAMES['NESW'.index(name)]}" for name in clashes}


def test_what_pays_and_what_leads_to_the_castle_are_named() -> None:
    match = walk(2, seed=8, scoring="5,6,8,15")[-1]
    for player in seen_by(match, 0).players:
        cattle_road, castle_road, areas, peaks = player.paying
        connected = {tile.cell for tile in player.tiles if tile.castle_road}
        assert set(castle_road.cells) == connected >= set(cattle_road.cells)
        assert {tile.cell for tile in player.tiles if any(tile.castle_roads)} == connected
        assert set(areas.areas) == {number for number, area in enumerate(player.areas) if area.completed}
        assert set(peaks.areas) == {number for number in areas.areas if player.areas[number].terrain == "mountain"}
        assert player.forecast[1] == len(connected) and player.forecast[2] == len(areas.areas)


def test_the_next_income_is_like_the_last_one_while_nothing_changes() -> None:
    match = Match("skye", 3, seed=9)
    rng = random.Random(9)
    incomes = 0
    while not match.is_over:
        before = [seen_by(match, seat) for seat in range(3)]
        texts = match.legal_actions.texts
        match.play(rng.choice(texts[:2] if texts[0].startswith("price") else texts))
        after = [seen_by(match, seat) for seat in range(3)]
        if after[0].round == before[0].round:
            continue
        for seat in range(3):
            was, player = before[seat].players[seat], after[seat].players[seat]
            come = (player.ledger.get(BARRELS, (0, 0))[1] or 0) - (was.ledger.get(BARRELS, (0, 0))[1] or 0)
            if player.income is None:
                continue  # the last round
            # The clan area has not changed since the income, so the next one is the same.
            assert player.income.barrels == come == len(player.income.barrel_cells)
            ahead = sum(other.points > player.points for other in after[seat].players)
            assert (player.income.ahead, player.income.behind) == (
                ahead,
                ahead * after[seat].gold_behind[after[seat].round],
            )
        incomes += 1
    assert incomes == 5
    assert all(player.income is None for player in seen_by(match, 0).players)
