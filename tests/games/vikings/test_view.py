"""What a seat is shown."""

from meadhall.engine.match import Match
from meadhall.engine.record import copied
from meadhall.games.vikings.presentation.view import VikingsView, view
from meadhall.games.vikings.rules.state import FERRY

from .tables import play, table


def test_a_view_tells_tiles_figures_threats_and_completed_islands() -> None:
    state = table(
        "gold 7 fame 12\nmainland B2 N1\nspecial church tile, boat 2\nV b r\nW < >*\nN <* F >*\nG < f*", advanced=True
    )
    seen = view(state, 0)
    player = seen.players[0]
    assert (player.gold, player.fame, player.mainland) == (7, 12, {"noble": 1, "boatswain": 2})
    assert player.special == {"boat": 2, "farmstead tile": 1, "church tile": 1}
    assert player.waiting == ["church tile"]
    assert [(ship.column, ship.sail, ship.repelled) for ship in player.ships] == [(1, "blue", False), (2, "red", True)]
    tiles = {(tile.row, tile.column): tile for tile in player.tiles}
    assert tiles["noble", 1].threatened and tiles["noble", 1].figure
    assert not tiles["noble", 3].threatened
    assert tiles["noble", 2].building_tile and tiles["noble", 2].building == "farmstead"
    assert tiles["noble", 2].completed and not tiles["goldsmith", 1].completed
    assert tiles["goldsmith", 2].building == "farmstead" and not tiles["goldsmith", 2].building_tile
    assert (player.completed_islands, player.longest_island) == (2, 3)


def test_a_view_goes_through_json_and_back() -> None:
    match = Match("vikings", 4, seed=2, advanced=True)
    for i in range(60):
        match.play(match.legal_actions[i % len(match.legal_actions)])
    seen = match.view(2)
    assert VikingsView.model_validate_json(seen.model_dump_json()) == seen
    assert isinstance(seen, VikingsView) and seen.you == 2
    assert match.view(None).model_dump()["you"] is None


def test_a_view_says_whose_turn_it_is() -> None:
    match = Match("vikings", 2, auto_chance=False)
    assert match.view().model_dump()["turn"] == "chance"
    match.roll()
    assert match.view().model_dump()["turn"] == 0
    while not match.is_over:
        match.play(match.legal_actions[0])
    assert match.view().model_dump()["turn"] == "over"


def test_a_view_tells_where_the_figure_that_is_asked_for_stands() -> None:
    state = table("gold 20 fame 10\nG <", wheel="fF cG")
    assert view(state, 0).cell is None
    play(state, "buy 1", "G2")
    assert view(state, 0).cell == "G2"
    play(state, "stay")
    assert view(state, 0).cell is None


def test_a_view_tells_what_a_ferry_carries_and_has_carried() -> None:
    state = table("gold 20 fame 10\nmainland B1 G1 F2\nG < f\nF < f", phase=FERRY, round_number=2)
    assert (view(state, 0).ferry, view(state, 0).ferried) == (None, [])
    fishermen = play(copied(state), "ferry F", "F1")
    assert (view(fishermen, 0).ferry, view(fishermen, 0).ferried) == ("F", ["F"])
    each = play(copied(state), "ferry each")
    assert (view(each, 0).ferry, view(each, 0).ferried) == ("each", [])


def test_a_view_tells_how_each_round_is_scored() -> None:
    match = Match("vikings", 2)
    assert view(match.state, 0).scorings == ["small", "large"] * 3


def test_a_view_tells_what_a_sail_shows() -> None:
    match = Match("vikings", 2)
    assert view(match.state, 0).sails == {
        "red": {"gold": 3},
        "green": {"gold": 5},
        "yellow": {"fame": 2},
        "blue": {"fame": 3},
    }


def test_a_view_tells_that_a_special_tile_follows_and_which_building_it_replaces() -> None:
    state = table("gold 20 fame 10\nG < c c", wheel=">F <W", open_specials=("church tile",), advanced=True)
    assert not view(state, 0).earns_special
    play(state, "buy 1")
    assert view(state, 0).earns_special
    play(state, "W1", "go", "take church tile")
    assert view(state, 0).replacing == "church"
    play(state, "G3")
    assert view(state, 0).replacing is None


def test_what_is_done_with_a_view_is_not_seen_in_another() -> None:
    state = table("gold 20 fame 10\nG < c c", wheel=">F <W")
    before = view(state, 0).model_dump()
    player = view(state, 0).players[0]
    player.tiles.clear()
    player.mainland["nobles"] = 9
    player.ledger["feeding"] = (1, 1)
    assert view(state, 0).model_dump() == before
