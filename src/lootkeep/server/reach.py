"""Where others on the network reach this server: told to nobody but its own machine, so that no stranger learns it."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

from fastapi import FastAPI, Request
from starlette.responses import Response
from starlette.types import Scope

from .doors.openapi import operation
from .doors.problems import answer
from .doors.shield import LOOPBACK, header, without_port
from .protocol.http import Reach

FORWARDED = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip")  # what a proxy adds

Network = Callable[[], str | None]  # the address for others; None: they cannot come


def add(app: FastAPI, network: Network) -> None:
    """Put the answer into the app."""

    async def reach(request: Request) -> Response:
        """Where others on the network reach this server, if whoever asks sits at it."""
        return answer(Reach(address=network() if is_own(request.scope) else None))

    app.get("/api/reach", **operation(Reach))(reach)


def is_own(scope: Scope) -> bool:
    """Whether a request comes from this very machine, by one of its own names and through no proxy."""
    hosts = header(scope, b"host")
    return (
        is_loopback((scope.get("client") or ("", 0))[0])
        and len(hosts) == 1
        and without_port(hosts[0].lower()) in LOOPBACK
        and not any(header(scope, name) for name in FORWARDED)
    )


def is_loopback(address: str) -> bool:
    """Whether an address leads back to the machine itself."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:  # a name, or a Unix socket
        return False
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return (mapped or parsed).is_loopback
