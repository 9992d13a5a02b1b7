"""What is in danger, and what guards, attacks and traps are worth against it.

All values are in hundredths of a treasure that nobody misses much.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.native import i64, vec
from ..cards import CELLS, FOE, HERO_COUNT, MAGE, NO_TOKEN, ROOM_COUNT, RUNNER, SPECIAL, TRAP, VAULT
from ..packing import (
    everybody,
    has,
    headcount,
    higher,
    lowest,
    only,
    tally,
    tally_of_class,
    tally_of_type,
    total,
)
from ..scenario import CAPTIVE
from .duties import HEART, at_large, is_heart, missing_prisoners, owes_foe, scarcity, wants_prisoners, wants_traps

if TYPE_CHECKING:
    from ..game import KeepTheHeroesOut

NEVER: Final = -1_000_000
MOST_GUARDS: Final = 15
GUARD: Final = vec[i64]([0, 100, 145, 167, 179, 185, 188, 189] + [190] * 8)  # what so many prevent, of 100 by the first
CARD: Final = 55  # to draw one
TALLIES: Final = vec[i64]([tally(type, hero) for hero in range(HERO_COUNT) for type in range(1, SPECIAL)])


# ---------------------------------------------------------------- what threatens


def forecast(game: KeepTheHeroesOut) -> None:
    """Note what the coming assault may bring: the order of the deck is hidden, what is in it is not."""
    if game.outlook.foreseen:
        return
    seen = game.outlook
    seen.foreseen = True
    coming: i64 = 0
    box = game.box
    for card in game.guild_deck:
        if box.is_hero(card):
            if card < box.first_sign:
                coming += TALLIES[card - box.first_hero]
    seen.mages = tally_of_class(coming, MAGE)
    left: i64 = len(game.guild_deck)
    if left == 0:
        for type in range(SPECIAL):
            seen.hopes[type] = 4
    else:
        size = 100 * game.assault_size()
        seen.hopes[game.box.rooms[VAULT].type] = 0
        for type in range(1, SPECIAL):
            seen.hopes[type] = tally_of_type(coming, type) * size // left
    seen.hopes[SPECIAL] = 4
    seen.siege = besiegers(game)


def besiegers(game: KeepTheHeroesOut) -> i64:
    """How near the heroes at large are to the Vault, those with an open way before them above all."""
    siege: i64 = 0
    for room in range(1, ROOM_COUNT):
        if game.heroes[room] == 0 or room == CELLS or not game.is_in(room):
            continue
        if not game.is_guarded(room):
            heroes = total(everybody(game.heroes[room]))
            open = game.treasure_value(room) == 0
            if game.distance[room] == 1:
                siege += heroes * (60 if open else 20)
            else:
                siege += heroes * (20 if open else 8)
    return siege


def worth(game: KeepTheHeroesOut, room: i64) -> i64:
    """What it costs to lose the treasure of a room."""
    if is_heart(game, room):
        return HEART
    return stake(game, room, game.treasure_value(room))


def stake(game: KeepTheHeroesOut, room: i64, value: i64) -> i64:
    """What a treasure of some value is worth in a room; one near the Vault bars the way to it."""
    near = game.distance[room]
    if value == 0:
        return 40 if near == 1 else 20
    if len(game.scenario.lose) > 1 and is_heart(game, room):
        return HEART
    return 70 + 25 * value + (90 if near == 1 else 30 if near == 2 else 0) + scarcity(game, value)


def danger(game: KeepTheHeroesOut, room: i64) -> i64:
    """What a first guard in a room would prevent, by who waits there, who may come and who would leave."""
    if not game.is_in(room):
        return 0
    return at_large(game, room) + threat(game, room)


def threat(game: KeepTheHeroesOut, room: i64) -> i64:
    """What those who wait in a room or may come there would do."""
    forecast(game)
    waiting = total(everybody(game.heroes[room]))
    if room == VAULT and game.goal == VAULT:
        return 25 + 130 * waiting + game.outlook.siege
    if room == CELLS:
        return 150 + 40 * waiting + game.outlook.siege if game.goal == CELLS else 25 * waiting
    if len(game.scenario.lose) > 1 and game.treasure_value(room) > 0 and is_heart(game, room):
        return 70 + 150 * waiting
    type = game.box.rooms[room].type
    coming = game.outlook.hopes[type]
    value = game.treasure_value(room)
    if value == 0:
        return (20 + coming + 45 * waiting) * (3 if game.distance[room] == 1 else 2) // 3
    missing = value - waiting
    if game.scenario.rebel != NO_TOKEN:
        missing -= game.token(room, game.scenario.rebel)
    if missing <= 1:
        return stake(game, room, value) * (coming + 25 * waiting + 8) // 100
    return stake(game, room, value) * (coming // 2 + 12 * waiting) // (100 * (missing - 1))


def gamble_gain(game: KeepTheHeroesOut) -> i64:
    """Three cards, against what a Mage would set free."""
    left: i64 = len(game.guild_deck)
    if left == 0:
        return NEVER
    forecast(game)
    prisoners = total(game.tired(CELLS))
    free = 300 + 700 * prisoners + 6 * game.outlook.siege
    if not game.is_guarded(VAULT):
        free += 100 * prisoners
        if prisoners + 1 + total(game.tired(VAULT)) >= game.treasure_value(VAULT):
            free += 900
    wanted = 120 - 8 * left if missing_prisoners(game) > 0 and left < 8 else 0
    return CARD * game.scenario.gamble - 25 + wanted - free * game.outlook.mages // left


def trap_gain(game: KeepTheHeroesOut, room: i64) -> i64:
    """What a trap in a room may do; Thieves take it away."""
    if game.token(room, TRAP) >= 2:
        return 4
    forecast(game)
    type = game.box.rooms[room].type
    near: i64 = 15 if game.distance[room] <= 1 else 0
    return 10 + game.outlook.hopes[type] * 60 // 100 + near + wants_traps(game, room)


# ---------------------------------------------------------------- guards


def guards(game: KeepTheHeroesOut, room: i64) -> i64:
    """How much the monsters of a room can take."""
    found: i64 = 0
    for seat in range(game.seats):
        pieces = game.monsters(seat, room)
        if pieces:
            health = game.clan(seat).health
            while pieces:
                found += lowest(pieces) * health
                pieces = higher(pieces)
                health -= 1
    return min(found, MOST_GUARDS)


def watch(game: KeepTheHeroesOut, room: i64) -> None:
    """Note how well a room is guarded, and what a first guard would prevent."""
    if has(game.outlook.watched, room):
        return
    seen = game.outlook
    seen.watched |= only(room)
    seen.guards[room] = guards(game, room)
    seen.dangers[room] = danger(game, room)
    if room == VAULT:
        seen.need = guard_gain(game, VAULT, 1)


def guard_gain(game: KeepTheHeroesOut, room: i64, strength: i64) -> i64:
    """What more guards in a room are worth."""
    watch(game, room)
    had = game.outlook.guards[room]
    now = min(had + strength, MOST_GUARDS)
    return game.outlook.dangers[room] * (GUARD[now] - GUARD[had]) // 100


def guard_loss(game: KeepTheHeroesOut, room: i64, strength: i64) -> i64:
    """What is lost when so much of a room's guard leaves."""
    watch(game, room)
    had = game.outlook.guards[room]
    now = max(had - strength, 0)
    return game.outlook.dangers[room] * (GUARD[had] - GUARD[now]) // 100


# ---------------------------------------------------------------- attacks


def scout(game: KeepTheHeroesOut, room: i64) -> None:
    """Note who can be attacked in a room, and the best that an attack could do."""
    if has(game.outlook.scouted, room):
        return
    seen = game.outlook
    seen.scouted |= only(room)
    targets = game.targets(room)
    seen.crowds[room] = headcount(targets)
    seen.kills[room] = best_kill(game, room, targets)


def best_kill(game: KeepTheHeroesOut, room: i64, targets: i64) -> i64:
    """The best that an attack in a room could do."""
    best: i64 = 0
    hero: i64 = 0
    while targets:
        if lowest(targets):
            gain = kill_gain(game, room, hero)
            if gain > best:
                best = gain
        targets = higher(targets)
        hero += 1
    return best


def kill_gain(game: KeepTheHeroesOut, room: i64, hero: i64) -> i64:
    """What the death of a hero is worth."""
    near = game.distance[room]
    if hero == RUNNER or (hero >= FOE and game.scenario.foes[hero - FOE].manner == CAPTIVE):
        return 60 + at_large(game, room)
    if hero >= FOE:
        return foe_gain(game, room, hero - FOE) + owes_foe(game, hero - FOE)
    if room == CELLS and game.goal != CELLS:
        if wants_prisoners(game):
            return -10
        if hero == MAGE:
            return 24
        return 14 + 6 * total(game.tired(CELLS))
    gain: i64 = 60
    if near <= 1:
        gain += 40
    elif near == 2:
        gain += 20
    value = game.treasure_value(room)
    if value > 0 and value - total(game.tired(room)) <= 1 and not game.is_guarded(room):
        gain += worth(game, room) // 4
    if room == VAULT:
        gain += 120
    return gain


def foe_gain(game: KeepTheHeroesOut, room: i64, foe: i64) -> i64:
    """What 1 damage to a foe is worth: to a captain some of what his death would be, the less he has the more."""
    if foe == game.scenario.captain:
        return 2 * kill_gain(game, room, game.captain_class()) // (1 + game.foe_health[foe])
    return 90 - 12 * game.distance[room]


def strike_gain(game: KeepTheHeroesOut, room: i64) -> i64:
    """The best that an attack in a room could do."""
    scout(game, room)
    return game.outlook.kills[room]


def brawl(game: KeepTheHeroesOut, room: i64, strikes: i64) -> i64:
    """What so many attacks in a room could do."""
    scout(game, room)
    return game.outlook.kills[room] * min(strikes, game.outlook.crowds[room])


def shot_gain(game: KeepTheHeroesOut, room: i64) -> i64:
    """The best that a shot from a room could do."""
    best: i64 = 0
    beside = game.plan.passages[room]
    for other in range(ROOM_COUNT):
        if has(beside, other):
            gain = strike_gain(game, other)
            if gain > best:
                best = gain
    return best


def barrage(game: KeepTheHeroesOut, room: i64, shots: i64) -> i64:
    """What so many shots from a room could do."""
    marks: i64 = 0
    best: i64 = 0
    beside = game.plan.passages[room]
    for other in range(ROOM_COUNT):
        if has(beside, other):
            gain = strike_gain(game, other)
            if gain > best:
                best = gain
            if other != CELLS:
                marks += game.outlook.crowds[other]
    return best * min(shots, marks)
