"""Taking back: freely where the engine allows it, else with the consent of the other persons."""

from __future__ import annotations

from typing import Any

import pytest

from .guests import (
    BOT,
    HOT,
    ME,
    choose,
    count_states,
    game_at,
    look_through_actor,
    new_state,
    same_deal,
    sit,
    state,
    told,
)
from .parlour import Line, Parlour, parlour

pytestmark = pytest.mark.anyio


async def two_people(place: Parlour) -> tuple[dict[str, Any], Line, Line]:
    """Two people at devices of their own; the first of the lines has to decide."""
    made = await place.make(game="looterz", seats=[ME, HOT])
    lines = [await place.join(made["table"], [made["keys"]["seats"][seat]]) for seat in ("0", "1")]
    actor = lines[0].state()["view"]["actor"]
    return made, lines[actor], lines[1 - actor]


async def choose_what_shows(place: Parlour, made: dict[str, Any], line: Line, *, reveals: bool) -> None:
    """Take an option that rolls or shows something, or one that does not."""
    game = game_at(place, made)
    for which, action in enumerate(game.options()):
        world = game.copy()
        world.revealed = False
        world.play(action)
        if world.revealed == reveals and world.actor == game.actor:
            known = count_states(line)
            assert (await choose(line, which))["type"] == "accepted"
            await new_state(line, known)
            return
    pytest.fail("there is no such option")


async def undo(line: Line) -> dict[str, Any]:
    """Ask to take the last decision back."""
    return await line.ask("undo", seat=line.state()["seat"], version=line.state()["version"])


async def test_what_showed_nothing_is_taken_back_freely(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 7)
    async with parlour() as place:
        made, mover, other = await two_people(place)
        before = mover.state()
        await choose_what_shows(place, made, mover, reveals=False)
        assert mover.state()["can_undo"]
        assert not other.state()["can_undo"]
        answer = await undo(mover)
        assert answer["type"] == "accepted"
        assert [each["seat"] for each in told(other, "took-back")] == [mover.state()["seat"]]
        after = await state(other, version=answer["version"])
        assert (after["ply"], after["since"], after["events"]) == (0, 0, [])
        back = await state(mover, version=answer["version"])
        assert (back["view"], back["decision"]) == (before["view"], before["decision"])


async def test_beyond_a_barrier_the_others_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 7)
    async with parlour() as place:
        made, mover, other = await two_people(place)
        await choose_what_shows(place, made, mover, reveals=True)
        assert not mover.state()["can_undo"]
        me, them = mover.state()["seat"], other.state()["seat"]
        asked = await undo(mover)
        request = (await state(other, version=asked["version"]))["undo"]
        assert request == {"seat": me, "waits_for": [them], "agreed": []}
        assert (await mover.ask("consent", seat=me, agree=True))["code"] == "not-now"
        answer = await other.ask("consent", seat=them, agree=True)
        assert answer["type"] == "accepted"
        after = await state(mover, version=answer["version"])
        assert (after["ply"], after["undo"]) == (0, None)


@pytest.mark.parametrize("who", ["the other", "oneself"])
async def test_a_request_can_be_declined_or_withdrawn(who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 7)
    async with parlour() as place:
        made, mover, other = await two_people(place)
        await choose_what_shows(place, made, mover, reveals=True)
        await undo(mover)
        line = other if who == "the other" else mover
        answer = await line.ask("consent", seat=line.state()["seat"], agree=False)
        after = await state(mover, version=answer["version"])
        assert (after["ply"], after["undo"]) == (1, None)
        assert (await line.ask("consent", seat=line.state()["seat"], agree=True))["code"] == "not-now"


async def test_whoever_plays_on_has_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 7)
    async with parlour() as place:
        made, mover, _ = await two_people(place)
        await choose_what_shows(place, made, mover, reveals=True)
        await undo(mover)
        assert (await undo(mover))["code"] == "busy"
        known = count_states(mover)
        await choose(mover)
        await new_state(mover, known)
        assert mover.state()["undo"] is None


async def test_who_leaves_the_seat_to_a_bot_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 7)
    async with parlour() as place:
        made, mover, other = await two_people(place)
        await choose_what_shows(place, made, mover, reveals=True)
        await undo(mover)
        answer = await other.ask("leave", seat=other.state()["seat"], level="apprentice")
        assert (await state(mover, version=answer["version"]))["ply"] == 0


async def test_what_was_rolled_while_a_bot_plays_for_somebody_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 7)
    async with parlour() as place:
        made, mover, other = await two_people(place)
        await other.ask("leave", seat=other.state()["seat"], level="apprentice")
        await choose_what_shows(place, made, mover, reveals=True)
        assert not mover.state()["can_undo"]
        answer = await undo(mover)
        assert answer["why"]["id"] == "server-undo-absent"


async def test_who_is_replaced_while_away_has_not_agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 7)
    async with parlour() as place:
        made, mover, other = await two_people(place)
        host = await place.join(made["table"], [made["keys"]["host"]])
        await choose_what_shows(place, made, mover, reveals=True)
        ply = mover.state()["ply"]
        await undo(mover)
        answer = await host.ask("appoint", seat=other.state()["seat"], level="apprentice")
        after = await state(mover, version=answer["version"])
        assert (after["ply"], after["undo"]) == (ply, None)


async def test_bots_always_agree_and_what_they_did_since_is_taken_back_too(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 7)
    async with parlour() as place:
        _, line = await sit(place, ME, BOT)
        await line.until(lambda message: message["type"] == "state" and message["decision"] is not None)
        await place.settle()
        before = line.state()
        while line.state()["decision"]:
            known = count_states(line)
            last = line.state()
            await choose(line, -1)  # to the end of the turn
            await new_state(line, known)
        await line.until(lambda m: m["type"] == "state" and m["ply"] > last["ply"] + 2 and m["decision"] is not None)
        await place.settle()
        assert line.state()["can_undo"]
        answer = await undo(line)
        after = await state(line, version=answer["version"])
        assert after["ply"] == last["ply"] >= before["ply"]
        assert (after["view"], after["decision"]) == (last["view"], last["decision"])


async def test_those_at_the_same_device_need_not_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 7)
    async with parlour() as place:
        made, line = await sit(place, ME, HOT)
        await look_through_actor(line)
        await choose_what_shows(place, made, line, reveals=True)
        answer = await undo(line)
        assert (await state(line, version=answer["version"]))["ply"] == 0


async def test_nothing_to_take_back_and_old_states_are_refused() -> None:
    async with parlour() as place:
        _, mover, other = await two_people(place)
        assert (await undo(mover))["why"]["id"] == "server-nothing-to-undo"
        assert (await mover.ask("undo", seat=mover.state()["seat"], version=0))["code"] == "stale"
        assert (await other.ask("undo", seat=mover.state()["seat"], version=0))["code"] == "not-yours"
        assert (await other.ask("consent", seat=other.state()["seat"], agree=True))["code"] == "not-now"
