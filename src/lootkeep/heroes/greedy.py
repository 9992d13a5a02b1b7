"""A simple reading of what a player sees: the partner who fills a seat, and plays alone.

It guards the Vault and the treasures that are soonest lost, kills whoever would loot, and buys when that is cheap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Action, Seat
from ..engine.native import i64
from ..engine.pending import seat_of
from .actions import (
    ABILITY,
    ACTIVATE,
    AMBUSH,
    ARRIVE,
    BUILD,
    CALL,
    CARRY,
    CLAN,
    COMPLETE,
    DEFEND,
    DISCARD,
    DRAIN,
    DRAW,
    FALL,
    GAMBLE,
    GENERATE,
    GO,
    HIT,
    LAY,
    LOOTER,
    LOSE,
    MELEE,
    MOVE,
    PLAY,
    PORTAL,
    POWER,
    POWER_HIT,
    POWER_MOVE,
    RANGED,
    REFRESH,
    REPLACE,
    RESOLVE,
    SPARE,
    SPEND,
    SUMMON,
    SWARM,
    TAKE,
    TRAP,
)
from .assault import TOGETHER
from .cards import MAGE, MAKES, RATKIN, ROOM_COUNT, SKELETON, VAULT
from .cards import TRAP as TRAP_TOKEN
from .dungeon import total
from .errands import carry_gain, is_wanted, make_gain, move_gain, side_in_play
from .icons import DETAIL, MOVES, SHOOTS, STRIKES, SWARMS, WORD
from .outlook import ponder
from .perils import (
    CARD,
    brawl,
    gamble_gain,
    guard_gain,
    guard_loss,
    guards,
    kill_gain,
    shot_gain,
    trap_gain,
    worth,
)
from .prospects import BUY, HELD, card_gain, portal_gain, power_gain, quality, room_gain, side_gain

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def liking(game: KeepTheHeroesOut, action: Action) -> i64:
    """How much whoever decides likes an option."""
    if not game.pondered:
        ponder(game)
    you = seat_of(game.stack[game.depth - 1])
    if action >= LAY:
        return _place(game, action - LAY)
    if action >= MOVE:
        block = POWER_MOVE if action >= POWER_MOVE else MOVE
        return move_gain(game, you, action - block) - (3 if block == POWER_MOVE else 0)
    if action >= HIT:
        return -_loss(game, action - HIT)
    if action >= PLAY:
        return _card(game, you, action)
    if action >= GENERATE:
        return _in_room(game, you, action)
    if action >= TRAP:
        return _by_room(game, you, action)
    if action == GAMBLE:
        return gamble_gain(game)
    if action == DRAW or action == CALL:
        return CARD
    if action == POWER:
        return power_gain(game, you)
    if action == SPARE:
        return 100
    if action == REFRESH:
        return -1
    return 0


def _by_room(game: KeepTheHeroesOut, you: Seat, action: Action) -> i64:
    """Actions that name one room, a clan or a token."""
    if action >= CARRY:
        return _carried(game, action - CARRY)
    if action >= LOSE:
        return -12 if is_wanted(game, action - LOSE) else 0
    if action >= CLAN:
        return 0
    if action >= GO:
        return _room(game, you, action - GO)
    if action >= ABILITY:
        return _ability(game, you, action - ABILITY)
    if action >= DRAIN:
        return 45
    if action >= COMPLETE:
        return portal_gain(game, action - COMPLETE)
    if action >= ACTIVATE:
        return room_gain(game, action - ACTIVATE)
    if action >= SWARM:
        return _swarm(game, you, action - SWARM)
    strength = game.clan(you).health
    if action >= AMBUSH:
        return 1 + guard_gain(game, action - AMBUSH, strength)
    if action >= SUMMON:
        return 1 + guard_gain(game, action - SUMMON, strength)
    return portal_gain(game, action - PORTAL) if action >= PORTAL else trap_gain(game, action - TRAP)


def _ability(game: KeepTheHeroesOut, you: Seat, room: i64) -> i64:
    """What a clan can do in a room."""
    clan = game.players[you].clan
    if clan == RATKIN:
        return guard_gain(game, room, 1)
    if clan == SKELETON:
        return 18 if game.token(room, MAKES[5]) == 0 else 5
    return portal_gain(game, room) - 4


def _swarm(game: KeepTheHeroesOut, you: Seat, room: i64) -> i64:
    """All monsters of a room at once: attack if there is anybody, or spread out."""
    count = game.count(you, room)
    word = swarming(game)
    if word == STRIKES and game.targets(room):
        return brawl(game, room, count)
    if word == SHOOTS:
        return shot_gain(game, room) * min(count, 3)
    best: i64 = 0
    doors = game.exits(room)
    for door in range(ROOM_COUNT):
        if doors >> door & 1:
            gain = move_gain(game, you, room * 60 + door)
            if gain > best:
                best = gain
    if count > 1:
        best += best // 2
    return best


def swarming(game: KeepTheHeroesOut) -> i64:
    """What the card being played lets a swarm do."""
    for icon in side_in_play(game):
        if icon & WORD == SWARMS:
            return icon >> DETAIL & 15
    return MOVES


def _carried(game: KeepTheHeroesOut, token: i64) -> i64:
    """A token to take along, or to leave behind."""
    n = game.stack[game.depth - 1] >> 8 & 4095
    room = n & 15
    door = n >> 4
    if token == TRAP_TOKEN:
        return trap_gain(game, door) - trap_gain(game, room) - 5
    return carry_gain(game, token, room, door)


def _room(game: KeepTheHeroesOut, you: Seat, room: i64) -> i64:
    """A room for what is being asked."""
    verb = game.step().verb
    if verb == "place":
        return guard_gain(game, room, game.clan(you).health)
    if verb == "charge" or verb == "ram" or verb == "creep":
        return 30 * guards(game, room) + 40 * game.token(room, TRAP_TOKEN) - 20 * total(game.tired(room))
    if verb == "rally" or verb == "appear":
        return 20 * guards(game, room) - worth(game, room) // 4
    if verb == "give-up":
        return -worth(game, room)
    return -portal_gain(game, room)


def _in_room(game: KeepTheHeroesOut, you: Seat, action: Action) -> i64:
    """Actions that name a room and something in it."""
    if action >= BUILD:
        return 10 * ((action - BUILD) % 3)
    if action >= FALL:
        hero = (action - FALL) & 7
        return 1 if hero == MAGE and action < LOOTER else 0
    if action >= ARRIVE:
        room = (action - ARRIVE) >> 2
        return 10 if game.is_guarded(room) or game.token(room, TRAP_TOKEN) > 0 else 1
    if action >= RESOLVE:
        return 6 if (action - RESOLVE) % 5 == TOGETHER else 20
    if action >= MELEE:
        block = POWER_HIT if action >= POWER_HIT else RANGED if action >= RANGED else MELEE
        return kill_gain(game, (action - block) // 5, (action - block) % 5) - (2 if block == POWER_HIT else 0)
    if action >= SPEND:
        if game.step().name == "tithe":
            return 15
        return 2 * guard_gain(game, (action - SPEND) >> 2, game.clan(you).health)
    return make_gain(game, (action - GENERATE) & 3, (action - GENERATE) >> 2)


def _loss(game: KeepTheHeroesOut, victim: i64) -> i64:
    """What it costs that a monster is hit."""
    room = victim // 20
    seat = victim // 5 % 4
    left = game.clan(seat).health - victim % 5
    return guard_loss(game, room, 1) + (40 if left == 1 else 0)


def _place(game: KeepTheHeroesOut, place: i64) -> i64:
    """A new room lies best far from the Vault."""
    cell = place >> 2
    vault = game.plan.cells[VAULT]
    across = cell % 16 - vault % 16
    along = cell // 16 - vault // 16
    return (across if across > 0 else -across) + (along if along > 0 else -along)


def _card(game: KeepTheHeroesOut, you: Seat, action: Action) -> i64:
    """A card to play, to give up, to buy or to defend with."""
    if action >= DEFEND:
        return 20
    if action >= REPLACE:
        return 0
    if action >= TAKE:
        return BUY + quality(game, action - TAKE)
    if action >= DISCARD:
        return -card_gain(game, you, action - DISCARD) - 1
    kind = game.box.kinds[(action - PLAY) >> 1]
    gain = side_gain(game, you, kind.side((action - PLAY) & 1)) + 1
    if kind.shields > 0 and gain < HELD:
        return -1
    return gain
