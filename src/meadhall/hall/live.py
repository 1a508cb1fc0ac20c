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
from .doorkeeper import is_own_origin
from .errors import HallError, MovedOn
from .guests import address_of, guest_of, hall_of, language_of
from .hall import Hall
from .records import trouble
from .store import GuestRow
from .table import Table, Viewer

live_router = APIRouter()

# Why a connection is closed, beside the codes that WebSockets have themselves.
NO_TABLE, NO_HELLO, LIMITS, TRY_AGAIN = 4404, 4408, 1008, 1013


@live_router.websocket("/api/lobby/live")
async def lobby_live(socket: WebSocket) -> None:
    """Tell the lobby, now and whenever it has changed."""
    if not is_own_origin(socket):
        await socket.close(LIMITS)
        return
    hall = hall_of(socket)
    guest = await guest_of(socket)
    await socket.accept()
    viewer = Viewer(guest.id if guest else None, hall.settings.limits.unsent)
    try:
        with hall.connections.one_more(viewer.guest, address_of(socket)):
            viewer.send(p.LobbyMessage(lobby=await hall.lobby.look(viewer.guest)))
            hall.lobby.viewers.append(viewer)
            try:
                await _converse(socket, viewer, _only_listen(socket))
            finally:
                hall.lobby.viewers.remove(viewer)
    except HallError as error:
        await socket.close(LIMITS, error.text(language_of(socket)))


async def _only_listen(socket: WebSocket) -> None:
    while True:
        await socket.receive_text()


@live_router.websocket("/api/tables/{table_id}/live")
async def table_live(socket: WebSocket, table_id: str) -> None:
    """Show a table live, and take what a page has to say."""
    if not is_own_origin(socket):
        await socket.close(LIMITS)
        return
    hall = hall_of(socket)
    guest = await guest_of(socket)
    await socket.accept()
    try:
        table = await hall.table_for(table_id, guest.id if guest else None)
        with hall.connections.one_more(guest.id if guest else None, address_of(socket)):
            conversation = Conversation(hall, table, guest, socket)
            try:
                await _converse(socket, conversation.viewer, conversation.run())
            finally:
                conversation.over()
    except HallError as error:
        code = NO_TABLE if error.code == "no-such-table" else LIMITS
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code, error.text(language_of(socket)))


async def _converse(socket: WebSocket, viewer: Viewer, listening: Coroutine[Any, Any, None]) -> None:
    """Listen and send until one of the two is over."""
    tasks = [asyncio.create_task(_send(socket, viewer)), asyncio.create_task(listening)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError, HallError)):
            raise error


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    """Send what waits, several messages as the lines of one frame."""
    while True:
        waiting = [await viewer.outbox.get()]
        while not viewer.outbox.empty():
            waiting.append(viewer.outbox.get_nowait())
        if viewer.lagging:
            await socket.close(TRY_AGAIN, "too slow")
            return
        texts = [text for text in waiting if text is not None]
        if texts:
            await socket.send_text("\n".join(texts))
        if len(texts) < len(waiting):
            return


class Conversation:
    """What a page and the hall say to each other about a table."""

    def __init__(self, hall: Hall, table: Table, guest: GuestRow | None, socket: WebSocket) -> None:
        self.hall = hall
        self.table = table
        self.guest = guest
        self.socket = socket
        self.viewer = Viewer(guest.id if guest else None, hall.settings.limits.unsent)
        self.viewer.language = language_of(socket)
        self.hints: set[asyncio.Task[None]] = set()

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
            await self.socket.close(NO_HELLO, "no hello")
            return
        self.table.viewers.append(self.viewer)
        asked: p.Asking | None = hello
        while True:
            if asked is not None:
                await self._answer(asked)
            asked = await self._hear()

    def over(self) -> None:
        """Forget the viewer; whoever looks on sees who has gone."""
        for hint in self.hints:
            hint.cancel()
        if self.viewer in self.table.viewers:
            self.table.viewers.remove(self.viewer)
            self.hall.changed(self.table)

    async def _hear(self) -> p.Asking | None:
        text = await self.socket.receive_text()
        try:
            self.hall.guest_rate.take(self.viewer.guest or address_of(self.socket))
            return p.FromPage.model_validate_json(text).root
        except HallError as error:
            self._refuse(error, None)
        except ValidationError as error:
            self._refuse(HallError("bad-message", why=first_mistake(error.errors())), None)
        return None

    async def _answer(self, asked: p.Asking) -> None:
        try:
            await self._do(asked)
        except MovedOn as error:
            self._refuse(error, asked.request)
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
            case p.AgreeEnd():
                if self.guest is None:
                    raise HallError("not-your-seat")
                await sitting.agree(hall, table, self.guest, asked.agree)
            case _:
                await hall.load(table)
                await self._play(asked)

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
                viewer.send(await asyncio.to_thread(playing.picture, table, viewer, asked))
            case p.AskHint():
                task = asyncio.create_task(self._hint(asked))
                self.hints.add(task)
                task.add_done_callback(self.hints.discard)
            case p.Look():
                if asked.seat is not None:
                    table.check_control(viewer.guest, asked.seat)
                viewer.seat = asked.seat
                await self._tell_anew(asked.request)
            case p.Speak():
                viewer.language = asked.language
                await self._tell_anew(asked.request)

    async def _hint(self, asked: p.AskHint) -> None:
        """Think while the page goes on talking."""
        try:
            self.viewer.send(await playing.hint(self.hall, self.table, self.viewer, asked))
        except HallError as error:
            self._refuse(error, asked.request)
        except Exception:
            trouble("a hint could not be given", table=self.table.id)
            self._refuse(HallError("our-fault"), asked.request)

    async def _greet(self, hello: p.Hello) -> None:
        """Bring a page up to date, once the rules are ready."""
        hall, table, viewer = self.hall, self.table, self.viewer
        viewer.language = hello.language
        viewer.seat = table.viewpoint(viewer.guest, hello.seat)
        viewer.send(p.TableMessage(table=table.info(viewer.guest)))
        if table.row.status in ("waiting", "closed"):
            viewer.greeted = True
            hall.changed(table)
            return
        if not hall.readiness.is_ready(table.row.game):
            viewer.send(p.Preparing(compiling=hall.readiness.progress()))
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
