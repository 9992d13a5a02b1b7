"""Connecting anew: whoever comes back is shown exactly what they would have, had they never gone."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from tests.modes import by_mode

from .guests import BOT, HOT, ME, choose, count_states, hub, look_through_actor, new_state, sit
from .parlour import Line, parlour

pytestmark = pytest.mark.anyio


def folded(states: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events that a client has, who heard these states: each replaces what it has from a ply on."""
    events: list[dict[str, Any]] = []
    for state in states:
        events = [event for event in events if event["ply"] < state["since"]] + state["events"]
    return events


async def step(line: Line, chance: random.Random) -> None:
    """One decision of somebody at this device; now and then it is taken back."""
    await look_through_actor(line)
    state = line.state()
    known = count_states(line)
    if chance.random() < 0.2 and state["ply"]:
        await line.ask("undo", seat=state["seat"], version=state["version"])
        if count_states(line) == known:  # there was nothing to take back
            return
    else:
        await choose(line, chance.randrange(len(state["decision"]["options"])))
    await new_state(line, known)


@pytest.mark.parametrize("seed", range(by_mode(compiled=6, plain=2)))
@pytest.mark.parametrize("game", ["looterz", "kragmortha", "heroes"])
async def test_catching_up_equals_a_fresh_look(game: str, seed: int) -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT, game=game, public=True)
        chance = random.Random(seed)
        keys = [made["keys"]["seats"]["1"]]
        heard: list[dict[str, Any]] = []
        version: int | None = None
        for _ in range(6):
            more = {} if version is None else {"version": version}
            visitor = await place.join(made["table"], keys, **more)
            for _ in range(chance.randrange(4)):
                if not line.state()["outcome"]:
                    await step(line, chance)
            await place.settle()
            heard += [state for state in map(as_state, visitor.heard) if state]
            version = heard[-1]["version"]
            await visitor.hang_up()
            for _ in range(chance.randrange(8)):
                if not line.state()["outcome"]:
                    await step(line, chance)
        visitor = await place.join(made["table"], keys, version=version)
        heard += [state for state in map(as_state, visitor.heard) if state]
        fresh = (await place.join(made["table"], keys)).state()
        assert fresh["since"] == -1
        assert folded(heard) == fresh["events"]
        assert visitor.state() | {"since": -1, "events": fresh["events"]} == fresh


def as_state(text: str) -> dict[str, Any] | None:
    """A message, if it is a state."""
    message: dict[str, Any] = json.loads(text)
    return message if message["type"] == "state" else None


async def test_a_version_that_nobody_has_seen_means_all_anew() -> None:
    async with parlour() as place:
        made, _ = await sit(place, ME, HOT)
        line = await place.join(made["table"], [made["keys"]["seats"]["0"]], version=5000)
        assert line.state()["since"] == -1


async def test_through_which_eyes_one_comes_back() -> None:
    async with parlour() as place:
        made, _ = await sit(place, ME, HOT, BOT)
        keys = list(made["keys"]["seats"].values())
        assert (await place.join(made["table"], keys, look=1)).state()["seat"] == 1
        assert (await place.join(made["table"], keys)).state()["seat"] == 0
        assert (await place.join(made["table"], keys, look=2)).state()["seat"] == 0  # not theirs
        assert (await place.join(made["table"], [made["keys"]["invite"]], look=0)).state()["seat"] is None


async def test_who_does_not_read_is_dropped_and_the_others_play_on() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT)
        deaf = Deaf(place.app)
        deaf.send("hello", table=made["table"], keys=[made["keys"]["invite"]])
        for turn in range(600):
            assert (await line.ask("rename", seat=0, name=f"Ada {turn}"))["type"] == "accepted"
        assert deaf.stuck
        await place.settle()
        assert len(hub(place).tables[made["table"]].attendees.clients) == 1
        deaf.task.cancel()


class Deaf(Line):
    """A socket whose other end has stopped reading."""

    stuck = False

    async def _from_server(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.stuck = True
            await asyncio.sleep(3600)
        await super()._from_server(message)
