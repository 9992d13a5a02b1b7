"""Two processes at one database: what happens at a table here is seen there, and nothing happens twice."""

from __future__ import annotations

import asyncio

import pytest

from .guests import BOT, HOT, ME, choose, hub, look_through_actor, news, state, told
from .parlour import Parlour
from .several import both

pytestmark = [pytest.mark.anyio, pytest.mark.once]


async def test_a_move_here_is_seen_there(servers: tuple[Parlour, Parlour]) -> None:
    _, here, there = await both(servers, game="looterz", seats=[ME, HOT])
    for mover, other in ((here, there), (there, here), (here, there)):
        await look_through_actor(mover)
        answer = await choose(mover)
        assert answer["type"] == "accepted"
        seen = await state(other, version=answer["version"])
        assert seen["ply"] == mover.state()["ply"]


async def test_of_two_who_move_at_once_one_is_refused_and_both_see_the_same(servers: tuple[Parlour, Parlour]) -> None:
    _, here, there = await both(servers, game="looterz", seats=[ME, HOT])
    for _ in range(10):
        for line in (here, there):
            await look_through_actor(line)
        answers = await asyncio.gather(choose(here, 0), choose(there, -1))
        assert [answer["type"] for answer in answers].count("accepted") == 1
        version = next(answer["version"] for answer in answers if answer["type"] == "accepted")
        first, second = [await state(line, version=version) for line in (here, there)]
        assert first["view"] == second["view"]


async def test_bots_play_each_move_once(servers: tuple[Parlour, Parlour]) -> None:
    made, here, there = await both(servers, game="looterz", seats=[BOT, BOT], options={"target": 5})
    ends = [
        await line.until(lambda message: message["type"] == "state" and message["outcome"] is not None)
        for line in (here, there)
    ]
    assert ends[0]["version"] == ends[1]["version"]
    assert ends[0]["view"] == ends[1]["view"]
    kept = await hub(servers[0]).services.store.entries(made["table"], 0)
    assert len([entry for entry in kept if entry.kind == "moved"]) == ends[0]["ply"]


async def test_who_sits_down_here_may_play_there(servers: tuple[Parlour, Parlour]) -> None:
    made, here, there = await both(servers, game="looterz", seats=[ME, {"who": "friend"}])
    friend = await servers[1].join(made["table"], [made["keys"]["invite"]])
    key = (await friend.ask("sit", seat=1, name="Bo"))["key"]
    await here.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["name"] == "Bo")
    assert (await here.ask("start"))["type"] == "accepted"
    await friend.until(lambda message: message["type"] == "welcome" and message["table"]["phase"] == "running")
    elsewhere = await servers[0].join(made["table"], [key])
    assert news(elsewhere)["mine"] == [1]
    assert (await there.ask("rename", seat=0, name="Ada"))["type"] == "accepted"


async def test_what_is_said_here_is_heard_there_once(servers: tuple[Parlour, Parlour]) -> None:
    _, here, there = await both(servers, game="looterz", seats=[ME, HOT])
    await here.ask("say", seat=0, text="one")
    await there.until(lambda message: message["type"] == "chat")
    await there.ask("say", seat=1, text="two")
    await here.until(lambda message: message["type"] == "chat" and message["lines"][-1]["text"] == "two")
    for line in (here, there):
        said = [each["text"] for message in told(line, "chat") for each in message["lines"]]
        assert said == ["one", "two"]
