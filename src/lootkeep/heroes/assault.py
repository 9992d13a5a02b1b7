"""The heroes' assault, card by card and hero by hero; where the players decide together, the active one does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from .actions import ARRIVE, DEFEND, DISCARD, FALL, GO, HIT, LOOTER, LOSE, PASS, RESOLVE, SPARE
from .cards import STUFF, TRAP
from .dungeon import squeezed, total
from .steps import Step

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut

TOGETHER: Final = 4  # in place of a class: all awake heroes of a room
SPARE_ICON: Final = 4  # where the icon of spare shields stands above their number


class Assault(Step):
    """n more Guild cards, each resolved before the next."""

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if n > 1:
            game.ask(self, you, this, n - 1)
        game.ask(RESOLVED, you, NOTHING, 0)
        game.ask(HEROES_ACT, you, NOTHING, 0)
        game.reveal(you)


class Resolved(Step):
    """A Guild card is done with: spare shields are gone, and an empty deck ends the wave."""

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.end_card()


class HeroesAct(Step):
    """Whose next step it is, as long as any hero is awake; a single one is not asked about."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_heroes()
        if game.choice_count == 1:
            game.choice_count = 0

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(self, you, this, n)
        act(game, you, action)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_heroes()
        if game.choice_count == 1:
            game.choice_count = 0
            game.ask(self, you, this, n)
            act(game, you, game.choices[0])


def act(game: KeepTheHeroesOut, you: Seat, action: Action) -> None:
    """A hero's next step."""
    if action >= ARRIVE:
        game.show_off(you, (action - ARRIVE) >> 2, (action - ARRIVE) & 3)
        return
    room = (action - RESOLVE) // 5
    hero = (action - RESOLVE) % 5
    if hero < TOGETHER:
        game.attack(you, room, hero)
    elif game.treasure[room] == NOTHING:
        game.ask(CHARGE, you, room, 0)
    elif total(game.awake(room)) >= game.treasure_value(room):
        game.ask(LOOTED, you, room, squeezed(game.awake(room)))
        game.ask(LOOTERS, you, room, game.treasure_value(room))
    else:
        game.wait(room)


class Shot(Step):
    """An Archer who was summoned into a room (`this`) shoots a monster next door, the nearest to the Vault."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_shot(this)
        if game.choice_count == 1:
            game.choice_count = 0

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.be_shot(this, action - HIT)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_shot(this)
        if game.choice_count == 1:
            game.choice_count = 0
            game.be_shot(this, game.choices[0] - HIT)


class Ransack(Step):
    """n resources of a room (`this`) are discarded, as many as there are; that a Prey finds none is told."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        stuff = game.goods[this] & STUFF
        if total(stuff) <= n:
            return
        for token in range(4):
            if stuff >> 4 * token & 15:
                game.offer(LOSE + token)
        if game.choice_count == 1:
            game.choice_count = 0

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.lose(this, action - LOSE, self.rule)
        if n > 1:
            game.ask(self, you, this, n - 1)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if game.goods[this] & STUFF == 0:
            game.tell("no-prey", room=this, rule=self.rule)
        for token in range(4):
            while n > 0 and game.token(this, token) > 0:
                game.lose(this, token, self.rule)
                n -= 1


class Enter(Step):
    """A summoned hero (n) checks the room (`this`): traps, the Cells; then inspires the others."""

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.enter(this, n)


class Whom(Step):
    """Whom a hero in a room (`this`) hits."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_victims(this)
        if game.choice_count == 1:
            game.choice_count = 0

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.strike_back(action - HIT, n)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_victims(this)
        if game.choice_count == 1:
            game.choice_count = 0
            game.strike_back(game.choices[0] - HIT, n)


class Defending(Step):
    """A player with a monster in the room (`this`) may prevent the damage that a hero (n) does."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if game.parried:
            return
        if game.players[you].spare & 15:
            game.offer(SPARE)
        game.offer_shields(you)
        if game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action != PASS:
            game.defend(you, this, NOTHING if action == SPARE else action - DEFEND)


class Damage(Step):
    """A monster (n: room, seat and wounds as in the action) takes what was not prevented."""

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if not game.parried:
            game.hurt(n)


class Looters(Step):
    """n heroes of a room (`this`) are exhausted to loot it."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        awake = game.awake(this)
        if total(awake) > n:
            for hero in range(4):
                if awake >> 4 * hero & 15:
                    game.offer(LOOTER + hero)
            if game.choice_count == 1:
                game.choice_count = 0

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.exhaust(this, action - LOOTER)
        if n > 1:
            game.ask(self, you, this, n - 1)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        for hero in range(4):
            while n > 0 and game.awake(this) >> 4 * hero & 15:
                game.exhaust(this, hero)
                n -= 1


class Looted(Step):
    """The treasure of a room (`this`), where n were awake before, is turned, takes effect and is discarded."""

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.loot(you, this, n)


class Curse(Step):
    """A player discards a card of their choice."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_hand(you, DISCARD)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.discard(you, action - DISCARD, "discarded", self.rule)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("empty-handed", seat=you, rule=self.rule)


class Charge(Step):
    """All awake heroes of a room (`this`) go together to one that is nearer to the Vault."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_rooms(game.nearer(this))

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.charge(you, this, action - GO)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.charge(you, this, game.first_room(game.nearer(this)))


class Traps(Step):
    """Each trap of a room (`this`) hits one of the group that has charged in; then the survivors inspire."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if 0 < game.token(this, TRAP) < total(game.group):
            for hero in range(4):
                if game.group >> 4 * hero & 15:
                    game.offer(FALL + hero)
            if game.choice_count == 1:
                game.choice_count = 0

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(self, you, this, n)
        game.trap_charger(this, action - FALL)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        for hero in range(4):
            while game.token(this, TRAP) > 0 and game.group >> 4 * hero & 15:
                game.trap_charger(this, hero)
        if n == 0:
            game.storm(this)
        else:
            game.settle_creepers(this)


class DrawCards(Step):
    """n tactic cards for a gamble."""

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.draw(you, n)


class Stop(Step):
    """Where a trial ends that only asks what would happen."""

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.over = True


ASSAULT: Final = Assault("assault", "KH-13")
RESOLVED: Final = Resolved("resolved", "KH-60")
HEROES_ACT: Final = HeroesAct("heroes", "KH-60")
SHOT: Final = Shot("shot", "KH-64", "hit")
RANSACK: Final = Ransack("ransack", "KH-64")
ENTER: Final = Enter("enter", "KH-65")
WHOM: Final = Whom("whom", "KH-67", "hit")
DEFENDING: Final = Defending("defend", "KH-26")
DAMAGE: Final = Damage("damage", "KH-67")
LOOTERS: Final = Looters("looters", "KH-91")
LOOTED: Final = Looted("looted", "KH-68")
PREYED: Final = Ransack("prey", "KH-68")
CURSED: Final = Curse("curse", "KH-68")
TOLLED: Final = Curse("toll", "KH-63")
CHARGE: Final = Charge("charge", "KH-70", "charge")
TRAPS: Final = Traps("traps", "KH-75")
DRAW_CARDS: Final = DrawCards("draw-cards", "KH-55")
STOP: Final = Stop("stop", "KH-60")

ASSAULT_STEPS: Final[list[Step]] = [
    ASSAULT,
    RESOLVED,
    HEROES_ACT,
    SHOT,
    RANSACK,
    ENTER,
    WHOM,
    DEFENDING,
    DAMAGE,
    LOOTERS,
    LOOTED,
    PREYED,
    CURSED,
    TOLLED,
    CHARGE,
    TRAPS,
    DRAW_CARDS,
    STOP,
]
