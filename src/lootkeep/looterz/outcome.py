"""How a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import NOBODY
from ..engine.messages import Message, Outcome, Place, message, seat_ref

if TYPE_CHECKING:
    from .game import Looterz


def outcome(game: Looterz) -> Outcome | None:
    """None while the game goes on; then the winner, and the others by Loot."""
    if not game.over:
        return None
    timed = game.box.clock > 0 and game.clock == game.box.clock
    seats = sorted(range(game.seats), key=lambda seat: _order(game, seat, timed), reverse=True)
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
    return {
        "winners": [] if game.winner == NOBODY else [int(game.winner)],
        "ranking": ranking,
        "why": _why(game, timed),
    }


def _why(game: Looterz, timed: bool) -> Message:
    """By what the game was decided; when time is up also by what the winner is ahead, or how many ties there are."""
    if game.winner == NOBODY:
        return message("looterz-end-nobody", {"ties": len({int(game.score(seat)) for seat in range(game.seats)})})
    seat = seat_ref(game.winner)
    if not timed:
        return message("looterz-end-target", {"seat": seat})
    score = int(game.score(game.winner))
    rivals = [other for other in range(game.seats) if other != game.winner]
    if any(int(game.score(other)) > score for other in rivals):  # only ties can be ahead of the winner
        by = "ties"
    elif any(game.players[other].loot == game.players[game.winner].loot for other in rivals):
        by = "looterz"
    else:
        by = "coins"
    return message("looterz-end-time", {"seat": seat, "by": by})


def _order(game: Looterz, seat: int, timed: bool) -> tuple[int, int, int]:
    """The winner first; when time is up those tied on Coins and Looterz come last."""
    score = int(game.score(seat))
    alive = 0 if timed and not game.is_alone(seat, score) else 1
    return (1 if seat == game.winner else 0, alive, score if timed else int(game.players[seat].loot))
