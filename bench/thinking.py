"""How long a warden's move takes at a table with a person: on a quiet server, and beside many watched tables.

`python bench/thinking.py [--tables 20] [--seconds 14]` starts a server of its own on loopback. The person sits at
127.0.0.1 and answers at once; the other tables, of overlords, are made and watched by one address, 127.0.0.2. Prints
the time from the question to the warden's move as the person sees it: quiet, then beside tables that are only watched,
then beside tables at which somebody of that address plays; within a minute. To
compare with another version, name its sources in PYTHONPATH.
"""

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from load import running
from websockets.asyncio.client import ClientConnection, connect

PORT = 8715
PERSON, CROWD = "127.0.0.1", "127.0.0.2"
WARM = 4.0  # seconds, in which processes start


async def make(address: str, seats: list[dict[str, Any]]) -> dict[str, Any]:
    """A new table, made from this address: its name and keys."""
    body = json.dumps({"game": "looterz", "seats": seats, "options": {"target": 36}}).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", PORT, local_addr=(address, 0))
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
    )
    writer.write(f"{head}Content-Type: application/json\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    made: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
    return made


async def come(address: str, made: dict[str, Any]) -> ClientConnection:
    """Come to a table with all its keys."""
    keys = [made["keys"]["host"], *made["keys"]["seats"].values()]
    socket = await connect(f"ws://127.0.0.1:{PORT}/ws", local_addr=(address, 0), max_size=None)
    await socket.send(json.dumps({"type": "hello", "id": "hello", "table": made["table"], "keys": keys}))
    return socket


async def play(end: float) -> list[float]:
    """Play against a warden until then: how long each of its moves took."""
    waits: list[float] = []
    chance = random.Random(1)
    while time.perf_counter() < end:
        made = await make(PERSON, [{"who": "me", "name": "Ada"}, {"who": "bot", "level": "warden"}])
        async with await come(PERSON, made) as socket:
            await game(socket, end, chance, waits)
    return waits


async def game(socket: ClientConnection, end: float, chance: random.Random, waits: list[float]) -> None:
    """One game, or as much of it as there is time for; a move that does not come counts with the time so far."""
    asked: float | None = None
    while True:
        try:
            told = json.loads(await asyncio.wait_for(socket.recv(), max(0.0, end - time.perf_counter())))
        except TimeoutError:
            if asked is not None and not waits:
                waits.append(time.perf_counter() - asked)
            return
        if told["type"] != "state":
            continue
        if asked is not None:
            waits.append(time.perf_counter() - asked)
        if told["outcome"]:
            return
        asked = None if told["decision"] else time.perf_counter()
        if told["decision"]:
            option = chance.choice(told["decision"]["options"])["id"]
            move = {"type": "move", "id": f"v{told['version']}", "seat": told["seat"], "version": told["version"]}
            await socket.send(json.dumps({**move, "option": option}))


async def crowd(seats: list[dict[str, Any]]) -> None:
    """A table of the other address: look on, or play if there is a seat."""
    async with await come(CROWD, await make(CROWD, seats)) as socket:
        await game(socket, time.perf_counter() + 60, random.Random(2), [])


def row(name: str, waits: list[float]) -> str:
    """A row of the table that is printed."""
    ordered = sorted(waits)
    p95 = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
    return f"{name:<28}{len(ordered):>6}{statistics.median(ordered):>9.2f}{p95:>9.2f}{ordered[-1]:>9.2f}"


async def measure(tables: int, seconds: float) -> None:
    """Quiet, then busy."""
    print(f"{'a warden among people':<28}{'moves':>6}{'median':>9}{'p95':>9}{'longest':>9}   seconds")
    await play(time.perf_counter() + WARM)
    print(row("quiet", await play(time.perf_counter() + seconds)), flush=True)
    overlord = {"who": "bot", "level": "overlord"}
    for how, other in (("watched", overlord), ("played", {"who": "me"})):
        others = [asyncio.create_task(crowd([overlord, other])) for _ in range(tables)]
        await asyncio.sleep(WARM)
        print(row(f"beside {tables} {how} tables", await play(time.perf_counter() + seconds)), flush=True)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=14.0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running("load_server.py", PORT, Path(folder) / "tables.db"):
        asyncio.run(measure(arguments.tables, arguments.seconds))
