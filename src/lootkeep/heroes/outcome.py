"""How a game ended: all win together, or all lose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.messages import Outcome, Place, message
from ..engine.pending import NOTHING
from .cards import ROOM_COUNT

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def outcome(game: KeepTheHeroesOut) -> Outcome | None:
    """None while the game goes on. The score is how many treasures are left."""
    if not game.over:
        return None
    left = sum(1 for room in range(ROOM_COUNT) if game.treasure[room] != NOTHING)
    how = "won" if game.won else "lost"
    ranking: list[Place] = []
    for seat in range(game.seats):
        why = message(f"heroes-place-{how}", {"n": left})
        ranking.append({"seat": seat, "place": 1, "score": left if game.won else 0, "why": why})
    winners = list(range(int(game.seats))) if game.won else []
    why = message(f"heroes-end-{how}", {"n": left, "turn": int(game.turn), "wave": int(game.wave)})
    return {"winners": winners, "ranking": ranking, "why": why}
