"""The real server on a disk that is full for a while, and before clients that send nonsense: what it says and logs."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from .process import Server, heard

pytestmark = [pytest.mark.anyio, pytest.mark.once]

SEATS = [{"who": "me"}, {"who": "hot"}]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server in a process of its own."""
    server = Server(tmp_path)
    yield server
    if server.process.poll() is None:
        server.kill()


def health(server: Server) -> tuple[int, dict[str, Any]]:
    """What `/healthz` says."""
    try:
        with urllib.request.urlopen(f"http://{server.address}/healthz", timeout=30) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refused:
        return refused.code, json.load(refused)


def limit_files(server: Server, size: int | None) -> None:
    """Let no file of the server grow beyond this size, as if the disk were full."""
    import resource

    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    soft = resource.RLIM_INFINITY if size is None else size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, hard))


async def answered(client: ClientConnection, id: str, **message: Any) -> dict[str, Any]:
    """Ask something: the answer."""
    await client.send(json.dumps({"id": id, **message}))
    while True:
        answer: dict[str, Any] = json.loads(await client.recv())
        if answer.get("id") == id:
            return answer


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of another process")
async def test_a_full_disk_is_told_once_and_the_table_goes_on(server: Server) -> None:
    made = server.make(game="looterz", seats=SEATS)
    assert health(server) == (200, {"status": "ok"})
    async with await server.join(made) as client:
        await heard(client, "state")
        limit_files(server, server.database.with_name("tables.db-wal").stat().st_size)
        for count in range(10):
            refused = await answered(client, f"r{count}", type="rename", seat=0, name="Eve")
            assert (refused["type"], refused["code"]) == ("refused", "busy")
        status, said = health(server)
        assert (status, said["status"]) == (503, "store")
        assert said["why"] in ("database or disk is full", "disk I/O error")
        limit_files(server, None)
        while health(server)[0] != 200:
            await asyncio.sleep(0.05)
        assert (await answered(client, "again", type="rename", seat=0, name="Eve"))["type"] == "accepted"
    lines = [json.loads(line) for line in server.stop().splitlines() if line.startswith("{")]
    lines = [line for line in lines if "pictures" not in line["what"]]  # for which a busy machine may have no time
    assert [line["what"].partition(" after")[0].partition(":")[0] for line in lines] == [
        "the store is away",
        "the store is back",
    ]
    assert "trouble" not in lines[0]


async def test_what_is_not_utf_8_leaves_no_traceback(server: Server) -> None:
    async with connect(f"ws://{server.address}/ws") as client:
        client.transport.write(Frame(Opcode.TEXT, b"\xff\xfe{").serialize(mask=True))
        await client.wait_closed()
        assert client.close_code == 1007
    host, port = server.address.split(":")
    for nonsense in (b"GET /\xff\xfe HTTP/1.1\r\n\r\n", b"\xff\xfe\r\n\r\n"):
        with socket.create_connection((host, int(port)), timeout=30) as stranger:
            stranger.sendall(nonsense)
            assert stranger.recv(100).startswith(b"HTTP/1.1 400")
    assert [line for line in server.stop().splitlines() if line.startswith(("{", "Traceback"))] == []
