"""Momentum: what the success of an icon gives for free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from .actions import DRAW, GENERATE, SET_PORTAL, SET_TRAP, SUMMON, stock_room, stock_token
from .cards import ROOM_COUNT
from .icons import DRAWS, MAKES, OPENS, SUMMONS, TRAPS, detail_of, monsters_of, then_of, word_of
from .monsters import summon
from .packing import has, is_next_to, room_at
from .step import May, Step
from .tactic_cards import draw
from .tokens import make, offer_make, open_portal, set_trap

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


GIVEN: Final = (DRAWS, TRAPS, OPENS, MAKES, SUMMONS)


def ask_momentum(game: KeepTheHeroesOut, seat: Seat, icon: i64, room: i64) -> None:
    """What the icon's success gives comes right after it."""
    if then_of(icon):
        game.ask(MOMENTUM, seat, room, then_of(icon))


class Momentum(Step):
    """What the success of an icon gives (n), in the same room (`this`), or after a shot in one beside it."""

    name = "momentum"
    rule = "KH-31"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if not is_next_to(this):
            offer_after(game, you, this, n)
            return
        beside = game.plan.passages[room_at(this)]
        for room in range(ROOM_COUNT):
            if has(beside, room) and game.monsters(you, room):
                offer_after(game, you, room, n)
        if word_of(n) == DRAWS and game.choice_count > 1:
            game.choice_count = 1

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        word = word_of(n)
        if word == DRAWS:
            draw(game, you, 1)
        elif word == TRAPS:
            set_trap(game, you, action - SET_TRAP)
        elif word == OPENS:
            open_portal(game, you, action - SET_PORTAL)
        elif word == MAKES:
            make(game, you, stock_room(action - GENERATE), stock_token(action - GENERATE))
        else:
            summon(game, you, action - SUMMON, monsters_of(n), "summoned", "KH-94")

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        is_near = is_next_to(this) and room_at(this) < ROOM_COUNT
        return (is_near or game.is_room(this)) and word_of(n) in GIVEN


def offer_after(game: KeepTheHeroesOut, you: Seat, room: i64, icon: i64) -> None:
    """What momentum gives, in a room; its own monsters need not be there any more."""
    word = word_of(icon)
    if word == DRAWS:
        if len(game.players[you].deck) > 0:
            game.offer(DRAW)
    elif word == TRAPS:
        if game.can_trap(room):
            game.offer(SET_TRAP + room)
    elif word == OPENS:
        if game.can_open(room):
            game.offer(SET_PORTAL + room)
    elif word == MAKES:
        offer_make(game, room, detail_of(icon))
    elif game.players[you].lair > 0:
        game.offer(SUMMON + room)


MOMENTUM: Final = May(Momentum())
