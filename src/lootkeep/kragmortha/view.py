"""All that a seat may know, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict, cast

from ..engine.game import NOBODY, Seat
from ..engine.messages import OpenPile, Pile, View
from ..engine.native import i64
from ..engine.pending import NOTHING, about, number_of, seat_of
from .cards import COLUMNS, DESK, GOBLINS, NO_CARD, NOWHERE, ROWS, SYMBOLS, square_name
from .hand import hand_limit
from .notation import look_name
from .tomes import is_usable
from .zones import DECK, DISCARDS, HAND, LOOK_DECK, TOKENS, TOKENS_USED, TOME_DECK

if TYPE_CHECKING:
    from .game import Kragmortha

Penance = Literal["gentle", "screen", "table"]
PENANCES: tuple[Penance, ...] = ("gentle", "screen", "table")


class Tome(TypedDict):
    """A Magic Tome before a player."""

    tome: str
    symbols: int
    used: bool  # it lies face down
    ready: bool  # it lies face up, and not since this very turn


class Goblin(TypedDict):
    """A goblin, and what lies before its owner."""

    seat: int
    goblin: str
    square: str | None  # None: it has not come in yet
    hand: Pile
    limit: int  # cards that the hand may hold
    looks: list[str]
    scoldings: int
    slipping: str | None  # the Look whose order was just broken, while that can be seen
    hushed: bool  # told off, and must not cry Caught!
    tomes: list[Tome]
    symbols: int  # on all Tomes together
    tired: bool  # takes one step at most with each card


class Pending(TypedDict):
    """What is being asked, and what it is about, if anything."""

    step: str
    seat: int
    goblin: int | None  # the seat whose goblin is shoved, accused, or exchanges a Look
    square: str | None  # of the first step; of a shove, where the goblin that shoves came from
    look: str | None  # that is voted on, or given for another
    tome: str | None  # that asks it


class KragmorthaView(TypedDict):
    """The library as a seat sees it."""

    game: str
    edition: str
    seat: int | None  # whose eyes these are; None: a spectator's
    actor: int | None  # who has to decide
    active: int  # whose turn it is, to play or to come in
    first: int
    turn: int
    round: int
    over: bool
    penance: Penance  # how Looks are borne
    board: list[list[str]]  # row by row from the door: a symbol (`*`: with a teleport), `desk`, `shelf` or `closed`
    rigor: str  # the square of Rigor Mortis
    deck: Pile
    discards: OpenPile
    look_deck: Pile
    tome_deck: Pile
    tokens: Pile
    tokens_used: OpenPile
    card: str | None  # the movement card being played
    players: list[Goblin]
    pending: Pending | None


def kragmortha_view(view: View) -> KragmorthaView:
    """A view that is known to be of this game."""
    return cast("KragmorthaView", view)


def view(game: Kragmortha, viewer: Seat) -> KragmorthaView:
    """The library as the viewer (NOBODY: a spectator) sees it."""
    return {
        "game": "kragmortha",
        "edition": game.box.edition,
        "seat": None if viewer == NOBODY else int(viewer),
        "actor": None if game.over else int(game.actor),
        "active": int(game.active if game.turn else game.actor),
        "first": int(game.first),
        "turn": int(game.turn),
        "round": int(game.round),
        "over": game.over,
        "penance": PENANCES[game.penance],
        "board": board(game),
        "rigor": square_name(int(game.rigor)),
        "deck": game.seen_pile(DECK, 0, viewer),
        "discards": game.open_pile(DISCARDS),
        "look_deck": game.seen_pile(LOOK_DECK, 0, viewer),
        "tome_deck": game.seen_pile(TOME_DECK, 0, viewer),
        "tokens": game.seen_pile(TOKENS, 0, viewer),
        "tokens_used": game.open_pile(TOKENS_USED),
        "card": None if game.card == NO_CARD else game.box.movements[game.card].id,
        "players": [_goblin(game, viewer, seat) for seat in range(game.seats)],
        "pending": None if game.over else _pending(game, game.stack[game.depth - 1]),
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


def _goblin(game: Kragmortha, viewer: Seat, seat: Seat) -> Goblin:
    player = game.players[seat]
    tomes = [_tome(game, game.box.tome_of(card)) for card in player.tomes]
    return {
        "seat": int(seat),
        "goblin": GOBLINS[int(seat)],
        "square": _square(player.square),
        "hand": game.seen_pile(HAND, seat, viewer),
        "limit": int(hand_limit(game, seat)),
        "looks": [game.face(card) for card in player.looks],
        "scoldings": int(player.blanks),
        "slipping": None if player.slipping == NOTHING else look_name(game, player.slipping),
        "hushed": player.silent_until >= game.round and game.turn > 0 and player.silent_until > 0,
        "tomes": tomes,
        "symbols": sum([tome["symbols"] for tome in tomes]),
        "tired": player.tired > 0,
    }


def _tome(game: Kragmortha, tome: i64) -> Tome:
    return {
        "tome": game.box.tomes[tome].id,
        "symbols": int(game.box.tomes[tome].symbols),
        "used": bool(game.used[tome]),
        "ready": is_usable(game, tome),
    }


def _pending(game: Kragmortha, pending: i64) -> Pending:
    step = game.step(pending)
    this = about(pending)
    n = number_of(pending)
    return {
        "step": step.name,
        "seat": int(seat_of(pending)),
        "goblin": int(this) if step.this_is == "goblin" else None,
        "square": _square(n) if step.n_is == "square" else None,
        "look": look_name(game, n) if step.n_is == "look" else None,
        "tome": game.box.tomes[this].id if step.this_is == "tome" else None,
    }


def _square(square: i64) -> str | None:
    return None if square == NOWHERE else square_name(int(square))
