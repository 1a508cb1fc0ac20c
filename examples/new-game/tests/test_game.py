"""The rules by name, and everything compared with everything else."""

from driftwood.rules.state import GAME_OVER
from meadhall.engine.match import Match
from meadhall.testing import check_game


def test_all_parts_of_the_game_fit_together() -> None:
    check_game("driftwood")
    check_game("driftwood", games=1, short=True)


def begun(*drawn: str, players: int = 2) -> Match:
    """Begin a game with what the sea brings first."""
    match = Match("driftwood", players, auto_chance=False)
    for kind in drawn:
        match.play(f"draw {kind}")
    return match


def test_whoever_comes_alone_takes_the_piece() -> None:
    match = begun("net", "amber", "lantern")
    match.play("go 2", seat=1)
    match.play("go 3", seat=0)
    assert match.points == [5, 3] and match.state.round_number == 2


def test_who_meets_somebody_picks_up_a_shell_ruling_1() -> None:
    match = begun("plank", "amber", "plank", "lantern", players=3)
    for seat, action in enumerate(("go 2", "go 2", "go 4")):
        match.play(action, seat=seat)
    assert [line.source for seat in range(3) for line in match.ledger(seat)] == ["shell", "shell", "lantern"]


def test_equals_share_a_place_ruling_2() -> None:
    match = Match("driftwood", 2, seed=1, short=True)
    while not match.is_over:
        match.play("go 1")
    assert match.points == [4, 4] and match.ranking == [1, 1] and match.state.phase == GAME_OVER
