"""All tables of this process: those that are live, how they are made, and how they come from the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from ..table.fairness import Pledge
from . import keys, log, names
from .clocks import Time
from .fold import Table
from .limits import Limits
from .metrics import Metrics
from .pacing import Pacing
from .refusal import Refusal
from .room import Room
from .setting import new_head, seated, started
from .store import KeyRow, Store
from .thinkers import Thinkers
from .wire import Keys, MadeTable, NewTable

logger = logging.getLogger(__name__)

MOST_IDLE = 64  # tables that nobody is at and that are still held in memory


class Hub:
    """Rooms by the names of their tables."""

    def __init__(
        self,
        store: Store,
        *,
        pace: float = 1.0,
        time: Time | None = None,
        limits: Limits | None = None,
        metrics: Metrics | None = None,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.store = store
        self.pace = pace  # of bots: 1 is for people, 0 does not wait
        self.time = time or Time()
        self.limits = limits or Limits()
        self.metrics = metrics or Metrics()
        self.thinkers = thinkers or Thinkers(metrics=self.metrics)
        self.pacing = Pacing(pace)
        self.rooms: dict[str, Room] = {}
        self.idle: dict[str, None] = {}  # tables that nobody is at, those left last at the end
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        store.listen(self._told)

    # ---- rooms

    async def room(self, name: str) -> Room:
        """A table by its name, live from now on."""
        room = self.rooms.get(name)
        if room is None:
            opening = self._opening.get(name)
            if opening is None:
                opening = self._opening[name] = self.spawn(self._open(name))
            room = await asyncio.shield(opening)
        if room is None:
            raise Refusal("unknown-table", "unknown-table")
        return room

    async def _open(self, name: str) -> Room | None:
        try:
            loaded = await self.read(name)
            return None if loaded is None else self._live(*loaded)
        finally:
            del self._opening[name]

    def _live(self, table: Table, rows: list[KeyRow]) -> Room:
        room = self.rooms[table.name] = Room(self, table, rows)
        self.metrics.tables.set(len(self.rooms))
        self.rest(room)
        return room

    async def read(self, name: str) -> tuple[Table, list[KeyRow]] | None:
        """A table from the store: the fold of its whole log."""
        loaded = await self.store.load(name)
        if loaded is None:
            return None
        head, rows, entries = loaded
        table = Table(name, log.read_head(head))
        for entry in entries:
            table.fold(log.event(entry))
        return table, rows

    def rest(self, room: Room) -> None:
        """Note that nobody is at a table; of too many such tables the longest left is let go."""
        name = room.table.name
        self.idle.pop(name, None)
        if room.clients or self.rooms.get(name) is not room:
            return
        self.idle[name] = None
        while len(self.idle) > MOST_IDLE:
            left = self.rooms[next(iter(self.idle))]
            del self.idle[left.table.name]
            if not left.clients and not left.lock.locked():
                self.close(left)

    def close(self, room: Room) -> None:
        """Let a table go; who is still at it may connect anew."""
        name = room.table.name
        room.is_closed = True
        if self.rooms.get(name) is room:
            del self.rooms[name]
        self.idle.pop(name, None)
        room.clock.stop()
        for client in list(room.clients):
            client.drop()
        self.metrics.tables.set(len(self.rooms))

    # ---- new tables

    async def make(self, asked: NewTable) -> MadeTable:
        """A new table, and all its secrets, which are not kept."""
        head = new_head(asked, self.time.now())
        given = Keys(host=keys.new_key(), invite=keys.new_key(), seats={})
        rows = [keys.row("host", given.host), keys.row("invite", given.invite)]
        for seat, place in enumerate(asked.seats):
            if place.who in ("me", "hot"):
                key = given.seats[str(seat)] = keys.new_key()
                rows.append(keys.row("seat", key, seat))
        events: list[log.Event] = [seated(seat, place) for seat, place in enumerate(asked.seats)]
        if asked.start and not asked.words and not any(place.who == "friend" for place in asked.seats):
            events.append(started(head.game, head.options, [place.who != "bot" for place in asked.seats]))
        name = await self.keep(head, events, rows)
        return MadeTable(table=name, keys=given, commitment=Pledge(bytes.fromhex(head.key)).commitment)

    async def keep(self, head: log.Head, events: list[log.Event], rows: list[KeyRow]) -> str:
        """Keep a new table under a name that is free, and have it live."""
        tries = 0
        while True:
            table = Table(names.table_name(tries), head)
            for event in events:
                table.fold(event)
            entries = [log.entry(version, event, head.made) for version, event in enumerate(events, 1)]
            if await self.store.make(table.name, log.write_head(head), rows, entries, table.brief(head.made)):
                self._live(table, rows)
                self.metrics.made.labels(head.game).inc()
                return table.name
            tries += 1

    # ---- tasks and other processes

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside all else; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None and not isinstance(problem, Refusal):
            logger.error("something went wrong beside the tables", exc_info=problem)

    def _told(self, name: str, version: int) -> None:
        """Another process has changed a table."""
        room = self.rooms.get(name)
        if room is not None:
            self.spawn(room.catch_up(version))

    async def shut(self) -> None:
        """Let all tables go, and the bots."""
        for room in list(self.rooms.values()):
            self.close(room)
        for task in list(self._tasks):
            task.cancel()
        self.thinkers.close()
