"""`meadhall export`: games that bots play among themselves, as columns for learning."""

import json
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .. import __version__
from ..engine.errors import BadOption, require
from .common import GameName, Options, bots_of, check_seed, game_of, options_of

if TYPE_CHECKING:
    from ..bots import Bot
    from ..engine.game import Game

MOST_GAMES = 10**7
# So many decisions are kept in memory before they are written.
ROWS_OF_A_GROUP = 20_000


def export(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The Parquet file to write.", show_default=False)],
    games: Annotated[int, typer.Option("--games", "-n", help="How many games to play.")] = 100,
    players: Annotated[int, typer.Option("--players", "-p", help="How many seats.")] = 2,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            metavar="BOT,BOT,…",
            help="One bot for all seats, or one for each; they change seats after each game.",
        ),
    ] = "random",
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="Random seed, for repeatable games (default: random).")
    ] = None,
    observations: Annotated[
        bool,
        typer.Option("--observations/--no-observations", help="Write what the seat saw, by far the largest column."),
    ] = True,
    option: Options = None,
) -> None:
    """Let bots play, and write a row for each decision into a Parquet file."""
    the_game = game_of(game)
    the_game.check_players(players)
    options = the_game.read_options(options_of(the_game, option))
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"--games must be from 1 to {MOST_GAMES}, not {games}.")
    check_seed(seed)
    if out.is_dir() or not out.parent.is_dir():
        raise BadOption(f"--out {out}: that is not a file in an existing folder.")
    names = bots_of(bots)
    names = names * players if len(names) == 1 else names
    if len(names) != players:
        raise BadOption(f"--bots {bots!r}: {players} players need 1 or {players} bots, not {len(names)}.")
    run = Export(the_game, players, options, names, secrets.randbits(32) if seed is None else seed, observations)
    rows = run.write(out, games)
    print(f"{out}: {rows:,} decisions of {games:,} games, seed {run.seed}.")


class Export:
    """A run of games that are written down."""

    def __init__(
        self, game: "Game", players: int, options: dict[str, Any], bots: list[str], seed: int, observations: bool
    ) -> None:
        require("data", "pyarrow")
        import pyarrow

        from ..bots import create

        for name in bots:
            # A name that no bot has is refused before anything is played.
            create(name, game, seed=0)
        self.game = game
        self.players = players
        self.options = options
        self.bots = bots
        self.seed = seed
        self.observations = observations
        self._arrow = pyarrow

    def schema(self) -> Any:
        """Return the columns, each with what it means."""
        arrow = self._arrow
        columns = [
            ("game", arrow.int32(), "the number of the game, from 0"),
            ("ply", arrow.int32(), "how many actions and draws came before in this game"),
            ("seat", arrow.int8(), "who decides, from 0"),
            ("bot", arrow.dictionary(arrow.int8(), arrow.string()), "the bot in that seat"),
            ("legal", arrow.list_(arrow.int32()), "the ids of all legal actions, ascending"),
            ("action", arrow.int32(), "the id of the action that was chosen"),
            ("points", arrow.int32(), "the points that the seat has at the end of the game"),
            ("place", arrow.int8(), "the place of the seat at the end, 1 for the first"),
            ("share", arrow.float32(), "the seat's share of the victory: 1, or 1/n when n share it, else 0"),
        ]
        if self.observations:
            kind = arrow.list_(arrow.int16(), self.game.observation)
            columns.append(("observation", kind, "what the seat may know, as the game's observation"))
        about = {
            "meadhall": __version__,
            "game": self.game.name,
            "rules": self.game.version_under(self.options),
            "players": self.players,
            "options": self.options,
            "bots": self.bots,
            "seed": self.seed,
        }
        fields = [arrow.field(name, kind, metadata={"meaning": meaning}) for name, kind, meaning in columns]
        return arrow.schema(fields, metadata={"meadhall": json.dumps(about)})

    def write(self, path: Path, games: int) -> int:
        """Play games and write them; the file appears when it is complete. Return the number of decisions."""
        from pyarrow.parquet import ParquetWriter

        rows: dict[str, list[Any]] = {field.name: [] for field in self.schema()}
        total = 0
        with _replacing(path) as unfinished, ParquetWriter(unfinished, self.schema(), compression="zstd") as writer:
            self._compile()
            for number in range(games):
                total += self._play(number, rows)
                if len(rows["game"]) >= ROWS_OF_A_GROUP or number == games - 1:
                    writer.write_table(self._arrow.table(rows, schema=self.schema()))
                    for column in rows.values():
                        column.clear()
                _tell(number + 1, games)
        return total

    def _compile(self) -> None:
        """Compile or load what the games need, with the least time for those bots that look at a clock."""
        from ..engine.calling import PLAYING, use_compiled
        from ..engine.compiling import compile_here
        from ..warmup import load_unit

        what = f"{self.game.title} for {' and '.join(dict.fromkeys(bot.partition(':')[0] for bot in self.bots))}"
        compile_here(what, self.game.code, "export", [lambda: load_unit(self.game.name, "bots")])
        use_compiled(self.game.code, *PLAYING)

    def _play(self, number: int, rows: dict[str, list[Any]]) -> int:
        """Play a game and add its decisions to the rows; return how many they are."""
        import numpy as np

        from ..bots import create
        from ..envs.match_env import Table

        words = [
            int(word)
            for word in np.random.SeedSequence((self.seed, number)).generate_state(1 + self.players, np.uint64)
        ]
        # The bots move on by one seat with each game.
        names = [self.bots[(seat + number) % self.players] for seat in range(self.players)]
        players: list[Bot] = [create(name, self.game, seed=word) for name, word in zip(names, words[1:], strict=True)]
        table = Table(self.game, self.players, "win", None, self.options)
        table.begin(words[0])
        match = table.match
        seats = []
        while not match.is_over:
            seat = match.turn
            action = players[seat].act(match, seat)
            rows["ply"].append(match.ply)
            rows["legal"].append(list(match.legal_actions))
            rows["action"].append(action)
            if self.observations:
                rows["observation"].append(table.observation(seat))
            seats.append(seat)
            match.play(action)
        for bot in players:
            bot.close()
        points, places, shares = match.points, match.ranking, table.rewards()
        rows["game"] += [number] * len(seats)
        rows["seat"] += seats
        rows["bot"] += [names[seat] for seat in seats]
        rows["points"] += [points[seat] for seat in seats]
        rows["place"] += [places[seat] for seat in seats]
        rows["share"] += [shares[seat] for seat in seats]
        return len(seats)


@contextmanager
def _replacing(path: Path) -> Iterator[Path]:
    """Give a new file to write into, which takes the place of the old one only when all went well."""
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        yield unfinished
        unfinished.replace(path)
    except OSError as error:
        raise BadOption(f"--out {path}: {error.strerror or error}.") from error
    finally:
        unfinished.unlink(missing_ok=True)


def _tell(done: int, games: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done:,} of {games:,} games", end="\n" if done == games else "", file=sys.stderr, flush=True)
