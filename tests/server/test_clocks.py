"""Clocks: they run for the person who decides while somebody who plays is there, and survive a restart."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import rule

from .guests import BOT, HOT, ME, choose, count_states, hub, look_through_actor, new_state, news, sit, told
from .hours import Hours
from .parlour import Line, parlour

pytestmark = pytest.mark.anyio

MOVE: dict[str, Any] = {"kind": "move", "seconds": 30}
BANK: dict[str, Any] = {"kind": "bank", "seconds": 100, "increment": 10}


def left(line: Line) -> list[float]:
    """What the clocks showed last."""
    return list(line.state()["clock"]["left"])


async def again(line: Line) -> None:
    """Have the state shown anew, through the eyes of whoever has to decide."""
    await look_through_actor(line)


async def move(line: Line) -> None:
    """Take the first option."""
    known = count_states(line)
    await choose(line)
    await new_state(line, known)


async def test_without_clocks_there_is_nothing_to_show() -> None:
    async with parlour(time=Hours()) as place:
        _, line = await sit(place, ME, HOT)
        assert line.state()["clock"] is None


async def test_a_clock_for_each_move_begins_anew() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        _, line = await sit(place, ME, HOT, clock=MOVE)
        actor = line.state()["view"]["actor"]
        assert line.state()["clock"] == {"seat": actor, "left": [30.0, 30.0], "running": True}
        await time.pass_by(12)
        await again(line)
        assert left(line)[actor] == 18
        assert left(line)[1 - actor] == 30
        await move(line)
        assert left(line) == [30.0, 30.0]


async def test_a_bank_goes_down_and_grows_with_each_move() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        _, line = await sit(place, ME, HOT, clock=BANK)
        await again(line)
        actor = line.state()["seat"]
        await time.pass_by(40)
        await move(line)
        assert left(line)[actor] == 100 - 40 + 10
        assert left(line)[1 - actor] == 100


async def test_who_has_no_time_left_is_nudged_once_and_the_table_waits() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        _, line = await sit(place, ME, HOT, clock=MOVE)
        actor = line.state()["view"]["actor"]
        await time.pass_by(29)
        assert told(line, "nudge") == []
        await time.pass_by(60)
        await line.ask("rename", seat=0, name="Ada")  # the clock is started anew by this, at zero
        await time.pass_by(60)
        assert told(line, "nudge") == [{"type": "nudge", "seat": actor}]
        await again(line)
        assert left(line)[actor] == 0
        await move(line)
        await time.pass_by(31)
        assert len(told(line, "nudge")) == 2


async def test_a_bot_takes_over_and_who_comes_back_has_a_little_time() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        made = await place.make(
            game="looterz", seats=[ME, HOT], clock=BANK | {"at_zero": "bot"}, options={"target": 36}
        )
        lines = [await place.join(made["table"], [made["keys"]["seats"][seat]]) for seat in ("0", "1")]
        actor = lines[0].state()["view"]["actor"]
        line = lines[actor]
        await time.pass_by(101)
        taken = await line.until(
            lambda message: message["type"] == "table" and message["table"]["seats"][actor]["stands_in"]
        )
        assert taken["table"]["seats"][actor]["level"] == "guard"
        await line.until(lambda message: message["type"] == "state" and message["view"]["actor"] == 1 - actor)
        assert (await line.ask("return", seat=actor))["type"] == "accepted"
        await place.settle()
        assert left(line)[actor] == 60


@rule("KR-80")
async def test_what_the_rules_choose_is_chosen_out_of_turn_and_a_bot_plays_only_whose_turn_it_is() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        _, line = await sit(place, ME, HOT, game="kragmortha", clock=MOVE | {"at_zero": "bot"})
        first = line.state()["view"]["active"]
        await again(line)
        await move(line)
        assert line.state()["view"]["players"][1 - first]["square"] is None
        await time.pass_by(31)
        begun = await line.until(lambda message: message["type"] == "state" and message["view"]["turn"] == 1)
        assert begun["view"]["players"][1 - first]["square"] is not None
        await time.pass_by(31)
        taken = await line.until(
            lambda message: message["type"] == "table" and message["table"]["seats"][first]["stands_in"]
        )
        assert not taken["table"]["seats"][1 - first]["stands_in"]


async def test_bots_have_no_clock() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        _, line = await sit(place, ME, BOT, clock=BANK)
        await line.until(lambda message: message["type"] == "state" and message["decision"] is not None)
        await place.settle()
        assert left(line)[1] == 100
        await line.ask("leave", seat=0, level="apprentice")
        await line.until(lambda message: message["type"] == "table" and message["table"]["phase"] == "over")
        assert line.state()["clock"]["running"] is False


async def test_the_clock_waits_while_nobody_who_plays_is_there() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        made, line = await sit(place, ME, HOT, clock=BANK, public=True)
        actor = line.state()["view"]["actor"]
        watcher = await place.join(made["table"], [])
        await time.pass_by(10)
        await line.hang_up()
        await place.settle()
        assert watcher.state()["clock"] == {"seat": actor, "left": left(watcher), "running": False}
        assert left(watcher)[actor] == 90
        await time.pass_by(1000)
        back = await place.join(made["table"], list(made["keys"]["seats"].values()))
        assert left(back)[actor] == 90
        assert back.state()["clock"]["running"]
        await time.pass_by(5)
        await again(back)
        assert left(back)[actor] == 85


async def test_a_rival_who_waits_lets_the_clock_run() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        made = await place.make(game="looterz", seats=[ME, HOT], clock=BANK)
        lines = [await place.join(made["table"], [made["keys"]["seats"][seat]]) for seat in ("0", "1")]
        actor = lines[0].state()["view"]["actor"]
        await lines[actor].hang_up()
        await time.pass_by(25)
        waiting = lines[1 - actor]
        known = count_states(waiting)
        await waiting.ask("look", seat=1 - actor)
        await new_state(waiting, known)
        assert left(waiting)[actor] == 75
        assert not news(waiting)["table"]["seats"][actor]["online"]


async def test_clocks_survive_a_restart(tmp_path: Any) -> None:
    time, file = Hours(), str(tmp_path / "tables.db")
    async with parlour(time=time, database=file) as place:
        made, line = await sit(place, ME, HOT, clock=BANK)
        await again(line)
        first = line.state()["seat"]
        await time.pass_by(30)
        await move(line)
        await again(line)
        thinking = line.state()["seat"]
        before = left(line)
        await time.pass_by(7)
    await time.pass_by(5000)
    async with parlour(time=time, database=file) as place:
        line = await place.join(made["table"], list(made["keys"]["seats"].values()))
        expected = list(before)
        expected[thinking] -= 7
        assert left(line) == expected
        assert expected[first] <= 80
        assert hub(place).tables[made["table"]].clock.began == time.steady()


async def test_a_timer_that_rings_a_moment_too_early_rings_again() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        _, line = await sit(place, ME, HOT, clock=MOVE)
        await time.pass_by(29.9)
        [alarm] = [alarm for alarm in time.alarms if not alarm.is_off]
        alarm.cancel()
        alarm.do()
        assert told(line, "nudge") == []
        await time.pass_by(0.2)
        assert len(told(line, "nudge")) == 1
