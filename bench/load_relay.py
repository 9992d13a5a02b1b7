"""The yardstick of the load test: a bare `websockets` server that only relays what a real one has sent.

`python bench/load_relay.py PORT FILE LOOP` plays recorded games back: whoever sends a move, all seats of the table are
sent the recorded bytes of its next step. No rules, no store, no checks. The loop is `asyncio`, as such a server comes,
or `uvloop`, with which ours runs.
"""

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

import msgspec
import uvloop
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed


class Tape(msgspec.Struct):
    """A recorded game: what each seat was sent at first, and then (seat, bytes) of each step, in order."""

    opening: list[list[str]]
    steps: list[list[tuple[int, str]]]


class Hello(msgspec.Struct):
    """Who comes: the table's name begins with the number of its tape, the id tells the seat."""

    table: str
    id: str


class Table:
    """A tape that is played, and who listens."""

    def __init__(self, tape: Tape) -> None:
        self.tape = tape
        self.step = 0
        self.seats: dict[int, ServerConnection] = {}

    async def go_on(self) -> None:
        """Send everybody the next step."""
        step = self.tape.steps[self.step % len(self.tape.steps)]
        self.step += 1
        for seat, text in step:
            await self.seats[seat].send(text)


class Relay:
    """All tables."""

    def __init__(self, tapes: list[Tape]) -> None:
        self.tapes = tapes
        self.tables: dict[str, Table] = {}

    async def __call__(self, socket: ServerConnection) -> None:
        """Serve one client."""
        hello = msgspec.json.decode(await socket.recv(), type=Hello)
        table = self.tables.get(hello.table)
        if table is None:
            tape = self.tapes[int(hello.table.split("-")[0]) % len(self.tapes)]
            table = self.tables[hello.table] = Table(tape)
        seat = int(hello.id.removeprefix("seat"))
        table.seats[seat] = socket
        for text in table.tape.opening[seat]:
            await socket.send(text)
        with suppress(ConnectionClosed):
            async for _ in socket:
                await table.go_on()


async def main() -> None:
    """Serve until killed."""
    port, file, _ = sys.argv[1:]
    tapes = msgspec.json.decode(Path(file).read_bytes(), type=list[Tape])
    async with serve(Relay(tapes), "127.0.0.1", int(port), compression=None) as server:
        print("ready", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    runner = {"asyncio": asyncio, "uvloop": uvloop}[sys.argv[3]]
    runner.run(main())
