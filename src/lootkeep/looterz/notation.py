"""Actions in words that everybody can type, whatever their language: `attack hydra#1 > king#2`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.errors import IllegalMove
from ..engine.native import i64
from ..engine.pending import NOTHING, about, step_of
from .abilities import STEPS
from .actions import (
    ACTIVATE,
    ATTACK,
    CHOOSE,
    DISCARD,
    DRAW,
    END_DUNGEON,
    END_TURN,
    PASS,
    RAISE,
    RECRUIT,
    SEARCH,
    SPACE,
    STEAL_FROM,
    card_in,
    kind_in,
)

if TYPE_CHECKING:
    from .game import Looterz


def notation(game: Looterz, action: int) -> str:
    """The text form of an action, as it stands in this decision."""
    word = _word(game, action) if 0 <= action < SPACE else ""
    if not word:
        raise IllegalMove(f"{action} is no action of Looterz: they are listed in lootkeep.looterz.actions.")
    return word


def _word(game: Looterz, action: i64) -> str:
    """The text form, or nothing for a number that means nothing with these cards."""
    if action >= CHOOSE:
        card = card_in(action)
        return _of_card(game, action - card, card) if card < game.box.looterz else ""
    if action >= RECRUIT:
        kind = kind_in(action)
        return _verb(action - kind) + game.box.kinds[kind].id if kind < len(game.box.kinds) else ""
    if action >= STEAL_FROM:
        return f"steal > p{action - STEAL_FROM + 1}" if action < STEAL_FROM + game.seats else ""
    if action == PASS:
        return "pass"
    if action == DRAW:
        return "draw"
    if action == END_DUNGEON:
        return "end dungeon"
    return "end turn" if action == END_TURN else ""


def _verb(block: i64) -> str:
    if block == RECRUIT:
        return "recruit "
    return "discard " if block == DISCARD else "raise " if block == RAISE else ""


def _of_card(game: Looterz, block: i64, card: i64) -> str:
    name = game.card_name(card)
    if block == SEARCH:
        return "search " + name
    if block == ATTACK:
        return "attack " + name
    if block == ACTIVATE:
        return "activate " + name
    if game.over:
        return "choose " + name
    pending = game.stack[game.depth - 1]
    verb = STEPS[step_of(pending)].verb
    this = about(pending)
    return f"{verb} {name}" if this == NOTHING or verb == "sacrifice" else f"{verb} {game.card_name(this)} > {name}"
