"""Who was winning: told after the end only, found out once for all who ask, and refused politely."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import msgspec
import pytest

from lootkeep.server.limits import Rate
from lootkeep.server.live.bots import curves, processes
from lootkeep.server.live.bots.fair_queue import Busy, Whose
from lootkeep.server.protocol.http import Chances

from .guests import BOT, ME, bearer, play_on, sit
from .parlour import ROOMY, Parlour, QuickThinkers, parlour

pytestmark = pytest.mark.anyio


class Counting(QuickThinkers):
    """Counts the games that are looked back on; a bot of a moment is enough."""

    found = 0
    is_busy = False

    async def _think(self, length: str, whose: Whose, thought: Any, *about: Any, **more: Any) -> Any:
        if thought is processes.chances:
            assert length == "watched"  # behind all bots that somebody plays against
            if self.is_busy:
                raise Busy
            self.found += 1
            await asyncio.sleep(0.01)
        return await super()._think(length, whose, thought, *about, **more)


async def ended(place: Parlour) -> dict[str, Any]:
    """A table whose game is over."""
    made, line = await sit(place, ME, BOT)
    await play_on(line, random.Random(1))
    return made


async def asked(place: Parlour, made: dict[str, Any]) -> httpx.Response:
    """What is answered to who made the table."""
    return await place.http.get(f"/api/tables/{made['table']}/chances", headers=bearer(made))


async def test_a_curve_is_found_out_once_for_all_who_ask() -> None:
    thinkers = Counting()
    async with parlour(thinkers=thinkers) as place:
        made = await ended(place)
        answers = await asyncio.gather(*(asked(place, made) for _ in range(5)))
        assert [answer.status_code for answer in answers] == [200] * 5
        told = msgspec.json.decode(answers[0].content, type=Chances)
        assert sorted(told.points[-1].chances) == [0.0, 1.0]
        plies = [point.ply for point in told.points]
        assert all(ply in plies for turn in told.turns for ply in turn)
        assert all(answer.content == answers[0].content for answer in [*answers, await asked(place, made)])
        assert thinkers.found == 1


async def test_nothing_is_told_before_the_end_or_to_strangers() -> None:
    async with parlour(thinkers=Counting()) as place:
        made, _ = await sit(place, ME, BOT)
        answer = await asked(place, made)
        assert (answer.status_code, answer.json()["why"]["id"]) == (409, "server-not-over")
        assert (await place.http.get(f"/api/tables/{made['table']}/chances")).status_code == 404


async def test_who_finds_bots_busy_may_ask_again() -> None:
    thinkers = Counting()
    thinkers.is_busy = True
    async with parlour(thinkers=thinkers) as place:
        made = await ended(place)
        answer = await asked(place, made)
        assert (answer.status_code, answer.json()["why"]["id"]) == (503, "server-thinkers-busy")
        assert int(answer.headers["retry-after"]) > 0
        thinkers.is_busy = False
        assert (await asked(place, made)).status_code == 200


async def test_who_asks_for_curve_after_curve_has_to_wait_and_old_ones_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(curves, "MOST_KEPT", 1)
    thinkers = Counting()
    async with parlour(thinkers=thinkers, limits=ROOMY._replace(curves=Rate(0.001, 3))) as place:
        first, second = await ended(place), await ended(place)
        for made, found in ((first, 1), (first, 1), (second, 2), (first, 3)):
            assert (await asked(place, made)).status_code == 200
            assert thinkers.found == found
        assert (await asked(place, second)).status_code == 429
