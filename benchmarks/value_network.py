"""Learn the value network of Isle of Skye: `python -m benchmarks.value_network [--games 10000] [--write]`.

A short-sighted greedy, who judges each action by itself, plays games, most of them with slips so that odd positions are
met too. Whenever a round begins the traits of every seat are noted, and at the end its points. For each number of players
a network with one hidden layer is fitted to them (JAX, from the extra `learn`). It prints, for games that were not learned
from, how much of the differences between the seats at the end the estimate and the network explain; `--write` puts what was learned into the package.
"""

import argparse
import time
from functools import partial
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from meadhall.bots.greedy import evaluate_actions, unit
from meadhall.bots.heuristics import Floats, heuristics_of
from meadhall.bots.workspace import Workspace, workspace
from meadhall.engine.chance import Ints, seed_generator
from meadhall.engine.compiled import compiled
from meadhall.engine.contract import CHANCE, OVER, apply, points, ranking, setup, turn
from meadhall.engine.play import draw
from meadhall.games import load
from meadhall.games.skye.heuristics.estimate import estimate, uncertainty
from meadhall.games.skye.heuristics.land import prepare
from meadhall.games.skye.heuristics.value_network import FEWEST_PLAYERS, LEARNED, TRAITS, note_traits
from meadhall.games.skye.rules.components import MAX_PLAYERS, MOST_ROUNDS
from meadhall.games.skye.rules.state import DRAW_TILES

from .results import add_json_option, save

MOST_SLIP = 2.0  # points by which a judgement is off at most, in the wildest games: twice that
STEADY = 0.3  # the part of the games without slips
LEARNED_FROM = 0.9
HIDDEN = 32
STEPS = 12_000
BATCH = 512


class Notes(NamedTuple):
    """What was noted when rounds began, and how it ended."""

    traits: NDArray[np.float32]  # [moment, seat, trait]
    estimated: NDArray[np.float32]  # [moment, seat]
    width: NDArray[np.float32]  # [moment]: the spread
    rounds: NDArray[np.int32]  # [moment]
    points: NDArray[np.float32]  # [moment, seat], at the end
    won: NDArray[np.float32]  # [moment, seat]: the share of the victory

    def some(self, which: slice) -> "Notes":
        """Return the notes of some moments."""
        return Notes(*(column[which] for column in cast(tuple[Any, ...], self)))


@compiled
def play(
    table: NDArray[Any],
    work: Workspace,
    options: NDArray[np.int64],
    weights: Floats,
    players: int,
    seed: int,
    game: int,
    traits: NDArray[np.float64],
    estimated: NDArray[np.float64],
    width: Floats,
    rounds: Ints,
    values: Floats,
    shares: Floats,
) -> int:
    """Play one game, note every seat when a round begins, and return how many rounds were noted."""
    rng = np.zeros(4, np.uint64)
    seed_generator(rng, np.uint64(seed), np.uint64(game))
    slip = MOST_SLIP * unit(rng) if unit(rng) >= STEADY else 0.0
    table[1] = table[0]
    state = table[1]
    setup(state, players, options)
    noted = 0
    seat = turn(state)
    while seat != OVER:
        if state.phase == DRAW_TILES and state.round_number == noted + 2:
            mind = work.memory[0]
            prepare(mind.land, state, weights)
            for other in range(players):
                note_traits(state, other, weights, mind, traits[noted, other])
            estimate(state, weights, work.memory, estimated[noted])
            width[noted] = uncertainty(state)
            rounds[noted] = state.round_number
            noted += 1
        if seat == CHANCE:
            apply(state, CHANCE, draw(state, rng, work.ids, work.weights))
        else:
            work.states[0] = state
            n = evaluate_actions(work, seat, weights, 0, rng, values, shares)
            for i in range(n):
                values[i] += slip * (unit(rng) + unit(rng) + unit(rng) + unit(rng) - 2.0)
            apply(state, seat, work.ids[np.argmax(values[:n])])
        seat = turn(state)
    return noted


def play_games(players: int, games: int, seed: int) -> Notes:
    """Play games and collect the notes."""
    game = load("skye")
    table, work = np.zeros(2, game.state_type), workspace(game)
    options = game.option_array(game.read_options({}))
    traits = np.zeros((MOST_ROUNDS, players, TRAITS))
    estimated, width, rounds = np.zeros((MOST_ROUNDS, players)), np.zeros(MOST_ROUNDS), np.zeros(MOST_ROUNDS, np.int32)
    values, shares = np.zeros(len(work.ids)), np.zeros(len(work.ids))
    at_the_end, places = np.zeros(players, np.int32), np.zeros(players, np.int32)
    weights = heuristics_of(game).weights()
    notes: list[tuple[Any, ...]] = []
    for number in range(games):
        noted = play(
            table,
            work,
            options,
            weights,
            players,
            seed,
            number,
            traits,
            estimated,
            width,
            rounds,
            values,
            shares,
        )
        points(table[1], at_the_end)
        ranking(table[1], places)
        first = places == 1
        for i in range(noted):
            seen = traits[i].astype(np.float32), estimated[i].astype(np.float32), width[i], rounds[i]
            notes.append((*seen, at_the_end.copy(), first / first.sum()))
    types = (np.float32, np.float32, np.float32, np.int32, np.float32, np.float32)
    columns: list[Any] = [np.array(column, kind) for column, kind in zip(zip(*notes, strict=True), types, strict=True)]
    return Notes(*columns)


def fit(notes: Notes, seed: int) -> dict[str, NDArray[np.float32]]:
    """Fit a network to the differences between the seats' points and to who wins."""
    import jax
    import jax.numpy as jnp
    import optax

    flat = notes.traits.reshape(-1, TRAITS)
    middle, width = flat.mean(0), flat.std(0)
    width[width < 1e-3] = np.inf  # what never changes tells nothing
    traits = (notes.traits - middle) / width
    columns = (traits, notes.width, notes.points, notes.won)
    rng = np.random.default_rng(seed)
    parts: Any = {
        "offset": jnp.asarray(notes.points.mean()),
        "direct": jnp.zeros(TRAITS),
        "threshold": jnp.zeros(HIDDEN),
        "inner": jnp.asarray(rng.normal(size=(TRAITS, HIDDEN)) * TRAITS**-0.5),
        "outer": jnp.zeros(HIDDEN),
    }

    def loss(parts: Any, traits: Any, width: Any, points: Any, won: Any) -> Any:
        hidden = jax.nn.relu(traits @ parts["inner"] + parts["threshold"])
        told = parts["offset"] + traits @ parts["direct"] + hidden @ parts["outer"]
        off = points - told
        uneven = off - off.mean(1, keepdims=True)
        shares = jax.nn.log_softmax(told / width[:, None])
        size = sum((parts[name] ** 2).sum() for name in ("direct", "inner", "outer"))
        return 0.02 * (uneven**2).mean() + 0.002 * (off**2).mean() - (won * shares).sum(1).mean() + 1e-5 * size

    optimiser = optax.adam(optax.cosine_decay_schedule(3e-3, STEPS))

    @jax.jit
    def step(parts: Any, momentum: Any, *batch: Any) -> Any:
        change, momentum = optimiser.update(jax.grad(loss)(parts, *batch), momentum)
        return optax.apply_updates(parts, change), momentum

    momentum = optimiser.init(parts)
    for _ in range(STEPS):
        some = rng.integers(0, len(traits), BATCH)
        parts, momentum = step(parts, momentum, *(column[some] for column in columns))
    learned = {name: np.asarray(part, np.float64) for name, part in parts.items()}
    # For traits as they are, not as they lie around their middle.
    inner, direct = learned["inner"] / width[:, None], learned["direct"] / width
    learned["threshold"] = learned["threshold"] - middle @ inner
    learned["offset"] = learned["offset"] - middle @ direct
    return {name: part.astype(np.float32) for name, part in {**learned, "inner": inner, "direct": direct}.items()}


def predict(learned: dict[str, NDArray[np.float32]], traits: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return what a network tells of many moments at once."""
    hidden = np.maximum(traits @ learned["inner"] + learned["threshold"], 0)
    told: NDArray[np.float32] = learned["offset"] + traits @ learned["direct"] + hidden @ learned["outer"]
    return told


def explained(told: NDArray[np.float32], points: NDArray[np.float32]) -> float:
    """Return the part of the differences between seats at the end that was told beforehand."""
    off, uneven = points - told, points - points.mean(1, keepdims=True)
    return float(1 - (off - off.mean(1, keepdims=True)).var() / uneven.var())


def write(players: int, learned: dict[str, NDArray[np.float32]]) -> None:
    """Put a network into the package, in the place of its number of players."""
    with np.load(LEARNED) as before:
        parts = dict(before)
    for name, part in learned.items():
        parts[name][players - FEWEST_PLAYERS] = part
    np.savez(LEARNED, **parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    everybody = list(range(FEWEST_PLAYERS, MAX_PLAYERS + 1))
    parser.add_argument("--players", type=int, nargs="+", default=everybody, choices=everybody)
    parser.add_argument("--games", type=int, default=10_000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--write", action="store_true", help="put what was learned into the package")
    add_json_option(parser)
    asked = parser.parse_args()
    rows = []
    for players in asked.players:
        begun = time.process_time()
        notes = play_games(players, asked.games, asked.seed)
        cut = int(LEARNED_FROM * len(notes.rounds))
        learned = fit(notes.some(slice(cut)), asked.seed)
        kept = notes.some(slice(cut, None))
        print(f"{players} players, {len(notes.rounds)} moments, {time.process_time() - begun:.0f} s")
        predicted = predict(learned, kept.traits)
        for number in np.unique(kept.rounds):
            here = kept.rounds == number
            part = partial(explained, points=kept.points[here])
            estimated, learnt = part(kept.estimated[here]), part(predicted[here])
            print(f"  round {number}: estimate {estimated:.2f}, network {learnt:.2f}")
            rows.append({"players": players, "round": int(number), "estimate": estimated, "value_network": learnt})
        if asked.write:
            write(players, learned)
    save(asked.json, rows=rows)


if __name__ == "__main__":
    main()
