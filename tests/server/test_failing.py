"""When something fails: nothing is told that is not on disk, and the table goes on from what is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lootkeep.server.tables.events import Renamed
from lootkeep.server.tables.storage import StoreError
from lootkeep.server.tables.table import Table

from .guests import HOT, ME, chair, choose, count_states, game_at, hub, look_through_actor, new_state, sit
from .parlour import Line, Parlour, parlour

pytestmark = pytest.mark.anyio


def full_disk(*_: Any) -> bool:
    """What a store does that cannot write."""
    raise StoreError("The disk is full.")


def somebody_was_faster(*_: Any) -> bool:
    """What a store answers when another process has added to the log."""
    return False


async def fail_once(place: Parlour, line: Line, how: Callable[..., bool], patch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Make a move that the store does not keep: the answer."""

    async def append(*given: Any) -> bool:
        return how(*given)

    with patch.context() as broken:
        broken.setattr(hub(place).services.store, "append", append)
        return await choose(line)


async def test_a_change_tells_all_when_it_ends_and_nothing_is_committed_outside_of_one() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT)
        live = hub(place).tables[made["table"]]
        version = live.table.version
        with pytest.raises(RuntimeError, match="part of a change"):
            await live.commit(Renamed(seat=0, name="Eve"))
        assert live.table.version == version
        async with live.change():
            await live.commit(Renamed(seat=0, name="Eve"))
        await chair(line, 0, name="Eve")


@pytest.mark.parametrize(("how", "code"), [(full_disk, "busy"), (somebody_was_faster, "stale")])
async def test_a_move_that_is_not_kept_has_not_happened(
    how: Callable[..., bool], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT)
        watcher = await place.join(made["table"], [made["keys"]["invite"]])
        await look_through_actor(line)
        before = line.state()
        answer = await fail_once(place, line, how, monkeypatch)
        assert (answer["type"], answer["code"]) == ("refused", code)
        await place.settle()
        for each in (line, watcher):
            assert (each.state()["version"], each.state()["ply"]) == (before["version"], before["ply"])
        assert line.state()["decision"] == before["decision"]
        known = count_states(line)
        assert (await choose(line))["version"] == before["version"] + 1
        await new_state(line, known)
        assert game_at(place, made).ply == before["ply"] + 1


async def test_a_mistake_in_the_middle_of_a_move_leaves_the_table_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT)
        await look_through_actor(line)
        before = line.state()
        fold = Table.fold

        def stumble(table: Table, event: Any) -> None:
            fold(table, event)
            raise RuntimeError("a mistake of ours")

        with monkeypatch.context() as patch:
            patch.setattr(Table, "fold", stumble)
            line.send(
                "move", seat=before["seat"], version=before["version"], option=before["decision"]["options"][0]["id"]
            )
            await place.settle()
        await line.task
        again = await place.join(made["table"], list(made["keys"]["seats"].values()), look=before["seat"])
        assert (again.state()["version"], again.state()["decision"]) == (before["version"], before["decision"])


async def test_a_store_that_does_not_answer_lets_nobody_in_for_now(monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT)
        hub(place).tables[made["table"]].close()
        await place.settle()
        assert line.closed == 1013

        async def load(table: str) -> None:
            raise StoreError("The disk is gone.")

        keys = list(made["keys"]["seats"].values())
        with monkeypatch.context() as patch:
            patch.setattr(hub(place).services.store, "load", load)
            late = Line(place.app)
            assert (await late.ask("hello", table=made["table"], keys=keys))["code"] == "busy"
            await late.task
            answer = await place.http.get(f"/api/tables/{made['table']}")
            assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert (await place.join(made["table"], keys)).state()["seat"] == 0
