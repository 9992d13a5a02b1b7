"""How near each clause of the aim is: one number for bots, the forecast and the laboratory alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.native import i64
from ..aims import holds, needed, reached
from ..cards import NOWHERE, ROOM_COUNT, VAULT
from ..packing import has, runner_home, runner_room, runner_treasure, total
from ..scenario import ESCAPED, FALLEN, GONE, LATE, LOOTED, SEALED, Clause
from ..state import RUNNING

if TYPE_CHECKING:
    from ..game import KeepTheHeroesOut

WHOLE: Final = 100
PASSAGES: Final = 4  # of the Vault, at most


def nearness(game: KeepTheHeroesOut, clause: Clause) -> i64:
    """How near a clause is to coming true, of 100."""
    if clause.code == LATE:
        return 0
    if holds(game, clause):
        return WHOLE
    if clause.code == SEALED:
        return WHOLE - WHOLE * passages(game, VAULT) // PASSAGES
    if clause.code == ESCAPED:
        return on_the_run(game, clause.foe)
    if clause.code == GONE and clause.room != NOWHERE:
        return vault_on_the_run(game)
    if clause.code == GONE:
        return WHOLE * min(game.gone * 2 + under_way(game), clause.number * 2) // (clause.number * 2)
    if clause.code == FALLEN:
        return blows(game, clause)
    if clause.code == LOOTED:
        return WHOLE * total(game.tired(clause.room) + game.awake(clause.room)) // (needed(game, clause) + 1)
    return WHOLE * min(reached(game, clause), needed(game, clause)) // max(1, needed(game, clause))


def passages(game: KeepTheHeroesOut, room: i64) -> i64:
    """How many passages lead to a room."""
    found: i64 = 0
    for other in range(ROOM_COUNT):
        if has(game.plan.passages[room], other):
            found += 1
    return found


def to_exit(game: KeepTheHeroesOut, room: i64) -> i64:
    """How many rooms it is to the nearest exit."""
    ways = game.way_out()
    return ways[room]


def on_the_run(game: KeepTheHeroesOut, foe: i64) -> i64:
    """How far a captive has come on his way out."""
    if game.foe_state[foe] != RUNNING:
        return 0
    return WHOLE // (2 + min(to_exit(game, game.foe_room[foe]), ROOM_COUNT))


def under_way(game: KeepTheHeroesOut) -> i64:
    """The value of the treasures that are being carried out."""
    value: i64 = 0
    for runner in game.runners:
        value += game.value_of(runner_treasure(runner))
    return value


def vault_on_the_run(game: KeepTheHeroesOut) -> i64:
    """How far the treasure of the Vault has come on its way out."""
    for runner in game.runners:
        if runner_home(runner) == VAULT:
            return WHOLE // (2 + min(to_exit(game, runner_room(runner)), ROOM_COUNT))
    return WHOLE * total(game.tired(VAULT) + game.awake(VAULT)) // 10


def blows(game: KeepTheHeroesOut, clause: Clause) -> i64:
    """How much of the Health of all foes of a name is gone."""
    most: i64 = 0
    left: i64 = 0
    for foe in range(len(game.foe_room)):
        design = game.scenario.foes[foe]
        if design.name == game.scenario.foes[clause.foe].name and design.health > 0:
            phases = max(1, len(design.classes))
            most += design.health * phases
            if not has(game.fallen, foe):
                left += game.foe_health[foe] + design.health * (phases - 1 - game.foe_phase[foe])
    return WHOLE * (most - left) // max(1, most)
