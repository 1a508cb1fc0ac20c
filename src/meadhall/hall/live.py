"""The hall over WebSockets: one for each page that looks at a table, and one for the lobby."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from ..engine.errors import MeadhallError
from . import playing, sitting
from . import protocol as p
from .api import check_table_id
from .errors import HallError, MovedOn
from .guests import address_of, asker_of, guest_of, hall_of, language_of
from .hall import Hall
from .records import trouble
from .store import GuestRow
from .table import Table, Viewer

live_router = APIRouter()

# Why a connection is closed, beside the codes that WebSockets have themselves.
NO_TABLE, NO_HELLO, LIMITS, TRY_AGAIN = 4404, 4408, 1008, 1013
# After a restart an action waits so long for the rules, which is less than its page waits for an answer.
LOADING_SECONDS = 8
# A page that is shown out may take so long to be told, in so many bytes.
GOODBYE_SECONDS, LONGEST_REASON = 1.0, 123


@live_router.websocket("/api/lobby/live")
async def lobby_live(socket: WebSocket) -> None:
    """Tell the lobby, now and whenever it has changed."""
    hall = hall_of(socket)
    await socket.accept()
    try:
        hall.address_rate.take(address_of(socket))
        guest = await guest_of(socket)
        viewer = Viewer(guest.id if guest else None, hall.settings.limits.unsent)
        with hall.connections.one_more(viewer.guest, address_of(socket)):
            viewer.send(await hall.lobby.message(viewer.guest))
            hall.lobby.viewers.append(viewer)
            try:
                await _converse(socket, viewer, _only_listen(hall, socket))
            finally:
                hall.lobby.viewers.remove(viewer)
    except HallError as error:
        await _turn_away(socket, error)
    except (SQLAlchemyError, OSError):
        trouble("the database does not answer", path=socket.url.path)
        await _turn_away(socket, HallError("database"))


async def _only_listen(hall: Hall, socket: WebSocket) -> None:
    while True:
        await _receive(socket)
        hall.address_rate.take(address_of(socket))


@live_router.websocket("/api/tables/{table_id}/live")
async def table_live(socket: WebSocket, table_id: str) -> None:
    """Show a table live, and take what a page has to say."""
    hall = hall_of(socket)
    await socket.accept()
    try:
        hall.address_rate.take(address_of(socket))
        check_table_id(table_id)
        guest = await guest_of(socket)
        table = await hall.table_for(table_id, guest.id if guest else None)
        with hall.connections.one_more(guest.id if guest else None, address_of(socket)):
            conversation = Conversation(hall, table, guest, socket)
            try:
                await _converse(socket, conversation.viewer, conversation.run())
            finally:
                conversation.over()
    except HallError as error:
        await _turn_away(socket, error)
    except (SQLAlchemyError, OSError):
        trouble("the database does not answer", path=socket.url.path)
        await _turn_away(socket, HallError("database"))


async def _turn_away(socket: WebSocket, error: HallError) -> None:
    """End a connection, and say why."""
    codes = {"no-such-table": NO_TABLE, "not-offered": NO_TABLE, "database": TRY_AGAIN}
    await _close(socket, codes.get(error.code, LIMITS), error.text(language_of(socket)))


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    """End a connection; a page that reads nothing does not read that either."""
    short = reason.encode()[:LONGEST_REASON].decode(errors="ignore")
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            await socket.close(code, short)


async def _converse(socket: WebSocket, viewer: Viewer, listening: Coroutine[Any, Any, None]) -> None:
    """Listen and send until one of the two is over, or the page takes nothing any more."""
    works = (_send(socket, viewer), listening, viewer.lagging.wait())
    tasks: list[asyncio.Task[Any]] = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if viewer.lagging.is_set():
        await _close(socket, TRY_AGAIN, "too slow")
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError)):
            raise error


async def _to_the_end(work: Coroutine[Any, Any, None]) -> None:
    """Carry work out though its page goes away meanwhile: what has been handed to the database, the table must know, too."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    finally:
        await asyncio.wait([task])


async def _receive(socket: WebSocket) -> str | None:
    """Return what a page says, or None for bytes, which no page of ours sends."""
    try:
        return await socket.receive_text()
    except KeyError:
        return None


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    """Send what waits, several messages as the lines of one frame."""
    while True:
        await socket.send_text("\n".join(await viewer.take()))


class Conversation:
    """What a page and the hall say to each other about a table."""

    def __init__(self, hall: Hall, table: Table, guest: GuestRow | None, socket: WebSocket) -> None:
        self.hall = hall
        self.table = table
        self.guest = guest
        self.socket = socket
        self.viewer = Viewer(guest.id if guest else None, hall.settings.limits.unsent)
        self.viewer.language = language_of(socket)
        self.asker = asker_of(socket, guest)
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
            await _close(self.socket, NO_HELLO, "no hello")
            return
        asked: p.Asking | None = hello
        while True:
            if asked is not None:
                await _to_the_end(self._answer(asked))
            asked = await self._hear()

    def over(self) -> None:
        """Forget the viewer; whoever looks on sees who has gone."""
        for task in self.meanwhile:
            task.cancel()
        self.table.viewers.remove(self.viewer)
        self.hall.changed(self.table)

    async def _hear(self) -> p.Asking | None:
        text = await _receive(self.socket)
        # Others get their turn between any two messages, also where a page has sent hundreds at once.
        await asyncio.sleep(0)
        who = self.viewer.guest or address_of(self.socket)
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

    async def _answer(self, asked: p.Asking) -> None:
        await self._attempt(asked, self._do(asked))

    def _answer_later(self, asked: p.Asking, work: Coroutine[Any, Any, None]) -> None:
        """Answer what takes long while the page goes on talking."""
        task = asyncio.create_task(self._attempt(asked, work))
        self.meanwhile.add(task)
        task.add_done_callback(self.meanwhile.discard)

    async def _attempt(self, asked: p.Asking, work: Coroutine[Any, Any, None]) -> None:
        """Do what is asked, or say why it cannot be done."""
        try:
            await work
        except MovedOn as error:
            self._refuse(error, asked.request)
            # Not while something is being written: the chronicle may be ahead of it.
            async with self.table.lock:
                if self.viewer.greeted and self.table.match is not None:
                    self.hall.catch_up(self.table, self.viewer, 0)
        except HallError as error:
            self._refuse(error, asked.request)
        except (SQLAlchemyError, OSError):
            trouble("the database does not answer", table=self.table.id)
            self._refuse(HallError("database"), asked.request)
        except MeadhallError as error:
            self._refuse(HallError("bad-option", why=str(error)), asked.request)
        except Exception:
            trouble("a message could not be answered", table=self.table.id, type=asked.__class__.__name__)
            self._refuse(HallError("our-fault"), asked.request)

    def _refuse(self, error: HallError, request: int | None) -> None:
        message = error.text(self.viewer.language)
        self.viewer.send(p.Refused(request=request, code=error.code, message=message))

    async def _do(self, asked: p.Asking) -> None:
        hall, table, viewer = self.hall, self.table, self.viewer
        match asked:
            case p.Hello():
                await self._greet(asked)
            case p.Ping():
                viewer.send(p.Pong(request=asked.request))
            case p.Speak():
                await self._speak(asked)
            case p.AgreeEnd():
                if self.guest is None:
                    raise HallError("not-your-seat")
                await sitting.agree(hall, table, self.guest, asked.agree)
                self._show_table(asked.request)
            case _ if hall.readiness.is_ready(table.row.game):
                await hall.load(table)
                await self._play(asked)
            case _:
                self._answer_later(asked, self._play_when_ready(asked))

    async def _play_when_ready(self, asked: p.Asking) -> None:
        """Wait a little for rules that are only being loaded; where they are compiled, say so."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOADING_SECONDS):
                await self.hall.readiness.wait(self.table.row.game)
        await self.hall.load(self.table)
        await _to_the_end(self._play(asked))

    async def _play(self, asked: p.Asking) -> None:
        hall, table, viewer = self.hall, self.table, self.viewer
        match asked:
            case p.Act():
                await playing.act(hall, table, viewer, asked)
            case p.Undo() | p.RestartTurn():
                await playing.take_back(hall, table, viewer, asked)
            case p.Explain():
                viewer.send(playing.explain(table, viewer, asked))
            case p.Preview():
                viewer.send(playing.preview(table, viewer, asked))
            case p.AskPast():
                viewer.send(playing.past(table, viewer, asked))
            case p.AskPicture():
                viewer.send(await hall.costly.do(self.asker, playing.picture, table, viewer, asked))
            case p.AskHint():
                self._answer_later(asked, self._hint(asked))
            case p.Look():
                if asked.seat is not None:
                    table.check_control(viewer.guest, asked.seat)
                viewer.seat = asked.seat
                await self._tell_anew(asked.request)

    async def _hint(self, asked: p.AskHint) -> None:
        self.viewer.send(await playing.hint(self.hall, self.table, self.viewer, asked, self.asker))

    async def _greet(self, hello: p.Hello) -> None:
        """Bring a page up to date, now or once the rules are ready."""
        hall, table, viewer = self.hall, self.table, self.viewer
        viewer.language = hello.language
        viewer.seat = table.viewpoint(viewer.guest, hello.seat)
        self._show_table()
        if table.row.status in ("waiting", "closed"):
            viewer.greeted = True
            hall.changed(table)
            return
        if not hall.readiness.is_ready(table.row.game):
            viewer.send(p.Preparing(compiling=hall.readiness.progress()))
            self._answer_later(hello, self._catch_up(hello))
            return
        await self._catch_up(hello)

    async def _catch_up(self, hello: p.Hello) -> None:
        hall, table, viewer = self.hall, self.table, self.viewer
        await hall.readiness.wait(table.row.game)
        await hall.load(table)
        async with table.lock:
            assert table.match is not None and table.chronicle is not None
            await asyncio.to_thread(table.chronicle.speak, table.match, viewer.language)
            # A log in which a secret was revealed is told anew: the page may have parts of it as secrets.
            same = hello.revision == table.row.revision and hello.ply <= table.ply and not table.chronicle.revealing
            viewer.greeted = True
            hall.catch_up(table, viewer, hello.ply if same else 0, hello.request)
        hall.changed(table)
        hall.bots.consider(table)

    async def _speak(self, asked: p.Speak) -> None:
        """Go on in another language, also where nothing is played yet."""
        self.viewer.language = asked.language
        if self.table.row.status in ("waiting", "closed"):
            self._show_table(asked.request)
            return
        await self.hall.load(self.table)
        await self._tell_anew(asked.request)

    def _show_table(self, request: int | None = None) -> None:
        self.viewer.send(p.TableMessage(request=request, table=self.table.info(self.viewer.guest)))

    async def _tell_anew(self, request: int | None) -> None:
        table, viewer = self.table, self.viewer
        async with table.lock:
            assert table.match is not None and table.chronicle is not None
            await asyncio.to_thread(table.chronicle.speak, table.match, viewer.language)
            self.hall.catch_up(table, viewer, 0, request)


def first_mistake(mistakes: Sequence[Any]) -> str:
    """Say in a few words what the first mistake in a message is, and where."""
    where = ".".join(str(part) for part in mistakes[0]["loc"])
    return f"{where}: {mistakes[0]['msg']}" if where else str(mistakes[0]["msg"])
