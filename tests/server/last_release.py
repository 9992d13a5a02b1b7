"""Makes `last_release.sql`: tables as the release before this one kept them, played at its real server.

Logs of that release say neither by which rules a game began nor with which box. To make the file again, check that
release out (2ae18e3 or a tag after it that still had no `rules` in the start of a log), put this file there and run
`python -m tests.server.last_release FILE`. The first lines of the file hold the keys of its tables, for the tests.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from .process import Server

FEW = 10  # moves at a table that goes on
ADA, BO, CLEO = ({"who": who, "name": name} for who, name in (("me", "Ada"), ("hot", "Bo"), ("hot", "Клео")))
BOT = {"who": "bot", "level": "apprentice"}
KEYS = "-- keys: "


class Guest:
    """Somebody with all keys of a table, who plays by chance."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.count = itertools.count()
        self.chance = random.Random(7)
        self.state: dict[str, Any] = {}

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Ask something: the answer."""
        id = f"q{next(self.count)}"
        await self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        while (message := await self.hear()).get("id") != id:
            pass
        return message

    async def hear(self) -> dict[str, Any]:
        """The next message; the latest state is kept."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 60))
        if message["type"] == "state":
            self.state = message
        return message

    async def fresh(self, version: int) -> None:
        """Wait for a state that is not older."""
        while not self.state or self.state["version"] < version:
            await self.hear()

    async def play(self, moves: int) -> None:
        """Take so many options, for whichever seat has to decide, or all until the end."""
        await self.fresh(0)
        while moves and not self.state["outcome"]:
            before, actor = self.state["version"], self.state["view"]["actor"]
            if self.state["decision"]:
                option = self.chance.choice(self.state["decision"]["options"])["id"]
                answer = await self.ask("move", seat=actor, version=before, option=option)
                await self.fresh(answer["version"])
                moves -= 1
            elif (await self.ask("look", seat=actor))["type"] == "refused":  # a bot's
                await self.fresh(before + 1)
            else:
                while self.state["seat"] != actor:
                    await self.hear()


async def guest(server: Server, made: dict[str, Any]) -> Guest:
    """Somebody at a table."""
    socket = await connect(f"ws://{server.address}/ws")
    here = Guest(socket)
    keys = [made["keys"]["host"], *made["keys"]["seats"].values()]
    assert (await here.ask("hello", table=made["table"], keys=keys))["type"] == "welcome"
    return here


async def lobby(server: Server) -> dict[str, Any]:
    """Two friends have come, a third is awaited, and all was agreed anew."""
    made = server.make(game="looterz", seats=[ADA, {"who": "friend"}, {"who": "friend"}], public=True)
    here = await guest(server, made)
    key = await here.ask("sit", seat=1, name="Bo")
    made["keys"]["seats"]["1"] = key["key"]
    await here.ask("arrange", edition="rigor", options={"target": 8}, clock={"kind": "move", "seconds": 90})
    await here.ask("rename", seat=1, name="Bo the Bold")
    await here.socket.close()
    return made


async def running(server: Server, game: str, **more: Any) -> dict[str, Any]:
    """A game that has just begun."""
    made = server.make(game=game, seats=[ADA, BO, CLEO], **more)
    here = await guest(server, made)
    await here.play(FEW)
    await here.socket.close()
    return made


async def finished(server: Server) -> list[dict[str, Any]]:
    """A short game to its end, and the next one, at which the same keys are good."""
    made = server.make(game="looterz", seats=[ADA, BO], options={"target": 1})
    here = await guest(server, made)
    await here.play(-1)
    await here.ask("rematch", seat=0)
    while (message := await here.hear())["type"] != "table" or not message["table"]["rematch"]:
        pass
    await here.socket.close()
    return [made, {"table": message["table"]["rematch"], "keys": made["keys"]}]


async def eventful(server: Server) -> dict[str, Any]:
    """A game with a clock at which all else happens: chat, taking back, bots, silence."""
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    made = server.make(game="looterz", seats=[ADA, BO, BOT], options={"target": 8}, clock=clock, public=True)
    here = await guest(server, made)
    await here.play(4)
    await here.ask("say", seat=0, text="Good luck!")
    await here.ask("say", seat=None, text="Удачи!")
    while not here.state["decision"]:  # a bot's turn, or that of the other seat
        await here.play(1)
    await here.ask("undo", seat=here.state["decision"]["seat"], version=here.state["version"])
    await here.ask("silence", seat=1, silent=True)
    await here.fresh((await here.ask("leave", seat=1, level="apprentice"))["version"])
    await here.play(3)
    await here.socket.close()
    return made


async def played(server: Server) -> list[dict[str, Any]]:
    """All tables, with their keys."""
    tables = [await lobby(server)]
    for game in ("looterz", "kragmortha", "heroes"):
        tables.append(await running(server, game))
    return [*tables, *await finished(server), await eventful(server)]


def dumped(database: Path) -> str:
    """A file as the statements that make it; JSON stays readable."""

    def readable(blob: re.Match[str]) -> str:
        try:
            text = bytes.fromhex(blob[1]).decode()
        except UnicodeDecodeError:
            return blob[0]
        return "CAST('{}' AS BLOB)".format(text.replace("'", "''")) if text.startswith("{") else blob[0]

    with sqlite3.connect(database) as connection:
        return "".join(re.sub(r"X'([0-9A-F]+)'", readable, line) + "\n" for line in connection.iterdump())


def main(target: str) -> None:
    """Play, and write the file."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            tables = asyncio.run(played(server))
        finally:
            server.stop()
        keys = {made["table"]: made["keys"] for made in tables}
        Path(target).write_text(f"{KEYS}{json.dumps(keys)}\n{dumped(server.database)}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
