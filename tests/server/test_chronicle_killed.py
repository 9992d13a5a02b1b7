"""Two browsers with a chronicle, and a server that is killed amid nights and at their end: nothing is lost."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from .process import Server
from .test_killed import Player

pytestmark = [pytest.mark.anyio, pytest.mark.once]

SCENES = ("first-watch", "the-tithe")
ALONE = [{"who": "me", "name": "Mira"}]


def ask(server: Server, path: str, key: str = "", **said: Any) -> Any:
    """What a chronicle answers over HTTP."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}
    data = json.dumps(said).encode() if said else None
    request = urllib.request.Request(f"http://{server.address}/api/chronicles{path}", data, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


async def test_a_chronicle_survives_kills_in_the_middle_and_at_the_end_of_nights(tmp_path: Path) -> None:
    server = Server(tmp_path)
    made = ask(server, "", name="The Thursday Monsters", game="heroes", member="Mira")
    name, key = f"/{made['chronicle']}", made["key"]
    ask(server, f"{name}/join", key, name="Tobias")
    played: list[str] = []
    for seed, scene in enumerate(SCENES):
        night = ask(server, f"{name}/nights", key, scene=scene, seats=ALONE)
        players = [Player(night, seed), Player(night, seed + 10)]  # two browsers with the same seat
        game = asyncio.create_task(players[0].play(server))
        while players[0].version < 30 and not players[0].over:
            await asyncio.sleep(0.01)
        server.kill()
        await game
        server = Server(tmp_path)
        [running] = ask(server, name, key)["nights"]
        assert (running["table"], running["scene"], running["phase"]) == (night["table"], scene, "running")
        await players[0].check(server)
        await asyncio.wait_for(players[1].play(server), 300)
        server.kill()  # in the moment in which the end of the game was heard
        server = Server(tmp_path)
        played.append(night["table"])
        told = ask(server, name, key)
        assert [evening["id"] for evening in told["evenings"]] == played[::-1]
        assert (told["nights"], told["members"]) == ([], ["Mira", "Tobias"])
    assert [evening["names"] for evening in told["evenings"]] == [["Mira"]] * 2
    assert "Traceback" not in server.stop()
