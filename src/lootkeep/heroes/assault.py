"""The heroes' assault, card by card and hero by hero; where the players decide together, the active one does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from .actions import ARRIVE, RESOLVE, newcomer, newcomer_hero, newcomer_room, target, target_hero, target_room
from .aims import ask_aims
from .arrival import show_off
from .attack import attack
from .cards import HERO_COUNT, NOWHERE, ROOM_COUNT
from .charge import CHARGE
from .clocks import ask_clocks
from .foes import reinforcement
from .guild import clear_up, end_card, next_card, summon_hero
from .marks import CREEPING, creepers
from .packing import ARRIVING, AWAKE, count_of, has, heroes_in, squeezed, total
from .runners import RUN_FOR_IT
from .scenario import DARK
from .step import Step
from .treasures import CARRIER, LOOTED, LOOTERS, wait_for_more

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


TOGETHER: Final = 4  # in place of a class: all awake heroes of a room


class Assault(Step):
    """n more Guild cards, each resolved before the next."""

    name = "assault"
    rule = "KH-13"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if n > 1:
            game.ask(self, you, this, n - 1)
        ask_aims(game, you, False)
        game.ask(RESOLVED, you, NOTHING, 0)
        game.ask(HEROES_ACT, you, NOTHING, 0)
        reveal(game, you)


def reveal(game: KeepTheHeroesOut, seat: Seat) -> None:
    """A Guild card of the assault: a hero in each room of the type, or what the scenario says."""
    card = next_card(game)
    if card == NOTHING:
        return
    if game.box.is_sign(card):
        game.tell("sign", card=card, rule="KH-63")
        game.ask_operations(seat, game.scenario.does(game.box.sign_on(card)))
        return
    game.tell("guild", card=card, rule="KH-61")
    hero = game.box.hero_on(card)
    type = game.box.type_on(card)
    is_placed = False
    for room in range(ROOM_COUNT):
        if game.is_in(room) and game.box.is_of_type(room, type):
            for _hero in range(1 + reinforcement(game, room)):
                summon_hero(game, room, hero)
            is_placed = True
    if not is_placed and game.scenario.orphans != NOWHERE:
        for _hero in range(2):
            summon_hero(game, game.scenario.orphans, hero)
    elif not is_placed:
        game.tell("no-room", hero=hero, rule="KH-61")


class Resolved(Step):
    """A Guild card is done with: spare shields are gone, and an empty deck ends the wave."""

    name = "resolved"
    rule = "KH-60"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        end_card(game)


class HeroesAct(Step):
    """Whose next step it is, as long as any hero is awake; those who do it together are one choice."""

    name = "heroes"
    rule = "KH-60"
    is_shared = True
    answers_itself = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        offer_heroes(game)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(self, you, this, n)
        act(game, you, action)


def offer_heroes(game: KeepTheHeroesOut) -> None:
    """Every hero whose next step it may be; those who do it together are one choice."""
    for room in range(ROOM_COUNT):
        heroes = game.heroes[room]
        arriving = heroes_in(heroes, ARRIVING)
        if arriving:
            for hero in range(HERO_COUNT):
                if count_of(arriving, hero):
                    game.offer(ARRIVE + newcomer(room, hero))
        awake = heroes_in(heroes, AWAKE)
        if awake:
            if game.is_guarded(room):
                for hero in range(HERO_COUNT):
                    if count_of(awake, hero):
                        game.offer(RESOLVE + target(room, hero))
            else:
                game.offer(RESOLVE + target(room, TOGETHER))


def act(game: KeepTheHeroesOut, you: Seat, action: Action) -> None:
    """A hero's next step."""
    if action >= ARRIVE:
        show_off(game, you, newcomer_room(action - ARRIVE), newcomer_hero(action - ARRIVE))
        return
    room = target_room(action - RESOLVE)
    hero = target_hero(action - RESOLVE)
    if hero < TOGETHER:
        attack(game, you, room, hero)
    elif game.treasure[room] == NOTHING and game.nearer(room) != 0:
        game.ask(CHARGE, you, room, 0)
    elif game.treasure[room] != NOTHING and total(game.awake(room)) >= game.looters(room):
        if game.scenario.raid:
            game.ask(CARRIER, you, room, game.looters(room))
            return
        game.ask(LOOTED, you, room, squeezed(game.awake(room)))
        game.ask(LOOTERS, you, room, game.looters(room))
    else:
        wait_for_more(game, room)


# ---------------------------------------------------------------- around the cards


def begin_assault(game: KeepTheHeroesOut, seat: Seat) -> None:
    """The heroes come after every turn; first those who carry something out, who creep in the dark, and the clocks."""
    cards = game.assault_size()
    game.assaults += 1
    game.tell("assault", n=cards, rule="KH-13")
    game.ask(ASSAULT_OVER, seat, NOTHING, 0)
    game.ask(ASSAULT, seat, NOTHING, cards)
    ask_aims(game, seat, False)
    ask_step_zero(game, seat)


def ask_step_zero(game: KeepTheHeroesOut, seat: Seat) -> None:
    """What comes before the first card: those who run, those who creep in the dark, and the clocks."""
    if len(game.scenario.clocks) > 0:
        game.ask(CLOCKS_STRIKE, seat, NOTHING, 0)
    if has(game.scenario.flags, DARK):
        game.ask(CREEP_IN_THE_DARK, seat, NOTHING, 0)
    if game.scenario.exits:
        game.ask(RUN_FOR_IT, seat, NOTHING, 0)


class CreepInTheDark(Step):
    """Before the first card exhausted heroes in dark rooms steal one room nearer."""

    name = "creep-dark"
    rule = "KH-136"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.ask(CREEPING, you, NOTHING, creepers(game, True))


class ClocksStrike(Step):
    """Then the clocks of this assault strike."""

    name = "clocks"
    rule = "KH-120"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        ask_clocks(game, you)


class AssaultOver(Step):
    """The assault is over: fog lifts, and a sealed Vault may have won."""

    name = "assault-over"
    rule = "KH-114"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        clear_up(game)
        ask_aims(game, you, True)


class Stop(Step):
    """Where a trial ends that only asks what would happen."""

    name = "stop"
    rule = "KH-60"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.over = True

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return False


ASSAULT: Final = Assault()
RESOLVED: Final = Resolved()
HEROES_ACT: Final = HeroesAct()
CREEP_IN_THE_DARK: Final = CreepInTheDark()
CLOCKS_STRIKE: Final = ClocksStrike()
ASSAULT_OVER: Final = AssaultOver()
STOP: Final = Stop()
