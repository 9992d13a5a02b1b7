"""What the scenario asks of the players beside guarding the Vault: its deed, its foes, its aim."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.native import i64
from ..scenario import CLEAR, DELIVER, SHELVE, SHUT

if TYPE_CHECKING:
    from ..game import KeepTheHeroesOut


def deed_gain(game: KeepTheHeroesOut, room: i64) -> i64:
    """What the scenario's deed is worth in a room."""
    effect = game.scenario.deed.effect
    if effect == DELIVER:
        return 160
    if effect == CLEAR:
        return 45
    if effect == SHUT:
        return 5
    return 25 if effect == SHELVE else 60
