"""Games that are over, step by step: what was done, and the table after each step, as a seat saw it or as it was."""

import json
import re
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..engine.contract import CHANCE, OVER
from ..engine.errors import BadLog, MeadhallError
from ..engine.log import read_log
from ..engine.match import Match
from ..engine.record import State, copied
from ..games import NAMES
from . import retelling as r
from .chronicle import Fact, Groups, known_lines, secretly, tell
from .costly import Asker, Steps
from .errors import HallError, Refusal
from .playing import picture_of
from .table import KEPT_OPTIONS, Table, view_of
from .undoing import waited_for

if TYPE_CHECKING:
    from .hall import Hall

ALL = "all"  # whoever may know everything
MOST_REMEMBERED = 8  # logs that were read not long ago
# A position of Vikings Gone Wild names its card file after a digest.
POSITION_WITH_CARDS = re.compile(r"\bcards\s+[0-9a-f]{8}\b")


@dataclass
class Looking:
    """Who looks at a replay, and in which language."""

    viewer: str
    language: str

    @property
    def seat(self) -> int | None:
        """The seat that is looked from, if it is one."""
        return int(self.viewer) if self.viewer.isdecimal() else None

    def check(self, match: Match) -> None:
        """Refuse a seat that the table does not have."""
        if self.seat is not None:
            match.check_seat(self.seat)


async def match_of(hall: "Hall", table: Table) -> Match:
    """Return the match of a table whose game is over: whoever may see the table may then see everything."""
    if table.row.status not in ("finished", "ended"):
        raise HallError("not-over")
    return await hall.load(table)


class Logs:
    """Logs that guests look at. They stay with the guest; the last few are remembered, so that not every step reads one anew."""

    def __init__(self) -> None:
        self._read: OrderedDict[str, Match] = OrderedDict()

    async def read(self, hall: "Hall", text: str, asker: Asker) -> Match:
        """Replay a log; one that is damaged or foreign is refused in the engine's words."""
        if text in self._read:
            self._read.move_to_end(text)
            return self._read[text]
        try:
            game = _game_of(text)
            if game in NAMES:
                hall.readiness.check(game)
            match = await hall.costly.do(asker, read_log, text)
        except HallError:
            raise
        except MeadhallError as error:
            raise Refusal("bad-log", str(error)) from None
        except (RecursionError, ValueError):
            # Nested too deeply, or numbers of thousands of digits: nothing that Meadhall has written.
            raise Refusal("bad-log", "This is not a log of Meadhall: it holds what no game writes.") from None
        self._read[text] = match
        while len(self._read) > MOST_REMEMBERED:
            self._read.popitem(last=False)
        return match


def _game_of(text: str) -> str:
    """Return which game a log says it is of, before anything of it is believed. A file of the machine is never read for it."""
    try:
        head = json.loads(text.split("\n", 1)[0])
    except ValueError:
        head = None
    if not isinstance(head, dict):
        raise BadLog("This is not a log of Meadhall: its first line is not the head of one.")
    options = head.get("options")
    named = isinstance(options, dict) and any(options.get(name) for name in KEPT_OPTIONS)
    if named or POSITION_WITH_CARDS.search(str(head.get("position", ""))):
        raise BadLog(
            "This log was played with a card file of its own. Replay it on your machine: meadhall replay FILE."
        )
    return str(head.get("game"))


def replay(
    match: Match, looking: Looking, title: str = "", prompt: str | None = None, links: int | None = None
) -> r.Replay:
    """Tell a whole game to a viewer; a table says its title, how it ended, and to its players how many links there are."""
    looking.check(match)
    turns, rounds = _marks(match)
    return r.Replay(
        game=match.game.name,  # type: ignore[arg-type]
        title=title,
        names=match.names,
        plies=match.ply,
        over=match.is_over,
        prompt=match.prompt(looking.language) if prompt is None else prompt,
        points=match.points,
        places=match.ranking if match.is_over else [],
        entries=_entries(match, looking),
        turns=turns,
        rounds=rounds,
        links=links,
    )


def _marks(match: Match) -> tuple[list[int], list[r.RoundStart]]:
    """Return where turns and rounds begin: a turn is what one player does until another one acts."""
    turns: list[int] = []
    rounds: list[r.RoundStart] = []
    actor = CHANCE
    for ply, seat, _, before, _ in match.steps():
        if not rounds or int(before.round_number) != rounds[-1].round:
            rounds.append(r.RoundStart(round=int(before.round_number), ply=ply))
        if seat not in (CHANCE, actor):
            turns.append(ply)
            actor = seat
    return turns, rounds


@dataclass
class Secret:
    """An entry that the viewer does not know yet."""

    entry: r.ReplayEntry
    before: State
    seat: int
    action: int


def _entries(match: Match, looking: Looking) -> list[r.ReplayEntry]:
    """Tell all entries truly, with what the viewer knew of each before it was revealed."""
    game, language = match.game, looking.language
    knows_all = looking.viewer == ALL
    told: list[r.ReplayEntry] = []
    secrets: list[Secret] = []
    groups = Groups()
    for ply, seat, action, before, after in match.steps():
        lines = match.lines(game.ledger(after) - game.ledger(before))
        part = game.part(before, seat, action)
        fact = Fact(seat, action, lines, [], part, groups.place(ply, part))
        words = tell(match, fact, before, after, language)
        shown = [
            line
            for booked, detail in zip(lines, words.details, strict=True)
            for line in known_lines(
                match, after, [booked], [detail], booked.seat if knows_all else looking.seat, language
            )
        ]
        entry = r.ReplayEntry(
            ply=ply,
            seat="chance" if seat == CHANCE else seat,
            action=game.action_text(action),
            sentence=words.sentence,
            lines=shown,
            points=_points(match, after),
            group=fact.group,
            kind=part.kind,
            headline=None,
            scoring=words.scoring,
            veil=None,
        )
        told.append(entry)
        if not knows_all and game.is_secret(before, seat, action, after, looking.seat):
            entry.veil = r.Veil(sentence=secretly(match, fact, language), until=match.ply + 1)
            secrets.append(Secret(entry, copied(before), seat, action))
        _reveal(match, secrets, ply, after, looking.seat)
    _add_headlines(match, told, groups, language)
    return told


def _add_headlines(match: Match, told: list[r.ReplayEntry], groups: Groups, language: str) -> None:
    """Say what each group did, with nothing that the viewer did not know at its time."""
    actions = [action for _, action in match.log]
    for group, plies in groups.plies.items():
        known = [None if told[ply].veil else actions[ply] for ply in plies]
        told[plies[-1]].headline = match.game.headline(groups.parts[group], known, match.names, language) or None


def _points(match: Match, state: State) -> list[int]:
    points = np.zeros(match.players, np.int32)
    match.game.rules.points(state, points)
    numbers: list[int] = points.tolist()
    return numbers


def _reveal(match: Match, secrets: list[Secret], ply: int, now: State, viewer: int | None) -> None:
    """Note which secrets are known after a ply. They are revealed together, so the oldest and the newest tell whether to look."""

    def is_kept(secret: Secret) -> bool:
        return match.game.is_secret(secret.before, secret.seat, secret.action, now, viewer)

    if not secrets or (is_kept(secrets[0]) and is_kept(secrets[-1])):
        return
    for secret in [secret for secret in secrets if not is_kept(secret)]:
        assert secret.entry.veil is not None
        secret.entry.veil.until = ply + 1
        secrets.remove(secret)


def frames(match: Match, first: int, count: int, looking: Looking, pictures: bool) -> Steps[r.Frames]:
    """Show the table after each of some entries, a step each."""
    looking.check(match)
    if first > match.ply:
        raise HallError("no-such-ply", ply=first, plies=match.ply)
    shown = []
    for ply in range(first, min(first + count, match.ply + 1)):
        shown.append(_frame(match, ply, looking, pictures))
        yield
    return r.Frames(frames=shown)


def _frame(match: Match, ply: int, looking: Looking, pictures: bool) -> r.Frame:
    then = match.copy()
    then.rewind(ply)
    seat, language = looking.seat, looking.language
    return r.Frame(
        ply=ply,
        turn="over" if then.turn == OVER else "chance" if then.turn == CHANCE else then.turn,
        waited_for=list(waited_for(then)) if then.turn >= 0 else [],
        prompt=then.prompt(language),  # nobody is asked any more
        view=then.truth() if looking.viewer == ALL else view_of(then, seat),  # type: ignore[arg-type]
        picture=picture_of(then, language, seat) if pictures else None,
    )
