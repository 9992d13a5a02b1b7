"""Rooms: what an Activate can be used for, the gamble in the Cells, and the Laboratory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Action, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from .actions import ABILITY, ACTIVATE, COMPLETE, DEED, POWER_HIT, POWER_MOVE, TAKE
from .arrival import throw
from .assault import HEROES_ACT, RESOLVED
from .building import CHOOSE_PLAN, can_build
from .cards import LABORATORY, NO_TOKEN, PORTAL, ROOM_COUNT, SITE, UNFINISHED
from .clans import offer_ability, use_ability, use_power
from .deeds import do_deed, offer_deed
from .fighting import strike
from .loot import TAKE_TACTIC, buy, offer_sort
from .monsters import move
from .packing import has
from .tactic_cards import DRAW_CARDS
from .tokens import open_portal

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def offer_activations(game: KeepTheHeroesOut, seat: Seat) -> None:
    """Rooms, portals, the scenario's deed, and the clan's ability."""
    anywhere = False
    for room in range(ROOM_COUNT):
        if game.monsters(seat, room) == 0:
            continue
        anywhere = True
        if not game.is_idle(room):
            offer_room(game, room)
        if game.token(room, PORTAL) == UNFINISHED:
            game.offer(COMPLETE + room)
        offer_deed(game, room)
    if anywhere:
        offer_ability(game, seat)


def offer_room(game: KeepTheHeroesOut, room: i64) -> None:
    """What a room with a monster can be used for."""
    tile = game.box.rooms[room]
    if tile.makes != NO_TOKEN:
        if game.reserve(tile.makes) > 0 and not has(game.scenario.barren, room):
            game.offer(ACTIVATE + room)
    elif tile.price != NO_TOKEN:
        if game.token(room, tile.price) > 0:
            offer_sort(game, tile.sells, TAKE)
    elif room == LABORATORY or (room == SITE and can_build(game)):
        game.offer(ACTIVATE + room)


def activate(game: KeepTheHeroesOut, you: Seat, action: Action) -> None:
    """An Activate: a room, a portal, the scenario's deed, or the clan's ability."""
    if action >= POWER_MOVE:
        move(game, you, action - POWER_MOVE)
    elif action >= TAKE:
        buy(game, you, action - TAKE)
    elif action >= POWER_HIT:
        strike(game, you, action - POWER_HIT, "ability-hit", "KH-21")
    elif action >= ABILITY:
        use_ability(game, you, action - ABILITY)
    elif action >= DEED:
        do_deed(game, you, action - DEED)
    elif action >= COMPLETE:
        open_portal(game, you, action - COMPLETE)
    elif action >= ACTIVATE:
        use_room(game, you, action - ACTIVATE)
    else:
        use_power(game, you)


def use_room(game: KeepTheHeroesOut, seat: Seat, room: i64) -> None:
    """A room is used for its action."""
    if room == LABORATORY:
        experiment(game, seat)
    elif room == SITE:
        game.ask(CHOOSE_PLAN, seat, NOTHING, 0)
    else:
        token = game.box.rooms[room].makes
        game.place_token(room, token)
        game.tell("produced", seat=seat, token=token, room=room, rule="KH-52")


def experiment(game: KeepTheHeroesOut, seat: Seat) -> None:
    """The Laboratory: a hero into the Cells, a tactic card of the display; then whoever got free acts."""
    game.tell("experiment", seat=seat, rule="KH-56")
    game.ask(RESOLVED, seat, NOTHING, 0)
    game.ask(HEROES_ACT, seat, NOTHING, 0)
    at = game.depth
    game.ask(TAKE_TACTIC, seat, NOTHING, 0)
    if not throw(game, seat, "KH-56"):
        game.depth = at


def gamble(game: KeepTheHeroesOut, seat: Seat) -> None:
    """A hero is thrown into the Cells, and tactic cards are drawn; then whoever got free acts."""
    game.gambled = True
    game.tell("gambled", seat=seat, rule="KH-55")
    game.ask(RESOLVED, seat, NOTHING, 0)
    game.ask(HEROES_ACT, seat, NOTHING, 0)
    at = game.depth
    game.ask(DRAW_CARDS, seat, NOTHING, game.scenario.gamble)
    if not throw(game, seat, "KH-55"):
        game.depth = at  # a scenario card gives nothing
