"""The floods of `flood.py`: each kind as one address does it, bounded in number and time, on loopback alone.

`python bench/flood_kinds.py KIND ADDRESSES SECONDS TARGET`
"""

import asyncio
import base64
import json
import os
import random
import resource
import struct
import sys
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

import uvloop

HOST = "127.0.0.1"


class Target(NamedTuple):
    """What is flooded."""

    port: int
    table: str  # where healthy players are; its name is known, its keys are not
    games: list[str]  # name and key of tables that have a past


class Attacker:
    """One address."""

    def __init__(self, address: str, target: Target, done: Counter[str]) -> None:
        self.address = address
        self.target = target
        self.done = done

    async def connect(self) -> tuple[StreamReader, StreamWriter]:
        """A new connection."""
        return await asyncio.open_connection(HOST, self.target.port, local_addr=(self.address, 0))

    async def upgraded(self) -> tuple[StreamReader, StreamWriter]:
        """A new WebSocket."""
        reader, writer = await self.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            self.done["refused"] += 1
            writer.close()
            raise ConnectionError(answer[:30])
        self.done["sockets"] += 1
        return reader, writer

    async def seated(self, past: int = 0) -> tuple[StreamReader, StreamWriter]:
        """A new WebSocket at one of the attackers' own tables."""
        reader, writer = await self.upgraded()
        name, key = self.target.games[past].split()
        writer.write(frame(1, json.dumps({"type": "hello", "id": "h", "table": name, "keys": [key]}).encode()))
        return reader, writer

    async def ask(self, request: Callable[[], bytes]) -> None:
        """The same request over and over on one connection, as fast as it is answered."""
        reader, writer = await self.connect()
        try:
            while True:
                writer.write(request())
                head = await reader.readuntil(b"\r\n\r\n")
                lines = head.lower().split(b"\r\n")
                self.done[lines[0].split()[1].decode()] += 1
                size = next(int(line[15:]) for line in lines if line.startswith(b"content-length:"))
                await reader.readexactly(size)
        finally:
            writer.close()


def frame(opcode: int, payload: bytes, *, fin: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    first, size = (0x80 if fin else 0) | opcode, len(payload)
    head = struct.pack(">BB", first, 0x80 | size) if size < 126 else struct.pack(">BBH", first, 0x80 | 126, size)
    return head + b"\0\0\0\0" + payload


def get(path: str, *headers: str) -> bytes:
    """A request."""
    return "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {HOST}", *headers, "", ""]).encode()


def past(attacker: Attacker) -> tuple[str, str]:
    """A game to look back on, and the header that lets one."""
    name, key = random.choice(attacker.target.games).split()
    return name, f"Authorization: Bearer {key}"


async def until_gone(reader: StreamReader) -> None:
    """Read until the server has enough."""
    while await reader.read(1 << 16):
        pass


async def blast(reader: StreamReader, writer: StreamWriter, burst: bytes, reads: bool = True) -> None:
    """Send the same as fast as it is taken."""
    reading = asyncio.ensure_future(until_gone(reader)) if reads else None
    try:
        while reading is None or not reading.done():
            writer.write(burst)
            await writer.drain()
            await asyncio.sleep(0)
    finally:
        if reading is not None:
            reading.cancel()
        writer.close()


# ---- The kinds: what one of many connections of an address does


async def heads(attacker: Attacker) -> None:
    """Send half a request."""
    reader, writer = await attacker.connect()
    attacker.done["connections"] += 1
    writer.write(b"GET / HTTP/1.1\r\nHost: 127")
    try:
        await until_gone(reader)
    finally:
        writer.close()


async def bodies(attacker: Attacker) -> None:
    """Send a body letter by letter."""
    reader, writer = await attacker.connect()
    attacker.done["connections"] += 1
    writer.write(f"POST /api/mine HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 60000\r\n\r\n".encode())
    gone = asyncio.ensure_future(until_gone(reader))
    try:
        while not gone.done():
            writer.write(b" ")
            await asyncio.sleep(1)
    finally:
        gone.cancel()
        writer.close()


async def silent(attacker: Attacker) -> None:
    """Open a socket and say nothing."""
    reader, writer = await attacker.upgraded()
    try:
        await until_gone(reader)
    finally:
        writer.close()


async def messages(attacker: Attacker) -> None:
    """Say what is well-formed, without end."""
    look = frame(1, json.dumps({"type": "look", "id": "x", "seat": None}).encode())
    await blast(*await attacker.seated(), look * 200)


async def pings(attacker: Attacker) -> None:
    """Pings, and pieces of a message that never ends."""
    await blast(*await attacker.seated(), frame(9, b"") * 400)


async def pieces(attacker: Attacker) -> None:
    """Empty pieces of a message that never ends."""
    reader, writer = await attacker.seated()
    writer.write(frame(1, b"", fin=False))
    await blast(reader, writer, frame(0, b"", fin=False) * 400)


async def stories(attacker: Attacker) -> None:
    """Whole games."""

    def request() -> bytes:
        name, key = past(attacker)
        return get(f"/api/tables/{name}/story", key)

    await attacker.ask(request)


async def moments(attacker: Attacker) -> None:
    """Games after a number of plies."""

    def request() -> bytes:
        name, key = past(attacker)
        return get(f"/api/tables/{name}/moments/{random.randrange(500)}?seat=0", key)

    await attacker.ask(request)


async def hellos(attacker: Attacker) -> None:
    """Come, say hello, go, and come again; half of them where they are not welcome."""
    if random.random() < 0.5:
        reader, writer = await attacker.seated()
    else:
        reader, writer = await attacker.upgraded()
        writer.write(frame(1, json.dumps({"type": "hello", "id": "h", "table": attacker.target.table}).encode()))
    await reader.read(100)
    writer.close()


async def tables(attacker: Attacker) -> None:
    """Make tables."""
    places = [{"who": "me"}, {"who": "hot"}]
    body = json.dumps({"game": random.choice(["looterz", "kragmortha", "heroes"]), "seats": places}).encode()
    head = f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: {len(body)}\r\n\r\n"
    await attacker.ask(lambda: head.encode() + body)


async def requests(attacker: Attacker) -> None:
    """Ask for whatever there is."""
    paths = ["/api/games", "/api/tables", "/api/rules/heroes?lang=ru", "/", "/metrics", "/healthz", "/openapi.json"]
    await attacker.ask(lambda: get(random.choice(paths)))


async def pipelined(attacker: Attacker) -> None:
    """Ask without waiting for the answer, and never read it."""
    name, key = past(attacker)
    reader, writer = await attacker.connect()
    attacker.done["connections"] += 1
    await blast(reader, writer, get(f"/api/tables/{name}/story", key) * 50, reads=False)


# How many connections of an address do it at once.
KINDS: dict[str, tuple[int, Callable[[Attacker], Awaitable[None]]]] = {
    "heads": (1100, heads),
    "bodies": (250, bodies),
    "silent": (100, silent),
    "messages": (32, messages),
    "pings": (32, pings),
    "pieces": (32, pieces),
    "stories": (16, stories),
    "moments": (16, moments),
    "hellos": (16, hellos),
    "tables": (16, tables),
    "requests": (16, requests),
    "pipelined": (32, pipelined),
}


async def again_and_again(attacker: Attacker, do: Callable[[Attacker], Awaitable[None]]) -> None:
    """Do it anew whenever it has ended, after a moment: the flood is to be the server's work, not the kernel's."""
    while True:
        with suppress(OSError, EOFError, ConnectionError, StopIteration):
            await do(attacker)
        await asyncio.sleep(1.0 if do in (heads, bodies, silent) else 0.02)


async def main() -> None:
    """Flood for some seconds, and tell what was done."""
    kind, addresses, seconds, target = sys.argv[1:]
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    done: Counter[str] = Counter()
    count, do = KINDS[kind]
    many = [Attacker(f"127.0.0.{n}", Target(*json.loads(target)), done) for n in range(1, int(addresses) + 1)]
    tasks = [asyncio.ensure_future(again_and_again(attacker, do)) for attacker in many for _ in range(count)]
    await asyncio.sleep(float(seconds))
    for task in tasks:
        task.cancel()
    print(", ".join(f"{name}: {number:,}" for name, number in sorted(done.items())), flush=True)
    os._exit(0)


if __name__ == "__main__":
    uvloop.run(main())
