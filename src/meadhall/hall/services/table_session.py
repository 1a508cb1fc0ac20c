"""What a page and the hall say to each other about a table, message by message."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from ...engine.errors import MeadhallError
from .. import protocol as p
from ..compute.costly_work import Asker
from ..errors import HallError, MovedOn, first_mistake
from ..logging import log
from ..store import GuestRow
from . import actions, seats
from .hall import Hall
from .table import Table, Viewer


class NoHello(Exception):
    """A page has connected and said nothing."""


class TableSession:
    """What a page and the hall say to each other about a table."""

    def __init__(
        self,
        hall: Hall,
        table: Table,
        guest: GuestRow | None,
        asker: Asker,
        language: str,
        receive: Callable[[], Awaitable[str | None]],
    ) -> None:
        self.hall = hall
        self.table = table
        self.guest = guest
        self.asker = asker
        self._receive = receive  # what the page says next, or None for what is not text
        self.viewer = Viewer(guest.id if guest else None, hall.settings.limits.unsent)
        self.viewer.language = language
        # From the first moment: a table at which nobody looks may be let go of.
        table.viewers.append(self.viewer)
        self.meanwhile: set[asyncio.Task[None]] = set()  # what is done while the talk goes on

    async def run(self) -> None:
        """Wait for a hello, then answer whatever is asked."""
        try:
            async with asyncio.timeout(self.hall.settings.limits.hello_seconds):
                hello = await self._hear()
                while not isinstance(hello, p.Hello):
                    if hello is not None:
                        self._refuse(HallError("bad-message", why="hello comes first"), hello.request)
                    hello = await self._hear()
        except TimeoutError:
            raise NoHello from None
        asked: p.ClientMessage | None = hello
        while True:
            if asked is not None:
                await _to_the_end(self._answer(asked))
            asked = await self._hear()

    def close(self) -> None:
        """Forget the viewer; whoever looks on sees who has gone."""
        for task in self.meanwhile:
            task.cancel()
        self.table.viewers.remove(self.viewer)
        self.hall.tables.broadcast_info(self.table)

    async def _hear(self) -> p.ClientMessage | None:
        text = await self._receive()
        # Others get their turn between any two messages, also where a page has sent hundreds at once.
        await asyncio.sleep(0)
        who = self.viewer.guest or self.asker.address
        if not self.hall.guest_rate.has_one(who):
            too_fast = HallError("too-fast")
            if self.hall.patience.ends_with(who):
                raise too_fast
            self._refuse(too_fast, None)
            return None
        try:
            if text is None:
                raise HallError("bad-message", why="it is not text")
            return p.FromPage.model_validate_json(text).root
        except HallError as error:
            self._refuse(error, None)
        except ValidationError as error:
            self._refuse(HallError("bad-message", why=first_mistake(error.errors())), None)
        return None

    async def _answer(self, asked: p.ClientMessage) -> None:
        await self._attempt(asked, self._do(asked))

    def _answer_later(self, asked: p.ClientMessage, work: Coroutine[Any, Any, None]) -> None:
        """Answer what takes long while the page goes on talking."""
        task = asyncio.create_task(self._attempt(asked, work))
        self.meanwhile.add(task)
        task.add_done_callback(self.meanwhile.discard)

    async def _attempt(self, asked: p.ClientMessage, work: Coroutine[Any, Any, None]) -> None:
        """Do what is asked, or say why it cannot be done."""
        try:
            await work
        except MovedOn as error:
            self._refuse(error, asked.request)
            async with self.table.lock:
                if self.viewer.greeted and self.table.match is not None:
                    self.hall.tables.catch_up(self.table, self.viewer, 0)
        except HallError as error:
            self._refuse(error, asked.request)
        except (SQLAlchemyError, OSError):
            log.exception("the database does not answer", table=self.table.id)
            self._refuse(HallError("database"), asked.request)
        except MeadhallError as error:
            self._refuse(HallError("bad-option", why=str(error)), asked.request)
        except Exception:
            log.exception("a message could not be answered", table=self.table.id, type=asked.__class__.__name__)
            self._refuse(HallError("our-fault"), asked.request)

    def _refuse(self, error: HallError, request: int | None) -> None:
        message = error.text(self.viewer.language)
        self.viewer.send(p.Refused(request=request, code=error.code, message=message))

    async def _do(self, asked: p.ClientMessage) -> None:
        hall, table, viewer = self.hall, self.table, self.viewer
        match asked:
            case p.Hello():
                await self._greet(asked)
            case p.Ping():
                viewer.send(p.Pong(request=asked.request))
            case p.Speak():
                await self._speak(asked)
            case p.AgreeEnd():
                await seats.agree(hall, table, self._seated(), asked.agree)
                self._show_table(asked.request)
            case p.ReadChat():
                viewer.send((await hall.chat.read(table, viewer)).model_copy(update={"request": asked.request}))
            case p.WriteChat():
                await hall.chat.write(table, self._seated(), viewer, asked)
                viewer.send(p.Pong(request=asked.request))
            case _:
                await hall.tables.load(table)
                await self._play(asked)

    def _seated(self) -> GuestRow:
        if self.guest is None:
            raise HallError("not-your-seat")
        return self.guest

    async def _play(self, asked: p.ClientMessage) -> None:
        hall, table, viewer = self.hall, self.table, self.viewer
        match asked:
            case p.Act():
                await actions.act(hall, table, viewer, asked)
            case p.Undo() | p.RestartTurn():
                await actions.take_back(hall, table, viewer, asked)
            case p.Explain():
                viewer.send(actions.explain(table, viewer, asked))
            case p.Preview():
                viewer.send(actions.preview(table, viewer, asked))
            case p.AskPast():
                viewer.send(await hall.costly.do(self.asker, actions.past, table, viewer, asked))
            case p.AskPicture():
                viewer.send(await hall.costly.do(self.asker, actions.picture, table, viewer, asked))
            case p.AskSenses():
                self._answer_later(asked, self._senses(asked))
            case p.AskHint():
                self._answer_later(asked, self._hint(asked))
            case p.Look():
                if asked.seat is not None:
                    table.check_control(viewer.guest, asked.seat)
                viewer.seat = asked.seat
                await self._tell_anew(asked.request)

    async def _senses(self, asked: p.AskSenses) -> None:
        self.viewer.send(await actions.senses(self.hall, self.table, self.viewer, asked, self.asker))

    async def _hint(self, asked: p.AskHint) -> None:
        self.viewer.send(await actions.hint(self.hall, self.table, self.viewer, asked, self.asker))

    async def _greet(self, hello: p.Hello) -> None:
        """Bring a page up to date."""
        hall, table, viewer = self.hall, self.table, self.viewer
        viewer.language = hello.language
        viewer.seat = table.viewpoint(viewer.guest, hello.seat)
        self._show_table()
        if not hall.warmup.has_bots(table.row.game):
            hall.warmup.want(table.row.game)
            viewer.send(p.Preparing(compiling=hall.warmup.progress()))
        if table.row.status in ("waiting", "closed"):
            viewer.greeted = True
            hall.tables.broadcast_info(table)
            return
        await hall.tables.load(table)
        async with table.lock:
            assert table.match is not None and table.log is not None
            await asyncio.to_thread(table.log.speak, table.match, viewer.language)
            # A log in which a secret was revealed is told anew: the page may have parts of it as secrets.
            same = hello.revision == table.row.revision and hello.ply <= table.ply and not table.log.revealing
            viewer.greeted = True
            hall.tables.catch_up(table, viewer, hello.ply if same else 0, hello.request)
        hall.tables.broadcast_info(table)
        hall.bots.schedule(table)

    async def _speak(self, asked: p.Speak) -> None:
        """Go on in another language, also where nothing is played yet."""
        self.viewer.language = asked.language
        if self.table.row.status in ("waiting", "closed"):
            self._show_table(asked.request)
            return
        await self.hall.tables.load(self.table)
        await self._tell_anew(asked.request)

    def _show_table(self, request: int | None = None) -> None:
        self.viewer.send(p.TableMessage(request=request, table=self.table.info(self.viewer.guest)))

    async def _tell_anew(self, request: int | None) -> None:
        table, viewer = self.table, self.viewer
        async with table.lock:
            assert table.match is not None and table.log is not None
            await asyncio.to_thread(table.log.speak, table.match, viewer.language)
            self.hall.tables.catch_up(table, viewer, 0, request)


async def _to_the_end(work: Coroutine[Any, Any, None]) -> None:
    """Carry work out though its page goes away meanwhile: what has been handed to the database, the table must know, too."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    finally:
        await asyncio.wait([task])
