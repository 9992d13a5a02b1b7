"""Keys of seats: one for a stranger, the same one again if the answer was lost, and a new one for a link that was."""

from __future__ import annotations

from typing import Any

import pytest

from lootkeep.server.tables import keys
from lootkeep.server.tables.storage import StoreError

from .guests import FRIEND, ME, chair, hub, invited, mine, news, sit
from .hours import Hours
from .parlour import Line, Parlour, parlour

pytestmark = pytest.mark.anyio

ELSEWHERE = "192.0.2.99"


async def friends(place: Parlour) -> tuple[dict[str, Any], Line, Line, str]:
    """A table that has begun: its host, a friend, and the friend's key."""
    made, host = await sit(place, ME, FRIEND, options={"target": 36})
    friend = await invited(place, made)
    key = (await friend.ask("sit", seat=1, name="Bo"))["key"]
    await host.ask("start")
    await place.settle()
    return made, host, friend, key


def why(answer: dict[str, Any]) -> tuple[str, str]:
    """The code and the reason of a refusal."""
    return answer["code"], answer["why"]["id"]


# ---- One seat for a stranger


async def test_a_stranger_takes_one_seat_of_a_public_table_and_no_more() -> None:
    async with parlour() as place:
        made, _ = await sit(place, ME, FRIEND, FRIEND, FRIEND, public=True)
        stranger = await place.join(made["table"], [], address=ELSEWHERE)
        key = (await stranger.ask("sit", seat=1, name="Bo"))["key"]
        assert why(await stranger.ask("sit", seat=2, name="Cy")) == ("taken", "server-one-seat-each")
        again = await place.join(made["table"], [key], address=ELSEWHERE)
        unknown = await place.join(made["table"], [], address=ELSEWHERE)
        for line in (again, unknown):
            assert why(await line.ask("sit", seat=2, name="Cy")) == ("taken", "server-one-seat-each")
        other = await place.join(made["table"], [], address="192.0.2.98")
        assert (await other.ask("sit", seat=2, name="Di"))["type"] == "key"
        await stranger.ask("leave", seat=1)  # and then it may be another one
        assert (await unknown.ask("sit", seat=3, name="Bo"))["type"] == "key"


async def test_a_family_behind_one_address_sits_down_by_the_link() -> None:
    async with parlour() as place:
        made, _ = await sit(place, ME, FRIEND, FRIEND, FRIEND, public=True)
        for seat in (1, 2):
            line = await place.join(made["table"], [made["keys"]["invite"]], address=ELSEWHERE)
            assert (await line.ask("sit", seat=seat, name="Bo"))["type"] == "key"
        assert (await line.ask("sit", seat=3, name="Cy"))["type"] == "key"  # at the same device


async def test_at_a_table_by_link_whoever_has_a_seat_takes_another_for_who_sits_beside_them() -> None:
    async with parlour() as place:
        made, _ = await sit(place, ME, FRIEND, FRIEND)
        friend = await invited(place, made)
        key = (await friend.ask("sit", seat=1, name="Bo"))["key"]
        phone = await place.join(made["table"], [key])
        assert (await phone.ask("sit", seat=2, name="Cy"))["type"] == "key"


# ---- Sitting down twice


async def test_who_brings_a_key_and_asks_again_sits_there_already() -> None:
    async with parlour() as place:
        made, host = await sit(place, ME, FRIEND)
        key = keys.new_key()
        friend = await invited(place, made)
        asked: dict[str, Any] = {"seat": 1, "name": "Bo", "key": key}
        first = await friend.ask("sit", **asked)
        version = hub(place).tables[made["table"]].table.version
        assert (first["type"], first["key"]) == ("key", key)
        assert (await friend.ask("sit", **asked))["key"] == key
        await friend.hang_up()
        back = await invited(place, made)  # the answer was lost, and with it the key
        assert (await back.ask("sit", **asked))["key"] == key
        assert hub(place).tables[made["table"]].table.version == version
        await place.settle()
        assert mine(back) == [1]
        await host.ask("start")
        late = await invited(place, made)
        assert (await late.ask("sit", **asked))["key"] == key
        assert why(await late.ask("sit", **{**asked, "key": keys.new_key()})) == ("not-now", "server-started")


async def test_an_old_client_that_asks_again_over_the_same_socket_is_told_the_same_key() -> None:
    async with parlour() as place:
        made, _ = await sit(place, ME, FRIEND)
        friend = await invited(place, made)
        first, second = [await friend.ask("sit", seat=1, name="Bo") for _ in range(2)]
        assert first["key"] == second["key"]
        stranger = await invited(place, made)
        assert why(await stranger.ask("sit", seat=1, name="Cy")) == ("taken", "server-taken")
        await friend.ask("leave", seat=1)
        assert (await friend.ask("sit", seat=1, name="Bo"))["key"] != first["key"]


@pytest.mark.parametrize("which", ["invite", "host", "0"])
async def test_nobody_sits_down_with_a_key_that_opens_something_else(which: str) -> None:
    async with parlour() as place:
        made, _ = await sit(place, ME, FRIEND)
        key = made["keys"]["seats"]["0"] if which == "0" else made["keys"][which]
        friend = await invited(place, made)
        answer = await friend.ask("sit", seat=1, name="Bo", key=key)
        assert why(answer) == ("taken", "server-key-in-use")
        assert (await invited(place, made)).closed is None


# ---- A new key, by who has the seat


async def test_a_new_key_takes_the_seat_from_all_who_have_the_old_one() -> None:
    async with parlour() as place:
        made, host, friend, old = await friends(place)
        thief = await place.join(made["table"], [old])
        key = keys.new_key()
        assert (await friend.ask("rekey", seat=1, key=key))["type"] == "accepted"
        await place.settle()
        assert thief.closed == 1013  # for at a table by link that was all they had
        refused = Line(place.app)
        assert (await refused.ask("hello", table=made["table"], keys=[old]))["code"] == "unknown-table"
        assert mine(friend) == [1]
        assert friend.state()["seat"] == 1
        elsewhere = await place.join(made["table"], [key])
        assert mine(elsewhere) == [1]
        assert why(await host.ask("rekey", seat=1, key=keys.new_key()))[0] == "not-now"


async def test_who_loses_a_seat_at_a_public_table_watches_on_and_sees_no_hand() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, {"who": "hot", "name": "Bo"}, public=True)
        thief = await place.join(made["table"], [made["keys"]["seats"]["1"]])
        assert thief.state()["view"]["players"][1]["hand"]["cards"] is not None
        await line.ask("rekey", seat=1, key=keys.new_key())
        await place.settle()
        assert (mine(thief), thief.state()["seat"]) == ([], None)
        assert thief.state()["view"]["players"][1]["hand"]["cards"] is None
        assert (await thief.ask("look", seat=1))["code"] == "not-yours"


async def test_a_new_key_asked_for_twice_is_one_key_and_is_known_after_a_lost_answer() -> None:
    async with parlour() as place:
        made, _, friend, old = await friends(place)
        key = keys.new_key()
        await friend.ask("rekey", seat=1, key=key)
        version = hub(place).tables[made["table"]].table.version
        await friend.hang_up()
        back = await place.join(made["table"], [made["keys"]["invite"], old, key])
        assert mine(back) == [1]
        assert (await back.ask("rekey", seat=1, key=key))["type"] == "accepted"
        assert hub(place).tables[made["table"]].table.version == version
        kept = (await hub(place).services.store.keys([made["table"]]))[made["table"]]
        assert [row.digest for row in kept if row.seat == 1] == [keys.digest(key)]


async def test_of_two_devices_that_want_a_new_key_at_once_one_gets_it() -> None:
    async with parlour() as place:
        made, _, friend, old = await friends(place)
        phone = await place.join(made["table"], [old, made["keys"]["invite"]])
        asked = [(line, line.send("rekey", seat=1, key=keys.new_key())) for line in (friend, phone)]
        answers = [await line.answer(id) for line, id in asked]
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        kept = (await hub(place).services.store.keys([made["table"]]))[made["table"]]
        assert len([row for row in kept if row.seat == 1]) == 1


async def test_a_new_key_that_could_not_be_written_down_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> bool:
        raise StoreError("the disk is full")

    async with parlour() as place:
        made, _, friend, old = await friends(place)
        key = keys.new_key()
        with monkeypatch.context() as broken:
            broken.setattr(hub(place).services.store, "append", full)
            assert (await friend.ask("rekey", seat=1, key=key))["code"] == "busy"
        assert (await Line(place.app).ask("hello", table=made["table"], keys=[key]))["code"] == "unknown-table"
        assert mine(await place.join(made["table"], [old])) == [1]
        assert (await friend.ask("rekey", seat=1, key=key))["type"] == "accepted"


@pytest.mark.parametrize("key", ["short", "x" * 31, "x" * 65, "with spaces " * 4])
async def test_a_key_that_could_be_guessed_by_its_length_is_refused(key: str) -> None:
    async with parlour() as place:
        _, _, friend, _ = await friends(place)
        assert (await friend.ask("rekey", seat=1, key=key))["code"] == "malformed"


async def test_nobody_gives_a_new_key_to_the_seat_of_another() -> None:
    async with parlour() as place:
        made, _, friend, _ = await friends(place)
        assert why(await friend.ask("rekey", seat=0, key=keys.new_key())) == ("not-yours", "server-host-only")
        watcher = await invited(place, made)
        assert why(await watcher.ask("rekey", seat=1, key=keys.new_key())) == ("not-yours", "server-host-only")
        assert why(await watcher.ask("rekey", seat=5, key=keys.new_key())) == ("not-now", "server-no-such-seat")


# ---- A link of the host's, for who has lost theirs


async def link(time: Hours, host: Line, friend: Line) -> str:
    """A link to the friend's seat, made when they have long been away."""
    await friend.hang_up()
    await time.pass_by(120)
    key = keys.new_key()
    assert (await host.ask("rekey", seat=1, key=key))["type"] == "accepted"
    return key


async def test_the_host_makes_a_link_for_somebody_who_lost_theirs_and_they_sit_again() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        made, host, friend, old = await friends(place)
        claim = await link(time, host, friend)
        await chair(host, 1, link=True, taken_over=0)
        back = await place.join(made["table"], [claim])
        assert (mine(back), back.state()["seat"]) == ([], None)  # the link alone shows no hand
        key = keys.new_key()
        assert (await back.ask("rekey", seat=1, key=key))["type"] == "accepted"
        await chair(host, 1, link=False, taken_over=1, online=True)  # and everybody knows
        await place.settle()
        assert (mine(back), back.state()["seat"]) == ([1], 1)
        for void in (old, claim):
            assert (await Line(place.app).ask("hello", table=made["table"], keys=[void]))["code"] == "unknown-table"
        assert (await back.ask("rekey", seat=1, key=key))["type"] == "accepted"  # once more, after a lost answer
        assert news(host)["table"]["seats"][1]["taken_over"] == 1


async def test_the_host_makes_no_link_to_the_seat_of_somebody_who_is_here_or_has_just_gone() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        _, host, friend, _ = await friends(place)
        refused = await host.ask("rekey", seat=1, key=keys.new_key())
        assert (*why(refused), refused["retry_after"]) == ("not-now", "server-not-away-for-link", None)
        await friend.hang_up()
        await time.pass_by(119)
        refused = await host.ask("rekey", seat=1, key=keys.new_key())
        assert (*why(refused), refused["retry_after"]) == ("not-now", "server-not-away-for-link", 1.0)


async def test_the_host_does_not_see_a_hand_by_making_a_link() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        _, host, friend, _ = await friends(place)
        await link(time, host, friend)
        assert (await host.ask("look", seat=1))["code"] == "not-yours"
        assert mine(host) == [0]


async def test_who_comes_back_in_time_keeps_the_seat_and_can_void_the_link() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        made, host, friend, old = await friends(place)
        claim = await link(time, host, friend)
        back = await place.join(made["table"], [old])
        assert news(back)["table"]["seats"][1]["link"]
        other = await place.join(made["table"], [claim])
        assert why(await other.ask("rekey", seat=1, key=keys.new_key())) == ("taken", "server-person-is-here")
        assert (await back.ask("rekey", seat=1, key=keys.new_key()))["type"] == "accepted"
        await chair(host, 1, link=False, taken_over=0)
        assert other.closed == 1013


async def test_a_newer_link_voids_the_older_and_the_same_one_is_made_once() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        made, host, friend, _ = await friends(place)
        first = await link(time, host, friend)
        version = hub(place).tables[made["table"]].table.version
        assert (await host.ask("rekey", seat=1, key=first))["type"] == "accepted"
        assert hub(place).tables[made["table"]].table.version == version
        await host.ask("rekey", seat=1, key=keys.new_key())
        assert (await Line(place.app).ask("hello", table=made["table"], keys=[first]))["code"] == "unknown-table"


async def test_a_link_does_not_become_the_key_itself() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        made, host, friend, _ = await friends(place)
        claim = await link(time, host, friend)
        back = await place.join(made["table"], [claim])
        assert why(await back.ask("rekey", seat=1, key=claim)) == ("taken", "server-key-in-use")


async def test_no_link_to_a_seat_on_which_no_person_sits() -> None:
    async with parlour() as place:
        _, host = await sit(place, ME, {"who": "bot", "level": "guard"})
        assert why(await host.ask("rekey", seat=1, key=keys.new_key())) == ("not-now", "server-nobody-sits-there")


async def test_a_rematch_knows_new_keys_and_no_links() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        made, host, friend, _ = await friends(place)
        claim = await link(time, host, friend)
        room = hub(place).tables[made["table"]]
        assert {row.role for row in room.rows} == {"host", "invite", "seat", "link"}
        game = room.table.game
        assert game is not None
        while not game.over:
            game.apply(game.options()[0])
        await host.ask("rematch", seat=0)
        assert room.table.rematch is not None
        kept = (await hub(place).services.store.keys([room.table.rematch]))[room.table.rematch]
        assert keys.digest(claim) not in {row.digest for row in kept}


async def test_two_servers_agree_on_a_new_key(postgresql: str) -> None:
    async with parlour(postgresql) as one, parlour(postgresql) as two:
        made, _, friend, old = await friends(one)
        thief = await two.join(made["table"], [old])
        await friend.ask("rekey", seat=1, key=keys.new_key())
        with pytest.raises(ConnectionError, match="1013"):  # for that was all they had
            await thief.until(lambda message: False)
        await thief.hang_up()
