"""The event log of a live table (event sourcing): what happens is folded and appended, here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...tables import events
from ...tables.events import Event
from ...tables.storage import Entry, KeyRow, Listing, NightRow
from ...tables.table import Table
from ..services import Services

LISTING_SECONDS = 5.0  # for which lists may show an older time of the last move, as long as the same seat decides


class Change(NamedTuple):
    """What is to happen, all of it or nothing, and which keys come and go with it."""

    happened: Sequence[Event]
    keys: Sequence[KeyRow] = ()
    drop: Sequence[bytes] = ()


class EventLog:
    """Appends to the log of one table; whoever gets an error must take the table from the store anew."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._time = services.time
        self._entries: list[Entry] = []  # that were last to be appended
        self._listing: Listing | None = None  # that was last written,
        self._listed = 0.0  # and when, in steady time

    async def append(self, table: Table, change: Change) -> bool:
        """Fold and keep what happens; False: another process was faster."""
        now, self._entries, was = self._time.now(), [], table.phase
        for event in change.happened:
            table.fold(event)
            self._entries.append(events.entry(table.version, event, now))
        listing = self._new_listing(table, type(change.happened[0]) is events.Moved, now)
        night = self._new_night(table, change, was, now)
        return await self._store.append(table.name, self._entries, change.keys, listing, change.drop, night)

    async def has_last(self, table: Table) -> bool:
        """Whether what was last to be appended is in the log, whatever was answered then."""
        found = await self._store.entries(table.name, self._entries[0].version - 1)
        return found[: len(self._entries)] == self._entries

    def forget_listing(self) -> None:
        """Others may have written another line for the lists."""
        self._listing = None

    def _new_night(self, table: Table, change: Change, was: str, now: float) -> NightRow | None:
        """What a chronicle is to know: another plan, or, written with the last move itself, how the evening ended."""
        is_end = was == "running" and table.phase == "over"
        is_plan = any(isinstance(event, events.Arranged) for event in change.happened)
        return table.night(now) if is_end or is_plan else None

    def _new_listing(self, table: Table, is_move: bool, now: float) -> Listing | None:
        """The table as lists show it; None: what was last written will do, for only a move was made since."""
        last, steady = self._listing, self._time.steady()
        if last and is_move and last.actor == table.actor and steady - self._listed < LISTING_SECONDS:
            return None
        self._listing, self._listed = table.listing(now), steady
        return self._listing
