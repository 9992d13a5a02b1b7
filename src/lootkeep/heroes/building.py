"""The Construction Site: plans, where a new room may lie, and its treasure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64, pop, vec
from ..engine.pending import NOTHING
from .actions import BUILD, LAY, MOST_COINS, place, place_cell, place_turns, project, project_coins, project_room
from .cards import COIN, LABORATORY, NOWHERE, ROOM_COUNT, SITE
from .loot import BORROW
from .packing import has, only
from .plan import GRID, side_between, turned
from .step import Step
from .zones import of_value

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


MOST_PLANS: Final = 3


def can_build(game: KeepTheHeroesOut) -> bool:
    """Whether the Construction Site can be used."""
    if game.token(SITE, COIN) == 0 or len(game.plans) == 0 or affordable(game) == 0:
        return False
    for card in game.plans:
        if has_place(game, card - game.box.first_plan):
            return True
    return False


def affordable(game: KeepTheHeroesOut) -> i64:
    """The values of treasures that the coins at the Site pay for and the Reserve has, as a set."""
    coins = game.token(SITE, COIN)
    found: i64 = 0
    for card in game.chest:
        value = game.value_of(card)
        if value <= coins and value <= MOST_COINS:
            found |= only(value)
    return found


def offer_building(game: KeepTheHeroesOut) -> None:
    """Every shown plan that has a place, with every treasure that can be paid for."""
    values = affordable(game)
    for card in game.plans:
        room = card - game.box.first_plan
        if has_place(game, room):
            for value in range(1, MOST_COINS + 1):
                if has(values, value):
                    game.offer(BUILD + project(room, value))


def has_place(game: KeepTheHeroesOut, room: i64) -> bool:
    """Whether a room can be laid anywhere."""
    for beside in game.plan.cells:
        if beside == NOWHERE:
            continue
        for cell in (beside - GRID, beside + 1, beside + GRID, beside - 1):
            for turns in range(4):
                if can_lay(game, room, cell, turns):
                    return True
    return False


def can_lay(game: KeepTheHeroesOut, room: i64, cell: i64, turns: i64) -> bool:
    """A free cell beside the dungeon, with at least one passage open on both sides."""
    sides = turned(game.box.rooms[room].sides, turns)
    joined = False
    for other in range(ROOM_COUNT):
        if game.plan.cells[other] == cell:
            return False
        if game.plan.would_join(cell, sides, other):
            joined = True
    return joined


def offer_places(game: KeepTheHeroesOut, room: i64) -> None:
    """Every place and way round; turns that look the same are offered once."""
    for cell in range(GRID * GRID):
        if not is_beside(game, cell):
            continue
        for turns in range(4):
            if is_first_way(game, room, turns) and can_lay(game, room, cell, turns):
                game.offer(LAY + place(cell, turns))


def is_first_way(game: KeepTheHeroesOut, room: i64, turns: i64) -> bool:
    """Whether a room looks different after fewer turns."""
    sides = game.box.rooms[room].sides
    for fewer in range(turns):
        if turned(sides, fewer) == turned(sides, turns):
            return False
    return True


def is_beside(game: KeepTheHeroesOut, cell: i64) -> bool:
    """Whether a cell touches the dungeon."""
    for room in range(ROOM_COUNT):
        if side_between(cell, game.plan.cells[room]):
            return True
    return False


class ChoosePlan(Step):
    """Which plan is built, and how many coins it costs: the value of its treasure."""

    name = "plan"
    rule = "KH-57"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        offer_building(game)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(LAY_ROOM, you, project_room(action - BUILD), project_coins(action - BUILD))


class LayRoom(Step):
    """Where the new room (`this`) lies, and which way round; n coins pay for it."""

    name = "lay"
    rule = "KH-57"
    verb = "lay"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        offer_places(game, this)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        build(game, you, this, n, place_cell(action - LAY), place_turns(action - LAY))

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        for card in game.plans:
            if card == game.box.first_plan + this:
                return 1 <= n <= MOST_COINS
        return False


def build(game: KeepTheHeroesOut, seat: Seat, room: i64, coins: i64, cell: i64, turns: i64) -> None:
    """A room joins the dungeon, with a random treasure of the value paid for; a new plan is shown."""
    for _ in range(coins):
        game.discard_token(SITE, COIN)
    cells = game.plan.cells[:]
    ways = game.plan.turns[:]
    cells[room] = cell
    ways[room] = turns
    game.lay_plan(cells, ways)
    game.built += 1
    game.tell("built", seat=seat, room=room, n=coins, rule="KH-57")
    game.treasure[room] = random_treasure(game, coins)
    i: i64 = 0
    while game.plans[i] != game.box.first_plan + room:
        i += 1
    game.plans, _ = pop(game.plans, i)
    show_plans(game)
    if room == LABORATORY:
        game.ask(BORROW, seat, NOTHING, 0)


def random_treasure(game: KeepTheHeroesOut, value: i64) -> Card:
    """A treasure of a value out of the Reserve, whose tokens are mixed."""
    found = of_value(game, game.chest, value)
    card = found[game.random(len(found))]
    rest = vec[i64]()
    for other in game.chest:
        if game.value_of(other) == value:
            game.seen[other] = 0
        if other != card:
            rest = append(rest, other)
    game.chest = rest
    return card


def show_plans(game: KeepTheHeroesOut) -> None:
    """Three plans are shown."""
    while len(game.plans) < MOST_PLANS and len(game.plan_deck) > 0:
        game.revealed = True
        game.plan_deck, card = pop(game.plan_deck)
        game.seen[card] = 0
        game.plans = append(game.plans, card)
        game.tell("plan-shown", card=card, rule="KH-57")


def put_away(game: KeepTheHeroesOut, room: i64) -> None:
    """A shown plan goes under the building deck, and another is shown."""
    card = game.box.first_plan + room
    i: i64 = 0
    while game.plans[i] != card:
        i += 1
    game.plans, _ = pop(game.plans, i)
    under = vec[i64]([card])
    for other in game.plan_deck:
        under = append(under, other)
    game.plan_deck = under
    game.show_all(card)
    game.tell("plan-away", card=card, rule="KH-63")
    show_plans(game)


CHOOSE_PLAN: Final = ChoosePlan()
LAY_ROOM: Final = LayRoom()
