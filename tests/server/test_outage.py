"""While the store cannot write: the table waits and goes on, clocks are just, and nothing is kept by halves."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lootkeep.server.live.bots import turns
from lootkeep.server.live.parts import dealing
from lootkeep.server.store.sqlite import SQLiteStore
from lootkeep.server.tables.events import Renamed

from .guests import (
    BOT,
    FRIEND,
    HOT,
    ME,
    bearer,
    chair,
    choose,
    count_states,
    hub,
    invited,
    look_through_actor,
    mine,
    new_state,
    news,
    play_on,
    sit,
    told,
)
from .hours import Hours
from .outages import away, is_refused, lost_answer, read_only
from .parlour import NEVER, Line, Parlour, parlour

pytestmark = [pytest.mark.anyio, pytest.mark.once]

BANK: dict[str, Any] = {"kind": "bank", "seconds": 100, "increment": 10}


@pytest.fixture(autouse=True)
def impatient_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that try again at once."""
    monkeypatch.setattr(turns, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(turns, "LONGEST_PAUSE", 0.002)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Where the tables are kept."""
    return str(tmp_path / "tables.db")


async def until(is_so: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(NEVER):
        while not is_so():
            await asyncio.sleep(0.001)


def failures(place: Parlour) -> float:
    """How often the store has failed."""
    return hub(place).services.metrics.register.get_sample_value("lootkeep_store_failures_total") or 0.0


def left(line: Line) -> list[float]:
    """What the clocks showed last."""
    return list(line.state()["clock"]["left"])


# ---- Bots


async def test_a_table_of_bots_stands_still_on_a_full_disk_and_goes_on_by_itself(file: str) -> None:
    async with parlour(file) as place:
        made = await place.make(game="looterz", seats=[BOT | {"level": "guard"}, BOT], public=True)
        await hub(place).table(made["table"])
        with away(place, "append"):
            watcher = await place.join(made["table"], [])
            await until(lambda: failures(place) >= 5)
            heard = len(watcher.heard)
            assert count_states(watcher) == 1
            assert len(told(watcher, "thinking")) <= 1
            await until(lambda: failures(place) >= 10)
            assert len(watcher.heard) == heard
        await watcher.until(lambda message: message["type"] == "state" and message["outcome"] is not None)


async def test_a_table_that_could_not_even_be_read_goes_on_when_people_come_back(file: str) -> None:
    async with parlour(file) as place:
        made = await place.make(game="looterz", seats=[BOT, BOT], public=True)
        await hub(place).table(made["table"])
        with away(place, "append", "load"):
            watcher = Line(place.app)
            watcher.send("hello", table=made["table"])
            await until(lambda: watcher.closed)
            assert watcher.closed == 1013
        back = await place.join(made["table"], [])
        await back.until(lambda message: message["type"] == "state" and message["outcome"] is not None)


async def test_a_bot_gives_up_when_the_table_has_changed(file: str) -> None:
    async with parlour(file) as place:
        made = await place.make(game="looterz", seats=[BOT, BOT], public=True)
        room = await hub(place).table(made["table"])
        with away(place, "append"):
            watcher = await place.join(made["table"], [])
            await until(lambda: failures(place) >= 3)
            await watcher.hang_up()
            await until(lambda: room.turns.task is None or room.turns.task.done())
        assert room.table.game is not None
        assert room.table.game.ply == 0


# ---- Clocks


async def test_a_clock_runs_on_after_a_failed_commit(file: str) -> None:
    time = Hours()
    async with parlour(file, time=time) as place:
        _, line = await sit(place, ME, HOT, clock=BANK)
        await look_through_actor(line)
        actor = line.state()["seat"]
        await time.pass_by(7)
        with read_only(place):
            assert is_refused(await choose(line))
            await time.pass_by(5)
            assert is_refused(await choose(line))
        await time.pass_by(3)
        await look_through_actor(line)
        assert line.state()["clock"] == {"seat": actor, "left": left(line), "running": True}
        assert left(line)[actor] == 100 - 7 - 5 - 3
        known = count_states(line)
        await choose(line)
        await new_state(line, known)
        assert left(line)[actor] == 100 - 7 - 5 - 3 + 10


async def test_time_that_ran_before_the_table_was_lost_is_not_lost(file: str) -> None:
    time = Hours()
    async with parlour(file, time=time) as place:
        made, line = await sit(place, ME, HOT, clock=BANK)
        actor = line.state()["view"]["actor"]
        await time.pass_by(30)
        with away(place, "append", "load"):
            line.send("rename", seat=0, name="Eve")
            await until(lambda: line.closed)
            await time.pass_by(500)  # nobody is there
        back = await place.join(made["table"], list(made["keys"]["seats"].values()))
        assert back.state()["clock"]["running"]
        assert left(back)[actor] == 70
        await time.pass_by(5)
        await look_through_actor(back)
        assert left(back)[actor] == 65


async def test_a_clock_waits_for_people_who_left_while_nothing_could_be_written(file: str) -> None:
    time = Hours()
    async with parlour(file, time=time) as place:
        made, line = await sit(place, ME, HOT, clock=BANK)
        actor = line.state()["view"]["actor"]
        await time.pass_by(20)
        with read_only(place):
            await line.hang_up()
        await time.pass_by(500)
        assert hub(place).idle == {made["table"]: None}
        back = await place.join(made["table"], list(made["keys"]["seats"].values()))
        assert left(back)[actor] == 80


async def test_who_has_no_time_left_is_replaced_once_that_can_be_written(file: str) -> None:
    time = Hours()
    async with parlour(file, time=time) as place:
        _, line = await sit(place, ME, HOT, clock=BANK | {"at_zero": "bot"}, options={"target": 36})
        actor = line.state()["view"]["actor"]
        with read_only(place):
            await time.pass_by(103)
            await until(lambda: failures(place) and any(not alarm.is_off for alarm in time.alarms))
            assert not news(line)["table"]["seats"][actor]["stands_in"]
        await time.pass_by(2)
        await chair(line, actor, stands_in=True)


async def test_a_game_that_waits_for_words_begins_once_that_can_be_written(file: str) -> None:
    time = Hours()
    async with parlour(file, time=time) as place:
        made, line = await sit(place, ME, HOT, words=True)
        with read_only(place):
            await time.pass_by(dealing.PATIENCE + 0.1)
            await until(lambda: failures(place))
            await until(lambda: hub(place).tables[made["table"]].dealing.timer)  # it is tried again later
            assert news(line)["table"]["phase"] == "lobby"
        await time.pass_by(dealing.PATIENCE + 0.1)
        await line.until(lambda message: message["type"] == "state")


@pytest.mark.parametrize("step", [86_400.0, -86_400.0])
async def test_a_wall_clock_that_is_set_takes_and_gives_no_time(file: str, step: float) -> None:
    time = Hours()
    async with parlour(file, time=time) as place:
        made = await place.make(game="looterz", seats=[ME, HOT], clock=BANK)
        lines = [await place.join(made["table"], [made["keys"]["seats"][seat]]) for seat in ("0", "1")]
        actor = lines[0].state()["view"]["actor"]
        await lines[actor].hang_up()
        await time.pass_by(10)
        time.set_calendar(step)
        await time.pass_by(10)
        waiting = lines[1 - actor]
        known = count_states(waiting)
        await waiting.ask("look", seat=1 - actor)
        await new_state(waiting, known)
        assert left(waiting)[actor] == 80
        assert waiting.state()["clock"]["running"]
        assert told(waiting, "nudge") == []
        info = (await place.http.get(f"/api/tables/{made['table']}", headers=bearer(made))).json()
        assert info["seats"][actor]["away"] == 20
        refusal = await waiting.ask("appoint", seat=actor, level="guard")
        assert refusal["why"]["id"] == "server-not-long-away"
        await time.pass_by(100)
        assert told(waiting, "nudge") == [{"type": "nudge", "seat": actor}]


@pytest.mark.parametrize("step", [86_400.0, -86_400.0])
async def test_lists_are_kept_up_to_date_when_the_wall_clock_is_set(file: str, step: float) -> None:
    time = Hours()
    async with parlour(file, time=time) as place:
        made, line = await sit(place, ME, HOT, public=True)
        chance = random.Random(1)
        for _ in range(12):
            time.set_calendar(step)
            await time.pass_by(6)
            await look_through_actor(line)
            known = count_states(line)
            await choose(line, chance.randrange(len(line.state()["decision"]["options"])))
            await new_state(line, known)
            [shown] = (await place.http.get("/api/tables")).json()["tables"]
            assert shown["moved"] == time.now()
        assert made["table"] == shown["table"]


# ---- Nothing by halves


async def test_nobody_sits_down_on_a_full_disk_and_a_key_that_was_given_is_kept(file: str) -> None:
    async with parlour(file) as place:
        made, _ = await sit(place, ME, FRIEND)
        friend = await invited(place, made)
        with read_only(place):
            assert is_refused(await friend.ask("sit", seat=1, name="Bo"))
        assert news(friend)["table"]["seats"][1]["who"] == "open"
        assert mine(friend) == []
        given = await friend.ask("sit", seat=1, name="Bo")
        assert given["type"] == "key"
        again = await place.join(made["table"], [given["key"]])
        assert mine(again) == [1]


async def test_a_seat_is_taken_even_if_the_answer_of_the_store_was_lost(file: str) -> None:
    async with parlour(file) as place:
        made, _ = await sit(place, ME, FRIEND)
        friend = await invited(place, made)
        with lost_answer(place, "append"):
            given = await friend.ask("sit", seat=1, name="Bo")
        assert given["type"] == "key"
        assert mine(await place.join(made["table"], [given["key"]])) == [1]
        await chair(friend, 1, who="person")
        assert mine(friend) == [1]


async def test_no_table_is_made_by_halves(file: str) -> None:
    async with parlour(file) as place:
        asked = {"game": "looterz", "seats": [ME, BOT], "public": True}
        with read_only(place):
            answer = await place.http.post("/api/tables", json=asked)
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
        assert (await place.http.get("/api/tables")).json()["tables"] == []
        assert hub(place).tables == {}
        await place.make(**asked)
        assert len((await place.http.get("/api/tables")).json()["tables"]) == 1


async def test_a_table_is_made_once_if_the_answer_of_the_store_was_lost(file: str) -> None:
    async with parlour(file) as place:
        with lost_answer(place, "make"):
            made = await place.make(game="looterz", seats=[ME, BOT], public=True)
        assert mine(await place.join(made["table"], list(made["keys"]["seats"].values()))) == [0]
        [listed] = (await place.http.get("/api/tables")).json()["tables"]
        assert listed["table"] == made["table"]


@pytest.mark.parametrize("lost", [False, True])
async def test_a_line_is_said_once(file: str, lost: bool) -> None:
    async with parlour(file) as place:
        made, line = await sit(place, ME, HOT)
        friend = await invited(place, made)
        if lost:
            with lost_answer(place, "say"):
                assert (await line.ask("say", seat=0, text="Hello")).get("type") == "accepted"
        else:
            with read_only(place):
                assert is_refused(await line.ask("say", seat=0, text="Hello"))
            assert told(friend, "chat") == []
            await line.ask("say", seat=0, text="Hello")
        await place.settle()
        for each in (line, friend, await invited(place, made)):
            assert [said["text"] for chat in told(each, "chat") for said in chat["lines"]] == ["Hello"]


async def test_a_move_that_is_sent_again_is_made_once_if_the_answer_was_lost(file: str) -> None:
    async with parlour(file) as place:
        made, line = await sit(place, ME, HOT)
        watcher = await invited(place, made)
        await look_through_actor(line)
        before = line.state()
        move = {"seat": before["seat"], "version": before["version"], "option": before["decision"]["options"][0]["id"]}
        text = json.dumps({"type": "move", "id": "the-move", **move})
        with lost_answer(place, "append"):
            line.send_text(text)
            first = await line.answer("the-move")
        known = len(line.heard)
        line.send_text(text)
        second = await line.until(lambda message: message.get("id") == "the-move", known)
        assert first == second == {"type": "accepted", "id": "the-move", "version": before["version"] + 1}
        await place.settle()
        assert watcher.state()["version"] == before["version"] + 1
        assert len(await hub(place).services.store.entries(made["table"], 0)) == before["version"] + 1


async def test_a_move_is_made_once_if_the_answer_was_lost_and_the_table_with_it(file: str) -> None:
    async with parlour(file) as place:
        made, line = await sit(place, ME, HOT)
        await look_through_actor(line)
        before = line.state()
        move = {"seat": before["seat"], "version": before["version"], "option": before["decision"]["options"][0]["id"]}
        text = json.dumps({"type": "move", "id": "the-move", **move})
        with lost_answer(place, "append"), away(place, "load"):
            line.send_text(text)
            await until(lambda: line.closed)
        back = await place.join(made["table"], list(made["keys"]["seats"].values()))
        known = len(back.heard)
        back.send_text(text)
        answer = await back.until(lambda message: message.get("id") == "the-move", known)
        assert answer == {"type": "accepted", "id": "the-move", "version": before["version"] + 1}
        assert back.state()["ply"] == before["ply"] + 1


@pytest.mark.parametrize("lost", [False, True])
async def test_a_decision_is_taken_back_once(file: str, lost: bool) -> None:
    async with parlour(file) as place:
        _, line = await sit(place, ME, HOT)
        for _ in range(4):
            await look_through_actor(line)
            known = count_states(line)
            await choose(line)
            await new_state(line, known)
        state = line.state()
        asked = {"seat": state["seat"], "version": state["version"]}
        if lost:
            with lost_answer(place, "append"):
                answer = await line.ask("undo", **asked)
        else:
            with read_only(place):
                assert is_refused(await line.ask("undo", **asked))
            assert line.state()["ply"] == 4
            answer = await line.ask("undo", **asked)
        assert answer == {"type": "accepted", "id": answer["id"], "version": state["version"] + 1}
        await place.settle()
        assert line.state()["version"] == state["version"] + 1
        assert line.state()["ply"] == 3


@pytest.mark.parametrize("table_is_lost", [False, True])
async def test_a_rematch_is_one_table_though_it_was_not_linked_at_first(file: str, table_is_lost: bool) -> None:
    async with parlour(file) as place:
        made, line = await sit(place, ME, HOT, public=True, options={"target": 6})
        await play_on(line, random.Random(3))
        with away(place, "append", *(["load"] if table_is_lost else [])):
            asked = line.send("rematch", seat=0)
            if table_is_lost:
                await until(lambda: line.closed)
            else:
                assert is_refused(await line.answer(asked))
        if table_is_lost:
            line = await place.join(made["table"], list(made["keys"]["seats"].values()))
        assert (await line.ask("rematch", seat=1))["type"] == "accepted"
        await line.until(lambda message: "table" in message and bool(message["table"].get("rematch")))
        tables = (await place.http.get("/api/tables")).json()["tables"]
        assert {each["table"] for each in tables} == {made["table"], news(line)["table"]["rematch"]}


async def test_others_see_what_somebody_did_who_was_cut_off(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour(database) as place:
        made, line = await sit(place, ME, HOT)
        watcher = await invited(place, made)
        room = hub(place).tables[made["table"]]
        store, begun = hub(place).services.store, asyncio.Event()
        append = store.append

        async def announced(*given: Any) -> bool:
            begun.set()
            return await append(*given)

        monkeypatch.setattr(store, "append", announced)

        async def rename() -> None:
            async with room.change():
                await room.commit(Renamed(seat=0, name="Eve"))

        renaming = hub(place).services.tasks.spawn(rename())
        await begun.wait()
        await asyncio.sleep(0)
        renaming.cancel()
        await chair(watcher, 0, name="Eve")
        await chair(line, 0, name="Eve")
        assert (await line.ask("rename", seat=0, name="Ada"))["type"] == "accepted"


async def test_a_transaction_that_could_not_be_taken_back_does_not_stop_the_next(file: str) -> None:
    async with parlour(file) as place:
        made, line = await sit(place, ME, HOT)
        store = hub(place).services.store
        assert isinstance(store, SQLiteStore)
        store._file.database.execute("BEGIN")
        store._file.database.execute("DELETE FROM keys")
        assert (await line.ask("rename", seat=0, name="Eve"))["type"] == "accepted"
        assert len((await store.keys([made["table"]]))[made["table"]]) == len(hub(place).tables[made["table"]].rows)


# ---- What is logged


async def test_one_line_when_the_store_goes_away_and_one_when_it_is_back(
    file: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lootkeep.server.live.health.PAUSE", 0.001)
    async with parlour(file) as place:
        made, line = await sit(place, ME, HOT)
        keys = list(made["keys"]["seats"].values())
        await look_through_actor(line)
        with caplog.at_level(logging.INFO, logger="lootkeep"):
            with away(place, "append", "say", "make", "touch"):
                for _ in range(5):
                    assert is_refused(await choose(line))
                    assert is_refused(await line.ask("say", seat=0, text="Hello"))
                    answer = await place.http.post("/api/tables", json={"game": "looterz", "seats": [ME, BOT]})
                    assert answer.status_code == 503
                with away(place, "load"):
                    line.send("rename", seat=0, name="Eve")
                    await until(lambda: line.closed)
                    late = Line(place.app)
                    assert is_refused(await late.ask("hello", table=made["table"], keys=keys))
                    await late.task
                assert (await place.http.get("/healthz")).status_code == 503
            await until(lambda: hub(place).services.health.why is None)
        assert (await place.join(made["table"], keys)).state()["seat"] == 0
        assert [record.getMessage().split(":")[0].split(" after")[0] for record in caplog.records] == [
            "the store is away",
            "the store is back",
        ]
        assert not any(record.exc_info for record in caplog.records)
        assert failures(place) >= 17
