"""Tables that nobody touches are cleaned up after a time that the host sets, and never under somebody's hands."""

from __future__ import annotations

import asyncio
import json
import logging
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from lootkeep.cli import app
from lootkeep.server.live.retention import BadRetention, Cleaner, Retention, read_retention
from lootkeep.server.store import open_store, rows
from lootkeep.server.tables.storage import Store

from .guests import BOT, FRIEND, HOT, ME, hub, sit
from .hours import Hours
from .ledgers import HEAD, HOST, entry, listing, make, versions
from .outages import away
from .parlour import Line, Parlour, parlour
from .postgres import Cluster
from .process import Server

pytestmark = [pytest.mark.anyio, pytest.mark.once]

DAY = 86_400.0
USUAL = Retention(DAY, 90 * DAY, None)


async def keep(store: Store, table: str, phase: str, moved: float) -> None:
    """A table with a log, keys and a line of chat, at which something last happened at this moment."""
    assert await store.make(table, HEAD, [HOST], [entry(1), entry(2)], listing(table, phase=phase, moved=moved))
    await store.say(table, None, "", "hello", at=1.0)


async def names(store: Store) -> set[str]:
    """The tables that are kept."""
    return {listing.table for listing in await store.listings(most=1000)}


async def forget_all(store: Store, before: dict[str, float], spare: tuple[str, ...] = ()) -> dict[str, str]:
    """Delete all old tables: which."""
    gone: dict[str, str] = {}
    after: str | None = ""
    while after is not None:
        found, after = await store.forget(before, after, spare)
        gone |= found
    return gone


# ---- What the host asks for


def test_the_usual_times() -> None:
    assert Retention() == USUAL
    assert read_retention("") == USUAL
    assert read_retention("lobby=1d,unfinished=90d,finished=forever") == USUAL


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("lobby=30m", USUAL._replace(lobby=1800)),
        ("unfinished=2w", USUAL._replace(unfinished=14 * DAY)),
        (" finished = 12h , lobby=forever ", Retention(None, 90 * DAY, 43_200)),
    ],
)
def test_what_is_not_named_is_kept_as_usual(text: str, kept: Retention) -> None:
    assert read_retention(text) == kept


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("lobbies=1d", "does not know 'lobbies=1d': lobby=1d, unfinished=90d, finished=forever or chronicles=forever"),
        ("lobby", "does not know 'lobby'"),
        ("lobby=1d,lobby=2d", "names lobby twice"),
        ("lobby=0d", "lobby=0d is no time"),
        ("lobby=-1d", "lobby=-1d is no time"),
        ("lobby=1", "lobby=1 is no time: a number of minutes, hours, days or weeks would be right"),
        ("lobby=1y", "lobby=1y is no time"),
        ("lobby=", "lobby= is no time"),
        ("finished=never", "finished=30m, finished=12h, finished=1d or finished=2w, or finished=forever."),
        ("lobby=9999999d", "is no time"),
        ("lobby=1d;finished=1d", "is no time"),
    ],
)
def test_what_cannot_be_is_told(text: str, told: str) -> None:
    with pytest.raises(BadRetention, match=r"^--keep ") as problem:
        read_retention(text)
    assert told in str(problem.value)


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    answer = CliRunner().invoke(app, ["serve", "--keep", "lobby=soon", "--no-browser"])
    assert answer.exit_code == 2
    assert "lobby=soon is no time" in answer.output + capsys.readouterr().err


# ---- What the store does


async def test_old_tables_go_with_all_that_belongs_to_them(store: Store) -> None:
    for phase in ("lobby", "running", "over"):
        await keep(store, f"old-{phase}", phase, moved=10.0)
        await keep(store, f"new-{phase}", phase, moved=30.0)
    gone = await forget_all(store, {"lobby": 20.0, "running": 20.0})
    assert gone == {"old-lobby": "lobby", "old-running": "running"}
    assert await names(store) == {"old-over", "new-lobby", "new-running", "new-over"}
    for table in gone:
        assert await store.load(table) is None
        assert await store.keys([table]) == {}
        assert await versions(store, table) == []
        assert await store.chat(table, 0, 10) == []
    assert await versions(store, "old-over") == [1, 2]
    assert not await store.append("old-lobby", [entry(3)])
    assert await store.make("old-lobby", HEAD, [], [], listing("old-lobby"))  # the name is free again


async def test_a_table_is_old_only_if_nothing_was_said_there_either(store: Store) -> None:
    await keep(store, "silent", "lobby", moved=10.0)
    await keep(store, "talkative", "lobby", moved=10.0)
    await store.say("talkative", None, "", "Are you coming?", at=25.0)
    assert await forget_all(store, {"lobby": 20.0}) == {"silent": "lobby"}


async def test_tables_are_spared_where_somebody_is(store: Store) -> None:
    await keep(store, "left", "lobby", moved=10.0)
    await keep(store, "visited", "lobby", moved=10.0)
    assert await forget_all(store, {"lobby": 20.0}, spare=("visited",)) == {"left": "lobby"}


async def test_many_tables_go_in_small_batches(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "MOST_FORGOTTEN", 3)
    for number in range(10):
        await keep(store, f"old-{number}", "lobby", moved=10.0)
    first = await store.forget({"lobby": 20.0}, "", ())
    assert first == ({f"old-{number}": "lobby" for number in range(3)}, "old-2")
    assert len(await forget_all(store, {"lobby": 20.0})) == 7
    assert await names(store) == set()


async def test_all_tables_are_looked_at_a_few_at_a_time(store: Store) -> None:
    for number in range(rows.MOST_LOOKED_AT + 1):
        await make(store, f"table-{number:04}")
    await keep(store, "zebra", "lobby", moved=0.5)
    found, go_on = await store.forget({"lobby": 2.0}, "", ())
    assert found == {}
    assert go_on == f"table-{rows.MOST_LOOKED_AT - 1:04}"
    assert await store.forget({"lobby": 2.0}, go_on, ()) == ({"zebra": "lobby"}, None)


async def test_two_servers_clean_up_at_once(cluster: Cluster) -> None:
    address = cluster.empty()
    first, second = await open_store(address), await open_store(address)
    for number in range(40):
        await keep(first, f"old-{number:02}", "lobby", moved=10.0)
    one, other = await asyncio.gather(forget_all(first, {"lobby": 20.0}), forget_all(second, {"lobby": 20.0}))
    assert not one.keys() & other.keys()
    await forget_all(first, {"lobby": 20.0})  # what both left to each other
    assert await names(first) == set()
    await first.close()
    await second.close()


async def test_a_table_that_somebody_changes_at_that_moment_stays(cluster: Cluster) -> None:
    import psycopg

    address = cluster.empty()
    store = await open_store(address)
    await keep(store, "touched", "lobby", moved=10.0)
    await keep(store, "left", "lobby", moved=10.0)
    async with await psycopg.AsyncConnection.connect(address) as other:
        await other.execute("UPDATE briefs SET moved = 30 WHERE name = 'touched'")
        assert await forget_all(store, {"lobby": 20.0}) == {"left": "lobby"}
        await other.commit()
        assert await forget_all(store, {"lobby": 20.0}) == {}
    assert await names(store) == {"touched"}
    await store.close()


async def test_a_line_that_is_said_at_that_moment_keeps_its_table(cluster: Cluster) -> None:
    import psycopg

    address = cluster.empty()
    store = await open_store(address)
    await keep(store, "talkative", "lobby", moved=10.0)
    async with await psycopg.AsyncConnection.connect(address) as other:
        await other.execute("SELECT FROM tables WHERE name = 'talkative' FOR NO KEY UPDATE")
        await other.execute("INSERT INTO chat VALUES ('talkative', 2, NULL, '', 'wait', 25)")
        assert await forget_all(store, {"lobby": 20.0}) == {}
        await other.commit()
    assert len(await store.chat("talkative", 0, 10)) == 2
    await store.close()


# ---- What the server does


async def clean(place: Parlour, **retention: Any) -> dict[str, int]:
    """Clean up now: how many went, by phase."""
    return dict(await Cleaner(hub(place), USUAL._replace(**retention)).clean())


async def test_a_day_for_lobbies_ninety_for_games_and_finished_ones_stay(caplog: pytest.LogCaptureFixture) -> None:
    time = Hours()
    async with parlour(time=time) as place:
        tables = {}
        for phase, seats in {"lobby": [ME, FRIEND], "running": [ME, HOT], "over": [BOT, BOT]}.items():
            tables[phase] = (await place.make(game="looterz", seats=seats, public=True))["table"]
        watcher = await place.join(tables["over"], [])
        await watcher.until(lambda message: message["type"] == "state" and message["outcome"] is not None)
        await watcher.hang_up()
        await time.pass_by(DAY - 60)
        assert await clean(place) == {}
        await time.pass_by(120)
        with caplog.at_level(logging.INFO, logger="lootkeep"):
            assert await clean(place) == {"lobby": 1}
        assert [record.getMessage() for record in caplog.records] == [
            "cleaned up what nobody had touched for long: 1 lobbies, 0 unfinished games, 0 finished ones"
        ]
        assert tables["lobby"] not in hub(place).tables
        late = Line(place.app)
        assert (await late.ask("hello", table=tables["lobby"]))["code"] == "unknown-table"
        await time.pass_by(90 * DAY)
        assert await clean(place) == {"running": 1}
        await time.pass_by(10_000 * DAY)
        assert await clean(place) == {}
        assert await clean(place, finished=DAY) == {"over": 1}
        assert (await place.http.get("/api/tables")).json()["tables"] == []


async def test_nobody_loses_the_table_they_are_at() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        _, line = await sit(place, ME, FRIEND)
        await time.pass_by(3 * DAY)
        assert await clean(place) == {}
        assert (await line.ask("rename", seat=0, name="Eve"))["type"] == "accepted"
        await line.hang_up()
        await time.pass_by(DAY / 2)
        assert await clean(place) == {}
        await time.pass_by(DAY)
        assert await clean(place) == {"lobby": 1}


async def test_a_calendar_that_is_set_forward_deletes_nothing() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        await place.make(game="looterz", seats=[ME, FRIEND])
        cleaner = Cleaner(hub(place), USUAL)
        time.set_calendar(365 * DAY)
        assert await cleaner.clean() == {}
        await time.pass_by(DAY + 1)
        assert await cleaner.clean() == {"lobby": 1}


async def test_what_goes_wrong_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lootkeep.server.live.retention.EVERY", 0.001)
    time = Hours()
    async with parlour(time=time) as place:
        made = await place.make(game="looterz", seats=[ME, FRIEND], public=True)
        with away(place, "forget"):
            await time.pass_by(2 * DAY)
            while not hub(place).services.health.why:
                await asyncio.sleep(0.001)
        while made["table"] in hub(place).tables:
            await asyncio.sleep(0.001)
        assert (await place.http.get("/api/tables")).json()["tables"] == []


async def test_the_server_cleans_up_when_it_starts(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    await keep(store, "old-lobby", "lobby", moved=10.0)
    await keep(store, "old-game", "over", moved=10.0)
    await store.close()
    server = Server(tmp_path)
    try:
        while "cleaned up" not in server.said():
            await asyncio.sleep(0.02)
        with urllib.request.urlopen(f"http://{server.address}/api/tables", timeout=30) as answer:
            assert [table["table"] for table in json.load(answer)["tables"]] == ["old-game"]
    finally:
        server.kill()
