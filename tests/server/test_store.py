"""The store: what is kept comes back, versions have no gaps, and of two who write the same version one wins."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lootkeep.server.store import migrations, open_store
from lootkeep.server.tables.storage import ChatRow, Entry, KeyRow, Store, StoreError
from tests.server.ledgers import HEAD, HOST, entry, listing, make, versions

pytestmark = pytest.mark.anyio

SEAT = KeyRow("seat", 2, b"s" * 32)
INVITE = KeyRow("invite", None, b"i" * 32)


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    entries = [Entry(1, "seated", bytes(range(256)), 1.25), Entry(2, "started", b"", 2.5)]
    assert await store.make("mossy-frog-41", HEAD, [SEAT, INVITE, HOST], entries, listing("mossy-frog-41"))
    assert await store.load("mossy-frog-41") == (HEAD, [HOST, INVITE, SEAT], entries)
    assert await store.listings() == [listing("mossy-frog-41")]


async def test_a_name_is_taken_once_and_nothing_of_the_second_is_kept(store: Store) -> None:
    assert await store.make("frog", HEAD, [HOST], [entry(1)], listing("frog"))
    assert not await store.make("frog", b"other", [SEAT], [entry(1), entry(2)], listing("frog", phase="over"))
    assert await store.load("frog") == (HEAD, [HOST], [entry(1)])
    assert await store.listings() == [listing("frog")]


async def test_a_table_that_is_not_there(store: Store) -> None:
    assert await store.load("frog") is None
    assert await store.load("fr\0g") is None
    assert await store.entries("frog", 0) == []
    assert await store.chat("frog", 0, 10) == []
    assert await store.listings(tables=["frog", "fr\0g"]) == []
    assert not await store.append("frog", [entry(1)])
    with pytest.raises(ValueError, match="at 'frog': there is no such table"):
        await store.say("frog", 0, "Ada", "hello", 1.0)


# ---- The log


async def test_a_log_grows_and_can_be_read_from_any_version(store: Store) -> None:
    await make(store, "frog", entries=1)
    assert await store.append("frog", [entry(2)])
    assert await store.append("frog", [entry(3), entry(4), entry(5)])
    assert await store.entries("frog", 0) == [entry(version) for version in (1, 2, 3, 4, 5)]
    assert await store.entries("frog", 3) == [entry(4), entry(5)]
    assert await store.entries("frog", 5) == []


@pytest.mark.parametrize("first", [-1, 0, 1, 2, 4, 5])
async def test_a_log_goes_on_only_where_it_ends(store: Store, first: int) -> None:
    await make(store, "frog", entries=2)
    assert not await store.append("frog", [entry(first, b"other"), entry(first + 1, b"other")])
    assert await store.entries("frog", 0) == [entry(1), entry(2)]


async def test_entries_with_a_gap_inside_are_refused_whole(store: Store) -> None:
    await make(store, "frog", entries=2)
    assert not await store.append("frog", [entry(3), entry(5)])
    assert not await store.append("frog", [entry(3), entry(3)])
    assert await versions(store, "frog") == [1, 2]


async def test_a_new_log_begins_with_one(store: Store) -> None:
    assert not await store.make("frog", HEAD, [], [entry(2)], listing("frog"))
    assert await store.load("frog") is None


async def test_an_addition_without_entries_is_refused(store: Store) -> None:
    await make(store, "frog")
    with pytest.raises(ValueError, match="log of 'frog': there must be at least one entry"):
        await store.append("frog", [], [SEAT])


async def test_what_is_refused_leaves_keys_and_listing_alone(store: Store) -> None:
    await make(store, "frog", entries=1)
    assert not await store.append("frog", [entry(1)], [SEAT], listing("frog", phase="over"), [HOST.digest])
    assert await store.load("frog") == (HEAD, [HOST], [entry(1)])
    assert await store.listings() == [listing("frog")]


async def test_keys_come_and_go_with_entries(store: Store) -> None:
    await make(store, "frog", "toad")
    assert await store.append("frog", [entry(1)], [SEAT, INVITE])
    assert await store.keys(["frog"]) == {"frog": [HOST, INVITE, SEAT]}
    assert await store.append("frog", [entry(2)], drop_keys=[HOST.digest, INVITE.digest])
    assert await store.keys(["frog", "toad", "newt", "n\0wt"]) == {"frog": [SEAT], "toad": [HOST]}
    assert await store.keys(["frog", "toad", "newt"]) == {"frog": [SEAT], "toad": [HOST]}


@given(attempts=st.lists(st.tuples(st.integers(1, 6), st.integers(1, 3)), max_size=12))
@settings(max_examples=60, deadline=None)
def test_any_attempts_leave_a_log_without_gaps(attempts: list[tuple[int, int]]) -> None:
    async def play() -> None:
        store = await open_store("sqlite://:memory:")
        await make(store, "frog")
        length = 0
        for first, count in attempts:
            added = await store.append("frog", [entry(first + step) for step in range(count)])
            assert added == (first == length + 1)
            length += count if added else 0
        assert await versions(store, "frog") == list(range(1, length + 1))
        await store.close()

    asyncio.run(play())


# ---- Many at once


async def test_of_many_who_add_the_same_version_one_wins(store: Store) -> None:
    await make(store, "frog")
    for version in range(1, 6):
        claims = [b"claim %d" % number for number in range(20)]
        won = await asyncio.gather(*(store.append("frog", [entry(version, claim)]) for claim in claims))
        assert won.count(True) == 1
        assert await store.entries("frog", version - 1) == [entry(version, claims[won.index(True)])]


async def test_one_who_is_refused_does_not_spoil_the_others(store: Store) -> None:
    tables = [f"frog-{number}" for number in range(30)]
    await make(store, *tables)
    firsts = [2 if number % 10 == 3 else 1 for number in range(30)]
    added = await asyncio.gather(
        *(store.append(table, [entry(first)]) for table, first in zip(tables, firsts, strict=True))
    )
    assert added == [first == 1 for first in firsts]
    assert [await versions(store, table) for table in tables] == [[1] if good else [] for good in added]


async def test_additions_to_one_table_are_taken_in_their_order(store: Store) -> None:
    await make(store, "frog")
    phases = ["lobby", "running", "over"] * 10
    added = await asyncio.gather(
        *(store.append("frog", [entry(n)], listing=listing("frog", phase=phase)) for n, phase in enumerate(phases, 1))
    )
    assert all(added)
    assert await versions(store, "frog") == list(range(1, 31))
    assert [line.phase for line in await store.listings()] == ["over"]


async def test_one_who_does_not_wait_is_kept_all_the_same(store: Store) -> None:
    await make(store, "frog", "toad")
    impatient = asyncio.create_task(store.append("frog", [entry(1)]))
    patient = asyncio.create_task(store.append("toad", [entry(1)]))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient
    assert not await store.append("frog", [entry(1)])
    assert await versions(store, "frog") == [1]


async def test_closing_finishes_what_was_begun(store: Store, database: str) -> None:
    await make(store, "frog")
    waiting = [asyncio.create_task(store.append("frog", [entry(version)])) for version in range(1, 101)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*waiting))
    again = await open_store(database)
    assert await versions(again, "frog") == list(range(1, 101))
    await again.close()


async def test_a_closed_store_says_so(store: Store) -> None:
    await make(store, "frog")
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.append("frog", [entry(1)])
    with pytest.raises(StoreError, match="closed"):
        await store.load("frog")
    await store.close()


# ---- Lists and talk


async def test_a_list_begins_with_what_moved_last(store: Store) -> None:
    await make(store, "frog", "toad", "newt")
    for moved, table in enumerate(["newt", "frog", "toad"], 10):
        assert await store.append(table, [entry(1)], listing=listing(table, moved=moved, public=table != "frog"))
    assert [line.table for line in await store.listings()] == ["toad", "frog", "newt"]
    assert [line.table for line in await store.listings(most=2)] == ["toad", "frog"]
    assert [line.table for line in await store.listings(public=True)] == ["toad", "newt"]
    assert [line.table for line in await store.listings(tables=["frog", "newt", "nobody"])] == ["frog", "newt"]
    assert [line.table for line in await store.listings(tables=["frog", "newt"], public=True)] == ["newt"]


async def test_an_addition_without_a_listing_leaves_the_line_as_it_was(store: Store) -> None:
    await make(store, "frog")
    assert await store.append("frog", [entry(1)])
    assert await store.listings() == [listing("frog")]


async def test_every_table_counts_its_lines(store: Store) -> None:
    await make(store, "frog", "toad")
    assert [await store.say("frog", 0, "Ada", "hello", 1.5), await store.say("frog", None, "Zoe", "hi", 2.5)] == [1, 2]
    assert await store.say("toad", 1, "Bo", "nobody here?", 3.5) == 1
    assert await store.chat("frog", 0, 10) == [ChatRow(1, 0, "Ada", "hello", 1.5), ChatRow(2, None, "Zoe", "hi", 2.5)]
    assert await store.chat("toad", 0, 10) == [ChatRow(1, 1, "Bo", "nobody here?", 3.5)]


async def test_many_who_speak_at_once_get_a_number_each(store: Store) -> None:
    await make(store, "frog")
    numbers = await asyncio.gather(*(store.say("frog", 0, "Ada", f"{n}", 1.0) for n in range(30)))
    assert sorted(numbers) == list(range(1, 31))
    lines = await store.chat("frog", 0, 100)
    assert [line.number for line in lines] == list(range(1, 31))
    assert [numbers[int(line.text)] for line in lines] == list(range(1, 31))


async def test_chat_gives_the_latest_lines_in_their_order(store: Store) -> None:
    await make(store, "frog")
    for number in range(1, 8):
        await store.say("frog", 0, "Ada", f"line {number}", 1.0)
    assert [line.number for line in await store.chat("frog", 0, 3)] == [5, 6, 7]
    assert [line.number for line in await store.chat("frog", 5, 3)] == [6, 7]
    assert await store.chat("frog", 7, 3) == []


@pytest.mark.parametrize(
    "text",
    [
        "Зачем тролль — тролль?",
        "perché no? ¡ß!",
        "🐸👨‍👩‍👧",
        "שלום \u202e rtl",
        "'; DROP TABLE chat; --",
        '{%s} ? \\ "',
        "x" * 100_000,
    ],
    ids=["russian", "italian", "emoji", "hebrew", "quotes", "marks", "long"],
)
async def test_any_words_come_back(store: Store, text: str) -> None:
    name = text[:60]  # as long as a table's may be
    line = listing(name)._replace(names=[text, "", "\0"], edition=text)
    assert await store.make(name, text.encode(), [], [Entry(1, text, text.encode(), 1.0)], line)
    assert await store.say(name, 0, text, text, 1.0) == 1
    assert await store.load(name) == (text.encode(), [], [Entry(1, text, text.encode(), 1.0)])
    assert await store.chat(name, 0, 1) == [ChatRow(1, 0, text, text, 1.0)]
    assert await store.listings(tables=[name]) == [line]


async def test_a_long_entry_comes_back(store: Store) -> None:
    await make(store, "frog")
    data = bytes(range(256)) * 4096
    assert await store.append("frog", [entry(1, data), entry(2, data)])
    assert await store.entries("frog", 0) == [entry(1, data), entry(2, data)]


async def test_a_line_that_not_every_database_can_keep_is_refused(store: Store) -> None:
    await make(store, "frog")
    for name, text in [("A\0", "hello"), ("Ada", "hel\0lo")]:
        with pytest.raises(ValueError, match="cannot hold the character NUL"):
            await store.say("frog", 0, name, text, 1.0)
    assert await store.chat("frog", 0, 10) == []


def test_a_step_of_the_layout_that_came_later_is_taken_too(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [migrations.Migration(number, "step", []) for number in (1, 2, 4)]
    monkeypatch.setattr(migrations, "known", lambda dialect: steps)
    assert [step.number for step in migrations.missing("sqlite", [1, 4], "here")] == [2]
    assert [step.number for step in migrations.missing("sqlite", [], "here")] == [1, 2, 4]
    with pytest.raises(StoreError, match="number 5"):
        migrations.missing("sqlite", [1, 5], "here")
