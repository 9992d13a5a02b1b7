"""A simple reading of what a player sees: the partner who fills a seat, and plays alone.

It guards the Vault and the treasures that are soonest lost, kills whoever would loot, and buys when that is cheap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.game import Action, Seat
from ...engine.native import i64
from ...engine.pending import about, number_of, seat_of
from ..actions import (
    ABILITY,
    ACTIVATE,
    AMBUSH,
    ARRIVE,
    BUILD,
    CALL,
    CARRY,
    CLAN,
    COMPLETE,
    DEED,
    DEFEND,
    DISCARD,
    DRAW,
    FALL,
    GAMBLE,
    GENERATE,
    GO,
    HIT,
    LAY,
    LOSE,
    MELEE,
    MOVE,
    PLAY,
    POWER,
    POWER_HIT,
    POWER_MOVE,
    RANGED,
    REFRESH,
    REPLACE,
    RESOLVE,
    SET_PORTAL,
    SET_TRAP,
    SPARE,
    SPEND,
    SUMMON,
    SWARM,
    TAKE,
    newcomer_room,
    place_cell,
    played_kind,
    played_side,
    project_coins,
    stock_room,
    stock_token,
    target_hero,
    target_room,
    victim_room,
    victim_seat,
    victim_wounds,
    way,
)
from ..assault import TOGETHER
from ..captains import RETREAT
from ..cards import BONE, MAGE, RATKIN, ROOM_COUNT, SKELETON, TRAP, VAULT
from ..charge import CHARGE
from ..foes import ENGINE_ROLLS
from ..icons import MOVES, SHOOTS, STRIKES, SWARMS, detail_of, word_of
from ..marks import CREEPING
from ..packing import has, path_from, path_to, total
from ..passages import WALLING_UP
from ..plan import column_of, row_of
from ..scenario_cards import RALLYING, SUMMONING
from ..setup import PLACE_MONSTERS
from ..tithes import PAY_TITHE, SEIZING
from .duties import deed_gain, door_gain
from .errands import carry_gain, is_wanted, make_gain, move_gain, side_in_play
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
    from ..game import KeepTheHeroesOut


def liking(game: KeepTheHeroesOut, action: Action) -> i64:
    """How much whoever decides likes an option."""
    if not game.pondered:
        ponder(game)
    you = seat_of(game.asked())
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
    if action >= SET_TRAP:
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
    if action >= DEED:
        return deed_gain(game, action - DEED)
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
    return portal_gain(game, action - SET_PORTAL) if action >= SET_PORTAL else trap_gain(game, action - SET_TRAP)


def _ability(game: KeepTheHeroesOut, you: Seat, room: i64) -> i64:
    """What a clan can do in a room."""
    clan = game.players[you].clan
    if clan == RATKIN:
        return guard_gain(game, room, 1)
    if clan == SKELETON:
        return 18 if game.token(room, BONE) == 0 else 5
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
        if has(doors, door):
            gain = move_gain(game, you, way(room, 0, door))
            if gain > best:
                best = gain
    if count > 1:
        best += best // 2
    return best


def swarming(game: KeepTheHeroesOut) -> i64:
    """What the card being played lets a swarm do."""
    for icon in side_in_play(game):
        if word_of(icon) == SWARMS:
            return detail_of(icon)
    return MOVES


def _carried(game: KeepTheHeroesOut, token: i64) -> i64:
    """A token to take along, or to leave behind."""
    way = number_of(game.asked())
    room = path_from(way)
    door = path_to(way)
    if token == TRAP:
        return trap_gain(game, door) - trap_gain(game, room) - 5
    return carry_gain(game, token, room, door)


def _room(game: KeepTheHeroesOut, you: Seat, room: i64) -> i64:
    """A room for what is being asked."""
    step = game.step()
    if step is PLACE_MONSTERS:
        return guard_gain(game, room, game.clan(you).health)
    if step is CHARGE or step is ENGINE_ROLLS or step is CREEPING:
        return 30 * guards(game, room) + 40 * game.token(room, TRAP) - 20 * total(game.tired(room))
    if step is RALLYING or step is SUMMONING or step is RETREAT:
        return 20 * guards(game, room) - worth(game, room) // 4
    if step is WALLING_UP:
        return door_gain(game, about(game.asked()), room)
    if step is SEIZING:
        return -worth(game, room)
    return -portal_gain(game, room)


def _in_room(game: KeepTheHeroesOut, you: Seat, action: Action) -> i64:
    """Actions that name a room and something in it."""
    if action >= BUILD:
        return 10 * (project_coins(action - BUILD) - 1)
    if action >= FALL:
        return 1 if action - FALL == MAGE else 0
    if action >= ARRIVE:
        room = newcomer_room(action - ARRIVE)
        return 10 if game.is_guarded(room) or game.token(room, TRAP) > 0 else 1
    if action >= RESOLVE:
        return 6 if target_hero(action - RESOLVE) == TOGETHER else 20
    if action >= MELEE:
        block = POWER_HIT if action >= POWER_HIT else RANGED if action >= RANGED else MELEE
        return kill_gain(game, target_room(action - block), target_hero(action - block)) - (
            2 if block == POWER_HIT else 0
        )
    if action >= SPEND:
        if game.step() is PAY_TITHE:
            return 15
        return 2 * guard_gain(game, stock_room(action - SPEND), game.clan(you).health)
    return make_gain(game, stock_token(action - GENERATE), stock_room(action - GENERATE))


def _loss(game: KeepTheHeroesOut, victim: i64) -> i64:
    """What it costs that a monster is hit."""
    room = victim_room(victim)
    seat = victim_seat(victim)
    left = game.clan(seat).health - victim_wounds(victim)
    return guard_loss(game, room, 1) + (40 if left == 1 else 0)


def _place(game: KeepTheHeroesOut, place: i64) -> i64:
    """A new room lies best far from the Vault."""
    cell = place_cell(place)
    vault = game.plan.cells[VAULT]
    across = column_of(cell) - column_of(vault)
    along = row_of(cell) - row_of(vault)
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
    kind = game.box.kinds[played_kind(action - PLAY)]
    gain = side_gain(game, you, kind.side(played_side(action - PLAY))) + 1
    if kind.shields > 0 and gain < HELD:
        return -1
    return gain
