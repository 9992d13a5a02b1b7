"""Actions in words that everybody can type, whatever their language: `step d4`, `shove sky > f4`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.errors import IllegalMove
from ..engine.native import i64
from ..engine.pending import about
from .actions import (
    ACCUSE,
    CATCH,
    CHOOSE,
    DISCARD,
    END_TURN,
    ESCAPE,
    GO,
    GUILTY,
    INNOCENT,
    KEEP,
    LOOK,
    PASS,
    PEEP,
    PLAY,
    SHOW_HAND,
    SPACE,
    USE,
    cried_at,
    is_cry,
    is_slip,
    look_of,
    who_accuses,
    who_cries,
    who_is_accused,
    who_slips,
)
from .bookmark import BOOKMARK_BACK
from .cards import BLANK, GOBLINS, SQUARES, square_name
from .shoving import SHOVE

if TYPE_CHECKING:
    from .game import Kragmortha

PLAIN = {
    PASS: "pass",
    END_TURN: "end turn",
    SHOW_HAND: "show hand",
    GUILTY: "guilty",
    INNOCENT: "innocent",
    PEEP: "peep",
}


def notation(game: Kragmortha, action: int) -> str:
    """The text form of an action, as it stands in this decision."""
    word = _word(game, action) if 0 <= action < SPACE else ""
    if not word:
        raise IllegalMove(f"{action} is no action of Kragmortha: they are listed in lootkeep.kragmortha.actions.")
    return word


def _word(game: Kragmortha, action: int) -> str:
    """The text form, or nothing for a number that means nothing here."""
    if action >= ESCAPE:
        return _call(game, action)
    if action >= CHOOSE:
        return f"choose {GOBLINS[action - CHOOSE]}"
    if action >= LOOK:
        return f"look {look_name(game, action - LOOK)}" if look_name(game, action - LOOK) else ""
    if action >= USE:
        return f"use {game.box.tomes[action - USE].id}" if action - USE < len(game.box.tomes) else ""
    if action >= GO:
        return _square(game, action - GO) if action - GO < SQUARES else ""
    if action >= PLAY:
        return _card(game, action)
    return PLAIN.get(action, "")


def _call(game: Kragmortha, action: int) -> str:
    """What is called out of turn."""
    if action < CATCH:
        return f"escape {GOBLINS[action - ESCAPE]}"
    if is_cry(action):
        return f"catch {GOBLINS[who_cries(action)]} > {GOBLINS[cried_at(action)]}"
    look = look_name(game, look_of(action))
    if not look or look_of(action) == BLANK:  # a scolding orders nothing
        return ""
    if action >= ACCUSE:
        return f"accuse {GOBLINS[who_accuses(action)]} > {GOBLINS[who_is_accused(action)]} {look}"
    return f"slip {GOBLINS[who_slips(action)]} {look}" if is_slip(action) else ""


def look_name(game: Kragmortha, look: i64) -> str:
    """A Look's id; `scolding` for a blank one."""
    if look == BLANK:
        return "scolding"
    return game.box.looks[look].id if look < len(game.box.looks) else ""


def _card(game: Kragmortha, action: int) -> str:
    block, verb = (KEEP, "keep") if action >= KEEP else (DISCARD, "discard") if action >= DISCARD else (PLAY, "play")
    kind = action - block
    if verb == "keep" and game.is_asking(BOOKMARK_BACK):
        verb = "top"
    return f"{verb} {game.box.movements[kind].id}" if kind < len(game.box.movements) else ""


def _square(game: Kragmortha, square: int) -> str:
    if game.over:
        return f"go {square_name(square)}"
    step = game.asking()
    if step is SHOVE:
        return f"shove {GOBLINS[about(game.stack[game.depth - 1])]} > {square_name(square)}"
    return f"{step.verb} {square_name(square)}"
