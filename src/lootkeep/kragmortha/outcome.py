"""How a game ended: fewest Looks, then most Tomes, then most magic symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.messages import Arg, Outcome, Place, message

if TYPE_CHECKING:
    from .game import Kragmortha


def standing(game: Kragmortha, seat: int) -> tuple[int, int, int]:
    """What is compared, the larger the better; used Tomes and their symbols count."""
    tomes = game.players[seat].tomes
    symbols = sum(int(game.box.tomes[game.box.tome_of(card)].symbols) for card in tomes)
    return -int(game.look_count(seat)), len(tomes), symbols


def outcome(game: Kragmortha) -> Outcome | None:
    """None while the game goes on; a full tie is shared."""
    if not game.over:
        return None
    found = [standing(game, seat) for seat in range(game.seats)]
    best = max(found)
    ranking: list[Place] = []
    for seat in sorted(range(game.seats), key=lambda seat: found[seat], reverse=True):
        looks, tomes, symbols = found[seat]
        args: dict[str, Arg] = {"looks": -looks, "tomes": tomes, "symbols": symbols}
        why = "won" if found[seat] == best else "thrown-out" if -looks >= 4 else "lost"
        ranking.append(
            {
                "seat": seat,
                "place": 1 + sum(1 for other in found if other > found[seat]),
                "score": looks,
                "why": message(f"kragmortha-place-{why}", args),
            }
        )
    winners = [seat for seat in range(game.seats) if found[seat] == best]
    why = "kragmortha-end-tome" if len(game.tome_deck) == 0 else "kragmortha-end-look"
    return {"winners": winners, "ranking": ranking, "why": message(why)}
