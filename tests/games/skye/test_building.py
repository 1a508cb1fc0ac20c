"""Ruling 5: where a tile may be built, what goes back to the bag, and building at the same time."""

import numpy as np

from meadhall.bots.registry import create
from meadhall.engine.match import Match
from meadhall.engine.record import State, same
from meadhall.games.skye.game import GAME
from meadhall.games.skye.notation.action_notation import read_action
from meadhall.games.skye.rules.actions import BUILD_TILE, LAY, PASS, RECONSIDER
from meadhall.games.skye.rules.building import begin_building, insert_tile, return_if_nothing_fits
from meadhall.games.skye.rules.cells import read_cell
from meadhall.games.skye.rules.clan import fits
from meadhall.games.skye.rules.components import TILE_NAMES
from meadhall.games.skye.rules.rules import apply, turn
from meadhall.games.skye.rules.state import BUILD, BUY, DRAW_TILES

from .tables import HAMLET, ISLAND, a_match, clan, clans, legal_of, play_until


def tile(name: str) -> int:
    return TILE_NAMES.index(name)


def building(area: str, *hand: str) -> Match:
    """Return a match in which seat 0 has these tiles to build, and seat 1 waits with others."""
    position = "\n".join(
        [
            "skye 1 players 2 gold hidden",
            "round 6 start 1 turn 1 phase build",
            "scoring 0 1 2 3 drawn",
            "player 1 Anna\ngold 0 points 0",
            f"hand {' '.join(hand)}",
            area,
            "player 2 Ben\ngold 0 points 0",
            "hand T53" if len(hand) == 3 else "hand T53 T58",
            "C",
        ]
    )
    return Match.from_position("skye", position)


def test_ruling_5_equal_terrain_on_every_shared_edge() -> None:
    match = building("C T22s\nT14 .", "T66", "T19", "T03")
    match.play("build T66")
    # S1E1 has mountain in the north and water in the west: T66 with its mountain edge (printed west) to the north.
    assert "S1E1 north" not in match.legal_actions and "S1E1 east" in match.legal_actions
    reason = match.explain("S1E1 north")
    assert reason is not None and reason.rule == "ruling 5"
    assert reason.full_text("en") == (
        "Not 1 south 1 east of the castle: on its north side the tile (2 ships) would show water, "
        "but the tile there shows mountain. (ruling 5)"
    )
    assert "Nord" in reason.text("de") and "Gebirge" in reason.text("de")


def test_ruling_5_rulebook_example_water_may_not_lie_against_pasture() -> None:
    match = building("C", "T66", "T19", "T03")
    match.play("build T66")
    reason = match.explain("S1 north")
    assert reason is not None and reason.key == "edge-clashes"
    assert reason.arguments["theirs"] == "@terrain-pasture" and reason.arguments["shows"] == "@terrain-water"


def test_ruling_5_tile_touches_an_own_tile() -> None:
    match = building("C", "T19", "T66", "T03")
    match.play("build T19")
    for text, key in (("N2 north", "no-contact"), ("N1E1 north", "no-contact"), ("C north", "occupied")):
        reason = match.explain(text)
        assert reason is not None and reason.key == key


def test_ruling_5_roads_need_not_go_on() -> None:
    match = building("C", "T57", "T66", "T03")
    match.play("build T57")  # no road at all, beside the castle's road
    assert "N1 north" in match.legal_actions


def leave_only_water_free(player: State) -> None:
    """As if only the castle's water side were free: E1."""
    water = int(np.flatnonzero(player.free[: player.frees] == read_cell("E1"))[0])
    for field in (player.free, player.terrain, player.asked):
        field[0] = field[water]
    player.frees = 1


def test_ruling_5_order_is_free() -> None:
    match = building("C", "T19", "T66", "T73")
    assert match.legal_actions.texts == ["build T19", "build T66", "build T73"]


def test_ruling_5_tile_that_fits_nowhere_yet_waits_for_another() -> None:
    state = clans("C", "C")
    leave_only_water_free(state.seats[0])
    for name in ("T05", "T66"):
        insert_tile(state.seats[0].hand, tile(name))
    begin_building(state)
    assert legal_of(state, 0) == [BUILD_TILE + tile("T66")]
    reason = GAME.explain(state, 0, BUILD_TILE + tile("T05"))
    assert reason is not None and reason.key == "fits-nowhere-yet" and reason.rule == "ruling 5"
    apply(state, 0, BUILD_TILE + tile("T66"))
    apply(state, 0, read_action("E1 south"))  # its mountain to the east: now T05 fits there
    assert legal_of(state, 0) == [BUILD_TILE + tile("T05")]


def test_ruling_5_tile_goes_back_only_when_nothing_in_the_hand_fits() -> None:
    player = clan("C")
    leave_only_water_free(player)
    assert fits(player, tile("T66")) and not fits(player, tile("T05"))
    insert_tile(player.hand, tile("T05"))
    insert_tile(player.hand, tile("T66"))
    return_if_nothing_fits(player)
    assert player.hand.tolist() == [tile("T05"), tile("T66"), -1]
    player.hand[:] = [tile("T05"), -1, -1]
    return_if_nothing_fits(player)
    assert player.hand[0] == -1 and player.returned[0] == tile("T05")


def test_ruling_5_returned_tiles_are_in_the_bag_after_the_phase_and_cost_what_they_cost() -> None:
    match = a_match(2)
    play_until(match, BUY)
    state = match.state
    for seat in (0, 1):
        # Nothing is free any more, so that nothing fits.
        state.seats[seat].frees = 0
    gold = int(state.seats[0].gold)
    for _ in range(2):
        apply(state, turn(state), PASS)
    assert int(state.phase) == DRAW_TILES and int(state.round_number) == 2
    assert int(state.bag.sum()) == 73
    assert int(state.seats[0].gold) == gold + 5


def test_ruling_5_building_is_simultaneous_and_may_be_changed_until_the_last_has_built() -> None:
    match = building(HAMLET, "T66", "T19", "T03")
    before = match.state
    for _ in range(2):
        match.play(match.legal_actions_of(1)[0], seat=1)
    assert match.legal_actions_of(1).texts == ["reconsider"]
    match.play("reconsider", seat=1)
    assert match.state.tobytes() == before.tobytes()
    while match.legal_actions_of(1).texts != ["reconsider"]:
        match.play(match.legal_actions_of(1)[-1], seat=1)
    assert match.turn == 0
    while not match.is_over:
        match.play(match.legal_actions_of(0)[0], seat=0)


def on_an_island(*offer: str) -> Match:
    """Return a match in which all have bought and seat 0, on her island, has received these two tiles."""
    position = "\n".join(
        [
            "skye 1 players 2 gold hidden",
            "round 3 start 1 turn 1 phase buy",
            "scoring 0 1 2 3 drawn",
            "player 1 Anna\ngold 0 points 0",
            f"offer {offer[0]} 1, {offer[1]} 1, .",
            ISLAND,
            "player 2 Ben\ngold 0 points 0",
            "offer T53 1, T58 1, .",
            "C",
        ]
    )
    match = Match.from_position("skye", position, seed=1)
    match.play("pass")
    match.play("pass")
    return match


def build_all(match: Match, seat: int) -> None:
    while match.must_act >> seat & 1:
        match.play(match.legal_actions_of(seat)[0], seat=seat)


def test_ruling_5_who_takes_up_tiles_that_fit_nowhere_gives_them_back_at_once() -> None:
    match = on_an_island("T01", "T04")
    before = match.state
    assert before.seats[0].returned.tolist() == [tile("T01"), tile("T04"), -1]
    match.play("reconsider", seat=0)
    assert same(match.state, before) and match.must_act == 0b10
    assert match.legal_actions_of(0).texts == ["reconsider"]
    assert same(match.game.read_position(match.position)[0], before)
    assert create("random", "skye", seed=1).act(match, 0) == RECONSIDER
    build_all(match, 1)
    assert int(match.state.round_number) == 4


def test_ruling_5_tile_that_was_returned_is_taken_up_with_those_that_were_laid() -> None:
    match = on_an_island("T01", "T66")
    before = match.state
    assert match.legal_actions_of(0).texts == ["build T66"]
    match.play("build T66", seat=0)
    match.play("N1E1 west", seat=0)  # in the corner between two waters, and there is still no place for T01
    assert match.state.seats[0].returned.tolist() == [tile("T01"), -1, -1]
    match.play("reconsider", seat=0)
    assert same(match.state, before)
    assert same(match.game.read_position(match.position)[0], before)


def test_ruling_5_who_has_received_nothing_is_not_asked() -> None:
    state = clans("C", "C")
    insert_tile(state.seats[1].hand, tile("T53"))
    begin_building(state)
    assert int(state.phase) == BUILD and turn(state) == 1
    assert legal_of(state, 0) == []
    reason = GAME.explain(state, 0, RECONSIDER)
    assert reason is not None and reason.key == "nothing-to-build"
    apply(state, 1, BUILD_TILE + tile("T53"))
    placed = legal_of(state, 1)
    assert LAY + 4 * read_cell("S1") in placed
