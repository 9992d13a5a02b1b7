"""A client's socket: the first message, what it asks from then on, and what is told to it."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import cast

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..acts.dispatch import act, refuse
from ..limits import Buckets, Turnstile
from ..live.clients import Client, encoded
from ..live.hub import Hub
from ..live.live_table import LiveTable
from ..protocol.refusals import RequestRefused, Unreadable, address, read, refused
from ..protocol.requests import Hello, Move
from ..tables.storage import StoreError
from .shield import client as whence
from .websocket import MOST_REST_SECONDS, REST_SECONDS, SendQueue, WebSocketProtocol, websocket_of

PATIENCE = 15.0  # seconds for the first message
TRY_AGAIN = 1013  # the code by which a socket is closed that was too slow, or whose table went
NOT_WELCOME = 1008


class Door:
    """Where sockets come in."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.services = hub.services
        self.households = Buckets(hub.services.limits.household)
        self.turnstile = Turnstile()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one, as an ASGI application."""
        websocket = websocket_of(scope)
        frame = (
            cast("Receive", websocket.receive) if websocket else receive
        )  # which sees to the size of frames by itself
        await Connection(self, WebSocket(scope, receive, send), frame).serve()


class Connection:
    """One socket, from its first message to its end."""

    def __init__(self, door: Door, socket: WebSocket, frame: Receive) -> None:
        self.door = door
        self.hub = door.hub
        self.services = door.services
        self.socket = socket
        self.frame = frame  # what comes next, past the socket's own checks

    async def serve(self) -> None:
        """Greet, then answer until the client goes."""
        await self.socket.accept()
        self.services.metrics.sockets.inc()
        try:
            hello = await self.greeted()
            if hello is not None:
                await self.attend(hello)
        except WebSocketDisconnect:
            pass
        finally:
            self.services.metrics.sockets.dec()

    async def greeted(self) -> Hello | None:
        """The first message; None if there was none worth an answer."""
        try:
            async with asyncio.timeout(PATIENCE):
                asked = read(await self.receive())
            if isinstance(asked, Hello):
                return asked
            await self.part(asked.id, RequestRefused("malformed", "hello-first"))
        except Unreadable as unreadable:
            await self.part(unreadable.id, unreadable.refusal)
        except TimeoutError:
            await self.part("", RequestRefused("malformed", "hello-first"))
        return None

    async def part(self, id: str, refusal: RequestRefused) -> None:
        """Refuse somebody who is not at a table, and close the socket."""
        self.services.metrics.refused(refusal.code)
        await self.socket.send_text(encoded(refused(id, refusal)).decode())
        await self.socket.close(NOT_WELCOME)

    async def attend(self, hello: Hello) -> None:
        """Sit at the table that was asked for, until either side has enough."""
        outbox = websocket_of(self.socket.scope) or SendQueue(self.socket.send)
        limits = self.services.limits
        address = whence(self.socket.scope)
        client = Client(hello.id, hello.keys, limits, outbox, address)
        await self.door.turnstile.passed()
        try:
            live = await self.hub.table(hello.table)
            await live.enter(client, hello.version, hello.look, hello.chat)
        except RequestRefused as refusal:
            await self.part(hello.id, refusal)
            return
        except StoreError as problem:
            self.services.health.failed(problem)
            await self.part(hello.id, RequestRefused("busy", "store-failed", retry_after=1.0))
            return
        await self.stay(live, client, outbox)

    async def stay(self, live: LiveTable, client: Client, outbox: SendQueue | WebSocketProtocol) -> None:
        """Be at the table until either side has enough."""
        listening = self.services.tasks.spawn(self.listen(live, client))
        sending = {self.services.tasks.spawn(outbox.empty())} if isinstance(outbox, SendQueue) else set()
        try:
            await asyncio.wait({listening, client.gone, *sending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            client.drop()
            await live.leave(client)
            for task in sending:
                task.cancel()
            await self.end(listening)

    async def end(self, listening: asyncio.Task[None]) -> None:
        """Close the socket; what is being done for the client is done to its end."""
        with suppress(OSError, RuntimeError):  # it is closed already
            await self.socket.close(TRY_AGAIN)
        await asyncio.wait({listening}, timeout=PATIENCE)
        listening.cancel()

    async def listen(self, live: LiveTable, client: Client) -> None:
        """Answer what the client asks."""
        while not client.gone.done():
            try:
                text = await self.receive()
            except WebSocketDisconnect:
                return
            await self.answer(live, client, text)

    async def answer(self, live: LiveTable, client: Client, text: str | bytes) -> None:
        """One message."""
        wait = self.why_wait(live, client)
        if wait:
            wait = max(wait, REST_SECONDS)
            refuse(live, client, address(text).id, RequestRefused("too-much", "too-much", retry_after=wait))
            await self.rest(client, min(wait, MOST_REST_SECONDS))
            return
        try:
            asked = read(text)
        except Unreadable as unreadable:
            refuse(live, client, unreadable.id, unreadable.refusal)
            return
        if not isinstance(asked, Move):
            await self.door.turnstile.passed()
        if isinstance(asked, Hello):
            refuse(live, client, asked.id, RequestRefused("not-now", "hello-again"))
        else:
            await act(live, client, asked)

    async def rest(self, client: Client, seconds: float) -> None:
        """Do not even read what a client sends meanwhile; nor, if it goes, what it had sent before."""
        websocket = websocket_of(self.socket.scope)
        gone = {client.gone, websocket.lost} if websocket else {client.gone}
        seconds *= random.uniform(1.0, 1.5)  # not all come back at once
        await asyncio.wait(gone, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if websocket and websocket.transport.is_closing():
            client.drop()

    def why_wait(self, live: LiveTable, client: Client) -> float:
        """Seconds after which a client may speak: 0, unless its socket, its address or its seat has said too much."""
        seats = client.rights.seats
        return (
            client.messages.take()
            or self.door.households.take(client.address)
            or live.crowd.take(str(seats[0]) if seats else "")
        )

    async def receive(self) -> str | bytes:
        """The next frame, whatever it holds."""
        frame = await self.frame()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1006))
        text: str | bytes | None = frame.get("text")
        return frame.get("bytes") or b"" if text is None else text
