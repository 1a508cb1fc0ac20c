"""A table in memory: what the database says of it, the match that its log folds to, and who looks at it."""

import asyncio
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from pydantic import BaseModel

from ...bots import LEVELS, create
from ...engine.contract import CHANCE
from ...engine.draws import SameDraws
from ...engine.errors import MeadhallError
from ...engine.game import turn_of
from ...engine.match import Match
from ...engine.texts import texts
from ...games import load, names
from ..compute.cpu_slots import SharedStop
from ..errors import TEXTS, HallError, Refusal
from ..protocol import Chain, Choice, Ended, GameView, Happened, Position, SeatInfo, Sheet, TableInfo
from ..settings import REPLACEMENT
from ..store import SeatRow, TableRow
from ..store.store import Standing, now
from .chat_access import may_chat
from .daily_seeds import bot_seed
from .table_log import NO_DETAIL, TableLog, known_lines
from .undo import must_act, pending, why_not

# A seat that a person has left is played by a bot of this level.
STAND_IN = "medium"

# Which level plays for one at a game for now, where that is not compiled yet.
LevelNow = Callable[[str, str], str]


def any_level(_game: str, level: str) -> str:
    """Let every level play."""
    return level


class Viewer:
    """Somebody who looks at a table: from a seat or as a spectator, in a language."""

    def __init__(self, guest: str | None, most_unsent: int) -> None:
        self.guest = guest
        self.seat: int | None = None
        self.language = "en"
        self.ply = 0  # how much of the log was sent
        self.revision = 0
        self.greeted = False  # said hello, so it is told what happens
        self.chat_read: int | None = (
            None  # number of the last line of the chat that was sent; None before it is asked for
        )
        self.most_unsent = most_unsent  # bytes
        self.unsent = 0
        self.lagging = asyncio.Event()
        self._outbox: list[str] = []
        self._something = asyncio.Event()

    def send(self, message: BaseModel | str) -> None:
        """Hand over a message; a page that does not take its messages is cut off, and catches up when it comes back."""
        if self.unsent > self.most_unsent:
            self.lagging.set()
        if self.lagging.is_set():
            return
        text = message if isinstance(message, str) else message.model_dump_json()
        self.unsent += len(text)  # nearly all of it is ASCII
        self._outbox.append(text)
        self._something.set()

    async def take(self) -> list[str]:
        """Wait for messages, and return all that are there."""
        await self._something.wait()
        self._something.clear()
        waiting, self._outbox, self.unsent = self._outbox, [], 0
        return waiting


@dataclass(eq=False)
class Thinking:
    """A bot that thinks about its move."""

    seat: int
    stop: SharedStop
    task: "asyncio.Task[None] | None" = None


@dataclass(frozen=True)
class RenderCache:
    """What was made of a table as it stands, once for all viewers who see, know or read the same."""

    earlier: Match | None = None  # the match before its last entry, where it is still there
    position_messages: dict[tuple[int | None, str], tuple[Position, str]] = field(default_factory=dict)
    views: dict[int | None, GameView] = field(default_factory=dict)
    prompts: dict[tuple[int | None, str], str] = field(default_factory=dict)
    refusals: dict[int, str | None] = field(default_factory=dict)  # to take back, by seat


class Table:
    """A table of the hall. Whoever changes it holds its lock."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        match: Match | None,
        offered: Mapping[str, str] | None = None,
        level_now: LevelNow | None = None,
        draws: SameDraws | None = None,
    ) -> None:
        self.row = row
        self.draws = draws  # of a day; None at ordinary tables
        self.seats = seats
        self.match = match  # None before play begins
        self.log = TableLog(match) if match is not None else None
        self.lock = asyncio.Lock()
        self.chat_lock = asyncio.Lock()  # of whoever reads its chat, or tells it
        self.viewers: list[Viewer] = []
        self.thinking: dict[int, Thinking] = {}
        self.bots: dict[int, tuple[str, Any]] = {}  # level and bot of a seat
        self.went_on = row.changed  # when the log got its last entry; exact once there is a match
        self._offered = offered or {}  # bots that the operator has named
        self._level_now = level_now or any_level
        self._rendered = RenderCache()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def ply(self) -> int:
        return self.match.ply if self.match is not None else 0

    # Whose is what

    def seats_of(self, guest: str | None) -> list[int]:
        """Return the seats of a guest, including those they have left."""
        return [seat.seat for seat in self.seats if guest is not None and seat.guest == guest]

    def check_control(self, guest: str | None, seat: int) -> None:
        """Refuse who does not play a seat just now."""
        if seat not in self.played_by(guest):
            raise HallError("not-your-seat")

    def check_help(self) -> None:
        """Refuse help at a table that plays without it, or whose result is set beside those of others."""
        if not self.row.help:
            raise HallError("no-help")
        if self.row.counts:
            raise HallError("no-hints-today")

    def check_playing(self) -> Match:
        """Return the match, or refuse when nothing is played."""
        if self.row.status != "playing":
            raise HallError("not-playing", status=self.row.status)
        if self.match is None or self.match.turn == CHANCE:
            raise HallError("not-playing", status="waiting")
        return self.match

    def played_by(self, guest: str | None) -> list[int]:
        """Return the seats that a guest plays just now."""
        return [seat for seat in self.seats_of(guest) if not self.seats[seat].away]

    def viewpoint(self, guest: str | None, wanted: int | None) -> int | None:
        """Return the seat that a guest looks from: their only one, or of several the one that they want."""
        mine = self.played_by(guest)
        if wanted in mine:
            return wanted
        return mine[0] if len(mine) == 1 else None

    def bot(self, seat: int) -> Any:
        """Return the bot that plays a seat."""
        if self.draws is not None:
            return self._bot_of_day(seat, self.draws)
        level = self._level_now(self.row.game, self.level(seat) or STAND_IN)
        if self.bots.get(seat, ("", None))[0] != level:
            # A bot that was offered before the hall was started anew may be gone.
            name = self._offered.get(level, level if level in (*LEVELS, REPLACEMENT) else STAND_IN)
            self.bots[seat] = (level, create(name, load(self.row.game)))
        return self.bots[seat][1]

    def _bot_of_day(self, seat: int, draws: SameDraws) -> Any:
        """Return a bot for one decision, which chooses the same at everybody's table of the day."""
        assert self.match is not None
        decision = sum(by == seat for by, _ in self.match.log)
        return create(self.level(seat) or STAND_IN, self.match.game, bot_seed(draws.seed, seat, decision))

    def level(self, seat: int) -> str | None:
        """Return the level of the bot that plays a seat, None for a person."""
        row = self.seats[seat]
        return row.level or STAND_IN if row.by_bot else None

    def due_bots(self) -> list[int]:
        """Return the bots that have to move and are not thinking yet."""
        if self.row.status != "playing" or self.match is None:
            return []
        return [seat for seat in must_act(self.match) if self.seats[seat].by_bot and seat not in self.thinking]

    def interrupt_bot(self, seat: int) -> None:
        """Let a bot stop thinking: its seat is a person's again, or the game has ended."""
        if seat in self.thinking:
            self.thinking[seat].stop.set()

    @property
    def is_left_to_bots(self) -> bool:
        """Whether nobody plays but bots, and nobody looks on."""
        return not self.viewers and all(seat.by_bot for seat in self.seats)

    # What changes

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def standing(self, match: Match) -> Standing:
        """Say what the database shall say of a match at this table."""
        waits = must_act(match)
        return Standing(
            status="finished" if match.is_over else "playing",
            pending=sum(1 << seat for seat in waits),
            bots_due=any(self.seats[seat].by_bot for seat in waits),
            points=match.points,
            places=match.ranking if match.is_over else [],
        )

    def begin(self, match: Match) -> None:
        """Take a match whose log the database holds."""
        self.match = match
        self.log = TableLog(match)
        self._rendered = RenderCache()

    def prepare(self, match: Match, row: TableRow) -> "tuple[Table, list[int]]":
        """Return the table as it is once a match that has gone on is written, its positions ready, and the plies to be told.

        Made while the database writes. Nothing of it is shown before that.
        """
        assert self.match is not None and self.log is not None
        ahead = copy(self)
        ahead.match, ahead.row = match, row
        ahead._rendered = RenderCache(self.match if match.ply == self.match.ply + 1 else None)
        ahead.log, plies = self.log.extended(match)
        for viewer in self.viewers:
            if viewer.greeted:
                ahead.position_message(viewer.seat, viewer.language)
        return ahead, plies

    def commit(self, ahead: "Table") -> None:
        """Be the table that was foreseen."""
        assert ahead.match is not None
        self.match, self.row, self.log, self._rendered = ahead.match, ahead.row, ahead.log, ahead._rendered
        self.went_on = self.row.changed

    def take_back(self, match: Match) -> list[int]:
        """Take a match from which entries were taken back; return the plies to be told anew."""
        assert self.log is not None
        self.match = match
        self._rendered = RenderCache()
        self.log, plies = self.log.shortened(match.ply)
        return plies

    def set_row(self, row: TableRow, seats: list[SeatRow]) -> list[Viewer]:
        """Take over what the database says of the table; return who has lost a seat or got one.

        Whoever lost a seat looks at the table as a spectator, whoever got it back from the seat.
        """
        played = [self.played_by(viewer.guest) for viewer in self.viewers]
        self.row, self.seats = row, seats
        self._rendered = RenderCache()
        moved = [
            viewer for viewer, had in zip(self.viewers, played, strict=True) if self.played_by(viewer.guest) != had
        ]
        for viewer in moved:
            viewer.seat = self.viewpoint(viewer.guest, viewer.seat)
        return moved

    # What is told

    def why_no_undo(self, seat: int) -> str | None:
        """Tell why a seat cannot take back its last action, or None when it can."""
        if self.match is None or self.log is None or self.row.status != "playing":
            return "nothing"
        refusals = self._rendered.refusals
        if seat not in refusals:
            revealing = self.match.ply - 1 in self.log.revealing
            refusals[seat] = why_not(self.match, seat, revealing, self._rendered.earlier)
        return refusals[seat]

    def position_message(self, viewer: int | None, language: str, request: int | None = None) -> str:
        """Return the position as a message, made once for all viewers of a kind."""
        messages = self._rendered.position_messages
        if (viewer, language) not in messages:
            position = self._position(viewer, language)
            messages[viewer, language] = position, position.model_dump_json()
        position, text = messages[viewer, language]
        return text if request is None else position.model_copy(update={"request": request}).model_dump_json()

    def _position(self, viewer: int | None, language: str) -> Position:
        match = self.match
        assert match is not None
        playing = self.row.status == "playing"
        may_act, waits = (pending(match), must_act(match)) if playing else ((), ())
        refusal = self.why_no_undo(viewer) if viewer is not None else "nothing"
        return Position(
            ply=match.ply,
            revision=self.row.revision,
            seat=viewer,
            turn=turn_of(match.turn),
            pending=list(may_act),
            waited_for=list(waits),
            my_turn=viewer in waits,
            prompt=self._asked(viewer if viewer in may_act else None, language),
            legal=choices(match, viewer, language) if viewer is not None and viewer in may_act else [],
            chains=chains(match, viewer, language) if viewer is not None and viewer in may_act else [],
            can_undo=refusal is None,
            why_no_undo="" if refusal is None else HallError("cannot-undo", why=refusal).text(language),
            view=self._view(match, viewer),
        )

    def _view(self, match: Match, viewer: int | None) -> GameView:
        """Return what a viewer may know; where all is open, it is made once for all and only says who looks."""
        sees, views = self.sees_as(viewer), self._rendered.views
        if sees not in views:
            views[sees] = view_of(match, sees)
        view = views[sees]
        return view if sees == viewer else view.model_copy(update={"you": viewer})

    def sees_as(self, viewer: int | None) -> int | None:
        """Return whose eyes a viewer has: where all is open, everybody sees what a spectator sees."""
        assert self.match is not None
        return None if self.match.game.all_open else viewer

    def _asked(self, seat: int | None, language: str) -> str:
        """Say what is asked of a seat, or to all others who does what, once for all who are told the same."""
        prompts = self._rendered.prompts
        if (seat, language) not in prompts:
            prompts[seat, language] = self.prompt(seat, language)
        return prompts[seat, language]

    def prompt(self, seat: int | None, language: str) -> str:
        """Say what is asked of a seat that may act, or to all others who does what."""
        assert self.match is not None
        say = texts(language, TEXTS)
        if self.row.status == "ended":
            return say("ended-by-agreement")
        asked = self.match.prompt(language, seat)
        if seat is not None and len(self.played_by(self.seats[seat].guest)) > 1:
            # Several people at one screen: it says whom of them it speaks to.
            return say("prompt-by-name", name=self.seats[seat].name, prompt=asked)
        return asked

    def log_message(self, plies: list[int], viewer: int | None, language: str, keep: int) -> Happened:
        """Tell entries of the log to a viewer."""
        assert self.match is not None and self.log is not None
        entries = self.log.entries(self.match, plies, viewer, language)
        return Happened(revision=self.row.revision, keep=keep, entries=entries)

    def end_message(self, language: str) -> Ended:
        """Tell how the game ended. Nothing is secret any more in a finished game; one that was broken off keeps its secrets."""
        match, log = self.match, self.log
        assert match is not None and log is not None
        state, places, points = match.state, match.ranking, match.points
        sheets = []
        for seat in range(match.players):
            lines = match.ledger(seat)
            told = known_lines(match, state, lines, [NO_DETAIL] * len(lines), None, language)
            sheets.append(Sheet(seat=seat, name=match.names[seat], points=points[seat], place=places[seat], lines=told))
        agreed = self.row.status == "ended"
        return Ended(
            agreed=agreed,
            prompt=self.prompt(None, language),
            places=[] if agreed else places,
            points=points,
            sheets=sheets,
            course=log.course(),
        )

    def info(self, guest: str | None) -> TableInfo:
        """Describe the table to a guest."""
        # Whoever made the last move may not have been told yet that it was the last.
        thinking = set(self.thinking) if self.row.status == "playing" else set()
        return table_info(self.row, self.seats, guest, self.viewers, thinking, self.went_on, self._level_now)


def view_of(match: Match, viewer: int | None) -> GameView:
    """Return what a viewer may know."""
    return match.view(viewer)


def choices(match: Match, seat: int, language: str) -> list[Choice]:
    """Return the legal actions of a seat, with their texts."""
    return [
        Choice(
            id=action,
            text=match.game.action_text(action),
            sentence=match.sentence(action, language, seat),
            cautions=match.cautions(action, language, seat),
        )
        for action in match.legal_actions_of(seat)
    ]


def chains(match: Match, seat: int, language: str) -> list[Chain]:
    """Return what a seat may do as one, with the texts of its actions."""
    return [
        Chain(
            text=chain.text,
            sentence=chain.sentence,
            actions=list(chain.actions),
            steps=[match.game.action_text(action) for action in chain.actions],
        )
        for chain in match.chains(seat, language)
    ]


def read_action(match: Match, action: int | str) -> int:
    """Return the id of an action; a text that is none is refused in the engine's words."""
    try:
        return match.action_id(action)
    except MeadhallError as error:
        raise Refusal("illegal", str(error)) from None


def table_info(
    row: TableRow,
    seats: list[SeatRow],
    guest: str | None,
    viewers: list[Viewer] | None = None,
    thinking: set[int] | None = None,
    went_on: int | None = None,
    level_now: LevelNow = any_level,
) -> TableInfo:
    """Describe a table to a guest, from its rows."""

    def plays(seat: SeatRow) -> str | None:
        if not seat.by_bot:
            return None
        asked = seat.level or STAND_IN
        level = level_now(row.game, asked)
        return level if level != asked else None

    present = {viewer.guest for viewer in viewers or ()}
    mine = {seat.seat for seat in seats if guest is not None and seat.guest == guest}
    seated = {seat.guest for seat in seats}
    proposed = any(seat.rematch is not None for seat in seats)
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        options=guest_options(row),
        players=len(seats),
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                level=(seat.level or STAND_IN) if seat.by_bot else None,
                plays=plays(seat),
                mine=seat.seat in mine,
                away=seat.away,
                connected=seat.guest is not None and seat.guest in present,
                agrees=seat.agrees,
                thinking=seat.seat in (thinking or ()),
                # A bot is for every rematch.
                rematch="accepts" if proposed and seat.kind == "bot" else seat.rematch,  # type: ignore[arg-type]
            )
            for seat in seats
        ],
        status=row.status,  # type: ignore[arg-type]
        open=row.open,
        ply=row.ply,
        revision=row.revision,
        waited_for=[seat.seat for seat in seats if row.pending >> seat.seat & 1 and row.status == "playing"],
        my_turn=row.status == "playing" and any(row.pending >> seat & 1 and not seats[seat].away for seat in mine),
        points=row.points,
        places=row.places,
        created=iso_time(row.created),
        changed=iso_time(row.changed),
        invitation=f"/invitation/{row.invitation}" if mine or row.owner == guest else None,
        owner=row.owner == guest,
        watchers=sum(1 for viewer in viewers or () if viewer.guest not in seated),
        idle_seconds=max(0, now() - (row.changed if went_on is None else went_on)) / 1000,
        rematch=row.rematch,
        inviter=inviter(row, seats),
        day=row.day,
        counts=row.counts,
        help=row.help,
        chat=may_chat(row, seats, guest),
    )


def inviter(row: TableRow, seats: list[SeatRow]) -> str | None:
    """Return the name under which whoever set a table up sits at it."""
    return next((seat.name for seat in seats if seat.guest == row.owner), None)


def guest_options(row: TableRow) -> dict[str, Any]:
    """Return the options of a table that are for guests; none of a game that is not installed any more."""
    if row.game not in names():
        return {}
    shown = {option.name for option in load(row.game).guest_options}
    return {name: value for name, value in row.options.items() if name in shown}


def iso_time(milliseconds: int) -> str:
    """Write a time of the database as ISO 8601."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")
