"""Small numbers that share an int: sets of rooms, counts of tokens and pieces, and what a pending step has to know.

Only here, in `icons` and in `actions` are numbers packed and unpacked; all others use these names.
"""

from __future__ import annotations

from typing import Final

from ..engine.bits import BIT
from ..engine.native import i64

# ---------------------------------------------------------------- sets of rooms, seats or icons


def only(member: i64) -> i64:
    """The set of one; sets are joined by `|`.

    >>> rooms = only(3) | only(5)
    >>> has(rooms, 3), has(rooms, 4), members(rooms), members(without(rooms, 3))
    (True, False, [3, 5], [5])
    """
    return BIT[member]


def first(members: i64) -> i64:
    """The set of the first so many."""
    return BIT[members] - 1


def has(set: i64, member: i64) -> bool:
    """Whether it is in a set."""
    return set >> member & 1 == 1


def without(set: i64, member: i64) -> i64:
    """A set without one of its members."""
    return set & ~BIT[member]


def beyond(set: i64, known: i64) -> i64:
    """What is in a set and not in another."""
    return set & ~known


def members(set: i64) -> list[int]:
    """The members of a set, in order."""
    return [member for member in range(len(BIT)) if set >> member & 1]


# ---------------------------------------------------------------- counts, up to 15 of each sort

WIDTH: Final = 4
MOST: Final = 15
FOUR_SORTS: Final = 0xFFFF
FIVE_SORTS: Final = 0xFFFFF


def one(sort: i64) -> i64:
    """One of a sort, to be added to counts or taken from them.

    >>> coins_and_bones = one(0) + one(0) + one(2)
    >>> count_of(coins_and_bones, 0), count_of(coins_and_bones, 1), total(coins_and_bones)
    (2, 0, 3)
    """
    return BIT[WIDTH * sort]


def several(sort: i64, count: i64) -> i64:
    """So many of a sort; fewer than none takes away."""
    return count << WIDTH * sort


def count_of(counts: i64, sort: i64) -> i64:
    """How many there are of a sort."""
    return counts >> WIDTH * sort & MOST


def total(counts: i64) -> i64:
    """How many there are of the first five sorts together."""
    pairs = (counts & 0x0F0F) + (counts >> 4 & 0x0F0F)
    return (pairs & 255) + (pairs >> 8) + (counts >> 16 & 15)


def headcount(targets: i64) -> i64:
    """How many can be attacked: heroes, foes and runners."""
    return total(targets) + (targets >> 20 & 15) + (targets >> 24 & 15) + (targets >> 28 & 15)


def lowest(counts: i64) -> i64:
    """How many there are of the first sort."""
    return counts & MOST


def higher(counts: i64) -> i64:
    """The counts of the second sort on."""
    return counts >> WIDTH


def resources(tokens: i64) -> i64:
    """The resources among tokens."""
    return tokens & FOUR_SORTS


def cargo(tokens: i64) -> i64:
    """What of the tokens can be carried: resources and traps."""
    return tokens & FIVE_SORTS


# ---------------------------------------------------------------- the heroes of a room: counts by class, thrice

ARRIVING: Final = 0
AWAKE: Final = 16
EXHAUSTED: Final = 32


def hero_who_is(state: i64, hero: i64) -> i64:
    """One hero of a class in a state, to be added or taken away.

    >>> room = hero_who_is(AWAKE, 1) + heroes_who_are(EXHAUSTED, one(3))
    >>> heroes_in(room, AWAKE) == one(1), everybody(room) == one(1) + one(3)
    (True, True)
    """
    return BIT[state + WIDTH * hero]


def heroes_who_are(state: i64, group: i64) -> i64:
    """A group of heroes, all in one state."""
    return group << state


def heroes_in(heroes: i64, state: i64) -> i64:
    """Those of a room's heroes who are in one state, by class."""
    return heroes >> state & FOUR_SORTS


def everybody(heroes: i64) -> i64:
    """All of a room's heroes by class, whatever their state."""
    return (heroes & FOUR_SORTS) + (heroes >> AWAKE & FOUR_SORTS) + (heroes >> EXHAUSTED & FOUR_SORTS)


def squeezed(group: i64) -> i64:
    """A group of heroes in the twelve bits of a pending step's number: three for each class."""
    return group & 7 | (group >> 4 & 7) << 3 | (group >> 8 & 7) << 6 | (group >> 12 & 7) << 9


def unsqueezed(squeezed: i64) -> i64:
    """The group again."""
    return squeezed & 7 | (squeezed >> 3 & 7) << 4 | (squeezed >> 6 & 7) << 8 | (squeezed >> 9 & 7) << 12


# ---------------------------------------------------------------- two rooms


def path(room: i64, door: i64) -> i64:
    """From one room to another."""
    return room | door << 4


def path_from(path: i64) -> i64:
    """Where a path begins."""
    return path & 15


def path_to(path: i64) -> i64:
    """Where it leads."""
    return path >> 4


NEIGHBOUR: Final = 16


def next_to(room: i64) -> i64:
    """Not a room but those beside it, where whoever shot into it stands."""
    return NEIGHBOUR + room


def is_next_to(place: i64) -> bool:
    """Whether the rooms beside one are meant."""
    return place >= NEIGHBOUR


def room_at(place: i64) -> i64:
    """The room itself, or the one beside it."""
    return place - NEIGHBOUR if place >= NEIGHBOUR else place


# ---------------------------------------------------------------- the card being played

SIDE: Final = 8


def side_begun(side: i64, icons: i64) -> i64:
    """A side of a card of which all icons, so many, are left.

    >>> left = without(side_begun(1, 3), 0)
    >>> side_of(left), members(icons_left(left))
    (1, [1, 2])
    """
    return BIT[icons] - 1 | side << SIDE


def side_of(left: i64) -> i64:
    """Which side is being played."""
    return left >> SIDE


def icons_left(left: i64) -> i64:
    """The icons that are left, as a set of their places."""
    return left & BIT[SIDE] - 1


def swarm(room: i64, monsters: i64) -> i64:
    """So many monsters of a room still swarm."""
    return room | monsters << 4


def swarm_room(swarm: i64) -> i64:
    """Where they were."""
    return swarm & 15


def swarm_size(swarm: i64) -> i64:
    """How many there still are."""
    return swarm >> 4


def spare_shields(count: i64, icon: i64) -> i64:
    """Defend icons that are left on a card, all alike."""
    return count | icon << 4


def shields_left(spare: i64) -> i64:
    """How many there are."""
    return spare & 15


def shield_icon(spare: i64) -> i64:
    """What they are, their momentum included."""
    return spare >> 4


# ---------------------------------------------------------------- scenarios

BEGUN: Final = 1024
OPERATION: Final = 63
PRICE: Final = 6


def tithe(operation: i64, left: i64) -> i64:
    """A payment: by which operation, and how many resources are still to be paid.

    >>> begun = tithe_begun(tithe(5, 3), 2)
    >>> tithe_operation(begun), tithe_left(begun), is_begun(begun), is_begun(tithe(5, 3))
    (5, 2, True, False)
    """
    return operation | left << PRICE


def tithe_begun(tithe: i64, left: i64) -> i64:
    """A payment of which some is paid already, and so many resources are still to be paid."""
    return tithe & OPERATION | left << PRICE | BEGUN


def tithe_operation(tithe: i64) -> i64:
    """By which of the scenario's operations."""
    return tithe & OPERATION


def tithe_left(tithe: i64) -> i64:
    """How many resources are still to be paid."""
    return tithe >> PRICE & 15


def is_begun(tithe: i64) -> bool:
    """Whether some are paid already."""
    return tithe >= BEGUN


def runner(hero: i64, room: i64, home: i64, treasure: i64) -> i64:
    """A hero of a class who carries a treasure out: where he is, from which room it is, and which one.

    >>> thief = runner(0, 3, 5, 140)
    >>> runner_hero(thief), runner_room(thief), runner_home(thief), runner_treasure(thief)
    (0, 3, 5, 140)
    """
    return hero | room << 4 | home << 8 | treasure << 12


def runner_hero(runner: i64) -> i64:
    """Of which class."""
    return runner & 15


def runner_room(runner: i64) -> i64:
    """Where."""
    return runner >> 4 & 15


def runner_home(runner: i64) -> i64:
    """From which room the treasure is."""
    return runner >> 8 & 15


def runner_treasure(runner: i64) -> i64:
    """Which treasure."""
    return runner >> 12


# ---------------------------------------------------------------- the Guild deck: its cards by type and by class

TALLY: Final = 8
CLASSES: Final = 32


def tally(type: i64, hero: i64) -> i64:
    """One Guild card, of a type of rooms (from 1) and a class; up to 255 of each can be added up.

    >>> deck = tally(1, 3) + tally(4, 3)
    >>> tally_of_type(deck, 1), tally_of_type(deck, 2), tally_of_class(deck, 3)
    (1, 0, 2)
    """
    return BIT[TALLY * (type - 1)] + BIT[CLASSES + TALLY * hero]


def tally_of_type(tally: i64, type: i64) -> i64:
    """How many cards name a type of rooms."""
    return tally >> TALLY * (type - 1) & 255


def tally_of_class(tally: i64, hero: i64) -> i64:
    """How many cards name a class."""
    return tally >> CLASSES + TALLY * hero & 255
