"""All that a seat may know, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import NOBODY, Seat
from ..engine.pending import NOTHING, about, number_of, seat_of, step_of
from .cards import COLUMNS, DESK, GOBLINS, NO_CARD, NOWHERE, ROWS, SYMBOLS, square_name
from .tomes import STEPS

if TYPE_CHECKING:
    from .game import Kragmortha

PENANCES = ("gentle", "screen", "table")


def view(game: Kragmortha, viewer: Seat) -> dict[str, object]:
    """The library as the viewer (NOBODY: a spectator) sees it."""
    piles = game.seen_zones(viewer)
    return {
        "game": "kragmortha",
        "edition": game.box.edition,
        "seat": None if viewer == NOBODY else int(viewer),
        "actor": None if game.over else int(game.actor),
        "active": int(game.active),
        "first": int(game.first),
        "turn": int(game.turn),
        "round": int(game.round),
        "over": game.over,
        "penance": PENANCES[game.penance],
        "board": board(game),
        "rigor": square_name(int(game.rigor)),
        "deck": piles["deck"][0],
        "discards": piles["discards"][0],
        "look_deck": piles["look_deck"][0],
        "tome_deck": piles["tome_deck"][0],
        "tokens": piles["tokens"][0],
        "tokens_used": piles["tokens_used"][0],
        "card": None if game.card == NO_CARD else game.box.movements[game.card].id,
        "players": [_player(game, viewer, seat, piles["hand"][seat]) for seat in range(game.seats)],
        "pending": None if game.over else _pending(game),
    }


def board(game: Kragmortha) -> list[list[str]]:
    """Row by row from the door: the symbol of each square, `desk`, `shelf` or `closed`."""
    return [[floor(game, row * COLUMNS + column) for column in range(COLUMNS)] for row in range(ROWS)]


def floor(game: Kragmortha, square: int) -> str:
    """What a square is; a teleport has a `*` behind its symbol."""
    if not game.board.walkable[square]:
        return "shelf" if square in game.board.shelves else "closed"
    if game.board.floor[square] == DESK:
        return "desk"
    return SYMBOLS[int(game.board.floor[square])] + ("*" if game.board.teleport_at[square] else "")


def _player(game: Kragmortha, viewer: Seat, seat: Seat, hand: object) -> dict[str, object]:
    player = game.players[seat]
    tomes = []
    symbols = 0
    for card in player.tomes:
        tome = card - game.box.first_tome
        symbols += int(game.box.tomes[tome].symbols)
        tomes.append(
            {
                "tome": game.box.tomes[tome].id,
                "symbols": int(game.box.tomes[tome].symbols),
                "used": bool(game.used[tome]),
                "ready": game.is_usable(tome),
            }
        )
    return {
        "seat": int(seat),
        "goblin": GOBLINS[int(seat)],
        "square": None if player.square == NOWHERE else square_name(int(player.square)),
        "hand": hand,
        "limit": int(game.hand_limit(seat)),
        "looks": [game.box.looks[card - game.box.first_look].id for card in player.looks],
        "scoldings": int(player.blanks),
        "slipping": None if player.slipping == NOTHING else game.box.looks[player.slipping].id,
        "hushed": player.silent_until >= game.round and game.turn > 0 and player.silent_until > 0,
        "tomes": tomes,
        "symbols": symbols,
        "tired": player.tired > 0,
    }


def _pending(game: Kragmortha) -> dict[str, object]:
    top = game.stack[game.depth - 1]
    this = about(top)
    return {
        "step": STEPS[step_of(top)].name,
        "seat": int(seat_of(top)),
        "this": None if this == NOTHING else int(this),
        "n": int(number_of(top)),
    }
