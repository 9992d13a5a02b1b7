"""Beside the game: chat, things that are thrown, hints, and the next game."""

from __future__ import annotations

import zlib
from time import perf_counter

from ...engine.fairness import new_key
from ..live.bots.fair_queue import Busy, Outdated, Whose
from ..live.clients import Client
from ..live.live_table import LiveTable
from ..protocol.answers import Accepted, Hints, Thrown
from ..protocol.refusals import RequestRefused, refused
from ..protocol.requests import Hint, Rematch, Say, Silence, Throw
from ..tables import events, names
from ..tables.events import Head
from ..tables.setting import check, started
from ..tables.storage import ChatRow, StoreError
from ..tables.table import Table
from .allowed import accepted, audible, audible_from_afar, chair, fresh, host, own, playing, running


async def silence(live: LiveTable, client: Client, asked: Silence) -> Accepted:
    """Stop a seat's chat, or that of all who watch, or let it go on."""
    host(client)
    if asked.seat is not None:
        chair(live.table, asked.seat)
    await live.commit(events.Silenced(seat=asked.seat, silent=asked.silent))
    return accepted(live, asked.id)


LATEST = 20  # lines of chat among which one is sought that may have been kept


async def say(live: LiveTable, client: Client, asked: Say) -> Accepted:
    """Say something to the table."""
    name = ""
    if asked.seat is None:
        audible_from_afar(live.table, client)
    else:
        own(client, asked.seat)
        name = live.table.chairs[asked.seat].name
        audible(live.table, asked.seat)
    text = names.cleaned(asked.text)
    if not text:
        raise RequestRefused("malformed", "empty-line")
    wait = live.chat.take(str(asked.seat))
    if wait:
        raise RequestRefused("too-much", "too-much", retry_after=wait)
    now = live.services.time.now()
    number = await kept(live, asked.seat, name, text, now)
    await live.tell_line(ChatRow(number, asked.seat, name, text, now))
    return accepted(live, asked.id)


async def kept(live: LiveTable, seat: int | None, name: str, text: str, now: float) -> int:
    """Keep a line; its number. If only the answer of the store was lost it is kept once, and nobody says it again."""
    table = live.table.name
    try:
        return await live.services.store.say(table, seat, name, text, now)
    except StoreError as problem:
        live.services.health.failed(problem)
        for row in await live.services.store.chat(table, live.audience.said, LATEST):
            if row[1:] == (seat, name, text, now):
                return row.number
        raise


async def throw(live: LiveTable, client: Client, asked: Throw) -> Accepted:
    """Let all at this server see what somebody throws; whose chat is stopped throws nothing."""
    own(client, asked.seat)
    audible(live.table, asked.seat)
    if asked.at is not None:
        chair(live.table, asked.at)
    wait = live.throws.take(str(asked.seat))
    if wait:
        raise RequestRefused("too-much", "too-much", retry_after=wait)
    live.audience.tell(Thrown(seat=asked.seat, at=asked.at, token=asked.token))
    return accepted(live, asked.id)


# ---- Hints


async def hint(live: LiveTable, client: Client, asked: Hint) -> None:
    """Ask the bots; the answer comes when they have thought."""
    own(client, asked.seat)
    game = running(live.table)
    playing(live.table, asked.seat)
    fresh(live.table, asked.version)
    if game.actor != asked.seat:  # also where all decide together: a hint is thought through these eyes only
        raise RequestRefused("not-now", "not-your-turn", seat=f"@seat/{game.actor}")
    if client.asks_hint:
        raise RequestRefused("busy", "hint-asked")
    wait = live.hints.take()
    if wait:
        raise RequestRefused("too-much", "too-much", retry_after=wait)
    client.asks_hint = True
    live.services.tasks.spawn(_hint(live, client, asked))


async def _hint(live: LiveTable, client: Client, asked: Hint) -> None:
    table, began = live.table, perf_counter()
    assert table.game is not None
    version, played = table.version, table.played
    seed = zlib.crc32(f"{table.name}/{table.game.ply}".encode())

    def is_wanted() -> bool:
        return live.table is table and table.played == played and client in live.attendees.clients

    try:
        by = Whose((client.address,), table.name)
        found = await live.services.thinkers.hints(table.game, asked.seat, seed, by, is_wanted)
        client.tell(Hints(id=asked.id, version=version, seat=asked.seat, hints=found))
    except Busy as busy:
        client.tell(refused(asked.id, RequestRefused("busy", "thinkers-busy", retry_after=busy.retry_after)))
    except Outdated:
        client.tell(refused(asked.id, RequestRefused("stale", "stale")))
    except Exception:
        client.tell(refused(asked.id, RequestRefused("busy", "mistake")))
        raise
    finally:
        client.asks_hint = False
    live.services.metrics.hint_seconds.observe(perf_counter() - began)


# ---- The next game


async def rematch(live: LiveTable, client: Client, asked: Rematch) -> Accepted:
    """A new table with the same people, who come in with the keys they have; the second who asks finds it there."""
    own(client, asked.seat)
    table = live.table
    if table.gone is not None:
        anew(table)
    elif table.phase != "over":
        raise RequestRefused("not-now", "not-over")
    if table.rematch is None:
        rows = [row for row in live.rows if row.role != "link"]
        name = await live.keeper.followed(table.name, *again(table, live.services.time.now()), rows)
        await live.commit(events.Rematched(table=name))
    live.keeper.linked(table.name)
    return accepted(live, asked.id)


def anew(table: Table) -> None:
    """Refuse to set up again what cannot be played any more, or what not all had sat down to."""
    waiting = sum(chair.who == "open" for chair in table.chairs)
    if waiting:
        raise RequestRefused("not-now", "seats-open", n=waiting)
    check(table.kind, len(table.chairs), table.edition, table.agreed, table.own)


def again(table: Table, now: float) -> tuple[Head, list[events.Event]]:
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
        chronicle=table.chronicle,
        salt=table.salt,
        box=table.own,
    )
    happened: list[events.Event] = []
    for seat, place in enumerate(table.chairs):
        level = place.level if place.who == "bot" else None
        happened.append(events.Seated(seat=seat, who=place.who, name=place.name, level=level))
    for seat, place in enumerate(table.chairs):
        if place.stands_in and place.level is not None:
            happened.append(events.StoodIn(seat=seat, level=place.level, why="left"))
    if not head.eager:  # nobody has words to add
        people = [chair.who == "person" for chair in table.chairs]
        happened.append(started(table.kind, table.edition, table.agreed, people, table.own))
    return head, happened
