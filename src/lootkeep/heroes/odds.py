"""What the Guild may send next, counted from the open discards; and what a hero who came now would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.errors import UnknownName
from ..engine.history import Journal
from ..engine.messages import Event
from ..engine.native import i64
from ..engine.pending import NOTHING
from .actions import PASS
from .aims import is_quiet
from .assault import HEROES_ACT, STOP, ask_step_zero
from .cards import HEROES, NOWHERE, ROOM_COUNT, ROOMS, SIGNS
from .clocks import assaults_to, is_due
from .guild import summon_hero
from .icons import TYPES
from .marks import creepers
from .packing import EXHAUSTED, everybody, has, heroes_who_are, only
from .runners import is_anybody_loose
from .scenario import AT_WAVE, CURSED, DARK, MUSTER, NO_OPERATION, RESTOCK, SURVEY, SWAP, THROW, Scenario
from .state import AWAY, RUNNING, STANDING

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut
    from .view import Guild, HeroCard


def guild_odds(game: KeepTheHeroesOut) -> Guild:
    """Which Guild cards are still to come, and how likely each room sees a hero with the next card."""
    box = game.box
    deck = list(game.guild_deck)  # only which cards these are, for that follows from the open discards
    heroes: list[HeroCard] = [
        {"hero": HEROES[box.hero_on(card)], "type": TYPES[box.type_on(card)], "out": card not in deck}
        for card in [*range(int(box.first_hero), int(box.first_sign)), *_extra(game)]
    ]
    signs = {
        sign: sum(1 for card in deck if box.is_sign(card) and box.sign_on(card) == number)
        for number, sign in enumerate(SIGNS)
    }
    chance = {
        ROOMS[room]: round(_left(game, deck, game.box.rooms[room].type) / len(deck), 4) if deck else 0.0
        for room in range(ROOM_COUNT)
        if game.is_in(room)
    }
    return {"left": len(deck), "heroes": heroes, "signs": signs, "chance": chance}


def _extra(game: KeepTheHeroesOut) -> list[int]:
    """Hero cards that only this scenario has."""
    return sorted(int(card) for card in [*game.guild_deck, *game.guild_discards] if card >= game.box.first_extra)


def _left(game: KeepTheHeroesOut, deck: list[int], type: int) -> int:
    """How many hero cards of a type are still in the deck."""
    box = game.box
    return sum(1 for card in deck if box.is_hero(card) and box.type_on(card) == type)


HIDDEN: Final = (THROW, SURVEY, MUSTER, SWAP, CURSED, RESTOCK)  # operations that turn cards, or depend on hands


def dawn(game: KeepTheHeroesOut) -> list[Event]:
    """What would come before the first card of the next assault if the turn ended now, as events.

    Runners, those who creep in the dark and the clocks depend on nothing hidden; a clock that turns cards is left out.
    Where the players would choose, the first choice is taken, nobody pays and nobody defends.
    """
    if not stirs(game) or not is_quiet(game):
        return []
    world = game.copy()
    assert isinstance(world, type(game))
    world.assaults += 1
    for number in range(len(world.scenario.clocks)):
        if any(turns_cards(world.scenario, place) for place in world.scenario.clocks[number].does):
            world.fired |= only(number)
    world.depth = 0
    world.journal = Journal()
    world.ask(STOP, world.active, NOTHING, 0)
    ask_step_zero(world, world.active)
    return _played_out(world)


def stirs(game: KeepTheHeroesOut) -> bool:
    """Whether anything can come before the next assault's first card."""
    if len(game.runners) > 0 or is_anybody_loose(game):
        return True
    if has(game.scenario.flags, DARK) and creepers(game, True):
        return True
    for number in range(len(game.scenario.clocks)):
        clock = game.scenario.clocks[number]
        is_near = assaults_to(game, clock) == 1 or (clock.code == AT_WAVE and is_due(game, clock))
        if is_near and not has(game.fired, number):
            return True
    return False


def turns_cards(scenario: Scenario, place: i64) -> bool:
    """Whether what an operation does depends on cards that are hidden."""
    operation = scenario.operations[place]
    if operation.otherwise != NO_OPERATION and turns_cards(scenario, operation.otherwise):
        return True
    return operation.code in HIDDEN


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
    for place in range(ROOM_COUNT):
        world.heroes[place] = heroes_who_are(EXHAUSTED, everybody(world.heroes[place]))
        world.wounded[place] = heroes_who_are(EXHAUSTED, everybody(world.wounded[place]))
    captain = world.scenario.captain
    if captain != NOWHERE and world.stands(captain):
        world.foe_state[captain] = AWAY if world.foe_state[captain] == RUNNING else STANDING
    world.journal = Journal()
    summon_hero(world, ROOMS.index(room), HEROES.index(hero))
    return _played_out(world)


def _played_out(world: KeepTheHeroesOut) -> list[Event]:
    """What happens in a trial until it stops, or until a treasure would be turned."""
    world.advance()
    while not world.over:
        world.play(PASS if world.is_offered(PASS) else world.choices[0])
    found = world.events(None)
    for number, event in enumerate(found):
        if event["id"] == "heroes-event-looted":
            return found[: number + 1]
    return found
