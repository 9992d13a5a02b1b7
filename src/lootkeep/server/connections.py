"""Connections from their first moment: how many there may be, and how long each may keep the server waiting."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from .files import OWN, can_open
from .limits import Buckets, Clock, Limits, Tally, neighbourhood, uneven
from .mail import Wire

log = logging.getLogger(__name__)

REST = "lootkeep.rest"  # the name under which the app finds how to rest among the extensions of a scope
FORWARDED = b"x-forwarded-for"  # the header by which a proxy tells for whom it asks
PIECE = 4096  # bytes that are taken apart at once: what is behind them may have to wait
GRACE = 30.0  # seconds for which a client may leave what it was sent unread,
SLOWEST = 4096  # and bytes a second that it has to read from then on
SWEEP = 1.0  # seconds between looks at all connections, at most
MOST_DETAINED, DETAINED = 512, 1.0  # connections that are turned away late, and after how many seconds
NEAR = 0.8  # the share of all connections from which on the log warns
QUIET = 60.0  # seconds between two warnings

ANSWERS = {
    429: b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nretry-after: 1\r\nconnection: close\r\n\r\n",
    408: b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
    431: b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
}


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
        self.waiting: dict[HTTP, float] = {}  # until when a head has to be here; the next one first
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

    def wait_for(self, connection: HTTP) -> None:
        """From now on a request has to come on this connection."""
        self.waiting.pop(connection, None)
        self.waiting[connection] = self.clock() + self.limits.head_seconds

    def came(self, connection: HTTP) -> None:
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


class Flow(FlowControl):
    """When a connection is read: not while requests wait that have come already."""

    def __init__(self, connection: HTTP) -> None:
        super().__init__(connection.transport)
        self.connection = connection

    def resume_reading(self) -> None:
        """Read on, first of all what had come before the pause."""
        if self.read_paused and not self.connection.pipeline:
            super().resume_reading()
            self.connection.loop.call_soon(self.connection.read_on)


class Arrival(asyncio.Protocol):
    """A connection that has just come: it is counted before anything is set up for it."""

    register: Connections  # of the whole process

    def __init__(self, config: Config, **named: Any) -> None:
        self.config = config
        self.named = named

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in, or not."""
        transport = cast("asyncio.Transport", transport)
        address = self._tallied(transport)
        if not self.register.enter(transport, address):
            self.register.turn_away(transport)
            return
        http = HTTP(self.register, address, config=self.config, **self.named)
        http.connection_made(transport)
        transport.set_protocol(http)

    def _tallied(self, transport: asyncio.Transport) -> str | None:
        """The address under which it counts; None for a trusted proxy, whose clients are counted one by one."""
        peer = get_remote_addr(transport)
        proxied = self.config.loaded_app
        if peer is None or (isinstance(proxied, ProxyHeadersMiddleware) and peer[0] in proxied.trusted_hosts):
            return None
        return neighbourhood(peer[0])


class HTTP(HttpToolsProtocol):
    """A connection of uvicorn whose requests have to come in time, and which may have to rest."""

    def __init__(self, register: Connections, address: str | None, **named: Any) -> None:
        super().__init__(**named)
        self.register = register
        self.address = address  # under which it is tallied
        self.held = b""  # came, and is not taken apart yet
        self.head_size = 0  # bytes of a head that is not whole
        self.in_head = True
        self.rest_seconds = 0.0  # after the answer that is being given
        self.is_resting = False
        self.is_turned_away = False  # and will be told so soon

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """From now on a request has to come."""
        super().connection_made(transport)
        self.flow = Flow(self)
        self.register.wait_for(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self.held = b""
        self.register.came(self)
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self.register.leave(self.transport, self.address)

    def give_up(self) -> None:
        """The head of a request did not come in time, or others need the room."""
        self.register.came(self)
        if self.head_size:
            self._refuse(408, "too-slow")
        else:
            self.transport.close()  # nothing was asked: a browser that only kept itself ready

    def _refuse(self, status: int, code: str) -> None:
        self.register.refused(code)
        self.held = b""
        if not self.transport.is_closing():
            self.transport.write(ANSWERS[status])
            self.transport.close()

    # ---- reading

    @property
    def is_done(self) -> bool:
        """Whether nothing that comes is looked at any more."""
        return self.is_turned_away or self.transport.is_closing()

    def data_received(self, data: bytes) -> None:
        """Take in what came."""
        if self.is_done:
            return
        self.held += data
        self.read_on()

    def read_on(self) -> None:
        """Take apart what is here piece by piece, until there is something to do first."""
        while self.held and not self.flow.read_paused and not self.is_done:
            piece, self.held = self.held[:PIECE], self.held[PIECE:]
            super().data_received(piece)
            if self.in_head:
                self.head_size += len(piece)
                if self.head_size > self.register.limits.head:
                    self._refuse(431, "too-large")

    def on_message_begin(self) -> None:
        """Let the app know how to have this connection rest."""
        super().on_message_begin()
        cast("dict[str, Any]", self.scope)["extensions"] = {REST: {"rest": self.rest}}

    def on_headers_complete(self) -> None:
        """The head is here."""
        self.register.came(self)
        self.in_head = False
        self.head_size = 0
        if self._is_admitted():
            super().on_headers_complete()
        else:
            self.is_turned_away = True
            self.register.wait_for(self)  # so that it makes room if others need it
            self.loop.call_later(uneven(DETAINED), self._refuse, 429, "too-much")

    def _is_admitted(self) -> bool:
        """Whether somebody from the address of a proxy asks for others, or does not hold too many connections."""
        if self.address is not None or not self.client or any(name == FORWARDED for name, _ in self.headers):
            return True
        address = neighbourhood(self.client[0])
        if not self.register.admits(address):
            return False
        self.address = address
        return True

    def on_body(self, body: bytes) -> None:
        """A part of a body, if anybody is to read it."""
        if not self.is_done:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """What comes next is the head of another request."""
        self.in_head = True
        if not self.is_done:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """A socket goes on counting as the same connection."""
        if self.is_done:
            return
        super().handle_websocket_upgrade()
        self.held = b""
        wire = self.transport.get_protocol()
        if isinstance(wire, Wire):
            wire.lost.add_done_callback(lambda _: self._leave())

    # ---- resting

    def rest(self, client: object, seconds: float) -> None:
        """Read nothing for so long once the answer is given; not if a proxy asks for somebody, for others need it."""
        if client == self.client:
            self.rest_seconds = seconds

    def on_response_complete(self) -> None:
        """Go on to the next request, perhaps after a rest."""
        seconds, self.rest_seconds = self.rest_seconds, 0.0
        if seconds and not self.transport.is_closing():
            self.is_resting = True
            self.flow.pause_reading()
            self.loop.call_later(uneven(seconds), self._go_on)
        else:
            self._go_on()

    def shutdown(self) -> None:
        """The server stops, and waits for nobody who rests."""
        if self.is_resting:
            self.transport.close()
        else:
            super().shutdown()

    def _go_on(self) -> None:
        self.is_resting = False
        if self.transport.is_closing():
            return
        is_last = not self.pipeline
        super().on_response_complete()
        if is_last:
            self.register.wait_for(self)


def counted(connections: Connections) -> type[Arrival]:
    """The protocol for uvicorn, whose connections are these."""
    return type("CountedArrival", (Arrival,), {"register": connections})
