"""`meadhall arena`: bots against bots."""

import sys
from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .common import GameName, Json, Options, check_seed, game_of, options_of

if TYPE_CHECKING:
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
            help="The bots, such as greedy,search:1000. With fewer bots than players the last one takes all seats that "
            "are left (search:1000,greedy with 4 players: one against three); with more, all combinations meet.",
        ),
    ],
    players: Annotated[int, typer.Option("--players", "-p", help="How many play.")] = 2,
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
        int | None, typer.Option("--seed", "-s", help="The same seed gives the same games; without one, any.")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", "-w", help="How many processes play at once.")] = 1,
    option: Options = None,
    json: Json = False,
) -> None:
    """Let bots play against each other, and tell which are better."""
    from ..arena import Plan, run

    the_game = game_of(game)
    check_seed(seed)
    given: dict[str, Any] = {} if seed is None else {"seed": seed}
    plan = Plan(the_game.name, tuple(bots.split(",")), players, games, options=options_of(the_game, option), **given)
    if plan.games != plan.asked:
        print(f"{plan.asked} games are rounded up to {plan.games}, {plan.rounds} whole rounds.", file=sys.stderr)
    with Progress(plan) as progress:
        result = run(plan, workers=workers, on_game=progress)
    if json:
        print(result.model_dump_json(indent=2))
    else:
        print_result(result)


class Progress:
    """A bar on standard error with the running result, where a person can see it."""

    def __init__(self, plan: "Plan") -> None:
        self.plan = plan
        self.games: list[Played] = []
        self._wins: Counter[str] = Counter()
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
                TextColumn("{task.description}"),
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
            self._wins[name] += share  # type: ignore[assignment]
        if self._bar is not None:
            self._bar.update(0, completed=len(self.games), description=self._standing())

    def _standing(self) -> str:
        total = sum(self._wins.values())
        return ", ".join(f"{name} {self._wins[name] / total:.0%}" for name in self.plan.contestants[:4])


def print_result(result: "Result") -> None:
    """Print a result as tables for people."""
    from rich.console import Console
    from rich.table import Table

    options = ", ".join(f"{name}={str(value).lower()}" for name, value in result.options.items())
    console = Console()
    console.print(
        f"{result.game}, {result.players} players ({options}), seed {result.seed}: "
        f"{result.games:,} games, {result.rounds:,} rounds",
        highlight=False,
    )
    strength = Table("bot", "won", "95 %", "even", "", "points", "place", "rating")
    for bot in result.bots:
        share = bot.win_share
        error = "" if bot.points.error is None else f" ±{bot.points.error:.2f}"
        strength.add_row(
            bot.name if bot.seats == 1 else f"{bot.name} ×{bot.seats}",
            f"{share.value:.1%}",
            interval_text(share),
            f"{share.even:.0%}",
            share.verdict,
            f"{bot.points.mean:.2f}{error}",
            f"{bot.place:.2f}",
            f"{bot.rating.mu:.1f} ±{bot.rating.sigma:.1f}",
        )
    console.print(strength)
    if len(result.bots) > 1:
        versus = Table("bot", "placed before", "share", "95 %", "", "games")
        for pair in result.versus:
            share = pair.share
            versus.add_row(*pair.bots, f"{share.value:.1%}", interval_text(share), share.verdict, f"{pair.games:,}")
        console.print(versus)
    speed = Table("bot", "decisions", "decisions/s", "ms a move", "95 % within")
    for bot in result.bots:
        speed.add_row(
            bot.name,
            f"{bot.decisions:,}",
            f"{bot.timing.decisions_per_second:,.0f}",
            f"{bot.timing.move_ms_mean:.3f}",
            f"{bot.timing.move_ms_p95:.3f}",
        )
    console.print(speed)
    seats = ", ".join(f"{seat.win_share:.1%}" for seat in result.seats)
    console.print(f"Won by seat: {seats}. Winners' points: {result.winner_points.mean:.1f}.", highlight=False)


def interval_text(share: "Share") -> str:
    """Write the interval that decides."""
    low, high = share.interval
    return f"{low:.1%} to {high:.1%}"
