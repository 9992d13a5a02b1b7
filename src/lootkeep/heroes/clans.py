"""Clan abilities: what each clan can do with an Activate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Seat
from ..engine.native import i64
from .actions import ABILITY, POWER, POWER_HIT, POWER_MOVE
from .cards import BONE, DRAGON, GNOLL, IMP, LIZARDFOLK, POLTERGEIST, RATKIN, ROOM_COUNT, SKELETON, SLIME, WITCH
from .fighting import offer_shots, offer_strikes
from .monsters import offer_moves, offer_own, summon
from .tactic_cards import draw
from .tokens import make, open_portal

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def offer_ability(game: KeepTheHeroesOut, seat: Seat) -> None:
    """What the clan can do."""
    clan = game.players[seat].clan
    if clan == DRAGON:
        if game.is_wounded(seat):
            game.offer(POWER)
    elif clan == SLIME:
        if len(game.players[seat].deck) > 0:
            game.offer(POWER)
    elif clan == LIZARDFOLK:
        offer_shots(game, seat, POWER_HIT)
    elif clan == GNOLL:
        offer_strikes(game, seat, POWER_HIT)
    elif clan == IMP or clan == POLTERGEIST:
        offer_moves(game, seat, POWER_MOVE)
    elif clan == SKELETON:
        if game.reserve(BONE) > 0:
            offer_own(game, seat, ABILITY)
    elif clan == RATKIN:
        if game.players[seat].lair > 0:
            offer_own(game, seat, ABILITY)
    elif clan == WITCH:
        for room in range(ROOM_COUNT):
            if game.monsters(seat, room) and game.can_open(room):
                game.offer(ABILITY + room)


def use_ability(game: KeepTheHeroesOut, seat: Seat, room: i64) -> None:
    """The abilities that happen in a room: a bone, another rat, a portal."""
    clan = game.players[seat].clan
    if clan == SKELETON:
        make(game, seat, room, BONE)
    elif clan == RATKIN:
        summon(game, seat, room, 1, "summoned", "KH-94")
    else:
        open_portal(game, seat, room)


def use_power(game: KeepTheHeroesOut, seat: Seat) -> None:
    """The Dragon heals; the Slime draws."""
    if game.players[seat].clan == SLIME:
        draw(game, seat, 1)
        return
    for room in range(ROOM_COUNT):
        game.change_monsters(seat, room, game.count(seat, room) - game.monsters(seat, room))
    game.tell("healed", seat=seat, rule="KH-40")
