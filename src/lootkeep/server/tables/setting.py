"""Setting a table up: what may be asked for, and who sits down first."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from ... import register
from ...engine.errors import InvalidBox, InvalidSetup, UnknownName
from ...engine.fairness import Pledge, new_key
from ...engine.game import Game
from ..protocol.http import NewTable, Place
from ..protocol.refusals import RequestRefused
from . import events, names

OWN = "own"  # the edition that a box of somebody's own is at every table
MOST_TOLD = 400  # characters of an error that quotes what somebody sent


class Rules(NamedTuple):
    """By what a game is played: the version of its rules, and the digest of what is in its box."""

    version: int
    box: str


@lru_cache(256)
def rules_of_today(game: str, edition: str, box: str = "") -> Rules | None:
    """By what a game would be played if it began now; None: there is no such game, edition or box any more."""
    try:
        setup = register.new(game, **played(edition, box), seed=0).setup
    except (InvalidSetup, InvalidBox, UnknownName):
        return None
    return Rules(setup.rules, setup.digest)


def rules_version(game: str) -> int:
    """The version of the rules by which a game would be played now; 0: there is no such game any more."""
    try:
        return register.entry(game).rules_version
    except UnknownName:
        return 0


def new_head(asked: NewTable, made: float) -> events.Head:
    """What a new table is to be; what cannot be is refused."""
    if asked.box and asked.edition not in (None, OWN):
        raise RequestRefused("malformed", "box-or-edition")
    try:
        usual = OWN if asked.box else register.entry(asked.game).editions[0]
        edition = asked.edition or usual
    except UnknownName as problem:
        raise RequestRefused("malformed", "no-such-setup", what=f"{problem!s:.{MOST_TOLD}}") from None
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
        box=asked.box,
    )
    check(head.game, head.seats, head.edition, head.options, head.box)
    return head


def check(game: str, seats: int, edition: str, options: dict[str, int], box: str = "") -> None:
    """Refuse what the game does not offer."""
    check_options(game, options)
    try:
        register.new(game, seats=seats, seed=0, **played(edition, box), **chosen(options))
    except (InvalidSetup, InvalidBox, UnknownName) as problem:
        raise RequestRefused("malformed", "no-such-setup", what=f"{problem!s:.{MOST_TOLD}}") from None


def check_options(game: str, options: dict[str, int]) -> None:
    """Refuse options or values that people cannot choose."""
    try:
        offered = register.entry(game).values()
        for name, value in options.items():
            if value not in offered.get(name, [value]) or name not in offered:
                raise InvalidSetup(f"{name}={value}: one of {offered.get(name, [])} would be right.")
    except (InvalidSetup, UnknownName) as problem:
        raise RequestRefused("malformed", "no-such-setup", what=f"{problem!s:.{MOST_TOLD}}") from None


def new_game(game: str, seats: int, source: Pledge | int, edition: str, options: dict[str, int], box: str = "") -> Game:
    """A game from its beginning, by a key and the words of the seats, or by the seed of an old one."""
    how = {**played(edition, box), **chosen(options)}
    if isinstance(source, int):
        return register.new(game, seats=seats, seed=source, **how)
    return register.new(game, seats=seats, key=source.key, words=source.words, **how)


def played(edition: str, box: str) -> dict[str, Any]:
    """What is played: an edition, or the box that somebody brought."""
    return {"box": register.BoxText("own.toml", box)} if edition == OWN and box else {"edition": edition}


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
    game: str, edition: str, options: dict[str, int], people: list[bool], box: str = "", *, pledged: bool = True
) -> events.Started:
    """The beginning of a game by the rules of today, with what follows from who sits where.

    It brings a key if the table has pledged none.
    """
    options = {**options, **register.entry(game).seated(people)}
    key = "" if pledged else new_key().hex()
    rules = rules_of_today(game, edition, box)
    assert rules is not None
    return events.Started(options=options, key=key, rules=rules.version, box=rules.box)
