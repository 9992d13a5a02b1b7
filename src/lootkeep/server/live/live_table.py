"""A live table: its fold, its clients, and one change at a time, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from time import perf_counter
from typing import TYPE_CHECKING

from ..limits import Bucket, Buckets
from ..protocol.answers import Chat, Nudge, TableNews, Welcome
from ..protocol.messages import PROTOCOL, Level, Told
from ..protocol.parts import ChatLine, TableInfo
from ..protocol.refusals import RequestRefused
from ..tables import events as happenings
from ..tables.events import Event
from ..tables.gone import recall
from ..tables.storage import Attendance, ChatRow, Entry, KeyRow, Listing, StoreError
from ..tables.table import Table, stood_in
from . import sight
from .bots.turns import BotTurns
from .clients import Client, encoded
from .parts import dealing
from .parts.agreeing import Agreement
from .parts.clocks import RunningClock, Timer
from .parts.penances import Watch
from .parts.pictures import Picture
from .parts.presence import NOBODY, gathered, is_news, together

if TYPE_CHECKING:
    from .hub import Hub

# What is shown by a new state, and what by news of the table; a start is shown by both.
IN_STATE = {
    *(happenings.Started, happenings.Moved, happenings.Undone, happenings.Asked, happenings.Agreed),
    *(happenings.Declined, happenings.StoodIn, happenings.Returned, happenings.Paused),
    *(happenings.Answered, happenings.Objected),
}
IN_NEWS = {
    *(happenings.Seated, happenings.Renamed, happenings.Arranged, happenings.Sealed, happenings.Unsealing),
    *(happenings.Worded, happenings.Started, happenings.StoodIn, happenings.Returned, happenings.Silenced),
    *(happenings.Rekeyed, happenings.Banned, happenings.Rematched),
}
MOST_LINES = 200  # of chat that somebody who comes in is told
GUARD: Level = "guard"  # the level that takes over when time is up
LISTING_SECONDS = 5.0  # for which lists may show an older time of the last move, as long as the same seat decides


class Conflict(RequestRefused):
    """Another process was faster; the table is now as it left it."""

    def __init__(self) -> None:
        super().__init__("stale", "stale", shows_state=True)


class LiveTable:
    """A table that is held in memory because somebody is at it."""

    def __init__(self, hub: Hub, table: Table, rows: list[KeyRow]) -> None:
        self.hub = hub
        self.table = table
        self.rows = rows
        self.lock = asyncio.Lock()
        self.is_closed = False  # the table is let go, or taken from the store anew
        self.clients: set[Client] = set()
        self.elsewhere = NOBODY  # who is connected to other servers
        self.seen: dict[int, float] = {}  # seat -> when somebody was last there, in steady time
        self.opened = hub.time.steady()
        self.clock = RunningClock(table, hub.time, self.time_is_up)
        self.turns = BotTurns(self)
        self.watch = Watch(self, hub.chance)
        self.agreement = Agreement(self)
        self.picture = Picture(self)
        self.crowd = Buckets(hub.limits.crowd, most=16)
        self.strangers: dict[int, str] = {}  # seat -> address of who took it without having been invited
        self.chat = Buckets(hub.limits.chat, most=16)
        self.changes = Buckets(hub.limits.changes, most=256)
        self.hints = Bucket(hub.limits.hints)
        self.said = 0  # the number of the last line of chat that all were told
        self.moved = hub.metrics.moves.labels(table.kind, "person")  # counts
        self.nudged = -1  # the version of the game in which somebody was nudged
        self._is_behind = False  # whether other processes have gone on
        self._state_is_due = False
        self._news_are_due = False
        self._was_lobby = table.game is None
        self._listing: Listing | None = None  # that was last written,
        self._listed = 0.0  # and when, in steady time
        self._hushed = table.hushed  # as all were told
        self.dealing: Timer | None = None  # runs while a game waits for words

    # ---- who is there

    def is_here(self, seat: int) -> bool:
        """Whether a seat's person is connected, to whichever server."""
        return seat in self.elsewhere.seats or any(seat in client.rights.seats for client in self.clients)

    @property
    def hosts(self) -> set[int]:
        """The seats of hosts who are connected, to whichever server."""
        return {seat for client in self.clients if client.rights.host for seat in client.rights.seats}.union(
            self.elsewhere.hosts
        )

    @property
    def is_attended(self) -> bool:
        """Whether somebody who plays is connected, to whichever server."""
        return bool(self.elsewhere.seats) or any(client.rights.seats for client in self.clients)

    def here(self) -> Attendance:
        """Who is connected to this server."""
        return gathered(self.clients, self.table.version, None if self.clock.began is None else self.clock.spent())

    def hear_of_others(self, elsewhere: Attendance) -> None:
        """So many are connected to other servers; bots that nobody thinks for any more are taken over."""
        if is_news(self.elsewhere, elsewhere):
            self.hub.spawn(self._meet(elsewhere))
        else:
            self.elsewhere = elsewhere
            self.turns.go_on()
        if self._is_behind:
            self.hub.spawn(self.catch_up())

    async def _meet(self, elsewhere: Attendance) -> None:
        """Somebody came to another server, or left it: all see it, and the clock runs or waits."""
        async with self.lock:
            if self.is_closed:
                return
            for seat in set(self.elsewhere.seats).difference(elsewhere.seats):
                self.seen[seat] = self.hub.time.steady()
            self.elsewhere = elsewhere
            if self.is_attended and self.clock.began is None:
                self._state_is_due |= self._start_clock()
            elif not self.is_attended and self.clock.began is not None:
                await self._pause()
            self._news_are_due = True
            self.publish()

    async def is_anywhere(self, seat: int) -> bool:
        """Whether a seat's person is connected to whichever server at this very moment."""
        return self.is_here(seat) or seat in together(await self.hub.store.elsewhere(self.table.name)).seats

    def _start_clock(self) -> bool:
        """Let the clock run, if it can, from where it stands at other servers; whether it does."""
        if not self.clock.start():
            return False
        if self.elsewhere.ran is not None and self.elsewhere.version == self.table.version:
            self.clock.has_run(self.elsewhere.ran)
        return True

    def presence(self, seat: int) -> tuple[bool, float | None]:
        """Whether a seat's person is here, and if not since how many seconds."""
        if self.is_here(seat):
            return True, None
        return False, round(max(0.0, self.hub.time.steady() - self.seen.get(seat, self.opened)), 1)

    async def enter(self, client: Client, version: int | None, look: int | None, line: int) -> None:
        """Welcome a client, and show it what it has missed since a version of the game and a line of chat."""
        async with self.lock:
            if self.hub.store.is_shared and not self.is_closed:  # whoever has seen more elsewhere sees no less here
                await self._take_over()
                self.publish()
            if self.is_closed:
                raise RequestRefused("busy", "store-failed", retry_after=1.0)
            client.recognise(self.rows)
            if not self.admits(client):
                raise RequestRefused("unknown-table", "unknown-table")
            said = await self.hub.store.chat(self.table.name, min(line, self.said), MOST_LINES)
            self.tell_chat(self.clients, [row for row in said if row.number > self.said])
            self.clients.add(client)
            seats = client.rights.seats
            client.look(look if look in seats else seats[0] if seats else None)
            if version is not None:
                client.version = version
            shown: Collection[Client] = [client]
            self.agreement.follow()
            if seats and self.clock.began is None and self._start_clock():
                shown = self.clients  # all see that it runs
            client.tell(self.welcome(client, self.info()))
            self.show(shown)
            self.tell_chat([client], [row for row in said if row.number > line])
            self.tell_news(besides=client)
            self.watch.meet(client)
            self.turns.go_on()
            if seats:
                dealing.expect(self)

    async def leave(self, client: Client) -> None:
        """See a client off; when nobody who plays is left the clock waits."""
        async with self.lock:
            self.clients.discard(client)
            for seat in client.rights.seats:
                self.seen[seat] = self.hub.time.steady()
            if not self.is_attended and self.clock.began is not None:
                await self._pause()
            self._news_are_due = True
            self.publish()
            if not self.clients:
                self.picture.keep_soon()
            self.hub.rest(self)

    async def _pause(self) -> None:
        """Let the clock wait, unless somebody who plays has just come to another server.

        If this cannot be written down, what has run is carried until it can.
        """
        try:
            self.elsewhere = together(await self.hub.store.elsewhere(self.table.name))
            if self.elsewhere.seats:
                return
            await self.commit(happenings.Paused())
        except RequestRefused:
            pass  # somebody at another server has gone on
        except StoreError as problem:
            self.hub.health.failed(problem)
        self.clock.hold()

    # ---- changes

    async def commit(self, *events: Event, keys: Sequence[KeyRow] = (), drop: Sequence[bytes] = ()) -> None:
        """Let things happen and keep them; when this returns they are on disk, but nobody has heard of them.

        Whatever goes wrong on the way, the table is then as the store has it.
        """
        began = perf_counter()
        now = self.hub.time.now()
        known = self.table.version
        events[0].spent = self.clock.spent()
        entries: list[Entry] = []
        try:
            for event in events:
                self.table.fold(event)
                entries.append(happenings.entry(self.table.version, event, now))
            kept = await self.hub.store.append(self.table.name, entries, keys, self._new_listing(events, now), drop)
        except StoreError as problem:
            self.hub.health.failed(problem)
            await self.reload(known)
            if not await self._are_kept(entries):
                raise
            return  # only the answer was lost
        except BaseException:
            await self.reload(known)
            raise
        if not kept:  # another process was faster
            await self.reload(known)
            raise Conflict
        if keys or drop:
            self.rows = [row for row in self.rows if row.digest not in drop] + list(keys)
        self.hub.metrics.commit_seconds.observe(perf_counter() - began)
        self.heard(events)

    async def _are_kept(self, entries: list[Entry]) -> bool:
        """Whether these very entries are in the log, whatever was answered when they were written."""
        found = await self.hub.store.entries(self.table.name, entries[0].version - 1)
        return found[: len(entries)] == entries

    def _new_listing(self, events: Sequence[Event], now: float) -> Listing | None:
        """The table as lists show it; None: what was last written will do, for only a move was made since."""
        line, is_move, steady = self._listing, type(events[0]) is happenings.Moved, self.hub.time.steady()
        if line and is_move and line.actor == self.table.actor and steady - self._listed < LISTING_SECONDS:
            return None
        self._listing, self._listed = self.table.listing(now), steady
        return self._listing

    def heard(self, events: Sequence[Event]) -> None:
        """Note what clients have to be told."""
        for event in events:
            self._state_is_due |= type(event) in IN_STATE
            self._news_are_due |= type(event) in IN_NEWS
        self._news_are_due |= self.table.phase in ("over", "gone") or self.table.hushed != self._hushed
        self.clock.stop()
        if self.clock.can_run and self.is_attended:
            self.clock.start()
        self.watch.follow(events)
        self.picture.follow()

    async def reload(self, known: int) -> None:
        """Take the table from the store, whatever this process believed since the version that all were shown.

        If that is still the newest there is nothing to tell, and the clock that ran runs on.
        """
        self._listing = None
        try:
            loaded = await self.hub.read(self.table.name)
        except BaseException:
            self.hub.close(self, known)
            raise
        if loaded is None:
            self.hub.close(self)
            return
        self.table, self.rows = loaded
        self.clock.table = self.table
        self.recognise_all()
        self.watch.follow([])
        if self.table.version != known:
            self._state_is_due = self._news_are_due = True
            self.clock.stop()
            if self.is_attended:
                self.clock.start()

    def hear_of(self, version: int, line: int) -> None:
        """Another process may have gone on to this version, or heard this line."""
        if version > self.table.version or (line > self.said and self.clients):
            self._is_behind = True
            self.hub.spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Take over what happened and was said at other processes; if that fails, it is tried again."""
        async with self.lock:
            if not self._is_behind or self.is_closed:  # somebody else has done it
                return
            self._is_behind = False  # unless more is heard of meanwhile
            try:
                await self._take_over()
                self.publish()
                if self.clients:
                    await self._tell_new_lines()
            except BaseException:
                self._is_behind = True
                raise

    async def catch_up_with(self, version: int) -> None:
        """Somebody has seen this version, perhaps at another process: know no less."""
        if version > self.table.version:
            await self._take_over()

    async def _take_over(self) -> None:
        entries = await self.hub.store.entries(self.table.name, self.table.version)
        if not entries:
            return
        if any(entry.kind in ("seated", "rekeyed") for entry in entries):  # keys came or went
            await self.reload(self.table.version)
            return
        events = [recall(self.table, entry) for entry in entries]
        self.heard([event for event in events if event is not None])

    def recognise_all(self) -> None:
        """Keys were dropped or doors closed: find out anew who may do what, and see off who may not be here."""
        for client in list(self.clients):
            client.recognise(self.rows)
            if not self.admits(client):
                client.drop()

    def admits(self, client: Client) -> bool:
        """Whether a client may be here: anybody at a public table, else who has a key."""
        return self.table.public or client.rights.guest

    # ---- telling

    def publish(self) -> None:
        """Tell all what is due, and let things go on."""
        self.agreement.follow()
        if self._news_are_due:
            self.tell_news()
        if self._state_is_due:
            self._state_is_due = False
            self.show(self.clients)
        self.turns.go_on()

    def show(self, clients: Collection[Client]) -> None:
        """Send the game as it is now: made once for all who look through the same eyes and know the same."""
        table, game = self.table, self.table.game
        if game is None:
            return
        eyes = list({client.eyes for client in clients})
        scene = sight.Scene(table, game, self.clock.state(), eyes, self.agreement.state())
        since = {version: table.since(version) for version in {client.version for client in clients}}
        made: dict[tuple[int | None, int], bytes] = {}
        for client in clients:
            what = (client.eyes, client.version)
            text = made.get(what)
            if text is None:
                text = made[what] = encoded(scene.state(client.eyes, since[client.version]))
            client.send(text)
            client.version = scene.version

    def tell_news(self, besides: Client | None = None) -> None:
        """Tell all how the table has changed; with the cards, now that the game begins."""
        self._news_are_due = False
        self.hub.store.hurry()  # for somebody may have come, gone or sat down
        begins = self._was_lobby and self.table.game is not None
        self._was_lobby = self.table.game is None
        self._hushed = self.table.hushed
        info = self.info()
        made: dict[object, bytes] = {}
        for client in self.clients:
            if client is besides:
                continue
            if begins:
                client.tell(self.welcome(client, info))
                continue
            seats, host = client.rights.seats, client.rights.host
            text = made.get((seats, host))
            if text is None:
                text = made[seats, host] = encoded(TableNews(table=info, mine=list(seats), host=host))
            client.send(text)

    def tell_chat(self, clients: Collection[Client], said: list[ChatRow]) -> None:
        """Tell what was said."""
        if said:
            self.said = max(self.said, said[-1].number)
            text = encoded(Chat(lines=[ChatLine(*row) for row in said]))
            for client in clients:
                client.send(text)

    async def tell_line(self, row: ChatRow) -> None:
        """Tell what was said here, after what was said at other processes before."""
        if row.number == self.said + 1:
            self.tell_chat(self.clients, [row])
            return
        try:
            await self._tell_new_lines()
        except StoreError:  # it was said, though, and is told as soon as it can be read
            self._is_behind = True

    async def _tell_new_lines(self) -> None:
        """Tell all what nobody here has heard."""
        self.tell_chat(self.clients, await self.hub.store.chat(self.table.name, self.said, MOST_LINES))

    def tell(self, message: Told) -> None:
        """Tell all the same."""
        text = encoded(message)
        for client in self.clients:
            client.send(text)

    def info(self) -> TableInfo:
        """The table as everybody at it may know it."""
        watchers = self.elsewhere.watchers + sum(not client.rights.seats for client in self.clients)
        return sight.table_info(self.table, self.presence, watchers, self.hosts)

    def welcome(self, client: Client, info: TableInfo) -> Welcome:
        """What a client is told first of all."""
        return Welcome(
            id=client.hello,
            protocol=PROTOCOL,
            table=info,
            mine=list(client.rights.seats),
            host=client.rights.host,
            cards=sight.cards(self.table),
        )

    # ---- time

    def time_is_up(self) -> None:
        """Whoever has to decide has no time left."""
        self.hub.spawn(self._end_time())

    async def _end_time(self) -> None:
        async with self.lock:
            seat = self.table.actor
            if self.is_closed or seat is None or not self.clock.can_run or self.clock.left() > 0:
                return
            if self.table.clock.at_zero == "bot":
                try:
                    await self.commit(*stood_in(self.table, seat, GUARD, "clock"))
                except RequestRefused:
                    pass  # somebody at another server has gone on
                except StoreError as problem:
                    self.hub.health.failed(problem)
                    if not self.is_closed:
                        self.clock.ring_later()
                self.publish()
            elif self.nudged != self.table.played:
                self.nudged = self.table.played
                self.tell(Nudge(seat=seat))
