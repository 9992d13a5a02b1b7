"""How far bots are ahead of the screens: on credit, never for long, and nobody is waited for who never asked for it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from lootkeep.server.limits import Limits, Rate
from lootkeep.server.live.clients import Client
from lootkeep.server.live.live_table import LiveTable
from lootkeep.server.live.parts import pace
from lootkeep.server.live.parts.pace import ALONE, GRACE, PATIENCE

from .guests import BOT, FRIEND, HOT, ME, choose, count_states, game_at, hub, new_state, same_deal, sit, state, told
from .hours import Hours
from .parlour import NEVER, ROOMY, Line, Parlour, parlour

pytestmark = pytest.mark.anyio

FEW = 4  # decisions that bots may be ahead in these tests, so that a round is longer


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "AHEAD", FEW)
    same_deal(monkeypatch, 3)


async def seen(line: Line, version: int | None = None) -> dict[str, Any]:
    """Say that all was shown, or up to a version."""
    return await line.ask("seen", version=line.state()["version"] if version is None else version)


def is_quiet(live: LiveTable) -> bool:
    """Whether bots have done all that they may, and nobody changes anything."""
    task, credit = live.turns.task, live.pace
    waits = live.turns.deciding is not None and bool(credit.behind() or credit.grace() > 0)
    return not live.is_changing and (task is None or task.done() or waits)


async def quiet(place: Parlour) -> None:
    """Wait until everything that can go on has, however slow the store is."""
    times = 0
    async with asyncio.timeout(NEVER):
        while times < 3:
            await place.settle()
            await asyncio.sleep(0.002)
            times = times + 1 if all(map(is_quiet, hub(place).tables.values())) else 0


async def end_turn(line: Line) -> int:
    """Answer until a bot has to decide: the ply at which it does."""
    while (now := line.state())["decision"]:
        known = count_states(line)
        await choose(line, len(now["decision"]["options"]) - 1)
        await new_state(line, known)
        last = next(each for each in told(line, "state") if each["version"] > now["version"])
        if last["decision"] is None:
            return int(last["ply"])
    raise AssertionError("it was not my turn")


async def my_turn(place: Parlour, *seats: dict[str, Any], **more: Any) -> tuple[dict[str, Any], Line]:
    """A table at which the first question of mine is asked."""
    made, line = await sit(place, *seats, **more)
    await line.until(lambda message: message["type"] == "state" and message["decision"] is not None)
    await quiet(place)
    return made, line


# ---- who plays


async def test_bots_stop_ahead_of_a_screen_and_go_on_when_it_has_seen_more() -> None:
    async with parlour(time=Hours()) as place:
        made, line = await my_turn(place, ME, BOT, BOT, BOT)
        await seen(line)
        begun = await end_turn(line)
        await seen(line, next(each["version"] for each in told(line, "state") if each["ply"] == begun))
        await quiet(place)
        assert game_at(place, made).ply == begun + FEW
        shown = next(each for each in told(line, "state") if each["ply"] == begun + 1)
        assert (await seen(line, shown["version"]))["type"] == "accepted"
        await quiet(place)
        assert game_at(place, made).ply == begun + FEW + 1


async def test_nobodys_screen_is_waited_for_longer_than_patience_and_not_again_until_it_speaks() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        made, line = await my_turn(place, ME, BOT, BOT, BOT)
        await seen(line)
        begun = await end_turn(line)
        await quiet(place)
        stopped = game_at(place, made).ply
        assert stopped <= begun + FEW
        await time.pass_by(PATIENCE - 0.1)
        await quiet(place)
        assert game_at(place, made).ply == stopped
        await time.pass_by(0.2)
        await line.until(lambda message: message["type"] == "state" and message["ply"] > begun and message["decision"])
        begun = await end_turn(line)
        await line.until(lambda message: message["type"] == "state" and message["ply"] > begun and message["decision"])
        await seen(line)
        begun = await end_turn(line)
        await quiet(place)
        assert game_at(place, made).ply <= begun + FEW


async def test_who_leaves_a_seat_to_a_bot_is_not_waited_for_as_somebody_who_plays() -> None:
    async with parlour(time=Hours()) as place:
        made = await place.make(game="looterz", seats=[ME, FRIEND, BOT, BOT])
        ada = await place.join(made["table"], [made["keys"]["host"], made["keys"]["seats"]["0"]])
        bo = await place.join(made["table"], [made["keys"]["invite"]])
        await bo.ask("sit", seat=1, name="Bo")
        await ada.ask("start")
        await state(bo)
        await seen(bo)
        game = game_at(place, made)
        while game.actor < 2 or hub(place).tables[made["table"]].pace.behind() == []:
            line = (ada, bo)[game.actor]
            await choose(line, len(line.state()["decision"]["options"]) - 1)
            await quiet(place)
        ply = game.ply
        await bo.ask("leave", seat=1)
        await quiet(place)
        assert game.ply > ply


async def test_who_never_says_what_was_seen_is_never_waited_for() -> None:
    async with parlour(time=Hours()) as place:
        _, line = await my_turn(place, ME, BOT, BOT, BOT)
        begun = await end_turn(line)
        asked = await line.until(
            lambda message: message["type"] == "state" and message["ply"] > begun and message["decision"]
        )
        assert asked["ply"] > begun + FEW


async def test_the_hindmost_of_those_who_play_is_waited_for_and_no_watcher() -> None:
    async with parlour(time=Hours()) as place:
        made, line = await my_turn(place, ME, BOT, BOT, BOT, public=True)
        phone = await place.join(made["table"], [made["keys"]["seats"]["0"]])
        watcher = await place.join(made["table"], [])
        for each in (line, phone, watcher):
            await seen(each)
        begun = await end_turn(line)
        await quiet(place)
        await seen(line)
        await quiet(place)
        stopped = game_at(place, made).ply
        assert stopped <= begun + FEW
        await phone.hang_up()
        await quiet(place)
        assert stopped < game_at(place, made).ply <= stopped + FEW
        while not line.state()["decision"]:
            await seen(line)
            await quiet(place)


async def test_what_is_no_decision_uses_up_no_credit() -> None:
    async with parlour(time=Hours()) as place:
        made, line = await my_turn(place, ME, BOT, BOT, BOT)
        await seen(line)
        for n in range(FEW):
            await line.ask("rename", seat=0, name=f"Ada {n}")
        begun = await end_turn(line)
        await quiet(place)
        assert game_at(place, made).ply > begun


# ---- where nobody plays


async def test_bots_alone_stay_close_to_the_foremost_who_watches() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        made = await place.make(game="looterz", seats=[ME, BOT], start=False, public=True)
        host = await place.join(made["table"], [made["keys"]["host"], made["keys"]["seats"]["0"]])
        await host.ask("start")
        await state(host)
        await seen(host)
        watcher = await place.join(made["table"], [])
        await seen(watcher)
        await host.ask("leave", seat=0, level="apprentice")
        await quiet(place)
        first = game_at(place, made).ply
        await seen(watcher)
        await quiet(place)
        assert game_at(place, made).ply == first + ALONE
        await time.pass_by(PATIENCE + 0.1)
        await quiet(place)
        assert game_at(place, made).ply == first + 2 * ALONE


# ---- crying Caught!


async def test_while_a_person_may_call_a_bots_turn_begins_when_the_last_was_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pace, "AHEAD", 1000)
    time = Hours()
    async with parlour(time=time) as place:
        made, line = await my_turn(place, ME, BOT, BOT, game="kragmortha", options={"penance": 1})
        game = game_at(place, made)
        await seen(line)
        for _ in range(200):
            if not line.state()["decision"]:
                break
            await choose(line)
            await quiet(place)
        turn, ply = game.actor, game.ply  # a bot's, which waits
        assert turn != 0
        assert line.state()["calls"]
        await seen(line)
        await quiet(place)
        assert game.ply > ply
        assert game.actor != turn  # it has played its turn, and the next one waits
        ply = game.ply
        await time.pass_by(PATIENCE + 0.1)
        await quiet(place)
        assert game.ply > ply


# ---- clocks

BANK: dict[str, Any] = {"kind": "bank", "seconds": 100, "increment": 0}


async def asked_after_bots(place: Parlour) -> Line:
    """Somebody whose screen is behind, and who is asked after some decisions of others, which they have not seen."""
    _, line = await my_turn(place, ME, BOT, BOT, BOT, clock=BANK, public=True)
    await seen(line)
    begun = await end_turn(line)
    await seen(line, next(each["version"] for each in told(line, "state") if each["ply"] == begun))
    await line.until(lambda message: message["type"] == "state" and message["ply"] > begun and message["decision"])
    await quiet(place)
    return line


@pytest.fixture
def far(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots may be so far ahead that they come to the next question."""
    monkeypatch.setattr(pace, "AHEAD", 100)


async def test_a_clock_begins_when_its_question_is_seen(far: None) -> None:
    time = Hours()
    async with parlour(time=time) as place:
        line = await asked_after_bots(place)
        full = line.state()["clock"]["left"][0]
        assert line.state()["clock"]["running"] is False
        await time.pass_by(1)
        known, version = count_states(line), line.state()["version"]
        await seen(line)
        await new_state(line, known)
        assert line.state()["version"] == version
        assert line.state()["clock"] == {"seat": 0, "left": [full, 100.0, 100.0, 100.0], "running": True}
        await time.pass_by(7)
        await choose(line)
        await quiet(place)
        assert line.state()["clock"]["left"][0] == full - 7


async def test_a_clock_waits_half_a_second_for_each_decision_that_is_to_be_shown(far: None) -> None:
    time = Hours()
    async with parlour(time=time) as place:
        line = await asked_after_bots(place)
        full = line.state()["clock"]["left"][0]
        plies = [each["ply"] for each in told(line, "state") if each["decision"]]
        most = min(0.5 * (plies[-1] - plies[-2] - 1), PATIENCE)
        assert most > 1
        await time.pass_by(most - 0.1)
        await line.ask("rename", seat=0, name="Ada")  # which does not let it wait for longer
        await quiet(place)
        assert line.state()["clock"]["running"] is False
        known = count_states(line)
        await time.pass_by(0.2)
        await new_state(line, known)
        assert line.state()["clock"]["running"] is True
        await time.pass_by(4.9)
        await choose(line)
        await quiet(place)
        assert line.state()["clock"]["left"][0] == full - 5


async def test_to_take_back_gains_no_time(far: None) -> None:
    time = Hours()
    async with parlour(time=time) as place:
        line = await asked_after_bots(place)
        await time.pass_by(PATIENCE)
        await choose(line)
        await quiet(place)
        asked = line.state()["version"]
        assert (await line.ask("undo", seat=0, version=asked))["type"] == "accepted"
        back = await line.until(lambda message: message["type"] == "state" and message["version"] > asked)
        assert back["decision"]
        assert back["clock"]["running"] is True


async def test_the_clock_of_who_never_says_what_was_seen_begins_with_the_question(far: None) -> None:
    async with parlour(time=Hours()) as place:
        _, line = await my_turn(place, ME, BOT, BOT, BOT, clock=BANK)
        begun = await end_turn(line)
        asked = await line.until(
            lambda message: message["type"] == "state" and message["ply"] > begun and message["decision"]
        )
        assert asked["clock"]["running"] is True


async def test_a_clock_that_waits_begins_for_nobody_else_and_ends_with_those_who_play(far: None) -> None:
    time = Hours()
    async with parlour(time=time) as place:
        line = await asked_after_bots(place)
        full = line.state()["clock"]["left"][0]
        table = next(iter(hub(place).tables))
        other = await place.join(table, [])
        assert other.state()["clock"]["running"] is False
        version = other.state()["version"]
        await line.hang_up()
        await time.pass_by(100)
        await quiet(place)
        assert other.state()["version"] == version  # nothing had run, and nothing was written
        assert other.state()["clock"]["left"][0] == full


# ---- taking back


async def before_a_bot(place: Parlour) -> tuple[dict[str, Any], Line]:
    """Two people at two devices and a bot, which is asked now; the line of who may still take back what they did."""
    made = await place.make(game="looterz", seats=[ME, FRIEND, BOT])
    ada = await place.join(made["table"], [made["keys"]["host"], made["keys"]["seats"]["0"]])
    bo = await place.join(made["table"], [made["keys"]["invite"]])
    await bo.ask("sit", seat=1, name="Bo")
    await ada.ask("start")
    await state(bo)
    line = ada
    while (actor := game_at(place, made).actor) != 2:
        line = (ada, bo)[actor]
        known = count_states(line)
        await choose(line, len(line.state()["decision"]["options"]) - 1)
        await new_state(line, known)
    assert line.state()["can_undo"]
    return made, line


async def test_a_bot_gives_people_a_moment_to_take_back_what_they_may() -> None:
    time = Hours()
    async with parlour(time=time, pace=1.0) as place:
        made, line = await before_a_bot(place)
        ply = game_at(place, made).ply
        await time.pass_by(GRACE - 0.1)
        await quiet(place)
        assert game_at(place, made).ply == ply
        mover = line.state()["seat"]
        assert (await line.ask("undo", seat=mover, version=line.state()["version"]))["type"] == "accepted"
        await time.pass_by(PATIENCE)
        await quiet(place)
        assert game_at(place, made).actor == mover
        await choose(line)


async def test_a_bot_answers_once_that_moment_is_over() -> None:
    time = Hours()
    async with parlour(time=time, pace=1.0) as place:
        made, line = await before_a_bot(place)
        await quiet(place)
        ply = game_at(place, made).ply
        await time.pass_by(GRACE + 0.1)
        await line.until(lambda message: message["type"] == "state" and message["ply"] > ply)
        assert (await line.ask("undo", seat=line.state()["seat"], version=0))["type"] == "refused"


async def test_who_plays_alone_or_at_one_device_waits_for_no_grace() -> None:
    async with parlour(time=Hours(), pace=1.0) as place:
        _, line = await sit(place, ME, HOT, BOT)
        while (now := line.state())["view"]["actor"] != 2:
            known = count_states(line)
            if now["decision"]:
                await choose(line, len(now["decision"]["options"]) - 1)
            else:
                await line.ask("look", seat=now["view"]["actor"])
            await new_state(line, known)
        await line.until(lambda message: message["type"] == "state" and message["ply"] > now["ply"])


# ---- the message itself


async def test_nobody_has_seen_what_was_not_sent_nor_unsees_anything() -> None:
    async with parlour(time=Hours()) as place:
        made, line = await my_turn(place, ME, BOT)
        [client] = hub(place).tables[made["table"]].attendees.clients
        assert client.seen is None
        assert await seen(line, 9_999_999) == {
            "type": "accepted",
            "id": "q2",
            "version": hub(place).tables[made["table"]].table.version,
        }
        assert client.seen == client.version
        await seen(line, 0)
        assert client.seen == client.version


async def test_who_was_waited_for_in_vain_cannot_ask_for_the_same_wait_again() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        made, line = await my_turn(place, ME, BOT, BOT, BOT)
        [client] = hub(place).tables[made["table"]].attendees.clients
        await seen(line, 0)
        await end_turn(line)
        await quiet(place)
        missed = client.version
        await time.pass_by(PATIENCE + 0.1)
        assert client.seen is None
        await seen(line, 0)
        assert client.seen is not None
        assert client.seen >= missed


async def test_to_say_it_too_often_is_refused_and_takes_nothing_else_from_anybody() -> None:
    async with parlour(limits=ROOMY._replace(sightings=Rate(2, 3))) as place:
        _, line = await my_turn(place, ME, BOT)
        answers = [await seen(line) for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["accepted"] * 3 + ["refused"] * 2
        assert answers[-1]["code"] == "too-much"
        assert 0 < answers[-1]["retry_after"] <= 0.5
        assert (await choose(line))["type"] == "accepted"


async def test_a_flood_of_it_is_bounded_and_slows_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[int] = []
    has_seen = LiveTable.has_seen

    def note(live: LiveTable, client: Client, version: int) -> None:
        noted.append(version)
        has_seen(live, client, version)

    monkeypatch.setattr(LiveTable, "has_seen", note)
    house = Limits()
    async with parlour(limits=house) as place:
        made = await place.make(game="looterz", seats=[ME, FRIEND, BOT])
        host = await place.join(made["table"], [made["keys"]["host"], made["keys"]["seats"]["0"]])
        friend = await place.join(made["table"], [made["keys"]["invite"]], address="192.0.2.66")
        await friend.ask("sit", seat=1, name="Bo")
        await host.ask("start")
        await state(friend)
        game = game_at(place, made)
        while game.actor == 2:
            await asyncio.sleep(0.001)
        ada, eve = (host, friend) if game.actor == 0 else (friend, host)
        heard = len(eve.heard)
        try:
            for version in range(5000):
                eve.send("seen", version=version)
            for _ in range(2):  # moves go first, and so do they when the flood has met its limit
                known = count_states(ada)
                assert (await choose(ada))["type"] == "accepted"
                await new_state(ada, known)
                await eve.until(lambda message: message.get("code") == "too-much", heard)
            refused = [json.loads(text) for text in eve.heard[heard:] if '"refused"' in text]
            assert len(noted) <= house.sightings.burst + 20
            assert len(refused) <= house.messages.burst + 20  # and the rest was not even read
            assert {each["code"] for each in refused} == {"too-much"}
        finally:
            for client in list(hub(place).tables[made["table"]].attendees.clients):
                client.drop()  # nobody waits until all of it is read
