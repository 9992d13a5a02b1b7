"""The server under test: a process of its own that can be killed, with a database of its own on a free port.

`python tests/browser/server.py PORT DATABASE SEED` is that process: `lootkeep serve`, but its bots answer without
thinking, it does not mind how often a test comes, and every game is dealt from the same key.
"""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

import uvicorn

from lootkeep import load_position
from lootkeep.bots import LEVELS
from lootkeep.server.app import create_app
from lootkeep.server.doors.shield import own_names
from lootkeep.server.limits import Limits, Rate
from lootkeep.server.live.bots.thinkers import Thinkers
from lootkeep.server.live.parts.watchfulness import Eyes
from lootkeep.server.protocol.messages import LONG_AWAY
from lootkeep.server.serving import configured, listening
from lootkeep.server.store import open_store

HOST = "127.0.0.1"
PATIENCE = 60.0  # seconds for a start on a busy machine
OFTEN = Rate(1e6, 1e6)
SEED = 7
EYES = {"forgetful": Eyes(0.0, 2.0, 3.0, forgets=1.0), "sharp": Eyes(1.0, 2.0, 3.0, forgets=0.0)}


class Server:
    """A server that can be started again where it was, also after it was killed."""

    def __init__(
        self,
        folder: Path,
        seed: int = SEED,
        long_away: float = LONG_AWAY,
        bots: str = "usual",
        position: str = "",
    ) -> None:
        self.database = folder / "tables.db"
        self.log = folder / "server.log"
        self.port = free_port()
        self.seed = seed  # the number that is the key of every table
        self.long_away = long_away  # seconds
        self.bots = bots  # how they bear penances
        self.position = (
            folder / "position.txt"
        )  # from which every game begins, if there is one; or one for each edition
        self.position.write_text(position)
        self.address = f"http://{HOST}:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, __file__, str(self.port), str(self.database), str(self.seed), str(self.long_away)]
        command += [self.bots, str(self.position)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server does not start:\n{self.log.read_text(errors='replace')}")
            time.sleep(0.05)

    def answers(self) -> bool:
        """Tell whether it is there and well."""
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=30) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, gently or not."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as feeler:
        feeler.bind((HOST, 0))
        return int(feeler.getsockname()[1])


async def serve(port: int, database: str, seed: int, long_away: float, bots: str, position: str) -> None:
    """Be the server."""
    often = ("requests", "opens", "tables", "messages", "crowd", "curves", "hints", "checks", "trials", "boxes")
    limits = Limits(**dict.fromkeys(often, OFTEN))  # type: ignore[arg-type]  # all of these are rates
    quick = Thinkers(dict.fromkeys(LEVELS, "greedy"))
    store = await open_store(database)
    app = create_app(store, hosts=own_names(HOST, []), pace=0, limits=limits, thinkers=quick)
    same = SimpleNamespace(token_bytes=lambda length: seed.to_bytes(length, "big"))
    mock.patch("lootkeep.server.acts.seats.LONG_AWAY", long_away).start()
    mock.patch("lootkeep.server.live.parts.penances.PROMPT", 12.0).start()  # a busy machine is slower than people are
    mock.patch("lootkeep.server.live.parts.penances.WINDOW", 60.0).start()
    mock.patch("lootkeep.server.live.bots.thinkers.HINT_PATIENCE", 60.0).start()
    if bots in EYES:
        mock.patch("lootkeep.server.live.parts.penances.EYES", dict.fromkeys(LEVELS, EYES[bots])).start()
    if position:
        mock.patch(
            "lootkeep.server.tables.table.new_game",
            side_effect=lambda game, seats, source, edition, *_: load_position(begun(position, edition)),
        ).start()
    with mock.patch("lootkeep.engine.fairness.secrets", same), listening(HOST, port) as ears:
        await uvicorn.Server(configured(app)).serve([ears])


def begun(positions: str, edition: str) -> str:
    """The position in which a game of this edition begins; if there is but one, all do."""
    texts = positions.split("\n\n")
    return next((text for text in texts if text.split()[1] == edition), texts[0])


if __name__ == "__main__":
    more = (sys.argv[5], Path(sys.argv[6]).read_text())
    asyncio.run(serve(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), float(sys.argv[4]), *more))
