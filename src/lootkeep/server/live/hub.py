"""All tables of this process: those that are live, how they are made, and how they come from the store."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import NamedTuple

from ...campaign import MOST_EVENINGS
from ...engine.fairness import Pledge
from ..protocol.http import Keys, MadeTable, NewTable
from ..protocol.refusals import RequestRefused
from ..tables import events, keys, names
from ..tables.gone import loaded
from ..tables.setting import new_head, seated, started
from ..tables.storage import Attendance, Entry, KeyRow, StoreError
from ..tables.table import Table
from .live_table import Carried, LiveTable
from .parts import pictures
from .parts.presence import together
from .services import Services


class Belonging(NamedTuple):
    """To which chronicle a table belongs, and the key by which its people come in, made with the salt."""

    chronicle: str
    salt: str
    key: str


class Hub:
    """Live tables by their names."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self.idle: dict[str, None] = {}  # tables that nobody is at, those left last at the end
        self.carried: dict[str, Carried] = {}  # by table
        self.unlinked: dict[str, str] = {}  # tables of which those know nothing yet after which they were made
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._attended_elsewhere: frozenset[str] = frozenset()
        services.store.listen(self._told)
        services.store.meet(self._here, self._met)

    # ---- live tables

    async def table(self, name: str) -> LiveTable:
        """A table by its name, live from now on."""
        live = self.tables.get(name)
        if live is None:
            opening = self._opening.get(name)
            if opening is None:
                opening = self._opening[name] = self.services.tasks.spawn(self._open(name))
            live = await asyncio.shield(opening)
        if live is None:
            raise RequestRefused("unknown-table", "unknown-table")
        return live

    async def _open(self, name: str) -> LiveTable | None:
        try:
            found = await loaded(self.services.store, name)
            if found is None:
                return None
            live = self._live(*found)
            live.attendees.elsewhere = together(await self.services.store.elsewhere(name))
            return live
        finally:
            del self._opening[name]

    def _live(self, table: Table, rows: list[KeyRow]) -> LiveTable:
        carried = self.carried.pop(table.name, None)
        seconds = carried.seconds if carried is not None and carried.version == table.version else 0.0
        live = self.tables[table.name] = LiveTable(self.services, self, table, rows, seconds)
        self.services.metrics.tables.set(len(self.tables))
        self.rest(live)
        return live

    def rest(self, live: LiveTable) -> None:
        """Note that nobody is at a table; of too many such tables the longest left is let go."""
        name = live.table.name
        self.idle.pop(name, None)
        if live.attendees.clients or self.tables.get(name) is not live:
            return
        self.idle[name] = None
        while len(self.idle) > self.services.limits.idle_tables:
            left = self.tables[next(iter(self.idle))]
            del self.idle[left.table.name]
            if not left.attendees.clients and not left.is_changing:
                left.close()

    def closed(self, live: LiveTable, carried: Carried) -> None:
        """A table was let go: what its clock has run since it was last written down is remembered."""
        name = live.table.name
        if carried.seconds:
            self.carried[name] = carried
        if self.tables.get(name) is live:
            del self.tables[name]
        self.idle.pop(name, None)
        self.services.metrics.tables.set(len(self.tables))

    @property
    def attended(self) -> set[str]:
        """The tables that somebody is at or comes to, at whichever server."""
        here = {name for name, live in self.tables.items() if live.attendees.clients}
        return here | self._opening.keys() | self._attended_elsewhere

    def forget(self, tables: Collection[str]) -> None:
        """Let go of tables that are not kept any more; who came in the same moment is told so when they come again."""
        for name in tables:
            if name in self.tables:
                self.tables[name].close()
            self.carried.pop(name, None)
        for name, following in list(self.unlinked.items()):
            if name in tables or following in tables:
                del self.unlinked[name]

    # ---- new tables

    async def make(self, asked: NewTable, of: Belonging | None = None) -> MadeTable:
        """A new table, perhaps of a chronicle, and all its secrets, which are not kept."""
        head = new_head(asked, self.services.time.now())
        given = Keys(host=keys.new_key(), invite=keys.new_key(), seats={})
        rows = [keys.row("host", given.host), keys.row("invite", given.invite)]
        if of is not None:
            head.chronicle, head.salt = of.chronicle, of.salt
            rows.append(keys.row("invite", of.key))
        for seat, place in enumerate(asked.seats):
            if place.who in ("me", "hot"):
                key = given.seats[str(seat)] = keys.new_key()
                rows.append(keys.row("seat", key, seat))
        happened: list[events.Event] = [seated(seat, place) for seat, place in enumerate(asked.seats)]
        if asked.start and not asked.words and not any(place.who == "friend" for place in asked.seats):
            happened.append(
                started(head.game, head.edition, head.options, [place.who != "bot" for place in asked.seats], head.box)
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
                self.services.metrics.made.labels(head.game).inc()
                return table.name
            tries += 1

    async def _make(self, table: Table, head: bytes, rows: list[KeyRow], entries: list[Entry]) -> bool:
        """Keep a new table; False: the name is taken. One of which only the answer was lost is not made again."""
        try:
            listing, night = table.listing(table.made), table.night(table.made)
            return await self.services.store.make(table.name, head, rows, entries, listing, night)
        except StoreError as problem:
            self.services.health.failed(problem)
            found = await self.services.store.load(table.name)
            if found is None or (found[0], found[2]) != (head, entries):
                raise
            return True

    async def followed(self, table: str, head: events.Head, happened: list[events.Event], rows: list[KeyRow]) -> str:
        """The name of the table of the next game: made, unless it was and only that could not be written down."""
        if table not in self.unlinked:
            if head.chronicle is not None and not await self._has_room(head.chronicle):
                head.chronicle, head.salt = None, ""
            self.unlinked[table] = await self.keep(head, happened, rows)
        return self.unlinked[table]

    async def _has_room(self, chronicle: str) -> bool:
        """Whether a chronicle is still there, and takes one more night."""
        store = self.services.store
        return chronicle in await store.chronicles([chronicle]) and len(await store.nights([chronicle])) < MOST_EVENINGS

    def linked(self, table: str) -> None:
        """That name is written down."""
        self.unlinked.pop(table, None)

    # ---- other processes

    def _told(self, name: str, version: int, line: int) -> None:
        """A table was changed, perhaps by another process."""
        live = self.tables.get(name)
        if live is not None:
            live.hear_of(version, line)

    def _here(self) -> dict[str, Attendance]:
        """Who is connected to this server, by table."""
        return {name: live.here() for name, live in self.tables.items() if live.attendees.clients}

    def _met(self, elsewhere: dict[str, list[Attendance]]) -> None:
        """Who is connected to other servers; what could not be done for a table before is tried again."""
        self._attended_elsewhere = frozenset(elsewhere)
        for name, live in self.tables.items():
            live.hear_of_others(together(elsewhere.get(name, [])))

    async def shut(self) -> None:
        """Let all tables go, and the bots."""
        await pictures.keep_all([live.picture for live in self.tables.values()])
        for live in list(self.tables.values()):
            live.close()
        self.services.tasks.cancel()
        self.services.thinkers.close()
