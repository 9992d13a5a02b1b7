"""Who thinks for which table, and what is played where there is too much to think about."""

from __future__ import annotations

import asyncio
import random
import sys
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import pytest

from lootkeep import games, new
from lootkeep.bots.searcher import in_a_row
from lootkeep.server.limits import Limits
from lootkeep.server.live.bots import processes, thinkers
from lootkeep.server.live.bots.fair_queue import Whose
from lootkeep.server.live.bots.pacing import LEAST, MARGIN, STEP, WATCHED, Kind, Pacing
from lootkeep.server.live.bots.thinkers import Thinkers

from .guests import BOT, ME, choose, hub, look_through_actor, same_deal, sit
from .parlour import Line, Parlour, QuickThinkers, parlour
from .pools import FakePool, breath

pytestmark = pytest.mark.anyio

WARDEN: dict[str, Any] = {"who": "bot", "level": "warden"}
OVERLORD: dict[str, Any] = {"who": "bot", "level": "overlord"}


class Offices:
    """Fake pools by their names, with one worker each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(thinkers, "WORKERS", 1)
        self.pools: dict[str, FakePool] = {}
        self.thinkers = Thinkers(new_pool=self.open)

    def open(self, name: str) -> Executor:
        self.pools[name] = FakePool()
        return self.pools[name]

    def begun(self, name: str) -> int:
        """How many thoughts have begun there."""
        return len(self.pools[name].begun) if name in self.pools else 0


@pytest.fixture
def offices(monkeypatch: pytest.MonkeyPatch) -> Offices:
    return Offices(monkeypatch)


async def watched(place: Parlour, address: str) -> Line:
    """A table of overlords that somebody at this address watches."""
    made = await place.make(game="looterz", seats=[OVERLORD, OVERLORD])
    return await place.join(made["table"], [made["keys"]["host"]], address=address)


async def until_a_bot_thinks(place: Parlour, line: Line) -> None:
    """Play on until a bot has to choose among several."""
    while line.state()["decision"]:
        assert (await choose(line))["type"] == "accepted"
        await place.settle()


async def test_twenty_watched_tables_of_overlords_do_not_delay_a_table_with_a_person(
    offices: Offices, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_deal(monkeypatch, 3)
    async with parlour(thinkers=offices.thinkers) as place:
        for _ in range(20):
            await watched(place, "192.0.2.7")
        assert offices.begun("watched") == 1  # one has begun; the others wait, those over the bound outside
        assert len(offices.thinkers.queues["watched"]) == Limits().thoughts_each
        _, line = await sit(place, ME, WARDEN)
        await until_a_bot_thinks(place, line)
        assert offices.begun("long") == 1  # and the person's warden thinks at once


async def test_a_process_is_ready_before_the_first_thought(offices: Offices, monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 3)
    async with parlour(thinkers=offices.thinkers) as place:
        _, line = await sit(place, ME, BOT)
        await place.settle()
        assert offices.pools == {}  # an apprentice needs none
        _, line = await sit(place, ME, WARDEN)
        await place.settle()
        assert line.state()["decision"]
        assert list(offices.pools) == ["long"]
        assert offices.begun("long") == 0
        pool = offices.pools["long"]
        await sit(place, ME, WARDEN)
        await place.settle()
        assert offices.pools["long"] is pool


async def test_an_overlord_thinks_less_the_further_its_turn_has_come(
    offices: Offices, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_deal(monkeypatch, 3)
    async with parlour(thinkers=offices.thinkers) as place:
        made = await place.make(game="looterz", seats=[OVERLORD, OVERLORD])
        line = await place.join(made["table"], [made["keys"]["host"]])
        budgets = []
        for _ in range(12):
            await line.until(lambda message: message["type"] == "state")
            while "watched" not in offices.pools or not offices.pools["watched"].running:
                await asyncio.sleep(0.001)
            game = place.game(made["table"])
            budgets.append((in_a_row(game), offices.pools["watched"].begun[-1][1]))
            await offices.pools["watched"].end(game.options()[0])
        assert dict(budgets).items() >= {0: "search:0.75s", 1: "search:0.562s", 2: "search:0.422s"}.items()
        assert len(set(budgets)) == len(dict(budgets))


@pytest.mark.parametrize("game", [info["id"] for info in games()])
def test_a_process_can_get_ready_for_every_game(game: str) -> None:
    processes.awake(game)


async def test_nobody_thinks_on_about_what_has_changed(offices: Offices, monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 3)
    async with parlour(thinkers=offices.thinkers) as place:
        _, busy = await sit(place, ME, WARDEN)
        await until_a_bot_thinks(place, busy)
        _, line = await sit(place, ME, WARDEN)
        await until_a_bot_thinks(place, line)
        queue = offices.thinkers.queues["long"]
        assert (offices.begun("long"), len(queue)) == (1, 1)
        await line.ask("undo", seat=0, version=line.state()["version"])
        await place.settle()
        assert len(queue) == 0
        await until_a_bot_thinks(place, line)
        assert len(queue) == 1
        await line.hang_up()  # and nobody is there any more
        await breath()
        assert len(queue) == 0


async def test_a_bot_among_people_thinks_less_rather_than_keep_them_waiting(
    offices: Offices, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", 0.0)
    game = new("looterz", seats=2, seed=3)
    chance = random.Random(1)
    while len(game.options()) == 1:
        game.apply(chance.choice(game.options()))
    whose = Whose(("a",), "t")
    warden = asyncio.ensure_future(offices.thinkers.choose(game, "warden", 1, whose))
    await breath()
    guard = asyncio.ensure_future(offices.thinkers.choose(game, "warden", 1, whose))
    await asyncio.sleep(0.01)
    assert offices.pools["short"].begun[0][1] == "search:100"  # what a guard would think
    assert await offices.thinkers.choose(game, "warden", 1, whose) in game.options()  # greedy: both are taken
    await offices.pools["long"].end(7)
    await offices.pools["short"].end(8)
    assert (await warden, await guard) == (7, 8)


async def test_a_hint_waits_its_turn_and_is_refused_when_there_is_too_much(
    offices: Offices,
) -> None:
    offices.thinkers.limits = Limits(thoughts_each=1)
    async with parlour(thinkers=offices.thinkers) as place:
        lines = [(await sit(place, ME, {"who": "hot", "name": "Bo"}))[1] for _ in range(3)]
        for line in lines:
            await look_through_actor(line)
        asked = [line.send("hint", seat=line.state()["seat"], version=line.state()["version"]) for line in lines]
        refused = await lines[2].answer(asked[2])
        assert (refused["code"], refused["why"]["id"]) == ("busy", "server-thinkers-busy")
        assert refused["retry_after"] > 0
        await choose(lines[1])  # so that its hint is about a state that is gone
        await offices.pools["long"].end([])
        assert (await lines[0].answer(asked[0]))["type"] == "hints"
        assert (await lines[1].answer(asked[1]))["code"] == "stale"
        assert offices.begun("long") == 1


async def test_the_numbers_do_not_tell_whether_there_was_a_choice(offices: Offices) -> None:
    game, numbers = new("looterz", seats=2, seed=1), offices.thinkers.metrics.register

    def counted() -> list[float | None]:
        wait = "lootkeep_thought_wait_seconds"
        return [numbers.get_sample_value(f"{wait}_{what}", {"pool": "long"}) for what in ("count", "sum")]

    thinking = asyncio.ensure_future(offices.thinkers.choose(game, "warden", 1))
    await breath()
    await offices.pools["long"].end(game.options()[0])
    assert await thinking in game.options()
    assert counted() == [1, 0]
    while len(game.options()) > 1:
        game.apply(game.options()[0])
    assert [await offices.thinkers.choose(game, "warden", 1)] == game.options()
    assert counted() == [2, 0]


# ---- The time that a move takes


def shown(pacing: Pacing, chance: random.Random, is_forced: bool, level: str) -> list[float]:
    """When moves are shown, at a server at which half of all moves are forced; of one of both kinds."""
    times: list[float] = []
    kind = Kind("looterz", level, True, 1.0)
    for number in range(8000):
        forced = number % 2 == 0
        seconds = pacing.seconds(kind, None if forced else chance.lognormvariate(0.2, 0.4))
        if forced == is_forced:
            times.append(seconds)
    return sorted(times[100:])


@pytest.mark.parametrize("level", ["apprentice", "guard", "warden", "overlord"])
def test_the_time_of_a_move_does_not_tell_whether_there_was_a_choice(level: str) -> None:
    forced, free = (
        shown(Pacing(1.0, random.Random(5)), random.Random(6), is_forced, level) for is_forced in (True, False)
    )
    grid = [step / 10 for step in range(60)]
    most = max(abs(share(forced, at) - share(free, at)) for at in grid)
    assert most < 0.05  # Kolmogorov and Smirnov would let 0.04 pass for chance once in a hundred


def share(times: list[float], at: float) -> float:
    return sum(time <= at for time in times) / len(times)


def test_a_move_is_shown_when_thoughts_of_its_kind_are_done_and_not_when_its_own_is() -> None:
    pacing, chance = Pacing(1.0, random.Random(1)), random.Random(2)
    kind = Kind("looterz", "overlord", True, 1.5)
    for _ in range(40):
        pacing.seconds(kind, 1.5 + chance.random() / 10)
    quick, slow = ([pacing.seconds(kind, thought) for _ in range(5)] for thought in (0.2, 1.5))
    assert {round(time, 1) for time in quick} == {round(time, 1) for time in slow} == {1.7}
    usual = pacing.seconds(kind, None)
    assert pacing.seconds(kind, 2.1) == STEP * usual  # longer than usual: a step later, however much it was
    assert pacing.seconds(kind, 3.0) == pytest.approx(STEP**2 * usual, rel=0.05)


def test_a_process_that_takes_its_time_to_start_slows_no_other_move() -> None:
    pacing = Pacing(1.0, random.Random(1))
    kind = Kind("looterz", "warden", True, 0.8)
    assert pacing.seconds(kind, 2.9) > 2.9
    assert max(pacing.seconds(kind, 0.8) for _ in range(20)) == 0.8 * MARGIN


def test_a_forced_move_takes_as_long_as_others_also_where_all_think_slowly() -> None:
    pacing = Pacing(1.0, random.Random(1))
    kind = Kind("looterz", "guard", True, 0.01)
    for _ in range(8):
        pacing.seconds(kind, 0.2)
    assert {round(pacing.seconds(kind, thought), 2) for thought in [None, 0.2] * 20} == {0.22}


def test_also_who_need_not_think_takes_a_moment_and_a_longer_one_where_nobody_plays() -> None:
    for is_played, least in ((True, LEAST), (False, WATCHED)):
        kind = Kind("looterz", "apprentice", is_played, 0.0)
        assert [Pacing(1.0).seconds(kind, thought) for thought in (0.0001, None)] == [least] * 2


def test_without_a_pace_nobody_waits() -> None:
    assert Pacing(0.0).seconds(Kind("looterz", "overlord", True, 1.5), None) == 0.0


class Drowsy(QuickThinkers):
    """Bots that take two seconds for whatever there is to choose, by a clock of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.chance = random.Random(1)

    async def choose(self, game: Any, level: str, seed: int, *whose: Any) -> int:
        options: list[int] = game.options()
        self.now += 2.0 if len(options) > 1 else 0.0
        return self.chance.choice(options)

    def usual(self, *about: Any) -> float:
        return 2.0

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


async def test_a_forced_move_at_a_table_takes_as_long_as_others(monkeypatch: pytest.MonkeyPatch) -> None:
    drowsy, taken = Drowsy(), dict[bool, list[float]]()
    monkeypatch.setattr("lootkeep.server.live.bots.turns.perf_counter", lambda: drowsy.now)
    monkeypatch.setattr("lootkeep.server.live.bots.turns.sleep", drowsy.sleep)
    same_deal(monkeypatch, 3)
    async with parlour(thinkers=drowsy, pace=1.0) as place:
        made = await place.make(game="looterz", seats=[OVERLORD] * 2, options={"target": 36}, start=False)
        line = await place.join(made["table"], [made["keys"]["host"]])
        room = hub(place).tables[made["table"]]
        commit = room.commit
        began = 0.0

        async def noting(*events: Any, **more: Any) -> None:
            nonlocal began
            if room.table.game is not None:
                taken.setdefault(len(room.table.game.options()) == 1, []).append(drowsy.now - began)
            await commit(*events, **more)
            began = drowsy.now

        monkeypatch.setattr(room, "commit", noting)
        await line.ask("start")
        await line.until(lambda message: message["type"] == "state" and message["ply"] >= 60)
    forced, free = taken[True], taken[False]
    assert len(forced) > 10
    assert len(free) > 10
    assert {round(time, 6) for time in forced[8:]} == {round(time, 6) for time in free[8:]} == {2.2}


# ---- A compiled build that is made while the server runs


@pytest.fixture
def note(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A server in plain Python, and the file that will tell it of the compiled build."""
    monkeypatch.setattr(processes, "COMPILED", False)
    monkeypatch.setenv("LOOTKEEP_COMPILED", str(tmp_path / "note"))
    return tmp_path / "note"


async def test_bots_go_over_to_a_build_that_was_compiled_meanwhile(note: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offices = Offices(monkeypatch)
    game = new("looterz", seed=1)
    before = asyncio.ensure_future(offices.thinkers.hints(game, 0, 1))
    await breath()
    first = offices.pools["long"]
    note.write_text("somewhere")
    after = asyncio.ensure_future(offices.thinkers.hints(game, 0, 2))
    await breath()
    await first.end("slowly")  # what was begun is thought to its end
    assert offices.pools["long"] is not first
    await offices.pools["long"].end("quickly")
    answers: list[Any] = [await before, await after]
    assert answers == ["slowly", "quickly"]


def test_a_new_process_finds_its_modules_where_they_were_compiled(note: Path, tmp_path: Path) -> None:
    (tmp_path / "only_there.py").write_text("ANSWER = 42")
    there = "__import__('only_there').ANSWER"
    with processes.processes("short") as pool, pytest.raises(ModuleNotFoundError):
        pool.submit(eval, there).result()
    note.write_text(str(tmp_path))
    path = list(sys.path)
    with processes.processes("short") as pool:
        assert pool.submit(eval, there).result() == 42
    assert sys.path == path  # and we find ours where we did
