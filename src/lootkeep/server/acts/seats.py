"""Who sits where: sitting down, leaving and coming back, and what the host arranges."""

from __future__ import annotations

from typing import Literal

from ..live.clients import Client
from ..live.live_table import LiveTable
from ..protocol.answers import Accepted, SeatKey
from ..protocol.messages import LONG_AWAY
from ..protocol.refusals import RequestRefused
from ..protocol.requests import Appoint, Leave, Look, Rekey, Rename, Return, Sit
from ..tables import events, keys
from ..tables.table import stood_in
from .allowed import accepted, chair, host, lobby, named, own, running


def seat_keys(live: LiveTable, seat: int) -> list[bytes]:
    """What is kept of the secrets of a seat."""
    return [row.digest for row in live.rows if row.seat == seat]


# ---- Those who play


async def look(live: LiveTable, client: Client, asked: Look) -> None:
    """Look through another seat's eyes, or as somebody who watches."""
    if asked.seat is not None:
        own(client, asked.seat)
    client.look(asked.seat)
    client.tell(accepted(live, asked.id))
    live.show([client])


async def sit(live: LiveTable, client: Client, asked: Sit) -> SeatKey:
    """Take an open seat: whoever was invited may take any, and at a public table anybody one."""
    place = chair(live.table, asked.seat)
    key = asked.key or given(live, client, asked.seat) or keys.new_key()
    if is_key_of(live, asked.seat, key):  # it was done before, and the answer was lost
        hold(live, client, asked.seat, key)
        live.tell_news()
        live.show([client])
    else:
        lobby(live.table)
        if place.who != "open":
            raise RequestRefused("taken", "taken", n=asked.seat + 1)
        one_for_strangers(live, client)
        unused(live, key)
        event = events.Seated(seat=asked.seat, who="person", name=named(asked.name))
        await live.commit(event, keys=[keys.row("seat", key, asked.seat)])
        live.strangers.pop(asked.seat, None)
        if not client.rights.invited:
            live.strangers[asked.seat] = client.address
        hold(live, client, asked.seat, key)
    client.given[asked.seat] = key
    return SeatKey(id=asked.id, seat=asked.seat, key=key)


def given(live: LiveTable, client: Client, seat: int) -> str | None:
    """The key that this client was told when it took the seat, if that still is one."""
    key = client.given.get(seat)
    return key if key and is_key_of(live, seat, key) else None


def is_key_of(live: LiveTable, seat: int, key: str) -> bool:
    """Whether this is a key of the seat already."""
    return seat in keys.rights([keys.digest(key)], live.rows).seats


def unused(live: LiveTable, key: str) -> None:
    """Refuse a key that opens something else here."""
    if keys.rights([keys.digest(key)], live.rows).guest:
        raise RequestRefused("taken", "key-in-use")


def one_for_strangers(live: LiveTable, client: Client) -> None:
    """At a public table, refuse who was not invited and sits already, by a key or by their address."""
    if not live.table.public or client.rights.invited:
        return
    came = {seat for seat, address in live.strangers.items() if address == client.address and seat_keys(live, seat)}
    if came or client.rights.seats:
        raise RequestRefused("taken", "one-seat-each")


def hold(live: LiveTable, client: Client, seat: int, key: str) -> None:
    """Let a client have a seat's key from now on, and look through its eyes if it has no others."""
    if keys.digest(key) not in client.digests:
        client.digests.append(keys.digest(key))
    client.recognise(live.rows)
    if client.eyes is None:
        client.look(seat)


async def rekey(live: LiveTable, client: Client, asked: Rekey) -> Accepted:
    """Give a seat a new key, and no other any more; by the host, a link to take an absent person's seat over.

    That link is no key: using it shows everybody that the seat has changed hands, and is refused while its person is
    there.
    """
    chair(live.table, asked.seat)
    if not is_repeated(live, client, asked):
        unused(live, asked.key)
        if asked.seat in client.rights.seats:
            await change_key(live, client, asked, "owner")
        elif asked.seat not in client.rights.links:
            await make_link(live, client, asked)
        elif live.attendees.presence(asked.seat)[0]:
            raise RequestRefused("taken", "person-is-here", seat=f"@seat/{asked.seat}")
        else:
            await change_key(live, client, asked, "link")
    return accepted(live, asked.id)


def is_repeated(live: LiveTable, client: Client, asked: Rekey) -> bool:
    """Whether the same was done before, and the answer was lost."""
    if is_key_of(live, asked.seat, asked.key):
        hold(live, client, asked.seat, asked.key)
        live.tell_news()
        live.show([client])
        return True
    return client.rights.host and asked.seat in keys.rights([keys.digest(asked.key)], live.rows).links


async def make_link(live: LiveTable, client: Client, asked: Rekey) -> None:
    """A link by which the seat of a person who has long been away can be taken over; an older one is void."""
    host(client)
    if live.table.chairs[asked.seat].who != "person":
        raise RequestRefused("not-now", "nobody-sits-there", n=asked.seat + 1)
    away, wait = await long_away(live, asked.seat)
    if not away:
        of = f"@seat/{asked.seat}"
        raise RequestRefused("not-now", "not-away-for-link", retry_after=wait, seat=of, n=LONG_AWAY // 60)
    links = [row.digest for row in live.rows if row.seat == asked.seat and row.role == "link"]
    event = events.Rekeyed(seat=asked.seat, by="host")
    await live.commit(event, keys=[keys.row("link", asked.key, asked.seat)], drop=links)


async def change_key(live: LiveTable, client: Client, asked: Rekey, by: Literal["owner", "link"]) -> None:
    """This is the only key of the seat from now on: who has another one has lost it, on whatever device."""
    void = seat_keys(live, asked.seat)
    await live.commit(events.Rekeyed(seat=asked.seat, by=by), keys=[keys.row("seat", asked.key, asked.seat)], drop=void)
    client.digests = [digest for digest in client.digests if digest not in void]
    hold(live, client, asked.seat, asked.key)
    live.recognise_all()
    live.show([each for each in live.attendees.clients if each.version < 0])  # whose eyes are others now


async def leave(live: LiveTable, client: Client, asked: Leave) -> Accepted:
    """Give a seat up: it is open again, or a bot plays on."""
    own(client, asked.seat)
    if live.table.phase == "lobby":
        await live.commit(events.Seated(seat=asked.seat, who="open"), drop=seat_keys(live, asked.seat))
        live.recognise_all()
    else:
        running(live.table)
        await live.commit(*stood_in(live.table, asked.seat, asked.level, "left"))
    return accepted(live, asked.id)


async def come_back(live: LiveTable, client: Client, asked: Return) -> Accepted:
    """Play on where a bot stood in."""
    own(client, asked.seat)
    running(live.table)
    if not chair(live.table, asked.seat).stands_in:
        raise RequestRefused("not-now", "nobody-stands-in")
    await live.commit(events.Returned(seat=asked.seat))
    return accepted(live, asked.id)


async def rename(live: LiveTable, client: Client, asked: Rename) -> Accepted:
    """Be called otherwise."""
    own(client, asked.seat)
    await live.commit(events.Renamed(seat=asked.seat, name=named(asked.name)))
    return accepted(live, asked.id)


# ---- Bots for people


async def appoint(live: LiveTable, client: Client, asked: Appoint) -> Accepted:
    """Let a bot play a seat, or give it back; in the lobby a seat becomes a bot's, or is open again."""
    place = chair(live.table, asked.seat)
    if not client.rights.host:
        await for_absent(live, client, asked)
    if live.table.phase == "lobby":
        if asked.level is None and place.who != "bot":
            raise RequestRefused("not-now", "nobody-stands-in")
        event: events.Event = events.Seated(
            seat=asked.seat, who="open" if asked.level is None else "bot", level=asked.level
        )
        await live.commit(event, drop=seat_keys(live, asked.seat))
        live.recognise_all()
        return accepted(live, asked.id)
    running(live.table)
    if asked.level is None:
        if not place.stands_in:
            raise RequestRefused("not-now", "nobody-stands-in")
        await live.commit(events.Returned(seat=asked.seat))
    else:
        why: Literal["host", "away"] = "host" if client.rights.host else "away"
        await live.commit(*stood_in(live.table, asked.seat, asked.level, why))
    return accepted(live, asked.id)


async def for_absent(live: LiveTable, client: Client, asked: Appoint) -> None:
    """Refuse who is not the host, unless they play and let a bot play for a person who has been away for long."""
    table = live.table
    plays = table.phase == "running" and any(table.chairs[seat].plays for seat in client.rights.seats)
    if not plays or asked.level is None or not table.chairs[asked.seat].plays:
        raise RequestRefused("not-yours", "host-only")
    away, wait = await long_away(live, asked.seat)
    if not away:
        raise RequestRefused(
            "not-now", "not-long-away", retry_after=wait, seat=f"@seat/{asked.seat}", n=LONG_AWAY // 60
        )


async def long_away(live: LiveTable, seat: int) -> tuple[bool, float | None]:
    """Whether a person has been away for long; if not, after how many seconds they will have been, if they are away."""
    away = None if await live.is_anywhere(seat) else live.attendees.presence(seat)[1]
    return away is not None and away >= LONG_AWAY, None if away is None else LONG_AWAY - away
