"""What a client may ask at a table, and who does it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from . import dealing, play, seats, talk, wire
from .clients import Client
from .refusal import Refusal, refused
from .room import Room
from .store import StoreError
from .wire import Told

log = logging.getLogger(__name__)

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
    wire.Undo: play.undo,
    wire.Consent: play.consent,
    wire.Hint: talk.hint,
    wire.WhatIf: talk.what_if,
    wire.Ban: talk.ban,
    wire.Say: talk.say,
    wire.Silence: seats.silence,
    wire.Rematch: talk.rematch,
}


async def act(room: Room, client: Client, asked: wire.Asked) -> None:
    """Do what is asked and answer, then tell all; one thing at a time at a table."""
    async with room.lock:
        try:
            answer = await ACTS[type(asked)](room, client, asked)
        except Refusal as refusal:
            refuse(room, client, asked.id, refusal)
        except StoreError:
            log.exception("the store failed")
            refuse(room, client, asked.id, Refusal("busy", "store-failed", retry_after=1.0))
        else:
            if answer is not None:
                client.tell(answer)
        room.publish()


def refuse(room: Room, client: Client, id: str, refusal: Refusal) -> None:
    """Say why not, and show the fresh state where it helps."""
    room.hub.metrics.refused(refusal.code)
    client.tell(refused(id, refusal))
    if refusal.shows_state:
        room.show([client])
