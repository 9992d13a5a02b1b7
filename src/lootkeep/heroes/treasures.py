"""Treasures: how they are laid, wait for enough heroes, are looted and take effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64, pop
from ..engine.pending import NOTHING
from .actions import LOOTER
from .aims import judge
from .arrival import Ransack, throw
from .cards import CURSE, DEFEAT, HEALING, HERO_COUNT, PREY, PRISONER, ROOM_COUNT, VAULT
from .clocks import note_loss
from .guild import rouse
from .packing import count_of, only, total, unsqueezed
from .runners import carry_off
from .scenario import LOOTED as BY_LOOTING
from .step import Step
from .tactic_cards import CURSED

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def lay_treasures(game: KeepTheHeroesOut) -> None:
    """Face down, at random among those of the value asked for; the others stay in the Reserve."""
    box = game.box
    for card in range(box.first_treasure, box.first_plan):
        game.chest = append(game.chest, card)
    game.shuffle(game.chest)
    for room in range(ROOM_COUNT):
        value = game.scenario.values[room]
        if value > 0:
            i: i64 = 0
            while game.value_of(game.chest[i]) != value:
                i += 1
            game.chest, card = pop(game.chest, i)
            game.treasure[room] = card


def wait_for_more(game: KeepTheHeroesOut, room: i64) -> None:
    """Too few for the treasure, or nowhere to go: all are exhausted."""
    value = game.looters(room)
    for hero in range(HERO_COUNT):
        while count_of(game.awake(room), hero):
            game.exhaust(room, hero)
            if value > 0:
                game.tell("waits", hero=hero, room=room, n=value, rule="KH-69")
            else:
                game.tell("lingers", hero=hero, room=room, rule="KH-191")


class Looters(Step):
    """n heroes of a room (`this`) are exhausted to loot it."""

    name = "looters"
    rule = "KH-91"
    is_shared = True
    answers_itself = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        awake = game.awake(this)
        if total(awake) > n:
            for hero in range(HERO_COUNT):
                if count_of(awake, hero):
                    game.offer(LOOTER + hero)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.exhaust(this, action - LOOTER)
        if n > 1:
            game.ask(self, you, this, n - 1)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        for hero in range(HERO_COUNT):
            while count_of(game.awake(this), hero):
                game.exhaust(this, hero)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.is_room(this)


class Carrier(Step):
    """In a raid one of the n heroes who loot a room (`this`) takes the treasure and runs; the others are exhausted."""

    name = "carrier"
    rule = "KH-180"
    is_shared = True
    answers_itself = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        awake = game.awake(this)
        for hero in range(HERO_COUNT):
            if count_of(awake, hero):
                game.offer(LOOTER + hero)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if n > 1:
            game.ask(LOOTERS, you, this, n - 1)
        carry_off(game, this, action - LOOTER)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        if not game.scenario.raid or not game.is_room(this) or game.treasure[this] == NOTHING:
            return False
        return 0 < n <= total(game.awake(this))


class Looted(Step):
    """The treasure of a room (`this`), where n were awake before, is turned, takes effect and is discarded."""

    name = "looted"
    rule = "KH-68"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        take_treasure(game, you, this, n)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        if not game.is_room(this) or game.treasure[this] == NOTHING:
            return False
        before = unsqueezed(n)
        now = game.awake(this)
        for hero in range(HERO_COUNT):
            if count_of(before, hero) < count_of(now, hero):
                return False
        return True


def take_treasure(game: KeepTheHeroesOut, seat: Seat, room: i64, before: i64) -> None:
    """The treasure is turned, takes effect and goes back to the Reserve; so many (squeezed) were awake before."""
    card = game.treasure[room]
    game.revealed = True
    effect = game.box.effects[card - game.box.first_treasure]
    who = unsqueezed(before) - game.awake(room)
    game.tell("looted", room=room, n=game.treasure_value(room), heroes=who, rule="KH-68")
    game.treasure[room] = NOTHING
    game.tell("treasure", card=card, room=room, rule="KH-68")
    game.chest = append(game.chest, card)
    game.show_all(card)
    game.looted |= only(room)
    if room != VAULT:
        note_loss(game)
        judge(game)
    if effect == DEFEAT:
        game.over = True
        game.cause = BY_LOOTING
        game.tell("lost-all", rule="KH-17")
    elif effect == PREY:
        game.ask(PREYED, seat, room, 1)
    elif effect == CURSE:
        for i in range(game.seats):
            game.ask(CURSED, (game.active + game.seats - 1 - i) % game.seats, NOTHING, 0)
    elif effect == HEALING:
        rouse(game, room, "restored", "KH-68")
    elif effect == PRISONER:
        throw(game, seat, "KH-68")


class Prey(Ransack):
    """A resource of the looted room (`this`) is discarded, too."""

    name = "prey"
    rule = "KH-68"


LOOTERS: Final = Looters()
CARRIER: Final = Carrier()
LOOTED: Final = Looted()
PREYED: Final = Prey()
