"""Messages that only some games know: banned words, penances on the screen, visits that are only imagined."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from ...engine.messages import Event
from .messages import Asked, Seat, Sent, Told, Word


class BannedWord(Sent, omit_defaults=False):
    """A word that somebody must not say ."""

    of: int
    place: int  # among the words that they must not say
    by: int  # the seat that chooses it, or has chosen it
    word: str | None  # null: not yet


class Bearing(Sent, omit_defaults=False):
    """How somebody bears an order that can be broken."""

    seat: int
    look: str
    due: bool  # something has to be kept up now, and nobody will remind them
    on: bool  # it is: the tongue is out, the mouth open
    prompt: str | None  # what has to be done in time; null: nothing just now
    tilt: Literal["left", "right"] | None  # to where they are about to fall, and must lean the other way
    left: float | None  # seconds


class WhatIf(Asked, tag="what-if"):
    """What somebody who came to a place now would do."""

    seat: Seat | None
    place: Annotated[str, Meta(max_length=40)] = field(name="room")
    visitor: Annotated[str, Meta(max_length=40)] = field(name="hero")


class Ban(Asked, tag="ban"):
    """Choose a word that somebody must not say, where the game leaves it to me."""

    seat: Seat
    of: Seat
    word: Word


class Deed(Asked, tag="deed"):
    """I do what a card of mine orders on the screen, or leave off: all see it, and it is not kept."""

    seat: Seat
    look: Annotated[str, Meta(max_length=40)]
    on: bool = True
    side: Literal["left", "right"] | None = None  # to where I lean, where balance is asked


class Attend(Asked, tag="attend"):
    """Whether I look at the table just now, and whether I need longer for penances."""

    seat: Seat
    here: bool = True
    soft: bool = False


class Imagined(Told, tag="imagined"):
    """What would happen, as events."""

    id: str
    version: int
    events: list[Event]


class Penances(Told, tag="penances"):
    """What cards order on the screen, and whether it is being done: live for all, and not kept."""

    bearing: list[Bearing]
    away: list[int]  # seats whose people look elsewhere: nothing is asked of them
    soft: list[int]  # and who need longer
