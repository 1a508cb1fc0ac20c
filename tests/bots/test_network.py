"""Networks: what they are shown, what they say, and how bots take their word."""

import json
from pathlib import Path

import numpy as np
import pytest

from meadhall import Match
from meadhall.bots import create
from meadhall.bots.heuristics import Floats32, heuristics_of, is_moment
from meadhall.bots.network import WEIGHTS, ask, with_space
from meadhall.bots.network_choice import NetworkChoice
from meadhall.bots.network_file import NetworkFile, digest_of, networks_of, read_network, write_network
from meadhall.engine.chance import below, generator
from meadhall.engine.compiled import PACKAGE
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.engine.game import Game
from meadhall.games import load
from meadhall.learning.fitting import outputs_of

from .positions import GAMES, as_another_could_be, positions

LEARNERS = [game for game in GAMES if heuristics_of(load(game)).features.own]
MOST_BYTES = 2_000_000  # of all networks that come with the package
# Numbers of players for which no network has won its match yet: docs/experiments/2026-11-learned-bots.md.
WITHOUT_NETWORK = {"gonewild": {2, 3, 4}}


def drawn_weights(game: Game, hidden: int = 5, rounds: int = 60) -> dict[str, Floats32]:
    features = heuristics_of(game).features
    own, table = len(features.own), len(features.table)
    shapes = {
        "inner": (own, 2 * hidden),
        "table": (table, hidden),
        "threshold": (hidden,),
        "outer": (hidden, 2),
        "direct": (own, 2),
        "offset": (2,),
        "certainty": (rounds, 2),
    }
    rng = np.random.default_rng(3)
    return {name: np.asarray(rng.normal(size=shape) / 10, np.float32) for name, shape in shapes.items()}


def moments(game: str, players: int, seed: int = 4, most: int = 5) -> list[Match]:
    """Return positions of a random game when a network may be asked, before whatever chance draws then."""
    match, rng = Match(game, players, seed=seed), generator(seed, 2)
    found: list[Match] = []
    while not match.is_over and len(found) < most:
        legal = match.legal_actions
        action = legal[below(rng, len(legal))]
        after = match.copy()
        after.game.rules.apply(after._state, match.turn, action)
        if is_moment(after.state):
            found.append(after)
        match.play(action)
    return found


@pytest.mark.parametrize("game", LEARNERS)
@pytest.mark.parametrize("players", [2, 3])
def test_a_network_says_the_same_whatever_its_seat_cannot_see(game: str, players: int) -> None:
    """What a seat's bots ask about is drawn anew from what it knows; two tables that it cannot tell apart are one then."""
    the_game = load(game)
    heuristics = heuristics_of(the_game)
    weights, memory = heuristics.weights(), np.zeros(1, heuristics.memory)
    asked = 0
    for match in positions(game, players, seed=7, most=14):
        seat = match.turn
        said = []
        for table in (match, as_another_could_be(match, seat, 1), as_another_could_be(match, seat, 2)):
            network = with_space(drawn_weights(the_game), heuristics.features, the_game.players[-1])
            state = table.state
            the_game.rules.resample(state, seat, generator(11))
            ask(network, state, weights, memory)
            said.append((network.victory.tobytes(), network.points.tobytes(), network.seats.tobytes()))
            asked += 1
        assert said[0] == said[1] == said[2]
    assert asked


@pytest.mark.parametrize("game", LEARNERS)
@pytest.mark.parametrize("players", [2, 4])
def test_compiled_code_says_what_the_fit_has_learned(game: str, players: int) -> None:
    the_game = load(game)
    heuristics = heuristics_of(the_game)
    weights = drawn_weights(the_game)
    network = with_space(weights, heuristics.features, the_game.players[-1])
    found = moments(game, players)
    assert found
    for match in found:
        ask(network, match.state, heuristics.weights(), np.zeros(1, heuristics.memory))
        outputs, _ = outputs_of(weights, network.seats[None, :players], network.about[None])
        certainty = weights["certainty"][int(network.about[network.round])]
        strength = (outputs[0] - [weights["offset"][0], 0]) @ certainty
        assert network.victory[:players] == pytest.approx(strength, abs=2e-3)
        assert network.points[:players] == pytest.approx(outputs[0, :, 1], abs=2e-3)


@pytest.mark.parametrize("game", LEARNERS)
def test_features_are_numbers_with_names_of_their_own(game: str) -> None:
    features = heuristics_of(load(game)).features
    assert len(set(features.own)) == len(features.own) and len(set(features.table)) == len(features.table)
    heuristics = heuristics_of(load(game))
    for match in moments(game, 2):
        own, table = (
            np.full((2, len(features.own)), np.nan, np.float32),
            np.full(len(features.table), np.nan, np.float32),
        )
        features.write(match.state, heuristics.weights(), np.zeros(1, heuristics.memory), own, table)
        assert np.isfinite(own).all() and np.isfinite(table).all()
        assert table[features.table.index("round")] == match.state.round_number


@pytest.mark.parametrize("game", LEARNERS)
def test_every_number_of_players_has_a_network_unless_none_was_better_than_none(game: str) -> None:
    the_game = load(game)
    files = networks_of(the_game)
    without = {players for players in the_game.players if not any(suits(file, the_game, players) for file in files)}
    assert without == WITHOUT_NETWORK.get(game, set())


def suits(file: NetworkFile, game: Game, players: int) -> bool:
    return file.suits(players, game.read_options({}))


@pytest.mark.parametrize("game", LEARNERS)
def test_a_network_says_where_it_comes_from(game: str) -> None:
    the_game = load(game)
    for file in networks_of(the_game):
        told = file.provenance
        assert told["features"] == digest_of(heuristics_of(the_game).features)
        assert told["game"] == game and told["games"] > 0 and told["generations"] > 0
        assert all(np.isfinite(part).all() for part in file.weights.values())


def test_all_networks_together_are_small() -> None:
    assert sum(path.stat().st_size for path in PACKAGE.glob("games/*/heuristics/networks/*")) < MOST_BYTES


def test_a_bot_asks_the_network_of_its_table() -> None:
    game = load("vikings")
    choice = NetworkChoice(game, 1)
    for players in (2, 3, 4):
        assert choice.of_table(Match("vikings", players, seed=1).state).knows
    for players, auction in ((2, True), (2, False), (3, True), (4, True)):
        assert choice.of_table(Match("vikings", players, seed=1, advanced=True, auction=auction).state).knows
    assert not NetworkChoice(game, 0).of_table(Match("vikings", 2, seed=1).state).knows


def test_a_file_is_a_bots_own_network(tmp_path: Path) -> None:
    game = load("vikings")
    file = tmp_path / "odd.npz"
    told = {"game": "vikings", "features": digest_of(heuristics_of(game).features), "players": [4], "options": {}}
    write_network(file, drawn_weights(game), told)
    read = read_network(file, game)
    assert {name: part.tolist() for name, part in read.weights.items()} == {
        name: part.tolist() for name, part in drawn_weights(game).items()
    }
    assert json.loads(json.dumps(read.provenance)) == {"format": 1, **told}
    match = Match("vikings", 2, seed=3)
    own = create(f"greedy:network={file}", "vikings", seed=1).think(match, 0)
    usual = create("greedy:network=0", "vikings", seed=1).think(match, 0)
    assert [thought.share for thought in own.options] != [thought.share for thought in usual.options]


def test_what_is_no_network_is_refused_with_the_reason(tmp_path: Path) -> None:
    game = load("vikings")
    (tmp_path / "text.npz").write_text("nothing")
    features = digest_of(heuristics_of(game).features)
    for name, told in {"other": {"game": "skye"}, "old": {"game": "vikings", "features": features[::-1]}}.items():
        write_network(tmp_path / f"{name}.npz", drawn_weights(game), {"players": [2], "options": {}, **told})
    for name, reason in {
        "text": "is no network",
        "other": "was learned of 'skye'",
        "old": "other features",
        "none": "There is no network",
    }.items():
        with pytest.raises(MeadhallError, match=reason):
            create(f"greedy:network={tmp_path / name}.npz", "vikings", seed=1)
    with pytest.raises(BadOption, match="network is 0, 1 or a file"):
        create("greedy:network=2", "vikings", seed=1)


@pytest.mark.parametrize("name", ["value_network", "foresight", "network"])
def test_earlier_names_of_the_setting_are_still_known(name: str) -> None:
    create(f"search:10:{name}=0", "skye", seed=1)
    assert set(WEIGHTS) == set(drawn_weights(load("skye")))
