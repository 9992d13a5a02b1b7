"""The real server in a process of its own, started by the real command, and ended as brutally as can be."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


class Server:
    """`lootkeep serve` on a free port."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        self.log = folder / "server.log"
        command = [sys.executable, "-m", "lootkeep", "serve", "--port", "0", "--no-browser", "--db", str(self.database)]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        while not (found := re.search(r"http://(127\.0\.0\.1:\d+)/", self.said())):
            assert self.process.poll() is None, self.said()
            time.sleep(0.02)
        self.address = found[1]

    def said(self) -> str:
        """All that it has printed."""
        return self.log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """End it without a warning, as a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> str:
        """End it as Ctrl-C does: all that it said."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)
        return self.said()

    def make(self, **table: Any) -> dict[str, Any]:
        """A new table: its name and its keys."""
        request = urllib.request.Request(
            f"http://{self.address}/api/tables", json.dumps(table).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    async def join(self, made: dict[str, Any], **more: Any) -> ClientConnection:
        """A socket at a table, with all its seats."""
        socket = await connect(f"ws://{self.address}/ws")
        keys = list(made["keys"]["seats"].values())
        await socket.send(json.dumps({"type": "hello", "id": "hello", "table": made["table"], "keys": keys, **more}))
        return socket


async def heard(socket: ClientConnection, *types: str) -> dict[str, Any]:
    """The next message of one of these types."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] in types:
            return message
