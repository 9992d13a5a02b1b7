"""What it is worth to move and to carry: where guards are missing, and where resources buy something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.bits import BIT
from ..engine.game import Seat
from ..engine.native import i64, vec
from ..engine.pending import about, step_of
from .cards import COIN, COMPLETED, NO_TOKEN, NOWHERE, PORTAL, PRICE, ROOM_COUNT, SELLS, SITE, STUFF, VAULT
from .icons import SHOOTS, STRIKES, WORD
from .perils import barrage, brawl, guard_gain, guard_loss, watch
from .tactics import ICONS, SIDE

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut

FAR: Final = 4  # moves: as good as out of reach
ALL_FAR: Final[i64] = 0x555555555555  # every room is, a nibble each
FEW_SHOPS: Final = 2
SHOPS: Final = vec[i64]([room for room in range(ROOM_COUNT) if PRICE[room] != NO_TOKEN])
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
        shown |= BIT[game.box.kind_of[card].sort]
    seen.wanted = 0
    for room in SHOPS:
        token = PRICE[room]
        seen.goals[token] = NOWHERE
        seen.paths[token] = 0
        if game.is_in(room):
            seen.goals[token] = room
            if shown >> SELLS[room] & 1:
                seen.wanted |= BIT[token]
    if wants_rooms(game):
        seen.wanted |= BIT[COIN]
        seen.goals[COIN] = SITE


def wants_rooms(game: KeepTheHeroesOut) -> bool:
    """Whether a new room is worth the heroes that it brings: as long as hardly anything can be bought."""
    if not game.is_in(SITE) or len(game.plans) == 0 or len(game.chest) == 0:
        return False
    shops: i64 = 0
    for room in SHOPS:
        if game.is_in(room):
            shops += 1
    return shops < FEW_SHOPS


def is_wanted(game: KeepTheHeroesOut, token: i64) -> bool:
    """Whether a resource buys something that is shown."""
    market(game)
    return game.outlook.wanted >> token & 1 == 1


def paths(game: KeepTheHeroesOut, token: i64) -> i64:
    """How many moves lead from each room to where a resource is of use, a nibble each; many are five."""
    market(game)
    if game.outlook.paths[token] == 0:
        game.outlook.paths[token] = paths_to(game, game.outlook.goals[token])
    return game.outlook.paths[token]


def paths_to(game: KeepTheHeroesOut, goal: i64) -> i64:
    """How many moves lead from each room to one, a nibble each."""
    portals = portal_rooms(game)
    steps = ALL_FAR
    known: i64 = 0
    here = BIT[goal]
    for far in range(FAR):
        known |= here
        there: i64 = 0
        for room in range(ROOM_COUNT):
            if here >> room & 1:
                steps -= (FAR + 1 - far) << 4 * room
                there |= game.plan.passages[room]
                if portals >> room & 1:
                    there |= portals
        here = there & ~known
    return steps


def shortcut(paths: i64, room: i64, door: i64) -> i64:
    """How many moves nearer a door is than a room."""
    return (paths >> 4 * room & 15) - (paths >> 4 * door & 15)


def portal_rooms(game: KeepTheHeroesOut) -> i64:
    """The rooms with a completed portal, as bits."""
    rooms: i64 = 0
    for room in range(ROOM_COUNT):
        if game.token(room, PORTAL) == COMPLETED:
            rooms |= BIT[room]
    return rooms


def cargo_gain(game: KeepTheHeroesOut, room: i64, door: i64) -> i64:
    """What can be brought nearer to where it buys something."""
    goods = game.goods[room] & STUFF
    if goods == 0:
        return 0
    market(game)
    wanted = game.outlook.wanted
    best: i64 = 0
    for token in range(4):
        if goods >> 4 * token & 15 and wanted >> token & 1:
            goal = game.outlook.goals[token]
            if goal == NOWHERE:
                continue
            nearer = shortcut(paths(game, token), room, door)
            value: i64 = 45 if goal == SITE else 14
            if nearer > 0 and nearer * value > best:
                best = nearer * value + (12 if door == goal else 0)
    return best


def carry_gain(game: KeepTheHeroesOut, token: i64, room: i64, door: i64) -> i64:
    """Whether a resource comes nearer to where it is of use."""
    wanted = is_wanted(game, token)
    goal = game.outlook.goals[token]
    if not wanted or goal == NOWHERE:
        return -2
    value: i64 = 45 if goal == SITE else 14
    return value * shortcut(paths(game, token), room, door)


def make_gain(game: KeepTheHeroesOut, token: i64, room: i64) -> i64:
    """What a new resource in a room is worth, the nearer to where it is of use the more."""
    if not is_wanted(game, token):
        return 1
    if game.outlook.goals[token] == NOWHERE:
        return 10
    return 34 - 7 * (paths(game, token) >> 4 * room & 15)


def errand(game: KeepTheHeroesOut, room: i64) -> i64:
    """A little for being where something waits to be bought or built."""
    if game.goods[room] & STUFF == 0:
        return 0
    market(game)
    if room == SITE:
        return 60 if game.token(SITE, COIN) > 0 and game.outlook.goals[COIN] == SITE else 0
    token = PRICE[room]
    if token != NO_TOKEN and game.token(room, token) > 0 and is_wanted(game, token):
        return 20
    return 0


# ---------------------------------------------------------------- moves


def move_gain(game: KeepTheHeroesOut, you: Seat, way: i64) -> i64:
    """What a monster's move is worth."""
    mover = way // 12
    room = mover // 5
    door = way % 12
    strength = game.clan(you).health - mover % 5
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
    return (need >> game.distance[door]) - (need >> game.distance[room])


def arms(game: KeepTheHeroesOut) -> None:
    """Note how many attacks are left on the card being played."""
    if game.outlook.armed:
        return
    seen = game.outlook
    seen.armed = True
    seen.strikes = 0
    seen.shots = 0
    left = game.stack[game.depth - 1] >> 8 & 255
    for icon in side_in_play(game):
        if left & 1:
            if icon & WORD == STRIKES:
                seen.strikes += 1
            elif icon & WORD == SHOOTS:
                seen.shots += 1
        left >>= 1


def side_in_play(game: KeepTheHeroesOut) -> vec[i64]:
    """The icons of the card being played; none if none is."""
    pending = game.stack[game.depth - 1]
    if step_of(pending) != ICONS.number:
        return NO_ICONS
    return game.box.kind_of[about(pending)].side((pending >> 8 & 4095) >> SIDE)


def best_move(game: KeepTheHeroesOut, you: Seat, room: i64, side: vec[i64]) -> i64:
    """The best move out of a room, and what the rest of the card could do from there."""
    strikes = count_icons(side, STRIKES)
    shots = count_icons(side, SHOOTS)
    strength = game.clan(you).health
    left = stay_gain(game, room, guard_loss(game, room, strength), strikes, shots)
    best: i64 = 0
    doors = game.exits(room)
    for door in range(ROOM_COUNT):
        if doors >> door & 1:
            gain = stay_gain(game, door, guard_gain(game, door, strength), strikes, shots) - left
            gain += cargo_gain(game, room, door) + summons(game, room, door)
            if gain > best:
                best = gain
    return best


def count_icons(side: vec[i64], word: i64) -> i64:
    """How many icons of a side have this word."""
    found: i64 = 0
    for icon in side:
        if icon & WORD == word:
            found += 1
    return found
