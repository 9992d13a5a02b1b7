"""A WebSocket below ASGI: what comes is read piece by piece, and what is sent leaves at once (backpressure both ways).

Where the server is not ours, messages leave through a bounded queue instead.
"""

from __future__ import annotations

import asyncio
import struct
from contextlib import suppress
from typing import Any

from starlette.types import Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from ..limits import Bucket, Limits

EXTENSION = "lootkeep.websocket"  # the name under which the app finds the protocol among the extensions of a scope
MOST_MESSAGES = 256  # waiting for a client, where bytes cannot be counted
MOST_UNREAD = 16  # messages of a client that nobody has looked at yet; then it has to wait
PIECE = 512  # bytes that are taken apart at once: what is behind them may have to wait
MOST_PARTS = 44  # of one message
REST_SECONDS, MOST_REST_SECONDS = 0.5, 5.0  # for which somebody who is over a limit is not read
MOST_AFTER = 1 << 16  # bytes from somebody who was told farewell
NOT_TEXT, TOO_MUCH, TOO_BIG = 1007, 1008, 1009  # codes by which a socket is closed


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """The socket of uvicorn, with a shorter way out and in.

    Nearly all that the server does is to tell many clients of a move. By ASGI's `send` each of these messages costs a
    turn of a task and a frame put together anew; and each that comes in stops the reading and starts it again.
    """

    limits: Limits  # of the whole process

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.outgoing: list[bytes] = []  # that leave at the end of this turn of the loop
        self.held = b""  # came, and is not taken apart yet
        self.noise = Bucket(self.limits.noise)
        self.was_noisy = False  # and had to be let go
        self.after = 0  # bytes that came after the farewell
        self.lost: asyncio.Future[None] = self.loop.create_future()  # done once it has gone

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self.held = b""
        self.lost.set_result(None)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Nothing was heard for long; what is still on its way would not be read either."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Let the app know of this protocol."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope.setdefault("extensions", {})[EXTENSION] = {"protocol": self}

    def post(self, message: bytes) -> bool:
        """Send a message soon; False: the client does not read, and is cut off.

        Not at once, so that all clients are written to one after another: to wake them one by one costs much more.
        """
        if not self.outgoing:
            self.loop.call_soon(self.flush)
        self.outgoing.append(message)
        if self.transport.get_write_buffer_size() > self.limits.unread:
            self.transport.abort()  # a farewell would not be read either
            return False
        return True

    def flush(self) -> None:
        """Send what was posted; to somebody who has gone it is lost."""
        outgoing, self.outgoing = self.outgoing, []
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(
                b"".join([part for message in outgoing for part in (frame_head(len(message)), message)])
            )

    # ---- reading

    def data_received(self, data: bytes) -> None:
        """Take in what came."""
        if self.close_sent:
            self.after += len(data)
            if self.after > MOST_AFTER:
                self.transport.abort()
                return
        if self.held or self.read_paused or len(data) > PIECE:
            self.held += data
        else:
            super().data_received(data)  # nearly always: one message of somebody who is heard
        if self.held or self.is_deaf:
            self.read_on()

    def read_on(self) -> None:
        """Take apart what is here piece by piece, as long as somebody can look at it."""
        while self.held and not self.is_deaf and not self.transport.is_closing():
            piece, self.held = self.held[:PIECE], self.held[PIECE:]
            super().data_received(piece)
        if self.is_deaf != self.read_paused and not self.transport.is_closing():
            self.read_paused = self.is_deaf
            if self.is_deaf:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    @property
    def is_deaf(self) -> bool:
        """Whether no more is read for now."""
        return self.queue.qsize() >= MOST_UNREAD and not self.close_sent

    async def receive(self) -> Any:
        """The next message; once all are looked at, more are read."""
        message = await self.queue.get()
        if (self.held or self.read_paused) and self.queue.empty():
            self.read_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """Hand a message in."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self._fail(NOT_TEXT)

    def _fail(self, code: int) -> None:
        """End with somebody who does not keep to the protocol of sockets."""
        if self.close_sent:
            return
        self.conn.fail(code)
        self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer."""
        if self._is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note it."""
        if self._is_bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A part of a message, which must not have too many."""
        if len(self.frames) >= MOST_PARTS:
            self._fail(TOO_BIG)
        elif self._is_bearable():
            super().handle_cont(event)

    def _is_bearable(self) -> bool:
        """Whether a frame that is no message is looked at; whoever sends them without end is let go."""
        if not self.close_sent and self.noise.take():
            self.was_noisy = True
            self._fail(TOO_MUCH)
        return not self.close_sent


def frame_head(size: int) -> bytes:
    """The beginning of a frame that holds a whole text of this size (RFC 6455, 5.2)."""
    if size < 126:
        return struct.pack(">BB", 0x81, size)
    if size < 1 << 16:
        return struct.pack(">BBH", 0x81, 126, size)
    return struct.pack(">BBQ", 0x81, 127, size)


class SendQueue:
    """The outgoing messages of a socket whose server has no such protocol: a bounded queue that a task empties."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._waiting: list[bytes] = []
        self._filled = asyncio.Event()

    def post(self, message: bytes) -> bool:
        """Put a message into the queue; False: it is full."""
        if len(self._waiting) >= MOST_MESSAGES:
            return False
        self._waiting.append(message)
        self._filled.set()
        return True

    async def empty(self) -> None:
        """Send what is in the queue and what will be, until nobody is there to read it."""
        with suppress(OSError, RuntimeError, WebSocketDisconnect):
            while await self._filled.wait():
                self._filled.clear()
                messages, self._waiting = self._waiting, []
                for message in messages:
                    await self._send({"type": "websocket.send", "text": message.decode()})


def limited(limits: Limits) -> type[WebSocketProtocol]:
    """The protocol for uvicorn, with these limits."""
    return type("LimitedWebSocket", (WebSocketProtocol,), {"limits": limits})


def websocket_of(scope: Scope) -> WebSocketProtocol | None:
    """The protocol under a socket, if it is ours."""
    extension = scope.get("extensions", {}).get(EXTENSION)
    return extension["protocol"] if extension else None
