"""How much one may do: rates (token buckets), tallies of what is held, a turnstile, and the house's numbers."""

from __future__ import annotations

import asyncio
import ipaddress
import random
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

Clock = Callable[[], float]
NOISY = 16  # sockets that one counts as which had to be closed for its noise


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: float


class Limits(NamedTuple):
    """The numbers of the house; generous to people, also to a family behind one address."""

    connections: int = 128  # open at once, by address
    arrivals: Rate = Rate(10, 50)  # new connections, by address
    head: int = 32 * 1024  # bytes of a request over HTTP before its body
    head_seconds: float = 10.0  # in which they have to arrive
    body: int = 64 * 1024  # bytes of a request over HTTP
    file: int = 400_000  # bytes of a chronicle that is brought as a file
    body_seconds: float = 10.0  # in which it has to arrive
    bodies: int = 16  # that arrive at once, by address
    frame: int = 16 * 1024  # bytes of a message on a socket
    sockets: int = 64  # open at once, by address
    requests: Rate = Rate(40, 150)  # over HTTP, by address: a replay's slider asks quickly
    opens: Rate = Rate(5, 32)  # new sockets, by address; one that had to be closed for its noise counts as NOISY
    tables: Rate = Rate(0.2, 20)  # new tables, by address
    chronicles: Rate = Rate(0.02, 20)  # new ones, by address; a large file counts as several
    chronicle_looks: Rate = Rate(3, 60)  # at chronicles, by address
    stories: Rate = Rate(2, 30)  # whole games to look back on, by address
    curves: Rate = Rate(0.1, 10)  # of chances over whole games that are yet to be found out, by address
    checks: Rate = Rate(2, 30)  # of boxes of one's own, by address
    trials: Rate = Rate(0.5, 20)  # of such boxes by bots, by address
    trials_each: int = 1  # that run at once, by address
    boxes: Rate = Rate(0.02, 10)  # tables with such a box, which is kept, by address
    messages: Rate = Rate(20, 60)  # on one socket
    household: Rate = Rate(60, 240)  # messages on all sockets of an address
    crowd: Rate = Rate(30, 90)  # on all sockets of one seat, or of all who watch a table
    chat: Rate = Rate(0.5, 5)  # lines of one seat, or of all who watch a table
    throws: Rate = Rate(0.5, 6)  # of things across the table, by one seat
    changes: Rate = Rate(1, 30)  # of one kind by one seat, or by the host: names, what is agreed, undos and the like
    looks: Rate = Rate(5, 40)  # through other eyes, by one socket
    sightings: Rate = Rate(2, 20)  # how far the game was shown, told by one socket
    hints: Rate = Rate(0.2, 5)  # searches at one table: hints and what-ifs
    noise: Rate = Rate(10, 48)  # frames that are no message (pings, pongs, parts of one), by one socket
    unread: int = 256 * 1024  # bytes that wait for a client; one that reads more slowly is dropped, and comes again
    thoughts: int = 256  # of bots, that wait for one pool of processes
    thoughts_each: int = 16  # of these by one address
    idle_tables: int = 64  # that nobody is at and that are still held in memory


class Bucket:
    """A bucket that fills steadily; who takes a token goes on, who finds none is told how long to wait."""

    __slots__ = ("at", "clock", "rate", "tokens")

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.tokens = float(rate.burst)
        self.at = clock()

    def take(self, cost: float = 1.0) -> float:
        """Take tokens: 0, or the seconds after which there will be enough (and nothing was taken)."""
        now = self.clock()
        self.tokens = min(self.rate.burst, self.tokens + max(0.0, now - self.at) * self.rate.per_second)
        self.at = now
        if self.tokens >= cost:
            self.tokens -= cost
            return 0.0
        return (cost - self.tokens) / self.rate.per_second

    def lose(self, cost: float) -> None:
        """Lose tokens, also some that are yet to come, but no more than a whole bucket of these."""
        self.tokens = max(-self.rate.burst, self.tokens - cost)


class Buckets:
    """A bucket for each name; of too many names those are forgotten that came back the longest ago."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic, most: int = 10_000) -> None:
        self.rate = rate
        self.clock = clock
        self.most = most
        self.by_name: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, cost: float = 1.0) -> float:
        """Take tokens from the bucket of this name: 0, or the seconds to wait."""
        return self._of(name).take(cost)

    def lose(self, name: str, cost: float) -> None:
        """Take tokens from the bucket of this name, also some that are yet to come."""
        self._of(name).lose(cost)

    def _of(self, name: str) -> Bucket:
        bucket = self.by_name.get(name)
        if bucket is None:
            bucket = self.by_name[name] = Bucket(self.rate, self.clock)
            if len(self.by_name) > self.most:
                self.by_name.popitem(last=False)
        self.by_name.move_to_end(name)
        return bucket


class Tally:
    """How many of something each name holds at this moment, up to a limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: dict[str, int] = {}

    def enter(self, name: str) -> bool:
        """Hold one more, unless that is too many."""
        held = self.held.get(name, 0)
        if held >= self.most:
            return False
        self.held[name] = held + 1
        return True

    def leave(self, name: str) -> None:
        """Hold one less."""
        if self.held[name] == 1:
            del self.held[name]
        else:
            self.held[name] -= 1


class Turnstile:
    """Lets one pass in each turn of the loop, however many come at once: a move that comes meanwhile goes first."""

    def __init__(self) -> None:
        self._place = asyncio.Lock()

    async def passed(self) -> None:
        """Wait for one's turn."""
        async with self._place:
            await asyncio.sleep(0)


def uneven(seconds: float) -> float:
    """About so many seconds: those who are let go at the same time do not come back at the same time."""
    return seconds * random.uniform(0.5, 1.5)


def neighbourhood(address: str) -> str:
    """Whom a limit counts as one: an IPv4 address, or the /64 that one IPv6 customer is given."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address  # a name that a proxy made up, or a Unix socket
    if parsed.version == 4:
        return address
    mapped = parsed.ipv4_mapped
    return str(mapped) if mapped else str(ipaddress.ip_network((int(parsed), 64), strict=False))
