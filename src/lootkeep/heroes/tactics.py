"""Playing a card: its icons in any order, by any of one's monsters, each one decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.bits import BIT
from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from .actions import (
    ABILITY,
    ACTIVATE,
    AMBUSH,
    BUILD,
    CALL,
    CARRY,
    COMPLETE,
    DRAIN,
    DRAW,
    GAMBLE,
    GENERATE,
    LAY,
    MELEE,
    MOVE,
    PASS,
    PORTAL,
    POWER_HIT,
    POWER_MOVE,
    RANGED,
    SPEND,
    SUMMON,
    SWARM,
    TAKE,
    TRAP,
)
from .cards import ROOM_COUNT, TACTIC
from .icons import (
    ACTIVATES,
    AMBUSHES,
    ANY,
    CALLS,
    DETAIL,
    DRAWS,
    MAKES,
    MOVES,
    NUMBER,
    OPENS,
    SHOOTS,
    SPENDS,
    STRIKES,
    SUMMONS,
    SWARMS,
    TRAPS,
    WORD,
)
from .steps import Step

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut
    from .refusals import Refusals

SIDE: Final = 8  # where the number of the side stands above the bits of the icons that are left
LEFT: Final = 4  # where a swarm's number of monsters stands above its room
NEIGHBOUR: Final = 16  # in momentum: the room is next to one where a shooter stands


class Icons(Step):
    """The icons of a card that are left (n: a bit for each, and the side); each may be left out."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        side = game.box.kind_of[this].side(n >> SIDE)
        for i in range(len(side)):
            if n >> i & 1 and not is_repeated(side[i], i, this, n, game):
                offer_icon(game, you, side[i])
        if game.choice_count > 0:
            if game.can_gamble():
                game.offer(GAMBLE)
            game.offer(PASS)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            return
        if action == GAMBLE:
            game.ask(self, you, this, n)
            game.gamble(you)
            return
        side = game.box.kind_of[this].side(n >> SIDE)
        i: i64 = 0
        while n >> i & 1 == 0 or not answers(action, side[i]):
            i += 1
        rest = n - BIT[i]
        if rest & 255:
            game.ask(self, you, this, rest)
        carry_out(game, you, side[i], action)

    def refuse(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        side = game.box.kind_of[this].side(n >> SIDE)
        for i in range(len(side)):
            if n >> i & 1 and not is_repeated(side[i], i, this, n, game):
                no.icon(you, side[i])
        no.gamble()


def is_repeated(icon: i64, place: i64, card: Card, n: i64, game: KeepTheHeroesOut) -> bool:
    """Whether the same icon is still there at an earlier place."""
    side = game.box.kind_of[card].side(n >> SIDE)
    for i in range(place):
        if n >> i & 1 and side[i] == icon:
            return True
    return False


def offer_icon(game: KeepTheHeroesOut, you: Seat, icon: i64) -> None:
    """All that can be done with an icon now."""
    word = icon & WORD
    if word == MOVES:
        game.offer_moves(you, MOVE)
    elif word == ACTIVATES:
        game.offer_activations(you)
    elif word == STRIKES:
        game.offer_strikes(you, MELEE)
    elif word == SHOOTS:
        game.offer_shots(you, RANGED)
    elif word == DRAWS:
        if len(game.players[you].deck) > 0:
            game.offer(DRAW)
    elif word == CALLS:
        if len(game.players[you].deck) > 0:
            game.offer(CALL)
    elif word == AMBUSHES:
        game.offer_ambush(you, icon >> DETAIL & 15)
    elif word == SUMMONS:
        game.offer_summons(you)
    elif word == SWARMS:
        game.offer_swarms(you, icon >> DETAIL & 15)
    elif word == MAKES:
        game.offer_makes(you, icon >> DETAIL & 15)
    elif word == TRAPS:
        game.offer_traps(you)
    elif word == OPENS:
        game.offer_portals(you)
    elif word == SPENDS:
        game.offer_spending(you, icon >> DETAIL & 15)


def answers(action: Action, icon: i64) -> bool:
    """Whether an action is something that this icon offers."""
    word = word_of(action)
    if word != icon & WORD:
        return False
    if word == MAKES:
        detail = icon >> DETAIL & 15
        return detail == ANY or detail == (action - GENERATE) & 3
    return True


def word_of(action: Action) -> i64:
    """The icon that an action is done with."""
    if action >= POWER_MOVE:
        return ACTIVATES
    if action >= MOVE:
        return MOVES
    if action >= TAKE:
        return ACTIVATES
    if action >= POWER_HIT:
        return ACTIVATES
    if action >= RANGED:
        return SHOOTS
    if action >= MELEE:
        return STRIKES
    if action >= SPEND:
        return SPENDS
    if action >= GENERATE:
        return MAKES
    if action >= ACTIVATE:
        return ACTIVATES
    if action >= SWARM:
        return SWARMS
    if action >= AMBUSH:
        return AMBUSHES
    if action >= SUMMON:
        return SUMMONS
    if action >= PORTAL:
        return OPENS
    if action >= TRAP:
        return TRAPS
    if action == DRAW:
        return DRAWS
    return CALLS if action == CALL else ACTIVATES


def carry_out(game: KeepTheHeroesOut, you: Seat, icon: i64, action: Action) -> None:
    """Do what was chosen with an icon."""
    word = icon & WORD
    if word == MOVES:
        game.move(you, action - MOVE)
    elif word == ACTIVATES:
        activate(game, you, action)
    elif word == STRIKES:
        room = (action - MELEE) // 5
        game.ask_momentum(you, icon, room)
        game.strike(you, room, (action - MELEE) % 5, "melee")
    elif word == SHOOTS:
        room = (action - RANGED) // 5
        game.ask_momentum(you, icon, NEIGHBOUR + room)
        game.strike(you, room, (action - RANGED) % 5, "ranged")
    elif word == DRAWS:
        game.draw(you, 1)
    elif word == CALLS:
        game.call_reinforcements(you, icon >> DETAIL & 15)
    elif word == AMBUSHES:
        left = (icon >> NUMBER & 15) - 1
        if left > 0:
            game.ask(AMBUSHING, you, icon >> DETAIL & 15, left)
        game.summon(you, action - AMBUSH, 1, "ambushed")
    elif word == SUMMONS:
        game.summon(you, action - SUMMON, icon >> NUMBER & 15, "summoned")
    elif word == SWARMS:
        room = action - SWARM
        game.swarm(you, room)
        game.ask(SWARMING, you, icon >> DETAIL & 15, room | game.count(you, room) << LEFT)
    elif word == MAKES:
        game.make(you, (action - GENERATE) >> 2, (action - GENERATE) & 3)
    elif word == TRAPS:
        game.set_trap(you, action - TRAP)
    elif word == OPENS:
        game.open_portal(you, action - PORTAL)
    else:
        room = (action - SPEND) >> 2
        game.ask_momentum(you, icon, room)
        game.spend(you, room, (action - SPEND) & 3)


def activate(game: KeepTheHeroesOut, you: Seat, action: Action) -> None:
    """An Activate: a room, a portal, the water, or the clan's ability."""
    if action >= POWER_MOVE:
        game.move(you, action - POWER_MOVE)
    elif action >= TAKE:
        game.buy(you, action - TAKE)
    elif action >= POWER_HIT:
        game.strike(you, (action - POWER_HIT) // 5, (action - POWER_HIT) % 5, "ability-hit")
    elif action >= ABILITY:
        game.use_ability(you, action - ABILITY)
    elif action >= DRAIN:
        game.drain(you, action - DRAIN)
    elif action >= COMPLETE:
        game.open_portal(you, action - COMPLETE)
    elif action >= ACTIVATE:
        game.use_room(you, action - ACTIVATE)
    else:
        game.use_power(you)


class Carry(Step):
    """A monster that moves (n: from where, and above it to where) may take one token along."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_cargo(n & 15, n >> 4)
        if game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action != PASS:
            game.carry(you, n & 15, n >> 4, action - CARRY)


class Ambushing(Step):
    """Up to n more monsters, in rooms of the type shown (`this`)."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_ambush(you, this)
        if game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            return
        if n > 1:
            game.ask(self, you, this, n - 1)
        game.summon(you, action - AMBUSH, 1, "ambushed")


class Swarming(Step):
    """Each monster that was in the room may do the same (`this`: the icon's word), its own way."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        room = n & 15
        if n >> LEFT == 0:
            return
        if this == MOVES:
            game.offer_moves_from(you, room, MOVE)
        elif this == STRIKES:
            game.offer_targets(room, MELEE)
        else:
            game.offer_shots_from(room, RANGED)
        if game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            return
        game.ask(self, you, this, n - BIT[LEFT])
        if action >= MOVE:
            game.move(you, action - MOVE)
        elif action >= RANGED:
            game.strike(you, (action - RANGED) // 5, (action - RANGED) % 5, "ranged")
        else:
            game.strike(you, (action - MELEE) // 5, (action - MELEE) % 5, "melee")


class Momentum(Step):
    """What the success of an icon gives for free (n), in the same room (`this`)."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if this < NEIGHBOUR:
            offer_after(game, you, this, n)
        else:
            beside = game.plan.passages[this - NEIGHBOUR]
            for room in range(ROOM_COUNT):
                if beside >> room & 1 and game.monsters(you, room):
                    offer_after(game, you, room, n)
            if n & WORD == DRAWS and game.choice_count > 1:
                game.choice_count = 1
        if game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            return
        word = n & WORD
        if word == DRAWS:
            game.draw(you, 1)
        elif word == TRAPS:
            game.set_trap(you, action - TRAP)
        elif word == OPENS:
            game.open_portal(you, action - PORTAL)
        elif word == MAKES:
            game.make(you, (action - GENERATE) >> 2, (action - GENERATE) & 3)
        else:
            game.summon(you, action - SUMMON, n >> NUMBER & 15, "summoned")


def offer_after(game: KeepTheHeroesOut, you: Seat, room: i64, icon: i64) -> None:
    """What momentum gives, in a room; its own monsters need not be there any more."""
    word = icon & WORD
    if word == DRAWS:
        if len(game.players[you].deck) > 0:
            game.offer(DRAW)
    elif word == TRAPS:
        if game.can_trap(room):
            game.offer(TRAP + room)
    elif word == OPENS:
        if game.can_open(room):
            game.offer(PORTAL + room)
    elif word == MAKES:
        game.offer_make(room, icon >> DETAIL & 15)
    elif game.players[you].lair > 0:
        game.offer(SUMMON + room)


# ---------------------------------------------------------------- the Laboratory and the Construction Site


class TakeTactic(Step):
    """The Laboratory gives a tactic card of the display."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_sort(TACTIC, TAKE)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.acquire(you, action - TAKE, "took")

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("no-tactic", seat=you, rule="KH-101")


class ChoosePlan(Step):
    """Which plan is built, and how many coins it costs: the value of its treasure."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_building()

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(LAY_ROOM, you, (action - BUILD) // 3, (action - BUILD) % 3 + 1)


class LayRoom(Step):
    """Where the new room (`this`) lies, and which way round; n coins pay for it."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_places(this)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.build(you, this, n, (action - LAY) >> 2, (action - LAY) & 3)


ICONS: Final = Icons("icons", "KH-10")
CARRYING: Final = Carry("carry", "KH-22")
AMBUSHING: Final = Ambushing("ambush", "KH-29")
SWARMING: Final = Swarming("swarm", "KH-32")
MOMENTUM: Final = Momentum("momentum", "KH-31")
TAKE_TACTIC: Final = TakeTactic("take-tactic", "KH-56")
CHOOSE_PLAN: Final = ChoosePlan("plan", "KH-57")
LAY_ROOM: Final = LayRoom("lay", "KH-57", "lay")

TACTIC_STEPS: Final[list[Step]] = [
    ICONS,
    CARRYING,
    AMBUSHING,
    SWARMING,
    MOMENTUM,
    TAKE_TACTIC,
    CHOOSE_PLAN,
    LAY_ROOM,
]
