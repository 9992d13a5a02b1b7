"""Playing at a table of the server: what a client asks, and what all at the table are told."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from lootkeep import new
from lootkeep.server.live.bots.thinkers import Thinkers

from .guests import (
    BOT,
    HOT,
    ME,
    bearer,
    choose,
    game_at,
    hub,
    look_through,
    look_through_actor,
    messages,
    play_on,
    same_deal,
    sit,
    state,
    told,
)
from .parlour import Line, QuickThinkers, parlour

pytestmark = pytest.mark.anyio

# ---- Whole games


@pytest.mark.parametrize(
    ("game", "seats", "more"),
    [
        ("looterz", 2, {"edition": "dragon"}),
        ("looterz", 3, {"edition": "rigor"}),
        ("kragmortha", 3, {}),
        ("heroes", 2, {"edition": "first-watch"}),
        ("heroes", 1, {}),
    ],
)
async def test_every_game_can_be_played_to_its_end_with_bots(game: str, seats: int, more: dict[str, Any]) -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, *[BOT] * (seats - 1), game=game, **more)
        outcome = await play_on(line, random.Random(seats))
        assert [rank["seat"] for rank in sorted(outcome["ranking"], key=lambda rank: rank["seat"])] == list(
            range(seats)
        )
        info = (await place.http.get(f"/api/tables/{made['table']}", headers=bearer(made))).json()
        assert info["phase"] == "over"


async def test_several_at_one_device_look_each_through_their_own_eyes() -> None:
    async with parlour() as place:
        _, line = await sit(place, ME, HOT)
        assert line.state()["seat"] == 0
        outcome = await play_on(line, random.Random(5))
        assert outcome["winners"]
        decided = [message for message in told(line, "state") if message["decision"]]
        assert {message["seat"] for message in decided} == {0, 1}
        for message in decided:
            assert message["decision"]["seat"] == message["seat"]


async def test_a_table_of_bots_plays_for_those_who_watch() -> None:
    async with parlour() as place:
        _, line = await sit(place, BOT, BOT, options={"target": 3})
        over = await line.until(lambda message: message["type"] == "state" and message["outcome"] is not None)
        assert over["seat"] is None
        assert over["decision"] is None


async def test_bots_wait_while_nobody_is_there() -> None:
    async with parlour() as place:
        made = await place.make(game="looterz", seats=[BOT, BOT])
        await place.settle()
        line = await place.join(made["table"], [made["keys"]["invite"]])
        assert told(line, "state")[0]["ply"] == 0


# ---- One move


async def test_a_move_is_acknowledged_then_shown() -> None:
    async with parlour() as place:
        _, line = await sit(place, ME, HOT)
        await look_through_actor(line)
        before = line.state()
        answer = await choose(line)
        assert answer["type"] == "accepted"
        after = await line.until(lambda message: message["type"] == "state" and message["ply"] == before["ply"] + 1)
        assert answer["version"] == after["version"] == before["version"] + 1
        kinds = [message["type"] for message in messages(line)]
        assert kinds[-2:] == ["accepted", "state"]


def move_text(line: Line, id: str) -> str:
    """The first option of the decision that a line was shown, as a frame."""
    state = line.state()
    option = state["decision"]["options"][0]["id"]
    return json.dumps({"type": "move", "id": id, "seat": state["seat"], "version": state["version"], "option": option})


async def test_the_same_request_again_is_accepted_again_and_done_once() -> None:
    async with parlour() as place:
        _, line = await sit(place, ME, HOT)
        await look_through_actor(line)
        state, text = line.state(), move_text(line, "once")
        for _ in range(3):
            line.send_text(text)
        await line.ask("look", seat=None)
        answers = [message for message in messages(line) if message.get("id") == "once"]
        assert [answer["type"] for answer in answers] == ["accepted"] * 3
        assert len({answer["version"] for answer in answers}) == 1
        assert line.state()["ply"] == state["ply"] + 1


async def test_a_repeat_is_known_after_the_table_was_read_anew() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT)
        await look_through_actor(line)
        text = move_text(line, "once")
        line.send_text(text)
        first = await line.answer("once")
        hub(place).tables[made["table"]].close()
        again = await place.join(made["table"], list(made["keys"]["seats"].values()))
        again.send_text(text)
        assert await again.answer("once") == first


async def test_of_two_with_the_same_seat_and_state_one_is_accepted() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT)
        twin = await place.join(made["table"], list(made["keys"]["seats"].values()))
        for each in (line, twin):
            await look_through_actor(each)
        answers = await asyncio.gather(choose(line, 0), choose(twin, 1))
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["code"] == "stale"
        await place.settle()
        assert line.state()["version"] == twin.state()["version"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"version": 0}, "stale"),
        ({"version": 10_000}, "stale"),
        ({"option": "a767"}, "illegal"),
        ({"option": "a999999"}, "illegal"),
        ({"seat": 2}, "not-yours"),
        ({"seat": 7}, "not-yours"),
        ({"option": "attack"}, "malformed"),
        ({"version": -1}, "malformed"),
        ({"seat": "0"}, "malformed"),
        ({"more": 1}, "malformed"),
    ],
)
async def test_what_cannot_be_is_refused_and_changes_nothing(wrong: dict[str, Any], code: str) -> None:
    async with parlour() as place:
        _, line = await sit(place, ME, HOT, BOT)
        await line.until(lambda message: message["type"] == "state" and message["view"]["actor"] in (0, 1))
        await look_through_actor(line)
        before = line.state()
        answer = await choose(line, **wrong)
        assert (answer["type"], answer["code"]) == ("refused", code)
        assert answer["why"]["id"].startswith(("server-", "looterz-"))
        await look_through_actor(line)
        assert line.state() == before | {"since": -1, "events": line.state()["events"]}


async def test_who_has_not_to_decide_is_told_who_has() -> None:
    async with parlour() as place:
        _, line = await sit(place, ME, HOT)
        state = line.state()
        actor = state["view"]["actor"]
        answer = await line.ask("move", seat=1 - actor, version=state["version"], option="a0")
        assert answer["code"] == "not-now"
        assert answer["why"] == {"id": "server-not-your-turn", "args": {"seat": f"@seat/{actor}"}}


async def test_an_illegal_move_is_refused_with_the_rule() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT, game="kragmortha")
        chance = random.Random(4)
        for _ in range(200):
            await look_through_actor(line)
            state = line.state()
            refused = [each for each in state["decision"]["refused"] if each["notation"].startswith("step")]
            if refused:
                break
            await choose(line, chance.randrange(len(state["decision"]["options"])))
            await place.settle()
        game = game_at(place, made)
        squares = range(128, 128 + 70)
        wanted = {game.notation(action): action for action in squares}[refused[0]["notation"]]
        answer = await choose(line, option=f"a{wanted}")
        assert answer["code"] == "illegal"
        assert (answer["why"], answer["rule"]) == (refused[0]["why_not"], refused[0]["rule"])


async def test_a_rename_does_not_make_a_move_stale() -> None:
    async with parlour() as place:
        _, line = await sit(place, ME, HOT)
        await look_through_actor(line)
        version = line.state()["version"]
        assert (await line.ask("rename", seat=0, name="Ada Lovelace"))["version"] == version + 1
        assert (await choose(line, version=version))["type"] == "accepted"


# ---- Calls


async def test_an_accusation_is_called_out_of_turn_and_voted_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour() as place:
        same_deal(monkeypatch, 2)
        made, line = await sit(place, ME, HOT, HOT, game="kragmortha", options={"penance": 2})
        chance = random.Random(2)
        game = game_at(place, made)
        while not game.calls():
            await look_through_actor(line)
            await choose(line, chance.randrange(len(game.options())))
        caller = int(game.caller(game.calls()[0]))
        await look_through(line, caller)
        call = line.state()["calls"][0]
        assert call["text"]["id"] == "kragmortha-do-accuse"
        assert call["touches"]["seats"] == [int(call["text"]["args"]["rival"].removeprefix("@seat/"))]
        answer = await line.ask("move", seat=caller, version=0, option=call["id"])  # a call is never stale
        assert answer["type"] == "accepted"
        vote = await state(line, version=answer["version"])
        assert vote["view"]["pending"]["step"] == "vote"


# ---- Bots


class Dreamers(QuickThinkers):
    """Bots of which some never come to an end."""

    async def choose(self, game: Any, level: str, seed: int, *whose: Any) -> int:
        if level == "overlord":
            await asyncio.sleep(3600)
        return await super().choose(game, "apprentice", seed)


async def test_a_slow_bot_does_not_delay_another_table() -> None:
    async with parlour(thinkers=Dreamers()) as place:
        slow = await place.make(game="looterz", seats=[{"who": "bot", "level": "overlord"}] * 2)
        watcher = await place.join(slow["table"], [slow["keys"]["host"]])
        _, line = await sit(place, ME, BOT, options={"target": 2})
        await play_on(line, random.Random(1))
        assert [message["seat"] for message in told(watcher, "thinking")] == [watcher.state()["view"]["actor"]]
        assert watcher.state()["ply"] == 0


async def test_a_bot_thinks_in_another_process() -> None:
    thinkers = Thinkers({"overlord": "search:5"})
    async with parlour(thinkers=thinkers) as place:
        made = await place.make(game="looterz", seats=[{"who": "bot", "level": "overlord"}] * 2)
        watcher = await place.join(made["table"], [made["keys"]["host"]])
        await watcher.until(lambda message: message["type"] == "state" and message["ply"] >= 5)
        assert list(thinkers.queues) == ["watched"]


@pytest.mark.skipif(os.name != "posix", reason="there, only a process that has begun is deaf")
async def test_a_bot_that_begins_to_think_leaves_the_terminals_interrupt_to_the_server() -> None:
    thinkers = Thinkers()
    thinking = asyncio.ensure_future(thinkers.hints(new("looterz", seats=2, seed=1), 0, 1))
    while not thinkers.queues:
        await asyncio.sleep(0)
    pool = thinkers.queues["long"].pool
    assert isinstance(pool, ProcessPoolExecutor)
    for process in pool._processes:
        os.kill(process, signal.SIGINT)
    assert len(await thinking) > 0
    thinkers.close()
