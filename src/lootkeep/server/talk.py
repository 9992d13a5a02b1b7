"""Beside the game: chat, words that are banned from it, hints, what if, and the next game."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, cast

from ..engine.errors import UnknownName
from ..engine.fairness import new_key
from ..engine.messages import Event
from . import log, names, seats, words
from .fair_queue import Busy, Outdated, Whose
from .fold import Table
from .log import Head
from .play import fresh, own, playing, running
from .refusal import Refusal, refused
from .setting import check, started
from .store import ChatRow, StoreError
from .wire import Accepted, Ban, Hint, Hints, Imagined, Json, Rematch, Say, WhatIf

if TYPE_CHECKING:
    from .clients import Client
    from .room import Room


LATEST = 20  # lines of chat among which one is sought that may have been kept


async def say(room: Room, client: Client, asked: Say) -> Accepted:
    """Say something to the table."""
    name = ""
    if asked.seat is None:
        audible_from_afar(room.table, client)
    else:
        own(client, asked.seat)
        name = room.table.chairs[asked.seat].name
        audible(room.table, asked.seat)
    text = names.cleaned(asked.text)
    if not text:
        raise Refusal("malformed", "empty-line")
    wait = room.chat.take(str(asked.seat))
    if wait:
        raise Refusal("too-much", "too-much", retry_after=wait)
    now = room.hub.time.now()
    number = await kept(room, asked.seat, name, text, now)
    await room.tell_line(ChatRow(number, asked.seat, name, text, now))
    return Accepted(id=asked.id, version=room.table.version)


async def kept(room: Room, seat: int | None, name: str, text: str, now: float) -> int:
    """Keep a line; its number. If only the answer of the store was lost it is kept once, and nobody says it again."""
    table = room.table.name
    try:
        return await room.hub.store.say(table, seat, name, text, now)
    except StoreError as problem:
        room.hub.health.failed(problem)
        for row in await room.hub.store.chat(table, room.said, LATEST):
            if row[1:] == (seat, name, text, now):
                return row.number
        raise


def audible(table: Table, seat: int) -> None:
    """Refuse whose chat the host has stopped."""
    if table.chairs[seat].silenced:
        raise Refusal("not-now", "silenced")


def audible_from_afar(table: Table, client: Client) -> None:
    """Refuse who speaks as one who watches, if the host has stopped their chat; the host's own goes on."""
    if client.rights.host:
        return
    if table.watchers_silenced:
        raise Refusal("not-now", "watchers-silenced")
    for seat in client.rights.seats:
        audible(table, seat)


async def ban(room: Room, client: Client, asked: Ban) -> Accepted:
    """Choose a word that somebody must not say."""
    own(client, asked.seat)
    table = room.table
    if words.asks(running(table)) is None:
        raise Refusal("not-now", "no-words")
    playing(table, asked.seat)
    audible(table, asked.seat)
    seats.chair(table, asked.of)
    spell = table.spells.of(asked.of)
    if spell is None:
        raise Refusal("not-now", "no-words-now", seat=f"@seat/{asked.of}")
    word = words.single(asked.word)
    place = spell.place(asked.seat, word, room.hosts)
    await room.commit(log.Banned(seat=asked.seat, of=asked.of, place=place, word=word))
    return Accepted(id=asked.id, version=room.table.version)


# ---- Hints


async def hint(room: Room, client: Client, asked: Hint) -> None:
    """Ask the bots; the answer comes when they have thought."""
    own(client, asked.seat)
    game = running(room.table)
    playing(room.table, asked.seat)
    fresh(room.table, asked.version)
    if game.actor != asked.seat:  # also where all decide together: a hint is thought through these eyes only
        raise Refusal("not-now", "not-your-turn", seat=f"@seat/{game.actor}")
    if client.asks_hint:
        raise Refusal("busy", "hint-asked")
    wait = room.hints.take()
    if wait:
        raise Refusal("too-much", "too-much", retry_after=wait)
    client.asks_hint = True
    room.hub.spawn(_hint(room, client, asked))


async def _hint(room: Room, client: Client, asked: Hint) -> None:
    table, began = room.table, perf_counter()
    assert table.game is not None
    version, played = table.version, table.played
    seed = zlib.crc32(f"{table.name}/{table.game.ply}".encode())

    def is_wanted() -> bool:
        return room.table is table and table.played == played and client in room.clients

    try:
        by = Whose((client.address,), table.name)
        found = await room.hub.thinkers.hints(table.game, asked.seat, seed, by, is_wanted)
        client.tell(Hints(id=asked.id, version=version, seat=asked.seat, hints=cast("list[Json]", found)))
    except Busy as busy:
        client.tell(refused(asked.id, Refusal("busy", "thinkers-busy", retry_after=busy.retry_after)))
    except Outdated:
        client.tell(refused(asked.id, Refusal("stale", "stale")))
    except Exception:
        client.tell(refused(asked.id, Refusal("busy", "mistake")))
        raise
    finally:
        client.asks_hint = False
    room.hub.metrics.hint_seconds.observe(perf_counter() - began)


async def what_if(room: Room, client: Client, asked: WhatIf) -> Imagined:
    """Tell what somebody who came to a place now would do."""
    if asked.seat is not None:
        own(client, asked.seat)
    game = running(room.table)
    foresee = cast("Callable[[str, str], list[Event]] | None", getattr(game, "what_if", None))
    if foresee is None:
        raise Refusal("not-now", "no-what-if")
    try:
        events = cast("list[Json]", foresee(asked.room, asked.hero))
    except UnknownName as problem:
        raise Refusal("malformed", "no-such-visit", what=str(problem)) from None
    return Imagined(id=asked.id, version=room.table.version, events=events)


# ---- The next game


async def rematch(room: Room, client: Client, asked: Rematch) -> Accepted:
    """A new table with the same people, who come in with the keys they have; the second who asks finds it there."""
    own(client, asked.seat)
    table = room.table
    if table.gone is not None:
        anew(table)
    elif table.phase != "over":
        raise Refusal("not-now", "not-over")
    if table.rematch is None:
        unlinked = room.hub.unlinked
        if table.name not in unlinked:  # or else it was made already, but that could not be written down here
            rows = [row for row in room.rows if row.role != "link"]
            unlinked[table.name] = await room.hub.keep(*again(table, room.hub.time.now()), rows)
        await room.commit(log.Rematched(table=unlinked[table.name]))
    room.hub.unlinked.pop(table.name, None)
    return Accepted(id=asked.id, version=room.table.version)


def anew(table: Table) -> None:
    """Refuse to set up again what cannot be played any more, or what not all had sat down to."""
    waiting = sum(chair.who == "open" for chair in table.chairs)
    if waiting:
        raise Refusal("not-now", "seats-open", n=waiting)
    check(table.kind, len(table.chairs), table.edition, table.agreed)


def again(table: Table, now: float) -> tuple[Head, list[log.Event]]:
    """The same game for the same people, from the start; bots that stood in still do, and words are asked anew."""
    head = Head(
        game=table.kind,
        seats=len(table.chairs),
        edition=table.edition,
        options=table.agreed,
        clock=table.clock,
        public=table.public,
        made=now,
        key=new_key().hex(),
        eager=bool(table.playing),
    )
    events: list[log.Event] = []
    for seat, chair in enumerate(table.chairs):
        level = chair.level if chair.who == "bot" else None
        events.append(log.Seated(seat=seat, who=chair.who, name=chair.name, level=level))
    for seat, chair in enumerate(table.chairs):
        if chair.stands_in and chair.level is not None:
            events.append(log.StoodIn(seat=seat, level=chair.level, why="left"))
    if not head.eager:  # nobody has words to add
        people = [chair.who == "person" for chair in table.chairs]
        events.append(started(table.kind, table.edition, table.agreed, people))
    return head, events
