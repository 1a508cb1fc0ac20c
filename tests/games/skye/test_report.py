"""Clan areas typed at a real table, scored with every line explained."""

import pytest

from meadhall.engine.errors import BadOption, BadPosition
from meadhall.games.skye.game import GAME
from meadhall.games.skye.rules.state import BUY

from .tables import CIRCLE, HAMLET, LOOP, a_match, clans, walk

TABLE = f"""
player 1 Anna
gold 12 points 30
{HAMLET}
player 2 Ben
gold 7
T05 T02 T20 C   # a mountain with three brochs
"""


def lines_of(text: str, how: dict[str, str], seat: int = 0, language: str = "en") -> dict[str, tuple[int, str]]:
    sheet = GAME.score(text, how, language)[seat]
    return {line.source: (line.amounts["points"], line.detail) for line in sheet.lines}


def test_score_names_the_areas_and_tiles_that_pay() -> None:
    lines = lines_of(TABLE, {"tiles": "4,7,6,2"})
    assert lines == {
        "tile-farms": (2, "1 east, 1 south"),
        "tile-great-water": (4, "water (castle, 1 east): 4"),
        "tile-castle-road": (2, "castle, 1 south"),
        "tile-brochs": (0, "none"),
    }
    assert lines_of(TABLE, {"tiles": "2"}, seat=1) == {
        "tile-brochs": (6, "mountain (3 west, 2 west, 1 west, castle): 6")
    }


def test_score_judges_majorities_among_the_players_of_the_file() -> None:
    assert lines_of(TABLE, {"tiles": "3,12"}) == {
        "tile-barrels": (2, "1; all have 2, 1: 1 south"),
        "tile-wealth": (5, "12; all have 12, 7"),
    }
    assert lines_of(TABLE, {"tiles": "12"}, seat=1)["tile-wealth"] == (2, "7; all have 12, 7")


def test_score_of_the_end_explains_scrolls_and_gold() -> None:
    lines = lines_of(f"gold 12\n{LOOP}", {})
    assert lines == {
        "scroll-farm": (0, "1 north: 0 farms, its area not completed: 0"),
        "scroll-ship": (2, "3 north 1 west: 3 ships, its area completed, so double: 2"),
        "gold-exchange": (2, "12 gold, 5 for a point"),
    }


def test_score_of_everything_adds_up() -> None:
    (sheet,) = GAME.score(f"gold 12 points 10\n{CIRCLE}", {"tiles": "0,7,13,10", "scoring": "all"}, "de")
    assert sheet.before == {"points": 10, "gold": 12}
    # Squares 4, great water 16, harbour 3, a settlement 5, one pair of barrels for T02's scroll, 2 for gold.
    assert sheet.after == {"points": 10 + 4 + 16 + 3 + 5 + 1 + 2, "gold": 2}
    assert sum(line.amounts["points"] for line in sheet.lines) == 31
    assert any("Gewässer (" in line.detail for line in sheet.lines)


@pytest.mark.parametrize(
    ("how", "complaint"),
    [
        ({"tiles": "0,16"}, "numbers 0 to 15"),
        ({"tiles": "3,3"}, "named twice"),
        ({"scoring": "round"}, "Which scoring tiles"),
        ({"scoring": "small"}, "There is no scoring 'small'"),
        ({"dice": "1"}, "has no option 'dice'"),
    ],
)
def test_score_refuses_what_it_does_not_know(how: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        GAME.score(TABLE, how, "en")


@pytest.mark.parametrize(
    ("text", "how", "complaint"),
    [
        ("C T22s", {"tiles": "12"}, "Gold is missing"),
        ("C T22", {"tiles": "0"}, "its west edge is pasture, but C at C shows water|its east edge is water"),
        ("player 1 A\nC\nT14\nplayer 2 B\nC\nT14", {"tiles": "0"}, "T14 lies at two places"),
        ("C\nT14\nT14", {"tiles": "0"}, "T14 lies twice"),
        ("T14", {"tiles": "0"}, "one castle"),
        ("", {"tiles": "0"}, "There is no clan area"),
        ("player 2 A\nC", {"tiles": "0"}, "this is player 1"),
        ("hello\nC", {"tiles": "0"}, "'hello'"),
    ],
)
def test_score_refuses_areas_that_cannot_lie(text: str, how: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        GAME.score(text, how, "en")


def test_lines_of_a_game_are_explained_as_they_are_written() -> None:
    match = a_match(3, seed=4, tiles="0,6,8,3")
    for _ in walk(match, seed=4):
        pass
    told = set()
    for _, _, _, lines in match.history():
        for line in lines:
            for language in ("en", "de"):
                detail = GAME.line_detail(match.state, line, language)
            told.add((line.source, bool(detail)))
    assert ("tile-castle-road", True) in told and ("sales", False) in told


def test_score_of_a_finished_position_can_be_read() -> None:
    match = a_match(4, seed=4)
    for _ in walk(match, seed=4):
        pass
    sheets = GAME.score(match.position, {"tiles": "0,1,2,3"}, "en")
    assert [sheet.name for sheet in sheets] == match.names
    assert all(len(sheet.lines) == 4 for sheet in sheets)


def test_view_forecasts_what_the_open_scoring_tiles_and_scrolls_would_pay() -> None:
    state = clans(HAMLET, LOOP)
    state.scoring[:] = [7, 6, 3, 0]
    state.round_number = 1
    state.phase = BUY
    hamlet, loop = GAME.view(state, 0).players
    # Great water 4 and 12, castle road 2 and 1, a tile with barrels each, squares 0 and 4.
    assert hamlet.forecast == [4, 2, 5, 0] and loop.forecast == [12, 1, 5, 4]
    assert [(scroll.tile, scroll.points, scroll.completed) for scroll in loop.scrolls] == [
        ("T47", 2, True),
        ("T17", 0, False),
    ]
    water = [area for area in loop.areas if area.terrain == "water" and area.completed]
    assert [len(area.cells) for area in water] == [6]
    assert [tile.tile for tile in hamlet.tiles if tile.castle_road] == ["castle", "T14"]
    assert hamlet.free_cells == ["N1", "N1E1", "W1", "E2", "S1W1", "S1E1", "S2"]


def test_picture_shows_every_clan_area_and_hides_gold() -> None:
    from rich.text import Text

    match = a_match(3, seed=4)
    drawn = Text.from_markup(GAME.picture(match.state, ["Ann[a]", "Ben", "Cleo"], "en", viewer=0)).plain
    assert drawn.count("castle") == 3 and "Ann[a]  0 points, 5 gold" in drawn and "Ben  0 points, ? gold" in drawn
    only = GAME.picture(match.state, ["A", "B", "C"], "de", only=1)
    assert only.count("castle") == 1
