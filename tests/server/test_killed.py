"""The server is killed in the middle of games, without a warning: what was acknowledged is there, and they go on."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.modes import by_mode

from .process import Server, heard

pytestmark = [pytest.mark.anyio, pytest.mark.once]

PEOPLE = [{"who": "me", "name": "Ada"}, {"who": "hot", "name": "Bo"}, {"who": "hot", "name": "Cleo"}]
TABLES: list[dict[str, Any]] = [
    {"game": "looterz", "seats": PEOPLE, "options": {"target": 36}},
    {"game": "kragmortha", "seats": PEOPLE},
    {"game": "heroes", "seats": PEOPLE},
    {"game": "looterz", "seats": [*PEOPLE[:1], {"who": "bot", "level": "apprentice"}], "edition": "rigor"},
]
KILLS = by_mode(compiled=3, plain=1)
FEW = 8  # moves at each table of people before a kill; bots take their time


PATIENCE = 5.0  # seconds


class Player:
    """Somebody who plays all seats of people at a table, as fast as they can, and remembers every answer."""

    def __init__(self, made: dict[str, Any], seed: int) -> None:
        self.made = made
        self.chance = random.Random(seed)
        self.accepted: dict[str, tuple[dict[str, Any], int]] = {}  # id -> what was asked, and its version
        self.version = 0
        self.over = False

    async def play(self, server: Server) -> None:
        """Play until the server is gone or the game is over."""
        socket = await server.join(self.made)
        try:
            while not self.over:
                try:
                    state = await asyncio.wait_for(heard(socket, "state"), PATIENCE)
                    if state["version"] >= self.version:  # another one may be older, for somebody came or went
                        await asyncio.wait_for(self.decide(socket, state), PATIENCE)
                except TimeoutError:  # look again
                    seat = int(next(iter(self.made["keys"]["seats"])))
                    await socket.send(json.dumps({"type": "look", "id": "again", "seat": seat}))
        except ConnectionClosed:
            pass

    async def decide(self, socket: Any, state: dict[str, Any]) -> None:
        """Choose something, or look through the eyes of whoever has to."""
        actor = state["view"]["actor"]
        self.over = state["outcome"] is not None
        if state["decision"]:
            option = self.chance.choice(state["decision"]["options"])["id"]
            id = f"{state['version']}-{self.chance.random()}"
            asked = {"type": "move", "id": id, "seat": actor, "version": state["version"], "option": option}
            await socket.send(json.dumps(asked))
            answer = await heard(socket, "accepted", "refused")
            if answer["type"] == "refused":  # the table has moved on: somebody else came or went
                await socket.send(json.dumps({"type": "look", "id": "look", "seat": actor}))
                return
            self.accepted[id] = asked, answer["version"]
            self.version = answer["version"]
        elif str(actor) in self.made["keys"]["seats"]:
            await socket.send(json.dumps({"type": "look", "id": "look", "seat": actor}))

    async def check(self, server: Server) -> None:
        """All that was acknowledged is there: the state is as new, and each move is known again."""
        socket = await server.join(self.made)
        state = await heard(socket, "state")
        assert state["version"] >= self.version
        assert state["ply"] >= len(self.accepted) or self.over
        for asked, version in list(self.accepted.values())[-20:]:
            await socket.send(json.dumps(asked))
            assert (await heard(socket, "accepted"))["version"] == version
        await socket.close()


async def test_every_acknowledged_move_survives_a_kill_and_the_games_go_on(tmp_path: Path) -> None:
    chance = random.Random(6)
    server = Server(tmp_path)
    players = [Player(server.make(**table), seed) for seed, table in enumerate(TABLES)]
    people = players[:3]
    for _ in range(KILLS):
        known = [player.version for player in people]
        games = asyncio.gather(*(player.play(server) for player in players))
        while any(
            player.version < before + FEW and not player.over for player, before in zip(people, known, strict=True)
        ):
            await asyncio.sleep(0.05)
        await asyncio.sleep(chance.uniform(0, 0.3))
        server.kill()
        await games
        server = Server(tmp_path)
        for player in players:
            await player.check(server)
    assert "Traceback" not in server.stop()


async def test_bots_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    made = server.make(game="looterz", seats=[{"who": "me"}, {"who": "bot", "level": "overlord"}, {"who": "bot"}])
    socket = await server.join(made)
    while not (children := children_of(server.process.pid)):
        message = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if message["type"] == "state" and message["decision"]:
            option = message["decision"]["options"][-1]["id"]
            move = {"type": "move", "id": option, "seat": 0, "version": message["version"], "option": option}
            await socket.send(json.dumps(move))
    server.kill()
    async with asyncio.timeout(60):
        while any(Path(f"/proc/{child}").exists() for child in children):
            await asyncio.sleep(0.05)


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    if not listed.exists():
        pytest.skip("this system does not list the children of a process")
    return [int(child) for child in listed.read_text().split()]
