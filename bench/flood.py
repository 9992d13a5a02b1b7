"""How healthy players fare while others flood the server, from one address and from eight.

`python bench/flood.py [--kinds heads stories ...] [--seconds 6]` starts the real server with its usual
limits and, as most machines have it, 1,024 open files. Healthy players (127.0.0.9) move at two tables at the pace of
people; the flood (`flood_kinds.py`, 127.0.0.1 to 127.0.0.8) is a process of its own. Prints a Markdown table: the time
from a move to its being accepted right before each flood and during it, and how long a newcomer waits for a page.
`PYTHONPATH=src` of another tree measures that one.
"""

import argparse
import asyncio
import json
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import NamedTuple

import uvloop
from flood_kinds import KINDS, Target
from load import HERE, SEATS, SERVER, Table, make_tables, running, seat_all, work
from load_crowd import Client, Crowd

PORT = SERVER
HEALTHY = "127.0.0.9"
FILES = 1024  # that the server may have open before it asks for more
PLIES = 400  # of the games that are looked back on
PACE = 0.03  # seconds between a healthy player's being asked and the answer
NEVER = 5.0  # seconds after which a newcomer gives up


class Fare(NamedTuple):
    """How players fared for some seconds."""

    waits: list[float]  # from a move to its being accepted
    newcomers: list[float]  # from knocking to a page; NEVER is not at all

    def p(self, share: float) -> float:
        """The wait, in ms, within which this share of the moves was accepted; the whole time if there were none."""
        waits = sorted(self.waits) or [NEVER]
        return waits[min(len(waits) - 1, int(len(waits) * share))] * 1000


class Calm(Client):
    """A healthy player, who takes a moment for each decision."""

    def answer(self) -> None:
        """Answer soon."""
        asyncio.get_running_loop().call_later(PACE, super().answer)


class Household(Crowd):
    """Healthy players from an address of their own."""

    async def join(self, port: int, table: str, seat: int, key: str, heard: object = None) -> None:
        """Seat a calm player."""
        client = Calm(self, table, seat, key, None)
        await asyncio.get_running_loop().create_connection(lambda: client, "127.0.0.1", port, local_addr=(HEALTHY, 0))
        await client.seated
        self.members.append(client)


# ---- Before the floods


def prepare(folder: Path, floods: int) -> tuple[list[Table], list[str]]:
    """Two tables for the healthy in each flood, and games to look back on, made by a server without limits."""
    with running("load_server.py", PORT, folder / "tables.db"):
        return make_tables(2 * floods), asyncio.run(played(make_tables(2)))


async def played(tables: list[Table]) -> list[str]:
    """The names of tables at which much has happened."""
    crowd = Crowd(seed=3)
    await seat_all(crowd, PORT, tables)
    crowd.playing = True
    for client in crowd.members:
        client.answer()
    before = -1
    while before < crowd.tally.accepted < PLIES * len(tables):  # or until the games are over
        before = crowd.tally.accepted
        await asyncio.sleep(0.5)
    crowd.leave()
    return [f"{name} {keys[0]}" for name, keys in tables]


@contextmanager
def serving(folder: Path) -> Iterator[int]:
    """The real server by the real command, with as many files as usual; its number."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    command = [sys.executable, "-m", "lootkeep", "serve", "--port", str(PORT), "--no-browser"]
    command += ["--db", str(folder / "tables.db")]
    with (folder / "server.log").open("a") as log:
        process = subprocess.Popen(
            command,
            stdout=log,
            stderr=log,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard)),
        )
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{PORT}/healthz", timeout=5).close()
                break
            except OSError:
                time.sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


# ---- The run


async def newcomer() -> float:
    """How long somebody who comes now waits for an answer."""
    began = time.perf_counter()
    try:
        async with asyncio.timeout(NEVER):
            reader, writer = await asyncio.open_connection("127.0.0.1", PORT, local_addr=(HEALTHY, 0))
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            answer = await reader.read()
            writer.close()
    except (OSError, TimeoutError):
        return NEVER
    return time.perf_counter() - began if b" 200 " in answer[:20] else NEVER


async def fare(crowd: Crowd, seconds: float) -> Fare:
    """Play for some seconds, and let somebody come in now and then."""
    came: list[float] = []

    async def come() -> None:
        while True:
            came.append(await newcomer())
            await asyncio.sleep(0.25)

    coming = asyncio.ensure_future(come())
    tally = await crowd.play(seconds)
    coming.cancel()
    return Fare(tally.waits, came)


async def measure(kind: str, addresses: int, server: int, tables: list[Table], target: Target, seconds: float) -> str:
    """One flood: a row of the table."""
    crowd = Household(seed=4)
    await seat_all(crowd, PORT, tables)
    quiet = await fare(crowd, seconds / 2)
    script = [sys.executable, str(HERE / "flood_kinds.py"), kind, str(addresses), str(seconds + 2), json.dumps(target)]
    flood = await asyncio.create_subprocess_exec(*script, stdout=asyncio.subprocess.PIPE)
    await asyncio.sleep(1.0)
    began, before = time.perf_counter(), work(server)
    flooded = await fare(crowd, seconds)
    busy = (work(server) - before) / (time.perf_counter() - began)
    said, _ = await flood.communicate()
    crowd.leave()
    here, there = quiet.p(0.95), flooded.p(0.95)
    came = flooded.newcomers or [NEVER]
    waited = statistics.median(came)
    cells = [
        kind,
        str(addresses),
        f"{quiet.p(0.5):.1f} / {here:.1f}",
        f"{flooded.p(0.5):.1f} / {there:.1f}",
        f"{there / here:.1f}",
        "not let in" if waited >= NEVER else f"{waited * 1000:.0f}",
        f"{busy:.0%}",
        said.decode().strip(),
    ]
    return "| " + " | ".join(cells) + " |"


async def flood(options: argparse.Namespace, folder: Path, tables: list[Table], games: list[str]) -> None:
    """All floods, one after the other, each on a server that has just started."""
    print("| flood | addresses | quiet p50 / p95, ms | flooded | p95, times | newcomer | server busy | the flood did |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for number, (kind, addresses) in enumerate(product(options.kinds, options.addresses)):
        own = tables[2 * number : 2 * number + 2]
        with serving(folder) as server:
            target = Target(PORT, own[0][0], games)
            print(await measure(kind, addresses, server, own, target, options.seconds), flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How healthy players fare in a flood.")
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=list(KINDS))
    parser.add_argument("--addresses", nargs="+", type=int, default=[1, 8])
    parser.add_argument("--seconds", type=float, default=6.0, help="of each flood")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tables, games = prepare(Path(folder), len(options.kinds) * len(options.addresses))
        assert all(len(keys) == SEATS for _, keys in tables)
        uvloop.run(flood(options, Path(folder), tables, games))
        if log := (Path(folder) / "server.log").read_text():
            print(f"\n{log.count(chr(10))} lines of log; the last: {log.splitlines()[-1][:200]}")


if __name__ == "__main__":
    main()
