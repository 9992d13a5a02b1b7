"""Setting a table up: what may be asked for, and who sits down first."""

from __future__ import annotations

import secrets
from typing import Any

from .. import shelf
from ..table.errors import InvalidSetup, UnknownName
from ..table.game import Game
from . import log, names
from .refusal import Refusal
from .wire import NewTable, Place


def new_head(asked: NewTable, made: float) -> log.Head:
    """What a new table is to be; what cannot be is refused."""
    try:
        edition = asked.edition or shelf.entry(asked.game).editions[0]
    except UnknownName as problem:
        raise Refusal("malformed", "no-such-setup", what=str(problem)) from None
    head = log.Head(asked.game, len(asked.seats), edition, asked.options, asked.clock, asked.public, made)
    check(head.game, head.seats, head.edition, head.options)
    return head


def check(game: str, seats: int, edition: str, options: dict[str, int]) -> None:
    """Refuse what the game does not offer."""
    try:
        offered = shelf.entry(game).values()
        for name, value in options.items():
            if value not in offered.get(name, [value]) or name not in offered:
                raise InvalidSetup(f"{name}={value}: one of {offered.get(name, [])} would be right.")
        new_game(game, seats, 0, edition, options)
    except (InvalidSetup, UnknownName) as problem:
        raise Refusal("malformed", "no-such-setup", what=str(problem)) from None


def new_game(game: str, seats: int, seed: int, edition: str, options: dict[str, Any]) -> Game:
    """A game from its beginning."""
    return shelf.new(game, seats=seats, seed=seed, edition=edition, **options)


def seated(seat: int, place: Place) -> log.Seated:
    """Who is to sit there at first; a friend is awaited."""
    if place.who == "friend":
        return log.Seated(seat=seat, who="open")
    name = names.cleaned(place.name or "")
    if place.who == "bot":
        return log.Seated(seat=seat, who="bot", name=name, level=place.level)
    return log.Seated(seat=seat, who="person", name=name)


def started(game: str, options: dict[str, int], people: list[bool]) -> log.Started:
    """The beginning of a game, with what follows from who sits where, and a seed that nobody guesses."""
    return log.Started(seed=secrets.randbits(63), options={**options, **shelf.entry(game).seated(people)})
