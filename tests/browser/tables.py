"""Tables that are set and played without a browser, so that there is something to look at."""

from __future__ import annotations

import itertools
import json
import random
import sqlite3
import time
import urllib.request
from contextlib import closing
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


def set_table(
    server: Server,
    game: str,
    *,
    people: int = 1,
    bots: int = 1,
    friends: int = 0,
    level: str = "apprentice",
    **more: Any,
) -> Table:
    """A new table for so many people at my device, for bots, and for friends who are yet to come."""
    seats = more.pop("seats", None) or [
        {"who": "me", "name": "Ada"},
        *({"who": "hot", "name": f"Guest {n}"} for n in range(2, people + 1)),
        *({"who": "bot", "level": level} for _ in range(bots)),
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


def look_on(table: Table) -> None:
    """Watch bots until the game is over; they play only while somebody looks."""
    with connect(f"ws{table.server.address.removeprefix('http')}/ws") as socket:
        send(socket, "hello", table=table.name, keys=list(table.keys["seats"].values()))
        while True:
            message = json.loads(socket.recv(timeout=PATIENCE))
            if message["type"] == "state" and message["outcome"]:
                return


def await_question(socket: ClientConnection, mine: list[int]) -> dict[str, Any]:
    """The first state that asks something of one of my seats, or in which the game is over."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == "refused" and message["code"] != "stale":  # a page that looks on has answered before
            raise RuntimeError(f"refused: {message}")
        if message["type"] != "state":
            continue
        if message["decision"] or message["outcome"]:
            return message
        if message["view"]["actor"] in mine:
            send(socket, "look", seat=message["view"]["actor"])


def by_other_rules(table: Table) -> Table:
    """A copy of a table whose log says that it was begun by rules that nobody plays any more."""
    name = f"{table.name}-gone"
    with closing(sqlite3.connect(table.server.database, timeout=PATIENCE)) as database, database:
        wait_for_picture(database, table.name)
        for part, columns in COPIED.items():
            database.execute(
                f"INSERT INTO {part} (name, {columns}) SELECT ?, {columns} FROM {part} WHERE name = ?",
                (name, table.name),
            )
        start = "SELECT version, data FROM entries WHERE name = ? AND kind = 'started'"
        [(version, data)] = database.execute(start, (name,)).fetchall()
        changed = json.dumps(json.loads(data) | {"rules": 99}).encode()
        database.execute("UPDATE entries SET data = ? WHERE name = ? AND version = ?", (changed, name, version))
        database.execute("UPDATE briefs SET rules = 99 WHERE name = ?", (name,))
    return Table(table.server, name, table.keys)


COPIED = {
    "tables": "head",
    "entries": "version, kind, data, at",
    "keys": "digest, role, seat",
    "briefs": "game, edition, phase, names, actor, open_seats, made, moved, public, winners, rules, box",
    "pictures": "version, data",
}


def wait_for_picture(database: sqlite3.Connection, name: str) -> None:
    """Wait until the server has kept how a table looks, which it does once everybody has gone."""
    end = time.monotonic() + PATIENCE
    while not database.execute("SELECT 1 FROM pictures WHERE name = ?", (name,)).fetchone():
        if time.monotonic() > end:
            raise RuntimeError(f"no picture of {name} was kept")
        time.sleep(0.02)


ids = itertools.count()


def send(socket: ClientConnection, type: str, **fields: Any) -> None:
    """Ask something of the server."""
    socket.send(json.dumps({"type": type, "id": f"q{next(ids)}", **fields}))
