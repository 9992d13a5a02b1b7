"""How messages leave: over a wire that takes them at once, or through a box that a task empties."""

from __future__ import annotations

import asyncio
import struct
from contextlib import suppress
from typing import Any, Protocol

from starlette.types import Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE = "lootkeep.wire"  # the name under which the app finds the wire among the extensions of a scope
MOST_BYTES = 1 << 18  # waiting for a client; whoever reads more slowly is dropped, and catches up by connecting again
MOST_MESSAGES = 256  # the same where bytes cannot be counted
MOST_UNREAD = 16  # messages of a client that nobody has looked at yet; then it has to wait


class Mail(Protocol):
    """A way to a client."""

    def post(self, message: bytes) -> bool:
        """Put a message on its way; False: too much is on its way already."""
        ...


class Wire(WebSocketsSansIOProtocol):
    """The socket of uvicorn, with a shorter way out and in.

    Nearly all that the server does is to tell many clients of a move. By ASGI's `send` each of these messages costs a
    turn of a task and a frame put together anew; and each that comes in stops the reading and starts it again.
    """

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.letters: list[bytes] = []  # that leave at the end of this turn of the loop

    def handle_connect(self, event: Request) -> None:
        """Let the app know of this wire."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope.setdefault("extensions", {})[WIRE] = {"wire": self}

    def post(self, message: bytes) -> bool:
        """Send a message soon; False: the client does not read, and is cut off.

        Not at once, so that all clients are written to one after another: to wake them one by one costs much more.
        """
        if not self.letters:
            self.loop.call_soon(self.flush)
        self.letters.append(message)
        if self.transport.get_write_buffer_size() > MOST_BYTES:
            self.transport.abort()  # a farewell would not be read either
            return False
        return True

    def flush(self) -> None:
        """Send what was posted; to somebody who has gone it is lost."""
        letters, self.letters = self.letters, []
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([part for letter in letters for part in (frame_head(len(letter)), letter)]))

    def send_receive_event_to_app(self) -> None:
        """Hand a message in; only whoever sends faster than it is read has to wait."""
        if not self.read_paused and self.queue.qsize() < MOST_UNREAD:
            self.read_paused = True  # or else it would be done now
            super().send_receive_event_to_app()
            self.read_paused = False
        else:
            super().send_receive_event_to_app()


def frame_head(size: int) -> bytes:
    """The beginning of a frame that holds a whole text of this size (RFC 6455, 5.2)."""
    if size < 126:
        return struct.pack(">BB", 0x81, size)
    if size < 1 << 16:
        return struct.pack(">BBH", 0x81, 126, size)
    return struct.pack(">BBQ", 0x81, 127, size)


class Box:
    """What is on its way over a server that has no such wire."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._waiting: list[bytes] = []
        self._filled = asyncio.Event()

    def post(self, message: bytes) -> bool:
        """Put a message into the box; False: it is full."""
        if len(self._waiting) >= MOST_MESSAGES:
            return False
        self._waiting.append(message)
        self._filled.set()
        return True

    async def empty(self) -> None:
        """Send what is in the box and what will be, until nobody is there to read it."""
        with suppress(OSError, RuntimeError, WebSocketDisconnect):
            while await self._filled.wait():
                self._filled.clear()
                messages, self._waiting = self._waiting, []
                for message in messages:
                    await self._send({"type": "websocket.send", "text": message.decode()})


def wire_of(scope: Scope) -> Wire | None:
    """The wire under a socket, if it has one."""
    extension = scope.get("extensions", {}).get(WIRE)
    return extension["wire"] if extension else None
