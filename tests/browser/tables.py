"""Tables that are set and played without a browser, so that there is something to look at."""

from __future__ import annotations

import itertools
import json
import random
import urllib.request
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

from tests.browser.server import Server

PATIENCE = 30.0  # seconds for the bots' answers


class Table(NamedTuple):
    """A table, and the keys of whoever set it."""

    server: Server
    name: str
    keys: dict[str, Any]

    @property
    def address(self) -> str:
        """Where it is, for those who have its keys."""
        return f"/t/{self.name}"

    @property
    def path(self) -> str:
        """Its address with the key of the first seat, as one carries it to another device."""
        return f"{self.address}#s=0.{self.keys['seats']['0']}"


def set_table(server: Server, game: str, *, people: int = 1, bots: int = 1, friends: int = 0, **more: Any) -> Table:
    """A new table for so many people at my device, for bots, and for friends who are yet to come."""
    seats = [
        {"who": "me", "name": "Ada"},
        *({"who": "hot", "name": f"Guest {n}"} for n in range(2, people + 1)),
        *({"who": "bot", "level": "apprentice"} for _ in range(bots)),
        *({"who": "friend"} for _ in range(friends)),
    ]
    body = json.dumps({"game": game, "seats": seats, **more}).encode()
    asked = urllib.request.Request(f"{server.address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        made = json.load(answer)
    return Table(server, made["table"], made["keys"])


def play_on(table: Table, decisions: int = 10_000, seed: int = 7) -> None:
    """Answer so many questions at all my seats by chance, or play to the end."""
    chance = random.Random(seed)
    keys = list(table.keys["seats"].values())
    with connect(f"ws{table.server.address.removeprefix('http')}/ws") as socket:
        send(socket, "hello", table=table.name, keys=keys)
        for _ in range(decisions):
            state = await_question(socket, [int(seat) for seat in table.keys["seats"]])
            if state["outcome"]:
                return
            chosen = chance.choice(state["decision"]["options"])["id"]
            send(socket, "move", seat=state["decision"]["seat"], version=state["version"], option=chosen)


def await_question(socket: ClientConnection, mine: list[int]) -> dict[str, Any]:
    """The first state that asks something of one of my seats, or in which the game is over."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == "refused":
            raise RuntimeError(f"refused: {message}")
        if message["type"] != "state":
            continue
        if message["decision"] or message["outcome"]:
            return message
        if message["view"]["actor"] in mine:
            send(socket, "look", seat=message["view"]["actor"])


ids = itertools.count()


def send(socket: ClientConnection, type: str, **fields: Any) -> None:
    """Ask something of the server."""
    socket.send(json.dumps({"type": type, "id": f"q{next(ids)}", **fields}))
