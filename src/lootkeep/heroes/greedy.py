"""A simple reading of what a player sees: the partner who fills a seat, and plays alone.

It guards the Vault and the treasures that are soonest lost, kills whoever would loot, and buys when that is cheap.
All values are in hundredths of a treasure that nobody misses much.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..table.bits import BIT
from ..table.game import SEAT, STEP, Action, Seat
from ..table.native import i64, vec
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
from .cards import (
    CELLS,
    COIN,
    COMPLETED,
    DRAGON,
    FROG,
    GNOLL,
    GROUP,
    IMP,
    LABORATORY,
    LIZARDFOLK,
    MAGE,
    MAKES,
    NO_TOKEN,
    NOWHERE,
    POLTERGEIST,
    PRICE,
    RAM,
    RATKIN,
    ROOM_COUNT,
    SELLS,
    SITE,
    SKELETON,
    SLIME,
    SPECIAL,
    STUFF,
    TYPE_OF,
    UNFINISHED,
    VAULT,
    is_of_type,
)
from .cards import PORTAL as PORTAL_TOKEN
from .cards import TRAP as TRAP_TOKEN
from .dungeon import total
from .icons import (
    ACTIVATES,
    AMBUSHES,
    CALLS,
    DEFENDS,
    DETAIL,
    DRAWS,
    MOVES,
    NUMBER,
    OPENS,
    SHOOTS,
    SPENDS,
    STRIKES,
    SUMMONS,
    SWARMS,
    THEN,
    TRAPS,
    WORD,
)
from .icons import MAKES as GENERATES
from .outlook import MOST_STRIKES, Outlook
from .tactics import ICONS, SIDE

if TYPE_CHECKING:
    from .game import Heroes

NEVER: Final = -1_000_000
MOST_GUARDS: Final = 15
GUARD: Final = vec[i64]([0, 100, 145, 167, 179, 185, 188, 189] + [190] * 8)  # what so many prevent, of 100 by the first
SHOPS: Final = vec[i64]([room for room in range(ROOM_COUNT) if PRICE[room] != NO_TOKEN])
ALL_FAR: Final[i64] = 0x555555555555  # every room is out of reach
BUY: Final = 150
BUILDING: Final = 220
CARD: Final = 55  # to draw one
HELD: Final = 30  # to keep a card that can defend


def liking(game: Heroes, action: Action) -> i64:
    """How much whoever decides likes an option."""
    you = game.stack[game.depth - 1] >> SEAT & 15
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
        return _power(game, you)
    if action == SPARE:
        return 100
    if action == REFRESH:
        return -1
    return 0


# ---------------------------------------------------------------- what is in danger


def outlook(game: Heroes) -> Outlook:
    """The notes on this very moment, blank at first."""
    seen = game.outlook
    if seen is None:
        seen = Outlook()
        game.outlook = seen
    if not game.pondered:
        game.pondered = True
        seen.forget()
    return seen


def forecast(game: Heroes) -> Outlook:
    """What the coming assault may bring: the order of the deck is hidden, what is in it is not."""
    seen = outlook(game)
    if seen.foreseen:
        return seen
    seen.foreseen = True
    coming: i64 = 0  # a byte for each type of rooms
    mages: i64 = 0
    first = game.box.first_hero
    end = game.box.first_sign
    for card in game.guild_deck:
        if card < end:
            coming += BIT[8 * (card - first & 3)]
            if (card - first) >> 2 == MAGE:
                mages += 1
    seen.mages = mages
    left: i64 = len(game.guild_deck)
    if left == 0:
        for type in range(SPECIAL):
            seen.hopes[type] = 4
    else:
        size = 100 * game.assault_size()
        seen.hopes[TYPE_OF[VAULT]] = 0
        for type in range(1, SPECIAL):
            seen.hopes[type] = (coming & 255) * size // left
            coming >>= 8
    seen.hopes[SPECIAL] = 4
    seen.siege = besiegers(game)
    return seen


def watch(game: Heroes) -> Outlook:
    """Who guards the rooms."""
    seen = outlook(game)
    if not seen.watched:
        seen.watched = True
        for room in range(ROOM_COUNT):
            seen.guards[room] = 0
        troops = game.troops
        for seat in range(game.seats):
            start = seat * ROOM_COUNT
            for room in range(ROOM_COUNT):
                pieces = troops[start + room]
                if pieces:
                    seen.guards[room] = min(seen.guards[room] + stamina(game, seat, pieces), MOST_GUARDS)
        seen.need = guard_gain(game, VAULT, 1)
    return seen


def market(game: Heroes) -> Outlook:
    """Which resources buy something that is shown, and where; coins build, as long as there are plans."""
    seen = outlook(game)
    if seen.priced:
        return seen
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
    if game.is_in(SITE):
        seen.wanted |= BIT[COIN]
        if len(game.plans) > 0 and len(game.chest) > 0:
            seen.goals[COIN] = SITE
    return seen


def arms(game: Heroes) -> Outlook:
    """How many attacks are left on the card being played."""
    seen = outlook(game)
    if not seen.armed:
        seen.armed = True
        seen.strikes = 0
        seen.shots = 0
        pending = game.stack[game.depth - 1]
        if pending >> STEP == ICONS.number:
            side = game.box.kind_of[pending & 255].side((pending >> 8 & 4095) >> SIDE)
            left = pending >> 8 & 255
            for icon in side:
                if left & 1:
                    if icon & WORD == STRIKES:
                        seen.strikes += 1
                    elif icon & WORD == SHOOTS:
                        seen.shots += 1
                left >>= 1
    return seen


def scout(game: Heroes, room: i64) -> Outlook:
    """Who can be attacked in a room."""
    seen = outlook(game)
    if seen.scouted >> room & 1 == 0:
        seen.scouted |= BIT[room]
        targets = game.targets(room)
        seen.crowds[room] = total(targets)
        seen.kills[room] = best_kill(game, room, targets)
    return seen


def worth(game: Heroes, room: i64) -> i64:
    """What it costs to lose the treasure of a room; one near the Vault bars the way to it."""
    if room == VAULT:
        return 900
    value = game.treasure_value(room)
    if value == 0:
        return 40 if game.distance[room] == 1 else 20
    return 70 + 25 * value + (90 if game.distance[room] == 1 else 30 if game.distance[room] == 2 else 0)


def danger(game: Heroes, room: i64) -> i64:
    """What a first guard in a room would prevent, by who waits there and who may come."""
    if not game.is_in(room):
        return 0
    waiting = total(game.targets(room) & GROUP)
    if room == VAULT:
        return 25 + 130 * waiting + forecast(game).siege
    if room == CELLS:
        return 25 * waiting
    coming = forecast(game).hopes[TYPE_OF[room]]
    value = game.treasure_value(room)
    if value == 0:
        return (20 + coming + 45 * waiting) * (3 if game.distance[room] == 1 else 2) // 3
    missing = value - waiting
    if missing <= 1:
        return worth(game, room) * (coming + 25 * waiting + 8) // 100
    return worth(game, room) * (coming // 2 + 12 * waiting) // (100 * (missing - 1))


def besiegers(game: Heroes) -> i64:
    """How near the heroes at large are to the Vault, those with an open way before them above all."""
    siege: i64 = 0
    for room in range(1, ROOM_COUNT):
        if game.heroes[room] == 0 or room == CELLS or not game.is_in(room):
            continue
        if not game.is_guarded(room):
            heroes = total(game.targets(room) & GROUP)
            open = game.treasure_value(room) == 0
            if game.distance[room] == 1:
                siege += heroes * (60 if open else 20)
            else:
                siege += heroes * (20 if open else 8)
    return siege


def guards(game: Heroes, room: i64) -> i64:
    """How much the monsters of a room can take."""
    found: i64 = 0
    for seat in range(game.seats):
        pieces = game.monsters(seat, room)
        if pieces:
            found += stamina(game, seat, pieces)
    return min(found, MOST_GUARDS)


def stamina(game: Heroes, seat: Seat, pieces: i64) -> i64:
    """How much these monsters of a player can take."""
    health = game.clan(seat).health
    found: i64 = 0
    while pieces:
        found += (pieces & 15) * health
        pieces >>= 4
        health -= 1
    return found


def guard_gain(game: Heroes, room: i64, strength: i64) -> i64:
    """What more guards in a room are worth."""
    had = watch(game).guards[room]
    return danger_in(game, room) * (GUARD[min(had + strength, MOST_GUARDS)] - GUARD[had]) // 100


def guard_loss(game: Heroes, room: i64, strength: i64) -> i64:
    """What is lost when so much of a room's guard leaves."""
    had = watch(game).guards[room]
    return danger_in(game, room) * (GUARD[had] - GUARD[max(had - strength, 0)]) // 100


def danger_in(game: Heroes, room: i64) -> i64:
    """The danger of a room, out of the notes if it was found out before."""
    seen = outlook(game)
    if seen.feared >> room & 1 == 0:
        seen.feared |= BIT[room]
        seen.dangers[room] = danger(game, room)
    return seen.dangers[room]


def kill_gain(game: Heroes, room: i64, hero: i64) -> i64:
    """What the death of a hero is worth."""
    near = game.distance[room]
    if hero == RAM:
        return 90 - 12 * near
    if room == CELLS:
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


def best_kill(game: Heroes, room: i64, targets: i64) -> i64:
    """The best that an attack in a room could do."""
    best: i64 = 0
    hero: i64 = 0
    while targets:
        if targets & 15:
            gain = kill_gain(game, room, hero)
            if gain > best:
                best = gain
        targets >>= 4
        hero += 1
    return best


def trap_gain(game: Heroes, room: i64) -> i64:
    """What a trap in a room may do; Thieves take it away."""
    if game.token(room, TRAP_TOKEN) >= 2:
        return 4
    return 10 + forecast(game).hopes[TYPE_OF[room]] * 60 // 100 + (15 if game.distance[room] <= 1 else 0)


def gamble_gain(game: Heroes) -> i64:
    """Three cards, against what a Mage would set free."""
    left: i64 = len(game.guild_deck)
    if left == 0:
        return NEVER
    seen = forecast(game)
    prisoners = total(game.tired(CELLS))
    free = 300 + 700 * prisoners + 6 * seen.siege
    if not game.is_guarded(VAULT):
        free += 100 * prisoners
        if prisoners + 1 + total(game.tired(VAULT)) >= game.treasure_value(VAULT):
            free += 900
    return CARD * game.scenario.gamble - 25 - free * seen.mages // left


# ---------------------------------------------------------------- moving and carrying


def move_gain(game: Heroes, you: Seat, way: i64) -> i64:
    """What a monster's move is worth."""
    room = way // 60
    door = way % 12
    strength = game.clan(you).health - way // 12 % 5
    seen = arms(game)
    return (
        stay_gain(game, door, guard_gain(game, door, strength), seen.strikes, seen.shots)
        - stay_gain(game, room, guard_loss(game, room, strength), seen.strikes, seen.shots)
        + cargo_gain(game, room, door)
        + summons(game, room, door)
    )


def stay_gain(game: Heroes, room: i64, guard: i64, strikes: i64, shots: i64) -> i64:
    """What it is worth to be in a room, besides its guard: who can be attacked there, and what there is to do."""
    gain = guard + errand(game, room)
    if strikes > 0:
        gain += brawl(game, room, strikes)
    if shots > 0:
        gain += barrage(game, room, shots)
    return gain


def summons(game: Heroes, room: i64, door: i64) -> i64:
    """How the Vault calls its guards from afar, the louder the nearer they are."""
    if room == VAULT or door == VAULT:
        return 0  # who is there, or comes in, counts as a guard
    need = watch(game).need
    return (need >> game.distance[door]) - (need >> game.distance[room])


def reach(game: Heroes, room: i64) -> i64:
    """The best that a shot from a room could do."""
    best: i64 = 0
    beside = game.plan.passages[room]
    for other in range(ROOM_COUNT):
        if beside >> other & 1:
            kill = scout(game, other).kills[other]
            if kill > best:
                best = kill
    return best


def brawl(game: Heroes, room: i64, strikes: i64) -> i64:
    """What so many attacks in a room could do."""
    seen = scout(game, room)
    return seen.kills[room] * min(strikes, seen.crowds[room])


def barrage(game: Heroes, room: i64, shots: i64) -> i64:
    """What so many shots from a room could do."""
    there: i64 = 0
    beside = game.plan.passages[room]
    for other in range(ROOM_COUNT):
        if beside >> other & 1 and other != CELLS:
            there += scout(game, other).crowds[other]
    if there == 0:
        return 0
    return reach(game, room) * min(shots, there)


def errand(game: Heroes, room: i64) -> i64:
    """A little for being where something waits to be bought or built."""
    if room == SITE:
        return 60 if game.token(SITE, COIN) > 0 and market(game).goals[COIN] == SITE else 0
    token = PRICE[room]
    if token != NO_TOKEN and game.token(room, token) > 0 and is_wanted(game, token):
        return 20
    return 0


def is_wanted(game: Heroes, token: i64) -> bool:
    """Whether a resource buys something that is shown."""
    return market(game).wanted >> token & 1 == 1


def steps_to_goal(game: Heroes, room: i64, token: i64) -> i64:
    """How many moves lead from a room to where a resource is of use, up to three; more are five."""
    seen = market(game)
    if seen.paths[token] == 0:
        seen.paths[token] = paths_to(game, seen.goals[token])
    return seen.paths[token] >> 4 * room & 15


def paths_to(game: Heroes, goal: i64) -> i64:
    """How many moves lead from each room to one, a nibble each."""
    paths = ALL_FAR
    here: i64 = 0
    there = BIT[goal]
    for far in range(4):
        fresh = there & ~here
        here = there
        for room in range(ROOM_COUNT):
            if fresh >> room & 1:
                paths -= (5 - far) << 4 * room
                there |= game.exits(room)
    return paths


def cargo_gain(game: Heroes, room: i64, door: i64) -> i64:
    """What can be brought nearer to where it buys something."""
    goods = game.goods[room] & STUFF
    if goods == 0:
        return 0
    seen = market(game)
    best: i64 = 0
    for token in range(4):
        if goods >> 4 * token & 15 and seen.wanted >> token & 1:
            goal = seen.goals[token]
            if goal == NOWHERE:
                continue
            nearer = steps_to_goal(game, room, token) - steps_to_goal(game, door, token)
            value: i64 = 45 if goal == SITE else 14
            if nearer > 0 and nearer * value > best:
                best = nearer * value + (12 if door == goal else 0)
    return best


# ---------------------------------------------------------------- what is done in rooms


def _by_room(game: Heroes, you: Seat, action: Action) -> i64:
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


def portal_gain(game: Heroes, room: i64) -> i64:
    """A portal is worth something from the second on, more on the far side of the dungeon."""
    others: i64 = 0
    for other in range(ROOM_COUNT):
        if game.token(other, PORTAL_TOKEN) == COMPLETED:
            others += 1
    if others >= 4:
        return 2
    if others == 0:
        return 22
    return 16 + 8 * game.distance[room]


def room_gain(game: Heroes, room: i64) -> i64:
    """What the use of a room is worth."""
    makes = MAKES[room]
    if makes == TRAP_TOKEN:
        return trap_gain(game, room) + 8
    if makes != NO_TOKEN:
        lying: i64 = 0
        for other in range(ROOM_COUNT):
            lying += game.token(other, makes)
        if is_wanted(game, makes):
            return 26 - 9 * lying
        return 3
    return BUY - 70 if room == LABORATORY else BUILDING


def _ability(game: Heroes, you: Seat, room: i64) -> i64:
    """What a clan can do in a room."""
    clan = game.players[you].clan
    if clan == RATKIN:
        return guard_gain(game, room, 1)
    if clan == SKELETON:
        return 18 if game.token(room, MAKES[5]) == 0 else 5
    return portal_gain(game, room) - 4


def _power(game: Heroes, you: Seat) -> i64:
    """The Dragon heals when it is badly hurt; the Slime draws."""
    if game.players[you].clan == SLIME:
        return CARD
    worst: i64 = 0
    for room in range(ROOM_COUNT):
        pieces = game.monsters(you, room) >> 4
        while pieces:
            worst += 1
            pieces >>= 4
    return 25 * worst * worst + 10


def _swarm(game: Heroes, you: Seat, room: i64) -> i64:
    """All monsters of a room at once: attack if there is anybody, or spread out."""
    count = game.count(you, room)
    word = icons_swarm(game)
    if word == STRIKES and scout(game, room).crowds[room] > 0:
        return brawl(game, room, count)
    if word == SHOOTS:
        return reach(game, room) * min(count, 3)
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


def icons_swarm(game: Heroes) -> i64:
    """What the card being played lets a swarm do."""
    pending = game.stack[game.depth - 1]
    if pending >> STEP == ICONS.number:
        side = game.box.kind_of[pending & 255].side((pending >> 8 & 4095) >> SIDE)
        for icon in side:
            if icon & WORD == SWARMS:
                return icon >> DETAIL & 15
    return MOVES


def _carried(game: Heroes, token: i64) -> i64:
    """Whether a token comes nearer to where it is of use."""
    n = game.stack[game.depth - 1] >> 8 & 4095
    room = n & 15
    door = n >> 4
    if token == TRAP_TOKEN:
        return trap_gain(game, door) - trap_gain(game, room) - 5
    if not is_wanted(game, token):
        return -2
    goal = market(game).goals[token]
    if goal == NOWHERE:
        return -2
    value: i64 = 45 if goal == SITE else 14
    return value * (steps_to_goal(game, room, token) - steps_to_goal(game, door, token))


def _room(game: Heroes, you: Seat, room: i64) -> i64:
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


def _in_room(game: Heroes, you: Seat, action: Action) -> i64:
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
    token = (action - GENERATE) & 3
    room = (action - GENERATE) >> 2
    if not is_wanted(game, token):
        return 1
    if market(game).goals[token] == NOWHERE:
        return 10
    return 34 - 7 * steps_to_goal(game, room, token)


def _loss(game: Heroes, victim: i64) -> i64:
    """What it costs that a monster is hit."""
    room = victim // 20
    seat = victim // 5 % 4
    left = game.clan(seat).health - victim % 5
    return guard_loss(game, room, 1) + (40 if left == 1 else 0)


def _place(game: Heroes, place: i64) -> i64:
    """A new room lies best far from the Vault."""
    cell = place >> 2
    vault = game.plan.cells[VAULT]
    across = cell % 16 - vault % 16
    along = cell // 16 - vault // 16
    return (across if across > 0 else -across) + (along if along > 0 else -along)


# ---------------------------------------------------------------- cards


def _card(game: Heroes, you: Seat, action: Action) -> i64:
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


def card_gain(game: Heroes, you: Seat, kind: i64) -> i64:
    """What a card in hand could do now."""
    design = game.box.kinds[kind]
    first = side_gain(game, you, design.first)
    second = side_gain(game, you, design.second)
    best = first if first > second else second
    if design.shields > 0 and best <= HELD:
        return HELD
    return best


def quality(game: Heroes, kind: i64) -> i64:
    """How good a card is to have."""
    design = game.box.kinds[kind]
    return 4 * max(len(design.first), len(design.second))


def side_gain(game: Heroes, you: Seat, side: vec[i64]) -> i64:
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


def icon_gain(game: Heroes, you: Seat, icon: i64, side: vec[i64]) -> i64:
    """The best that one icon could do now."""
    gain = gain_by_word(game, you, icon, side)
    if icon >> THEN and gain > 0:
        gain += 20
    return gain


def gain_by_word(game: Heroes, you: Seat, icon: i64, side: vec[i64]) -> i64:
    """What an icon could do without its momentum, out of the notes if it was found out before."""
    word = icon & WORD
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
        return best_guard(game, you, icon >> DETAIL & 15, icon >> NUMBER & 15)
    elif word == DEFENDS:
        return 0
    elif word == SUMMONS or word == SPENDS or word == SWARMS:  # their numbers and details matter
        return best_in_rooms(game, you, icon, side)
    seen = outlook(game)
    if seen.noted >> place & 1 == 0:
        seen.notes[place] = best_in_rooms(game, you, icon, side)
        seen.noted |= BIT[place]
    return seen.notes[place]


def best_in_rooms(game: Heroes, you: Seat, icon: i64, side: vec[i64]) -> i64:
    """The best that an icon could do in any room with own monsters."""
    best: i64 = 0
    for room in range(ROOM_COUNT):
        if game.monsters(you, room):
            gain = gain_in_room(game, you, room, icon, side)
            if gain > best:
                best = gain
    return best


def gain_in_room(game: Heroes, you: Seat, room: i64, icon: i64, side: vec[i64]) -> i64:
    """What an icon could do in a room."""
    word = icon & WORD
    if word == MOVES:
        return best_move(game, you, room, side)
    if word == STRIKES:
        return scout(game, room).kills[room]
    if word == SHOOTS:
        return reach(game, room)
    if word == ACTIVATES:
        return best_activation(game, you, room)
    if word == SUMMONS:
        if game.players[you].lair > 0:
            return guard_gain(game, room, (icon >> NUMBER & 15) * game.clan(you).health)
    elif word == TRAPS:
        if game.can_trap(room):
            return trap_gain(game, room)
    elif word == OPENS:
        if game.can_open(room):
            return portal_gain(game, room)
    elif word == GENERATES:
        return 18
    elif word == SPENDS:
        if game.token(room, icon >> DETAIL & 15) > 0 and game.players[you].lair > 0:
            return guard_gain(game, room, 3)
    elif word == SWARMS:
        return swarm_gain(game, you, room, icon >> DETAIL & 15, side)
    return 0


def swarm_gain(game: Heroes, you: Seat, room: i64, word: i64, side: vec[i64]) -> i64:
    """What a swarm from a room could do."""
    count = game.count(you, room)
    if word == STRIKES:
        return brawl(game, room, count)
    if word == SHOOTS:
        return reach(game, room) * min(count, 2)
    best = best_move(game, you, room, side)
    if count > 1:
        return best * 3 // 2
    return best


def best_guard(game: Heroes, you: Seat, type: i64, monsters: i64) -> i64:
    """The best room for an ambush."""
    if game.players[you].lair == 0:
        return 0
    best: i64 = 0
    for room in range(ROOM_COUNT):
        if game.is_in(room) and is_of_type(room, type):
            gain = guard_gain(game, room, game.clan(you).health)
            if gain > best:
                best = gain
    if monsters > 1:
        best += best // 2
    return best


def best_move(game: Heroes, you: Seat, room: i64, side: vec[i64]) -> i64:
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


def best_activation(game: Heroes, you: Seat, room: i64) -> i64:
    """The best use of an Activate in a room."""
    gain: i64 = 0
    if not game.is_flooded(room):
        if PRICE[room] != NO_TOKEN:
            if game.token(room, PRICE[room]) > 0 and is_wanted(game, PRICE[room]):
                gain = BUY
        elif room == SITE:
            gain = BUILDING if game.can_build() else 0
        elif room != CELLS and (MAKES[room] == NO_TOKEN or game.reserve(MAKES[room]) > 0):
            gain = room_gain(game, room)
    elif game.token(room, FROG) > 0:
        gain = 45
    if game.token(room, PORTAL_TOKEN) == UNFINISHED and portal_gain(game, room) > gain:
        gain = portal_gain(game, room)
    ability = ability_gain(game, you, room)
    return ability if ability > gain else gain


def ability_gain(game: Heroes, you: Seat, room: i64) -> i64:
    """What the clan's ability could do in a room."""
    clan = game.players[you].clan
    if clan == SLIME:
        return CARD if len(game.players[you].deck) > 0 else 0
    if clan == DRAGON:
        if game.is_wounded(you):
            return _power(game, you)
        return 0
    if clan == GNOLL:
        return scout(game, room).kills[room]
    if clan == LIZARDFOLK:
        return reach(game, room)
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
