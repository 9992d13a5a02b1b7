"""What a client may ask at a table, and who does it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from ..live.clients import Client
from ..live.live_table import Conflict, LiveTable
from ..protocol.games import Attend, Ban, Deed, WhatIf
from ..protocol.messages import Asked, Told
from ..protocol.refusals import RequestRefused, refused
from ..protocol.requests import (
    Appoint,
    Arrange,
    Consent,
    Hint,
    Leave,
    Look,
    Move,
    Objection,
    Rekey,
    Rematch,
    Rename,
    Return,
    Say,
    Seal,
    Seen,
    Silence,
    Sit,
    Start,
    Throw,
    Undo,
    Words,
)
from ..tables.storage import StoreError
from . import games, lobby, play, seats, talk

ACTS: dict[type[Asked], Callable[[LiveTable, Client, Any], Awaitable[Told | None]]] = {
    Look: seats.look,
    Sit: seats.sit,
    Rekey: seats.rekey,
    Leave: seats.leave,
    Rename: seats.rename,
    Appoint: seats.appoint,
    Return: seats.come_back,
    Arrange: lobby.arrange,
    Seal: lobby.seal,
    Words: lobby.words,
    Start: lobby.start,
    Move: play.move,
    Objection: play.object_to,
    Undo: play.undo,
    Consent: play.consent,
    Hint: talk.hint,
    WhatIf: games.what_if,
    Ban: games.ban,
    Deed: games.deed,
    Attend: games.attend,
    Seen: play.seen,
    Say: talk.say,
    Throw: talk.throw,
    Silence: talk.silence,
    Rematch: talk.rematch,
}

# What makes the log longer or wakes everybody, and could be asked without end.
CHANGES = {
    *(Leave, Rename, Appoint, Return, Arrange, Seal, Words),
    *(Rekey, Objection, Undo, Consent, Ban, Silence, Deed, Attend),
}
MOST_CONFLICTS = 2  # after which somebody who asks at a table that is busy elsewhere may ask again


async def act(live: LiveTable, client: Client, asked: Asked) -> None:
    """Do what is asked and answer, then tell all; one thing at a time at a table."""
    async with live.change():
        try:
            if live.is_closed:
                raise RequestRefused("busy", "store-failed", retry_after=1.0)
            restrain(live, client, asked)
            if live.services.store.is_shared:
                await live.catch_up_with(getattr(asked, "version", 0))
            answer = await done(live, client, asked)
        except RequestRefused as refusal:
            refuse(live, client, asked.id, refusal)
        except StoreError as problem:
            live.services.health.failed(problem)
            refuse(live, client, asked.id, RequestRefused("busy", "store-failed", retry_after=1.0))
        else:
            if answer is not None:
                client.tell(answer)


def restrain(live: LiveTable, client: Client, asked: Asked) -> None:
    """Refuse what somebody has asked too often; who may not ask it at all takes nothing from those who may."""
    wait, kind = 0.0, type(asked)
    if kind is Look:
        wait = client.looks.take()
    elif kind is Seen:
        wait = client.sightings.take()
    elif kind in CHANGES:
        seat: int | None = getattr(asked, "seat", None)
        if seat in client.rights.seats:
            wait = live.changes.take(f"{kind.__name__} {seat}")
        elif client.rights.host:
            wait = live.changes.take(f"{kind.__name__} host")
    if wait:
        raise RequestRefused("too-much", "too-much", retry_after=wait)


async def done(live: LiveTable, client: Client, asked: Asked) -> Told | None:
    """Do what is asked; if another server was faster, by what it has done: perhaps just this."""
    for _ in range(MOST_CONFLICTS):
        try:
            return await ACTS[type(asked)](live, client, asked)
        except Conflict:
            if live.is_closed:
                raise
    return await ACTS[type(asked)](live, client, asked)


def refuse(live: LiveTable, client: Client, id: str, refusal: RequestRefused) -> None:
    """Say why not, and show the fresh state where it helps."""
    live.services.metrics.refused(refusal.code)
    client.tell(refused(id, refusal))
    if refusal.shows_state:
        live.show([client])
