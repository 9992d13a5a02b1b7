"""Starting the server: where it listens, where its tables are, and whom it tells."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import uvicorn
from fastapi import FastAPI
from uvicorn.loops.auto import auto_loop_factory

from ..table.errors import InvalidSetup
from .app import create_app
from .limits import Limits
from .logs import keep_logs
from .mail import Wire
from .safety import own_names
from .store import open_store

LOOPBACK_HOSTS = ("127.0.0.1", "::1", "localhost")
NEXT_PORTS = 20  # that are tried if the one wanted is taken


def default_database() -> Path:
    """The file for the tables of this user, where this platform keeps such things."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "lootkeep" / "tables.db"


def serve(host: str, port: int, database: str | None, *, browser: bool, origins: list[str]) -> None:
    """Serve until somebody stops it."""
    place = database or str(default_database())
    loop = asyncio.Runner(loop_factory=auto_loop_factory())
    with closing(listening(host, port)) as ears, suppress(KeyboardInterrupt), loop:
        loop.run(run(ears, host, place, browser=browser, origins=origins))


async def run(ears: socket.socket, host: str, place: str, *, browser: bool, origins: list[str]) -> None:
    """Open the store, say where everything is, and serve."""
    keep_logs()
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # it would note every socket
    store = await open_store(place)
    app = create_app(store, hosts=own_names(host, origins), origins=origins)
    address = shown(host, ears.getsockname()[1])
    for line in told(address, place, host, ears.getsockname()[1]):
        print(line, flush=True)
    spare_collector()
    server = uvicorn.Server(configured(app))
    if browser:
        asyncio.get_running_loop().call_later(0.5, webbrowser.open, address)
    await server.serve([ears])


def spare_collector() -> None:
    """Let the search for garbage come seldom: what is loaded by now stays, and what is sent holds no cycles."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def configured(app: FastAPI) -> uvicorn.Config:
    """How uvicorn is to serve the app."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Wire,
        ws_max_size=Limits().frame,
        timeout_graceful_shutdown=5,  # seconds for clients to go when the server stops
        ws_per_message_deflate=False,  # states are small, and packing them costs more than sending them
    )


def listening(host: str, port: int) -> socket.socket:
    """A socket on the port, or on the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    trouble: OSError | None = None
    for candidate in range(port, min(port + NEXT_PORTS, 65536)) if port else (0,):
        ears = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":  # elsewhere this would let two servers share a port
            ears.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            ears.bind((host, candidate))
            ears.listen(1024)
            return ears
        except OSError as problem:
            ears.close()
            trouble = problem
    why = trouble.strerror if trouble else ""
    raise InvalidSetup(
        f"{host}, port {port}: nobody can listen there ({why}). Another --host or --port would be right."
    )


def shown(host: str, port: int) -> str:
    """An address that a browser on this machine understands."""
    name = "127.0.0.1" if host in ("", "0.0.0.0") else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def told(address: str, place: str, host: str, port: int) -> Iterator[str]:
    """What to know of a server that begins."""
    yield f"Lootkeep is at {address}"
    if host not in LOOPBACK_HOSTS:
        yield f"For others on your network: http://{own_address()}:{port}/"
    yield f"Tables are kept in {public_place(place)}"
    yield "Ctrl-C stops it; every game goes on where it was."


def public_place(place: str) -> str:
    """Where the tables are, without the password of a database."""
    parts = urlsplit(place)
    if parts.password is None:
        return place
    return urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", "@", 1)))


def own_address() -> str:
    """The address of this machine on its network: where packets to elsewhere would come from; none is sent."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as feeler:
        try:
            feeler.connect(("192.0.2.1", 9))  # an address that is nobody's
            return str(feeler.getsockname()[0])
        except OSError:
            return socket.gethostname()
