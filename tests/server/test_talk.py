"""Beside the game: chat, hints, what if, and the next game."""

from __future__ import annotations

import asyncio
import json
import random
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from lootkeep.bots import Hint
from lootkeep.engine.fairness import seal
from lootkeep.engine.game import Game
from lootkeep.server.limits import Rate
from lootkeep.server.live.bots.thinkers import Thinkers

from .guests import (
    BOT,
    FRIEND,
    HOT,
    ME,
    hub,
    invited,
    look_through_actor,
    messages,
    mine,
    news,
    play_on,
    same_deal,
    sit,
    told,
)
from .parlour import ROOMY, Line, parlour

pytestmark = pytest.mark.anyio


def lines(line: Line) -> list[tuple[int, int | None, str]]:
    """What a client has heard in the chat: number, seat and text."""
    said = [each for message in told(line, "chat") for each in message["lines"]]
    return [(each["number"], each["seat"], each["text"]) for each in said]


# ---- Chat


async def test_what_is_said_is_heard_by_all_once_in_order_and_kept() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT, public=True)
        watcher = await place.join(made["table"], [])
        await line.ask("say", seat=1, text="  Привет,\n\tall!  ")
        await watcher.ask("say", seat=None, text="<b>good luck</b>")
        await place.settle()
        said = [(1, 1, "Привет, all!"), (2, None, "<b>good luck</b>")]
        assert lines(line) == lines(watcher) == said
        assert told(line, "chat")[0]["lines"][0]["name"] == "Bo"
        assert lines(await place.join(made["table"], [])) == said
        assert lines(await place.join(made["table"], [], chat=1)) == said[1:]
        assert lines(await place.join(made["table"], [], chat=2)) == []


async def test_the_host_silences_a_seat_and_lets_it_speak_again() -> None:
    async with parlour() as place:
        _, line = await sit(place, ME, HOT)
        await line.ask("silence", seat=1, silent=True)
        await place.settle()
        assert news(line)["table"]["seats"][1]["silenced"]
        assert (await line.ask("say", seat=1, text="hm"))["why"]["id"] == "server-silenced"
        assert (await line.ask("say", seat=0, text="hm"))["type"] == "accepted"
        await line.ask("silence", seat=1, silent=False)
        assert (await line.ask("say", seat=1, text="ah"))["type"] == "accepted"


async def test_the_host_silences_those_who_watch_and_lets_them_speak_again() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT, public=True)
        watcher = await place.join(made["table"], [])
        assert (await watcher.ask("silence", seat=None, silent=True))["why"]["id"] == "server-host-only"
        assert (await line.ask("silence", seat=None, silent=True))["type"] == "accepted"
        await place.settle()
        assert news(watcher)["table"]["watchers_silenced"]
        assert (await watcher.ask("say", seat=None, text="hm"))["why"]["id"] == "server-watchers-silenced"
        for seat in (0, None):  # those who play speak, and the host in any case
            assert (await line.ask("say", seat=seat, text="quiet, please"))["type"] == "accepted"
        late = await place.join(made["table"], [])
        assert news(late)["table"]["watchers_silenced"]
        await line.ask("silence", seat=None, silent=False)
        assert (await late.ask("say", seat=None, text="ah"))["type"] == "accepted"


async def test_watchers_are_still_silent_when_the_table_comes_from_the_store() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT, public=True)
        await line.ask("silence", seat=None, silent=True)
        hub(place).tables[made["table"]].close()
        watcher = await place.join(made["table"], [])
        assert (await watcher.ask("say", seat=None, text="hm"))["why"]["id"] == "server-watchers-silenced"


async def test_a_seat_that_is_silenced_does_not_speak_as_one_who_watches() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, FRIEND)
        friend = await invited(place, made)
        await friend.ask("sit", seat=1, name="Bo")
        await line.ask("silence", seat=1, silent=True)
        assert (await friend.ask("say", seat=None, text="hm"))["why"]["id"] == "server-silenced"


@pytest.mark.parametrize(("text", "why"), [("\u200b \n", "server-empty-line"), ("", "server-wrong-value")])
async def test_a_line_without_anything_to_read_is_refused(text: str, why: str) -> None:
    async with parlour() as place:
        _, line = await sit(place, ME, HOT)
        assert (await line.ask("say", seat=0, text=text))["why"]["id"] == why
        assert (await line.ask("say", seat=0, text="x" * 301))["code"] == "malformed"


async def test_who_talks_too_much_is_told_when_to_go_on() -> None:
    limits = ROOMY._replace(chat=Rate(0.001, 3))
    async with parlour(limits=limits) as place:
        _, line = await sit(place, ME, HOT)
        answers = [await line.ask("say", seat=0, text=f"line {number}") for number in range(5)]
        assert [answer["type"] for answer in answers] == ["accepted"] * 3 + ["refused"] * 2
        assert answers[-1]["code"] == "too-much"
        assert answers[-1]["retry_after"] > 0
        assert (await line.ask("say", seat=1, text="my turn"))["type"] == "accepted"


# ---- What is thrown


async def test_what_is_thrown_is_seen_by_all_and_kept_by_nobody() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT, public=True)
        watcher = await place.join(made["table"], [])
        version = line.state()["version"]
        assert (await line.ask("throw", seat=0, at=1, token="rose"))["version"] == version
        assert (await line.ask("throw", seat=1, at=None, token="bomb"))["type"] == "accepted"
        await place.settle()
        thrown = [
            {"type": "thrown", "seat": 0, "at": 1, "token": "rose"},
            {"type": "thrown", "seat": 1, "at": None, "token": "bomb"},
        ]
        assert told(line, "thrown") == told(watcher, "thrown") == thrown
        assert told(await place.join(made["table"], []), "thrown") == []
        assert line.state()["version"] == version


async def test_nobody_throws_for_others_or_at_nobody_or_when_silenced() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT, public=True)
        watcher = await place.join(made["table"], [])
        assert (await watcher.ask("throw", seat=0, at=1, token="rose"))["why"]["id"] == "server-not-your-seat"
        assert (await line.ask("throw", seat=0, at=5, token="rose"))["why"]["id"] == "server-no-such-seat"
        assert (await line.ask("throw", seat=0, at=1, token="anvil"))["code"] == "malformed"
        await line.ask("silence", seat=1, silent=True)
        assert (await line.ask("throw", seat=1, at=0, token="rose"))["why"]["id"] == "server-silenced"
        assert told(line, "thrown") == []


async def test_who_throws_too_much_is_told_when_to_go_on() -> None:
    async with parlour(limits=ROOMY._replace(throws=Rate(0.001, 2))) as place:
        _, line = await sit(place, ME, HOT)
        answers = [await line.ask("throw", seat=0, at=1, token="cheese") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["accepted", "accepted", "refused"]
        assert (answers[2]["code"], answers[2]["retry_after"] > 0) == ("too-much", True)
        assert (await line.ask("throw", seat=1, at=0, token="cheese"))["type"] == "accepted"  # each has their own


# ---- Hints and what if


async def test_a_hint_for_who_has_to_decide() -> None:
    async with parlour() as place:
        _, line = await sit(place, ME, HOT)
        await look_through_actor(line)
        state = line.state()
        answer = await line.ask("hint", seat=state["seat"], version=state["version"])
        assert (answer["type"], answer["seat"], answer["version"]) == ("hints", state["seat"], state["version"])
        offered = {option["action"] for option in state["decision"]["options"]}
        assert {hint["action"] for hint in answer["hints"]} <= offered
        other = await line.ask("hint", seat=1 - state["seat"], version=state["version"])
        assert other["why"]["id"] == "server-not-your-turn"
        assert (await line.ask("hint", seat=state["seat"], version=0))["code"] == "stale"


class Ponderers(Thinkers):
    """Bots that think about a hint until they are told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.enough = asyncio.Event()

    async def hints(self, game: Game, seat: int, seed: int, *whose: Any) -> list[Hint]:
        await self.enough.wait()
        return []


async def test_the_table_goes_on_while_a_hint_is_thought_about() -> None:
    thinkers = Ponderers()
    async with parlour(thinkers=thinkers) as place:
        _, line = await sit(place, ME, HOT)
        await look_through_actor(line)
        state = line.state()
        id = line.send("hint", seat=state["seat"], version=state["version"])
        assert (await line.ask("hint", seat=state["seat"], version=state["version"]))["code"] == "busy"
        option = state["decision"]["options"][0]["id"]
        moved = await line.ask("move", seat=state["seat"], version=state["version"], option=option)
        assert moved["type"] == "accepted"
        thinkers.enough.set()
        assert (await line.answer(id))["version"] == state["version"]  # of the state that it is about


class Fainthearts(Thinkers):
    """Bots whose processes die over every question."""

    async def hints(self, game: Game, seat: int, seed: int, *whose: Any) -> list[Hint]:
        raise BrokenProcessPool


async def test_a_hint_that_fails_is_answered_too() -> None:
    async with parlour(thinkers=Fainthearts()) as place:
        _, line = await sit(place, ME, HOT)
        await look_through_actor(line)
        for _ in range(2):
            answer = await line.ask("hint", seat=line.state()["seat"], version=line.state()["version"])
            assert (answer["type"], answer["code"]) == ("refused", "busy")


async def test_too_many_hints_are_refused() -> None:
    async with parlour(limits=ROOMY._replace(hints=Rate(0.001, 2))) as place:
        _, line = await sit(place, ME, HOT)
        await look_through_actor(line)
        asked = {"seat": line.state()["seat"], "version": line.state()["version"]}
        answers = [await line.ask("hint", **asked) for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["hints"] * 2 + ["refused"]


async def test_what_a_hero_would_do() -> None:
    async with parlour() as place:
        _, line = await sit(place, ME, BOT, game="heroes")
        answer = await line.ask("what-if", seat=0, room="sewer", hero="warrior")
        assert answer["type"] == "imagined"
        assert answer["events"]
        assert (await line.ask("what-if", seat=None, room="moon", hero="warrior"))["code"] == "malformed"
        _, other = await sit(place, ME, BOT)
        assert (await other.ask("what-if", seat=0, room="sewer", hero="warrior"))["why"]["id"] == "server-no-what-if"


# ---- The next game


async def test_a_rematch_is_one_table_with_the_same_people_and_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 3)
    async with parlour() as place:
        clock = {"kind": "bank", "seconds": 600}
        made, line = await sit(place, ME, HOT, BOT, options={"target": 1}, clock=clock, edition="rigor")
        early = await line.ask("rematch", seat=0)
        assert early["why"]["id"] == "server-not-over"
        await play_on(line, random.Random(1))
        answers = [await line.ask("rematch", seat=seat) for seat in (0, 1)]
        assert [answer["type"] for answer in answers] == ["accepted"] * 2
        await place.settle()
        name = news(line)["table"]["rematch"]
        assert len({message["table"]["rematch"] for message in told(line, "table")} - {None}) == 1
        again = await place.join(name, list(made["keys"]["seats"].values()))
        table = news(again)["table"]
        assert (mine(again), table["phase"], table["eager"], table["edition"]) == ([0, 1], "lobby", True, "rigor")
        for seat in (0, 1):
            await again.ask("seal", seat=seat, seal=seal(f"words of {seat}"))
        for seat in (0, 1):
            await again.ask("words", seat=seat, words=f"words of {seat}")
        await place.settle()
        table = news(again)["table"]
        assert (table["phase"], table["eager"]) == ("running", False)
        assert (table["options"], table["clock"]["seconds"]) == ({"target": 1}, 600)
        assert [each["name"] for each in table["seats"]] == ["Ada", "Bo", ""]


async def test_in_a_rematch_a_bot_still_stands_in_for_who_left(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 3)
    async with parlour() as place:
        made, line = await sit(place, ME, HOT, options={"target": 1})
        await line.ask("leave", seat=1, level="apprentice")
        await play_on(line, random.Random(1))
        await line.ask("rematch", seat=0)
        await place.settle()
        again = await place.join(news(line)["table"]["rematch"], list(made["keys"]["seats"].values()))
        assert news(again)["table"]["seats"][1]["stands_in"]


# ---- What is no message at all


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "null", '{"type":"move"}', '{"type":"dance","id":"x"}', '{"id":"x"}', '{"type":"hello","id":"x"}'],
)
async def test_a_frame_that_is_no_message_is_refused_and_the_table_goes_on(frame: str) -> None:
    async with parlour() as place:
        _, line = await sit(place, ME, HOT)
        line.send_text(frame)
        line.send_bytes(b"\xff\xfe")
        assert (await line.ask("look", seat=0))["type"] == "accepted"
        codes = [message["code"] for message in messages(line) if message["type"] == "refused"]
        assert codes[1:] == ["malformed", "malformed"]  # after the greeting that was sent twice


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "hello", "id": "h", "table": "x", "protocol": 2}, "protocol"),
        ({"type": "hello", "id": "h", "table": ""}, "malformed"),
        ({"type": "start", "id": "h"}, "malformed"),
        ({"type": "hello", "id": "h", "table": "x", "keys": ["short"]}, "malformed"),
        ({"type": "hello", "id": "h", "table": "nowhere"}, "unknown-table"),
    ],
)
async def test_who_does_not_greet_well_is_told_why_and_seen_off(first: dict[str, Any], code: str) -> None:
    async with parlour() as place:
        line = Line(place.app)
        line.send_text(json.dumps(first))
        answer = await line.answer("h")
        assert (answer["type"], answer["code"]) == ("refused", code)
        await asyncio.wait_for(line.task, 5)
        assert line.closed == 1008
