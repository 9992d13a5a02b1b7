"""A guest who comes to a Lootkeep that was just installed: starts it, plays a game with a bot to its end, and leaves.

    python develop/guest.py            a server of this very Python's Lootkeep, in a folder that is thrown away
    python develop/guest.py ADDRESS    a server that runs already, such as http://127.0.0.1:8642

It runs in the environment that is tried, so it knows nothing but the standard library and what Lootkeep brings.
"""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

PATIENCE = 60  # seconds for a server to begin, and to end
SHORT_GAME = {
    "game": "looterz",
    "edition": "dragon",
    "options": {"target": 2},
    "seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "level": "guard"}],
}


class Trouble(Exception):
    """What the guest did not find as it should be."""


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of this Python's Lootkeep, which has to end well when it is told to."""
    with tempfile.TemporaryDirectory(prefix="lootkeep-guest-") as folder:
        log = Path(folder) / "server.log"
        command = [sys.executable, "-m", "lootkeep", "serve", "--no-browser", "--port", "0"]
        with log.open("w") as output:
            server = subprocess.Popen(
                [*command, "--db", str(Path(folder) / "tables.db")], cwd=folder, stdout=output, stderr=output
            )
        try:
            yield address_in(log, server)
        finally:
            code = stopped(server)
        if code not in ENDS_WELL:
            raise Trouble(f"the server ended with exit code {code}:\n{log.read_text(encoding='utf-8')}")


# Ctrl-C is a signal; Windows knows only the end.
ENDS_WELL = {0} if os.name == "posix" else {0, 1}


def address_in(log: Path, server: subprocess.Popen[bytes]) -> str:
    """Where a server says it is."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        if found := re.search(r"http://[\w.]+:\d+", log.read_text(encoding="utf-8")):
            return found[0]
        time.sleep(0.05)
    raise Trouble(f"the server did not begin:\n{log.read_text(encoding='utf-8')}")


def stopped(server: subprocess.Popen[bytes]) -> int:
    """End a server as Ctrl-C does: its exit code."""
    if server.poll() is None:
        server.send_signal(signal.SIGINT) if os.name == "posix" else server.terminate()
    try:
        return server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        raise Trouble(f"the server did not end within {PATIENCE} s") from None


def ask(address: str, about: dict[str, Any] | None = None) -> bytes:
    """What a server answers over HTTP."""
    body = None if about is None else json.dumps(about).encode()
    request = urllib.request.Request(address, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def look_around(address: str) -> None:
    """The server is well, and has a page for the browser with everything that the page asks for."""
    if json.loads(ask(f"{address}/healthz")) != {"status": "ok"}:
        raise Trouble("the server is not well")
    page = ask(f"{address}/").decode()
    parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    if not parts:
        raise Trouble("the first page is not that of the browser's side")
    for part in parts:
        ask(address + part)


def play(address: str) -> tuple[int, int]:
    """Play against a bot, by chance, until somebody has won: how often it was our turn, and how often the bot's."""
    made = json.loads(ask(f"{address}/api/tables", SHORT_GAME))
    keys = [*made["keys"]["seats"].values()]
    chance = random.Random(7)
    ours = theirs = 0
    with connect(address.replace("http", "ws", 1) + "/ws") as socket:
        socket.send(json.dumps({"type": "hello", "id": "hello", "table": made["table"], "keys": keys}))
        while True:
            told = json.loads(socket.recv(PATIENCE))
            if told["type"] == "refused" and told["code"] != "stale":  # then the fresh state follows
                raise Trouble(f"a move was refused: {told}")
            if told["type"] != "state":
                continue
            if told["outcome"]:
                return ours, theirs
            if told["view"]["actor"] != told["seat"]:
                theirs += 1
            elif told["decision"]:
                ours += 1
                option = chance.choice(told["decision"]["options"])["id"]
                move = {"type": "move", "id": f"v{told['version']}", "seat": told["seat"]}
                socket.send(json.dumps({**move, "version": told["version"], "option": option}))


def visit(address: str) -> None:
    """Look around and play; once more, if the game was over before the bot had its turn."""
    look_around(address)
    begun = time.monotonic()
    while not (turns := play(address))[1]:
        pass
    took = time.monotonic() - begun
    print(f"played a game with a bot in {took:.1f} s, {turns[0]} moves of ours and {turns[1]} of its own", flush=True)


def main() -> int:
    """Visit the server that is named, or one of our own."""
    try:
        if len(sys.argv) > 1:
            visit(sys.argv[1].rstrip("/"))
        else:
            with served() as address:
                visit(address)
    except (Trouble, OSError, TimeoutError) as problem:
        print(f"guest: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
