"""Cards that would do nothing, and why: whoever plays one is asked first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Seat
from ..engine.messages import Message, message
from ..engine.native import i64
from .actions import played_kind, played_side
from .icons import ACTIVATES, word_of
from .refusals import Refusals
from .tactics import is_of_use

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def in_vain(game: KeepTheHeroesOut, seat: Seat, side: i64) -> list[Message]:
    """Why no icon of a card's side can do anything now, each reason once; none if one can."""
    found: list[str] = []
    for icon in game.box.kinds[played_kind(side)].side(played_side(side)):
        if is_of_use(game, seat, icon):
            return []
        why = _why(game, seat, icon)
        if why not in found:
            found.append(why)
    return [message(f"heroes-why-{why}") for why in found]


def _why(game: KeepTheHeroesOut, seat: Seat, icon: i64) -> str:
    """The reason of an icon that is of no use."""
    if word_of(icon) == ACTIVATES and game.lairs(seat) == 0:
        return "no-monster"
    reason = None if word_of(icon) == ACTIVATES else Refusals(game).why_idle(seat, icon)
    return "no-use" if reason is None else reason[0]
