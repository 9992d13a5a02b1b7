"""The shield before the app: who may ask, how much, and what browsers are told never to do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from functools import lru_cache

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...engine.messages import Arg, message
from ...speech import words
from ..limits import NOISY, Buckets, Clock, Limits, Tally, Turnstile, neighbourhood, uneven
from ..protocol.http import Problem
from .http_protocol import REST
from .websocket import websocket_of

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}

# What every answer carries. The address of a table may hold a secret in its fragment: no-referrer.
HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", "; ".join(f"{what} {whence}" for what, whence in POLICY.items()).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (
        b"permissions-policy",
        b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
FILES = frozenset({"/api/chronicles/brought"})  # where a whole file is sent
LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})  # the names under which a private server is called
HARMLESS = frozenset({"GET", "HEAD", "OPTIONS"})  # methods that change nothing
STATUS = {"foreign-host": 421, "foreign-origin": 403, "too-large": 413, "too-slow": 408, "too-much": 429}
TOO_BIG = 1009  # the code by which a socket is closed for a giant message
REST_SECONDS, MOST_REST_SECONDS = 1.0, 5.0  # for which a connection is not read that asked too much


class HttpRefused(Exception):
    """A request that does not pass the shield."""

    def __init__(self, code: str, *, retry_after: float = 0.0, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.filling = args
        self.retry_after = retry_after


class Shield:
    """ASGI middleware: checks host, origin, sizes and rates, and adds the headers that keep browsers safe.

    A client is known by its address; behind a proxy that is the one which the proxy forwards (see docs/hosting.md).
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        hosts: Collection[str] | None = None,
        origins: Collection[str] = (),
        limits: Limits | None = None,
        clock: Clock = time.monotonic,
        refused: Callable[[str], None] = lambda code: None,
    ) -> None:
        """Guard an app that is called by these host names (None: any) and, beside itself, from these origins."""
        self.app = app
        self.hosts = hosts
        self.origins = frozenset(origin.lower().rstrip("/") for origin in origins)
        self.limits = limits or Limits()
        self.requests = Buckets(self.limits.requests, clock)
        self.opens = Buckets(self.limits.opens, clock)
        self.sockets = Tally(self.limits.sockets)
        self.bodies = Tally(self.limits.bodies)
        self.waiting = Tally(self.limits.sockets)  # to be told that they opened too many sockets
        self.turnstile = Turnstile()
        self.refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        try:
            self._check_names(scope)
            if scope["type"] == "http":
                await self._http(scope, receive, with_headers(send))
            else:
                await self._websocket(scope, receive, send)
        except HttpRefused as refusal:
            self.refused(refusal.code)
            if refusal.code == "too-much":
                await self._let_wait(scope, refusal.retry_after)
            await answer(scope, with_headers(send), refusal)

    async def _let_wait(self, scope: Scope, seconds: float) -> None:
        """Slow down whoever asks too much: the next request is not read, or the refusal of a socket comes late."""
        if scope["type"] == "http":
            rest(scope, seconds)
        elif self.waiting.enter(client(scope)):
            try:
                await asyncio.sleep(uneven(REST_SECONDS))
            finally:
                self.waiting.leave(client(scope))

    def _check_names(self, scope: Scope) -> None:
        """Refuse a page of another site, and a name that another site pointed at this machine."""
        hosts = header(scope, b"host")
        if len(hosts) != 1:
            raise HttpRefused("foreign-host", host=" ".join(hosts))
        host = hosts[0].lower()
        if self.hosts is not None and without_port(host) not in self.hosts:
            raise HttpRefused("foreign-host", host=host)
        if scope["type"] == "http" and scope["method"] in HARMLESS:
            return
        for origin in header(scope, b"origin"):  # a program sends none
            if not self._is_ours(origin.lower(), host):
                raise HttpRefused("foreign-origin", origin=origin)

    def _is_ours(self, origin: str, host: str) -> bool:
        """Tell whether a page of this origin may talk to this host."""
        scheme, _, netloc = origin.partition("://")
        return origin in self.origins or (scheme in ("http", "https") and netloc == host)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its whole body, if both are of a bearable number and size."""
        wait = self.requests.take(client(scope))
        if wait:
            raise HttpRefused("too-much", retry_after=wait)
        body = await self._body(scope, receive)
        await self.turnstile.passed()
        await self.app(scope, receive if body is None else replayed(body, receive), send)

    async def _body(self, scope: Scope, receive: Receive) -> bytes | None:
        """The body of a request, if it has one: read before the app can be kept waiting for it."""
        most = self.limits.file if scope["path"] in FILES else self.limits.body
        length = "".join(header(scope, b"content-length"))
        if length in ("", "0") and not header(scope, b"transfer-encoding"):
            return None
        if length.isdecimal() and int(length) > most:
            raise HttpRefused("too-large", most=most)
        address = client(scope)
        if not self.bodies.enter(address):
            raise HttpRefused("too-much", retry_after=1.0)
        try:
            async with asyncio.timeout(self.limits.body_seconds):
                return await self._arrived(receive, most)
        except TimeoutError:
            raise HttpRefused("too-slow") from None
        finally:
            self.bodies.leave(address)

    async def _arrived(self, receive: Receive, most: int) -> bytes:
        """A body, once it is all here."""
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise HttpRefused("too-slow")
            body += message.get("body", b"")
            if len(body) > most:
                raise HttpRefused("too-large", most=most)
            if not message.get("more_body", False):
                return bytes(body)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a client hold a socket, if it does not hold or open too many."""
        address = client(scope)
        wait = self.opens.take(address)
        if wait or not self.sockets.enter(address):
            raise HttpRefused("too-much", retry_after=wait or 1.0)
        try:
            await self.app(scope, small_frames(receive, send, self.limits.frame), send)
        finally:
            self.sockets.leave(address)
            websocket = websocket_of(scope)
            if websocket is not None and websocket.was_noisy:
                self.opens.lose(address, NOISY)


def own_names(host: str, origins: Collection[str] = ()) -> frozenset[str] | None:
    """The names to which a server that is bound to this address answers: None is any.

    A private one answers only to those of its own machine, and to those of the pages that a proxy shows it under.
    """
    if host not in LOOPBACK and host != "::1":
        return None
    return LOOPBACK | {without_port(origin.lower().rstrip("/").partition("://")[2]) for origin in origins}


def client(scope: Scope) -> str:
    """Whom a request comes from, as the limits count."""
    return neighbourhood(scope["client"][0]) if scope.get("client") else "somebody"


def header(scope: Scope, name: bytes) -> list[str]:
    """All headers of this name."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def without_port(host: str) -> str:
    """The name in a Host header: `[::1]:8000` is `[::1]`."""
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() and (not name.startswith("[") or name.endswith("]")) else host


def with_headers(send: Send) -> Send:
    """Add the headers of the house to whatever is answered; what does not say otherwise is not to be kept."""

    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = [*message.get("headers", []), *HEADERS]
            if not any(name == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        await send(message)

    return sending


def replayed(body: bytes, receive: Receive) -> Receive:
    """A body that has been read already, and then what comes after it."""
    read = False

    async def receiving() -> Message:
        nonlocal read
        if read:
            return await receive()
        read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving


def small_frames(receive: Receive, send: Send, most: int) -> Receive:
    """Messages of a socket; a giant one closes it."""

    async def receiving() -> Message:
        message = await receive()
        if message["type"] == "websocket.receive":
            if len(message.get("text") or message.get("bytes") or "") > most:
                await send({"type": "websocket.close", "code": TOO_BIG, "reason": "too-large"})
                return {"type": "websocket.disconnect", "code": TOO_BIG}
        return message

    return receiving


def rest(scope: Scope, wait: float) -> None:
    """Have a connection that asked too much not be read for a while, where the server can do so."""
    extension = scope.get("extensions", {}).get(REST)
    if extension:
        extension["rest"](scope["client"], min(max(wait, REST_SECONDS), MOST_REST_SECONDS))


@lru_cache(maxsize=32)
def told(code: str, filling: tuple[tuple[str, str | int], ...]) -> bytes:
    """Why a request did not pass, in the same form as the app says it; kept, since floods are refused alike."""
    args: dict[str, Arg] = dict(filling)
    why = message(f"safety-{code}", args)
    return msgspec.json.encode(Problem(code=code, why=why, text=words("en").say(why["id"], **args)))


async def answer(scope: Scope, send: Send, refusal: HttpRefused) -> None:
    """Say why a request did not pass."""
    body = told(refusal.code, tuple(refusal.filling.items()))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if scope["type"] == "http" and header(scope, b"content-length") + header(scope, b"transfer-encoding"):
        headers.append((b"connection", b"close"))  # a body that nobody reads would be in the way of the next request
    if refusal.retry_after:
        headers.append((b"retry-after", str(int(refusal.retry_after) + 1).encode()))
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    await send({"type": f"{kind}.start", "status": STATUS[refusal.code], "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
