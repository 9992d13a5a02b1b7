"""Playing a card: its icons in any order, by any of one's monsters, each one decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64, vec
from .actions import (
    ACTIVATE,
    AMBUSH,
    CALL,
    DRAW,
    GAMBLE,
    GENERATE,
    MELEE,
    MOVE,
    PASS,
    PLAY,
    POWER_HIT,
    POWER_MOVE,
    RANGED,
    SET_PORTAL,
    SET_TRAP,
    SPEND,
    SUMMON,
    SWARM,
    TAKE,
    played,
    stock_room,
    stock_token,
    target_room,
)
from .aims import ask_aims
from .cards import ROOM_COUNT
from .fighting import offer_shots, offer_shots_from, offer_strikes, offer_targets, strike
from .icons import (
    ACTIVATES,
    AMBUSHES,
    ANY,
    CALLS,
    DRAWS,
    MAKES,
    MOVES,
    OPENS,
    SHOOTS,
    SPENDS,
    STRIKES,
    SUMMONS,
    SWARMS,
    TRAPS,
    detail_of,
    monsters_of,
    word_of,
)
from .momentum import ask_momentum
from .monsters import AMBUSHING, move, offer_ambush, offer_moves, offer_moves_from, offer_summons, summon
from .packing import (
    beyond,
    first,
    has,
    icons_left,
    next_to,
    side_begun,
    side_of,
    swarm,
    swarm_room,
    swarm_size,
    without,
)
from .refusals import Refusals
from .rooms import activate, gamble, offer_activations
from .step import May, Step
from .tactic_cards import call_reinforcements, draw, from_hand
from .tokens import make, offer_makes, offer_portals, offer_spending, offer_traps, open_portal, set_trap, spend

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def offer_plays(game: KeepTheHeroesOut, seat: Seat) -> None:
    """The sides of the cards in hand; Defend alone does nothing in one's turn."""
    last: i64 = -1
    for card in game.players[seat].hand:
        kind = game.box.kind_of[card]
        if kind.number == last:
            continue
        last = kind.number
        if not kind.is_idle(0) or kind.side_count == 1:
            game.offer(PLAY + played(last, 0))
        if kind.side_count > 1 and (not kind.is_idle(1) or kind.is_idle(0)):
            game.offer(PLAY + played(last, 1))


def play_card(game: KeepTheHeroesOut, seat: Seat, kind: i64, side: i64) -> None:
    """A card is played: its icons follow one by one."""
    player = game.players[seat]
    card = from_hand(game, seat, kind)
    player.played = append(player.played, card)
    game.tell("played", seat=seat, card=card, n=side + 1, rule="KH-10")
    icons: i64 = len(game.box.kinds[kind].side(side))
    game.ask(ICONS, seat, card, side_begun(side, icons))


class Icons(Step):
    """The icons of a card that are left (n: which, and of which side); each may be left out."""

    name = "icons"
    rule = "KH-10"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        side = game.box.kind_of[this].side(side_of(n))
        for i in range(len(side)):
            if has(n, i) and not is_repeated(side, i, n):
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
            gamble(game, you)
            return
        side = game.box.kind_of[this].side(side_of(n))
        i: i64 = 0
        while not has(n, i) or not answers(action, side[i]):
            i += 1
        rest = without(n, i)
        if icons_left(rest):
            game.ask(self, you, this, rest)
        ask_aims(game, you, False)
        carry_out(game, you, side[i], action)

    def refuse(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        side = game.box.kind_of[this].side(side_of(n))
        for i in range(len(side)):
            if has(n, i) and not is_repeated(side, i, n):
                no.icon(you, side[i])
        no.gamble()

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        if this >= game.box.first_hero or side_of(n) >= game.box.kind_of[this].side_count:
            return False
        icons: i64 = len(game.box.kind_of[this].side(side_of(n)))
        return icons_left(n) != 0 and beyond(icons_left(n), first(icons)) == 0


def is_repeated(side: vec[i64], place: i64, left: i64) -> bool:
    """Whether the same icon is still there at an earlier place."""
    for i in range(place):
        if has(left, i) and side[i] == side[place]:
            return True
    return False


def offer_icon(game: KeepTheHeroesOut, you: Seat, icon: i64) -> None:
    """All that can be done with an icon now."""
    word = word_of(icon)
    if word == MOVES:
        offer_moves(game, you, MOVE)
    elif word == ACTIVATES:
        offer_activations(game, you)
    elif word == STRIKES:
        offer_strikes(game, you, MELEE)
    elif word == SHOOTS:
        offer_shots(game, you, RANGED)
    elif word == DRAWS:
        if len(game.players[you].deck) > 0:
            game.offer(DRAW)
    elif word == CALLS:
        if len(game.players[you].deck) > 0:
            game.offer(CALL)
    elif word == AMBUSHES:
        offer_ambush(game, you, detail_of(icon))
    elif word == SUMMONS:
        offer_summons(game, you)
    elif word == SWARMS:
        offer_swarms(game, you, detail_of(icon))
    elif word == MAKES:
        offer_makes(game, you, detail_of(icon))
    elif word == TRAPS:
        offer_traps(game, you)
    elif word == OPENS:
        offer_portals(game, you)
    elif word == SPENDS:
        offer_spending(game, you, detail_of(icon))


def is_of_use(game: KeepTheHeroesOut, you: Seat, icon: i64) -> bool:
    """Whether anything can be done with an icon now."""
    before = game.choice_count
    offer_icon(game, you, icon)
    found = game.choice_count > before
    game.choice_count = before  # it was only a question
    return found


def answers(action: Action, icon: i64) -> bool:
    """Whether an action is something that this icon offers."""
    word = word_for(action)
    if word != word_of(icon):
        return False
    if word == MAKES:
        detail = detail_of(icon)
        return detail == ANY or detail == stock_token(action - GENERATE)
    return True


def word_for(action: Action) -> i64:
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
    if action >= SET_PORTAL:
        return OPENS
    if action >= SET_TRAP:
        return TRAPS
    if action == DRAW:
        return DRAWS
    return CALLS if action == CALL else ACTIVATES


def carry_out(game: KeepTheHeroesOut, you: Seat, icon: i64, action: Action) -> None:
    """Do what was chosen with an icon."""
    word = word_of(icon)
    if word == MOVES:
        move(game, you, action - MOVE)
    elif word == ACTIVATES:
        activate(game, you, action)
    elif word == STRIKES:
        ask_momentum(game, you, icon, target_room(action - MELEE))
        strike(game, you, action - MELEE, "melee", "KH-23")
    elif word == SHOOTS:
        ask_momentum(game, you, icon, next_to(target_room(action - RANGED)))
        strike(game, you, action - RANGED, "ranged", "KH-24")
    elif word == DRAWS:
        draw(game, you, 1)
    elif word == CALLS:
        call_reinforcements(game, you, detail_of(icon))
    elif word == AMBUSHES:
        left = monsters_of(icon) - 1
        if left > 0:
            game.ask(AMBUSHING, you, detail_of(icon), left)
        summon(game, you, action - AMBUSH, 1, "ambushed", "KH-29")
    elif word == SUMMONS:
        summon(game, you, action - SUMMON, monsters_of(icon), "summoned", "KH-94")
    elif word == SWARMS:
        room = action - SWARM
        count = game.count(you, room)
        game.tell("swarmed", seat=you, room=room, n=count, rule="KH-32")
        game.ask(SWARMING, you, detail_of(icon), swarm(room, count))
    elif word == MAKES:
        make(game, you, stock_room(action - GENERATE), stock_token(action - GENERATE))
    elif word == TRAPS:
        set_trap(game, you, action - SET_TRAP)
    elif word == OPENS:
        open_portal(game, you, action - SET_PORTAL)
    else:
        room = stock_room(action - SPEND)
        ask_momentum(game, you, icon, room)
        spend(game, you, room, stock_token(action - SPEND))


# ---------------------------------------------------------------- swarms


def offer_swarms(game: KeepTheHeroesOut, seat: Seat, word: i64) -> None:
    """Rooms whose monsters can do it."""
    for room in range(ROOM_COUNT):
        if not game.monsters(seat, room):
            continue
        if word == MOVES:
            able = game.exits(room) != 0
        elif word == STRIKES:
            able = game.targets(room) != 0
        else:
            able = game.can_shoot_from(room)
        if able:
            game.offer(SWARM + room)


class Swarm(Step):
    """Each monster that was in the room (n: where, and how many are left) may do the same (`this`), its own way."""

    name = "swarm"
    rule = "KH-32"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if swarm_size(n) == 0:
            return
        room = swarm_room(n)
        if this == MOVES:
            offer_moves_from(game, you, room, MOVE)
        elif this == STRIKES:
            offer_targets(game, room, MELEE)
        else:
            offer_shots_from(game, room, RANGED)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(SWARMING, you, this, swarm(swarm_room(n), swarm_size(n) - 1))
        if action >= MOVE:
            move(game, you, action - MOVE)
        elif action >= RANGED:
            strike(game, you, action - RANGED, "ranged", "KH-24")
        else:
            strike(game, you, action - MELEE, "melee", "KH-23")

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        room = swarm_room(n)
        able = this == MOVES or this == STRIKES or this == SHOOTS
        return able and room < ROOM_COUNT and swarm_size(n) <= game.count(you, room)


ICONS: Final = Icons()
SWARMING: Final = May(Swarm())
