"""Who sits where: making a table, sitting down, leaving and coming back, and what the host arranges."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from lootkeep.server.tables import keys
from lootkeep.server.tables.names import table_name

from .guests import BOT, FRIEND, HOT, ME, chair, hub, invited, mine, news, play_on, sit, state
from .parlour import Line, parlour

pytestmark = pytest.mark.anyio


# ---- New tables


async def test_a_table_for_one_begins_at_once() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, BOT, BOT, game="looterz", edition="rigor", options={"target": 12})
        table = news(line)["table"]
        assert (table["table"], table["game"], table["edition"]) == (made["table"], "looterz", "rigor")
        assert (table["phase"], table["options"], table["public"]) == ("running", {"target": 12}, False)
        assert [each["who"] for each in table["seats"]] == ["person", "bot", "bot"]
        assert [each["level"] for each in table["seats"]] == [None, "apprentice", "apprentice"]
        assert [each["online"] for each in table["seats"]] == [True, False, False]
        assert mine(line) == [0]
        assert news(line)["host"]
        assert {card["id"] for card in news(line)["cards"]} >= {"alley-cat"}


async def test_the_maker_is_given_every_secret_once_and_only_their_hashes_are_kept() -> None:
    async with parlour() as place:
        made = await place.make(game="looterz", seats=[ME, HOT, FRIEND, BOT])
        assert sorted(made["keys"]["seats"]) == ["0", "1"]
        secrets = [made["keys"]["host"], made["keys"]["invite"], *made["keys"]["seats"].values()]
        assert len(set(secrets)) == 4
        kept = (await hub(place).services.store.keys([made["table"]]))[made["table"]]
        assert sorted(row.digest for row in kept) == sorted(map(keys.digest, secrets))
        assert all(secret.encode() not in repr(kept).encode() for secret in secrets)


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"edition": "gold"},
        {"seats": [ME]},
        {"seats": [ME] * 7},
        {"options": {"target": 0}},
        {"options": {"speed": 1}},
        {"game": "kragmortha", "options": {"people": 1}},
        {"game": "heroes", "options": {"clan3": 1}},
        {"seats": [{"who": "bot", "level": "seer:9"}, ME]},
        {"seats": [{"who": "me", "name": ""}, BOT]},
        {"seats": [{"who": "me", "name": "x" * 25}, BOT]},
        {"clock": {"kind": "move", "seconds": 0}},
        {"colour": "red"},
    ],
)
async def test_a_table_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    async with parlour() as place:
        answer = await place.http.post("/api/tables", json={"game": "looterz", "seats": [ME, BOT]} | wrong)
        assert answer.status_code == 422
        assert answer.json()["code"] == "malformed"
        assert await hub(place).services.store.listings() == []


def test_names_of_tables_can_be_told_over_a_telephone() -> None:
    names = {table_name() for _ in range(200)}
    assert len(names) > 150
    assert all(name.replace("-", "").isalnum() and name.isascii() and name.islower() for name in names)


# ---- Coming in


async def test_without_a_key_a_table_by_link_is_not_there() -> None:
    async with parlour() as place:
        made = await place.make(game="looterz", seats=[ME, FRIEND])
        for table in (made["table"], "no-such-table-1"):
            for shown in ([], [keys.new_key()]):
                line = Line(place.app)
                answer = await line.ask("hello", table=table, keys=shown)
                assert answer["code"] == "unknown-table"
                assert answer["why"] == {"id": "server-unknown-table", "args": {}}
                await asyncio.wait_for(line.task, 5)
                assert line.closed == 1008


async def test_anybody_may_watch_a_public_table() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT, public=True)
        watcher = await place.join(made["table"], [])
        assert (mine(watcher), news(watcher)["host"], watcher.state()["seat"]) == ([], False, None)
        assert watcher.state()["decision"] is None
        assert [player["hand"]["cards"] for player in watcher.state()["view"]["players"]] == [None, None]
        await place.settle()
        assert news(line)["table"]["watchers"] == 1
        tried: list[dict[str, Any]] = [
            {"type": "move", "seat": 0, "version": 3, "option": "a1"},
            {"type": "leave", "seat": 0},
        ]
        for asked in tried:
            assert (await watcher.ask(**asked))["code"] == "not-yours"
        assert (await watcher.ask("look", seat=0))["code"] == "not-yours"


async def test_a_friend_sits_down_by_the_link_and_the_host_begins() -> None:
    async with parlour() as place:
        made, host = await sit(place, ME, FRIEND, options={"target": 1})
        assert news(host)["table"]["phase"] == "lobby"
        assert news(host)["cards"] == []
        friend = await invited(place, made)
        assert (await host.ask("start"))["why"] == {"id": "server-seats-open", "args": {"n": 1}}
        key = await friend.ask("sit", seat=1, name="  Bo  ")
        assert (key["type"], key["seat"]) == ("key", 1)
        await chair(host, 1, who="person", name="Bo", online=True)
        assert (await friend.ask("start"))["code"] == "not-yours"
        assert (await host.ask("start"))["type"] == "accepted"
        welcome = await friend.until(lambda message: message["type"] == "welcome" and bool(message["cards"]))
        assert (welcome["mine"], welcome["table"]["phase"]) == ([1], "running")
        assert (await state(friend, seat=1))["since"] == -1
        elsewhere = await place.join(made["table"], [key["key"]])
        assert mine(elsewhere) == [1]


async def test_a_seat_is_taken_once() -> None:
    async with parlour() as place:
        made, _ = await sit(place, ME, FRIEND)
        one, two = await invited(place, made), await invited(place, made)
        answers = await asyncio.gather(*(line.ask("sit", seat=1, name="Bo") for line in (one, two)))
        assert sorted(answer["type"] for answer in answers) == ["key", "refused"]
        assert [answer["code"] for answer in answers if answer["type"] == "refused"] == ["taken"]
        assert (await one.ask("sit", seat=5, name="Bo"))["why"]["id"] == "server-no-such-seat"
        assert (await two.ask("sit", seat=1, name="\u200b"))["code"] in ("taken", "malformed")


# ---- The lobby


async def test_who_leaves_the_lobby_leaves_an_open_seat_and_a_key_that_opens_nothing() -> None:
    async with parlour() as place:
        made, host = await sit(place, ME, FRIEND)
        friend = await invited(place, made)
        key = (await friend.ask("sit", seat=1, name="Bo"))["key"]
        assert (await friend.ask("leave", seat=1))["type"] == "accepted"
        await chair(host, 1, who="open", name="")
        assert mine(friend) == []
        line = Line(place.app)
        assert (await line.ask("hello", table=made["table"], keys=[key]))["code"] == "unknown-table"


async def test_the_host_gives_a_seat_to_a_bot_and_opens_it_again() -> None:
    async with parlour() as place:
        made, host = await sit(place, ME, FRIEND)
        friend = await invited(place, made)
        await friend.ask("sit", seat=1, name="Bo")
        assert (await friend.ask("appoint", seat=0, level="guard"))["code"] == "not-yours"
        assert (await host.ask("appoint", seat=1, level="warden"))["type"] == "accepted"
        await chair(friend, 1, who="bot", level="warden", stands_in=False)
        assert mine(friend) == []
        assert (await host.ask("appoint", seat=1, level=None))["type"] == "accepted"
        assert (await host.ask("appoint", seat=1, level=None))["code"] == "not-now"
        assert (await friend.ask("sit", seat=1, name="Bo"))["type"] == "key"


async def test_the_host_arranges_another_game_evening() -> None:
    async with parlour() as place:
        made, host = await sit(place, ME, FRIEND)
        clock = {"kind": "bank", "seconds": 300, "increment": 5, "at_zero": "bot"}
        asked = {"edition": "rigor", "options": {"target": 20}, "clock": clock, "public": True, "seats": 4}
        assert (await host.ask("arrange", **asked))["type"] == "accepted"
        await place.settle()
        table = news(host)["table"]
        assert {name: table[name] for name in ("edition", "options", "clock", "public")} == {
            "edition": "rigor", "options": {"target": 20}, "clock": clock, "public": True,
        }  # fmt: skip
        assert [each["who"] for each in table["seats"]] == ["person", "open", "open", "open"]
        for wrong in ({"seats": 8}, {"edition": "gold"}, {"options": {"target": 99}}):
            assert (await host.ask("arrange", **wrong))["code"] == "malformed"
        watcher = await place.join(made["table"], [])
        assert (await watcher.ask("arrange", seats=2))["code"] == "not-yours"
        assert (await host.ask("arrange", public=False))["type"] == "accepted"
        await place.settle()
        assert watcher.closed == 1013  # who has no key cannot stay


async def test_nobody_loses_a_seat_to_a_smaller_table() -> None:
    async with parlour() as place:
        made, host = await sit(place, ME, FRIEND, FRIEND)
        friend = await invited(place, made)
        await friend.ask("sit", seat=2, name="Bo")
        assert (await host.ask("arrange", seats=2))["code"] == "taken"
        assert (await friend.ask("leave", seat=2))["type"] == "accepted"
        assert (await host.ask("arrange", seats=2))["type"] == "accepted"


# ---- In the game


async def test_who_leaves_is_played_for_and_may_come_back() -> None:
    async with parlour() as place:
        _, line = await sit(place, ME, BOT)
        assert (await line.ask("leave", seat=0, level="apprentice"))["type"] == "accepted"
        await chair(line, 0, who="person", level="apprentice", stands_in=True)
        assert (await line.ask("return", seat=0))["type"] == "accepted"
        await chair(line, 0, stands_in=False, level=None)
        assert (await line.ask("return", seat=0))["code"] == "not-now"


async def test_while_a_bot_plays_its_person_cannot_move(monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT)
        actor = line.state()["view"]["actor"]
        monkeypatch.setattr(hub(place).tables[made["table"]].turns, "level", lambda: None)  # the bot takes its time
        await line.ask("leave", seat=actor, level="guard")
        answer = await line.ask("move", seat=actor, version=line.state()["version"], option="a0")
        assert answer["why"]["id"] == "server-bot-plays"


async def test_a_table_goes_on_as_it_was_after_it_was_read_anew() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT, BOT, game="kragmortha", options={"penance": 1})
        await line.ask("rename", seat=1, name="Bea")
        await line.ask("silence", seat=1, silent=True)
        await line.ask("look", seat=None)
        await place.settle()
        before = hub(place).tables[made["table"]]
        info, ply = before.info(), before.table.game and before.table.game.ply
        before.close()
        after = await hub(place).table(made["table"])
        assert after is not before
        assert (after.table.game and after.table.game.ply) == ply
        for each in info.seats:
            each.online, each.away = False, 0.0 if each.who == "person" else None
        assert after.info() == info


async def test_only_what_can_be_done_at_that_moment_is_done() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, BOT, options={"target": 1})
        tried: list[dict[str, Any]] = [
            {"type": "start"},
            {"type": "arrange", "seats": 3},
            {"type": "sit", "seat": 1, "name": "Bo"},
        ]
        for asked in tried:
            assert (await line.ask(**asked))["code"] == "not-now"
        await play_on(line, random.Random(3))
        tried = [{"type": "leave", "seat": 0}, {"type": "appoint", "seat": 0, "level": "guard"}]
        for asked in tried:
            assert (await line.ask(**asked))["why"]["id"] == "server-over"
        assert made["table"] in hub(place).tables
