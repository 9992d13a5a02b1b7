"""Before the deal: words that seats add to the shuffling, first sealed and then told, and the beginning of the game.

Nobody learns the words of others before all are sealed, so that not even whoever knows the table's key can choose words
that lead to a deal they like. (Commit and reveal.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import fairness
from . import log
from .play import own
from .refusal import Refusal
from .setting import started
from .store import StoreError
from .wire import Accepted, Seal, Words

if TYPE_CHECKING:
    from .clients import Client
    from .fold import Table
    from .room import Room

PATIENCE = 3.0  # seconds that a game waits for those who are slow, first for seals and then for words


def deal(table: Table) -> log.Started:
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


def lobby(table: Table) -> None:
    """Refuse what comes after the deal."""
    if table.phase != "lobby":
        raise Refusal("not-now", "started" if table.gone is None else "gone")


# ---- What is asked


async def seal(room: Room, client: Client, asked: Seal) -> Accepted:
    """Pledge words; when all who play have done so at a table that waits for nothing else, they are asked for them."""
    table = room.table
    own(client, asked.seat)
    lobby(table)
    if table.unsealing:
        raise Refusal("not-now", "words-asked")
    missing = [seat for seat in table.playing if not table.chairs[seat].seal and seat != asked.seat]
    is_last = waits(table) and not missing
    await room.commit(log.Sealed(seat=asked.seat, seal=asked.seal), *([log.Unsealing()] if is_last else []))
    if is_last:
        expect(room, anew=True)
    return Accepted(id=asked.id, version=room.table.version)


async def words(room: Room, client: Client, asked: Words) -> Accepted:
    """Tell the words that were pledged; with the last of them the game begins."""
    table = room.table
    own(client, asked.seat)
    lobby(table)
    if not table.unsealing:
        raise Refusal("not-now", "words-not-asked")
    if fairness.seal(asked.words) != table.chairs[asked.seat].seal or fairness.plain_words(asked.words) != asked.words:
        raise Refusal("malformed", "words-not-sealed")
    if table.chairs[asked.seat].words is None:
        is_last = waits(table) and untold(table) == [asked.seat]
        await room.commit(log.Worded(seat=asked.seat, words=asked.words), *([deal(table)] if is_last else []))
    return Accepted(id=asked.id, version=room.table.version)


# ---- Going on


async def go_on(room: Room) -> None:
    """Ask for the words that are sealed, or deal if there are none to wait for."""
    table = room.table
    await room.commit(log.Unsealing() if untold(table) and not table.unsealing else deal(table))
    expect(room, anew=True)


def expect(room: Room, *, anew: bool = False) -> None:
    """Somebody who plays is at a game that is to begin by itself: it waits for so long and no longer."""

    def out_of_patience() -> None:
        room.hub.spawn(hurry(room))

    if anew and room.dealing is not None:
        room.dealing.cancel()
        room.dealing = None
    if waits(room.table) and room.dealing is None and not room.is_closed:
        room.dealing = room.hub.time.after(PATIENCE, out_of_patience)


async def hurry(room: Room) -> None:
    """Go on without those who are too slow."""
    async with room.lock:
        room.dealing = None
        if waits(room.table) and not room.is_closed:
            try:
                await go_on(room)
            except Refusal:
                pass  # it has gone on at another server
            except StoreError as problem:
                room.hub.health.failed(problem)
                expect(room)
            room.publish()
