"""Sockets that break the rules of sockets: none of them hangs the server, fills its log or stays open."""

from __future__ import annotations

import json
import logging
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from .live import Live, live
from .parlour import ROOMY

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MOST_KEPT = 20_000_000  # bytes on their way to somebody who does not take them, buffers of the system included
SOON = 20.0  # seconds in which a server that does not hang has answered


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that nobody is told to slow down at."""
    with live(tmp_path_factory.mktemp("house") / "tables.db", limits=ROOMY, pace=0.0) as server:
        yield server


@pytest.fixture(scope="module")
def table(house: Live) -> dict[str, Any]:
    """A table for two."""
    wanted = {"game": "looterz", "seats": [{"who": "me"}, {"who": "hot"}]}
    made: dict[str, Any] = httpx.post(f"{house.http}/api/tables", json=wanted).json()
    return made


def frame(payload: bytes, *, opcode: int = 1, first: int = 0x80, mask: bool = True, size: int | None = None) -> bytes:
    """A frame, honest or not: its first bits, whether it is masked, and how long it says to be."""
    size, bit = len(payload) if size is None else size, 0x80 if mask else 0
    if size < 126:
        head = bytes([first | opcode, bit | size])
    elif size < 2**16:
        head = struct.pack(">BBH", first | opcode, bit | 126, size)
    else:
        head = struct.pack(">BBQ", first | opcode, bit | 127, size)
    return head + (bytes(4) if mask else b"") + payload


def hello(table: dict[str, Any]) -> bytes:
    """The first message of somebody who is welcome."""
    return json.dumps({"type": "hello", "id": "1", "table": table["table"], "keys": [table["keys"]["host"]]}).encode()


def opened(house: Live) -> socket.socket:
    """A raw socket after its handshake."""
    raw = socket.create_connection(("127.0.0.1", house.port), timeout=SOON)
    raw.sendall(HANDSHAKE)
    assert raw.recv(4096).startswith(b"HTTP/1.1 101")
    return raw


def until_closed(raw: socket.socket) -> bytes:
    """All that the server still says; it has to hang up in the end."""
    heard = b""
    try:
        while part := raw.recv(65536):
            heard += part
    except ConnectionResetError:
        pass
    return heard


def plays(house: Live, table: dict[str, Any]) -> None:
    """The table can be played at: a move is accepted."""
    with connect(house.ws) as line:
        keys = [*table["keys"]["seats"].values()]
        line.send(json.dumps({"type": "hello", "id": "1", "table": table["table"], "keys": keys}))
        state = next(message for message in heard(line) if message["type"] == "state")
        while not state["decision"]:
            line.send(json.dumps({"type": "look", "id": "2", "seat": state["view"]["actor"]}))
            state = next(message for message in heard(line) if message["type"] == "state")
        option, seat = state["decision"]["options"][0]["id"], state["seat"]
        move = {"type": "move", "id": "3", "seat": seat, "version": state["version"], "option": option}
        line.send(json.dumps(move))
        answer = next(message for message in heard(line) if message.get("id") == "3")
        assert answer["type"] == "accepted", answer


def heard(line: Any) -> Iterator[dict[str, Any]]:
    """What comes, message by message."""
    while True:
        yield json.loads(line.recv(timeout=SOON))


def sockets(house: Live) -> float:
    """How many sockets the server believes to be open."""
    return float(house.app.state.hub.services.metrics.register.get_sample_value("lootkeep_sockets"))


@pytest.fixture(autouse=True)
def good_order(house: Live, table: dict[str, Any], caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Afterwards nothing has failed, nobody is left over, and one can play."""
    yield
    plays(house, table)
    patience = time.monotonic() + SOON
    while sockets(house) and time.monotonic() < patience:
        time.sleep(0.02)
    assert sockets(house) == 0
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize(
    "rubbish",
    {
        "unmasked": frame(b"{}", mask=False),
        "unknown opcode": frame(b"", opcode=3),
        "reserved bits": frame(b"{}", first=0xF0),
        "long ping": frame(b"x" * 126, opcode=9),
        "half a ping": frame(b"", opcode=9, first=0),
        "going on with nothing": frame(b"x", opcode=0),
        "not UTF-8": frame(b"\xff\xfe"),
        "close of one byte": frame(b"x", opcode=8),
        "close with an odd code": frame(struct.pack(">H", 5), opcode=8),
        "says to be giant": frame(b"x" * 100, size=2**62),
        "says to be endless": frame(b"x" * 100, size=2**64 - 1),
        "giant": frame(b"x" * (ROOMY.frame + 1)),
        "giant in parts": frame(b"x" * ROOMY.frame, first=0) + frame(b"x" * ROOMY.frame, opcode=0),
        "HTTP again": HANDSHAKE,
    }.items(),
    ids=lambda rubbish: rubbish[0],
)
@pytest.mark.parametrize("is_at_table", [True, False], ids=["at a table", "at the door"])
def test_who_breaks_the_rules_is_hung_up_on(
    house: Live, table: dict[str, Any], rubbish: tuple[str, bytes], is_at_table: bool
) -> None:
    with opened(house) as raw:
        if is_at_table:
            raw.sendall(frame(hello(table)))
            assert b"welcome" in raw.recv(100)
        raw.sendall(rubbish[1])
        until_closed(raw)


@pytest.mark.parametrize("how", ["half closed", "cut off", "in the middle of a frame", "in the middle of a message"])
def test_who_goes_without_a_word_is_gone(house: Live, table: dict[str, Any], how: str) -> None:
    with opened(house) as raw:
        raw.sendall(frame(hello(table)))
        assert b"welcome" in raw.recv(100)
        if how == "in the middle of a frame":
            raw.sendall(frame(b'{"type":"say"', size=1000))
        elif how == "in the middle of a message":
            raw.sendall(frame(b'{"type":"say"', first=0))
        if how == "cut off":
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # a reset, not an end
        else:
            raw.shutdown(socket.SHUT_WR)
            until_closed(raw)


def test_who_does_not_read_is_dropped(house: Live, table: dict[str, Any]) -> None:
    with opened(house) as raw, connect(house.ws) as other:
        raw.settimeout(1.0)
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 16)  # or else the system reads for it
        raw.sendall(frame(hello(table)))
        other.send(hello(table).decode())
        assert next(message for message in heard(other) if message["type"] == "state")
        look = frame(b'{"type":"look","id":"1","seat":null}')
        end = time.monotonic() + SOON
        while sockets(house) == 2 and time.monotonic() < end:
            with suppress(OSError):  # while the server answers it may not listen, and in the end it has hung up
                raw.sendall(look * 50)  # each is answered with a whole state, which nobody takes
        assert sockets(house) == 1
        assert len(until_closed(raw)) < MOST_KEPT
        plays(house, table)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
@given(parts=st.lists(st.binary(max_size=60) | st.binary(max_size=60).map(frame), min_size=1, max_size=6))
def test_any_bytes_after_the_handshake(house: Live, parts: list[bytes]) -> None:
    with opened(house) as raw:
        try:
            for part in parts:
                raw.sendall(part)
            raw.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # it has hung up already
        until_closed(raw)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
@given(head=st.binary(max_size=200) | st.binary(max_size=60).map(lambda rubbish: HANDSHAKE[:-2] + rubbish))
def test_any_bytes_in_place_of_the_handshake(house: Live, head: bytes) -> None:
    with socket.create_connection(("127.0.0.1", house.port), timeout=SOON) as raw:
        raw.sendall(head)
        raw.shutdown(socket.SHUT_WR)
        until_closed(raw)


def test_a_giant_message_has_its_own_code(house: Live, table: dict[str, Any]) -> None:
    with connect(house.ws) as line:
        line.send(hello(table).decode())
        line.send("x" * (ROOMY.frame + 1))
        with suppress(ConnectionClosed):
            for _ in heard(line):
                pass
    assert line.close_code == 1009
