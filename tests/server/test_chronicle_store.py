"""The store and chronicles: versions have no gaps, nights are written with their tables, and what is old goes."""

from __future__ import annotations

import pytest

from lootkeep.server.tables.storage import ChronicleRow, NightRow, Store

from .ledgers import HEAD, HOST, entry, listing

pytestmark = pytest.mark.anyio

FIRST = ChronicleRow(1, b'{"name": "A"}', 10.0)


def night(table: str, *, over: bool = False, at: float = 20.0, data: bytes = b"{}") -> NightRow:
    """What a table tells its chronicle."""
    return NightRow(table, "damp-candle-17", "salt", over, at, data)


async def test_a_chronicle_comes_back_as_it_was_kept(store: Store) -> None:
    assert await store.keep_chronicle("damp-candle-17", FIRST)
    assert await store.chronicles(["damp-candle-17", "other", "oth\0r"]) == {"damp-candle-17": FIRST}
    assert await store.chronicles([]) == {}
    assert await store.nights(["damp-candle-17", "oth\0r"]) == []


async def test_of_two_who_change_a_chronicle_one_was_faster(store: Store) -> None:
    assert await store.keep_chronicle("damp-candle-17", FIRST)
    assert not await store.keep_chronicle("damp-candle-17", FIRST)
    assert await store.keep_chronicle("damp-candle-17", ChronicleRow(2, b"B", 11.0))
    assert not await store.keep_chronicle("damp-candle-17", ChronicleRow(2, b"C", 12.0))
    assert not await store.keep_chronicle("damp-candle-17", ChronicleRow(4, b"C", 12.0))
    assert not await store.keep_chronicle("nobody", ChronicleRow(2, b"C", 12.0))
    assert await store.chronicles(["damp-candle-17", "nobody"]) == {"damp-candle-17": ChronicleRow(2, b"B", 11.0)}


async def test_a_night_is_written_with_its_table_and_with_its_last_move(store: Store) -> None:
    assert await store.make("frog", HEAD, [HOST], [entry(1)], listing("frog"), night("frog"))
    assert await store.nights(["damp-candle-17"]) == [night("frog")]
    end = night("frog", over=True, at=30.0, data=b"won")
    assert await store.append("frog", [entry(2)], night=end)
    assert await store.append("frog", [entry(3)])
    assert await store.nights(["damp-candle-17"]) == [end]


async def test_a_move_that_came_too_late_ends_no_night(store: Store) -> None:
    assert await store.make("frog", HEAD, [HOST], [entry(1)], listing("frog"), night("frog"))
    assert not await store.append("frog", [entry(1)], night=night("frog", over=True))
    assert not await store.make("frog", HEAD, [HOST], [entry(1)], listing("frog"), night("frog", over=True))
    assert await store.nights(["damp-candle-17"]) == [night("frog")]


async def kept(store: Store, table: str, phase: str, *, of_chronicle: bool) -> None:
    """A table at which something last happened long ago."""
    row = night(table, over=phase == "over", at=1.0) if of_chronicle else None
    assert await store.make(table, HEAD, [HOST], [entry(1)], listing(table, phase=phase, moved=1.0), row)


async def test_evenings_are_kept_as_long_as_their_chronicle(store: Store) -> None:
    assert await store.keep_chronicle("damp-candle-17", FIRST)
    await kept(store, "evening", "over", of_chronicle=True)
    await kept(store, "begun", "running", of_chronicle=True)
    await kept(store, "free", "over", of_chronicle=False)
    before = {"over": 100.0, "running": 100.0}
    assert (await store.forget(before, "", ())).tables == {"begun": "running", "free": "over"}
    assert [row.table for row in await store.nights(["damp-candle-17"])] == ["evening"]
    assert await store.forget_chronicles(100.0, 100.0) == 1
    assert (await store.forget(before, "", ())).tables == {"evening": "over"}
    assert await store.nights(["damp-candle-17"]) == []


async def test_a_chronicle_goes_when_nobody_has_played_there_for_long(store: Store) -> None:
    assert await store.keep_chronicle("damp-candle-17", FIRST)
    assert await store.keep_chronicle("empty", FIRST)
    assert await store.make("frog", HEAD, [HOST], [entry(1)], listing("frog"), night("frog", at=20.0))
    assert await store.forget_chronicles(5.0, 5.0) == 0
    assert await store.forget_chronicles(5.0, 15.0) == 1
    assert list(await store.chronicles(["damp-candle-17", "empty"])) == ["damp-candle-17"]
    assert await store.forget_chronicles(15.0, 15.0) == 0
    assert await store.forget_chronicles(25.0, 25.0) == 1
    assert await store.chronicles(["damp-candle-17"]) == {}
