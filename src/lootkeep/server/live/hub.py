"""All tables of this process: those that are live, how they are made, and how they come from the store."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Collection, Coroutine
from typing import Any, NamedTuple

from ...engine.fairness import Pledge
from ..limits import Limits
from ..metrics import Metrics
from ..protocol.http import Keys, MadeTable, NewTable
from ..protocol.refusals import RequestRefused
from ..tables import events, gone, keys, names
from ..tables.setting import new_head, seated, started
from ..tables.storage import Attendance, Entry, KeyRow, Store, StoreError
from ..tables.table import Table
from .bots.pacing import Pacing
from .bots.thinkers import Thinkers
from .health import Health
from .live_table import LiveTable
from .parts import pictures
from .parts.clocks import Time
from .parts.presence import together

logger = logging.getLogger(__name__)
MOST_IDLE = 64  # tables that nobody is at and that are still held in memory


class Carried(NamedTuple):
    """Seconds that a clock ran after a version of a table and that could not be written down."""

    version: int
    seconds: float


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
        chance: random.Random | None = None,
    ) -> None:
        self.store = store
        self.pace = pace  # of bots: 1 is for people, 0 does not wait
        self.time = time or Time()
        self.limits = limits or Limits()
        self.metrics = metrics or Metrics()
        self.thinkers = thinkers or Thinkers(metrics=self.metrics)
        self.pacing = Pacing(pace)
        self.chance = chance or random.Random()  # by which bots forget and notice things
        self.tables: dict[str, LiveTable] = {}
        self.idle: dict[str, None] = {}  # tables that nobody is at, those left last at the end
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.drawing = asyncio.Lock()  # of pictures: one table after another
        self._attended_elsewhere: frozenset[str] = frozenset()
        self.health = Health(store, self.metrics, self.spawn)
        self.carried: dict[str, Carried] = {}  # by table
        self.unlinked: dict[str, str] = {}  # tables of which those know nothing yet after which they were made
        store.listen(self._told)
        store.meet(self._here, self._met)

    # ---- rooms

    async def table(self, name: str) -> LiveTable:
        """A table by its name, live from now on."""
        live = self.tables.get(name)
        if live is None:
            opening = self._opening.get(name)
            if opening is None:
                opening = self._opening[name] = self.spawn(self._open(name))
            live = await asyncio.shield(opening)
        if live is None:
            raise RequestRefused("unknown-table", "unknown-table")
        return live

    async def _open(self, name: str) -> LiveTable | None:
        try:
            loaded = await self.read(name)
            if loaded is None:
                return None
            live = self._live(*loaded)
            live.elsewhere = together(await self.store.elsewhere(name))
            return live
        finally:
            del self._opening[name]

    def _live(self, table: Table, rows: list[KeyRow]) -> LiveTable:
        live = self.tables[table.name] = LiveTable(self, table, rows)
        carried = self.carried.pop(table.name, None)
        if carried is not None and carried.version == table.version:
            live.clock.carried = carried.seconds
        self.metrics.tables.set(len(self.tables))
        self.rest(live)
        return live

    async def read(self, name: str) -> tuple[Table, list[KeyRow]] | None:
        """A table from the store: the fold of its whole log."""
        loaded = await self.store.load(name)
        if loaded is None:
            return None
        head, rows, entries = loaded
        return gone.recalled(name, events.read_head(head), entries), rows

    def rest(self, live: LiveTable) -> None:
        """Note that nobody is at a table; of too many such tables the longest left is let go."""
        name = live.table.name
        self.idle.pop(name, None)
        if live.clients or self.tables.get(name) is not live:
            return
        self.idle[name] = None
        while len(self.idle) > MOST_IDLE:
            left = self.tables[next(iter(self.idle))]
            del self.idle[left.table.name]
            if not left.clients and not left.lock.locked():
                self.close(left)

    def close(self, live: LiveTable, known: int | None = None) -> None:
        """Let a table go, of which all were shown this version; who is still at it may connect anew."""
        name = live.table.name
        if seconds := live.clock.spent():
            self.carried[name] = Carried(live.table.version if known is None else known, seconds)
        live.is_closed = True
        if self.tables.get(name) is live:
            del self.tables[name]
        self.idle.pop(name, None)
        live.clock.stop()
        live.watch.stop()
        for client in list(live.clients):
            client.drop()
        self.metrics.tables.set(len(self.tables))

    @property
    def attended(self) -> set[str]:
        """The tables that somebody is at or comes to, at whichever server."""
        here = {name for name, live in self.tables.items() if live.clients}
        return here | self._opening.keys() | self._attended_elsewhere

    def forget(self, tables: Collection[str]) -> None:
        """Let go of tables that are not kept any more; who came in the same moment is told so when they come again."""
        for name in tables:
            if name in self.tables:
                self.close(self.tables[name])
            self.carried.pop(name, None)
        for name, following in list(self.unlinked.items()):
            if name in tables or following in tables:
                del self.unlinked[name]

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
        happened: list[events.Event] = [seated(seat, place) for seat, place in enumerate(asked.seats)]
        if asked.start and not asked.words and not any(place.who == "friend" for place in asked.seats):
            happened.append(
                started(head.game, head.edition, head.options, [place.who != "bot" for place in asked.seats])
            )
        name = await self.keep(head, happened, rows)
        return MadeTable(table=name, keys=given, commitment=Pledge(bytes.fromhex(head.key)).commitment)

    async def keep(self, head: events.Head, happened: list[events.Event], rows: list[KeyRow]) -> str:
        """Keep a new table under a name that is free, and have it live."""
        tries = 0
        while True:
            table = Table(names.table_name(tries), head)
            for event in happened:
                table.fold(event)
            entries = [events.entry(version, event, head.made) for version, event in enumerate(happened, 1)]
            if await self._make(table, events.write_head(head), rows, entries):
                self._live(table, rows)
                self.metrics.made.labels(head.game).inc()
                return table.name
            tries += 1

    async def _make(self, table: Table, head: bytes, rows: list[KeyRow], entries: list[Entry]) -> bool:
        """Keep a new table; False: the name is taken. One of which only the answer was lost is not made again."""
        try:
            return await self.store.make(table.name, head, rows, entries, table.listing(table.made))
        except StoreError as problem:
            self.health.failed(problem)
            found = await self.store.load(table.name)
            if found is None or (found[0], found[2]) != (head, entries):
                raise
            return True

    # ---- tasks and other processes

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside all else; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, StoreError):
            self.health.failed(problem)
        elif problem is not None and not isinstance(problem, RequestRefused):
            logger.error("something went wrong beside the tables", exc_info=problem)

    def _told(self, name: str, version: int, line: int) -> None:
        """A table was changed, perhaps by another process."""
        live = self.tables.get(name)
        if live is not None:
            live.hear_of(version, line)

    def _here(self) -> dict[str, Attendance]:
        """Who is connected to this server, by table."""
        return {name: live.here() for name, live in self.tables.items() if live.clients}

    def _met(self, elsewhere: dict[str, list[Attendance]]) -> None:
        """Who is connected to other servers; what could not be done for a table before is tried again."""
        self._attended_elsewhere = frozenset(elsewhere)
        for name, live in self.tables.items():
            live.hear_of_others(together(elsewhere.get(name, [])))

    async def shut(self) -> None:
        """Let all tables go, and the bots."""
        await pictures.keep_all([live.picture for live in self.tables.values()])
        for live in list(self.tables.values()):
            self.close(live)
        for task in list(self._tasks):
            task.cancel()
        self.thinkers.close()
