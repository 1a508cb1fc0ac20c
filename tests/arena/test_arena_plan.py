"""Plans: who sits where, which chance is shared, and what is refused."""

import pickle
from collections import Counter

import pytest

from meadhall import Match
from meadhall.arena import Plan, play
from meadhall.engine.contract import CHANCE
from meadhall.engine.errors import MeadhallError


def test_two_bots_change_seats_in_every_round() -> None:
    plan = Plan("vikings", ("greedy", "random"), games=4)
    assert [plan.seats_of(index) for index in range(4)] == [("greedy", "random"), ("random", "greedy")] * 2
    assert [plan.round_of(index) for index in range(4)] == [0, 0, 1, 1]


def test_the_last_bot_takes_all_seats_that_are_left() -> None:
    plan = Plan("vikings", ("greedy", "random"), players=4, games=1)
    assert plan.games == 4 and plan.asked == 1 and plan.rounds == 1
    assert [plan.seats_of(index).index("greedy") for index in range(4)] == [0, 1, 2, 3]
    assert all(seating.count("random") == 3 for seating in plan.seatings)


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    plan = Plan("vikings", ("greedy", "random", "search:10", "search:20"), games=1)
    assert plan.games == 12
    pairs = Counter(frozenset(seating) for seating in plan.seatings)
    assert len(pairs) == 6 and set(pairs.values()) == {2}
    assert all(Counter(bot for seating in plan.seatings for bot in seating)[bot] == 6 for bot in plan.bots)


def test_rotations_that_look_alike_are_played_once() -> None:
    assert Plan("vikings", ("random",), players=3).seatings == [("random",) * 3]
    assert len(Plan("vikings", ("greedy", "random") * 2, players=4).seatings) == 2


def test_a_bots_name_may_have_settings() -> None:
    plan = Plan("vikings", (" search:50:explore=0.5 ", "greedy:noise=2"))
    assert plan.contestants == ("search:50:explore=0.5", "greedy:noise=2")


def test_games_of_a_round_share_chance_and_no_two_bots_share_a_seed() -> None:
    plan = Plan("vikings", ("greedy", "random"), games=40, seed=1)
    chance = [plan.chance_seed(index) for index in range(40)]
    assert all(chance[index] == chance[index + 1] for index in range(0, 40, 2))
    assert len(set(chance)) == 20
    assert len({plan.bot_seed(index, seat) for index in range(40) for seat in range(2)} | set(chance)) == 100


def test_all_rotations_see_the_same_draws_from_the_first_to_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    matches: list[Match] = []

    class Watched(Match):
        def __init__(self, *args: object, **options: object) -> None:
            super().__init__(*args, **options)  # type: ignore[arg-type]
            matches.append(self)

    monkeypatch.setattr("meadhall.arena.game_runner.Match", Watched)
    plan = Plan("vikings", ("random", "greedy"), games=4, seed=5)
    for index in range(3):
        play(plan, index)
    # In Vikings what is drawn does not depend on what is chosen, so nothing at all may differ within a round.
    draws = [[action for seat, action in match.log if seat == CHANCE] for match in matches]
    assert len(draws[0]) > 100
    assert draws[0] == draws[1] and matches[0].log != matches[1].log
    assert draws[0] != draws[2]


def test_a_game_depends_on_nothing_but_the_plan_and_its_number() -> None:
    plan = Plan("vikings", ("random", "greedy"), games=10, seed=3)
    longer = Plan("vikings", ("random", "greedy"), games=400, seed=3)
    one, again = play(plan, 7), play(pickle.loads(pickle.dumps(longer)), 7)
    assert (one.log, one.points, one.decisions) == (again.log, again.points, again.decisions)
    assert play(Plan("vikings", ("random", "greedy"), games=10, seed=4), 7).log != one.log


@pytest.mark.parametrize("game", ["vikings", "skye", "gonewild"])
def test_every_game_is_played_to_its_end(game: str) -> None:
    plan = Plan(game, ("random",), players=3, games=1, seed=1)
    played = play(plan, 0)
    assert sorted(played.places)[0] == 1 and len(played.points) == 3
    assert all(n > 0 for n in played.decisions)
    assert [sum(classes.values()) for classes in played.pace] == played.decisions


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"players": 7}, "Vikings is for 2 to 4 players, not 7"),
        ({"games": 0}, "games must be from 1 to"),
        ({"seed": -1}, "seed must be from 0"),
        ({"bots": ()}, "Name at least one bot"),
        ({"bots": ("random", "")}, "Name at least one bot"),
        ({"bots": ("wizard",)}, "wizard"),
        ({"bots": ("search:soon",)}, "soon"),
        ({"bots": ("random", "greedy", "random")}, "'random' is named twice"),
        ({"bots": ("search:1" + "0" * 300,)}, "at most 200 characters"),
        ({"options": {"turbo": True}}, "has no option 'turbo'"),
    ],
)
def test_a_bad_plan_is_refused_when_it_is_made(changed: dict[str, object], says: str) -> None:
    given: dict[str, object] = {"game": "vikings", "bots": ("random",), **changed}
    with pytest.raises(MeadhallError, match=says):
        Plan(**given)  # type: ignore[arg-type]


def test_a_tournament_that_nobody_could_finish_is_refused() -> None:
    bots = tuple(f"search:{n}" for n in range(1, 101))
    with pytest.raises(MeadhallError, match="games a round"):
        Plan("vikings", bots, players=4)
