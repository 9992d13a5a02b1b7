"""What a client may ask at a table, and who does it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from . import dealing, play, seats, talk, watch, wire
from .clients import Client
from .refusal import Refusal, refused
from .room import Conflict, Room
from .store import StoreError
from .wire import Told

ACTS: dict[type[wire.Asked], Callable[[Room, Client, Any], Awaitable[Told | None]]] = {
    wire.Look: seats.look,
    wire.Sit: seats.sit,
    wire.Rekey: seats.rekey,
    wire.Leave: seats.leave,
    wire.Rename: seats.rename,
    wire.Appoint: seats.appoint,
    wire.Return: seats.come_back,
    wire.Arrange: seats.arrange,
    wire.Seal: dealing.seal,
    wire.Words: dealing.words,
    wire.Start: seats.start,
    wire.Move: play.move,
    wire.Objection: play.object_to,
    wire.Undo: play.undo,
    wire.Consent: play.consent,
    wire.Hint: talk.hint,
    wire.WhatIf: talk.what_if,
    wire.Ban: talk.ban,
    wire.Deed: watch.deed,
    wire.Attend: watch.attend,
    wire.Say: talk.say,
    wire.Silence: seats.silence,
    wire.Rematch: talk.rematch,
}

# What makes the log longer or wakes everybody, and could be asked without end.
CHANGES = {
    *(wire.Leave, wire.Rename, wire.Appoint, wire.Return, wire.Arrange, wire.Seal, wire.Words),
    *(wire.Rekey, wire.Objection, wire.Undo, wire.Consent, wire.Ban, wire.Silence, wire.Deed, wire.Attend),
}
MOST_CONFLICTS = 2  # after which somebody who asks at a table that is busy elsewhere may ask again


async def act(room: Room, client: Client, asked: wire.Asked) -> None:
    """Do what is asked and answer, then tell all; one thing at a time at a table."""
    async with room.lock:
        try:
            if room.is_closed:
                raise Refusal("busy", "store-failed", retry_after=1.0)
            restrain(room, client, asked)
            if room.hub.store.is_shared:
                await room.catch_up_with(getattr(asked, "version", 0))
            answer = await done(room, client, asked)
        except Refusal as refusal:
            refuse(room, client, asked.id, refusal)
        except StoreError as problem:
            room.hub.health.failed(problem)
            refuse(room, client, asked.id, Refusal("busy", "store-failed", retry_after=1.0))
        else:
            if answer is not None:
                client.tell(answer)
        finally:  # also if this was a mistake of ours, for then the table was taken anew
            room.publish()


def restrain(room: Room, client: Client, asked: wire.Asked) -> None:
    """Refuse what somebody has asked too often; who may not ask it at all takes nothing from those who may."""
    wait, kind = 0.0, type(asked)
    if kind is wire.Look:
        wait = client.looks.take()
    elif kind in CHANGES:
        seat: int | None = getattr(asked, "seat", None)
        if seat in client.rights.seats:
            wait = room.changes.take(f"{kind.__name__} {seat}")
        elif client.rights.host:
            wait = room.changes.take(f"{kind.__name__} host")
    if wait:
        raise Refusal("too-much", "too-much", retry_after=wait)


async def done(room: Room, client: Client, asked: wire.Asked) -> Told | None:
    """Do what is asked; if another server was faster, by what it has done: perhaps just this."""
    for _ in range(MOST_CONFLICTS):
        try:
            return await ACTS[type(asked)](room, client, asked)
        except Conflict:
            if room.is_closed:
                raise
    return await ACTS[type(asked)](room, client, asked)


def refuse(room: Room, client: Client, id: str, refusal: Refusal) -> None:
    """Say why not, and show the fresh state where it helps."""
    room.hub.metrics.refused(refusal.code)
    client.tell(refused(id, refusal))
    if refusal.shows_state:
        room.show([client])
