"""An HTTP connection, under ASGI: counted before anything is set up for it, heard in time, and made to rest."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from ..limits import neighbourhood, uneven
from .connections import DETAINED, Connections
from .websocket import WebSocketProtocol

REST = "lootkeep.rest"  # the name under which the app finds how to rest among the extensions of a scope
FORWARDED = b"x-forwarded-for"  # the header by which a proxy tells for whom it asks
PIECE = 4096  # bytes that are taken apart at once: what is behind them may have to wait
ANSWERS = {
    429: b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nretry-after: 1\r\nconnection: close\r\n\r\n",
    408: b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
    431: b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
}


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
        websocket = self.transport.get_protocol()
        if isinstance(websocket, WebSocketProtocol):
            websocket.lost.add_done_callback(lambda _: self._leave())

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
