"""What scenario cards and clocks do: a small set of operations, of which a scenario's file makes its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from . import tactic_cards
from .actions import AMBUSH, BUILD, project, project_room
from .arrival import throw
from .building import put_away
from .by_room import FARTHER, ByRoom
from .captains import call_captain
from .cards import CELLS, HERO_COUNT, ROOM_COUNT
from .drift import drift, post, spawn
from .foes import advance, call
from .guild import rouse, summon_hero
from .icons import ANY
from .marks import CREEPING, creepers, mark
from .monsters import offer_ambush, summon
from .packing import only, resources, total
from .passages import BREAK_PORTAL, REOPENING, close_next, dig_next, open_last, set_goal
from .runners import captives, is_anybody_loose, run
from .scenario import (
    ADVANCE,
    AT_FOE,
    AT_GOAL,
    BLIND,
    BREAK,
    BY_PORTAL,
    CALL,
    CLOSE,
    CREEP,
    CROWDED,
    CURSED,
    DRIFT,
    FARTHEST,
    GOAL,
    MARK,
    MARKED,
    MUSTER,
    OPEN,
    POST,
    RALLY,
    REOPEN,
    RESTOCK,
    RUN,
    SEIZE,
    SPAWN,
    SUMMON,
    SURVEY,
    SWAP,
    THROW,
    TITHE,
    WAKE,
    Operation,
)
from .step import May, Step
from .tithes import demand, seize
from .wares import restock, swap_cards

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


class Trouble(Step):
    """One operation of a scenario card or clock (n: its place in the scenario's list)."""

    name = "trouble"
    rule = "KH-63"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        carry_out(game, you, n)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return n < len(game.scenario.operations)


def carry_out(game: KeepTheHeroesOut, you: Seat, place: i64) -> None:
    """An operation happens."""
    operation = game.scenario.operations[place]
    code = operation.code
    if code == RALLY:
        game.ask(RALLYING, you, NOTHING, 0)
    elif code == WAKE:
        wake(game, operation)
    elif code == SUMMON:
        appear(game, you, operation)
    elif code == THROW:
        throw(game, you, "KH-63")
    elif code == CREEP:
        rooms = creepers(game, False)
        if rooms == 0:
            game.tell("no-creep", rule="KH-63")
        game.ask(CREEPING, you, NOTHING, rooms)
    elif code == MARK:
        for _time in range(operation.number):
            mark(game)
    elif code == TITHE:
        demand(game, you, place)
    elif code == SEIZE:
        seize(game, you, operation)
    elif code == POST:
        post(game, operation.what, operation.room, operation.number)
    elif code == SPAWN:
        spawn(game, operation.what, operation.room, operation.number)
    elif code == DRIFT:
        drift(game, operation.what, operation.room, operation.number)
    elif code == GOAL:
        set_goal(game, operation.room)
    else:
        carry_out_more(game, you, operation)


def carry_out_more(game: KeepTheHeroesOut, you: Seat, operation: Operation) -> None:
    """The other operations."""
    code = operation.code
    if code == CLOSE:
        close_next(game)
    elif code == OPEN:
        if operation.number > 0:
            dig_next(game)
        else:
            open_last(game)
    elif code == BREAK:
        game.ask(BREAK_PORTAL, you, NOTHING, 0)
    elif code == REOPEN:
        game.ask(REOPENING, you, NOTHING, 0)
    elif code == SURVEY:
        game.ask(PUT_AWAY, you, NOTHING, 0)
    elif code == MUSTER:
        for i in range(game.seats):
            game.ask(MUSTERING, (you + game.seats - 1 - i) % game.seats, NOTHING, 0)
    elif code == SWAP:
        swap_cards(game, you)
    elif code == CURSED:
        for i in range(game.seats):
            game.ask(tactic_cards.CURSED, (you + game.seats - 1 - i) % game.seats, NOTHING, 0)
    elif code == RESTOCK:
        restock(game)
    elif code == ADVANCE:
        advance(game, you, operation.what)
    elif code == CALL:
        if operation.what == game.scenario.captain:
            call_captain(game, operation.what)
        else:
            call(game, you, operation.what)
    elif code == RUN:
        send_running(game)
    elif code == BLIND:
        game.blind = 2
        game.tell("blinded", rule="KH-211")


def send_running(game: KeepTheHeroesOut) -> None:
    """All who run do so once more."""
    if len(game.runners) == 0 and not is_anybody_loose(game):
        game.tell("no-run", rule="KH-184")
    run(game)


# ---------------------------------------------------------------- waking and coming


def wake(game: KeepTheHeroesOut, operation: Operation) -> None:
    """Exhausted heroes wake, if there are enough of them: of a room, of all marked rooms, or where a foe stands."""
    woke = False
    for room in range(ROOM_COUNT):
        is_meant = operation.room == room
        if operation.room == MARKED:
            is_meant = game.is_marked(room)
        elif operation.room >= AT_FOE:
            is_meant = game.has_foe(room, operation.room - AT_FOE)
        if is_meant and total(game.tired(room)) + captives(game, room) >= operation.number:
            rouse(game, room, "roused", "KH-63")
            woke = True
    if not woke:
        game.tell("no-wake", rule="KH-63")


def appear(game: KeepTheHeroesOut, you: Seat, operation: Operation) -> None:
    """A hero comes to a room; where several foes of a name stand, one to each."""
    if operation.room < AT_FOE:
        game.ask(SUMMONING, you, operation.what, operation.room)
        return
    found = False
    for room in range(ROOM_COUNT):
        if game.has_foe(room, operation.room - AT_FOE):
            summon_hero(game, room, operation.what)
            found = True
    if not found:
        game.tell("no-crowd", hero=operation.what, rule="KH-63")


class Rally(ByRoom):
    """The room with the most exhausted heroes, outside the Cells and nearest to the Vault, wakes up."""

    name = "rally"
    verb = "rally"

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        best: i64 = 0
        found: i64 = 0
        for room in range(ROOM_COUNT):
            heroes = total(game.tired(room))
            if room == CELLS or heroes == 0:
                continue
            rank = heroes * FARTHER - game.distance[room]
            if rank > best:
                best = rank
                found = 0
            if rank == best:
                found |= only(room)
        return found

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        rouse(game, room, "roused", "KH-63")

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("no-rally", rule=self.rule)


class Summoning(ByRoom):
    """A hero (`this`) appears in a room (n), or in one that is found: the farthest, the most crowded, the richest."""

    name = "summoning"
    verb = "appear"

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        if n < ROOM_COUNT:
            return only(n) if game.is_in(n) else 0
        if n == AT_GOAL:
            return only(game.goal)
        if n == BY_PORTAL:
            return game.portals()
        best: i64 = 0
        found: i64 = 0
        for room in range(ROOM_COUNT):
            if game.is_in(room):
                rank = rank_of(game, room, n)
                if rank > best:
                    best = rank
                    found = 0
                if rank == best and rank > 0:
                    found |= only(room)
        return found

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        summon_hero(game, room, this)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("no-crowd", hero=this, rule=self.rule)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return this < HERO_COUNT and (FARTHEST <= n <= AT_GOAL or game.is_room(n))


def rank_of(game: KeepTheHeroesOut, room: i64, where: i64) -> i64:
    """How much a room is the farthest (never the Cells), the most crowded, the richest; 0: not at all."""
    far = game.distance[room]
    if where == FARTHEST:
        return 0 if room == CELLS else far + 1
    many = game.crowd(room) if where == CROWDED else total(resources(game.goods[room]))
    return many * FARTHER - far if many > 0 else 0


# ---------------------------------------------------------------- plans and monsters


class PutAway(Step):
    """One shown plan goes under the building deck, and another is shown."""

    name = "survey"
    rule = "KH-63"
    verb = "put-away"
    is_shared = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        for card in game.plans:
            game.offer(BUILD + project(card - game.box.first_plan, 1))

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        put_away(game, project_room(action - BUILD))

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("no-plan", rule=self.rule)


class Muster(Step):
    """A player may put a monster from the Lair in any room."""

    name = "muster"
    rule = "KH-63"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        offer_ambush(game, you, ANY)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        summon(game, you, action - AMBUSH, 1, "ambushed", "KH-29")

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("no-muster", seat=you, rule=self.rule)


TROUBLE: Final = Trouble()
RALLYING: Final = Rally()
PUT_AWAY: Final = PutAway()
SUMMONING: Final = Summoning()
MUSTERING: Final = May(Muster())
