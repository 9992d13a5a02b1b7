"""Who sits where: sitting down, leaving and coming back, and what the host arranges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from . import dealing, keys, log, names
from .play import granted, own, running
from .refusal import Refusal
from .setting import check
from .wire import (
    LONG_AWAY,
    Accepted,
    Appoint,
    Arrange,
    Leave,
    Level,
    Look,
    Rekey,
    Rename,
    Return,
    SeatKey,
    Silence,
    Sit,
    Start,
)

if TYPE_CHECKING:
    from .clients import Client
    from .fold import Chair, Table
    from .room import Room


def host(client: Client) -> None:
    """Refuse whoever is not the host."""
    if not client.rights.host:
        raise Refusal("not-yours", "host-only")


def chair(table: Table, seat: int) -> Chair:
    """A place that there is."""
    if seat >= len(table.chairs):
        raise Refusal("not-now", "no-such-seat", n=seat + 1, most=len(table.chairs))
    return table.chairs[seat]


def lobby(table: Table) -> None:
    """Refuse what can only be done before the game."""
    if table.phase != "lobby":
        raise Refusal("not-now", "started" if table.gone is None else "gone")


def named(text: str) -> str:
    """A name that can be read."""
    name = names.cleaned(text)
    if not name:
        raise Refusal("malformed", "empty-name")
    return name


def seat_keys(room: Room, seat: int) -> list[bytes]:
    """What is kept of the secrets of a seat."""
    return [row.digest for row in room.rows if row.seat == seat]


def stood_in(table: Table, seat: int, level: Level, why: Literal["left", "host", "away", "clock"]) -> list[log.Event]:
    """A bot plays for somebody from now on; who left agrees to what is asked, others were not asked."""
    if why == "left" or table.asking is None:
        return [log.StoodIn(seat=seat, level=level, why=why), *granted(table, seat)]
    return [log.StoodIn(seat=seat, level=level, why=why), log.Declined(seat=seat)]


def accepted(room: Room, id: str) -> Accepted:
    """It is done."""
    return Accepted(id=id, version=room.table.version)


# ---- Those who play


async def look(room: Room, client: Client, asked: Look) -> None:
    """Look through another seat's eyes, or as somebody who watches."""
    if asked.seat is not None:
        own(client, asked.seat)
    client.look(asked.seat)
    client.tell(accepted(room, asked.id))
    room.show([client])


async def sit(room: Room, client: Client, asked: Sit) -> SeatKey:
    """Take an open seat: whoever was invited may take any, and at a public table anybody one."""
    place = chair(room.table, asked.seat)
    key = asked.key or given(room, client, asked.seat) or keys.new_key()
    if is_key_of(room, asked.seat, key):  # it was done before, and the answer was lost
        hold(room, client, asked.seat, key)
        room.tell_news()
        room.show([client])
    else:
        lobby(room.table)
        if place.who != "open":
            raise Refusal("taken", "taken", n=asked.seat + 1)
        one_for_strangers(room, client)
        unused(room, key)
        event = log.Seated(seat=asked.seat, who="person", name=named(asked.name))
        await room.commit(event, keys=[keys.row("seat", key, asked.seat)])
        room.strangers.pop(asked.seat, None)
        if not client.rights.invited:
            room.strangers[asked.seat] = client.address
        hold(room, client, asked.seat, key)
    client.given[asked.seat] = key
    return SeatKey(id=asked.id, seat=asked.seat, key=key)


def given(room: Room, client: Client, seat: int) -> str | None:
    """The key that this client was told when it took the seat, if that still is one."""
    key = client.given.get(seat)
    return key if key and is_key_of(room, seat, key) else None


def is_key_of(room: Room, seat: int, key: str) -> bool:
    """Whether this is a key of the seat already."""
    return seat in keys.rights([keys.digest(key)], room.rows).seats


def unused(room: Room, key: str) -> None:
    """Refuse a key that opens something else here."""
    if keys.rights([keys.digest(key)], room.rows).guest:
        raise Refusal("taken", "key-in-use")


def one_for_strangers(room: Room, client: Client) -> None:
    """At a public table, refuse who was not invited and sits already, by a key or by their address."""
    if not room.table.public or client.rights.invited:
        return
    came = {seat for seat, address in room.strangers.items() if address == client.address and seat_keys(room, seat)}
    if came or client.rights.seats:
        raise Refusal("taken", "one-seat-each")


def hold(room: Room, client: Client, seat: int, key: str) -> None:
    """Let a client have a seat's key from now on, and look through its eyes if it has no others."""
    if keys.digest(key) not in client.digests:
        client.digests.append(keys.digest(key))
    client.recognise(room.rows)
    if client.eyes is None:
        client.look(seat)


async def rekey(room: Room, client: Client, asked: Rekey) -> Accepted:
    """Give a seat a new key, and no other any more; by the host, a link to take an absent person's seat over.

    That link is no key: using it shows everybody that the seat has changed hands, and is refused while its person is
    there.
    """
    chair(room.table, asked.seat)
    if not is_repeated(room, client, asked):
        unused(room, asked.key)
        if asked.seat in client.rights.seats:
            await change_key(room, client, asked, "owner")
        elif asked.seat not in client.rights.links:
            await make_link(room, client, asked)
        elif room.presence(asked.seat)[0]:
            raise Refusal("taken", "person-is-here", seat=f"@seat/{asked.seat}")
        else:
            await change_key(room, client, asked, "link")
    return accepted(room, asked.id)


def is_repeated(room: Room, client: Client, asked: Rekey) -> bool:
    """Whether the same was done before, and the answer was lost."""
    if is_key_of(room, asked.seat, asked.key):
        hold(room, client, asked.seat, asked.key)
        room.tell_news()
        room.show([client])
        return True
    return client.rights.host and asked.seat in keys.rights([keys.digest(asked.key)], room.rows).links


async def make_link(room: Room, client: Client, asked: Rekey) -> None:
    """A link by which the seat of a person who has long been away can be taken over; an older one is void."""
    host(client)
    if room.table.chairs[asked.seat].who != "person":
        raise Refusal("not-now", "nobody-sits-there", n=asked.seat + 1)
    away, wait = await long_away(room, asked.seat)
    if not away:
        of = f"@seat/{asked.seat}"
        raise Refusal("not-now", "not-away-for-link", retry_after=wait, seat=of, n=LONG_AWAY // 60)
    links = [row.digest for row in room.rows if row.seat == asked.seat and row.role == "link"]
    event = log.Rekeyed(seat=asked.seat, by="host")
    await room.commit(event, keys=[keys.row("link", asked.key, asked.seat)], drop=links)


async def change_key(room: Room, client: Client, asked: Rekey, by: Literal["owner", "link"]) -> None:
    """This is the only key of the seat from now on: who has another one has lost it, on whatever device."""
    void = seat_keys(room, asked.seat)
    await room.commit(log.Rekeyed(seat=asked.seat, by=by), keys=[keys.row("seat", asked.key, asked.seat)], drop=void)
    client.digests = [digest for digest in client.digests if digest not in void]
    hold(room, client, asked.seat, asked.key)
    room.recognise_all()
    room.show([each for each in room.clients if each.version < 0])  # whose eyes are others now


async def leave(room: Room, client: Client, asked: Leave) -> Accepted:
    """Give a seat up: it is open again, or a bot plays on."""
    own(client, asked.seat)
    if room.table.phase == "lobby":
        await room.commit(log.Seated(seat=asked.seat, who="open"), drop=seat_keys(room, asked.seat))
        room.recognise_all()
    else:
        running(room.table)
        await room.commit(*stood_in(room.table, asked.seat, asked.level, "left"))
    return accepted(room, asked.id)


async def come_back(room: Room, client: Client, asked: Return) -> Accepted:
    """Play on where a bot stood in."""
    own(client, asked.seat)
    running(room.table)
    if not chair(room.table, asked.seat).stands_in:
        raise Refusal("not-now", "nobody-stands-in")
    await room.commit(log.Returned(seat=asked.seat))
    return accepted(room, asked.id)


async def rename(room: Room, client: Client, asked: Rename) -> Accepted:
    """Be called otherwise."""
    own(client, asked.seat)
    await room.commit(log.Renamed(seat=asked.seat, name=named(asked.name)))
    return accepted(room, asked.id)


# ---- Bots for people


async def appoint(room: Room, client: Client, asked: Appoint) -> Accepted:
    """Let a bot play a seat, or give it back; in the lobby a seat becomes a bot's, or is open again."""
    place = chair(room.table, asked.seat)
    if not client.rights.host:
        await for_absent(room, client, asked)
    if room.table.phase == "lobby":
        if asked.level is None and place.who != "bot":
            raise Refusal("not-now", "nobody-stands-in")
        event: log.Event = log.Seated(seat=asked.seat, who="open" if asked.level is None else "bot", level=asked.level)
        await room.commit(event, drop=seat_keys(room, asked.seat))
        room.recognise_all()
        return accepted(room, asked.id)
    running(room.table)
    if asked.level is None:
        if not place.stands_in:
            raise Refusal("not-now", "nobody-stands-in")
        await room.commit(log.Returned(seat=asked.seat))
    else:
        why: Literal["host", "away"] = "host" if client.rights.host else "away"
        await room.commit(*stood_in(room.table, asked.seat, asked.level, why))
    return accepted(room, asked.id)


async def for_absent(room: Room, client: Client, asked: Appoint) -> None:
    """Refuse who is not the host, unless they play and let a bot play for a person who has been away for long."""
    table = room.table
    plays = table.phase == "running" and any(table.chairs[seat].plays for seat in client.rights.seats)
    if not plays or asked.level is None or not table.chairs[asked.seat].plays:
        raise Refusal("not-yours", "host-only")
    away, wait = await long_away(room, asked.seat)
    if not away:
        raise Refusal("not-now", "not-long-away", retry_after=wait, seat=f"@seat/{asked.seat}", n=LONG_AWAY // 60)


async def long_away(room: Room, seat: int) -> tuple[bool, float | None]:
    """Whether a person has been away for long; if not, after how many seconds they will have been, if they are away."""
    away = None if await room.is_anywhere(seat) else room.presence(seat)[1]
    return away is not None and away >= LONG_AWAY, None if away is None else LONG_AWAY - away


# ---- The host


async def arrange(room: Room, client: Client, asked: Arrange) -> Accepted:
    """Change what is agreed, before the game."""
    host(client)
    table = room.table
    lobby(table)
    event = log.Arranged(
        seats=asked.seats or len(table.chairs),
        edition=asked.edition or table.edition,
        options=table.agreed if asked.options is None else asked.options,
        clock=asked.clock or table.clock,
        public=table.public if asked.public is None else asked.public,
    )
    if any(place.who == "person" for place in table.chairs[event.seats :]):
        raise Refusal("taken", "seat-in-use")
    check(table.kind, event.seats, event.edition, event.options)
    await room.commit(event)
    room.recognise_all()
    return accepted(room, asked.id)


async def start(room: Room, client: Client, asked: Start) -> Accepted:
    """Begin the game, once every seat is taken."""
    host(client)
    table = room.table
    lobby(table)
    waiting = sum(place.who == "open" for place in table.chairs)
    if waiting:
        raise Refusal("not-now", "seats-open", n=waiting)
    await dealing.go_on(room)
    return accepted(room, asked.id)


async def silence(room: Room, client: Client, asked: Silence) -> Accepted:
    """Stop a seat's chat, or that of all who watch, or let it go on."""
    host(client)
    if asked.seat is not None:
        chair(room.table, asked.seat)
    await room.commit(log.Silenced(seat=asked.seat, silent=asked.silent))
    return accepted(room, asked.id)
