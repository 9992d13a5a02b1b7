"""What the scenario asks of the players beside guarding the Vault: its deed, its tokens, its second heart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.native import i64
from ..cards import NOWHERE, ROOM_COUNT, TRAP, VAULT
from ..packing import has, runner_home, runner_room, runner_treasure, total
from ..runners import is_loose
from ..scenario import (
    BUILT,
    CLEAR,
    DELIVER,
    FALLEN,
    GONE,
    KEPT,
    LOOTED,
    MARKS,
    PRISONERS,
    SHELVE,
    SHUT,
    WALL_UP,
)

if TYPE_CHECKING:
    from ..game import KeepTheHeroesOut

HEART: Final = 900  # what it costs to lose the game


# ---------------------------------------------------------------- what must not be lost


def is_heart(game: KeepTheHeroesOut, room: i64) -> bool:
    """Whether the game is lost with the treasure of a room."""
    if room == VAULT:
        return True
    for clause in game.scenario.lose:
        if clause.code == LOOTED and clause.room == room:
            return True
    return False


def scarcity(game: KeepTheHeroesOut, value: i64) -> i64:
    """What a treasure of some value is worth more because some must be kept, or little may be carried out."""
    more: i64 = 0
    for clause in game.scenario.end:
        if clause.code == KEPT:
            more += 320 // (1 + max(0, game.kept() - clause.number))
    for clause in game.scenario.lose:
        if clause.code == GONE and clause.room == NOWHERE:
            more += 60 * value + 200 // (1 + max(0, clause.number - game.gone - value))
    return more


def at_large(game: KeepTheHeroesOut, room: i64) -> i64:
    """What gets away with those who run through a room: more, the nearer they are to an exit."""
    found: i64 = 0
    for runner in game.runners:
        if runner_room(runner) == room:
            found += HEART if is_heart(game, runner_home(runner)) else 40 * game.value_of(runner_treasure(runner))
    for foe in range(len(game.foe_room)):
        if game.foe_room[foe] == room and is_loose(game, foe):
            found += HEART
    if found == 0:
        return 0
    ways = game.way_out()
    return found * 2 // (2 + min(ways[room], ROOM_COUNT))


# ---------------------------------------------------------------- tokens that are of use


def wants_token(game: KeepTheHeroesOut, token: i64) -> i64:
    """Where the scenario has a use for a resource; NOWHERE if it has none."""
    scenario = game.scenario
    deed = scenario.deed
    if deed.token == token:
        if deed.effect == DELIVER:
            return deed.place
        if deed.effect == CLEAR:
            return worst_mark(game)
    if scenario.food == token and game.is_in(scenario.larder):
        if scenario.hand + game.token(scenario.larder, token) < scenario.most_hand:
            return scenario.larder
    return NOWHERE


def worst_mark(game: KeepTheHeroesOut) -> i64:
    """The marked room nearest to the goal."""
    found: i64 = NOWHERE
    nearest: i64 = NOWHERE
    for room in game.scenario.marks:
        if game.is_marked(room) and game.distance[room] < nearest:
            nearest = game.distance[room]
            found = room
    return found


def errand_value(game: KeepTheHeroesOut, token: i64, goal: i64) -> i64:
    """How much nearer to the scenario's use a step brings; 0 if that is not where the goal is."""
    deed = game.scenario.deed
    if deed.token == token and deed.effect == DELIVER and goal == deed.place:
        return 60
    if game.scenario.food == token and goal == game.scenario.larder:
        return 40
    if deed.token == token and deed.effect == CLEAR and game.is_in(goal) and game.is_marked(goal):
        return 25 + clear_gain(game) // 3
    return 0


# ---------------------------------------------------------------- the deed


def deed_gain(game: KeepTheHeroesOut, room: i64) -> i64:
    """What the scenario's deed is worth in a room."""
    effect = game.scenario.deed.effect
    if effect == DELIVER:
        return 190
    if effect == CLEAR:
        return clear_gain(game)
    if effect == WALL_UP:
        return blast_gain(game, room)
    if effect == SHELVE:
        return shelve_gain(game, room)
    return 12 if effect == SHUT and game.distance[room] <= 1 else 3


def clear_gain(game: KeepTheHeroesOut) -> i64:
    """What it is worth that a room is out of trouble: more, the nearer too many are."""
    gain: i64 = 45
    for clause in game.scenario.lose:
        if clause.code == MARKS:
            left = clause.number - game.marked()
            gain = 30 + (220 if left <= 1 else 110 if left == 2 else 0)
    for clause in game.scenario.end:
        if clause.code == BUILT and game.built < clause.number:
            gain = 140
    return gain


def blast_gain(game: KeepTheHeroesOut, room: i64) -> i64:
    """What it is worth to bring a passage of a room down: those of the Vault, the last ones most."""
    if room != VAULT and not has(game.plan.passages[room], VAULT):
        return 0
    left: i64 = 0
    for other in range(ROOM_COUNT):
        if has(game.plan.passages[VAULT], other):
            left += 1
    if left == 1:
        return 500 if total(game.tired(VAULT)) == 0 else 120
    return 200 - 25 * left


def door_gain(game: KeepTheHeroesOut, room: i64, door: i64) -> i64:
    """Which passage of a room should come down: that to the Vault, or where most heroes wait behind."""
    if room != VAULT:
        return 300 if door == VAULT else 0
    return 40 * total(game.tired(door) + game.awake(door)) - 20 * game.crowd(door)


def shelve_gain(game: KeepTheHeroesOut, room: i64) -> i64:
    """What it is worth that a rebel is gone."""
    if room == VAULT:
        return 200
    return max(8, 90 - 22 * game.distance[room])


def wants_traps(game: KeepTheHeroesOut, room: i64) -> i64:
    """What a trap is worth as powder, beside the Vault."""
    deed = game.scenario.deed
    if deed.effect != WALL_UP or game.plan.passages[VAULT] == 0:
        return 0
    if room != VAULT and not has(game.plan.passages[room], VAULT):
        return 0
    return 70 if game.token(room, TRAP) < deed.cost else 0


def wants_powder(game: KeepTheHeroesOut) -> i64:
    """What it is worth to make a trap that is needed as powder."""
    if game.scenario.deed.effect != WALL_UP or game.plan.passages[VAULT] == 0:
        return 0
    lying: i64 = 0
    for room in range(ROOM_COUNT):
        lying += game.token(room, TRAP)
    return 90 - 25 * lying


def powder_gain(game: KeepTheHeroesOut, room: i64, door: i64) -> i64:
    """What it is worth to carry a trap where it is needed as powder."""
    if game.token(room, TRAP) > 0 and wants_traps(game, room) == 0:
        return wants_traps(game, door)
    return 0


# ---------------------------------------------------------------- the aim


def is_late(game: KeepTheHeroesOut) -> bool:
    """Whether the last wave is half over."""
    return game.wave == game.scenario.waves and len(game.guild_deck) < len(game.guild_discards)


def wants_prisoners(game: KeepTheHeroesOut) -> bool:
    """Whether the heroes who lie in the Cells have to lie there at the end."""
    for clause in game.scenario.end:
        if clause.code == PRISONERS:
            return is_late(game) and game.prisoners() <= clause.number
    return False


def missing_prisoners(game: KeepTheHeroesOut) -> i64:
    """How many heroes still have to be thrown into the Cells, when it is time for that."""
    for clause in game.scenario.end:
        if clause.code == PRISONERS and is_late(game):
            return max(0, clause.number - game.prisoners())
    return 0


def owes_foe(game: KeepTheHeroesOut, foe: i64) -> i64:
    """What 1 damage to a foe is worth because it has to fall."""
    gain: i64 = 0
    for clause in game.scenario.win:
        if clause.code == FALLEN and game.scenario.foes[clause.foe].name == game.scenario.foes[foe].name:
            gain = 110
    for clause in game.scenario.end:
        if clause.code == FALLEN and game.scenario.foes[clause.foe].name == game.scenario.foes[foe].name:
            gain = 60
    return gain


def owes_rooms(game: KeepTheHeroesOut) -> bool:
    """Whether rooms still have to be built, or treasures to be brought in."""
    for clause in game.scenario.end:
        if clause.code == BUILT and game.built < clause.number:
            return True
        if clause.code == KEPT and game.kept() <= clause.number + 1:
            return True
    return False
