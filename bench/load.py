"""How the server bears a crowd: 1,000 seats at 250 tables of Looterz, every move durable before it is acknowledged.

`python bench/load.py [--tables 250] [--seconds 5] [--rounds 3] [--idle 2000]` plays on the server and, alternating
with it, on bare `websockets` servers that only relay the same bytes to the same seats (`load_relay.py`); the crowd
(`load_crowd.py`), the server and the relays are a process each. Prints moves per second of all and their ratio, the
time from a move to its being accepted, and the memory of an idle table.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import uvloop
from load_crowd import Client, Crowd, Tally

HERE = Path(__file__).parent
SEATS = 4
TARGET = 20  # long games, so that none ends while it is measured
TAPES = 8  # games that are recorded for the relay
STEPS = 150  # moves of each
SERVER, RELAY = 8711, 8712  # ports; the second relay has the next one
LOOPS = ("asyncio", "uvloop")  # on which a relay runs: as it comes, and as ours does

Table = tuple[str, list[str]]  # its name, and the keys of its seats


@contextmanager
def running(script: str, *arguments: object) -> Iterator[int]:
    """A script of this folder in a process of its own, once it is ready; its number."""
    command = [sys.executable, str(HERE / script), *(str(each) for each in arguments)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            if process.stdout.readline().strip() != "ready":
                raise SystemExit(f"{script} did not start.")
            yield process.pid
        finally:
            process.terminate()


def memory(process: int) -> int:
    """Bytes that a process holds in memory."""
    status = Path(f"/proc/{process}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024


def work(process: int) -> float:
    """Seconds for which a process has kept processors busy."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def make_tables(count: int) -> list[Table]:
    """Tables at which programs of ours hold all seats."""
    places = [{"who": "me"}] + [{"who": "hot", "name": f"Guest {n}"} for n in range(1, SEATS)]
    wanted = {"game": "looterz", "seats": places, "options": {"target": TARGET}}
    request = urllib.request.Request(
        f"http://127.0.0.1:{SERVER}/api/tables",
        data=json.dumps(wanted).encode(),
        headers={"content-type": "application/json"},
    )
    tables: list[Table] = []
    for _ in range(count):
        with urllib.request.urlopen(request, timeout=30) as answer:
            made = json.load(answer)
        tables.append((made["table"], [made["keys"]["seats"][str(seat)] for seat in range(SEATS)]))
    return tables


async def seat_all(crowd: Crowd, port: int, tables: list[Table]) -> None:
    """Let a client of the crowd sit down at every seat."""
    for name, keys in tables:
        for seat, key in enumerate(keys):
            await crowd.join(port, name, seat, key)


# ---- Tapes for the relay


class Recorder:
    """A game whose every message is kept, in the order in which it came."""

    def __init__(self) -> None:
        self.opening: list[list[str]] = [[] for _ in range(SEATS)]
        self.steps: list[list[tuple[int, str]]] = []
        self.told = asyncio.Event()

    def hear(self, seat: int, payload: bytes) -> None:
        """Keep a message; of those before the first move only the state."""
        text = payload.decode()
        if self.steps:
            self.steps[-1].append((seat, text))
        elif json.loads(text)["type"] == "state":
            self.opening[seat] = [text]
        self.told.set()

    async def step(self, mover: Client) -> None:
        """Let a client move, and wait until all know."""
        self.steps.append([])
        mover.answer()
        while not self._is_whole():
            self.told.clear()
            await asyncio.wait_for(self.told.wait(), 10)

    def _is_whole(self) -> bool:
        kinds = [(json.loads(text)["type"], seat) for seat, text in self.steps[-1]]
        return all(("state", seat) in kinds for seat in range(SEATS)) and any(kind == "accepted" for kind, _ in kinds)


async def record(table: Table) -> dict[str, object]:
    """What a game sends its seats, move by move."""
    recorder, crowd = Recorder(), Crowd(seed=1)
    for seat, key in enumerate(table[1]):
        await crowd.join(SERVER, table[0], seat, key, recorder.hear)
    for _ in range(STEPS):
        await recorder.step(next(client for client in crowd.members if client.asked))
    crowd.leave()
    return {"opening": recorder.opening, "steps": recorder.steps}


# ---- The run


class Player(NamedTuple):
    """A server that is measured: its port, its process, and its crowd."""

    name: str
    port: int
    process: int
    crowd: Crowd

    async def sit(self, tables: list[Table]) -> None:
        """Let the crowd go on to new tables, so that each round plays the same part of games as the tapes do."""
        self.crowd.leave()
        await seat_all(self.crowd, self.port, tables)

    async def play(self, seconds: float) -> Tally:
        """Play for some time."""
        before = work(self.process)
        tally = await self.crowd.play(seconds)
        tally.work = work(self.process) - before
        return tally


async def compare(options: argparse.Namespace, server: int, tapes: Path) -> dict[str, list[Tally]]:
    """Play on the server and on the relay in turn, with as many clients at each."""
    recorded = [await record(table) for table in make_tables(TAPES)]
    tapes.write_text(json.dumps(recorded))
    players = [Player("server", SERVER, server, Crowd(seed=2))]
    with ExitStack() as relays:
        for port, loop in enumerate(LOOPS, RELAY):
            relay = relays.enter_context(running("load_relay.py", port, tapes, loop))
            players.append(Player(f"relay on {loop}", port, relay, Crowd(seed=2)))
        played: dict[str, list[Tally]] = {player.name: [] for player in players}
        for number in range(options.rounds):
            for player in players:
                taped = [(f"{n}-tape-{number}", [""] * SEATS) for n in range(options.tables)]
                await player.sit(taped if player.port != SERVER else make_tables(options.tables))
                played[player.name].append(await player.play(options.seconds))
                print(f"{player.name}: {described(played[player.name][-1])}", flush=True)
    return played


def described(tally: Tally) -> str:
    """One round in words."""
    waits = sorted(tally.waits)
    middle, late = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    return (
        f"{tally.accepted / tally.seconds:,.0f} moves/s, {tally.work / tally.accepted * 1e6:,.0f} µs of work a move, "
        f"{tally.bytes / tally.accepted:,.0f} bytes a move, accepted "
        f"after {middle * 1000:.1f} ms (p50), {late * 1000:.1f} ms (p99, {late / middle:.1f} times p50)"
        + (f", refused: {dict(Counter(tally.refused))}" if tally.refused else "")
    )


def summary(played: dict[str, list[Tally]]) -> str:
    """All rounds in words: medians of the rounds, and their ratio."""
    speeds = {name: [tally.accepted / tally.seconds for tally in rounds] for name, rounds in played.items()}
    server = speeds.pop("server")
    lines = [f"the server plays {statistics.median(server):,.0f} moves/s"]
    for name, relay in speeds.items():
        ratio = statistics.median(here / there for here, there in zip(server, relay, strict=True))
        lines.append(f"{ratio:.2f} times the {name} ({statistics.median(relay):,.0f})")
    return ", ".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How the server bears a crowd.")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--idle", type=int, default=2000, help="tables whose memory is measured")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with running("load_server.py", SERVER, Path(folder) / "idle.db") as server:
            make_tables(10)
            before = memory(server)
            make_tables(options.idle)
            print(f"an idle table takes {(memory(server) - before) / options.idle / 1024:.1f} KB", flush=True)
        with running("load_server.py", SERVER, Path(folder) / "load.db") as server:
            print(summary(uvloop.run(compare(options, server, Path(folder) / "tapes.json"))))


if __name__ == "__main__":
    main()
