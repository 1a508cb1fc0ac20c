"""`meadhall arena`: bots against bots."""

import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import platformdirs
import typer

from ..engine.errors import BadOption
from .common import GameName, Json, Options, bots_of, check_seed, game_of, options_of

if TYPE_CHECKING:
    from rich.table import Table

    from ..arena import Plan, Played, Result
    from ..arena.result import Share


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            metavar="BOT,BOT,…",
            help="The bots, such as greedy,search:1000. With fewer bots than players the last one takes all "
            "remaining seats (search:1000,greedy with 4 players: one against three); with more, all combinations meet.",
        ),
    ],
    players: Annotated[int, typer.Option("--players", "-p", help="How many players.")] = 2,
    games: Annotated[
        int,
        typer.Option(
            "--games",
            "-n",
            help="How many games, rounded up to whole rounds. A round is one draw of chance, played by all combinations "
            "of bots in all rotations of the seats.",
        ),
    ] = 100,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="Random seed, for repeatable games (default: random).")
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers", "-w", help="How many games to play at once (default: 1, or as many as a cluster can hold)."
        ),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            "--ray",
            metavar="ADDRESS",
            help="Play on the Ray cluster at this address (HOST:PORT), or on one of its own with 'local'.",
        ),
    ] = None,
    state: Annotated[
        Path | None,
        typer.Option("--state", metavar="FILE", help="Keep finished games in this file, and resume from it."),
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE.html", help="Write a page with plots into this file.")
    ] = None,
    bot_log: Annotated[
        Path | None,
        typer.Option(
            "--bot-log",
            metavar="FILE",
            help="Append what programs (exec:COMMAND) write to standard error to this file; - shows it.",
        ),
    ] = None,
    adjusted: Annotated[
        bool,
        typer.Option("--adjusted", help="Also tell what is left of the result when luck with the draws is subtracted."),
    ] = False,
    until_decided: Annotated[
        bool,
        typer.Option("--until-decided", help="Stop as soon as the first bot is better or worse than even for certain."),
    ] = False,
    option: Options = None,
    json: Json = False,
) -> None:
    """Let bots play against each other, and report which are better."""
    from ..arena import Plan, run, summarise
    from ..arena.checkpoint import seed_in
    from ..arena.report import page
    from ..bots.programs.process import LOG_VARIABLE

    the_game = game_of(game)
    check_seed(seed)
    _check_files({"--state": state, "--report": report, "--bot-log": None if str(bot_log) == "-" else bot_log})
    if bot_log is not None:
        # Workers, who start the programs, inherit it.
        os.environ[LOG_VARIABLE] = str(bot_log)
    if seed is None and state is not None:
        seed = seed_in(state)
    chosen: dict[str, Any] = {} if seed is None else {"seed": seed}
    plan = Plan(
        the_game.name,
        tuple(bots_of(bots)),
        players,
        games,
        options=options_of(the_game, option),
        adjusted=adjusted,
        **chosen,
    )
    if plan.games != plan.asked:
        print(f"{plan.asked} games are rounded up to {plan.games}: {plan.rounds} whole rounds.", file=sys.stderr)
    progress = Progress(plan)

    def tell(result: "Result") -> None:
        # What may fail comes last, and games are kept until all has been told.
        show(result, json)
        tell_forfeits(progress.games)
        if report is not None:
            write_report(report, page(result, progress.games))

    with ending_as_by_ctrl_c(), Keeping(plan, state, progress) as kept:
        try:
            with progress:
                result = run(plan, workers=workers, ray=ray, state=kept, on_game=progress, until_decided=until_decided)
        except KeyboardInterrupt:
            if progress.games:
                tell(summarise(plan, progress.games))
            raise
        tell(result)


@contextmanager
def ending_as_by_ctrl_c() -> Iterator[None]:
    """Let a request to end, as services and containers send it, do what Ctrl-C does."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def show(result: "Result", json: bool) -> None:
    """Print a result for machines or for people."""
    try:
        if json:
            print(result.model_dump_json(indent=2))
        else:
            print_result(result)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        # What is still to be printed would fail once more when the command ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise BadOption(f"The result cannot be printed: {error.strerror}.") from None


def tell_forfeits(games: "list[Played]") -> None:
    """Say why programs have forfeited games: for each its first reason, and how many games there were."""
    first: dict[str, tuple[int, str]] = {}
    count: Counter[str] = Counter()
    for played in sorted(games, key=lambda played: played.index):
        for name, why in zip(played.seats, played.forfeits, strict=True):
            if why:
                count[name] += 1
                first.setdefault(name, (played.index, why))
    for name, (index, why) in first.items():
        times = "a game" if count[name] == 1 else f"{count[name]:,} games"
        print(f"{name} forfeited {times}; in game {index} it {why}.", file=sys.stderr)


def _check_files(files: dict[str, Path | None]) -> None:
    for name, path in files.items():
        if path is not None and (path.is_dir() or not path.parent.is_dir()):
            raise BadOption(f"{name} {path}: that is not a file in an existing folder.")
        if path is not None and not os.access(path if path.exists() else path.parent, os.W_OK):
            raise BadOption(f"{name} {path}: that cannot be written.")
    for name in ("--state", "--report"):
        if (path := files[name]) is not None and path.exists() and not path.is_file():
            raise BadOption(f"{name} {path}: that is a device or the like, not a file.")
    if (path := files["--report"]) is not None:
        try:
            # Only trying tells: a folder may let nobody make files, whatever it says of itself.
            with tempfile.TemporaryFile(dir=_target(path).parent):
                pass
        except OSError as error:
            raise BadOption(f"--report {path}: that cannot be written: {error.strerror}.") from None
    named: dict[Path, str] = {}
    for name, path in files.items():
        if path is not None and (other := named.setdefault(_target(path), name)) != name:
            raise BadOption(f"{other} and {name} are the same file, {path}.")


def _target(path: Path) -> Path:
    """Return the file that a path leads to, through links that may lead nowhere yet."""
    return Path(os.path.realpath(path))


def write_report(path: Path, text: str) -> None:
    """Write a page that is replaced only once the new one is complete."""
    target = _target(path)
    made: Path | None = None
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=target.parent, delete=False) as file:
            made = Path(file.name)
            file.write(text)
        # Temporary files are private; a page is like any file that the user makes.
        made.chmod(0o644)
        made.replace(target)
    except OSError as error:
        raise BadOption(f"--report {path}: that cannot be written: {error.strerror}.") from None
    finally:
        if made is not None:
            made.unlink(missing_ok=True)


class Keeping:
    """Where finished games are kept: in the file that was named, or else beside the cache until all are played."""

    def __init__(self, plan: "Plan", named: Path | None, progress: "Progress") -> None:
        self.plan = plan
        self.named = named
        self.progress = progress
        self.path = named

    def __enter__(self) -> Path | None:
        if self.named is None:
            self.path = self._own()
        return self.path

    def _own(self) -> Path | None:
        """Make a file that is nobody else's: in containers, process numbers and seeds are often the same."""
        folder = Path(os.environ.get("MEADHALL_CACHE") or platformdirs.user_cache_dir("meadhall")) / "arena"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(".jsonl", f"{self.plan.game}-{self.plan.seed}-", folder)
        except OSError:
            return None
        os.close(handle)
        return Path(name)

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Say where the games are when not all were played; throw a file of our own away that nobody needs."""
        if self.path is None or not self.path.exists():
            return
        if kind is not None and self.progress.games:
            done = f"{len(self.progress.games)} of {self.plan.games} games"
            print(f"{done} are kept. The same command with --state {self.path} resumes from there.", file=sys.stderr)
        elif self.named is None:
            self.path.unlink()


class Progress:
    """A bar on standard error with the running result, where a person can see it."""

    def __init__(self, plan: "Plan") -> None:
        self.plan = plan
        self.games: list[Played] = []
        self._wins: dict[str, float] = {}
        self._took_part: Counter[str] = Counter()
        self._bar: Any = None

    def __enter__(self) -> "Progress":
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
            from rich.progress import Progress as Bar

            columns = (
                TextColumn("games"),
                BarColumn(),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
                TextColumn("{task.description}", markup=False),
            )
            self._bar = Bar(*columns, console=Console(stderr=True))
            self._bar.add_task("", total=self.plan.games)
            self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def __call__(self, played: "Played") -> None:
        """Count a game."""
        from ..arena.result import seat_shares

        self.games.append(played)
        for name, share in zip(played.seats, seat_shares(played.places), strict=True):
            self._wins[name] = self._wins.get(name, 0.0) + share
        self._took_part.update(set(played.seats))
        if self._bar is not None:
            self._bar.update(0, completed=len(self.games), description=self._standing())

    def _standing(self) -> str:
        seen = [name for name in self.plan.contestants[:4] if self._took_part[name]]
        return ", ".join(f"{name} {self._wins[name] / self._took_part[name]:.0%}" for name in seen)


def print_result(result: "Result") -> None:
    """Print a result as tables for people."""
    from rich.console import Console

    options = ", ".join(f"{name}={str(value).lower()}" for name, value in result.options.items())
    # Names of bots are commands, in which brackets and colons mean what they say.
    console = Console(markup=False, emoji=False, highlight=False)
    console.print(
        f"{result.game}, {result.players} players ({options}), seed {result.seed}: "
        f"{result.games:,} games, {result.rounds:,} rounds"
    )
    strength = _table("bot", "won", "95%", "even", "")
    play = _table("bot", "points", "place", "rating", "decisions/s", "ms/move (95%)")
    for bot in result.bots:
        share, timing = bot.win_share, bot.timing
        name = bot.name if bot.seats == 1 else f"{bot.name} ×{bot.seats}"
        error = "" if bot.points.error is None else f" ±{bot.points.error:.2f}"
        strength.add_row(name, f"{share.value:.1%}", interval_text(share), f"{share.even:.0%}", share.verdict)
        play.add_row(
            bot.name,
            f"{bot.points.mean:.2f}{error}",
            f"{bot.place:.2f}",
            f"{bot.rating.mu:.1f} ±{bot.rating.sigma:.1f}",
            f"{timing.decisions_per_second:,.0f}",
            f"{timing.move_ms_mean:.3g} ({timing.move_ms_p95:.3g})",
        )
    console.print(strength)
    if any(bot.win_share.adjusted for bot in result.bots):
        console.print(_without_luck(result))
    # With two bots at two seats this would say the same again.
    if result.versus and max(len(result.bots), result.players) > 2:
        versus = _table("bot", "placed before", "share", "95%", "", "games")
        for pair in result.versus:
            share = pair.share
            versus.add_row(*pair.bots, f"{share.value:.1%}", interval_text(share), share.verdict, f"{pair.games:,}")
        console.print(versus)
    console.print(play)
    seats = ", ".join(f"{seat.win_share:.1%}" for seat in result.seats)
    console.print(f"Won by seat: {seats}. Winners' points: {result.winner_points.mean:.1f}.")
    for bot in result.bots:
        if bot.forfeits:
            console.print(f"Forfeited by {bot.name}: {bot.forfeits:,}.")


def _without_luck(result: "Result") -> "Table":
    table = _table("bot", "won without luck", "95%", "even", "", "worth of a game")
    for bot in result.bots:
        share, told = bot.win_share, bot.win_share.adjusted
        if told is not None:
            low, high = told.interval
            between = f"{100 * low:.1f}–{high:.1%}"
            table.add_row(
                bot.name, f"{told.value:.1%}", between, f"{share.even:.0%}", told.verdict, f"×{told.factor:.2f}"
            )
    return table


def _table(*head: str) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for name in head:
        table.add_column(name, overflow="fold", justify="left" if name in ("bot", "placed before", "") else "right")
    return table


def interval_text(share: "Share") -> str:
    """Write the interval that decides."""
    low, high = share.interval
    return f"{100 * low:.1f}–{high:.1%}"
