"""What all decide together: people are asked, one answers, and for a moment another may object (KH-91)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lootkeep import Game
from lootkeep.server.protocol.messages import OBJECTING
from lootkeep.server.tables import events

from .guests import BOT, HOT, ME, choose, game_at, hub
from .hours import Hours
from .parlour import Line, Parlour, parlour

pytestmark = pytest.mark.anyio

CLANS = (6, 7, 8)  # all have monsters enough to share a room with
PEOPLE: list[dict[str, Any]] = [ME, HOT, {"who": "hot", "name": "Cy"}]


async def siege(place: Parlour, *seats: dict[str, Any], turn_of: int, **more: Any) -> dict[str, Any]:
    """A table that has come to a question for all, in somebody's turn; nobody is there yet."""
    options = {"difficulty": 3, **{f"clan{n}": clan for n, clan in enumerate(CLANS[: len(seats)], 1)}}
    for _ in range(20):  # deals
        made = await place.make(game="heroes", seats=list(seats), options=options, **more)
        room = await hub(place).table(made["table"])
        game = game_at(place, made)
        while not game.over:
            if is_asked_of_all(game, turn_of):
                return made
            named = {game.notation(action): action for action in game.options()}
            action = named.get("end turn", named.get("pass", game.options()[0]))
            async with room.change():
                await room.commit(events.moved(game, int(game.actor), action))
    pytest.fail("nobody was asked anything")


def is_asked_of_all(game: Game, turn_of: int) -> bool:
    """Whether it has come to that."""
    return game.is_shared() and game.choice_count > 1 and game.view(None)["active"] == turn_of


async def at_devices(place: Parlour, made: dict[str, Any], *seats: int) -> list[Line]:
    """People who come, each with a device of their own."""
    return [await place.join(made["table"], [made["keys"]["seats"][str(seat)]]) for seat in seats]


async def two_at_odds(place: Parlour) -> tuple[Game, Line, Line]:
    """Ada, whose turn it is, and Bo, both asked the same."""
    made = await siege(place, ME, HOT, turn_of=0)
    ada, bo = await at_devices(place, made, 0, 1)
    return game_at(place, made), ada, bo


async def answered(place: Parlour, line: Line, which: int = 0) -> dict[str, Any]:
    """Somebody answers; what the server says to it, once all have heard."""
    answer = await choose(line, which)
    await place.settle()
    return answer


async def objection(place: Parlour, line: Line) -> dict[str, Any]:
    """Somebody objects; what the server says to it, once all have heard."""
    state = line.state()
    answer = await line.ask("object", seat=state["seat"], version=state["version"])
    await place.settle()
    return answer


async def test_all_people_see_the_question_and_any_of_them_answers() -> None:
    hours = Hours()
    async with parlour(time=hours) as place:
        game, ada, bo = await two_at_odds(place)
        for seat, line in enumerate((ada, bo)):
            asked = line.state()
            assert (asked["decision"]["seat"], asked["decision"]["together"]) == (seat, True)
            assert (asked["together"]["may_answer"], asked["together"]["seat"]) == ([0, 1], None)
        ply, chosen = game.ply, bo.state()["decision"]["options"][1]
        assert (await answered(place, bo, 1))["type"] == "accepted"
        for line in (ada, bo):
            waiting = line.state()
            assert (waiting["ply"], waiting["decision"]) == (ply, None)  # it does not count yet
            shown = waiting["together"]
            assert (shown["seat"], shown["option"], shown["text"]) == (1, chosen["id"], chosen["text"])
            assert shown["left"] == OBJECTING
        await hours.pass_by(OBJECTING - 0.1)
        assert game.ply == ply
        await hours.pass_by(0.1)
        await place.settle()
        assert game.history is not None
        assert (game.ply, game.history.moves[ply]) == (ply + 1, chosen["action"])
        assert ada.state()["ply"] == bo.state()["ply"] == ply + 1


async def test_an_objection_opens_the_question_again() -> None:
    hours = Hours()
    async with parlour(time=hours) as place:
        game, ada, bo = await two_at_odds(place)
        ply = game.ply
        await answered(place, ada)
        assert (await objection(place, bo))["type"] == "accepted"
        for line in (ada, bo):
            assert line.state()["decision"] is not None
            shown = line.state()["together"]
            assert (shown["objected"], shown["seat"], shown["option"]) == ([1], None, None)
        await hours.pass_by(10 * OBJECTING)
        assert game.ply == ply  # the answer that was objected to does not count later on


async def test_objections_cannot_go_on_for_ever() -> None:
    async with parlour() as place:
        game, ada, bo = await two_at_odds(place)
        ply = game.ply
        await answered(place, ada)
        await objection(place, bo)
        await answered(place, bo, 1)
        await objection(place, ada)  # all have objected once: whoever is asked decides, and at once
        assert bo.state()["decision"] is None
        assert bo.state()["together"]["may_answer"] == [0]
        option = ada.state()["decision"]["options"][0]["id"]
        late = await bo.ask("move", seat=1, version=bo.state()["version"], option=option)
        assert (late["code"], late["why"]["args"]) == ("not-now", {"seat": "@seat/0"})
        assert game.ply == ply
        await answered(place, ada)
        assert game.ply == ply + 1


async def test_one_objects_once_and_then_the_same_answer_counts_at_once() -> None:
    async with parlour() as place:
        game, ada, bo = await two_at_odds(place)
        ply = game.ply
        await answered(place, ada)
        await objection(place, bo)
        await answered(place, ada)
        assert game.ply == ply + 1


async def test_with_three_whoever_has_objected_cannot_again() -> None:
    async with parlour() as place:
        made = await siege(place, *PEOPLE, turn_of=0)
        ada, bo, cy = await at_devices(place, made, 0, 1, 2)
        await answered(place, ada)
        await objection(place, bo)
        await answered(place, ada)  # Cy may still object
        assert (await objection(place, bo))["why"]["id"] == "server-objected"
        assert (await objection(place, cy))["type"] == "accepted"
        assert ada.state()["together"]["objected"] == [1, 2]


async def test_while_an_answer_waits_nobody_else_answers_and_old_objections_come_too_late() -> None:
    async with parlour() as place:
        _, ada, bo = await two_at_odds(place)
        early = bo.state()
        assert (await objection(place, bo))["why"]["id"] == "server-no-answer"
        await answered(place, ada)
        option = early["decision"]["options"][0]["id"]
        second = await bo.ask("move", seat=1, version=early["version"], option=option)
        assert (second["code"], second["why"]["id"]) == ("not-now", "server-answered")
        old = await bo.ask("object", seat=1, version=early["version"])
        assert (old["code"], old["why"]["id"]) == ("stale", "server-no-answer")
        assert (await bo.ask("object", seat=0, version=bo.state()["version"]))["code"] == "not-yours"
        assert (await objection(place, ada))["type"] == "accepted"  # who answered may take it back


async def test_an_answer_that_is_sent_again_is_not_given_twice() -> None:
    async with parlour() as place:
        _, ada, _ = await two_at_odds(place)
        state = ada.state()
        move = {"seat": 0, "version": state["version"], "option": state["decision"]["options"][0]["id"]}
        asked = json.dumps({"type": "move", "id": "same", **move})
        answers = []
        for _ in range(2):
            known = len(ada.heard)
            ada.send_text(asked)
            answers.append(await ada.until(lambda message: message.get("id") == "same", known))
        assert answers[0]["type"] == "accepted"
        assert answers[0] == answers[1]


async def test_beside_bots_the_person_is_asked_and_answers_at_once() -> None:
    async with parlour() as place:
        made = await siege(place, ME, BOT, turn_of=1)
        game, ply = game_at(place, made), game_at(place, made).ply
        [ada] = await at_devices(place, made, 0)
        await place.settle()
        assert (game.ply, game.actor) == (ply, 0)  # in the bot's turn, and the bot waits
        assert ada.state()["decision"]["together"]
        await answered(place, ada)
        assert game.ply > ply


async def test_who_sits_at_the_same_device_or_is_away_is_not_waited_for() -> None:
    async with parlour() as place:
        made = await siege(place, ME, HOT, turn_of=0)
        game, ply = game_at(place, made), game_at(place, made).ply
        [bo] = await at_devices(place, made, 1)  # Ada is away
        await answered(place, bo)
        assert game.ply == ply + 1
        hot = await siege(place, ME, HOT, turn_of=1)
        game, ply = game_at(place, hot), game_at(place, hot).ply
        both = await place.join(hot["table"], list(hot["keys"]["seats"].values()))
        assert both.state()["seat"] == both.state()["decision"]["seat"] == 0  # nobody has to change places
        await answered(place, both)
        assert game.ply == ply + 1


async def test_when_whoever_is_asked_leaves_the_seat_to_a_bot_the_other_person_is_asked() -> None:
    async with parlour() as place:
        game, ada, bo = await two_at_odds(place)
        ply = game.ply
        await ada.ask("leave", seat=0, level="apprentice")
        await place.settle()
        assert (game.ply, game.actor) == (ply, 0)  # the bot does not answer for all
        assert bo.state()["decision"]["seat"] == 1
        await answered(place, bo)
        assert game.ply > ply


async def test_an_answer_outlives_the_server(tmp_path: Path) -> None:
    database, hours = f"sqlite:///{tmp_path / 'tables.sqlite'}", Hours()
    async with parlour(database, time=hours) as place:
        made = await siege(place, ME, HOT, turn_of=0)
        ada, _ = await at_devices(place, made, 0, 1)
        await answered(place, ada, 1)
        ply, chosen = ada.state()["ply"], ada.state()["together"]["option"]
    async with parlour(database, time=hours) as place:
        [bo] = await at_devices(place, made, 1)
        assert (bo.state()["ply"], bo.state()["together"]["option"]) == (ply, chosen)
        await hours.pass_by(OBJECTING)
        await place.settle()
        history = game_at(place, made).history
        assert history is not None
        assert f"a{history.moves[ply]}" == chosen


async def test_a_clock_runs_for_whoever_is_asked_and_a_bank_grows_whoever_has_answered() -> None:
    hours = Hours()
    bank: dict[str, Any] = {"kind": "bank", "seconds": 100, "increment": 10}
    async with parlour(time=hours) as place:
        made = await siege(place, ME, HOT, turn_of=0, clock=bank)
        table = hub(place).tables[made["table"]].table
        ada, bo = await at_devices(place, made, 0, 1)
        had = ada.state()["clock"]["left"][0]
        assert ada.state()["clock"]["seat"] == 0
        await hours.pass_by(5)
        await answered(place, bo)
        await hours.pass_by(OBJECTING)
        await place.settle()
        assert table.left[0] == pytest.approx(had - 5 - OBJECTING + 10)
