"""Penances on the screen: live for all, slips that somebody must see in time, bots that watch, and who cheats."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from lootkeep.server.acts.logbook import Logbook
from lootkeep.server.limits import Rate
from lootkeep.server.live.parts.penances import FASTEST, PROMPT, SOFT_PROMPT, SOFT_WINDOW, TOO_LATE, WINDOW
from lootkeep.server.live.parts.watchfulness import EYES
from lootkeep.server.tables import events
from tests.rules import rule

from .guests import BOT, HOT, ME, hub, told
from .hours import Hours
from .parlour import NEVER as NEVER_COMES
from .parlour import ROOMY, Line, parlour
from .test_unspeakable import begin_with, gather, play

pytestmark = pytest.mark.anyio

HERE = "p1: at=a5 hand=rigor:ball+ball,rigor:ball+ball,rigor:book+ball"
BO = HOT


class Loaded(random.Random):
    """Chance that always falls the same way: below every chance, or above every one."""

    def __init__(self, falls: float) -> None:
        super().__init__(1)
        self.falls = falls

    def random(self) -> float:
        return self.falls


NEVER, ALWAYS = Loaded(0.999), Loaded(0.0)


def bearing(line: Line, seat: int, look: str) -> dict[str, Any]:
    """How a goblin bears a Look, as a line was last told."""
    news = told(line, "penances")[-1]
    [found] = [each for each in news["bearing"] if (each["seat"], each["look"]) == (seat, look)]
    return dict(found)


def slipping(line: Line, seat: int) -> str | None:
    """What a goblin has broken, for all to see."""
    found: str | None = line.state()["view"]["players"][seat]["slipping"]
    return found


def looks(line: Line, seat: int) -> list[str]:
    """The Looks of a goblin."""
    return list(line.state()["view"]["players"][seat]["looks"])


def happened(line: Line) -> list[str]:
    """All that was told of slips, in order."""
    words = ("slipped", "caught-out", "escaped", "told-off")
    events = {(event["ply"], event["id"]) for each in told(line, "state") for event in each["events"]}
    named = [id.removeprefix("kragmortha-event-") for _, id in sorted(events)]
    return [word for word in named if word in words]


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so that was begun: it has to be kept before anybody hears of it."""
    async with asyncio.timeout(NEVER_COMES):
        while not is_so():
            await asyncio.sleep(0.005)


async def catch(line: Line, seat: int, rival: int) -> dict[str, Any]:
    """Cry Caught!, whatever is offered."""
    return await line.ask("move", seat=seat, version=line.state()["version"], option=f"a{336 + seat * 8 + rival}")


@rule("KR-57", "KR-58")
async def test_all_see_what_is_asked_and_that_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, HERE, "p2: at=b5 looks=w2")
    time = Hours()
    async with parlour(time=time) as place:
        _, (ada, bo) = await gather(place, ME, BO)
        assert bearing(ada, 1, "w2")["prompt"] is None
        await play(ada, "play rigor:ball+ball", "step d9")
        await place.settle()
        for line in (ada, bo):
            assert (bearing(line, 1, "w2")["prompt"], bearing(line, 1, "w2")["left"]) == ("hail", PROMPT)
        assert (await bo.ask("deed", seat=1, look="w2"))["type"] == "accepted"
        await place.settle()
        assert bearing(ada, 1, "w2")["prompt"] is None
        await time.pass_by(60)
        assert happened(ada) == []


@rule("KR-58")
async def test_a_hail_that_does_not_come_costs_a_look_if_somebody_cries_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin_with(monkeypatch, HERE, "p2: at=b5 looks=w2", "looks: m1 h2")
    time = Hours()
    async with parlour(time=time) as place:
        _, (ada, bo) = await gather(place, ME, BO)
        await play(ada, "play rigor:ball+ball", "step d9")
        await time.pass_by(PROMPT + 0.1)
        await until(lambda: (slipping(ada, 1), slipping(bo, 1), looks(bo, 1)) == ("w2", "w2", ["w2"]))
        assert (await catch(ada, 0, 1))["type"] == "accepted"
        await until(lambda: (looks(bo, 1), slipping(bo, 1)) == (["w2", "h2"], None))
        await time.pass_by(60)
        assert happened(bo) == ["slipped", "caught-out"]


@rule("KR-58")
async def test_after_a_while_nobody_has_seen_it(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, HERE, "p2: at=b5 looks=w2")
    time = Hours()
    async with parlour(time=time) as place:
        _, (ada, bo) = await gather(place, ME, BO)
        await play(ada, "play rigor:ball+ball", "step d9")
        await time.pass_by(PROMPT + WINDOW - 0.1)
        await until(lambda: slipping(bo, 1) == "w2")
        await time.pass_by(0.2)
        await until(lambda: (slipping(bo, 1), looks(bo, 1), happened(ada)) == (None, ["w2"], ["slipped", "escaped"]))


@rule("KR-57")
async def test_who_needs_longer_has_longer_and_so_have_those_who_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, HERE, "p2: at=b5 looks=w2")
    time = Hours()
    async with parlour(time=time) as place:
        _, (ada, bo) = await gather(place, ME, BO)
        await bo.ask("attend", seat=1, here=True, soft=True)
        await play(ada, "play rigor:ball+ball", "step d9")
        await time.pass_by(SOFT_PROMPT - 1)
        await until(lambda: slipping(ada, 1) is None)
        await time.pass_by(SOFT_WINDOW)
        await until(lambda: slipping(ada, 1) == "w2")
        await time.pass_by(2)
        await until(lambda: slipping(ada, 1) is None)


@rule("KR-59")
async def test_who_cries_for_nothing_is_told_off_before_all(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, HERE, "p2: at=b5 looks=w2")
    async with parlour(time=Hours()) as place:
        _, (ada, bo) = await gather(place, ME, BO)
        assert (await catch(ada, 0, 1))["type"] == "accepted"
        await place.settle()
        assert (happened(bo), looks(bo, 1)) == (["told-off"], ["w2"])
        assert bo.state()["view"]["players"][0]["hushed"]
        assert (await catch(ada, 0, 1))["type"] == "refused"


@rule("KR-59")
async def test_who_is_only_a_moment_too_late_is_not_told_off(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, HERE, "p2: at=b5 looks=w2", "p3: at=c5")
    time = Hours()
    async with parlour(time=time) as place:
        _, (ada, _, cleo) = await gather(place, ME, BO, HOT | {"name": "Cleo"})
        await play(ada, "play rigor:ball+ball", "step d9")
        await time.pass_by(PROMPT + 0.1)
        await until(lambda: slipping(ada, 1) == "w2")
        await catch(ada, 0, 1)
        late = await catch(cleo, 2, 1)
        assert (late["code"], late["why"]["id"]) == ("not-now", "server-caught-too-late")
        await time.pass_by(TOO_LATE + 0.1)
        assert (await catch(cleo, 2, 1))["type"] == "accepted"  # now it is for nothing
        await place.settle()
        assert happened(ada) == ["slipped", "caught-out", "told-off"]


@rule("KR-57")
async def test_what_must_be_kept_up_is_judged_by_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, f"{HERE} looks=m1", "p2: at=b5")
    time = Hours()
    async with parlour(time=time) as place:
        _, (ada, bo) = await gather(place, ME, BO)
        await time.pass_by(5)
        assert bearing(bo, 0, "m1") | {"left": 0} == {
            "seat": 0, "look": "m1", "due": True, "on": False, "prompt": None, "tilt": None, "left": 0
        }  # fmt: skip
        await ada.ask("deed", seat=0, look="m1", on=True)
        await place.settle()
        assert bearing(bo, 0, "m1")["on"]
        await ada.ask("deed", seat=0, look="m1", on=False)
        await play(ada, "play rigor:ball+ball")
        await until(lambda: slipping(bo, 0) == "m1")
        assert bo.state()["view"]["pending"]["step"] == "move"  # the card is played


@rule("KR-57")
async def test_balance_is_found_by_leaning_the_other_way(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, HERE, "p2: at=d8 looks=l2")
    async with parlour(time=Hours()) as place:
        _, (ada, bo) = await gather(place, ME, BO)
        await play(ada, "play rigor:ball+ball", "step d9")
        await place.settle()
        tilt = bearing(ada, 1, "l2")["tilt"]
        for side in (tilt, None):
            await bo.ask("deed", seat=1, look="l2", side=side)
            await place.settle()
            assert bearing(ada, 1, "l2")["prompt"] == "balance"
        await bo.ask("deed", seat=1, look="l2", side="left" if tilt == "right" else "right")
        await place.settle()
        assert bearing(ada, 1, "l2")["prompt"] is None


# ---- Who is not there


@rule("KR-57")
@pytest.mark.parametrize("gone", ["hung up", "looks elsewhere", "left to a bot"])
async def test_who_is_not_there_does_not_slip(monkeypatch: pytest.MonkeyPatch, gone: str) -> None:
    begin_with(monkeypatch, HERE, "p2: at=b5 looks=w2")
    time = Hours()
    async with parlour(time=time, chance=ALWAYS) as place:
        _, (ada, bo) = await gather(place, ME, BO)
        await play(ada, "play rigor:ball+ball", "step d9")
        if gone == "hung up":
            await bo.hang_up()
        elif gone == "looks elsewhere":
            await bo.ask("attend", seat=1, here=False)
        else:
            await bo.ask("leave", seat=1, level="apprentice")
        await time.pass_by(60)
        await place.settle()
        assert happened(ada) == []


@rule("KR-57")
async def test_whoever_decides_something_looks_on_again(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, f"{HERE} looks=m1", "p2: at=b5")
    time = Hours()
    async with parlour(time=time) as place:
        _, (ada, bo) = await gather(place, ME, BO)
        await time.pass_by(5)
        await ada.ask("attend", seat=0, here=False)
        await place.settle()
        assert told(bo, "penances")[-1]["away"] == [0]
        await play(ada, "play rigor:ball+ball")
        await until(lambda: slipping(bo, 0) == "m1")


@rule("KR-58")
async def test_a_slip_that_was_open_when_the_server_stopped_ends_after_it_has_come_back(tmp_path: Any) -> None:
    time, file = Hours(), str(tmp_path / "tables.db")
    patch = pytest.MonkeyPatch()
    begin_with(patch, HERE, "p2: at=b5 looks=w2")
    try:
        async with parlour(time=time, database=file) as place:
            made, (ada, _) = await gather(place, ME, BO)
            await play(ada, "play rigor:ball+ball", "step d9")
            await time.pass_by(PROMPT + 1)
            await until(lambda: slipping(ada, 1) == "w2")
        async with parlour(time=time, database=file) as place:
            ada = await place.join(made["table"], [made["keys"]["seats"]["0"]])
            assert slipping(ada, 1) == "w2"
            await time.pass_by(WINDOW + 0.1)
            await until(lambda: slipping(ada, 1) is None)
    finally:
        patch.undo()


# ---- Bots


@rule("KR-58")
def test_no_bot_is_faster_than_a_person_and_all_leave_a_person_time() -> None:
    assert list(EYES) == ["apprentice", "guard", "warden", "overlord"]
    for eyes in EYES.values():
        assert FASTEST <= eyes.soonest < eyes.latest < WINDOW
        assert 0 < eyes.forgets < eyes.notices < 1 or eyes is EYES["apprentice"]
    better = list(EYES.values())
    assert better == sorted(better, key=lambda eyes: eyes.notices)
    assert better == sorted(better, key=lambda eyes: -eyes.forgets)


@rule("KR-58")
@pytest.mark.parametrize("sees", [True, False])
async def test_a_bot_that_sees_a_slip_cries_after_a_human_while(monkeypatch: pytest.MonkeyPatch, sees: bool) -> None:
    begin_with(monkeypatch, f"{HERE} looks=m1", "p2: at=b5", "looks: h2", people=1)
    time = Hours()
    async with parlour(time=time, chance=ALWAYS if sees else NEVER) as place:
        _, (ada,) = await gather(place, ME, BOT)
        await time.pass_by(5)
        await play(ada, "play rigor:ball+ball")
        await until(lambda: slipping(ada, 0) == "m1")
        await time.pass_by(EYES["apprentice"].soonest - 0.1)
        await place.settle()
        assert looks(ada, 0) == ["m1"]
        await time.pass_by(WINDOW)
        await until(lambda: happened(ada) == ["slipped", "caught-out" if sees else "escaped"])
        assert looks(ada, 0) == (["m1", "h2"] if sees else ["m1"])


@rule("KR-58")
@pytest.mark.parametrize("forgets", [True, False])
async def test_a_bot_may_forget_its_hail_and_a_person_catches_it(
    monkeypatch: pytest.MonkeyPatch, forgets: bool
) -> None:
    begin_with(monkeypatch, HERE, "p2: at=b5 looks=w2", "looks: h2", people=1)
    time = Hours()
    async with parlour(time=time, chance=ALWAYS if forgets else NEVER) as place:
        _, (ada,) = await gather(place, ME, BOT)
        await play(ada, "play rigor:ball+ball", "step d9")
        await place.settle()
        assert bearing(ada, 1, "w2")["prompt"] == "hail"
        await time.pass_by(PROMPT + 0.1)
        await until(lambda: slipping(ada, 1) == ("w2" if forgets else None))
        await catch(ada, 0, 1)
        await place.settle()
        assert happened(ada) == (["slipped", "caught-out"] if forgets else ["told-off"])
        assert looks(ada, 1) == (["w2", "h2"] if forgets else ["w2"])


@rule("KR-57", "KR-58")
@pytest.mark.parametrize("forgets", [True, False])
async def test_a_bots_tongue_is_out_in_its_turn_or_it_slips_at_the_end(
    monkeypatch: pytest.MonkeyPatch, forgets: bool
) -> None:
    begin_with(monkeypatch, f"{HERE},goblin:ball+ball", "p2: at=b5 looks=m2", people=1)
    time = Hours()
    async with parlour(time=time, chance=ALWAYS if forgets else NEVER) as place:
        _, (ada,) = await gather(place, ME, BOT)
        await time.pass_by(5)
        await play(ada, "play rigor:ball+ball", "step d9", "pass")
        await ada.until(lambda message: message["type"] == "state" and message["view"]["turn"] >= 3)
        await place.settle()
        out = [each["on"] for news in told(ada, "penances") for each in news["bearing"] if each["due"]]
        assert any(out) != forgets
        await until(lambda: slipping(ada, 1) == ("m2" if forgets else None))


# ---- Who cheats


async def why(line: Line, type: str, **asked: Any) -> str:
    """The reason of a refusal."""
    answer = await line.ask(type, **asked)
    assert answer["type"] == "refused", answer
    return str(answer["why"]["id"].removeprefix("server-"))


@rule("KR-58")
async def test_nobody_does_or_breaks_anything_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, HERE, "p2: at=b5 looks=w2")
    time = Hours()
    async with parlour(time=time) as place:
        _, (ada, bo) = await gather(place, ME, BO)
        await play(ada, "play rigor:ball+ball", "step d9")
        assert await why(ada, "deed", seat=1, look="w2") == "not-your-seat"
        assert await why(ada, "attend", seat=1, here=False) == "not-your-seat"
        assert await why(bo, "deed", seat=1, look="m2") == "no-such-penance"
        assert await why(ada, "deed", seat=0, look="w2") == "no-such-penance"
        version = ada.state()["version"]
        slip = {"version": version, "option": "a565"}  # slip sky w2
        assert (place.game(next(iter(hub(place).tables))).notation(565), 512 + 32 + 21) == ("slip sky w2", 565)
        assert (await ada.ask("move", seat=0, **slip))["code"] in ("illegal", "not-now")
        assert (await ada.ask("move", seat=1, **slip))["code"] == "not-yours"
        assert (await ada.ask("move", seat=0, version=version, option=f"a{336 + 8 * 1 + 0}"))["code"] != "accepted"
        await place.settle()
        assert happened(ada) == []


@rule("KR-58")
async def test_nobody_ends_the_time_in_which_they_can_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, HERE, "p2: at=b5 looks=w2")
    time = Hours()
    async with parlour(time=time) as place:
        _, (ada, bo) = await gather(place, ME, BO)
        await play(ada, "play rigor:ball+ball", "step d9")
        await time.pass_by(PROMPT + 0.1)
        await place.settle()
        for seat in (0, 1):
            line = (ada, bo)[seat]
            answer = await line.ask("move", seat=seat, version=line.state()["version"], option="a329")
            assert answer["type"] == "refused"
        assert (await bo.ask("deed", seat=1, look="w2"))["type"] == "accepted"  # it comes too late
        await until(lambda: slipping(ada, 1) == "w2")


@rule("KR-58")
async def test_nobody_floods_the_table_with_deeds(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, f"{HERE} looks=m1", "p2: at=b5")
    async with parlour(time=Hours(), limits=ROOMY._replace(changes=Rate(1, 5))) as place:
        _, (ada, bo) = await gather(place, ME, BO)
        answers = [await ada.ask("deed", seat=0, look="m1", on=bool(n % 2)) for n in range(9)]
        assert [answer.get("code") for answer in answers].count("too-much") == 4
        await place.settle()
        before = len(told(bo, "penances"))
        await ada.ask("attend", seat=0, here=True)  # what changes nothing is not told
        await place.settle()
        assert len(told(bo, "penances")) == before


@rule("KR-58")
async def test_what_is_only_shown_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, f"{HERE} looks=m1", "p2: at=b5")
    async with parlour(time=Hours()) as place:
        made, (ada, _) = await gather(place, ME, BO)
        before = hub(place).tables[made["table"]].table.version
        await ada.ask("deed", seat=0, look="m1", on=True)
        await ada.ask("attend", seat=0, here=True, soft=True)
        assert hub(place).tables[made["table"]].table.version == before


async def test_a_game_without_penances_tells_nothing_of_them() -> None:
    async with parlour() as place:
        made = await place.make(game="looterz", seats=[ME, BO])
        line = await place.join(made["table"], [made["keys"]["seats"]["0"]])
        assert await why(line, "deed", seat=0, look="m1") == "no-such-penance"
        assert told(line, "penances") == []


def test_the_log_of_a_game_that_is_gone_tells_what_the_table_itself_called() -> None:
    called = events.entry(1, events.Moved(seat=-1, action=329, notation="escape sky"), 0.0)
    [line] = Logbook("kragmortha").lines([called])
    assert (line.seat, line.what["id"]) == (None, "gone-log-called")


@rule("KR-58")
async def test_who_takes_something_back_takes_back_a_decision_and_not_a_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, "p1: at=a5 looks=m1 hand=rigor:ball+ball,rigor:ball+ball,rigor:book+ball", "p2: at=b5")
    time = Hours()
    async with parlour(time=time) as place:
        _, (ada,) = await gather(place, ME, BOT)
        await time.pass_by(60)
        await play(ada, "play rigor:ball+ball")  # with the mouth shut
        await until(lambda: slipping(ada, 0) == "m1")
        await ada.ask("undo", seat=0, version=ada.state()["version"])
        await until(lambda: slipping(ada, 0) is None)
        assert ada.state()["decision"]["prompt"]["id"] == "kragmortha-ask-card"
