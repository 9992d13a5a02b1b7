"""Boxes of one's own: checked, tried out by bots, and played at a table that only its link opens."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
from typing import Any

import httpx
import pytest

from lootkeep import register
from lootkeep.bots import trial as trials
from lootkeep.engine.errors import InvalidBox
from lootkeep.server.limits import Rate
from lootkeep.server.live.bots import processes
from lootkeep.server.live.bots.fair_queue import Whose
from lootkeep.server.live.bots.thinkers import Thinkers
from lootkeep.server.protocol.http import MOST_BOX
from lootkeep.server.tables import setting

from .guests import BOT, FRIEND, ME, bearer, game_at, hub, play_on, sit
from .parlour import ROOMY, Parlour, QuickThinkers, parlour

pytestmark = pytest.mark.anyio

NIGHT = """
[scenario]
id = "my-night"
number = 99
title = { en = "My Night", it = "La mia notte", ru = "Моя ночь" }
layout = '''
forge/0    vault/0   crypt/3
.          cells/0   .
'''
treasures = { vault = 4, forge = 2, crypt = 1 }
portals = ["crypt"]
rules = ["hand 4"]

[scenario.cards]
bell = { copies = 2, does = ["rally"] }
crown = { copies = 1, does = ["summon mage farthest"] }
"""


async def checked(place: Parlour, text: str) -> dict[str, Any]:
    """What the workshop says of a box."""
    answer = await place.http.post("/api/games/heroes/boxes/check", json={"text": text})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def tried(place: Parlour, text: str = NIGHT, **more: Any) -> httpx.Response:
    """What bots make of a box."""
    asked = {"text": text, "seats": 2, "games": 6, **more}
    return await place.http.post("/api/games/heroes/boxes/trial", json=asked)


# ---- What there is to make a box from


async def test_the_workbench_has_every_word_with_its_sentence() -> None:
    async with parlour() as place:
        bench = (await place.http.get("/api/games/heroes/workshop")).json()
        words = {(word["sort"], word["word"]): word for word in bench["words"]}
        assert words["does", "tithe"]["shape"].startswith("RESOURCE [NUMBER")
        assert [said["id"] for said in words["does", "rally"]["says"]] == ["heroes-op-rally"]
        assert all(word["example"].split()[0] == word["word"] for word in bench["words"])
        assert {tile["room"]: tile["open"] for tile in bench["stock"]["tiles"]}["study"] == "NS"
        assert bench["stock"]["treasures"] == {"1": 6, "2": 5, "3": 4, "4": 1}
        assert (await checked(place, bench["sample"]))["faults"] == []


@pytest.mark.parametrize("game", ["looterz", "chess"])
async def test_other_games_have_no_workshop(game: str) -> None:
    async with parlour() as place:
        assert (await place.http.get(f"/api/games/{game}/workshop")).status_code == 404
        for path in ("check", "trial"):
            answer = await place.http.post(f"/api/games/{game}/boxes/{path}", json={"text": "", "seats": 2})
            assert answer.status_code == 404
        made = await place.http.post("/api/tables", json={"game": game, "seats": [ME, BOT], "box": NIGHT})
        assert made.status_code == 404


# ---- What is wrong


async def test_a_sound_box_is_shown_as_it_will_be_played() -> None:
    async with parlour() as place:
        found = await checked(place, NIGHT)
        assert found["faults"] == []
        assert found["tables"]["scenario"]["portals"] == ["crypt"]
        night = found["preview"]
        assert (night["edition"], night["scenario"]["title"]["it"]) == ("my-night", "La mia notte")
        assert {room["room"] for room in night["rooms"]} == {"forge", "vault", "crypt", "cells"}
        assert ["vault", "cells"] in night["passages"]
        assert [said["id"] for said in found["says"]["hand 4"]] == ["heroes-rule-hand"]
        assert [said["id"] for said in found["says"]["summon mage farthest"]] == ["heroes-op-summon-farthest"]


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("rally", "raly", {"place": "cards.bell", "field": "does", "wrong": "raly", "instead": "rally"}),
        ("portals", "portal", {"field": "portal", "instead": "portals"}),
        ("crypt/3", "cript/3", {"field": "column 3", "wrong": "cript", "instead": "crypt"}),
        ("hand 4", "hand 99", {"place": "rules", "field": "hand"}),
        ("forge/0", "forge/3", {"field": "layout", "pieces": ["forge"]}),
        ("vault = 4", "vault = 3", {"place": "treasures", "pieces": ["vault"]}),
    ],
)
async def test_a_fault_says_where_it_is_and_what_would_be_right(right: str, wrong: str, fault: dict[str, Any]) -> None:
    async with parlour() as place:
        found = await checked(place, NIGHT.replace(right, wrong))
        assert any(each.items() >= fault.items() for each in found["faults"]), found["faults"]
        assert all(each["what"] and each["right"] for each in found["faults"])
        assert found["preview"] is None
        assert found["tables"]["scenario"]["number"] == 99


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 16_000,
        "a = " + "{a=" * 8_000,
        "a." * 16_000 + "a = 1",
        "[" + "a." * 16_000 + "a]",
        "[scenario]\nnumber = " + "9" * 30_000,
        "[scenario]\nnumber = 0x" + "f" * 30_000,
        "[scenario]\nlayout = '''\n" + "vault/0 " * 3_000 + "'''",
        "[scenario]\ntreasures = { " + ", ".join(f"a{n} = 1" for n in range(2_000)) + " }",
        '["' + "; " * 15_000 + '"]',
        "\x00",
        "[[clan]]\n" * 3_000,
        "scenario = 1979-05-27",
    ],
)
async def test_hostile_files_are_answered_as_files_that_are_wrong(text: str) -> None:
    async with parlour() as place:
        found = await checked(place, text)
        assert found["faults"]
        assert len(json.dumps(found["faults"])) < 10_000  # forty faults at most, each told shortly
        answer = await place.http.post("/api/tables", json={"game": "heroes", "seats": [ME], "box": text})
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


async def test_what_is_too_large_is_not_read() -> None:
    async with parlour() as place:
        for path in ("/api/games/heroes/boxes/check", "/api/games/heroes/boxes/trial"):
            answer = await place.http.post(path, json={"text": "#" * (MOST_BOX + 1), "seats": 2})
            assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
        table = {"game": "heroes", "seats": [ME], "box": "#" * (MOST_BOX + 1)}
        assert (await place.http.post("/api/tables", json=table)).status_code == 422


async def test_who_asks_too_much_has_to_wait() -> None:
    few = ROOMY._replace(checks=Rate(0.001, 2), trials=Rate(0.001, 1), boxes=Rate(0.001, 1))
    async with parlour(limits=few) as place:
        checks = [await place.http.post("/api/games/heroes/boxes/check", json={"text": ""}) for _ in range(3)]
        assert [each.status_code for each in checks] == [200, 200, 429]
        assert [(await tried(place, games=1)).status_code for _ in range(2)] == [200, 429]
        table = {"game": "heroes", "seats": [ME], "box": NIGHT}
        made = [await place.http.post("/api/tables", json=table) for _ in range(2)]
        assert [each.status_code for each in made] == [201, 429]


# ---- Bots try it out


async def test_bots_say_how_hard_a_box_is_with_an_interval() -> None:
    async with parlour() as place:
        easy, hard = [(await tried(place, games=3, options={"difficulty": level})).json() for level in (0, 3)]
        for found in (easy, hard):
            assert found["games"] == 3
            assert found["low"] <= found["share"] == found["won"] / 3 <= found["high"]
        assert (await tried(place, games=3, options={"difficulty": 3})).json() == hard
        strange: list[dict[str, int]] = [{"seed": 1}, {"": 1}, {"box": 1}, {"difficulty": 9}]
        wrongs: list[dict[str, Any]] = [{"seats": 7}, *({"options": each} for each in strange)]
        for wrong in wrongs:
            answer = await tried(place, **wrong)
            assert (answer.status_code, answer.json()["why"]["id"]) == (422, "server-no-such-setup")


class Slow(QuickThinkers):
    """Thinks in steps, each of which plays one game and lasts until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0
        self.go_on = asyncio.Event()

    async def _think(self, length: str, whose: Any, thought: Any, *about: Any, **more: Any) -> Any:
        assert length == "trial"  # never before those who play
        self.steps += 1
        await self.go_on.wait()
        return thought(*about[:-2], 1, 0.0)


async def test_one_trial_at_a_time_and_it_ends_with_whoever_asked() -> None:
    thinkers = Slow()
    async with parlour(thinkers=thinkers) as place:
        first = asyncio.ensure_future(tried(place, games=200))
        while not thinkers.steps:
            await asyncio.sleep(0)
        second = await tried(place)
        assert (second.status_code, second.json()["why"]["id"]) == (503, "server-trial-running")
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        thinkers.go_on.set()
        assert (await tried(place, games=2)).json()["games"] == 2
        assert thinkers.steps == 3  # nobody thought on for the one who left


async def test_a_box_whose_games_do_not_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_MOVES", 20)
    async with parlour() as place:
        answer = await tried(place)
        assert (answer.status_code, answer.json()["why"]["id"]) == (422, "server-no-such-setup")
        assert "not over after 20 decisions" in answer.json()["text"]
        answer = await place.http.post("/api/tables", json={"game": "heroes", "seats": [ME], "box": NIGHT})
        assert answer.status_code == 422


async def test_a_box_that_breaks_the_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise IndexError

    monkeypatch.setattr(trials, "play_out", broken)
    async with parlour() as place:
        answer = await place.http.post("/api/tables", json={"game": "heroes", "seats": [ME], "box": NIGHT})
        assert (answer.status_code, answer.json()["why"]["id"]) == (422, "server-box-breaks")


@pytest.mark.once
async def test_a_game_that_hangs_takes_only_its_own_process() -> None:
    thinkers = Thinkers()
    whose = Whose(("192.0.2.1",), "trial")
    try:
        asked = asyncio.ensure_future(thinkers.trial("heroes", NIGHT, 2, {}, whose, seed=1, games=10**9, seconds=1e9))
        while not multiprocessing.active_children():
            await asyncio.sleep(0.05)
        for process in multiprocessing.active_children():  # as the system does when its time is up
            os.kill(process.pid or 0, signal.SIGALRM)
        with pytest.raises(InvalidBox, match="came to no end"):
            await asked
        found = await thinkers.trial("heroes", NIGHT, 2, {}, whose, seed=1, games=1, seconds=1.0)
        assert found.games == 1
    finally:
        thinkers.close()


def test_a_process_that_hangs_is_ended_by_the_system() -> None:
    hangs = "from lootkeep.server.live.bots import processes\nwith processes.ended_after(1):\n    while True: pass"
    done = subprocess.run([sys.executable, "-c", hangs], timeout=30)
    assert done.returncode == -signal.SIGALRM


# ---- A table with a box of one's own


async def test_a_box_is_played_to_its_end_by_people_and_bots() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, BOT, game="heroes", box=NIGHT)
        game = game_at(place, made)
        assert (game.setup.edition, game.setup.box) == ("my-night", NIGHT)
        assert line.state()["view"]["scenario"]["title"]["en"] == "My Night"
        await play_on(line, random.Random(1))
        record = (await place.http.get(f"/api/tables/{made['table']}/record", headers=bearer(made))).text
        assert register.load_record(record).outcome() == game.outcome()
        listed = await place.http.post("/api/mine", json={"tables": {made["table"]: [made["keys"]["host"]]}})
        assert [(row["edition"], row["phase"]) for row in listed.json()["tables"]] == [(setting.OWN, "over")]
        box = await place.http.get(f"/api/tables/{made['table']}/box", headers=bearer(made))
        assert box.text == NIGHT
        assert (await place.http.get(f"/api/tables/{made['table']}/box")).status_code == 404


def test_bots_that_think_elsewhere_know_the_box() -> None:
    game = register.new("heroes", seats=2, seed=1, box=register.BoxText("own.toml", NIGHT))
    position = game.imagine(1).position()
    assert processes.choice(position, "greedy", 1, NIGHT) in game.options()
    assert processes.placed(position, NIGHT).options() == game.options()


async def test_friends_sit_down_by_a_link_and_another_server_goes_on() -> None:
    async with parlour() as place:
        made = await place.make(game="heroes", seats=[ME, FRIEND], box=NIGHT)
        host = await place.join(made["table"], [made["keys"]["host"], *made["keys"]["seats"].values()])
        assert (await host.ask("arrange", seats=3))["type"] == "accepted"
        assert (await host.ask("arrange", edition="the-ram"))["type"] == "accepted"
        assert (await host.ask("arrange", edition=setting.OWN, seats=2))["type"] == "accepted"
        friend = await place.join(made["table"], [made["keys"]["invite"]])
        await friend.ask("sit", seat=1, name="Bo")
        assert (await host.ask("start"))["type"] == "accepted"
        await place.settle()
        before = game_at(place, made)
        hub(place).tables[made["table"]].close()
        live = await hub(place).table(made["table"])
        assert live.table.game == before
        assert live.table.phase == "running"


async def test_a_box_or_an_edition_but_not_both() -> None:
    async with parlour() as place:
        table: dict[str, Any] = {"game": "heroes", "seats": [ME], "box": NIGHT, "edition": "the-ram"}
        answer = await place.http.post("/api/tables", json=table)
        assert (answer.status_code, answer.json()["why"]["id"]) == (422, "server-box-or-edition")
        answer = await place.http.post("/api/tables", json={"game": "heroes", "seats": [ME], "edition": setting.OWN})
        assert (answer.status_code, answer.json()["why"]["id"]) == (422, "server-no-such-setup")
        plain = await place.make(game="heroes", seats=[ME])
        assert (await place.http.get(f"/api/tables/{plain['table']}/box", headers=bearer(plain))).status_code == 404
