"""All that a seat may know, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict, cast

from ..engine.game import NOBODY, Card, Seat
from ..engine.messages import OpenPile, Pile, View
from ..engine.pending import about, number_of, seat_of, step_of
from .abilities import STEPS
from .odds import threat
from .steps import DISCARD_PHASE, DUNGEON_PHASE, END_OF_TURN, RECRUITMENT_PHASE, SACRIFICE_PHASE
from .zones import GRAVEYARD, HAND

if TYPE_CHECKING:
    from .game import Looterz

Phase = Literal["recruitment-1", "dungeon", "recruitment-2", "sacrifice"]
PHASES: tuple[Phase, ...] = ("recruitment-1", "dungeon", "recruitment-2", "sacrifice")


class Looter(TypedDict):
    """A Looter in play."""

    card: str  # hydra#1
    kind: str  # hydra
    life: int
    power: int
    acted: bool
    home: int | None  # the seat to which it goes back at the end of the turn


class Threat(TypedDict):
    """How near a player is to winning by searching alone."""

    most: int  # Loot that one turn of searching can bring
    chance: float  # to reach the target in the next turn
    barred: float  # the same if the King falls who forbids it


class Player(TypedDict):
    """What lies before one player."""

    seat: int
    loot: int
    distance: int  # Loot that is missing to the target
    hand: Pile
    looterz: list[Looter]
    threat: Threat


class Pending(TypedDict):
    """What is being asked."""

    step: str
    seat: int
    card: str | None  # that asks it
    n: int  # how much of it is still to come


class LooterzView(TypedDict):
    """A table of Looterz as a seat sees it."""

    game: str
    edition: str
    seat: int | None  # whose eyes these are; None: a spectator's
    actor: int | None  # who has to decide
    active: int  # whose turn it is
    first: int
    turn: int
    phase: Phase
    target: int  # Loot with which one wins
    may_rest: bool  # the dungeon phase may be ended before all have acted
    over: bool
    winner: int | None
    inn: Pile
    graveyard: OpenPile
    clock: int  # Rigor Mortis cards that have come up
    clock_size: int  # with so many the game ends; 0: this edition has none
    players: list[Player]
    pending: Pending | None


def looterz_view(view: View) -> LooterzView:
    """A view that is known to be of this game."""
    return cast("LooterzView", view)


def views(game: Looterz, viewers: list[Seat]) -> list[LooterzView]:
    """The table as each of the viewers (NOBODY: a spectator) sees it; what all see is made once."""
    players = [_player(game, seat) for seat in range(game.seats)]
    table: LooterzView = {
        "game": "looterz",
        "edition": game.box.edition,
        "seat": None,
        "actor": None if game.over else int(game.actor),
        "active": int(game.active),
        "first": int(game.first),
        "turn": int(game.turn),
        "phase": PHASES[phase(game) - 1],
        "target": int(game.target),
        "may_rest": game.may_rest,
        "over": game.over,
        "winner": None if game.winner == NOBODY else int(game.winner),
        "inn": {"count": int(game.inn_size()), "cards": None},
        "graveyard": game.open_pile(GRAVEYARD),
        "clock": int(game.clock),
        "clock_size": int(game.box.clock),
        "players": players,
        "pending": None if game.over else _pending(game),
    }
    return [table if viewer == NOBODY else _seen(game, viewer, table, players) for viewer in viewers]


def _seen(game: Looterz, viewer: Seat, table: LooterzView, players: list[Player]) -> LooterzView:
    """What all see, and the viewer's own hand."""
    own = players[viewer].copy()
    own["hand"] = game.seen_pile(HAND, viewer, viewer)
    seen = table.copy()
    seen["seat"] = int(viewer)
    seen["players"] = [*players[:viewer], own, *players[viewer + 1 :]]
    return seen


def phase(game: Looterz) -> int:
    """The phase from 1 to 4 that the table is in."""
    if not game.over:
        top = game.stack[game.depth - 1]
        step = STEPS[step_of(top)]
        if step is RECRUITMENT_PHASE:
            return 1 if number_of(top) == 1 else 3
        if step is DUNGEON_PHASE:
            return 2
        if step is SACRIFICE_PHASE or step is DISCARD_PHASE or step is END_OF_TURN:
            return 4
    return int(game.phase)


def _player(game: Looterz, seat: Seat) -> Player:
    player = game.players[seat]
    return {
        "seat": int(seat),
        "loot": int(player.loot),
        "distance": int(max(0, game.target - player.loot)),
        "hand": game.seen_pile(HAND, seat, NOBODY),
        "looterz": [_looter(game, card) for card in player.looters],
        "threat": threat(game, seat),
    }


def _looter(game: Looterz, card: Card) -> Looter:
    kind = game.kind_of[card]
    home = game.lent_by[card]
    return {
        "card": game.card_name(card),
        "kind": kind.id,
        "life": int(game.life[card]),
        "power": int(kind.power),
        "acted": bool(game.acted[card]) and game.controller[card] == game.active,
        "home": None if home == NOBODY else int(home),
    }


def _pending(game: Looterz) -> Pending:
    top = game.stack[game.depth - 1]
    card = about(top)
    return {
        "step": STEPS[step_of(top)].name,
        "seat": int(seat_of(top)),
        "card": game.card_name(card) if card < game.box.looterz else None,
        "n": int(number_of(top)),
    }
