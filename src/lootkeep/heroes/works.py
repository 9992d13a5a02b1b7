"""The Construction Site: plans, where a new room may lie, and its treasure."""

from __future__ import annotations

from typing import Final, final

from ..engine.bits import BIT
from ..engine.game import Card, Seat
from ..engine.native import append, i64, mypyc_attr, pop, vec
from ..engine.pending import NOTHING
from .actions import (
    BUILD,
    GO,
    LAY,
)
from .cards import (
    COIN,
    GRID,
    LABORATORY,
    NOWHERE,
    OPEN,
    ROOM_COUNT,
    SITE,
    turned,
)
from .hands import Hands
from .plan import Plan, side_between
from .steps import BORROW

MOST_PLANS: Final = 3


@mypyc_attr(acyclic=True)
class Works(Hands):
    """The rules that speak of building."""

    # ---- building

    @final
    def can_build(self) -> bool:
        """Whether the Construction Site can be used."""
        if self.token(SITE, COIN) == 0 or len(self.plans) == 0 or self.affordable() == 0:
            return False
        for card in self.plans:
            if self.has_place(card - self.box.first_plan):
                return True
        return False

    @final
    def affordable(self) -> i64:
        """The values of treasures that the coins at the Site pay for and the Reserve has, as bits."""
        coins = self.token(SITE, COIN)
        found: i64 = 0
        for card in self.chest:
            value = self.value_of(card)
            if value <= coins and value <= 3:
                found |= BIT[value]
        return found

    @final
    def offer_building(self) -> None:
        """Every shown plan that has a place, with every treasure that can be paid for."""
        values = self.affordable()
        for card in self.plans:
            room = card - self.box.first_plan
            if self.has_place(room):
                for value in range(1, 4):
                    if values >> value & 1:
                        self.offer(BUILD + room * 3 + value - 1)

    @final
    def has_place(self, room: i64) -> bool:
        """Whether a room can be laid anywhere."""
        for beside in self.plan.cells:
            if beside == NOWHERE:
                continue
            for cell in (beside - GRID, beside + 1, beside + GRID, beside - 1):
                for turns in range(4):
                    if self.can_lay(room, cell, turns):
                        return True
        return False

    @final
    def can_lay(self, room: i64, cell: i64, turns: i64) -> bool:
        """A free cell beside the dungeon, with at least one passage open on both sides."""
        sides = turned(OPEN[room], turns)
        joined = False
        for other in range(ROOM_COUNT):
            there = self.plan.cells[other]
            if there == cell:
                return False
            side = side_between(cell, there)
            if side and sides & side and turned(OPEN[other], self.plan.turns[other]) & turned(side, 2):
                joined = True
        return joined

    @final
    def offer_places(self, room: i64) -> None:
        """Every place and way round; turns that look the same are offered once."""
        for cell in range(GRID * GRID):
            if not self.is_beside(cell):
                continue
            for turns in range(4):
                same = False
                for before in range(turns):
                    if turned(OPEN[room], before) == turned(OPEN[room], turns):
                        same = True
                if not same and self.can_lay(room, cell, turns):
                    self.offer(LAY + cell * 4 + turns)

    @final
    def is_beside(self, cell: i64) -> bool:
        """Whether a cell touches the dungeon."""
        for room in range(ROOM_COUNT):
            if side_between(cell, self.plan.cells[room]):
                return True
        return False

    @final
    def build(self, seat: Seat, room: i64, coins: i64, cell: i64, turns: i64) -> None:
        """A room joins the dungeon, with a random treasure of the value paid for; a new plan is shown."""
        for _ in range(coins):
            self.discard_token(SITE, COIN)
        cells = self.plan.cells[:]
        ways = self.plan.turns[:]
        cells[room] = cell
        ways[room] = turns
        self.plan = Plan(cells, ways, self.scenario.closes, self.closed)
        self.survey()
        self.tell("built", seat=seat, room=room, n=coins, rule="KH-57")
        self.treasure[room] = self.random_treasure(coins)
        i: i64 = 0
        while self.plans[i] != self.box.first_plan + room:
            i += 1
        self.plans, _ = pop(self.plans, i)
        self.show_plans()
        if room == LABORATORY:
            self.ask(BORROW, seat, NOTHING, 0)

    @final
    def random_treasure(self, value: i64) -> Card:
        """A treasure of a value out of the Reserve, whose tokens are mixed."""
        found = self.of_value(self.chest, value)
        card = found[self.random(len(found))]
        rest = vec[i64]()
        for other in self.chest:
            if self.value_of(other) == value:
                self.seen[other] = 0
            if other != card:
                rest = append(rest, other)
        self.chest = rest
        return card

    @final
    def show_plans(self) -> None:
        """Three plans are shown."""
        while len(self.plans) < MOST_PLANS and len(self.plan_deck) > 0:
            self.revealed = True
            self.plan_deck, card = pop(self.plan_deck)
            self.seen[card] = 0
            self.plans = append(self.plans, card)
            self.tell("plan-shown", card=card, rule="KH-57")

    @final
    def put_away(self, room: i64) -> None:
        """A shown plan goes under the building deck, and another is shown."""
        card = self.box.first_plan + room
        i: i64 = 0
        while self.plans[i] != card:
            i += 1
        self.plans, _ = pop(self.plans, i)
        under = vec[i64]([card])
        for other in self.plan_deck:
            under = append(under, other)
        self.plan_deck = under
        self.show_all(card)
        self.tell("plan-away", card=card, rule="KH-63")
        self.show_plans()

    # ---- rooms to choose from

    @final
    def offer_rooms(self, rooms: i64) -> None:
        """These rooms, if there are several."""
        if rooms & (rooms - 1):
            for room in range(ROOM_COUNT):
                if rooms >> room & 1:
                    self.offer(GO + room)

    @final
    def first_room(self, rooms: i64) -> i64:
        """The first of these rooms."""
        room: i64 = 0
        while rooms >> room & 1 == 0:
            room += 1
        return room
