"""Connections from their first moment (admission control): how many there may be, and how long each may take.

Every connection is an open file, and most systems allow a process fewer of these than it could have.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Protocol

from ..limits import Buckets, Clock, Limits, Tally, uneven

WANTED = 65_536  # for more connections the memory would not do
OWN = 64 + 8 * (os.cpu_count() or 1)  # files that are no connections: the store, the log, pipes to bots that think


def raise_limit() -> None:
    """Ask for as many files as the system gives this user, up to a number that makes sense."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (WANTED, 10_240):  # some systems give less than they say
        if hard != resource.RLIM_INFINITY:
            wanted = min(wanted, hard)
        if soft == resource.RLIM_INFINITY or wanted <= soft:
            return
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return


def most_connections() -> int:
    """How many connections there is room for."""
    if sys.platform == "win32":
        return WANTED
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    most = WANTED if soft == resource.RLIM_INFINITY else min(soft, WANTED)
    return max(most - OWN, most // 2)


def can_open() -> bool:
    """Whether one more file can be opened: a system that has none left drops new connections silently."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        return False
    return True


log = logging.getLogger(__name__)
GRACE = 30.0  # seconds for which a client may leave what it was sent unread,
SLOWEST = 4096  # and bytes a second that it has to read from then on
SWEEP = 1.0  # seconds between looks at all connections, at most
MOST_DETAINED, DETAINED = 512, 1.0  # connections that are turned away late, and after how many seconds
NEAR = 0.8  # the share of all connections from which on the log warns
QUIET = 60.0  # seconds between two warnings


class Silent(Protocol):
    """A connection whose request has yet to come."""

    def give_up(self) -> None:
        """End it, for others need the room or it took too long."""
        ...


class Connections:
    """All connections of a process: a tally by address, those whose request has yet to come, and those that lag.

    A proxy that is trusted is not tallied, for everybody comes through it; nor is a Unix socket. Whether somebody from
    the address of a proxy is one is seen by the first request: it names for whom it asks.
    """

    def __init__(
        self,
        limits: Limits,
        most: int,
        *,
        refused: Callable[[str], None] = lambda code: None,
        clock: Clock = time.monotonic,
    ) -> None:
        self.limits = limits
        self.most = most
        self.refused = refused
        self.clock = clock
        self.tally = Tally(limits.connections)
        self.arrivals = Buckets(limits.arrivals, clock)
        self.open: dict[asyncio.Transport, float | None] = {}  # until when it has to have read what it was sent
        self.waiting: dict[Silent, float] = {}  # until when a head has to be here; the next one first
        self._sweeping: asyncio.TimerHandle | None = None
        self._warned: dict[str, float] = {}  # of what, and when
        self.detained = 0  # turned away, and not told yet

    def enter(self, transport: asyncio.Transport, address: str | None) -> bool:
        """Let a connection in, unless there are too many of its address (None: not known yet), or in all."""
        if len(self.open) >= self.most * NEAR:
            about = {"open": len(self.open), "most": self.most, "silent": len(self.waiting)}
            self._warn("connections are running out: a higher limit of open files would let more in", about)
        if len(self.open) >= self.most:
            if not self.waiting:
                self.refused("busy")
                return False
            next(iter(self.waiting)).give_up()  # whoever says nothing makes room
        if address is not None and not self.admits(address):
            return False
        self.open[transport] = None
        if self._sweeping is None:
            self._sweep()
        return True

    def admits(self, address: str) -> bool:
        """Tally a connection, unless its address holds or opens too many."""
        if not self.arrivals.take(address) and self.tally.enter(address):
            return True
        self._warn("an address holds or opens too many connections", {"address": address})
        self.refused("too-much")
        return False

    def leave(self, transport: asyncio.Transport, address: str | None) -> None:
        """See a connection off."""
        del self.open[transport]
        if address is not None:
            self.tally.leave(address)

    def turn_away(self, transport: asyncio.Transport) -> None:
        """Close a connection without a word, for there may be thousands a second; late, so that they are fewer."""
        if self.detained < min(MOST_DETAINED, self.most - len(self.open)):
            self.detained += 1
            transport.pause_reading()
            asyncio.get_running_loop().call_later(uneven(DETAINED), self._let_go, transport)
        else:
            transport.abort()

    def _let_go(self, transport: asyncio.Transport) -> None:
        self.detained -= 1
        transport.abort()

    def wait_for(self, connection: Silent) -> None:
        """From now on a request has to come on this connection."""
        self.waiting.pop(connection, None)
        self.waiting[connection] = self.clock() + self.limits.head_seconds

    def came(self, connection: Silent) -> None:
        """The head of a request is here, or the connection has gone."""
        self.waiting.pop(connection, None)

    def _sweep(self) -> None:
        """Let those go who kept the server waiting for too long, and look again soon."""
        self._sweeping = None
        now = self.clock()
        for late in [connection for connection, deadline in self.waiting.items() if deadline <= now]:
            late.give_up()
        if not can_open():
            self._warn("no more files can be opened: new connections are lost", {"open": len(self.open)})
            for silent in list(self.waiting)[:OWN]:
                silent.give_up()
        for transport, deadline in list(self.open.items()):
            unread = transport.get_write_buffer_size()
            if not unread:
                self.open[transport] = None
            elif deadline is None:
                self.open[transport] = now + GRACE + unread / SLOWEST
            elif deadline <= now:
                transport.abort()
        if self.open:
            pause = min(SWEEP, self.limits.head_seconds / 4)
            self._sweeping = asyncio.get_running_loop().call_later(pause, self._sweep)

    def _warn(self, what: str, about: Mapping[str, object]) -> None:
        """Tell whoever reads the log, but not again and again."""
        if self.clock() - self._warned.get(what, -QUIET) >= QUIET:
            self._warned[what] = self.clock()
            log.warning(what, extra=about)
