"""How a game ended: all win together, or all lose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.messages import Arg, Outcome, Place, message
from ..engine.pending import NOTHING
from .cards import ROOM_COUNT, ROOMS, VAULT
from .packing import has
from .scenario import CLAUSES, LOOTED

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def outcome(game: KeepTheHeroesOut) -> Outcome | None:
    """None while the game goes on. The score is how many treasures are left."""
    if not game.over:
        return None
    left = sum(1 for room in range(ROOM_COUNT) if game.treasure[room] != NOTHING)
    how = "won" if game.won else "lost"
    args: dict[str, Arg] = {"n": left, "turn": int(game.turn), "wave": int(game.wave)}
    if game.cause == LOOTED:
        fatal = [clause.room for clause in game.scenario.lose if clause.code == LOOTED]
        args["room"] = "@card/" + ROOMS[next((room for room in fatal if has(game.looted, room)), VAULT)]
    by = ["", *CLAUSES][game.cause]  # the sort of clause that ended it
    end = f"lost-{by}" if not game.won else f"won-{by}" if by else "won"
    ranking: list[Place] = []
    for seat in range(game.seats):
        why = message(f"heroes-place-{how}", {"n": left})
        ranking.append({"seat": seat, "place": 1, "score": left if game.won else 0, "why": why})
    winners = list(range(int(game.seats))) if game.won else []
    return {"winners": winners, "ranking": ranking, "why": message(f"heroes-end-{end}", args)}
