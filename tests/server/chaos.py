"""Mishaps: two servers on one PostgreSQL while everything fails, and a check of all that people were told meanwhile."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from contextlib import suppress
from pathlib import Path

import psycopg

from lootkeep.server.store import open_store
from lootkeep.server.tables import events
from lootkeep.server.tables.storage import Store
from lootkeep.server.tables.table import Table

from .crowd import Findings, Person
from .postgres import DISMISS, Cluster

SERVER = Path(__file__).parents[2] / "bench" / "load_server.py"
SEATED = 2  # people at each table, and as many who watch
PAUSE = (1.0, 3.5)  # seconds between two mishaps
QUIET = 25.0  # seconds for everybody to catch up in the end
PATIENCE = 60.0  # seconds for the first moves: servers and people share a busy machine


class Server:
    """A server in a process of its own, always at the same port."""

    def __init__(self, address: str, events: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self._address = address
        self._log = events
        self.start()

    def start(self) -> None:
        """Start it; it answers a moment later."""
        with self._log.open("a") as events:
            command = [sys.executable, str(SERVER), str(self.port), self._address]
            self.process = subprocess.Popen(command, stdout=events, stderr=events)

    def end(self, how: signal.Signals) -> None:
        """End it, kindly or not."""
        self.process.send_signal(signal.SIGCONT)
        self.process.send_signal(how)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    async def ready(self) -> None:
        """Wait until it answers."""
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            if self.process.poll() is not None:  # it found no database
                self.start()
            await asyncio.sleep(0.1)


class Chaos:
    """What happens to the servers and their database."""

    def __init__(self, cluster: Cluster, servers: list[Server], seed: int) -> None:
        self.cluster = cluster
        self.servers = servers
        self.chance = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.mishaps = [
            self.kill,
            self.kill,
            self.freeze,
            self.freeze,
            self.restart,
            self.dismiss,
            self.restart_database,
        ]

    async def reign(self, seconds: float) -> None:
        """Let things happen for so long; each kind happens at least once if there is time."""
        end = time.monotonic() + seconds
        due = self.mishaps.copy()
        while time.monotonic() < end:
            await asyncio.sleep(self.chance.uniform(*PAUSE))
            if not due:
                due = self.mishaps.copy()
            mishap = due.pop(self.chance.randrange(len(due)))
            self.done[mishap.__name__.replace("_", " ")] += 1
            await mishap(self.chance.choice(self.servers))
        for server in self.servers:
            await server.ready()

    async def kill(self, server: Server) -> None:
        """A server is gone from one moment to the next, and comes back."""
        await asyncio.to_thread(server.end, signal.SIGKILL)
        await asyncio.sleep(self.chance.uniform(0.0, 3.0))
        server.start()
        await server.ready()

    async def freeze(self, server: Server) -> None:
        """A server stands still, and goes on as if nothing had been."""
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.5, 8.0))
        server.process.send_signal(signal.SIGCONT)

    async def restart(self, server: Server) -> None:
        """A server is asked to end, and started anew."""
        await asyncio.to_thread(server.end, signal.SIGTERM)
        server.start()
        await server.ready()

    async def dismiss(self, server: Server) -> None:
        """The database hangs up on everybody."""
        await asyncio.to_thread(dismiss, self.cluster.address)

    async def restart_database(self, server: Server) -> None:
        """The database crashes, and comes back."""
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.sleep(self.chance.uniform(0.0, 2.0))
        await asyncio.to_thread(self.cluster.start)


def dismiss(address: str) -> None:
    """Cut off whoever is connected to a database."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(DISMISS)


def make_table(port: int) -> tuple[str, list[str]]:
    """A table with people and a bot: its name, the keys of the seats, and that of those who watch."""
    seats = [{"who": "me", "name": "Ada"}, {"who": "hot", "name": "Bo"}, {"who": "bot", "level": "apprentice"}]
    asked = json.dumps({"game": "looterz", "seats": seats, "options": {"target": 36}}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", asked, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        made = json.load(answer)
    keys = made["keys"]
    return made["table"], [keys["seats"]["0"], keys["seats"]["1"], keys["invite"]]


async def gather(servers: list[Server], people: int, found: Findings) -> list[Person]:
    """Everybody at their tables."""
    ports = [server.port for server in servers]
    crowd: list[Person] = []
    for number in range(people // (2 * SEATED)):
        table, keys = await asyncio.to_thread(make_table, ports[number % len(ports)])
        for place in range(2 * SEATED):
            seat = place if place < SEATED else None
            key = keys[min(place, SEATED)]
            crowd.append(Person(f"p{number}-{place}", table, key, seat, ports, found))
    return crowd


async def under_way(crowd: list[Person], found: Findings) -> None:
    """Wait until a move was acknowledged at every table, so that there is something to lose."""
    tables = {person.table for person in crowd}
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and {table for table, _ in found.accepted} != tables:
        await asyncio.sleep(0.05)


async def settle(store: Store, crowd: list[Person], found: Findings) -> None:
    """Let everybody finish what they have begun, and see and hear all that there is."""
    for person in crowd:
        person.is_playing = False
    end = time.monotonic() + QUIET
    while time.monotonic() < end:
        await asyncio.sleep(0.5)
        newest = {table: await last(store, table) for table in {person.table for person in crowd}}
        late = [each for each in crowd if not each.is_done or not knows(each, *newest[each.table])]
        if not late:
            return
    for person in late:
        version, line = newest[person.table]
        found.note(f"{person.name} did not catch up: {person.version} of {version}, line {person.line} of {line}")


def knows(person: Person, version: int, line: int) -> bool:
    """Whether somebody has seen and heard all."""
    return person.version >= version and person.line >= line


async def last(store: Store, table: str) -> tuple[int, int]:
    """The version of the last change that is shown by a state, and the last line, of a table."""
    entries = await store.entries(table, 0)
    lines = await store.chat(table, 0, 1)
    shown = [entry.version for entry in entries if entry.kind in ("started", "moved")]
    return shown[-1], lines[-1].number if lines else 0


async def check(store: Store, crowd: list[Person], found: Findings) -> None:
    """Compare what everybody was told with what was kept."""
    for table in sorted({person.table for person in crowd}):
        loaded = await store.load(table)
        assert loaded is not None
        head, _, entries = loaded
        if [entry.version for entry in entries] != list(range(1, len(entries) + 1)):
            found.note(f"the log of {table} has gaps")
        made: dict[str, list[int]] = {}
        folded = Table(table, events.read_head(head))
        try:
            for entry in entries:
                event = events.event(entry)
                folded.fold(event)
                if isinstance(event, events.Moved):
                    found.counts["moves of bots" if not event.id else "moves kept"] += 1
                    made.setdefault(event.id, []).append(entry.version)
        except Exception as problem:
            found.note(f"the log of {table} does not fold: {problem!r}")
        check_moves(table, made, found)
        texts = Counter(line.text for line in await store.chat(table, 0, 10_000))
        found.counts["lines kept"] += texts.total()
        for at, text in found.said:
            if at == table and texts[text] != 1:
                found.note(f"{text!r} was acknowledged at {table} and is there {texts[text]} times")


def check_moves(table: str, made: dict[str, list[int]], found: Findings) -> None:
    """Each acknowledged move is there once, at its version; none is there twice, or was refused."""
    for id, versions in made.items():
        if id and len(versions) > 1:
            found.note(f"the move {id} at {table} was made {len(versions)} times: {versions}")
        if (table, id) in found.refused:
            found.note(f"the move {id} at {table} was refused, and made version {versions[0]}")
    for (at, id), version in found.accepted.items():
        if at == table and made.get(id) != [version]:
            found.note(f"the move {id} at {table} was acknowledged as version {version}; the log has {made.get(id)}")


async def run(cluster: Cluster, folder: Path, seconds: float, people: int, seed: int) -> tuple[Findings, Counter[str]]:
    """The whole run: what was found, and what has happened."""
    found = Findings()
    store = await open_store(cluster.address)  # also the layout is made before two servers would want to
    servers = [Server(cluster.address, folder / f"server-{number}.log") for number in (1, 2)]
    chaos = Chaos(cluster, servers, seed)
    lives: list[asyncio.Task[None]] = []
    try:
        for server in servers:
            await server.ready()
        crowd = await gather(servers, people, found)
        lives = [asyncio.create_task(person.live()) for person in crowd]
        await under_way(crowd, found)
        await chaos.reign(seconds)
        await settle(store, crowd, found)
        await check(store, crowd, found)
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        for server in servers:
            server.end(signal.SIGTERM)
        await store.close()
    return found, chaos.done
