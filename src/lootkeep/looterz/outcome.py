"""How a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..table.game import NOBODY
from ..table.messages import Outcome, Place, message, seat_ref

if TYPE_CHECKING:
    from .game import Looterz


def outcome(game: Looterz) -> Outcome | None:
    """None while the game goes on; then the winner, and the others by Loot."""
    if not game.over:
        return None
    timed = game.box.clock > 0 and game.clock == game.box.clock
    seats = sorted(range(game.seats), key=lambda seat: _order(game, seat, timed), reverse=True)
    if game.winner == NOBODY:
        why = message("looterz-end-nobody")
    else:
        why = message("looterz-end-time" if timed else "looterz-end-target", {"seat": seat_ref(game.winner)})
    ranking: list[Place] = []
    for seat in seats:
        score = game.score(seat)
        better = sum(1 for other in seats if _order(game, other, timed) > _order(game, seat, timed))
        place = better + (2 if game.winner == NOBODY else 1)  # where all lose nobody is first
        if seat == game.winner:
            reason = "won"
        elif timed and not game.is_alone(seat, score):
            reason = "tied"
        else:
            reason = "loot"
        args = {"n": int(game.players[seat].loot), "looterz": len(game.players[seat].looters)}
        ranking.append(
            {
                "seat": int(seat),
                "place": place,
                "score": int(game.players[seat].loot),
                "why": message(f"looterz-place-{reason}", {**args}),
            }
        )
    return {"winners": [] if game.winner == NOBODY else [int(game.winner)], "ranking": ranking, "why": why}


def _order(game: Looterz, seat: int, timed: bool) -> tuple[int, int, int]:
    """The winner first; when time is up those tied on Coins and Looterz come last."""
    score = int(game.score(seat))
    alive = 0 if timed and not game.is_alone(seat, score) else 1
    return (1 if seat == game.winner else 0, alive, score if timed else int(game.players[seat].loot))
