"""Pictures: well-formed at every step of every game, and without anything that the viewer may not know."""

from xml.etree import ElementTree

import pytest

from meadhall.draw import ALL, Looker, draw_match, draw_tile
from meadhall.draw.preview import draw_cover, draw_preview
from meadhall.engine.chance import generator
from meadhall.engine.errors import BadOption
from meadhall.engine.log import read_log
from meadhall.engine.match import Match
from meadhall.games import load
from meadhall.games.gonewild.rules.ids import BONUS_IDS, MISSION_IDS, THING_IDS
from meadhall.games.skye.rules.components import SCORING_NAMES
from meadhall.games.skye.rules.components import TILE_NAMES as SKYE_TILES
from meadhall.games.vikings.rules.components import SPECIAL_NAMES, TILE_NAMES

from ..logs import GAMES, a_log, part_of_a_log

SVG = "{http://www.w3.org/2000/svg}svg"


def parsed(picture: str) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)
    assert root.tag == SVG
    return root


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_game_is_drawn_as_well_formed_svg(game: str) -> None:
    whole = read_log(a_log(game))
    match = Match(game, whole.players, names=whole.names, auto_chance=False, **whole.options)
    lookers: tuple[Looker, ...] = (None, 0, 1, ALL)
    for ply, (seat, action) in enumerate(whole.log):
        # Random players of Vikings Gone Wild take thousands of steps, which look alike after a while.
        if ply < 450 or ply % 25 == 0:
            parsed(draw_match(match, lookers[ply % len(lookers)], "de" if ply % 3 else "en"))
        match.play(action, seat)
    parsed(draw_match(match))


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_is_drawn(game: str) -> None:
    over = read_log(a_log(game))
    assert over.is_over
    assert over.names[0] in "".join(parsed(draw_match(over)).itertext())


def test_an_island_of_vikings_is_where_it_lies() -> None:
    match = Match("vikings", players=2, seed=7)
    before = draw_match(match)
    match.play("buy 0" if "buy 0" in match.legal_actions else match.legal_actions[0])
    match.play("start G")
    assert draw_match(match) != before


@pytest.mark.parametrize("game", ["skye", "gonewild"])
def test_a_seats_picture_is_the_same_whatever_is_hidden_from_it(game: str) -> None:
    whole = read_log(part_of_a_log(game, 200))
    match = Match(game, whole.players, names=whole.names, auto_chance=False, **whole.options)
    rng = generator(5)
    differ = 0
    for ply, (seat, action) in enumerate(whole.log):
        if ply % 9 == 0:
            for looker in range(match.players):
                other = match.copy()
                match.game.rules.resample(other._state, looker, rng)
                assert draw_match(other, looker) == draw_match(match, looker)
                differ += draw_match(other, ALL) != draw_match(match, ALL)
        match.play(action, seat)
    assert differ > 3, "what is hidden from one seat shows in the whole truth"


def test_hidden_gold_of_isle_of_skye_is_in_no_picture_of_a_spectator() -> None:
    match = Match("skye", players=2, names=["Anna", "Bert"], seed=1)
    assert "points, ? gold" in draw_match(match)
    assert draw_match(match, 0).count("? gold") == 1
    assert "? gold" not in draw_match(match, ALL)


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("vikings", (*TILE_NAMES, *SPECIAL_NAMES)),
        ("skye", (*SKYE_TILES, *SCORING_NAMES, "T14e", "t34S", "castle", "7")),
        ("gonewild", (*THING_IDS, *MISSION_IDS, *BONUS_IDS)),
    ],
)
def test_every_tile_and_card_can_be_drawn_by_its_name(game: str, names: tuple[str, ...]) -> None:
    for name in names:
        parsed(draw_tile(load(game), name))


def test_a_tile_that_is_turned_looks_different() -> None:
    skye = load("skye")
    assert len({draw_tile(skye, f"T34{side}") for side in ("", "e", "s", "w")}) == 4


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_tile_is_refused_with_those_there_are(game: str) -> None:
    with pytest.raises(BadOption, match=r"has no tile 'T99'\. Its "):
        draw_tile(load(game), "T99")


def test_names_cannot_break_out_of_a_picture() -> None:
    match = Match("vikings", players=2, names=["<script>", "B\"&'"], seed=1)
    assert "<script>" in "".join(parsed(draw_match(match)).itertext())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_preview_shows_the_table_of_a_moment_with_names_and_points(game: str, players: int) -> None:
    match = read_log(part_of_a_log(game, 90, players))
    for language in ("en", "de"):
        drawn = parsed(draw_preview(match, language))
        words = " ".join(drawn.itertext())
        assert all(name in words for name in (match.game.title.split()[0], *match.names))
        assert (drawn.get("width"), drawn.get("height")) == ("1200", "630")


def test_hidden_gold_of_isle_of_skye_is_in_no_preview() -> None:
    match = Match("skye", players=2, names=["Anna", "Bert"], seed=1)
    assert draw_preview(match).count("? gold") == 2


def test_the_cover_of_a_game_and_of_all_games_is_drawn() -> None:
    games = [load(name) for name in GAMES]
    covers = [draw_cover(games), *(draw_cover([game]) for game in games)]
    assert len(set(covers)) == 4
    for cover, titles in zip(covers, [games, *([game] for game in games)], strict=True):
        assert ", ".join(game.title for game in titles) in parsed(cover).itertext()


def test_a_match_shows_itself_in_a_notebook_as_a_spectator_sees_it() -> None:
    match = Match("gonewild", players=2, seed=1)
    assert match._repr_svg_() == draw_match(match)
