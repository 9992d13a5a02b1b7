"""The action space of Keep the Heroes Out!: an action is a number below `SPACE`.

Numbers that share an action are packed and unpacked here alone (`way`, `target`, `victim`, ...), also for pending steps
that speak of them. Rooms are numbered as in `cards.ROOMS`, classes of heroes as in `cards.HEROES` (4 is the ram),
tokens as in `cards.TOKENS`; a kind is a design of card by its place in the box, w is how many wounds a monster has.

| from | what | text form |
|---|---|---|
| 0 | stop, decline, or leave the rest of a card out | `pass` |
| 1 | end the turn | `end turn` |
| 2 | go on to refreshing the loot | `refresh` |
| 3 | gamble in the Cells | `gamble` |
| 4, 5 | the icons Draw and Reinforcements | `draw`, `reinforcements` |
| 6 | a clan's ability that needs no target | `ability` |
| 7 | a Defend icon that is left on a card played before | `defend again` |
| 16 + room | place a trap | `trap sewer` |
| 32 + room | place a portal | `portal sewer` |
| 48 + room | summon | `summon sewer` |
| 64 + room | ambush | `ambush sewer` |
| 80 + room | swarm | `swarm sewer` |
| 96 + room | use a room | `activate sewer` |
| 112 + room | complete a portal | `complete crypt` |
| 128 + room | drain a flooded room | `drain crypt` |
| 144 + room | a clan's ability in a room | `ability crypt` |
| 160 + room | a room for what is being asked | `place sewer`, `charge vault` |
| 176 + clan | choose a clan | `clan ratkin` |
| 192 + token | give a token up | `lose coin` |
| 200 + token | carry a token along | `carry coin` |
| 208 + 4 room + token | generate a resource | `generate coin vault` |
| 256 + 4 room + token | spend a resource | `spend coin vault` |
| 304 + 5 room + class | melee attack | `melee thief vault` |
| 368 + 5 room + class | ranged attack | `ranged thief vault` |
| 432 + 5 room + class | an attack by the clan's ability | `ability thief vault` |
| 496 + 5 room + class | resolve a hero, or (class 4) the heroes of a room | `resolve thief vault`, `resolve vault` |
| 560 + 4 room + class | resolve a hero who has just come | `arrival thief vault` |
| 608 + class | the hero whom a trap hits | `trapped thief` |
| 616 + class | a hero who loots | `looter thief` |
| 624 + 3 room + coins - 1 | build, or put away, a plan | `build pantry 2`, `put away pantry` |
| 672 + 2 kind + side | play a side of a card | `play scurry`, `play scurry 2` |
| 928 + kind | discard a card | `discard scurry` |
| 1056 + kind | acquire a card of the display | `take giant-bat` |
| 1184 + kind | put a card of the display under the deck | `replace giant-bat` |
| 1312 + kind | Defend with a card | `defend split` |
| 1440 + 20 room + 5 seat + w | the monster that is hit | `hit ratkin vault`, `hit dragon vault 2` |
| 1680 + 60 room + 12 w + room | move | `move sewer > vault`, `move forge > vault 1` |
| 2400 + 60 room + 12 w + room | move by the clan's ability | `ability sewer > vault` |
| 3120 + 4 cell + turns | lay the new room | `lay 5,3 r1` |
"""

from __future__ import annotations

from typing import Final

from ..engine.native import i64

PASS: Final = 0
END_TURN: Final = 1
REFRESH: Final = 2
GAMBLE: Final = 3
DRAW: Final = 4
CALL: Final = 5  # Reinforcements
POWER: Final = 6  # a clan's ability without a target
SPARE: Final = 7
SET_TRAP: Final = 16
SET_PORTAL: Final = 32
SUMMON: Final = 48
AMBUSH: Final = 64
SWARM: Final = 80
ACTIVATE: Final = 96
COMPLETE: Final = 112
DEED: Final = 128
ABILITY: Final = 144
GO: Final = 160
CLAN: Final = 176
LOSE: Final = 192
CARRY: Final = 200
GENERATE: Final = 208
SPEND: Final = 256
MELEE: Final = 304
RANGED: Final = 400
POWER_HIT: Final = 496
RESOLVE: Final = 592
ARRIVE: Final = 688
FALL: Final = 736
LOOTER: Final = 744
BUILD: Final = 752
PLAY: Final = 800
DISCARD: Final = 1056
TAKE: Final = 1184
REPLACE: Final = 1312
DEFEND: Final = 1440
HIT: Final = 1568
MOVE: Final = 1808
POWER_MOVE: Final = 2528
LAY: Final = 3248
SPACE: Final = 4272


# ---------------------------------------------------------------- a move: from where, with how many wounds, to where

WAYS: Final[i64] = 12  # out of a room
MOST_WOUNDS: Final[i64] = 5  # as many as a monster can have, and none


def way(room: i64, wounds: i64, door: i64) -> i64:
    """The move of a monster.

    >>> dragon = way(1, 2, 0)
    >>> way_room(dragon), way_wounds(dragon), way_door(dragon), way_mover(dragon) == way_mover(way(1, 2, 3))
    (1, 2, 0, True)
    """
    return (room * MOST_WOUNDS + wounds) * WAYS + door


def way_room(way: i64) -> i64:
    """From where."""
    return way // (MOST_WOUNDS * WAYS)


def way_wounds(way: i64) -> i64:
    """How many wounds it has."""
    return way // WAYS % MOST_WOUNDS


def way_door(way: i64) -> i64:
    """To where."""
    return way % WAYS


def way_mover(way: i64) -> i64:
    """Which monster moves, wherever it goes."""
    return way // WAYS


# ---------------------------------------------------------------- a hero in a room, a foe, or somebody who runs

TARGETS: Final[i64] = 8  # in a room: the classes, three foes (or all together), and runners


def target(room: i64, hero: i64) -> i64:
    """Who is attacked, or acts."""
    return room * TARGETS + hero


def target_room(target: i64) -> i64:
    """Where."""
    return target // TARGETS


def target_hero(target: i64) -> i64:
    """Of which class."""
    return target % TARGETS


def newcomer(room: i64, hero: i64) -> i64:
    """A hero who has just come."""
    return room * 4 + hero


def newcomer_room(newcomer: i64) -> i64:
    """Where."""
    return newcomer // 4


def newcomer_hero(newcomer: i64) -> i64:
    """Of which class."""
    return newcomer % 4


# ---------------------------------------------------------------- a monster in a room

MOST_SEATS: Final[i64] = 4


def victim(room: i64, seat: i64, wounds: i64) -> i64:
    """The monster that is hit.

    >>> victim_room(victim(3, 1, 2)), victim_seat(victim(3, 1, 2)), victim_wounds(victim(3, 1, 2))
    (3, 1, 2)
    """
    return (room * MOST_SEATS + seat) * MOST_WOUNDS + wounds


def victim_room(victim: i64) -> i64:
    """Where it is."""
    return victim // (MOST_SEATS * MOST_WOUNDS)


def victim_seat(victim: i64) -> i64:
    """Whose it is."""
    return victim // MOST_WOUNDS % MOST_SEATS


def victim_wounds(victim: i64) -> i64:
    """How many wounds it has already."""
    return victim % MOST_WOUNDS


# ---------------------------------------------------------------- a resource in a room

SORTS: Final[i64] = 4


def stock(room: i64, token: i64) -> i64:
    """A resource of a room."""
    return room * SORTS + token


def stock_room(stock: i64) -> i64:
    """Where."""
    return stock // SORTS


def stock_token(stock: i64) -> i64:
    """Which."""
    return stock % SORTS


# ---------------------------------------------------------------- building

MOST_COINS: Final[i64] = 3
WAYS_ROUND: Final[i64] = 4


def project(room: i64, coins: i64) -> i64:
    """A plan that is built for so many coins."""
    return room * MOST_COINS + coins - 1


def project_room(project: i64) -> i64:
    """Which room."""
    return project // MOST_COINS


def project_coins(project: i64) -> i64:
    """For how much."""
    return project % MOST_COINS + 1


def place(cell: i64, turns: i64) -> i64:
    """Where a new room lies, and which way round."""
    return cell * WAYS_ROUND + turns


def place_cell(place: i64) -> i64:
    """Where."""
    return place // WAYS_ROUND


def place_turns(place: i64) -> i64:
    """After how many quarter turns."""
    return place % WAYS_ROUND


# ---------------------------------------------------------------- a side of a card

SIDES: Final[i64] = 2


def played(kind: i64, side: i64) -> i64:
    """A side of a card that is played."""
    return kind * SIDES + side


def played_kind(played: i64) -> i64:
    """Of which card."""
    return played // SIDES


def played_side(played: i64) -> i64:
    """Which side."""
    return played % SIDES
