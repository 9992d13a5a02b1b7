"""Games that are looked back on: wound on once for all who ask, and right also after something was taken back."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from lootkeep.server.acts import replay
from lootkeep.server.acts.replay import Reel, Replays
from lootkeep.server.limits import Rate
from lootkeep.server.protocol.http import Story

from .guests import HOT, ME, bearer, choose, hub, look_through, sit
from .parlour import ROOMY, Line, Parlour, parlour

pytestmark = pytest.mark.anyio


async def play(line: Line, moves: int, chance: random.Random) -> None:
    """Take some decisions by chance, for whoever has to."""
    for _ in range(moves):
        actor = line.state()["view"]["actor"]
        await look_through(line, actor)
        answer = await choose(line, chance.randrange(len(line.state()["decision"]["options"])))
        assert answer["type"] == "accepted", answer
        await look_through(line, actor)


async def told(place: Parlour, made: dict[str, Any], page: str) -> Any:
    """A page about a game, for whoever made the table."""
    answer = await place.http.get(f"/api/tables/{made['table']}/{page}", headers=bearer(made))
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The decisions that were carried out to look back."""
    carried: list[int] = []
    step = Reel.step

    def counted(reel: Reel, action: int) -> None:
        carried.append(action)
        step(reel, action)

    monkeypatch.setattr(Reel, "step", counted)
    return carried


async def test_a_story_is_found_out_once_for_all_who_ask(steps: list[int]) -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT)
        await play(line, 20, random.Random(1))
        stories = await asyncio.gather(*(told(place, made, "story") for _ in range(20)))
        assert len(steps) == 20
        assert all(story == stories[0] | {"table": story["table"]} for story in stories)
        assert msgspec.convert(stories[0], Story).plies == 20
        await play(line, 3, random.Random(2))
        assert (await told(place, made, "story"))["plies"] == 23
        assert len(steps) == 23  # only what is new was wound on


async def test_a_moment_needs_only_the_decisions_since_one_that_is_kept(
    steps: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "STEP", 4)
    async with parlour() as place:
        made, line = await sit(place, ME, HOT)
        await play(line, 22, random.Random(1))
        seen = [await told(place, made, f"moments/{ply}") for ply in range(23)]
        assert len(steps) == 22
        assert [moment["ply"] for moment in seen] == list(range(23))
        assert seen[-1]["view"] == hub(place).tables[made["table"]].table.game.view(None)  # type: ignore[union-attr]


async def test_what_was_taken_back_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "STEP", 4)
    async with parlour() as place:
        made, line = await sit(place, ME, HOT)
        await play(line, 18, random.Random(1))
        room = hub(place).tables[made["table"]]
        game = room.table.game
        assert game is not None
        assert game.history is not None
        first = Replays()
        await first.story(room, None)
        for actions in ([0] * 6, [1] * 9):  # whatever was played instead, also if it began earlier
            moves = game.history.moves[: 18 - len(actions)]
            first.reels[made["table"]].rewind([*moves, *(-1 - each for each in actions)])
        assert await first.story(room, None) == await Replays().story(room, None)
        for ply in range(19):
            again = await Replays().moment(room.table, 0, ply)
            assert await first.moment(room.table, 0, ply) == again


async def test_of_too_many_stories_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_BYTES", 1)
    monkeypatch.setattr(replay, "MOST_REELS", 1)
    async with parlour() as place:
        kept = Replays()
        for _ in range(3):
            made, _ = await sit(place, ME, HOT)
            await kept.story(hub(place).tables[made["table"]], None)
        assert (len(kept.reels), len(kept.stories), kept.size) == (1, 0, 0)


async def test_who_asks_for_story_after_story_has_to_wait() -> None:
    async with parlour(limits=ROOMY._replace(stories=Rate(0.01, 2))) as place:
        made, _ = await sit(place, ME, HOT)
        path = f"/api/tables/{made['table']}/story"
        answers = [await place.http.get(path, headers=bearer(made)) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert 0 < int(answers[2].headers["retry-after"]) <= 101
