"""Before the deal: the words that seats add to the shuffling, and the beginning of a game that waits for them."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from ..table.fairness import plain_words
from . import log
from .play import own
from .refusal import Refusal
from .setting import started
from .wire import Accepted, Words

if TYPE_CHECKING:
    from .clients import Client
    from .fold import Table
    from .room import Room

PATIENCE = 3.0  # seconds that a game waits for the words of those who are slow


def deal(table: Table) -> log.Started:
    """The beginning of the game, for those who sit there."""
    people = [chair.who == "person" for chair in table.chairs]
    return started(table.kind, table.agreed, people, pledged=bool(table.key))


def waits(table: Table) -> bool:
    """Whether the game is to begin by itself, and everybody is there."""
    return table.eager and table.phase == "lobby" and all(chair.who != "open" for chair in table.chairs)


async def words(room: Room, client: Client, asked: Words) -> Accepted:
    """Add words to the shuffling; with the last of them a game begins that has waited for nothing else."""
    table = room.table
    own(client, asked.seat)
    if table.phase != "lobby":
        raise Refusal("not-now", "started")
    said = log.Worded(seat=asked.seat, words=plain_words(asked.words))
    missing = [seat for seat in table.playing if table.chairs[seat].words is None and seat != asked.seat]
    if missing or not waits(table):
        await room.commit(said)
    else:
        await room.commit(said, deal(table))
    return Accepted(id=asked.id, version=room.table.version)


def expect(room: Room) -> None:
    """Somebody who plays has come to a game that waits for words: it waits for so long and no longer."""

    def out_of_patience() -> None:
        room.hub.spawn(begin(room))

    if waits(room.table) and room.dealing is None:
        room.dealing = room.hub.time.after(PATIENCE, out_of_patience)


async def begin(room: Room) -> None:
    """Begin without the words that are still missing."""
    async with room.lock:
        room.dealing = None
        if waits(room.table) and not room.is_closed:
            with suppress(Refusal):
                await room.commit(deal(room.table))
            room.publish()
