"""Setting a table up: what may be asked for, and who sits down first."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from ... import register
from ...engine.errors import InvalidSetup, UnknownName
from ...engine.fairness import Pledge, new_key
from ...engine.game import Game
from ..protocol.http import NewTable, Place
from ..protocol.refusals import RequestRefused
from . import events, names


class Rules(NamedTuple):
    """By what a game is played: the version of its rules, and the digest of what is in its box."""

    version: int
    box: str


@lru_cache(256)
def rules_of_today(game: str, edition: str) -> Rules | None:
    """By what a game would be played if it began now; None: there is no such game or edition any more."""
    try:
        setup = register.new(game, edition=edition, seed=0).setup
    except (InvalidSetup, UnknownName):
        return None
    return Rules(setup.rules, setup.digest)


def new_head(asked: NewTable, made: float) -> events.Head:
    """What a new table is to be; what cannot be is refused."""
    try:
        edition = asked.edition or register.entry(asked.game).editions[0]
    except UnknownName as problem:
        raise RequestRefused("malformed", "no-such-setup", what=str(problem)) from None
    head = events.Head(
        game=asked.game,
        seats=len(asked.seats),
        edition=edition,
        options=asked.options,
        clock=asked.clock,
        public=asked.public,
        made=made,
        key=new_key().hex(),
        eager=asked.start and asked.words,
    )
    check(head.game, head.seats, head.edition, head.options)
    return head


def check(game: str, seats: int, edition: str, options: dict[str, int]) -> None:
    """Refuse what the game does not offer."""
    try:
        offered = register.entry(game).values()
        for name, value in options.items():
            if value not in offered.get(name, [value]) or name not in offered:
                raise InvalidSetup(f"{name}={value}: one of {offered.get(name, [])} would be right.")
        register.new(game, seats=seats, seed=0, edition=edition, **chosen(options))
    except (InvalidSetup, UnknownName) as problem:
        raise RequestRefused("malformed", "no-such-setup", what=str(problem)) from None


def new_game(game: str, seats: int, source: Pledge | int, edition: str, options: dict[str, int]) -> Game:
    """A game from its beginning, by a key and the words of the seats, or by the seed of an old one."""
    if isinstance(source, int):
        return register.new(game, seats=seats, seed=source, edition=edition, **chosen(options))
    return register.new(game, seats=seats, key=source.key, words=source.words, edition=edition, **chosen(options))


def chosen(options: dict[str, int]) -> dict[str, Any]:
    """Options of a game, as its table is set up with them."""
    return {**options}


def seated(seat: int, place: Place) -> events.Seated:
    """Who is to sit there at first; a friend is awaited."""
    if place.who == "friend":
        return events.Seated(seat=seat, who="open")
    name = names.cleaned(place.name or "")
    if place.name and not name:
        raise RequestRefused("malformed", "empty-name")
    if place.who == "bot":
        return events.Seated(seat=seat, who="bot", name=name, level=place.level)
    return events.Seated(seat=seat, who="person", name=name)


def started(
    game: str, edition: str, options: dict[str, int], people: list[bool], *, pledged: bool = True
) -> events.Started:
    """The beginning of a game by the rules of today, with what follows from who sits where.

    It brings a key if the table has pledged none.
    """
    options = {**options, **register.entry(game).seated(people)}
    key = "" if pledged else new_key().hex()
    rules = rules_of_today(game, edition)
    assert rules is not None
    return events.Started(options=options, key=key, rules=rules.version, box=rules.box)
