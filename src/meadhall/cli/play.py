"""`meadhall play`: a whole game in the terminal against bots."""

import getpass
import re
import secrets
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray

from ..bots import LEVELS, Bot, create
from ..bots.playouts import compare_best
from ..bots.programs import ProgramFault
from ..bots.reasons import reason
from ..engine.chance import generator
from ..engine.contract import CHANCE
from ..engine.errors import BadNotation, BadOption
from ..engine.game import Game, Line
from ..engine.log import save_log
from ..engine.match import MAX_NAME_LENGTH, Match, check_names
from ..engine.record import State
from ..warmup import Background
from .common import (
    GameName,
    Language,
    Options,
    bots_of,
    check_language,
    check_seed,
    game_of,
    ledger_text,
    options_of,
    signed,
)

FEW_CHOICES = 16  # up to so many are told as sentences, one a line
LOG_LINES = 20
ADVISER = "expert"  # the level that gives hints
ADVICE_LINES = 3
STAND_IN = "greedy"  # plays on for a program that has failed
MEANWHILE = "medium"  # plays for bots that are not compiled yet
BOT_STREAMS = 2**32  # those before are the match's own, one for each ply


def play(
    game: GameName = "",
    players: Annotated[int, typer.Option("--players", "-p", help="How many players, including you.")] = 2,
    seat: Annotated[int, typer.Option("--seat", help="Your seat, from 1; seat 1 goes first.")] = 1,
    name: Annotated[str | None, typer.Option("--name", help="Your name (default: your login name).")] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            help=f"The opponents, separated by commas; the last one takes all remaining seats: {', '.join(LEVELS)}, random, greedy, search:1000, exec:./program.",
        ),
    ] = "medium",
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="Random seed, for a repeatable game (default: random).")
    ] = None,
    option: Options = None,
    log: Annotated[
        Path | None, typer.Option("--log", metavar="FILE", help="Save the log of the game in this file.")
    ] = None,
    language: Language = "en",
) -> None:
    """Play a game in the terminal against bots."""
    the_game = game_of(game)
    the_game.check_players(players)
    check_language(language)
    check_seed(seed)
    options = options_of(the_game, option)
    if not 1 <= seat <= players:
        raise BadOption(f"--seat must be from 1 to {players}, not {seat}.")
    if log is not None:
        _check_writable(log)
    say = the_game.texts(language)
    my_name = name if name is not None else _login_name() or say("opponent", number=seat)
    names = check_names([my_name if i == seat - 1 else say("opponent", number=i + 1) for i in range(players)], players)
    the_seed = secrets.randbits(32) if seed is None else seed
    opponents = _seated(the_game, bots, players, seat - 1, the_seed)
    match = Match(the_game, players, names=names, seed=the_seed, **options)
    try:
        with Background(the_game) as background:
            Session(match, seat - 1, opponents, bots, language, log, background).run()
    finally:
        for _, bot in opponents.values():
            bot.close()


def _seated(game: Game, bots: str, players: int, me: int, seed: int) -> dict[int, tuple[str, Bot]]:
    """Give the seats of the opponents their bots, each with its name; the last one named takes all that are left."""
    kinds = bots_of(bots)
    seats = [seat for seat in range(players) if seat != me]
    if len(kinds) > len(seats):
        raise BadOption(f"--bots names {len(kinds)} opponents, but there are {len(seats)} besides you.")
    kinds += kinds[-1:] * (len(seats) - len(kinds))
    return {seat: (kind, create(kind, game, bot_seed(seed, seat))) for seat, kind in zip(seats, kinds, strict=True)}


def bot_seed(seed: int, seat: int) -> int:
    """Return a seed for the bot at a seat, from a stream that neither the draws nor another bot has."""
    return int(generator(seed, BOT_STREAMS + seat)[0])


def _login_name() -> str:
    try:
        return getpass.getuser().capitalize()[:MAX_NAME_LENGTH]
    except (KeyError, OSError):
        return ""


def _check_writable(path: Path) -> None:
    if path.is_dir() or not path.parent.is_dir():
        raise BadOption(f"--log {path}: that is not a file in an existing folder.")


class Session:
    """One person's game in a terminal."""

    def __init__(
        self,
        match: Match,
        me: int,
        opponents: dict[int, tuple[str, Bot]],
        bots: str,
        language: str,
        log: Path | None,
        background: Background,
    ) -> None:
        from rich.console import Console

        self.match = match
        self.me = me
        self.language = language
        self.log = log
        self.say = match.game.texts(language)
        self.console = Console(highlight=False)
        self.opponents = opponents
        self.bots = bots
        self.background = background
        self.meanwhile: dict[int, Bot] = {}  # who plays for opponents that are not compiled yet
        self.my_turn_shown = False
        self.numbered = True  # whether the choices on the screen have numbers
        self.agreed: set[tuple[int, str]] = set()  # cautions that were agreed to, each in the turn that began at a ply

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self.print(self.say("play-welcome", game=self.match.game.title, bots=self.bots), style="bold")
        self.print(self.say("play-commands"), style="dim")
        if self.background.jobs:
            how_long = self.background.minutes_left
            self.print(self.say("play-compiling", game=self.match.game.title, minutes=how_long), style="dim")
        while not self.match.is_over:
            if self.match.turn != self.me:
                self.my_turn_shown = False
                self.act(self.opponents_choice(self.match.turn))
            elif not self.decide():
                self.print(self.say("play-left"))
                self.keep_log()
                return
        self.finish()

    def opponents_choice(self, seat: int) -> int:
        """Ask an opponent; when it is a program that fails, another bot plays on."""
        bot = self.opponent(seat)
        try:
            return bot.act(self.match, seat)
        except ProgramFault as fault:
            self.print(self.say("play-bot-failed", name=self.match.names[seat], why=str(fault)), style="red")
            bot.close()
            self.opponents[seat] = STAND_IN, create(STAND_IN, self.match.game)
            return self.opponents[seat][1].act(self.match, seat)

    def opponent(self, seat: int) -> Bot:
        """Return the bot of a seat, or who plays for it as long as it is not compiled; say so when that changes."""
        kind, bot = self.opponents[seat]
        name = self.match.names[seat]
        if not self.background.waits_for(kind):
            if self.meanwhile.pop(seat, None) is not None:
                self.print(self.say("play-joins", name=name, level=kind), style="dim")
            return bot
        if seat not in self.meanwhile:
            self.meanwhile[seat] = create(MEANWHILE, self.match.game)
            self.print(self.say("play-meanwhile", name=name, level=MEANWHILE), style="dim")
        return self.meanwhile[seat]

    def print(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False)

    # Acting

    def act(self, action: int) -> None:
        """Carry out an action and tell it, with what it brought."""
        match = self.match
        asked, seat = match.state, match.turn
        match.play(action)
        known = not match.game.is_secret(asked, seat, action, match.state, self.me)
        told = match.entry_text(seat, action, asked, self.language, known)
        self.print(f"  {told}", style="" if seat == self.me else "dim")
        self.tell_ledger(match.lines(match.game.ledger(match.state) - match.game.ledger(asked)))

    def tell_ledger(self, lines: list[Line]) -> None:
        for line in lines:
            detail = self.match.game.line_detail(self.match.state, line, self.language)
            told = ledger_text(self.match, line, self.language)
            self.print(f"      {told}{f' ({detail})' if detail else ''}", style="cyan")

    # Deciding

    def decide(self) -> bool:
        """Ask until an action is chosen; tell whether the person goes on."""
        match = self.match
        only = self.me if self.my_turn_shown else None
        self.show(only)
        self.my_turn_shown = True
        actions = list(match.legal_actions)
        self.print(f"\n{match.prompt(self.language, self.me)}", style="bold yellow")
        self.offer(actions)
        while True:
            answer = self.ask()
            if answer is None or answer in ("q", "quit"):
                return False
            if answer.isdigit():
                if not self.numbered or not 1 <= int(answer) <= len(actions):
                    self.print(self.wrong_number(len(actions)), style="red")
                elif self.act_if_sure(actions[int(answer) - 1]):
                    return True
            elif self.command(answer):
                return True

    def wrong_number(self, last: int) -> str:
        return self.say("play-no-such-number", last=last) if self.numbered else self.say("play-no-numbers")

    def ask(self, question: str = "play-choose") -> str | None:
        try:
            self.console.print(self.say(question), end=" ", markup=False)
            return input().strip().lower()
        except EOFError:
            return None

    def offer(self, actions: list[int]) -> None:
        """Print the numbered choices: sentences when they are few, else short texts side by side."""
        self.numbered = True
        texts = [self.match.game.action_text(action) for action in actions]
        if len(actions) <= FEW_CHOICES:
            width = max(len(text) for text in texts)
            for number, (action, text) in enumerate(zip(actions, texts, strict=True), 1):
                self.print(f"  {number:2}  {text:<{width}}  {self.match.sentence(action, self.language)}")
            return
        amounts = [text for text in texts if re.fullmatch(r"\w+ \d+", text)]
        if len(amounts) > FEW_CHOICES:
            # So many amounts are better typed than counted off.
            others = [text for text in texts if text not in amounts]
            self.numbered = False
            self.print("  " + ", ".join([*others, f"{amounts[0]} … {amounts[-1]}"]))
            return
        entries = [f"{number:4} {text}" for number, text in enumerate(texts, 1)]
        width = max(len(entry) for entry in entries) + 1
        per_line = max(self.console.width // width, 1)
        for first in range(0, len(entries), per_line):
            self.print("".join(f"{entry:<{width}}" for entry in entries[first : first + per_line]))

    def command(self, answer: str) -> bool:
        """Carry out a word of the person's; tell whether the question has to be asked anew or is answered."""
        word, _, rest = answer.partition(" ")
        if word in ("", "?", "h", "help"):
            self.print(self.say("play-help"))
            if "picture-legend" in self.say:
                self.print(self.say("picture-legend"))
        elif word in ("t", "table"):
            self.show()
        elif word in ("l", "log"):
            self.show_log()
        elif word in ("s", "sums"):
            self.show_ledgers()
        elif word == "hint":
            self.hint()
        elif word == "save":
            self.save(rest.strip())
        elif word in ("u", "undo"):
            return self.undo()
        elif word == "why":
            self.why(rest)
        else:
            return self.play_text(answer)
        return False

    def play_text(self, text: str) -> bool:
        try:
            action = self.match.action_id(text)
        except BadNotation:
            self.print(self.say("play-not-understood", text=text[:30]), style="red")
            return False
        reason = self.match.explain(action)
        if reason is not None:
            self.print(reason.text(self.language), style="red")
            return False
        return self.act_if_sure(action)

    def act_if_sure(self, action: int) -> bool:
        """Act, after a question where the action gives something away; tell whether it was done."""
        cautions = self.match.cautions(action, self.language, self.me)
        told = {(self.turn_began(), caution) for caution in cautions}
        if not told <= self.agreed:
            for caution in cautions:
                self.print(f"  {caution}", style="yellow")
            if self.ask("play-sure") not in self.say("play-yes").split():
                return False
            self.agreed |= told
        self.act(action)
        return True

    def turn_began(self) -> int:
        """Return the ply from which on only this person and chance have acted."""
        others = [ply for ply, (seat, _) in enumerate(self.match.log) if seat not in (self.me, CHANCE)]
        return others[-1] + 1 if others else 0

    def why(self, text: str) -> None:
        try:
            reason = self.match.explain(text)
        except BadNotation as error:
            self.print(str(error), style="red")
            return
        self.print(reason.full_text(self.language) if reason else self.say("play-is-legal"))

    def hint(self) -> None:
        """Tell what a strong player would consider, who sees no more than this person does."""
        match = self.match
        if self.background.waits_for(ADVISER):
            if why := self.background.failure:
                self.print(self.say("play-no-hints", why=why), style="red")
            else:
                self.print(self.say("play-hints-later", minutes=self.background.minutes_left), style="dim")
            return
        thoughts = create(ADVISER, match.game).think(match.copy(), self.me)
        for thought in thoughts.options[:ADVICE_LINES]:
            sentence = match.sentence(thought.action, self.language, self.me)
            share = round(100 * thought.share)
            self.print(
                self.say("play-hint", text=match.game.action_text(thought.action), sentence=sentence, share=share)
            )
        comparison = compare_best(match, self.me, thoughts)
        if comparison is not None:
            self.print(reason(match.game, comparison, self.language), style="dim")

    def undo(self) -> bool:
        """Go back to this person's last decision before the present one."""
        plies = [ply for ply, (seat, _) in enumerate(self.match.log) if seat == self.me]
        if not plies:
            self.print(self.say("play-nothing-to-undo"), style="red")
            return False
        self.match.rewind(plies[-1])
        self.my_turn_shown = False
        self.print(self.say("play-undone"), style="green")
        return True

    # Showing

    def show(self, only: int | None = None) -> None:
        self.console.print()
        self.console.print(self.match.game.picture(self.match.state, self.match.names, self.language, only, self.me))

    def show_log(self) -> None:
        told = []
        known = self.match.seen(self.me)
        for (seat, action, before, _), (_, seen) in zip(self.match.history(), known, strict=True):
            if seat != CHANCE:
                told.append(self.match.entry_text(seat, action, before, self.language, seen is not None))
        for line in told[-LOG_LINES:]:
            self.print(f"  {line}", style="dim")

    def show_ledgers(self) -> None:
        from rich.table import Table

        table = Table()
        table.add_column("")
        for name in self.match.names:
            table.add_column(name, justify="right")
        state, game = self.match.state, self.match.game
        ledger = game.ledger(state)
        for number, source in enumerate(game.sources):
            if ledger[:, number].any():
                table.add_row(self.say(f"source-{source}"), *self.amounts(state, ledger[:, number]))
        table.add_section()
        table.add_row(self.say("score-sum"), *self.amounts(state, ledger.sum(axis=1)), style="bold")
        self.console.print(table)

    def amounts(self, state: State, rows: NDArray[np.int64]) -> list[str]:
        """Write what each seat has of each currency, as far as this person may know it."""
        game = self.match.game
        written = []
        for seat, row in enumerate(rows.tolist()):
            parts = []
            for currency, n in zip(game.currencies, row, strict=True):
                if n and game.is_hidden(state, seat, currency, self.me):
                    parts.append(f"? {self.say(currency)}")
                elif n:
                    parts.append(f"{signed(n)} {self.say(currency)}")
            written.append(", ".join(parts))
        return written

    def finish(self) -> None:
        self.show()
        self.show_ledgers()
        self.print(f"\n{self.match.prompt(self.language)}", style="bold green")
        self.keep_log()

    # Keeping

    def save(self, name: str) -> None:
        if not name:
            self.print(self.say("play-save-where"), style="red")
            return
        try:
            save_log(self.match, Path(name))
        except OSError as error:
            self.print(self.say("play-not-saved", file=name, why=str(error.strerror)), style="red")
        else:
            self.print(self.say("play-saved", file=name), style="green")

    def keep_log(self) -> None:
        if self.log is not None:
            self.save(str(self.log))
