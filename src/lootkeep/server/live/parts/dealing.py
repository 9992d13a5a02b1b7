"""Before the deal: words that seats add to the shuffling, first sealed and then told, and the beginning of the game.

Nobody learns the words of others before all are sealed, so that not even whoever knows the table's key can choose words
that lead to a deal they like. (A commit-reveal scheme.)
"""

from __future__ import annotations

from ...tables import events
from ...tables.setting import started
from ...tables.table import Table
from ..owner import Owner
from .clocks import Timer

PATIENCE = 3.0  # seconds that a game waits for those who are slow, first for seals and then for words


def deal(table: Table) -> events.Started:
    """The beginning of the game, for those who sit there."""
    people = [chair.who == "person" for chair in table.chairs]
    return started(table.kind, table.edition, table.agreed, people, table.own, pledged=bool(table.key))


def waits(table: Table) -> bool:
    """Whether the game is to begin by itself, and everybody is there."""
    is_due = (table.eager or table.unsealing) and table.phase == "lobby"
    return is_due and all(chair.who != "open" for chair in table.chairs)


def untold(table: Table) -> list[int]:
    """Those who play and have sealed words that they have not told yet."""
    return [seat for seat in table.playing if table.chairs[seat].seal and table.chairs[seat].words is None]


class Dealing:
    """The time in which a game waits for words."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.timer: Timer | None = None  # runs while it waits

    async def go_on(self) -> None:
        """Within a change: ask for the words that are sealed, or deal if there are none to wait for."""
        await self.owner.commit(self._next())
        self.expect(anew=True)

    def _next(self) -> events.Event:
        table = self.owner.table
        return events.Unsealing() if untold(table) and not table.unsealing else deal(table)

    def expect(self, *, anew: bool = False) -> None:
        """Somebody who plays is at a game that is to begin by itself: it waits for so long and no longer."""
        if anew and self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if waits(self.owner.table) and self.timer is None and not self.owner.is_closed:
            self.timer = self.owner.services.time.after(PATIENCE, self._end)

    def _end(self) -> None:
        self.owner.services.tasks.spawn(self.hurry())

    async def hurry(self) -> None:
        """Go on without those who are too slow."""
        async with self.owner.change():
            self.timer = None
            if waits(self.owner.table) and not self.owner.is_closed:
                outcome = await self.owner.attempt(self._next())
                if outcome != "overtaken":  # what is next has its own time, or what failed is tried again
                    self.expect(anew=True)
