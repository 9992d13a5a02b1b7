"""A crowd of programs at tables: lean WebSocket clients that answer each decision at once with a random option.

Lean, so that the server is what is measured: a thousand of them in one process, without compression.
"""

import asyncio
import base64
import os
import random
import struct
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import cast

import msgspec

TEXT, PING, PONG = 1, 9, 10

Heard = Callable[[int, bytes], None]  # who else reads what comes: for which seat, and what


class Option(msgspec.Struct):
    """One of the choices."""

    id: str


class Decision(msgspec.Struct):
    """What is asked."""

    options: list[Option]


class Told(msgspec.Struct):
    """What a client reads of a message; the rest is skipped."""

    type: str
    version: int = 0
    decision: Decision | None = None
    code: str = ""


read = msgspec.json.Decoder(Told).decode


@dataclass
class Tally:
    """What a crowd has done while it was watched."""

    seconds: float = 0.0
    work: float = 0.0  # of the server, in seconds of a processor
    accepted: int = 0
    bytes: int = 0
    refused: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)  # from a move to its being accepted, in seconds


class Crowd:
    """Clients that play while they are let, and are counted."""

    def __init__(self, seed: int) -> None:
        self.playing = False
        self.random = random.Random(seed)
        self.tally = Tally()
        self.members: list[Client] = []

    async def join(self, port: int, table: str, seat: int, key: str, heard: Heard | None = None) -> None:
        """Seat a client."""
        loop = asyncio.get_running_loop()
        client = Client(self, table, seat, key, heard)
        await loop.create_connection(lambda: client, "127.0.0.1", port)
        await client.seated
        self.members.append(client)

    def leave(self) -> None:
        """Get up, all of them."""
        for client in self.members:
            client.transport.abort()
        self.members.clear()

    async def play(self, seconds: float) -> Tally:
        """Play for some time, and tell what was done in it."""
        self.tally = tally = Tally()
        self.playing = True
        started = time.perf_counter()
        for client in self.members:
            client.answer()
        await asyncio.sleep(seconds)
        tally.seconds = time.perf_counter() - started
        self.tally = Tally()  # what still comes is not counted
        self.playing = False
        await asyncio.sleep(1.0)
        return tally


class Client(asyncio.Protocol):
    """One seat: a socket, and the decision that waits for it."""

    def __init__(self, crowd: Crowd, table: str, seat: int, key: str, heard: Heard | None) -> None:
        self.crowd = crowd
        self.hello = {"type": "hello", "id": f"seat{seat}", "table": table, "keys": [key] if key else []}
        self.seat = seat
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.open = False
        self.asked: Told | None = None
        self.sent_at = 0.0
        self.count = 0
        self.heard = heard

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        """Nobody should be sent away."""
        if not self.seated.done():
            self.seated.set_exception(ConnectionError(f"seat {self.seat} was sent away: {error}"))
        self.crowd.tally.refused.append("gone")

    def data_received(self, data: bytes) -> None:
        """Take whole frames from what has come."""
        self.buffer += data
        if not self.open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.seated.set_exception(ConnectionError(head.decode("latin-1") + rest.decode("latin-1")))
                self.transport.close()
                return
            self.open = True
            self.buffer = rest
            self.send(self.hello)
        while self.frame():
            pass

    def frame(self) -> bool:
        """Take one frame, if it is all there."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size == 126:
            if len(buffer) < 4:
                return False
            size, start = struct.unpack_from(">H", buffer, 2)[0], 4
        elif size == 127:
            if len(buffer) < 10:
                return False
            size, start = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < start + size:
            return False
        opcode, payload = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if opcode == TEXT:
            self.hear(payload)
        elif opcode == PING:
            self.write(PONG, payload)
        return True

    def hear(self, payload: bytes) -> None:
        """Note what a message says, and answer what it asks."""
        tally = self.crowd.tally
        tally.bytes += len(payload)
        told = read(payload)
        if self.heard:
            self.heard(self.seat, payload)
        if told.type == "accepted":
            tally.accepted += 1
            tally.waits.append(time.perf_counter() - self.sent_at)
        elif told.type == "refused":
            tally.refused.append(told.code)
        elif told.type == "state":
            self.asked = told if told.decision else None
            if not self.seated.done():
                self.seated.set_result(None)
            if self.crowd.playing:
                self.answer()

    def answer(self) -> None:
        """Take a random option, if something is asked."""
        if self.asked is None or self.asked.decision is None:
            return
        option = self.crowd.random.choice(self.asked.decision.options).id
        self.count += 1
        move = {
            "type": "move",
            "id": f"m{self.count}",
            "seat": self.seat,
            "version": self.asked.version,
            "option": option,
        }
        self.asked = None
        self.sent_at = time.perf_counter()
        self.send(move)

    def send(self, message: Mapping[str, object]) -> None:
        """Send a message."""
        self.write(TEXT, msgspec.json.encode(message))

    def write(self, opcode: int, payload: bytes) -> None:
        """Send a frame, masked with nothing, as the standard allows."""
        size = bytes([0x80 | len(payload)]) if len(payload) < 126 else struct.pack(">BH", 0x80 | 126, len(payload))
        self.transport.write(bytes([0x80 | opcode]) + size + bytes(4) + payload)
