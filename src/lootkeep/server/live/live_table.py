"""A live table: its events folded, its clients, and one change at a time, on disk before anybody hears of it.

Every change is appended to the table's event log (write-ahead: first there, then told) within `change`, which tells all
when it ends; so nobody can commit something and forget to publish it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from time import perf_counter
from typing import NamedTuple, Protocol

from ..limits import Bucket, Buckets
from ..protocol.answers import Nudge, TookBack
from ..protocol.messages import Level, Told
from ..protocol.parts import TableInfo
from ..protocol.refusals import RequestRefused
from ..tables import events
from ..tables.events import Event, Head
from ..tables.gone import loaded, recall
from ..tables.storage import Attendance, ChatRow, KeyRow, StoreError
from ..tables.table import Table, decided_by_clock
from . import sight
from .audience import Audience, welcome
from .bots.turns import BotTurns
from .clients import Client
from .owner import Outcome
from .parts.agreeing import Agreement
from .parts.clocks import RunningClock
from .parts.dealing import Dealing
from .parts.event_log import Change, EventLog
from .parts.pace import Pace
from .parts.penances import Watch
from .parts.pictures import Picture
from .parts.presence import Attendees, gathered, is_news, together
from .services import Services

# What is shown by a new state, and what by news of the table; a start is shown by both.
IN_STATE = {
    *(events.Started, events.Moved, events.Undone, events.Asked, events.Agreed, events.Declined),
    *(events.StoodIn, events.Returned, events.Paused, events.Answered, events.Objected),
}
IN_NEWS = {
    *(events.Seated, events.Renamed, events.Arranged, events.Sealed, events.Unsealing, events.Worded),
    *(events.Started, events.StoodIn, events.Returned, events.Silenced, events.Rekeyed, events.Banned),
    events.Rematched,
}
MOST_LINES = 200  # of chat that somebody who comes in is told
GUARD: Level = "guard"  # the level that takes over when time is up


class Conflict(RequestRefused):
    """Another process was faster; the table is now as it left it."""

    def __init__(self) -> None:
        super().__init__("stale", "stale", shows_state=True)


class Carried(NamedTuple):
    """Seconds that a clock ran after a version of a table and that could not be written down."""

    version: int
    seconds: float


class Keeper(Protocol):
    """Who holds all live tables, as one of them sees it."""

    def rest(self, live: LiveTable) -> None:
        """Note whether nobody is at a table."""
        ...

    def closed(self, live: LiveTable, carried: Carried) -> None:
        """A table was let go."""
        ...

    async def followed(self, table: str, head: Head, happened: list[Event], rows: list[KeyRow]) -> str:
        """The name of the table of the next game, which is made unless it was made already."""
        ...

    def linked(self, table: str) -> None:
        """That name is written down."""
        ...


class Changing:
    """A change of a table as a context: a class, since a generator would cost more at each move."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    async def __aenter__(self) -> None:
        await self._live.begin_change()

    async def __aexit__(self, *problem: object) -> None:
        self._live.end_change()


class LiveTable:
    """A table that is held in memory because somebody is at it."""

    def __init__(
        self, services: Services, keeper: Keeper, table: Table, rows: list[KeyRow], carried: float = 0.0
    ) -> None:
        self.services = services
        self.keeper = keeper
        self.table = table
        self.rows = rows
        self.attendees = Attendees(services.time)
        self.audience = Audience(table, self.attendees.clients)
        self.is_closed = False  # the table is let go, or taken from the store anew
        self.clock = RunningClock(table, services.time, self.time_is_up, carried, self.clock_is_due)
        self.pace = Pace(self)
        self.turns = BotTurns(self, self.pace)
        self.watch = Watch(self)
        self.agreement = Agreement(self)
        self.dealing = Dealing(self)
        self.picture = Picture(self)
        self.crowd = Buckets(services.limits.crowd, most=16)
        self.strangers: dict[int, str] = {}  # seat -> address of who took it without having been invited
        self.chat = Buckets(services.limits.chat, most=16)
        self.throws = Buckets(services.limits.throws, most=16)
        self.changes = Buckets(services.limits.changes, most=256)
        self.hints = Bucket(services.limits.hints)
        self.moved = services.metrics.moves.labels(table.kind, "person")
        self.nudged = -1  # the version of the game in which somebody was nudged
        self._lock = asyncio.Lock()
        self._changer: asyncio.Task[object] | None = None  # who has the lock
        self._changing = Changing(self)
        self._is_behind = False  # whether other processes have gone on
        self._state_is_due = False
        self._news_are_due = False
        self._log = EventLog(services)

    # ---- who is there

    def here(self) -> Attendance:
        """Who is connected to this server."""
        runs = None if self.clock.began is None else self.clock.spent()
        return gathered(self.attendees.clients, self.table.version, runs)

    def hear_of_others(self, elsewhere: Attendance) -> None:
        """So many are connected to other servers; bots that nobody thinks for any more are taken over."""
        if is_news(self.attendees.elsewhere, elsewhere):
            self.services.tasks.spawn(self._meet(elsewhere))
        else:
            self.attendees.elsewhere = elsewhere
            self.turns.go_on()
        if self._is_behind:
            self.services.tasks.spawn(self.catch_up())

    async def _meet(self, elsewhere: Attendance) -> None:
        """Somebody came to another server, or left it: all see it, and the clock runs or waits."""
        async with self.change():
            if self.is_closed:
                return
            self.attendees.meet(elsewhere)
            if not self.attendees.has_players:
                await self._pause()
            elif not self.clock.is_set:
                self._state_is_due |= self._start_clock()
            self._news_are_due = True

    async def is_anywhere(self, seat: int) -> bool:
        """Whether a seat's person is connected to whichever server at this very moment."""
        return (
            self.attendees.is_here(seat) or seat in together(await self.services.store.elsewhere(self.table.name)).seats
        )

    def _start_clock(self) -> bool:
        """Let the clock run, if it can, once its question is seen, from where it stands at other servers."""
        if not self.clock.start(self.pace.unseen()):
            return False
        elsewhere = self.attendees.elsewhere
        if elsewhere.ran is not None and elsewhere.version == self.table.version:
            self.clock.has_run(elsewhere.ran)
        return True

    async def enter(self, client: Client, version: int | None, look: int | None, line: int) -> None:
        """Welcome a client, and show it what it has missed since a version of the game and a line of chat."""
        async with self.change():
            # Whoever has seen more elsewhere sees no less here.
            if self.services.store.is_shared and not self.is_closed:
                await self._take_over()
                self._publish()
            if self.is_closed:
                raise RequestRefused("busy", "store-failed", retry_after=1.0)
            client.recognise(self.rows)
            if not self.admits(client):
                raise RequestRefused("unknown-table", "unknown-table")
            said = await self.services.store.chat(self.table.name, min(line, self.audience.said), MOST_LINES)
            self.audience.tell_chat(self.attendees.clients, [row for row in said if row.number > self.audience.said])
            self.attendees.clients.add(client)
            seats = client.rights.seats
            client.look(look if look in seats else seats[0] if seats else None)
            if version is not None:
                client.version = version
            shown: Collection[Client] = [client]
            self.agreement.follow()
            if seats and not self.clock.is_set and self._start_clock():
                shown = self.attendees.clients  # all see that it runs
            client.tell(welcome(client, self.table, self.info()))
            self.show(shown)
            self.audience.tell_chat([client], [row for row in said if row.number > line])
            self.tell_news(besides=client)
            self.watch.meet(client)
            self.turns.go_on()
            if seats:
                self.dealing.expect()

    def has_seen(self, client: Client, version: int) -> None:
        """A screen has shown the game up to this version: bots and a clock that waited for it go on."""
        client.saw(version)
        self.pace.go_on()
        self._begin_clock()

    async def leave(self, client: Client) -> None:
        """See a client off; when nobody who plays is left the clock waits."""
        async with self.change():
            self.attendees.leave(client)
            self.pace.go_on()
            if not self.attendees.has_players:
                await self._pause()
            self._news_are_due = True
            if not self.attendees.clients:
                self.picture.keep_soon()
        self.keeper.rest(self)

    async def _pause(self) -> None:
        """Let the clock wait, unless somebody who plays has just come to another server.

        If this cannot be written down, what has run is carried until it can. One that has not begun just does not.
        """
        if self.clock.began is None:
            self.clock.hold()
            return
        try:
            self.attendees.elsewhere = together(await self.services.store.elsewhere(self.table.name))
        except StoreError as problem:
            self.services.health.failed(problem)
        else:
            if self.attendees.elsewhere.seats:
                return
            await self.attempt(events.Paused())
        self.clock.hold()

    def close(self, known: int | None = None) -> None:
        """Let the table go, of which all were shown this version; who is still at it may connect anew."""
        carried = Carried(self.table.version if known is None else known, self.clock.spent())
        self.is_closed = True
        self.clock.stop()
        self.watch.stop()
        for client in list(self.attendees.clients):
            client.drop()
        self.keeper.closed(self, carried)

    # ---- changes

    @property
    def is_changing(self) -> bool:
        """Whether somebody is changing the table just now."""
        return self._lock.locked()

    def change(self) -> Changing:
        """One change at a time; when it ends, however it does, all are told what has come of it."""
        return self._changing

    async def begin_change(self) -> None:
        """Wait for the change before; from here on this task may commit."""
        await self._lock.acquire()
        self._changer = asyncio.current_task()

    def end_change(self) -> None:
        """Tell all what has come of it, and let the next change begin."""
        self._changer = None
        try:
            self._publish()
        finally:
            self._lock.release()

    async def commit(self, *happened: Event, keys: Sequence[KeyRow] = (), drop: Sequence[bytes] = ()) -> None:
        """Within a change, let things happen and keep them; when this returns they are on disk.

        Whatever goes wrong on the way, the table is then as the store has it.
        """
        if self._changer is not asyncio.current_task():
            raise RuntimeError("A commit must be part of a change, which tells of it: `async with live.change():`.")
        began, known = perf_counter(), self.table.version
        happened[0].spent = self.clock.spent()
        try:
            kept = await self._log.append(self.table, Change(happened, keys, drop))
        except StoreError as problem:
            self.services.health.failed(problem)
            await self._reload(known)
            if not await self._log.has_last(self.table):
                raise
            return  # only the answer was lost
        except BaseException:
            await self._reload(known)
            raise
        if not kept:  # another process was faster
            await self._reload(known)
            raise Conflict
        if keys or drop:
            self.rows = [row for row in self.rows if row.digest not in drop] + list(keys)
        self.services.metrics.commit_seconds.observe(perf_counter() - began)
        self._heard(happened)

    async def attempt(self, *happened: Event) -> Outcome:
        """Commit something for which nobody waits; that another process was faster is as good."""
        try:
            await self.commit(*happened)
        except RequestRefused:
            return "overtaken"
        except StoreError as problem:
            self.services.health.failed(problem)
            return "failed"
        return "done"

    def _heard(self, happened: Sequence[Event]) -> None:
        """Note what clients have to be told."""
        for event in happened:
            self._state_is_due |= type(event) in IN_STATE
            self._news_are_due |= type(event) in IN_NEWS
            if isinstance(event, events.Undone):
                self.audience.tell(TookBack(seat=event.seat))
        self._news_are_due |= self.table.phase in ("over", "gone") or self.audience.has_missed(self.table)
        self.pace.follow()
        self.clock.stop()
        if self.clock.can_run and self.attendees.has_players:
            self.clock.start(self.pace.unseen())
        self.watch.follow(happened)
        self.picture.follow()

    async def _reload(self, known: int) -> None:
        """Take the table from the store, whatever this process believed since the version that all were shown.

        If that is still the newest there is nothing to tell, and the clock that ran runs on.
        """
        self._log.forget_listing()
        try:
            found = await loaded(self.services.store, self.table.name)
        except BaseException:
            self.close(known)
            raise
        if found is None:
            self.close()
            return
        self.table, self.rows = found
        self.clock.table = self.table
        self.pace.follow()
        self.recognise_all()
        self.watch.follow([])
        if self.table.version != known:
            self._state_is_due = self._news_are_due = True
            self.clock.stop()
            if self.attendees.has_players:
                self.clock.start(self.pace.unseen())

    def hear_of(self, version: int, line: int) -> None:
        """Another process may have gone on to this version, or heard this line."""
        if version > self.table.version or (line > self.audience.said and self.attendees.clients):
            self._is_behind = True
            self.services.tasks.spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Take over what happened and was said at other processes; if that fails, it is tried again."""
        async with self.change():
            if not self._is_behind or self.is_closed:  # somebody else has done it
                return
            self._is_behind = False  # unless more is heard of meanwhile
            try:
                await self._take_over()
                self._publish()
                if self.attendees.clients:
                    await self._tell_new_lines()
            except BaseException:
                self._is_behind = True
                raise

    async def catch_up_with(self, version: int) -> None:
        """Somebody has seen this version, perhaps at another process: know no less."""
        if version > self.table.version:
            await self._take_over()

    async def _take_over(self) -> None:
        entries = await self.services.store.entries(self.table.name, self.table.version)
        if not entries:
            return
        if any(entry.kind in ("seated", "rekeyed") for entry in entries):  # keys came or went
            await self._reload(self.table.version)
            return
        happened = [recall(self.table, entry) for entry in entries]
        self._heard([event for event in happened if event is not None])

    def recognise_all(self) -> None:
        """Keys were dropped or doors closed: find out anew who may do what, and see off who may not be here."""
        for client in list(self.attendees.clients):
            client.recognise(self.rows)
            if not self.admits(client):
                client.drop()

    def admits(self, client: Client) -> bool:
        """Whether a client may be here: anybody at a public table, else who has a key."""
        return self.table.public or client.rights.guest

    # ---- telling

    def _publish(self) -> None:
        """Tell all what is due, and let things go on."""
        self.agreement.follow()
        if self._news_are_due:
            self.tell_news()
        if self._state_is_due:
            self._state_is_due = False
            self.show(self.attendees.clients)
        self.turns.go_on()

    def show(self, clients: Collection[Client]) -> None:
        """Send the game as it is now."""
        self.audience.show(self.table, clients, self.clock.state(), self.agreement.state())

    def tell_news(self, besides: Client | None = None) -> None:
        """Tell all how the table has changed."""
        self._news_are_due = False
        self.services.store.hurry()  # for somebody may have come, gone or sat down
        self.audience.tell_news(self.table, self.info(), besides)

    async def tell_line(self, row: ChatRow) -> None:
        """Tell what was said here, after what was said at other processes before."""
        if row.number == self.audience.said + 1:
            self.audience.tell_chat(self.attendees.clients, [row])
            return
        try:
            await self._tell_new_lines()
        except StoreError:  # it was said, though, and is told as soon as it can be read
            self._is_behind = True

    async def _tell_new_lines(self) -> None:
        """Tell all what nobody here has heard."""
        said = await self.services.store.chat(self.table.name, self.audience.said, MOST_LINES)
        self.audience.tell_chat(self.attendees.clients, said)

    def tell(self, message: Told) -> None:
        """Tell all the same."""
        self.audience.tell(message)

    def info(self) -> TableInfo:
        """The table as everybody at it may know it."""
        who = self.attendees
        return sight.table_info(self.table, who.presence, who.watchers, who.hosts)

    # ---- time

    def clock_is_due(self) -> None:
        """The clock has waited long enough for its question to be seen."""
        self.services.tasks.spawn(self._end_wait())

    async def _end_wait(self) -> None:
        async with self.change():
            self._begin_clock()

    def _begin_clock(self) -> None:
        """Within a change: let a clock run whose question is seen, or should be; all see that it runs."""
        if self.clock.waits and not self.is_closed:
            self._start_clock()
            self._state_is_due |= not self.clock.waits

    def time_is_up(self) -> None:
        """Whoever has to decide has no time left."""
        self.services.tasks.spawn(self._end_time())

    async def _end_time(self) -> None:
        async with self.change():
            seat = self.table.actor
            if self.is_closed or seat is None or not self.clock.can_run or self.clock.left() > 0:
                return
            if self.table.clock.at_zero == "bot":
                outcome = await self.attempt(*decided_by_clock(self.table, seat, GUARD))
                if outcome == "failed" and not self.is_closed:
                    self.clock.ring_later()
            elif self.nudged != self.table.played:
                self.nudged = self.table.played
                self.tell(Nudge(seat=seat))
