"""Connections that say nothing, or too much: they are let go in time, and nobody else is kept waiting for them."""

from __future__ import annotations

import json
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from lootkeep.server import serving
from lootkeep.server.doors import connections, shield, websocket
from lootkeep.server.doors.connections import Connections
from lootkeep.server.limits import NOISY, Limits, Rate, Tally

from .live import Live, live
from .parlour import ROOMY
from .test_fuzz_frames import HANDSHAKE, frame, hello, until_closed

pytestmark = pytest.mark.once

SOON = 60.0  # seconds in which a server that does not hang has answered, on a busy machine
STRANGER, OTHER, PROXY = "127.0.0.2", "127.0.0.3", "127.0.0.1"  # of these the server trusts only the proxy
ASK = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
LONG_ANSWER = b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
HALF = b"GET /api/games HTTP/1.1\r\nHost: 127"


def heard(line: socket.socket, wanted: bytes) -> bytes:
    """What is told until this is; whoever is cut off before fails."""
    told = b""
    while wanted not in told:
        more = line.recv(65536)
        assert more, told
        told += more
    return told


@contextmanager
def house(folder: Path, **limits: Any) -> Iterator[Live]:
    """A server with limits that a test can reach."""
    with live(folder / "tables.db", limits=ROOMY._replace(**limits), pace=0.0) as server:
        yield server


def knock(server: Live, address: str = STRANGER) -> socket.socket:
    """A new connection from an address."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=SOON, source_address=(address, 0))


def answer(line: socket.socket) -> bytes:
    """What comes next, if anything."""
    with suppress(ConnectionResetError):
        return line.recv(65536)
    return b""


def whole_answer(line: socket.socket) -> bytes:
    """The answer to one request."""
    told = b""
    while b"\r\n\r\n" not in told:
        told += line.recv(1)
    size = next(int(each[15:]) for each in told.lower().split(b"\r\n") if each.startswith(b"content-length:"))
    while size:
        size -= len(line.recv(size))
    return told


def is_served(server: Live, address: str = STRANGER) -> bool:
    """Whether somebody who comes from an address is answered."""
    with knock(server, address) as line, suppress(ConnectionError):
        line.sendall(ASK)
        return line.recv(65536).startswith(b"HTTP/1.1 200")
    return False


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + SOON
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


# ---- Heads that do not come


@pytest.mark.parametrize("address", [STRANGER, PROXY])
def test_half_a_request_is_not_waited_for(tmp_path: Path, address: str) -> None:
    with house(tmp_path, head_seconds=0.3) as server, knock(server, address) as line:
        line.sendall(HALF)
        assert until_closed(line).startswith(b"HTTP/1.1 408")


def test_a_head_that_comes_letter_by_letter_is_not_waited_for(tmp_path: Path) -> None:
    with house(tmp_path, head_seconds=0.3) as server, knock(server) as line:
        line.settimeout(0.05)
        end = time.monotonic() + SOON
        line.sendall(b"GET / HTTP/1.1\r\nX: ")
        while True:
            assert time.monotonic() < end
            with suppress(TimeoutError):
                assert line.recv(100).startswith(b"HTTP/1.1 408")
                break
            line.sendall(b"x")


def test_nor_is_half_a_request_after_a_whole_one(tmp_path: Path) -> None:
    with house(tmp_path, head_seconds=0.3) as server, knock(server) as line:
        line.sendall(ASK + HALF)
        told = until_closed(line)
        assert told.startswith(b"HTTP/1.1 200")
        assert told.count(b"HTTP/1.1 408") == 1


def test_who_says_nothing_at_all_is_let_go_without_a_word(tmp_path: Path) -> None:
    with house(tmp_path, head_seconds=0.3) as server, knock(server) as line:
        assert until_closed(line) == b""


def test_a_body_that_was_refused_cannot_go_on_for_ever(tmp_path: Path) -> None:
    with house(tmp_path) as server, knock(server) as line:
        line.sendall(b"POST /api/mine HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 999999999\r\n\r\n")
        assert until_closed(line).startswith(b"HTTP/1.1 413")


def test_who_plays_or_thinks_is_not_hurried(tmp_path: Path) -> None:
    with house(tmp_path, head_seconds=0.2) as server:
        wanted = {"game": "looterz", "seats": [{"who": "me"}, {"who": "hot"}]}
        table = httpx.post(f"{server.http}/api/tables", json=wanted).json()
        with connect(server.ws) as line:
            line.send(hello(table))
            time.sleep(1.0)  # longer than any head may take
            line.send(json.dumps({"type": "look", "id": "late", "seat": None}))
            while json.loads(line.recv(SOON)).get("id") != "late":
                pass


@pytest.mark.parametrize("head", [b"X-Long: " + b"x" * 100_000, b"X: y\r\n" * 20_000])
def test_a_head_without_end_is_refused(tmp_path: Path, head: bytes) -> None:
    with house(tmp_path) as server, knock(server) as line:
        with suppress(ConnectionError):
            line.sendall(b"GET / HTTP/1.1\r\n" + head)
        assert answer(line)[:12] in (b"HTTP/1.1 431", b"")  # the answer may be lost with what nobody read
        assert is_served(server)


# ---- How many there may be


def test_an_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    with house(tmp_path, connections=3) as server, ExitStack() as held:
        lines = [held.enter_context(knock(server)) for _ in range(3)]
        until(lambda: not is_served(server))
        assert is_served(server, OTHER)
        lines[0].close()
        until(lambda: is_served(server))


def test_a_socket_counts_as_the_connection_that_it_was(tmp_path: Path) -> None:
    with house(tmp_path, connections=2) as server, ExitStack() as held:
        lines = [held.enter_context(knock(server)) for _ in range(2)]
        for line in lines:
            line.sendall(HANDSHAKE)
            assert answer(line).startswith(b"HTTP/1.1 101")
        assert not is_served(server)
        for line in lines:
            line.close()
        until(lambda: is_served(server))


def test_an_address_opens_only_so_many_at_once(tmp_path: Path) -> None:
    with house(tmp_path, arrivals=Rate(0.01, 5)) as server:
        assert [is_served(server) for _ in range(7)] == [True] * 5 + [False] * 2
        assert is_served(server, OTHER)


def test_a_proxy_brings_as_many_as_it_likes(tmp_path: Path) -> None:
    with house(tmp_path, connections=3, arrivals=Rate(0.01, 3)) as server, ExitStack() as held:
        for number in range(10):
            line = held.enter_context(knock(server, PROXY))
            line.sendall(ASK.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 192.0.2.%d\r\n\r\n" % number))
            assert answer(line).startswith(b"HTTP/1.1 200")


def test_who_only_comes_from_the_address_of_a_proxy_is_counted_too(tmp_path: Path) -> None:
    with house(tmp_path, connections=3) as server, ExitStack() as held:
        told = []
        for _ in range(5):
            line = held.enter_context(knock(server, PROXY))
            line.sendall(ASK)
            told.append(answer(line)[:12])
        assert told == [b"HTTP/1.1 200"] * 3 + [b"HTTP/1.1 429"] * 2


def test_of_all_connections_those_that_say_nothing_make_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(serving, "most_connections", lambda: 8)
    with house(tmp_path) as server, ExitStack() as held:
        socket_before = held.enter_context(knock(server))
        socket_before.sendall(HANDSHAKE)
        assert answer(socket_before).startswith(b"HTTP/1.1 101")
        for _ in range(30):
            held.enter_context(knock(server, PROXY)).sendall(HALF)
        assert all(is_served(server, address) for address in (STRANGER, OTHER, PROXY))
        socket_before.sendall(frame(b"?", opcode=9))
        assert answer(socket_before) == b"\x8a\x01?"  # whoever was there before still is
    warned = [record for record in caplog.records if "running out" in record.message]
    assert len(warned) == 1
    assert warned[0].levelno == logging.WARNING


@pytest.mark.parametrize("address", [STRANGER, PROXY])  # turned away when it comes, and when its request is here
def test_so_do_those_that_are_yet_to_be_told_that_they_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(serving, "most_connections", lambda: 8)
    monkeypatch.setattr(connections, "DETAINED", SOON)
    with house(tmp_path, arrivals=Rate(0.01, 2)) as server, ExitStack() as held:
        for _ in range(30):
            with suppress(ConnectionError):  # of more than can be kept some are let go at once
                held.enter_context(knock(server, address)).sendall(ASK)
        assert is_served(server, OTHER)


def test_a_server_that_is_out_of_files_says_so_and_lets_go_who_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path) as server, knock(server) as line:
        line.sendall(HALF)
        monkeypatch.setattr(connections, "can_open", lambda: False)
        assert until_closed(line).startswith(b"HTTP/1.1 408")
    assert len([record for record in caplog.records if "no more files" in record.message]) == 1


FEW_FILES = """
import resource, sys
from lootkeep.cli import main
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))
sys.argv = ["lootkeep", "serve", "--port", "0", "--no-browser", "--db", sys.argv[1]]
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="has no such limit")
def test_a_server_with_few_files_is_not_shut_by_half_sent_requests(tmp_path: Path) -> None:
    said = tmp_path / "server.log"
    command = [sys.executable, "-c", FEW_FILES, str(tmp_path / "tables.db")]
    with said.open("w") as log, subprocess.Popen(command, stdout=log, stderr=log) as process:
        try:
            until(lambda: "Lootkeep is at" in said.read_text())
            port = int(said.read_text().split("127.0.0.1:")[1].split("/")[0])
            server = Live(port, None)
            with ExitStack() as held:
                for _ in range(300):
                    held.enter_context(knock(server, PROXY)).sendall(HALF)
                assert is_served(server, OTHER)
        finally:
            process.kill()
    assert said.read_text().count("running out") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="has no such limit")
def test_the_server_asks_for_as_many_files_as_it_may_have() -> None:
    program = (
        "import resource; from lootkeep.server.doors import connections as files\n"
        "hard = min(resource.getrlimit(resource.RLIMIT_NOFILE)[1], 4096)\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard)); before = files.most_connections()\n"
        "files.raise_limit(); print(before < 256, resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard))\n"
        "files.raise_limit(); print(files.most_connections() > before)"
    )
    assert subprocess.check_output([sys.executable, "-c", program], text=True).split() == ["True", "True", "True"]


# ---- Who asks too much


def test_who_asks_too_often_is_told_once_and_then_not_read(tmp_path: Path) -> None:
    with house(tmp_path, requests=Rate(0.01, 2)) as server, knock(server) as line:
        line.sendall(ASK * 50)
        told = b""
        while b"HTTP/1.1 429" not in told:
            told += line.recv(65536)
        told += heard_for(line, 0.5)
        assert (told.count(b"HTTP/1.1 200"), told.count(b"HTTP/1.1 429")) == (2, 1)


def test_the_other_clients_of_a_proxy_do_not_rest_with_one_who_asks_too_often(tmp_path: Path) -> None:
    with house(tmp_path, requests=Rate(0.01, 1)) as server, knock(server, PROXY) as line:
        told = []
        line.settimeout(4.0)  # less than a rest
        for client in (1, 1, 2):
            line.sendall(ASK.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 192.0.2.%d\r\n\r\n" % client))
            told.append(whole_answer(line)[:12])
        assert told == [b"HTTP/1.1 200", b"HTTP/1.1 429", b"HTTP/1.1 200"]


def test_only_so_many_bodies_of_an_address_are_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arriving: list[str] = []

    class Watched(Tally):
        """Tells when a body begins to arrive."""

        def enter(self, name: str) -> bool:
            arriving.append(name)
            return super().enter(name)

    monkeypatch.setattr(shield, "Tally", Watched)
    begun = b"POST /api/mine HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 13\r\n\r\n"
    with (
        house(tmp_path, bodies=1) as server,
        knock(server) as slow,
        knock(server) as quick,
        knock(server, OTHER) as far,
    ):
        slow.sendall(begun)
        until(lambda: bool(arriving))
        quick.sendall(begun + b'{"tables":{}}')
        assert answer(quick).startswith(b"HTTP/1.1 429")
        far.sendall(begun + b'{"tables":{}}')
        assert answer(far).startswith(b"HTTP/1.1 200")
        slow.sendall(b'{"tables":{}}')
        assert answer(slow).startswith(b"HTTP/1.1 200")


def test_who_never_reads_the_answers_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    registers: list[Connections] = []

    class Known(Connections):
        """The connections of the server, so that one can look which are left: a client may not learn of its end."""

        def __init__(self, *args: Any, **named: Any) -> None:
            super().__init__(*args, **named)
            registers.append(self)

    monkeypatch.setattr(connections, "GRACE", 0.3)
    monkeypatch.setattr(connections, "SLOWEST", 1 << 30)
    monkeypatch.setattr(serving, "Connections", Known)
    with house(tmp_path, head_seconds=2.0) as server, knock(server) as line:
        [register] = registers
        until(lambda: bool(register.open))
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(0.5)
        end = time.monotonic() + SOON
        while register.open and time.monotonic() < end:
            with suppress(TimeoutError, ConnectionError):
                line.sendall(LONG_ANSWER * 100)
        assert not register.open


# ---- Sockets that say too much


@pytest.fixture
def table(tmp_path: Path) -> Iterator[tuple[Live, dict[str, Any]]]:
    """A table of a server at which a socket may say five things at once, and five a second."""
    with house(tmp_path, messages=Rate(5, 5)) as server:
        wanted = {"game": "looterz", "seats": [{"who": "me"}, {"who": "hot"}]}
        yield server, httpx.post(f"{server.http}/api/tables", json=wanted).json()


def seated(server: Live, made: dict[str, Any]) -> socket.socket:
    """A raw socket at a table."""
    line = knock(server)
    line.sendall(HANDSHAKE)
    assert answer(line).startswith(b"HTTP/1.1 101")
    line.sendall(frame(hello(made)))
    return line


def heard_for(line: socket.socket, seconds: float) -> bytes:
    """All that comes within some seconds."""
    told, end = b"", time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        line.settimeout(left)
        with suppress(TimeoutError):
            told += line.recv(65536)
    return told


def test_a_flood_of_messages_is_not_answered_one_by_one(table: tuple[Live, dict[str, Any]]) -> None:
    with seated(*table) as line:
        began = time.monotonic()
        line.sendall(frame(b'{"type":"look","id":"x","seat":null}') * 1000)
        told = heard(line, b'"too-much"')
        told += heard_for(line, 1.0)
        passed = time.monotonic() - began
        assert 1 <= told.count(b'"too-much"') <= passed / websocket.REST_SECONDS + 1
        assert 5 <= told.count(b'"accepted"') <= 5 + 5 * passed + 1


@pytest.mark.parametrize("noise", [frame(b"", opcode=9), frame(b"", opcode=10)], ids=["pings", "pongs"])
def test_a_flood_of_pings_closes_the_socket(table: tuple[Live, dict[str, Any]], noise: bytes) -> None:
    with seated(*table) as line:
        line.sendall(noise * 1000)
        told = until_closed(line)
        assert told.count(b"\x8a\x00") < 300
        assert b"\x88\x02\x03\xf0" in told  # 1008


def test_a_socket_that_was_closed_for_its_noise_counts_as_many(tmp_path: Path) -> None:
    with house(tmp_path, opens=Rate(0.01, NOISY + 3)) as server:
        with knock(server) as line:
            line.sendall(HANDSHAKE)
            heard(line, b"101 Switching")
            line.sendall(frame(b"", opcode=9) * 1000)
            until_closed(line)
        told = []
        for _ in range(3):
            with knock(server) as line:
                line.sendall(HANDSHAKE)
                told.append(answer(line)[:12])
        assert told == [b"HTTP/1.1 101"] * 2 + [b"HTTP/1.1 429"]


def test_a_message_in_countless_parts_closes_the_socket(table: tuple[Live, dict[str, Any]]) -> None:
    with seated(*table) as line:
        line.sendall(frame(b"", first=0) + frame(b"", opcode=0, first=0) * 5000)
        assert b"\x88\x02\x03\xf1" in until_closed(line)  # 1009


def test_a_message_in_some_parts_is_understood(table: tuple[Live, dict[str, Any]]) -> None:
    with seated(*table) as line:
        text = b'{"type":"look","id":"parts","seat":null}'
        parts = [frame(text[at : at + 1], opcode=0, first=0) for at in range(1, len(text) - 1)]
        line.sendall(frame(text[:1], first=0) + b"".join(parts) + frame(text[-1:], opcode=0))
        heard(line, b'"parts"')


def test_what_is_no_text_closes_the_socket_and_leaves_no_traceback(
    table: tuple[Live, dict[str, Any]], caplog: pytest.LogCaptureFixture
) -> None:
    with seated(*table) as line:
        line.sendall(frame(b"\xff\xfe"))
        assert b"\x88\x02\x03\xef" in until_closed(line)  # 1007
    assert [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR] == []


def test_who_rests_does_not_keep_the_server_from_stopping(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with house(tmp_path, messages=Rate(0.01, 1)) as server:
        wanted = {"game": "looterz", "seats": [{"who": "me"}, {"who": "hot"}]}
        made = httpx.post(f"{server.http}/api/tables", json=wanted).json()
        loud = seated(server, made)
        loud.sendall(frame(b'{"type":"look","id":"x","seat":null}') * 50)
        heard(loud, b'"too-much"')
    loud.close()
    assert [record.message for record in caplog.records if "Cancel" in record.message] == []


def test_who_watches_cannot_silence_who_plays(tmp_path: Path) -> None:
    with house(tmp_path, crowd=Rate(0.01, 5)) as server:
        wanted = {"game": "looterz", "seats": [{"who": "me"}, {"who": "hot"}], "public": True}
        made = httpx.post(f"{server.http}/api/tables", json=wanted).json()
        watcher = made | {"keys": {"host": made["keys"]["invite"]}}
        with seated(server, watcher) as loud, connect(server.ws) as player:
            loud.sendall(frame(b'{"type":"look","id":"x","seat":null}') * 50)
            heard(loud, b'"too-much"')
            keys = list(made["keys"]["seats"].values())
            player.send(json.dumps({"type": "hello", "id": "h", "table": made["table"], "keys": keys}))
            player.send(json.dumps({"type": "look", "id": "mine", "seat": 0}))
            while (said := json.loads(player.recv(SOON))).get("id") != "mine":
                pass
            assert said["type"] == "accepted"


# ---- The count itself


class Pipe:
    """As much of a transport as is counted."""

    def __init__(self) -> None:
        self.unread = 0
        self.is_gone = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.is_gone = True


@pytest.mark.anyio
async def test_a_slow_reader_has_time_as_long_as_it_reads_at_all() -> None:
    now = 0.0
    all = Connections(Limits(), 10, clock=lambda: now)
    pipe: Any = Pipe()
    assert all.enter(pipe, None)
    pipe.unread = connections.SLOWEST * 100
    for second in range(0, 130, 10):
        now = float(second)
        all._sweep()
        assert not pipe.is_gone
    now = 131.0
    all._sweep()
    assert pipe.is_gone
    all.leave(pipe, None)
