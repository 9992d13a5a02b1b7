"""How likely the dungeon is to hold, by a simple reading of it.

The weights are rounded from a logistic fit to positions of greedy games; `bench/promise.py` shows how they foretell.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from ...engine.native import i64, vec
from ..cards import CELLS, ROOM_COUNT, VAULT
from ..packing import everybody, total
from ..scenario import KEPT, LATE
from .nearness import nearness
from .perils import besiegers, guards

if TYPE_CHECKING:
    from ..game import KeepTheHeroesOut

HARDSHIP: Final = vec[float]([0.0, 0.5, 1.6, 4.0, 5.5])  # of what is still to come, by difficulty


def promise(game: KeepTheHeroesOut) -> float:
    """The same for all: they win or lose together."""
    if game.over:
        return 1.0 if game.won else 0.0
    deck = float(len(game.guild_deck))
    wave = deck + float(len(game.guild_discards))
    waves = float(game.scenario.waves)
    to_come = (deck + (waves - float(game.wave)) * wave) / (waves * wave) if wave > 0.0 else 0.0
    now = standing(game) + aims(game, to_come)
    later = 0.2 * float(treasures(game)) - HARDSHIP[game.difficulty]
    return 1.0 / (1.0 + exp(-(0.3 + (1.1 - to_come) * now + to_come * later)))


def aims(game: KeepTheHeroesOut, to_come: float) -> float:
    """How the scenario's own aims stand: losing ones come near, winning ones are behind the time or before it."""
    value = 0.0
    for clause in game.scenario.lose:
        if clause.room != VAULT:
            near = float(nearness(game, clause)) / 100.0
            value -= 3.0 * near * near
    for clause in game.scenario.win:
        value += 5.0 * (float(nearness(game, clause)) / 100.0 - (1.0 - to_come))
    for clause in game.scenario.end:
        if clause.code == KEPT:
            spare = float(game.kept() - clause.number)
            value += (0.5 * spare if spare < 0.0 else 0.25 * spare) - 2.0 * to_come
        elif clause.code != LATE:
            behind = float(nearness(game, clause)) / 100.0 - (1.0 - to_come)
            value += 5.0 * behind if behind < 0.0 else behind
    return value


def treasures(game: KeepTheHeroesOut) -> i64:
    """How many treasures are left outside the Vault."""
    left: i64 = 0
    for room in range(1, ROOM_COUNT):
        if game.treasure_value(room) > 0:
            left += 1
    return left


def standing(game: KeepTheHeroesOut) -> float:
    """Monsters and cards on one side, heroes on the other: near the Vault they weigh most."""
    army = 0.0
    value = 0.0
    for room in range(ROOM_COUNT):
        if not game.is_in(room):
            continue
        army += float(guards(game, room))
        if room == CELLS:
            value -= 0.45 * float(total(game.tired(CELLS)))
        elif room != VAULT:
            value -= 0.5 * float(total(everybody(game.heroes[room]))) / float(1 + game.distance[room])
    seats = float(game.seats)
    cards = 0.0
    hand = 0.0
    for player in game.players:
        hand += float(len(player.hand))
        cards += float(len(player.hand) + len(player.deck) + len(player.discards) + len(player.played))
    value += (0.35 * army + 0.27 * hand + 0.2 * cards) / seats - 2.0
    value -= 0.5 * float(besiegers(game)) / 100.0
    vault = game.treasure_value(VAULT)
    if vault > 0:
        value -= 1.3 * float(total(everybody(game.heroes[VAULT]))) / float(vault)
    return value
