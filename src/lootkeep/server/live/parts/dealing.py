"""Before the deal: words that seats add to the shuffling, first sealed and then told, and the beginning of the game.

Nobody learns the words of others before all are sealed, so that not even whoever knows the table's key can choose words
that lead to a deal they like. (Commit and reveal.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...protocol.refusals import RequestRefused
from ...tables import events
from ...tables.setting import started
from ...tables.storage import StoreError

if TYPE_CHECKING:
    from ...tables.table import Table
    from ..live_table import LiveTable

PATIENCE = 3.0  # seconds that a game waits for those who are slow, first for seals and then for words


def deal(table: Table) -> events.Started:
    """The beginning of the game, for those who sit there."""
    people = [chair.who == "person" for chair in table.chairs]
    return started(table.kind, table.edition, table.agreed, people, pledged=bool(table.key))


def waits(table: Table) -> bool:
    """Whether the game is to begin by itself, and everybody is there."""
    is_due = (table.eager or table.unsealing) and table.phase == "lobby"
    return is_due and all(chair.who != "open" for chair in table.chairs)


def untold(table: Table) -> list[int]:
    """Those who play and have sealed words that they have not told yet."""
    return [seat for seat in table.playing if table.chairs[seat].seal and table.chairs[seat].words is None]


async def go_on(live: LiveTable) -> None:
    """Ask for the words that are sealed, or deal if there are none to wait for."""
    table = live.table
    await live.commit(events.Unsealing() if untold(table) and not table.unsealing else deal(table))
    expect(live, anew=True)


def expect(live: LiveTable, *, anew: bool = False) -> None:
    """Somebody who plays is at a game that is to begin by itself: it waits for so long and no longer."""

    def out_of_patience() -> None:
        live.hub.spawn(hurry(live))

    if anew and live.dealing is not None:
        live.dealing.cancel()
        live.dealing = None
    if waits(live.table) and live.dealing is None and not live.is_closed:
        live.dealing = live.hub.time.after(PATIENCE, out_of_patience)


async def hurry(live: LiveTable) -> None:
    """Go on without those who are too slow."""
    async with live.lock:
        live.dealing = None
        if waits(live.table) and not live.is_closed:
            try:
                await go_on(live)
            except RequestRefused:
                pass  # it has gone on at another server
            except StoreError as problem:
                live.hub.health.failed(problem)
                expect(live)
            live.publish()
