"""Somebody is away: who may let a bot play for them, and when, and who takes the seat back."""

from __future__ import annotations

from typing import Any

import pytest

from .guests import FRIEND, ME, chair, invited, sit
from .hours import Hours
from .parlour import Line, Parlour, parlour

pytestmark = pytest.mark.anyio


async def three_friends(place: Parlour) -> tuple[dict[str, Any], Line, Line, Line, str]:
    """A table that has begun: its host, two friends, and the key of the second of them."""
    made, host = await sit(place, ME, FRIEND, FRIEND, options={"target": 36})
    bo, cy = await invited(place, made), await invited(place, made)
    await bo.ask("sit", seat=1, name="Bo")
    key = (await cy.ask("sit", seat=2, name="Cy"))["key"]
    await host.ask("start")
    return made, host, bo, cy, key


async def test_the_host_lets_a_bot_play_for_who_is_away_and_gives_the_seat_back() -> None:
    async with parlour() as place:
        made, host = await sit(place, ME, FRIEND, options={"target": 36})
        friend = await invited(place, made)
        key = (await friend.ask("sit", seat=1, name="Bo"))["key"]
        await host.ask("start")
        await friend.hang_up()
        await chair(host, 1, online=False, away=0.0)
        assert (await host.ask("appoint", seat=1, level="apprentice"))["type"] == "accepted"
        await chair(host, 1, stands_in=True)
        again = await place.join(made["table"], [key])
        await chair(again, 1, stands_in=True)
        assert (await host.ask("appoint", seat=1, level=None))["type"] == "accepted"
        await chair(again, 1, stands_in=False, online=True)


async def test_whoever_plays_lets_a_bot_play_for_somebody_who_has_been_away_for_two_minutes() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        made, _, bo, cy, key = await three_friends(place)
        refused = await bo.ask("appoint", seat=2, level="guard")  # who is here
        assert (refused["code"], refused["retry_after"]) == ("not-now", None)
        await cy.hang_up()
        await time.pass_by(119)
        refused = await bo.ask("appoint", seat=2, level="guard")
        assert refused["why"] == {"id": "server-not-long-away", "args": {"seat": "@seat/2", "n": 2}}
        assert (refused["code"], refused["retry_after"]) == ("not-now", 1.0)
        await time.pass_by(1)
        assert (await bo.ask("appoint", seat=2, level="guard"))["type"] == "accepted"
        await chair(bo, 2, stands_in=True, level="guard")
        again = await place.join(made["table"], [key])
        assert (await again.ask("return", seat=2))["type"] == "accepted"
        await chair(bo, 2, stands_in=False, online=True)


async def test_only_the_host_and_its_person_take_a_seat_back_from_a_bot() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        _, host, bo, cy, _ = await three_friends(place)
        await cy.hang_up()
        await time.pass_by(120)
        await bo.ask("appoint", seat=2, level="guard")
        for level in (None, "overlord"):
            assert (await bo.ask("appoint", seat=2, level=level))["why"]["id"] == "server-host-only"
        assert (await bo.ask("return", seat=2))["code"] == "not-yours"
        assert (await host.ask("appoint", seat=2, level=None))["type"] == "accepted"
        await chair(bo, 2, stands_in=False, online=False)


async def test_who_does_not_play_lets_no_bot_play_for_others() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        made, _, bo, cy, _ = await three_friends(place)
        watcher = await invited(place, made)
        await cy.hang_up()
        await time.pass_by(120)
        await bo.ask("leave", seat=1)
        for line in (watcher, bo):
            assert (await line.ask("appoint", seat=2, level="guard"))["why"]["id"] == "server-host-only"
