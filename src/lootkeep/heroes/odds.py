"""What the Guild may send next, counted from the open discards; and what a hero who came now would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..table.errors import UnknownName
from ..table.game import NOTHING
from ..table.history import Journal
from ..table.messages import Event
from .assault import HEROES_ACT, STOP
from .cards import HEROES, ROOM_COUNT, ROOMS, SIGNS, TYPE_OF
from .icons import TYPES

if TYPE_CHECKING:
    from .game import Heroes


def guild_odds(game: Heroes) -> dict[str, object]:
    """Which Guild cards are still to come, and how likely each room sees a hero with the next card."""
    box = game.box
    out = list(game.guild_discards)
    heroes = [
        {"hero": HEROES[number >> 2], "type": TYPES[(number & 3) + 1], "out": box.first_hero + number in out}
        for number in range(16)
    ]
    left = len(game.guild_deck)
    signs: dict[str, int] = {}
    for number, sign in enumerate(SIGNS):
        used = sum(1 for card in out if card >= box.first_sign and game.sign_of(card) == number)
        signs[sign] = int(game.scenario.signs[number]) - used
    chance = {
        ROOMS[room]: round(_left(game, out, TYPE_OF[room]) / left, 4) if left else 0.0
        for room in range(ROOM_COUNT)
        if game.is_in(room)
    }
    return {"left": left, "heroes": heroes, "signs": signs, "chance": chance}


def _left(game: Heroes, out: list[int], type: int) -> int:
    """How many hero cards of a type are still in the deck."""
    first = game.box.first_hero
    return sum(1 for number in range(16) if (number & 3) + 1 == type and first + number not in out)


def what_if(game: Heroes, room: str, hero: str) -> list[Event]:
    """What a hero of this class would do who is summoned into this room now, as events.

    Where the players would choose, the first choice is taken; a treasure that would be looted stays unturned.
    """
    if room not in ROOMS or not game.is_in(ROOMS.index(room)):
        names = ", ".join(name for name in ROOMS if game.is_in(ROOMS.index(name)))
        raise UnknownName(f"There is no room {room!r} in this dungeon: the rooms are {names}.")
    if hero not in HEROES:
        raise UnknownName(f"There is no hero {hero!r}: the heroes are {', '.join(HEROES)}.")
    world = game.copy()
    assert isinstance(world, type(game))
    world.over = False
    world.depth = 0
    world.ask(STOP, world.active, NOTHING, 0)
    world.ask(HEROES_ACT, world.active, NOTHING, 0)
    world.journal = Journal()
    world.summon_hero(ROOMS.index(room), HEROES.index(hero))
    world.advance()
    while not world.over:
        world.play(world.choices[0])
    found = world.events(None)
    for number, event in enumerate(found):
        if event["id"] == "heroes-event-looted":
            return found[: number + 1]
    return found
