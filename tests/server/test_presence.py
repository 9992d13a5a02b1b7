"""Who is there, at several servers: whoever is connected anywhere is, keeps their seat, and lets the clock run."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from lootkeep.server.live.parts.pace import PATIENCE

from .guests import BOT, FRIEND, HOT, ME, chair, hub, invited, look_through, news, sit, state, told
from .hours import Hours
from .parlour import Line, Parlour, QuickThinkers, parlour
from .several import beat, both, lose_heart

pytestmark = [pytest.mark.anyio, pytest.mark.once]

BANK: dict[str, Any] = {"kind": "bank", "seconds": 100, "increment": 10}


@pytest.fixture
def hours() -> Hours:
    """The time at all servers."""
    return Hours()


@pytest.fixture
async def servers(postgresql: str, hours: Hours) -> AsyncIterator[tuple[Parlour, Parlour]]:
    """Two servers that share a database, and a time that only moves when a test says so."""
    async with parlour(database=postgresql, time=hours) as one, parlour(database=postgresql, time=hours) as two:
        yield one, two


async def three_friends(servers: tuple[Parlour, Parlour]) -> tuple[Line, Line, Line]:
    """A game that has begun: the host and Bo at the first server, Cy at the second."""
    made, host = await sit(servers[0], ME, FRIEND, FRIEND, options={"target": 36})
    bo, cy = await invited(servers[0], made), await invited(servers[1], made)
    await bo.ask("sit", seat=1, name="Bo")
    await cy.ask("sit", seat=2, name="Cy")
    await chair(host, 2, who="person")
    assert (await host.ask("start"))["type"] == "accepted"
    await cy.until(lambda message: message["type"] == "welcome" and message["table"]["phase"] == "running")
    return host, bo, cy


async def test_who_is_connected_to_another_server_is_there_and_keeps_their_seat(
    servers: tuple[Parlour, Parlour], hours: Hours
) -> None:
    _, bo, cy = await three_friends(servers)
    await beat(servers[1])
    await hours.pass_by(600)
    refused = await bo.ask("appoint", seat=2, level="guard")
    assert (refused["type"], refused.get("code"), refused.get("retry_after")) == ("refused", "not-now", None)
    await chair(bo, 2, online=True)
    await chair(cy, 0, online=True)


async def test_who_leaves_another_server_is_away_from_then_on(servers: tuple[Parlour, Parlour], hours: Hours) -> None:
    _, bo, cy = await three_friends(servers)
    await chair(bo, 2, online=True)
    await hours.pass_by(600)
    known = len(bo.heard)
    await cy.hang_up()
    left = await bo.until(lambda told: told["type"] == "table" and not told["table"]["seats"][2]["online"], known)
    assert left["table"]["seats"][2]["away"] == 0.0
    await hours.pass_by(119)
    assert (await bo.ask("appoint", seat=2, level="guard"))["retry_after"] == 1.0
    await hours.pass_by(1)
    assert (await bo.ask("appoint", seat=2, level="guard"))["type"] == "accepted"


async def test_with_a_server_that_dies_its_players_are_away(
    servers: tuple[Parlour, Parlour], hours: Hours, postgresql: str
) -> None:
    _, bo, _ = await three_friends(servers)
    await chair(bo, 2, online=True)
    known = len(bo.heard)
    await lose_heart(servers[1], postgresql)
    left = await bo.until(lambda told: told["type"] == "table" and not told["table"]["seats"][2]["online"], known)
    assert left["table"]["seats"][2]["away"] == 0.0


async def test_who_comes_in_sees_at_once_who_is_at_other_servers(servers: tuple[Parlour, Parlour]) -> None:
    made, _ = await sit(servers[0], ME, HOT, public=True)
    await beat(servers[0])
    late = await servers[1].join(made["table"], [])
    assert [seat["online"] for seat in told(late, "welcome")[0]["table"]["seats"]] == [True, True]
    assert (await servers[1].http.get(f"/api/tables/{made['table']}")).json()["seats"][0]["online"] is True


async def test_watchers_are_counted_wherever_they_are(servers: tuple[Parlour, Parlour]) -> None:
    made, line = await sit(servers[0], ME, HOT, public=True)
    for place in (*servers, servers[1]):
        await place.join(made["table"], [])
    await line.until(lambda told: told["type"] == "table" and told["table"]["watchers"] == 3)


async def test_a_host_at_another_server_still_chooses_what_the_host_chooses(servers: tuple[Parlour, Parlour]) -> None:
    made, line = await sit(servers[0], ME, FRIEND)
    guest = await invited(servers[1], made)
    await chair(guest, 0, online=True)
    assert hub(servers[1]).tables[made["table"]].attendees.hosts == {0}
    known = len(guest.heard)
    await line.hang_up()
    await guest.until(lambda told: told["type"] == "table" and not told["table"]["seats"][0]["online"], known)
    assert hub(servers[1]).tables[made["table"]].attendees.hosts == set()


# ---- Clocks


async def test_the_clock_runs_while_somebody_plays_at_another_server(
    servers: tuple[Parlour, Parlour], hours: Hours
) -> None:
    made, here, there = await both(servers, game="looterz", seats=[ME, HOT], clock=BANK)
    await beat(servers[0])
    watcher = await servers[1].join(made["table"], [made["keys"]["invite"]])
    await there.hang_up()
    await hours.pass_by(7)
    await here.ask("rename", seat=0, name="Ada the Great")
    await chair(watcher, 0, name="Ada the Great")
    await look_through(watcher, None)
    clock = watcher.state()["clock"]
    assert clock["running"]
    assert clock["left"][clock["seat"]] == pytest.approx(93.0, abs=1.0)
    assert "paused" not in [entry.kind for entry in await hub(servers[0]).services.store.entries(made["table"], 0)]


async def test_a_clock_whose_screen_is_at_another_server_begins_here_at_the_latest_moment(
    servers: tuple[Parlour, Parlour], hours: Hours
) -> None:
    made, line = await sit(servers[0], ME, BOT, BOT, clock=BANK)
    watcher = await servers[1].join(made["table"], [made["keys"]["invite"]])
    await beat(servers[0])
    await chair(watcher, 0, online=True)
    asked: list[int] = []
    while len(asked) < 2 or asked[-1] == asked[-2] + 1:  # until others have decided something in between
        first = await line.until(
            lambda told: told["type"] == "state" and told["decision"] and told["ply"] > max(asked, default=-1)
        )
        asked.append(first["ply"])
        if len(asked) < 2 or asked[-1] == asked[-2] + 1:
            await line.ask("move", seat=0, version=first["version"], option=first["decision"]["options"][-1]["id"])
    assert first["clock"]["running"]  # there nobody says what was seen
    shown = await watcher.until(lambda told: told["type"] == "state" and told["version"] == first["version"])
    assert not shown["clock"]["running"]
    known = len(watcher.heard)
    await hours.pass_by(PATIENCE)
    begun = await watcher.until(lambda told: told["type"] == "state" and told["clock"]["running"], known)
    assert begun["version"] == first["version"]


async def test_nobody_gains_time_by_going_to_another_server(servers: tuple[Parlour, Parlour], hours: Hours) -> None:
    made, line = await sit(servers[0], ME, HOT, clock=BANK)
    actor = line.state()["view"]["actor"]
    await hours.pass_by(40)
    await servers[0].join(made["table"], [made["keys"]["invite"]])  # others are told of the clock anew
    await beat(servers[0])
    keys = list(made["keys"]["seats"].values())
    again = await servers[1].join(made["table"], keys, look=actor)
    assert again.state()["clock"]["left"][actor] == pytest.approx(60.0, abs=1.0)


async def test_when_the_last_who_play_leave_two_servers_the_clock_waits(
    servers: tuple[Parlour, Parlour], hours: Hours
) -> None:
    made, here, there = await both(servers, game="looterz", seats=[ME, HOT], clock=BANK)
    watcher = await servers[0].join(made["table"], [made["keys"]["invite"]])
    await chair(there, 0, online=True)
    await chair(watcher, 0, online=True)
    await here.hang_up()
    await there.hang_up()
    paused = await watcher.until(lambda told: told["type"] == "state" and not told["clock"]["running"])
    await hours.pass_by(1000)
    assert paused["clock"]["left"] == (await state(watcher, version=paused["version"]))["clock"]["left"]


# ---- Bots


class Counted(QuickThinkers):
    """Bots whose thoughts are counted."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts = 0

    async def choose(self, *about: Any) -> int:
        self.thoughts += 1
        return await super().choose(*about)


async def test_one_server_thinks_for_the_bots_of_a_table(postgresql: str) -> None:
    here, there = Counted(), Counted()
    async with (
        parlour(database=postgresql, thinkers=here) as one,
        parlour(database=postgresql, thinkers=there) as two,
    ):
        made = await one.make(game="looterz", seats=[BOT, BOT], options={"target": 5}, public=True)
        lines = [await place.join(made["table"], []) for place in (one, two)]
        ends = [
            await line.until(lambda told: told["type"] == "state" and told["outcome"] is not None) for line in lines
        ]
        assert ends[0]["view"] == ends[1]["view"]
        assert here.thoughts + there.thoughts == ends[0]["ply"]


@pytest.mark.parametrize("how", ["dies", "leaves"])
async def test_another_server_takes_a_tables_bots_over(postgresql: str, how: str) -> None:
    async with parlour(database=postgresql, pace=1000.0) as slow, parlour(database=postgresql) as quick:
        made = await slow.make(game="looterz", seats=[BOT, BOT], options={"target": 5}, public=True)
        watcher = await slow.join(made["table"], [])
        assert await hub(slow).services.store.lease(made["table"])
        other = await quick.join(made["table"], [])
        assert not await hub(quick).services.store.lease(made["table"])
        if how == "dies":
            await lose_heart(slow, postgresql)
        else:
            await watcher.hang_up()
        await other.until(lambda told: told["type"] == "state" and told["outcome"] is not None)
        assert news(other)["table"]["phase"] == "over"
