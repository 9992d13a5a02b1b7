"""What cards, rooms and clans could do now, if a player chose to use them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.game import Seat
from ...engine.native import i64, vec
from ..building import can_build
from ..cards import (
    CELLS,
    COMPLETED,
    DRAGON,
    GNOLL,
    IMP,
    LABORATORY,
    LIZARDFOLK,
    NO_TOKEN,
    POLTERGEIST,
    PORTAL,
    RATKIN,
    ROOM_COUNT,
    SITE,
    SKELETON,
    SLIME,
    TACTIC,
    TRAP,
    UNFINISHED,
)
from ..deeds import can_do
from ..icons import (
    ACTIVATES,
    AMBUSHES,
    CALLS,
    DEFENDS,
    DRAWS,
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
    then_of,
    word_of,
)
from ..icons import MAKES as GENERATES
from ..packing import has, higher, only
from .duties import deed_gain, errand_value, wants_powder
from .errands import best_move, count_icons, is_wanted, wants_rooms
from .outlook import MOST_STRIKES
from .perils import CARD, brawl, gamble_gain, guard_gain, shot_gain, strike_gain, trap_gain

if TYPE_CHECKING:
    from ..game import KeepTheHeroesOut

BUY: Final = 150
BUILDING: Final = 220
HELD: Final = 30  # to keep a card that can defend


# ---------------------------------------------------------------- cards


def card_gain(game: KeepTheHeroesOut, you: Seat, kind: i64) -> i64:
    """What a card in hand could do now."""
    design = game.box.kinds[kind]
    first = side_gain(game, you, design.first)
    second = side_gain(game, you, design.second)
    best = first if first > second else second
    if design.shields > 0 and best <= HELD:
        return HELD
    return best


def quality(game: KeepTheHeroesOut, kind: i64) -> i64:
    """How good a card is to have."""
    design = game.box.kinds[kind]
    return 4 * max(len(design.first), len(design.second))


def side_gain(game: KeepTheHeroesOut, you: Seat, side: vec[i64]) -> i64:
    """What the icons of a side could do now, the second of a kind less than the first."""
    gain: i64 = 0
    last: i64 = 0
    times: i64 = 0
    best: i64 = 0
    for icon in side:
        if icon == last:
            times += 1
        else:
            last = icon
            times = 1
            best = icon_gain(game, you, icon, side)
        gain += best // times if times < 3 else best // 4
    return gain


def icon_gain(game: KeepTheHeroesOut, you: Seat, icon: i64, side: vec[i64]) -> i64:
    """The best that one icon could do now."""
    gain = gain_by_word(game, you, icon, side)
    if then_of(icon) and gain > 0:
        gain += 20
    return gain


def gain_by_word(game: KeepTheHeroesOut, you: Seat, icon: i64, side: vec[i64]) -> i64:
    """What an icon could do without its momentum, out of the notes if it was found out before."""
    word = word_of(icon)
    place = word
    if word == MOVES:
        strikes = count_icons(side, STRIKES)
        shots = count_icons(side, SHOOTS)
        if strikes >= MOST_STRIKES or shots >= MOST_STRIKES:
            return best_in_rooms(game, you, icon, side)
        place = 16 + strikes * MOST_STRIKES + shots
    elif word == DRAWS or word == CALLS:
        return CARD if len(game.players[you].deck) > 0 else 0
    elif word == AMBUSHES:
        return best_guard(game, you, detail_of(icon), monsters_of(icon))
    elif word == DEFENDS:
        return 0
    elif word == SUMMONS or word == SPENDS or word == SWARMS:  # their numbers and details matter
        return best_in_rooms(game, you, icon, side)
    if not has(game.outlook.noted, place):
        game.outlook.notes[place] = best_in_rooms(game, you, icon, side)
        game.outlook.noted |= only(place)
    return game.outlook.notes[place]


def best_in_rooms(game: KeepTheHeroesOut, you: Seat, icon: i64, side: vec[i64]) -> i64:
    """The best that an icon could do in any room with own monsters."""
    best: i64 = 0
    for room in range(ROOM_COUNT):
        if game.monsters(you, room):
            gain = gain_in_room(game, you, room, icon, side)
            if gain > best:
                best = gain
    return best


def gain_in_room(game: KeepTheHeroesOut, you: Seat, room: i64, icon: i64, side: vec[i64]) -> i64:
    """What an icon could do in a room."""
    word = word_of(icon)
    if word == MOVES:
        return best_move(game, you, room, side)
    if word == STRIKES:
        return strike_gain(game, room)
    if word == SHOOTS:
        return shot_gain(game, room)
    if word == ACTIVATES:
        return best_activation(game, you, room)
    if word == SUMMONS:
        if game.players[you].lair > 0:
            return guard_gain(game, room, monsters_of(icon) * game.clan(you).health)
    elif word == TRAPS:
        if game.can_trap(room):
            return trap_gain(game, room)
    elif word == OPENS:
        if game.can_open(room):
            return portal_gain(game, room)
    elif word == GENERATES:
        return 18
    elif word == SPENDS:
        if game.token(room, detail_of(icon)) > 0 and game.players[you].lair > 0:
            return guard_gain(game, room, 3)
    elif word == SWARMS:
        return swarm_gain(game, you, room, detail_of(icon), side)
    return 0


def swarm_gain(game: KeepTheHeroesOut, you: Seat, room: i64, word: i64, side: vec[i64]) -> i64:
    """What a swarm from a room could do."""
    count = game.count(you, room)
    if word == STRIKES:
        return brawl(game, room, count)
    if word == SHOOTS:
        return shot_gain(game, room) * min(count, 2)
    best = best_move(game, you, room, side)
    if count > 1:
        return best * 3 // 2
    return best


def best_guard(game: KeepTheHeroesOut, you: Seat, type: i64, monsters: i64) -> i64:
    """The best room for an ambush."""
    if game.players[you].lair == 0:
        return 0
    best: i64 = 0
    for room in range(ROOM_COUNT):
        if game.is_in(room) and game.box.is_of_type(room, type):
            gain = guard_gain(game, room, game.clan(you).health)
            if gain > best:
                best = gain
    if monsters > 1:
        best += best // 2
    return best


# ---------------------------------------------------------------- rooms and clans


def best_activation(game: KeepTheHeroesOut, you: Seat, room: i64) -> i64:
    """The best use of an Activate in a room."""
    gain: i64 = 0
    if not game.is_idle(room):
        tile = game.box.rooms[room]
        if tile.price != NO_TOKEN:
            if game.token(room, tile.price) > 0 and is_wanted(game, tile.price):
                gain = BUY
        elif room == SITE:
            gain = BUILDING if can_build(game) and wants_rooms(game) else 0
        elif room != CELLS and (tile.makes == NO_TOKEN or game.reserve(tile.makes) > 0):
            gain = room_gain(game, room)
    if can_do(game, room) and deed_gain(game, room) > gain:
        gain = deed_gain(game, room)
    if game.token(room, PORTAL) == UNFINISHED and portal_gain(game, room) > gain:
        gain = portal_gain(game, room)
    ability = ability_gain(game, you, room)
    return ability if ability > gain else gain


def room_gain(game: KeepTheHeroesOut, room: i64) -> i64:
    """What the use of a room is worth."""
    makes = game.box.rooms[room].makes
    if makes == TRAP:
        return trap_gain(game, room) + 8 + wants_powder(game)
    if makes != NO_TOKEN:
        lying: i64 = 0
        for other in range(ROOM_COUNT):
            lying += game.token(other, makes)
        if is_wanted(game, makes):
            extra = errand_value(game, makes, game.outlook.goals[makes])
            return 26 + extra - (9 if extra == 0 else 12) * lying
        return 3
    if room == LABORATORY:
        return laboratory_gain(game)
    return BUILDING if wants_rooms(game) else -10


def laboratory_gain(game: KeepTheHeroesOut) -> i64:
    """A tactic card, if one is shown, against what a Mage would set free."""
    for card in game.display:
        if game.box.kind_of[card].sort == TACTIC:
            return min(BUY - 70, gamble_gain(game) - CARD)
    return -30


def portal_gain(game: KeepTheHeroesOut, room: i64) -> i64:
    """A portal is worth something from the second on, more on the far side of the dungeon."""
    others: i64 = 0
    for other in range(ROOM_COUNT):
        if game.token(other, PORTAL) == COMPLETED:
            others += 1
    if others >= 4:
        return 2
    if others == 0:
        return 22
    return 16 + 8 * game.distance[room]


def ability_gain(game: KeepTheHeroesOut, you: Seat, room: i64) -> i64:
    """What the clan's ability could do in a room."""
    clan = game.players[you].clan
    if clan == SLIME:
        return CARD if len(game.players[you].deck) > 0 else 0
    if clan == DRAGON:
        if game.is_wounded(you):
            return power_gain(game, you)
        return 0
    if clan == GNOLL:
        return strike_gain(game, room)
    if clan == LIZARDFOLK:
        return shot_gain(game, room)
    if clan == RATKIN:
        if game.players[you].lair > 0:
            return guard_gain(game, room, 1)
        return 0
    if clan == SKELETON:
        return 15
    if clan == IMP or clan == POLTERGEIST:
        return best_move(game, you, room, game.box.kinds[0].second)
    if game.can_open(room):
        return portal_gain(game, room)
    return 0


def power_gain(game: KeepTheHeroesOut, you: Seat) -> i64:
    """The Dragon heals when it is badly hurt; the Slime draws."""
    if game.players[you].clan == SLIME:
        return CARD
    worst: i64 = 0
    for room in range(ROOM_COUNT):
        pieces = higher(game.monsters(you, room))
        while pieces:
            worst += 1
            pieces = higher(pieces)
    return 25 * worst * worst + 10
