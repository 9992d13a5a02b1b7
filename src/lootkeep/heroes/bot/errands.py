"""What it is worth to move and to carry: where guards are missing, and where resources buy something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.game import Seat
from ...engine.native import i64, vec
from ...engine.pending import about, number_of
from ..actions import way_door, way_mover, way_room, way_wounds
from ..cards import COIN, NO_TOKEN, NOWHERE, ROOM_COUNT, SITE, VAULT
from ..deeds import can_do
from ..icons import RESOURCES, SHOOTS, STRIKES, word_of
from ..packing import beyond, count_of, has, only, resources, several, side_of
from ..scenario import WALL_UP
from ..tactics import ICONS
from .duties import deed_gain, errand_value, owes_rooms, powder_gain, wants_token
from .perils import barrage, brawl, guard_gain, guard_loss, watch

if TYPE_CHECKING:
    from ..game import KeepTheHeroesOut

FAR: Final = 4  # moves: as good as out of reach
ALL_FAR: Final[i64] = sum([several(room, FAR + 1) for room in range(ROOM_COUNT)])  # every room is
FEW_SHOPS: Final = 2
NO_ICONS: Final = vec[i64]([])


# ---------------------------------------------------------------- resources


def market(game: KeepTheHeroesOut) -> None:
    """Note which resources buy something that is shown, and where; coins build, as long as rooms are wanted."""
    if game.outlook.priced:
        return
    seen = game.outlook
    seen.priced = True
    shown: i64 = 0
    for card in game.display:
        shown |= only(game.box.kind_of[card].sort)
    seen.wanted = 0
    for room in game.box.shops:
        token = game.box.rooms[room].price
        seen.goals[token] = NOWHERE
        seen.paths[token] = 0
        if game.is_in(room):
            seen.goals[token] = room
            if has(shown, game.box.rooms[room].sells):
                seen.wanted |= only(token)
    if wants_rooms(game):
        seen.wanted |= only(COIN)
        seen.goals[COIN] = SITE
    for token in range(len(RESOURCES)):
        goal = wants_token(game, token)
        if goal != NOWHERE and not (token == COIN and seen.goals[COIN] == SITE and game.token(SITE, COIN) == 0):
            seen.wanted |= only(token)
            seen.goals[token] = goal


def wants_rooms(game: KeepTheHeroesOut) -> bool:
    """Whether a new room is worth the heroes that it brings: as long as hardly anything can be bought."""
    if not game.is_in(SITE) or len(game.plans) == 0 or len(game.chest) == 0:
        return False
    if owes_rooms(game):
        return True
    shops: i64 = 0
    for room in game.box.shops:
        if game.is_in(room):
            shops += 1
    return shops < FEW_SHOPS


def is_wanted(game: KeepTheHeroesOut, token: i64) -> bool:
    """Whether a resource buys something that is shown."""
    market(game)
    return has(game.outlook.wanted, token)


def paths(game: KeepTheHeroesOut, token: i64) -> i64:
    """How many moves lead from each room to where a resource is of use by room; many are five."""
    market(game)
    if game.outlook.paths[token] == 0:
        game.outlook.paths[token] = paths_to(game, game.outlook.goals[token])
    return game.outlook.paths[token]


def paths_to(game: KeepTheHeroesOut, goal: i64) -> i64:
    """How many moves lead from each room to one by room."""
    portals = game.portals()
    steps = ALL_FAR
    known: i64 = 0
    here = only(goal)
    for far in range(FAR):
        known |= here
        there: i64 = 0
        for room in range(ROOM_COUNT):
            if has(here, room):
                steps -= several(room, FAR + 1 - far)
                there |= game.plan.passages[room]
                if has(portals, room):
                    there |= portals
        here = beyond(there, known)
    return steps


def shortcut(paths: i64, room: i64, door: i64) -> i64:
    """How many moves nearer a door is than a room."""
    return (count_of(paths, room)) - (count_of(paths, door))


def cargo_gain(game: KeepTheHeroesOut, room: i64, door: i64) -> i64:
    """What can be brought nearer to where it buys something."""
    best: i64 = 0
    if game.scenario.deed.effect == WALL_UP:
        best = powder_gain(game, room, door)
    goods = resources(game.goods[room])
    if goods == 0:
        return best
    market(game)
    wanted = game.outlook.wanted
    for token in range(4):
        if count_of(goods, token) and has(wanted, token):
            goal = game.outlook.goals[token]
            if goal == NOWHERE:
                continue
            nearer = shortcut(paths(game, token), room, door)
            value = worth_of_step(game, token, goal)
            if nearer > 0 and nearer * value > best:
                best = nearer * value + (12 if door == goal else 0)
    return best


def carry_gain(game: KeepTheHeroesOut, token: i64, room: i64, door: i64) -> i64:
    """Whether a resource comes nearer to where it is of use."""
    wanted = is_wanted(game, token)
    goal = game.outlook.goals[token]
    if not wanted or goal == NOWHERE:
        return -2
    return worth_of_step(game, token, goal) * shortcut(paths(game, token), room, door)


def worth_of_step(game: KeepTheHeroesOut, token: i64, goal: i64) -> i64:
    """What it is worth that a resource comes one room nearer to where it is of use."""
    return max(45 if goal == SITE else 14, errand_value(game, token, goal))


def make_gain(game: KeepTheHeroesOut, token: i64, room: i64) -> i64:
    """What a new resource in a room is worth, the nearer to where it is of use the more."""
    if not is_wanted(game, token):
        return 1
    if game.outlook.goals[token] == NOWHERE:
        return 10
    goal = game.outlook.goals[token]
    return 34 + errand_value(game, token, goal) // 2 - 7 * (count_of(paths(game, token), room))


def errand(game: KeepTheHeroesOut, room: i64) -> i64:
    """A little for being where something waits to be bought or built."""
    if game.scenario.deed.effect != 0 and can_do(game, room):
        return deed_gain(game, room) // 3
    if resources(game.goods[room]) == 0:
        return 0
    market(game)
    if room == SITE:
        return 60 if game.token(SITE, COIN) > 0 and game.outlook.goals[COIN] == SITE else 0
    token = game.box.rooms[room].price
    if token != NO_TOKEN and game.token(room, token) > 0 and is_wanted(game, token):
        return 20
    return 0


# ---------------------------------------------------------------- moves


def move_gain(game: KeepTheHeroesOut, you: Seat, way: i64) -> i64:
    """What a monster's move is worth."""
    mover = way_mover(way)
    room = way_room(way)
    door = way_door(way)
    strength = game.clan(you).health - way_wounds(way)
    arms(game)
    strikes = game.outlook.strikes
    shots = game.outlook.shots
    if game.outlook.mover != mover:  # the doors of one monster come one after the other
        game.outlook.mover = mover
        game.outlook.loss = stay_gain(game, room, guard_loss(game, room, strength), strikes, shots)
    gain = stay_gain(game, door, guard_gain(game, door, strength), strikes, shots) - game.outlook.loss
    return gain + cargo_gain(game, room, door) + summons(game, room, door)


def stay_gain(game: KeepTheHeroesOut, room: i64, guard: i64, strikes: i64, shots: i64) -> i64:
    """What it is worth to be in a room: as a guard, by who can be attacked, and for what there is to do."""
    gain = guard + errand(game, room)
    if strikes > 0:
        gain += brawl(game, room, strikes)
    if shots > 0:
        gain += barrage(game, room, shots)
    return gain


def summons(game: KeepTheHeroesOut, room: i64, door: i64) -> i64:
    """How the Vault calls its guards from afar, the louder the nearer they are."""
    if room == VAULT or door == VAULT:
        return 0  # who is there, or comes in, counts as a guard
    watch(game, VAULT)
    need = game.outlook.need
    return faded(need, game.distance[door]) - faded(need, game.distance[room])


def faded(call: i64, far: i64) -> i64:
    """What is left of a call: half of it with each room."""
    return call >> far


def arms(game: KeepTheHeroesOut) -> None:
    """Note how many attacks are left on the card being played."""
    if game.outlook.armed:
        return
    seen = game.outlook
    seen.armed = True
    seen.strikes = 0
    seen.shots = 0
    left = number_of(game.asked())
    side = side_in_play(game)
    for i in range(len(side)):
        if has(left, i):
            if word_of(side[i]) == STRIKES:
                seen.strikes += 1
            elif word_of(side[i]) == SHOOTS:
                seen.shots += 1


def side_in_play(game: KeepTheHeroesOut) -> vec[i64]:
    """The icons of the card being played; none if none is."""
    if game.step() is not ICONS:
        return NO_ICONS
    pending = game.asked()
    return game.box.kind_of[about(pending)].side(side_of(number_of(pending)))


def best_move(game: KeepTheHeroesOut, you: Seat, room: i64, side: vec[i64]) -> i64:
    """The best move out of a room, and what the rest of the card could do from there."""
    strikes = count_icons(side, STRIKES)
    shots = count_icons(side, SHOOTS)
    strength = game.clan(you).health
    left = stay_gain(game, room, guard_loss(game, room, strength), strikes, shots)
    best: i64 = 0
    doors = game.exits(room)
    for door in range(ROOM_COUNT):
        if has(doors, door):
            gain = stay_gain(game, door, guard_gain(game, door, strength), strikes, shots) - left
            gain += cargo_gain(game, room, door) + summons(game, room, door)
            if gain > best:
                best = gain
    return best


def count_icons(side: vec[i64], word: i64) -> i64:
    """How many icons of a side have this word."""
    found: i64 = 0
    for icon in side:
        if word_of(icon) == word:
            found += 1
    return found
