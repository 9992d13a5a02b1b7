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
    PASS,
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
from .tactics import ICONS, SIDE

if TYPE_CHECKING:
    from .game import Heroes

NEVER: Final = -1_000_000
GUARD: Final = vec[i64]([100, 45, 22, 12, 6, 3, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0])  # of a first, second, ... monster
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
    return _stop(game) if action == PASS else 0


# ---------------------------------------------------------------- what is in danger


def hope(game: Heroes, room: i64) -> i64:
    """How many heroes the coming assault brings to a room, in hundredths."""
    type = TYPE_OF[room]
    left: i64 = len(game.guild_deck)
    if type == SPECIAL or left == 0:
        return 4
    coming: i64 = 0
    for card in game.guild_deck:  # its order is hidden, what is in it is not
        if card < game.box.first_sign and (card - game.box.first_hero & 3) + 1 == type:
            coming += 1
    return 100 * coming * game.assault_size() // left


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
    waiting = total(game.targets(room) & 0xFFFF)
    value = game.treasure_value(room)
    coming = hope(game, room)
    if room == VAULT:
        return 25 + 130 * waiting + besiegers(game)
    if room == CELLS:
        return 25 * waiting
    missing = value - waiting
    if value == 0:
        return (20 + coming + 45 * waiting) * (3 if game.distance[room] == 1 else 2) // 3
    if missing <= 1:
        return worth(game, room) * (coming + 25 * waiting + 8) // 100
    return worth(game, room) * (coming // 2 + 12 * waiting) // (100 * (missing - 1))


def besiegers(game: Heroes) -> i64:
    """How near the heroes at large are to the Vault, those with an open way before them above all."""
    siege: i64 = 0
    for room in range(1, ROOM_COUNT):
        if room == CELLS or not game.is_in(room):
            continue
        heroes = total(game.targets(room) & 0xFFFF)
        if heroes > 0 and not game.is_guarded(room):
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
            health = game.clan(seat).health
            while pieces:
                found += (pieces & 15) * health
                pieces >>= 4
                health -= 1
    return found if found < 15 else 15


def guard_gain(game: Heroes, room: i64, strength: i64) -> i64:
    """What more guards in a room are worth."""
    had = guards(game, room)
    gain: i64 = 0
    for more in range(strength):
        if had + more < 15:
            gain += GUARD[had + more]
    return danger(game, room) * gain // 100


def guard_loss(game: Heroes, room: i64, strength: i64) -> i64:
    """What is lost when so much of a room's guard leaves."""
    had = guards(game, room)
    loss: i64 = 0
    for less in range(strength):
        if had - 1 - less >= 0:
            loss += GUARD[had - 1 - less]
    return danger(game, room) * loss // 100


def kill_gain(game: Heroes, room: i64, hero: i64) -> i64:
    """What the death of a hero is worth."""
    if hero == RAM:
        return 90 - 12 * game.distance[room]
    if room == CELLS:
        return 14 + 6 * total(game.tired(CELLS)) if hero != MAGE else 24
    near = game.distance[room]
    gain = 60 + (40 if near <= 1 else 20 if near == 2 else 0)
    value = game.treasure_value(room)
    if value > 0 and value - total(game.tired(room)) <= 1 and not game.is_guarded(room):
        gain += worth(game, room) // 4
    if room == VAULT:
        gain += 120
    return gain


def best_kill(game: Heroes, room: i64) -> i64:
    """The best that an attack in a room could do."""
    targets = game.targets(room)
    best: i64 = 0
    for hero in range(5):
        if targets >> 4 * hero & 15:
            gain = kill_gain(game, room, hero)
            if gain > best:
                best = gain
    return best


def trap_gain(game: Heroes, room: i64) -> i64:
    """What a trap in a room may do; Thieves take it away."""
    if game.token(room, TRAP_TOKEN) >= 2:
        return 4
    return 10 + hope(game, room) * 60 // 100 + (15 if game.distance[room] <= 1 else 0)


def gamble_gain(game: Heroes) -> i64:
    """Three cards, against what a Mage would set free."""
    left: i64 = len(game.guild_deck)
    if left == 0:
        return NEVER
    mages: i64 = 0
    for card in game.guild_deck:
        if card < game.box.first_sign and (card - game.box.first_hero) >> 2 == MAGE:
            mages += 1
    prisoners = total(game.tired(CELLS))
    free = 300 + 700 * prisoners + 6 * besiegers(game)
    if not game.is_guarded(VAULT):
        free += 100 * prisoners
        if prisoners + 1 + total(game.tired(VAULT)) >= game.treasure_value(VAULT):
            free += 900
    return CARD * game.scenario.gamble - 25 - free * mages // left


# ---------------------------------------------------------------- moving and carrying


def move_gain(game: Heroes, you: Seat, way: i64) -> i64:
    """What a monster's move is worth: the guard it gives and takes, whom it can strike there, what it brings."""
    room = way // 60
    wounds = way // 12 % 5
    door = way % 12
    strength = game.clan(you).health - wounds
    gain = guard_gain(game, door, strength) - guard_loss(game, room, strength)
    strikes = icons_left(game, you, STRIKES)
    if strikes > 0:
        gain += brawl(game, door, strikes) - brawl(game, room, strikes)
    shots = icons_left(game, you, SHOOTS)
    if shots > 0:
        gain += barrage(game, door, shots) - barrage(game, room, shots)
    return gain + cargo_gain(game, room, door) + errand(game, you, room, door) + summons(game, room, door)


def summons(game: Heroes, room: i64, door: i64) -> i64:
    """How the Vault calls its guards from afar, the louder the nearer they are."""
    if room == VAULT or door == VAULT:
        return 0  # who is there, or comes in, counts as a guard
    need = danger(game, VAULT) * GUARD[guards(game, VAULT)] // 100
    return (need >> game.distance[door]) - (need >> game.distance[room])


def reach(game: Heroes, room: i64) -> i64:
    """The best that a shot from a room could do."""
    best: i64 = 0
    beside = game.plan.passages[room]
    for other in range(ROOM_COUNT):
        if beside >> other & 1:
            gain = best_kill(game, other)
            if gain > best:
                best = gain
    return best


def brawl(game: Heroes, room: i64, strikes: i64) -> i64:
    """What so many attacks in a room could do."""
    return best_kill(game, room) * min(strikes, total(game.targets(room)))


def barrage(game: Heroes, room: i64, shots: i64) -> i64:
    """What so many shots from a room could do."""
    there: i64 = 0
    beside = game.plan.passages[room]
    for other in range(ROOM_COUNT):
        if beside >> other & 1 and other != CELLS:
            there += total(game.targets(other))
    return reach(game, room) * min(shots, there)


def icons_left(game: Heroes, you: Seat, word: i64) -> i64:
    """How many icons with this word are left on the card being played."""
    pending = game.stack[game.depth - 1]
    if pending >> STEP != ICONS.number:
        return 0
    side = game.box.kind_of[pending & 255].side((pending >> 8 & 4095) >> SIDE)
    left = pending >> 8 & 255
    found: i64 = 0
    for i in range(len(side)):
        if left >> i & 1 and side[i] & WORD == word:
            found += 1
    return found


def is_wanted(game: Heroes, token: i64) -> bool:
    """Whether a resource buys something that is shown."""
    for room in range(ROOM_COUNT):
        if PRICE[room] == token and game.is_in(room):
            for card in game.display:
                if game.box.kind_of[card].sort == SELLS[room]:
                    return True
    return token == COIN and game.is_in(SITE)


def goal_of(game: Heroes, token: i64) -> i64:
    """The room where a resource buys something; coins build, as long as there are plans."""
    if token == COIN and is_building(game):
        return SITE
    for room in range(ROOM_COUNT):
        if PRICE[room] == token and game.is_in(room):
            return room
    return NOWHERE


def is_building(game: Heroes) -> bool:
    """Whether the Construction Site still has something to build."""
    return game.is_in(SITE) and len(game.plans) > 0 and len(game.chest) > 0


def steps_between(game: Heroes, room: i64, goal: i64) -> i64:
    """How many moves lead from one room to another, up to four."""
    here = BIT[room]
    far: i64 = 0
    while far < 4:
        if here >> goal & 1:
            return far
        there = here
        for other in range(ROOM_COUNT):
            if here >> other & 1:
                there |= game.exits(other)
        here = there
        far += 1
    return 5


def cargo_gain(game: Heroes, room: i64, door: i64) -> i64:
    """What can be brought nearer to where it buys something."""
    best: i64 = 0
    for token in range(4):
        if game.token(room, token) > 0 and is_wanted(game, token):
            goal = goal_of(game, token)
            if goal == NOWHERE:
                continue
            nearer = steps_between(game, room, goal) - steps_between(game, door, goal)
            value: i64 = 45 if goal == SITE else 14
            if nearer > 0 and nearer * value > best:
                best = nearer * value + (12 if door == goal else 0)
    return best


def errand(game: Heroes, you: Seat, room: i64, door: i64) -> i64:
    """A little for being where something waits to be bought, carried or made."""
    gain: i64 = 0
    if is_building(game) and game.token(SITE, COIN) > 0:
        gain += 60 if door == SITE else -60 if room == SITE else 0
    if PRICE[door] != NO_TOKEN and game.token(door, PRICE[door]) > 0 and is_wanted(game, PRICE[door]):
        gain += 20
    if PRICE[room] != NO_TOKEN and game.token(room, PRICE[room]) > 0 and is_wanted(game, PRICE[room]):
        gain -= 20
    return gain


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
    return 16 + 8 * game.distance[room] if others > 0 else 22


def room_gain(game: Heroes, room: i64) -> i64:
    """What the use of a room is worth."""
    makes = MAKES[room]
    if makes == TRAP_TOKEN:
        return trap_gain(game, room) + 8
    if makes != NO_TOKEN:
        lying: i64 = 0
        for other in range(ROOM_COUNT):
            lying += game.token(other, makes)
        return 26 - 9 * lying if is_wanted(game, makes) else 3
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
    heroes = total(game.targets(room))
    if heroes > 0 and icons_swarm(game) == STRIKES:
        return best_kill(game, room) * min(count, heroes)
    if icons_swarm(game) == SHOOTS:
        return reach(game, room) * min(count, 3)
    best: i64 = 0
    for door in range(ROOM_COUNT):
        if game.exits(room) >> door & 1:
            gain = move_gain(game, you, room * 60 + door)
            if gain > best:
                best = gain
    return best + (best // 2 if count > 1 else 0)


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
    if not is_wanted(game, token) or goal_of(game, token) == NOWHERE:
        return -2
    goal = goal_of(game, token)
    value: i64 = 45 if goal == SITE else 14
    return value * (steps_between(game, room, goal) - steps_between(game, door, goal))


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
    goal = goal_of(game, token)
    return 10 if goal == NOWHERE else 34 - 7 * steps_between(game, room, goal)


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


def _stop(game: Heroes) -> i64:
    """To leave the rest out is worth nothing; but not to defend may be wise."""
    return 0


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
    return best if design.shields == 0 or best > HELD else HELD


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
    word = icon & WORD
    detail = icon >> DETAIL & 15
    gain: i64 = 0
    if word == DRAWS or word == CALLS:
        return CARD if len(game.players[you].deck) > 0 else 0
    if word == AMBUSHES:
        return best_guard(game, you, detail, icon >> NUMBER & 15)
    if word == DEFENDS:
        return 0
    for room in range(ROOM_COUNT):
        if not game.monsters(you, room):
            continue
        here: i64 = 0
        if word == STRIKES:
            here = best_kill(game, room)
        elif word == SHOOTS:
            here = reach(game, room)
        elif word == MOVES:
            here = best_move(game, you, room, side)
        elif word == ACTIVATES:
            here = best_activation(game, you, room)
        elif word == SUMMONS:
            here = (
                guard_gain(game, room, (icon >> NUMBER & 15) * game.clan(you).health) if game.players[you].lair else 0
            )
        elif word == TRAPS:
            here = trap_gain(game, room) if game.can_trap(room) else 0
        elif word == OPENS:
            here = portal_gain(game, room) if game.can_open(room) else 0
        elif word == GENERATES:
            here = 18
        elif word == SPENDS:
            if game.token(room, detail) > 0 and game.players[you].lair > 0:
                here = guard_gain(game, room, 3)
        elif word == SWARMS:
            here = swarm_gain(game, you, room, detail, side)
        if here > gain:
            gain = here
    if icon >> THEN and gain > 0:
        gain += 20
    return gain


def swarm_gain(game: Heroes, you: Seat, room: i64, word: i64, side: vec[i64]) -> i64:
    """What a swarm from a room could do."""
    count = game.count(you, room)
    if word == STRIKES:
        return best_kill(game, room) * min(count, total(game.targets(room)))
    if word == SHOOTS:
        return reach(game, room) * min(count, 2)
    best = best_move(game, you, room, side)
    return best * 3 // 2 if count > 1 else best


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
    return best + (best // 2 if monsters > 1 else 0)


def best_move(game: Heroes, you: Seat, room: i64, side: vec[i64]) -> i64:
    """The best move out of a room, and what the rest of the card could do from there."""
    strikes: i64 = 0
    shots: i64 = 0
    for icon in side:
        if icon & WORD == STRIKES:
            strikes += 1
        elif icon & WORD == SHOOTS:
            shots += 1
    strength = game.clan(you).health
    best: i64 = 0
    doors = game.exits(room)
    for door in range(ROOM_COUNT):
        if doors >> door & 1:
            gain = guard_gain(game, door, strength) - guard_loss(game, room, strength) + cargo_gain(game, room, door)
            if strikes > 0:
                gain += brawl(game, door, strikes) - brawl(game, room, strikes)
            if shots > 0:
                gain += barrage(game, door, shots) - barrage(game, room, shots)
            gain += errand(game, you, room, door) + summons(game, room, door)
            if gain > best:
                best = gain
    return best


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
        return _power(game, you) if game.is_wounded(you) else 0
    if clan == GNOLL:
        return best_kill(game, room)
    if clan == LIZARDFOLK:
        return reach(game, room)
    if clan == RATKIN:
        return guard_gain(game, room, 1) if game.players[you].lair > 0 else 0
    if clan == SKELETON:
        return 15
    if clan == IMP or clan == POLTERGEIST:
        return best_move(game, you, room, game.box.kinds[0].second)
    return portal_gain(game, room) if game.can_open(room) else 0
