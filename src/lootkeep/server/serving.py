"""Starting the server: where it listens, where its tables are, and whom it tells."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from functools import partial
from multiprocessing import util
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit, urlunsplit
from urllib.request import urlopen

import uvicorn
from fastapi import FastAPI
from uvicorn.loops.auto import auto_loop_factory

from ..private import make_private, own_folder
from .app import create_app
from .doors.connections import Connections, most_connections, raise_limit
from .doors.http_protocol import counted
from .doors.shield import own_names
from .doors.websocket import limited
from .live.hub import Hub
from .live.retention import Retention
from .logging import keep_logs
from .reach import is_loopback
from .store.places import open_store
from .tables.storage import StoreError

LOOPBACK_HOSTS = ("127.0.0.1", "::1", "localhost")
PORT = 8642
NEXT_PORTS = 20  # that are tried if that one is taken
SENT_US = (  # how uvicorn begins its words for what others do; anybody could fill the log with them
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    "Unsupported upgrade request.",
    "ASGI callable returned without completing handshake.",  # also said of every socket that we refuse
)
STOPPED = 128 + signal.SIGINT  # the exit code of a program that Ctrl-C has ended


class CannotListen(OSError):
    """Nobody can listen there: the text says why, and what would be right."""


class Server(uvicorn.Server):
    """Lets everybody go when it is told to stop, and ends at once when it is told again: what matters is on disk."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Note that it is to stop."""
        if self.should_exit and sig == signal.SIGINT:
            # Lest the watcher over our processes complain of what they shared; types do not know the function.
            util._run_finalizers(0)  # type: ignore[attr-defined]
            os._exit(STOPPED)
        super().handle_exit(sig, frame)


def default_database() -> Path:
    """The file for the tables of this user."""
    return own_folder() / "tables.db"


def serve(
    host: str, port: int | None, database: str | None, *, browser: bool, origins: list[str], retention: Retention
) -> None:
    """Serve until somebody stops it."""
    if database is None:
        make_private(default_database().parent)
    place = database or str(default_database())
    loop = asyncio.Runner(loop_factory=auto_loop_factory())
    try:
        with closing(listening(host, port)) as sock, suppress(KeyboardInterrupt), loop:
            if port is None and sock.getsockname()[1] != PORT:
                print(
                    f"Port {PORT} is taken, perhaps by another Lootkeep; the next one that is free will do.", flush=True
                )
            loop.run(run(sock, host, place, browser=browser, origins=origins, retention=retention))
    except StoreError as problem:
        running = known_address(place) if problem.reason == "in use" else None
        if running is None or not browser:
            raise
        print(f"Lootkeep is running already, at {running}", flush=True)
        open_page(running, os.environ)


def address_note(place: str) -> Path:
    """Where a server that has claimed a file notes its address, for who starts another one."""
    return Path(f"{os.path.realpath(place)}-address")


def known_address(place: str) -> str | None:
    """The address of the server that has claimed this file, if it answers."""
    with suppress(OSError, ValueError):
        address = address_note(place).read_text(encoding="utf-8")
        if urlsplit(address).hostname in LOOPBACK_HOSTS:
            with urlopen(f"{address}healthz", timeout=2):
                return address
    return None


async def run(
    sock: socket.socket, host: str, place: str, *, browser: bool, origins: list[str], retention: Retention
) -> None:
    """Open the store, say where everything is, and serve."""
    keep_logs()
    talkative = logging.getLogger("uvicorn.error")
    talkative.setLevel(logging.WARNING)  # it would note every socket
    talkative.addFilter(is_trouble)
    store = await open_store(place)
    address = shown(host, sock.getsockname()[1])
    network = partial(network_address, host, sock.getsockname()[1], behind_proxy=bool(origins))
    app = create_app(store, hosts=own_names(host, origins), origins=origins, retention=retention, network=network)
    for line in told(address, place, host, sock.getsockname()[1]):
        print(line, flush=True)
    if "://" not in place:
        address_note(place).write_text(address, encoding="utf-8")
    tune()
    server = Server(configured(app))
    if browser:
        asyncio.get_running_loop().call_later(0.1, open_page, address, os.environ)
    await server.serve([sock])


def open_page(address: str, variables: Mapping[str, str]) -> None:
    """Open the browser; where there is none, say how to come to the page."""
    trouble = no_window(address, variables)
    if trouble is None and not webbrowser.open(address):
        trouble = f"No browser could be opened: open {address} yourself."
    if trouble:
        print(trouble, flush=True)


def no_window(address: str, variables: Mapping[str, str]) -> str | None:
    """Why a browser would open in this very terminal or nowhere, and what helps; None if it can have a window."""
    if sys.platform in ("win32", "darwin", "cygwin") or variables.get("BROWSER"):
        on_screen = True
    else:
        on_screen = any(variables.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"))
    if variables.get("SSH_CONNECTION") and (not on_screen or sys.platform == "darwin"):
        port = urlsplit(address).port
        return (
            f"This is a remote shell. On your own machine run: ssh -L {port}:127.0.0.1:{port} {socket.gethostname()} "
            f"and open {address} there."
        )
    return None if on_screen else f"There is no screen here for a browser: open {address} yourself."


def tune() -> None:
    """Set the process up for a server: many files, garbage is sought seldom, and threads give way quickly."""
    raise_limit()
    gc.freeze()  # what is loaded by now stays,
    gc.set_threshold(20_000, 20, 50)  # and what is sent holds no cycles
    sys.setswitchinterval(0.001)  # the writer needs its turn a dozen times for each commit, also while the loop is busy


def is_trouble(record: logging.LogRecord) -> bool:
    """Whether something is worth a line: not what is sent us, nor a request cut off because the server stops."""
    if record.getMessage().startswith(SENT_US):
        return False
    return record.exc_info is None or not isinstance(record.exc_info[1], asyncio.CancelledError)


def configured(app: FastAPI) -> uvicorn.Config:
    """How uvicorn is to serve the app."""
    hub: Hub = app.state.hub
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=counted(Connections(hub.services.limits, most_connections(), refused=hub.services.metrics.refused)),
        ws=limited(hub.services.limits),
        ws_max_size=hub.services.limits.frame,
        timeout_graceful_shutdown=5,  # seconds for clients to go when the server stops
        ws_per_message_deflate=False,  # states are small, and packing them costs more than sending them
    )


def listening(host: str, port: int | None) -> socket.socket:
    """A socket on the port; if none is named, on the usual one, or the next that is free."""
    for candidate in range(PORT, PORT + NEXT_PORTS) if port is None else [port]:
        try:
            return bound(host, candidate)
        except OSError as problem:
            trouble = problem
            if problem.errno != errno.EADDRINUSE:
                break
    raise CannotListen(why_deaf(host, candidate, trouble)) from trouble


def bound(host: str, port: int) -> socket.socket:
    """A socket on just this port."""
    sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere this would let two servers share a port
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
        sock.listen(1024)
    except OSError:
        sock.close()
        raise
    return sock


def why_deaf(host: str, port: int, trouble: OSError) -> str:
    """Why nobody can listen there, and what would be right."""
    if trouble.errno == errno.EADDRINUSE:
        return (
            f"The port is taken: another program listens on port {port} of {host}, perhaps another Lootkeep. "
            "Stop that one, or name another --port; without --port one that is free is taken."
        )
    if trouble.errno in (errno.EACCES, errno.EPERM):
        return f"Port {port} is not for everybody ({trouble.strerror}). A --port from 1024 on would be right."
    return (
        f"{host} is no address of this machine ({trouble.strerror}). --host 127.0.0.1 is for this machine alone, "
        "0.0.0.0 for all networks that it is in."
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


def network_address(host: str, port: int, *, behind_proxy: bool) -> str | None:
    """Where others on the network find the server; None if they cannot, or if it has an address for the world."""
    if host in LOOPBACK_HOSTS or behind_proxy:
        return None
    address = own_address()
    return f"http://{address}:{port}" if "." in address and not is_loopback(address) else None


def own_address() -> str:
    """The address of this machine on its network: where packets to elsewhere would come from; none is sent."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as feeler:
        try:
            feeler.connect(("192.0.2.1", 9))  # an address that is nobody's
            return str(feeler.getsockname()[0])
        except OSError:
            return socket.gethostname()
