"""A server that hears late of others: nothing is done twice, no version goes back, no line of chat is lost."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from lootkeep.server.store.postgres.notices import Notices
from lootkeep.server.tables.storage import ChatRow, StoreError

from .guests import BOT, HOT, ME, chair, choose, hub, invited, look_through_actor, state, told
from .parlour import Line, Parlour
from .several import both, deafen

pytestmark = [pytest.mark.anyio, pytest.mark.once]


def the_move(line: Line) -> dict[str, Any]:
    """The first option of what a line has to decide, as it is sent."""
    shown = line.state()
    option = shown["decision"]["options"][0]["id"]
    return {
        "type": "move",
        "id": "once",
        "seat": shown["decision"]["seat"],
        "version": shown["version"],
        "option": option,
    }


async def send(line: Line, asked: dict[str, Any]) -> dict[str, Any]:
    """Send a message as it is: the answer."""
    known = len(line.heard)
    line.send_text(json.dumps(asked))
    return await line.until(lambda message: message.get("id") == asked["id"], known)


async def test_a_move_that_was_made_here_is_accepted_again_there(servers: tuple[Parlour, Parlour]) -> None:
    made, here, there = await both(servers, game="looterz", seats=[ME, HOT])
    await deafen(servers[1])
    await look_through_actor(here)
    asked = the_move(here)
    first = await send(here, asked)
    assert first["type"] == "accepted"
    again = await send(there, asked)
    assert (again["type"], again.get("version")) == ("accepted", first["version"])
    await look_through_actor(here)
    assert (await choose(here))["type"] == "accepted"
    assert (await send(there, asked)).get("version") == first["version"]
    kept = await hub(servers[0]).services.store.entries(made["table"], 0)
    assert [entry.kind for entry in kept].count("moved") == 2


async def test_a_move_chosen_in_a_state_that_this_server_does_not_know_yet_is_made(
    servers: tuple[Parlour, Parlour],
) -> None:
    _, here, there = await both(servers, game="looterz", seats=[ME, HOT])
    await deafen(servers[1])
    await look_through_actor(here)
    version = (await choose(here))["version"]
    await state(here, version=version)
    await look_through_actor(here)
    answer = await send(there, the_move(here))
    assert (answer["type"], answer.get("version")) == ("accepted", version + 1)


async def test_what_has_nothing_to_do_with_a_move_elsewhere_is_done(servers: tuple[Parlour, Parlour]) -> None:
    _, here, there = await both(servers, game="looterz", seats=[ME, HOT])
    await deafen(servers[1])
    await look_through_actor(here)
    version = (await choose(here))["version"]
    answer = await there.ask("rename", seat=1, name="Bo the Brave")
    assert (answer["type"], answer.get("version")) == ("accepted", version + 1)
    await chair(here, 1, name="Bo the Brave")


@pytest.mark.parametrize("says_so", [True, False])
async def test_who_comes_from_another_server_sees_no_less_than_there(
    servers: tuple[Parlour, Parlour], says_so: bool
) -> None:
    made, here, there = await both(servers, game="looterz", seats=[ME, HOT])
    await deafen(servers[1])
    for _ in range(2):
        await look_through_actor(here)
        version = (await choose(here))["version"]
    await state(here, version=version)
    keys = list(made["keys"]["seats"].values())
    more = {"version": version} if says_so else {}
    moved = await servers[1].join(made["table"], keys, **more)
    assert moved.state()["version"] == version
    await state(there, version=version)  # and so do all others there


async def test_a_change_whose_notice_is_lost_is_seen_all_the_same(
    servers: tuple[Parlour, Parlour], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Notices, "post", lambda *about, **more: None)  # as if the server had died before
    _, here, there = await both(servers, game="looterz", seats=[ME, HOT])
    await look_through_actor(here)
    await state(there, version=(await choose(here))["version"])
    await here.ask("say", seat=0, text="Well?")
    await there.until(lambda message: message["type"] == "chat")


async def test_what_could_not_be_read_is_read_later(
    servers: tuple[Parlour, Parlour], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, here, there = await both(servers, game="looterz", seats=[ME, HOT])
    store, failed = hub(servers[1]).services.store, asyncio.Event()

    async def entries(*about: Any) -> list[Any]:
        failed.set()
        raise StoreError("The cable was pulled.")

    await look_through_actor(here)
    with monkeypatch.context() as broken:
        broken.setattr(store, "entries", entries)
        version = (await choose(here))["version"]
        await failed.wait()
    await state(there, version=version)


async def test_what_is_heard_of_while_a_server_catches_up_is_not_forgotten(
    servers: tuple[Parlour, Parlour], monkeypatch: pytest.MonkeyPatch
) -> None:
    made, here, there = await both(servers, game="looterz", seats=[ME, HOT])
    await deafen(servers[1])
    room, store = hub(servers[1]).tables[made["table"]], hub(servers[1]).services.store
    read_chat = store.chat
    newest: list[int] = []

    async def chat(*about: Any) -> list[ChatRow]:  # which is read after the moves
        if not newest:
            newest.append(0)
            await look_through_actor(here)
            newest[0] = (await choose(here))["version"]
            room.hear_of(newest[0], 0)
        return await read_chat(*about)

    await look_through_actor(here)
    version = (await choose(here))["version"]
    monkeypatch.setattr(store, "chat", chat)
    room.hear_of(version, 0)
    await state(there, version=version)
    await state(there, version=version + 1)
    assert newest == [version + 1]


# ---- Chat


def lines_heard(line: Line) -> list[int]:
    """The numbers of the lines of chat that somebody has heard."""
    return [each["number"] for message in told(line, "chat") for each in message["lines"]]


async def test_what_is_said_at_two_servers_at_once_is_heard_by_all_in_order(
    servers: tuple[Parlour, Parlour],
) -> None:
    _, here, there = await both(servers, game="looterz", seats=[ME, HOT])
    for round in range(20):
        await asyncio.gather(
            *(line.ask("say", seat=0, text=f"{name} {round}") for line, name in ((here, "here"), (there, "there")) * 2)
        )
    for line in (here, there):
        await line.until(lambda message: message["type"] == "chat" and message["lines"][-1]["number"] == 80)
        assert lines_heard(line) == list(range(1, 81))


async def test_who_comes_in_takes_no_line_away_from_those_who_are_there(servers: tuple[Parlour, Parlour]) -> None:
    made, here, there = await both(servers, game="looterz", seats=[ME, HOT])
    await deafen(servers[1])
    await here.ask("say", seat=0, text="one")
    late = await invited(servers[1], made)
    await there.ask("say", seat=1, text="two")
    for line in (there, late):
        assert lines_heard(line) == [1, 2]
    knows = await servers[1].join(made["table"], [made["keys"]["invite"]], chat=1)
    assert lines_heard(knows) == [2]


async def test_bots_are_not_stopped_by_a_server_that_lags(servers: tuple[Parlour, Parlour]) -> None:
    await deafen(servers[1])
    made, here, _ = await both(servers, game="looterz", seats=[BOT, BOT], options={"target": 5})
    end = await here.until(lambda message: message["type"] == "state" and message["outcome"] is not None)
    kept = await hub(servers[0]).services.store.entries(made["table"], 0)
    assert [entry.kind for entry in kept].count("moved") == end["ply"]
