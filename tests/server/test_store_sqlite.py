"""The store in a file: many moves to a commit, each on the disk; a file that is not right is refused and left alone."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from lootkeep.server.store import open_store, sqlite_file
from lootkeep.server.tables.storage import StoreError
from tests.server.ledgers import entry, listing, make, versions

pytestmark = pytest.mark.anyio


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[sqlite3.Connection]:
    """Those with which files are written, from now on."""
    opened: list[sqlite3.Connection] = []
    connected = sqlite_file.connected

    def remembered(path: str) -> sqlite3.Connection:
        opened.append(connected(path))
        return opened[-1]

    monkeypatch.setattr(sqlite_file, "connected", remembered)
    return opened


# ---- Commits


async def test_moves_that_wait_share_commits(tmp_path: Path, connections: list[sqlite3.Connection]) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    tables = [f"frog-{number}" for number in range(200)]
    await make(store, *tables)
    statements: list[str] = []
    connections[0].set_trace_callback(statements.append)
    assert all(await asyncio.gather(*(store.append(table, [entry(1)], listing=listing(table)) for table in tables)))
    assert [await versions(store, table) for table in tables] == [[1]] * 200
    assert statements.count("COMMIT") <= 20
    assert len(set(statements)) <= 100  # a trigger repeats its statement
    await store.close()


async def test_a_commit_is_on_the_disk_before_it_returns(tmp_path: Path, connections: list[sqlite3.Connection]) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    full = 2
    assert connections[0].execute("PRAGMA synchronous").fetchone() == (full,)
    assert connections[0].execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await store.close()


async def test_a_failing_disk_is_told_and_what_was_acknowledged_stays(
    tmp_path: Path, connections: list[sqlite3.Connection]
) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    await make(store, "frog", entries=1)
    pages = connections[0].execute("PRAGMA page_count").fetchone()[0]
    connections[0].execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreError, match=r"tables\.db failed: database or disk is full"):
        await store.append("frog", [entry(2, b"x" * 100_000)])
    assert await versions(store, "frog") == [1]
    connections[0].execute(f"PRAGMA max_page_count = {pages + 1000}")
    assert await store.append("frog", [entry(2, b"x" * 100_000)])
    await store.close()


async def test_but_for_an_empty_file_nothing_is_left_beside_the_file_of_a_closed_store(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "deep" / "down" / "tables.db"))
    await make(store, "frog")
    await store.close()
    files = {file.name: file.stat().st_size for file in (tmp_path / "deep" / "down").iterdir()}
    assert files.keys() == {"tables.db", "tables.db-lock"}
    assert files["tables.db-lock"] == 0


# ---- Addresses


@pytest.mark.parametrize(
    "address", ["tables.db", "sqlite:///tables.db", "{here}/tables.db", "sqlite:///{here}/tables.db"]
)
async def test_a_file_has_several_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.chdir(tmp_path)
    store = await open_store(address.format(here=tmp_path))
    await store.close()
    assert (tmp_path / "tables.db").is_file()


@pytest.mark.parametrize("address", [":memory:", "sqlite://:memory:", "sqlite:///:memory:"])
async def test_memory_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.chdir(tmp_path)
    store = await open_store(address)
    await make(store, "frog", entries=3)
    assert await versions(store, "frog") == [1, 2, 3]
    await store.close()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("address", ["mysql://localhost/tables", "sqlite://", "sqlite:///", "https://a.test/tables.db"])
async def test_an_address_that_nobody_knows_is_explained(address: str) -> None:
    with pytest.raises(StoreError, match=r"There is no database at \w+://: name a file, .* or a PostgreSQL database"):
        await open_store(address)


# ---- One server for a file


async def test_a_second_server_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    first = await open_store(str(path))
    await make(first, "frog", entries=1)
    (tmp_path / "alias.db").symlink_to(path)
    for name in ("tables.db", "alias.db"):
        with pytest.raises(StoreError, match=rf"{name} is in use: another Lootkeep server has it.* PostgreSQL"):
            await open_store(str(tmp_path / name))
    assert await first.append("frog", [entry(2)])
    await first.close()
    second = await open_store(str(path))
    assert await versions(second, "frog") == [1, 2]
    await second.close()


async def test_a_file_that_was_refused_is_free(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"Dear diary,\n" * 400)
    with pytest.raises(StoreError):
        await open_store(str(path))
    path.unlink()
    await (await open_store(str(path))).close()


# ---- Files that are not right


async def refused(path: Path, pattern: str) -> None:
    """Hold that a file is refused with its name and a reason, and stays as it was."""
    before = path.read_bytes()
    with pytest.raises(StoreError, match=pattern) as refusal:
        await open_store(str(path))
    assert str(path) in str(refusal.value)
    assert path.read_bytes() == before


async def kept(path: Path) -> Path:
    """A file with a few tables in it."""
    store = await open_store(str(path))
    for number in range(40):
        await make(store, f"frog-{number}", entries=20)
    await store.close()
    return path


async def test_a_database_of_a_newer_lootkeep_is_refused(tmp_path: Path) -> None:
    path = await kept(tmp_path / "tables.db")
    database = sqlite3.connect(path)
    database.execute("INSERT INTO migrations VALUES (99, 'future', 0)")
    database.commit()
    database.close()
    await refused(path, "was made by a newer Lootkeep: its layout is number 99, .* Update Lootkeep")


async def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE soups (name TEXT)")
    database.close()
    await refused(path, "belongs to another program. Name another file")


def with_noise(content: bytes) -> bytes:
    """A file with a page in its middle overwritten."""
    middle = len(content) // 2 // 4096 * 4096
    return content[:middle] + b"\xa5" * 4096 + content[middle + 4096 :]


@pytest.mark.parametrize(
    "damage",
    [lambda content: b"Dear diary,\n" * 400, lambda content: content[: len(content) // 2], with_noise],
    ids=["no database", "half of it", "a bad page"],
)
async def test_a_damaged_file_is_refused(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    path = await kept(tmp_path / "tables.db")
    path.write_bytes(damage(path.read_bytes()))
    await refused(path, "cannot be opened: (?s:.*) if this one is damaged, put a copy in its place or move it away")


async def test_a_large_file_is_looked_through_only_if_its_last_server_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "SMALL", 0)
    path = await kept(tmp_path / "tables.db")
    path.write_bytes(with_noise(path.read_bytes()))
    await (await open_store(str(path))).close()
    (tmp_path / "tables.db-wal").touch()
    await refused(path, "cannot be opened: (?s:.*) if this one is damaged")


async def test_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"cannot be opened: .* Name a file in a folder where Lootkeep may write"):
        await open_store(str(tmp_path / "file" / "tables.db"))
    with pytest.raises(StoreError, match=r"is a folder. Name a file, as in .*tables\.db"):
        await open_store(str(tmp_path))


async def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    folder = Path("/proc/self") if os.geteuid() == 0 else tmp_path  # for root, only the system's own are closed
    if folder == tmp_path:
        folder.chmod(0o500)
    with pytest.raises(StoreError, match=r"cannot be opened: .* Name a file in a folder where Lootkeep may write"):
        await open_store(str(folder / "tables.db"))
