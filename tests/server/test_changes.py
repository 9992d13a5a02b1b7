"""Who renames, arranges or takes back without end is told to wait, and keeps nobody else from doing it."""

from __future__ import annotations

from typing import Any

import pytest

from lootkeep.server.limits import Rate

from .guests import BOT, FRIEND, HOT, ME, choose, count_states, hub, invited, look_through_actor, new_state, sit
from .parlour import ROOMY, Line, parlour

pytestmark = pytest.mark.anyio

TWO = ROOMY._replace(changes=Rate(0.001, 2), looks=Rate(0.001, 2))  # of each kind, and then a long wait


def is_too_much(answer: dict[str, Any]) -> bool:
    """Whether somebody is told to wait, and how long."""
    return (answer["type"], answer.get("code")) == ("refused", "too-much") and bool(answer["retry_after"] > 100)


async def flood(line: Line, type: str, **fields: Any) -> dict[str, Any]:
    """Ask the same three times: the last answer."""
    for _ in range(2):
        assert not is_too_much(await line.ask(type, **fields))
    return await line.ask(type, **fields)


@pytest.mark.parametrize(
    ("type", "fields"),
    [
        ("rename", {"seat": 0, "name": "Eve"}),
        ("arrange", {"public": True}),
        ("silence", {"seat": 1, "silent": True}),
        ("appoint", {"seat": 1, "level": "guard"}),
        ("seal", {"seat": 0, "seal": "0" * 64}),
        ("words", {"seat": 0, "words": "abracadabra"}),
        ("rekey", {"seat": 0, "key": "k" * 32}),
        ("look", {"seat": 0}),
    ],
)
async def test_in_the_lobby(type: str, fields: dict[str, Any]) -> None:
    async with parlour(limits=TWO) as place:
        made, line = await sit(place, ME, FRIEND)
        before = len(await hub(place).services.store.entries(made["table"], 0))
        assert is_too_much(await flood(line, type, **fields))
        assert len(await hub(place).services.store.entries(made["table"], 0)) <= before + 2


@pytest.mark.parametrize(
    ("type", "fields"),
    [
        ("leave", {"seat": 0}),
        ("return", {"seat": 0}),
        ("appoint", {"seat": 1, "level": "guard"}),
        ("undo", {"seat": 0, "version": 3}),
        ("consent", {"seat": 0, "agree": True}),
        ("ban", {"seat": 0, "of": 1, "word": "gold"}),
    ],
)
async def test_in_the_game(type: str, fields: dict[str, Any]) -> None:
    async with parlour(limits=TWO) as place:
        _, line = await sit(place, ME, HOT)
        assert is_too_much(await flood(line, type, **fields))


async def test_each_seat_and_each_kind_counts_apart() -> None:
    async with parlour(limits=TWO) as place:
        _, line = await sit(place, ME, HOT)
        assert is_too_much(await flood(line, "rename", seat=0, name="Eve"))
        assert (await line.ask("rename", seat=1, name="Cy"))["type"] == "accepted"
        assert (await line.ask("leave", seat=0))["type"] == "accepted"


async def test_a_second_socket_of_the_same_seat_is_no_way_around() -> None:
    async with parlour(limits=TWO) as place:
        made, line = await sit(place, ME, BOT)
        assert is_too_much(await flood(line, "rename", seat=0, name="Eve"))
        other = await place.join(made["table"], list(made["keys"]["seats"].values()))
        assert is_too_much(await other.ask("rename", seat=0, name="Cy"))


async def test_a_stranger_takes_nothing_from_those_who_may() -> None:
    async with parlour(limits=TWO) as place:
        made, line = await sit(place, ME, FRIEND)
        stranger = await invited(place, made)
        for _ in range(5):
            assert (await stranger.ask("rename", seat=0, name="Eve"))["code"] == "not-yours"
            assert (await stranger.ask("arrange", public=True))["code"] == "not-yours"
        assert (await line.ask("rename", seat=0, name="Ada"))["type"] == "accepted"
        assert (await line.ask("arrange", public=True))["type"] == "accepted"


async def test_moves_are_not_counted() -> None:
    async with parlour(limits=TWO._replace(looks=ROOMY.looks)) as place:
        _, line = await sit(place, ME, HOT)
        for _ in range(6):
            await look_through_actor(line)
            known = count_states(line)
            assert (await choose(line))["type"] == "accepted"
            await new_state(line, known)
