"""What the Guild may send next, counted from the open discards; and what a hero who came now would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.errors import UnknownName
from ..engine.history import Journal
from ..engine.messages import Event
from ..engine.pending import NOTHING
from .actions import PASS
from .assault import HEROES_ACT, STOP
from .cards import GROUP, HEROES, ROOM_COUNT, ROOMS, SIGNS, TIRED, TYPE_OF
from .icons import TYPES

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def guild_odds(game: KeepTheHeroesOut) -> dict[str, object]:
    """Which Guild cards are still to come, and how likely each room sees a hero with the next card."""
    box = game.box
    deck = list(game.guild_deck)  # only which cards these are, for that follows from the open discards
    heroes = [
        {"hero": HEROES[number >> 2], "type": TYPES[(number & 3) + 1], "out": box.first_hero + number not in deck}
        for number in range(16)
    ]
    signs = {
        sign: sum(1 for card in deck if card >= box.first_sign and game.sign_of(card) == number)
        for number, sign in enumerate(SIGNS)
    }
    chance = {
        ROOMS[room]: round(_left(game, deck, TYPE_OF[room]) / len(deck), 4) if deck else 0.0
        for room in range(ROOM_COUNT)
        if game.is_in(room)
    }
    return {"left": len(deck), "heroes": heroes, "signs": signs, "chance": chance}


def _left(game: KeepTheHeroesOut, deck: list[int], type: int) -> int:
    """How many hero cards of a type are still in the deck."""
    first = game.box.first_hero
    return sum(1 for number in range(16) if (number & 3) + 1 == type and first + number in deck)


def what_if(game: KeepTheHeroesOut, room: str, hero: str) -> list[Event]:
    """What a hero of this class would do who is summoned into this room now, as events.

    Where the players would choose, the first choice is taken, and nobody defends, for hands may be hidden; a treasure
    that would be looted stays unturned. In the middle of an assault the other heroes rest unless they are inspired.
    """
    if room not in ROOMS or not game.is_in(ROOMS.index(room)):
        names = ", ".join(name for name in ROOMS if game.is_in(ROOMS.index(name)))
        raise UnknownName(f"There is no room {room!r} in this dungeon: the rooms are {names}.")
    if hero not in HEROES:
        raise UnknownName(f"There is no hero {hero!r}: the heroes are {', '.join(HEROES)}.")
    if game.over:
        return []  # nobody comes any more
    world = game.copy()
    assert isinstance(world, type(game))
    world.over = False
    world.depth = 0
    world.ask(STOP, world.active, NOTHING, 0)
    world.ask(HEROES_ACT, world.active, NOTHING, 0)
    world.journal = Journal()
    for place in range(ROOM_COUNT):
        world.heroes[place] = (world.targets(place) & GROUP) << TIRED
    world.summon_hero(ROOMS.index(room), HEROES.index(hero))
    world.advance()
    while not world.over:
        world.play(PASS if world.is_offered(PASS) else world.choices[0])
    found = world.events(None)
    for number, event in enumerate(found):
        if event["id"] == "heroes-event-looted":
            return found[: number + 1]
    return found
