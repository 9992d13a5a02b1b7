"""Scenario cards: a small set of operations, of which a scenario's file makes its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64
from ..engine.pending import NOTHING
from .actions import AMBUSH, BUILD, GO, PASS, SPEND, project, project_room, stock, stock_room
from .arrival import throw
from .building import put_away
from .cards import CELLS, EVENT, HERO_COUNT, NO_CLAN, NOWHERE, ROOM_COUNT, SIGNS, TRAP, UNFINISHED, VAULT
from .charge import creep
from .guild import rouse, summon_hero
from .icons import ANY, RESOURCES
from .monsters import offer_ambush, summon
from .packing import (
    has,
    is_begun,
    only,
    operation_code,
    operation_detail,
    operation_room,
    path_from,
    path_to,
    tithe_begun,
    tithe_left,
    total,
    without,
)
from .plan import Plan
from .ram import ram_rolls, ram_strikes
from .scenario import (
    ADVANCE,
    APPEAR,
    BREAK,
    CLOSE,
    CREEP,
    CROWDED,
    FARTHEST,
    FLOOD,
    FLOODED,
    OPEN_DOORS,
    RALLY,
    SEIZE,
    SURVEY,
    THROW,
    TITHE,
    TOLL,
    WAKE,
)
from .step import May, Step
from .tactic_cards import Curse
from .tokens import lose, set_portal

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


FARTHER: Final = 256  # more than any distance: ranks by number, then by nearness
RAM_ROOMS: Final = 2  # that the ram rolls with one card if nothing is in its way


class Trouble(Step):
    """One operation (n) of a scenario card."""

    name = "trouble"
    rule = "KH-63"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        what = operation_code(n)
        where = operation_room(n)
        more = operation_detail(n)
        if what == RALLY:
            game.ask(RALLYING, you, NOTHING, 0)
        elif what == TITHE:
            game.ask(PAY_TITHE, you, where, 1 if game.seats < 3 else 2)
        elif what == SEIZE:
            game.ask(SEIZING, you, NOTHING, min(game.token(VAULT, EVENT), 2))
        elif what == FLOOD:
            flood(game)
        elif what == WAKE:
            rouse_room(game, where, more)
        elif what == THROW:
            throw(game, you, "KH-63")
        elif what == SURVEY:
            game.ask(PUT_AWAY, you, NOTHING, 0)
        elif what == APPEAR:
            game.ask(SUMMONING, you, more, where)
        elif what == TOLL:
            take_toll(game, you)
        elif what == ADVANCE:
            advance_ram(game, you)
        elif what == BREAK:
            game.ask(BREAK_PORTAL, you, NOTHING, 0)
        elif what == OPEN_DOORS:
            open_doors(game)
        elif what == CLOSE:
            close_passage(game)
        elif what == CREEP:
            if creepers(game) == 0:
                game.tell("no-creep", rule=self.rule)
            game.ask(CREEPING, you, NOTHING, creepers(game))
        else:
            for i in range(game.seats):
                game.ask(MUSTERING, (you + game.seats - 1 - i) % game.seats, NOTHING, 0)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        for sign in range(len(SIGNS)):
            for operation in game.scenario.does(sign):
                if operation == n:
                    return True
        return False


# ---------------------------------------------------------------- what happens in a room


class ByRoom(Step):
    """Something that happens in one room: the players choose among those that it may be; none is told, too."""

    rule = "KH-63"
    is_shared = True
    answers_itself = True

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        """The rooms that it may be."""
        raise NotImplementedError

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        """What happens there."""
        raise NotImplementedError

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_rooms(self.rooms(game, this, n))

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        self.happen(game, you, this, n, action - GO)


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
    """A hero (`this`) appears in a room, the farthest one, or the most crowded one (n)."""

    name = "summoning"
    verb = "appear"

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        if n < ROOM_COUNT:
            return only(n) if game.is_in(n) else 0
        best: i64 = -1
        found: i64 = 0
        for room in range(ROOM_COUNT):
            if not game.is_in(room) or (n == FARTHEST and room == CELLS):
                continue
            rank = game.distance[room]
            if n == CROWDED:
                crowd = game.crowd(room)
                rank = crowd * FARTHER - rank if crowd > 0 else -1
            if rank > best:
                best = rank
                found = 0
            if rank == best and rank >= 0:
                found |= only(room)
        return found

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        summon_hero(game, room, this)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("no-crowd", hero=this, rule=self.rule)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return this < HERO_COUNT and (n == FARTHEST or n == CROWDED or game.is_room(n))


class RamMoves(ByRoom):
    """The ram rolls towards the Vault, n more rooms, until it meets a trap or a monster."""

    name = "ram"
    verb = "ram"

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        return game.nearer(game.ram)

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        is_free = room != VAULT and game.token(room, TRAP) == 0 and not game.is_guarded(room)
        ram_rolls(game, room)
        if is_free and n > 1:
            game.ask(self, you, this, n - 1)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.ram != NOWHERE and game.ram != VAULT


def advance_ram(game: KeepTheHeroesOut, you: Seat) -> None:
    """The ram rolls; in the Vault it strikes where it is, and once it is wrecked the heroes rally."""
    if game.ram == NOWHERE:
        game.ask(RALLYING, you, NOTHING, 0)
    elif game.ram == VAULT:
        ram_strikes(game)
    else:
        game.ask(RAM_MOVES, you, NOTHING, RAM_ROOMS)


class BreakPortal(ByRoom):
    """A completed portal is unfinished again."""

    name = "break"
    verb = "break"

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        return game.portals()

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        set_portal(game, room, UNFINISHED)
        game.tell("portal-broken", room=room, rule=self.rule)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("no-break", rule=self.rule)


# ---------------------------------------------------------------- the tithe


class PayTithe(Step):
    """n resources (`this`) from anywhere in the dungeon, all or nothing, or an event token on the Vault."""

    name = "tithe"
    rule = "KH-63"
    is_shared = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        there: i64 = 0
        for room in range(ROOM_COUNT):
            there += game.token(room, this)
        if there < tithe_left(n):
            return
        for room in range(ROOM_COUNT):
            if game.token(room, this) > 0:
                game.offer(SPEND + stock(room, this))
        if not is_begun(n):
            game.offer(PASS)  # half a payment is none

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            owe(game)
            return
        lose(game, stock_room(action - SPEND), this, self.rule)
        left = tithe_left(n) - 1
        if left > 0:
            game.ask(self, you, this, tithe_begun(left))

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        owe(game)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        left = tithe_left(n)
        return this < len(RESOURCES) and 1 <= left <= 2 and (n == left or n == tithe_begun(left))


def owe(game: KeepTheHeroesOut) -> None:
    """A payment is missed: an event token on the Vault."""
    if game.reserve(EVENT) > 0:
        game.place_token(VAULT, EVENT)
    game.tell("owed", n=game.token(VAULT, EVENT), rule="KH-63")


class Seize(ByRoom):
    """n times the treasure of the lowest value outside the Vault is removed unseen; then the debt is forgotten."""

    name = "seize"
    verb = "give-up"

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        if n == 0:
            return 0
        least: i64 = 9
        found: i64 = 0
        for room in range(1, ROOM_COUNT):
            value = game.treasure_value(room)
            if value == 0 or value > least:
                continue
            if value < least:
                least = value
                found = 0
            found |= only(room)
        return found

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        game.ask(self, you, this, n - 1)
        card = game.treasure[room]
        game.treasure[room] = NOTHING
        game.chest = append(game.chest, card)
        game.tell("seized", room=room, n=n - 1, rule=self.rule)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if n > 0 or game.token(VAULT, EVENT) == 0:
            game.tell("no-treasure" if n > 0 else "no-debt", rule=self.rule)
        while game.token(VAULT, EVENT) > 0:
            game.discard_token(VAULT, EVENT)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return n <= 2


# ---------------------------------------------------------------- creeping


def creepers(game: KeepTheHeroesOut) -> i64:
    """The rooms outside Cells and Vault with exhausted heroes, as a set."""
    found: i64 = 0
    for room in range(1, ROOM_COUNT):
        if room != CELLS and game.tired(room):
            found |= only(room)
    return found


class Creep(Step):
    """The exhausted heroes of some rooms (n, a set) steal one room nearer to the Vault, still exhausted.

    Those nearer to the Vault go first, so nobody goes twice.
    """

    name = "creep"
    rule = "KH-63"
    verb = "creep"
    is_shared = True
    answers_itself = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if n:
            game.offer_rooms(game.nearer(next_creeper(game, n)))

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        room = next_creeper(game, n)
        game.ask(self, you, NOTHING, without(n, room))
        creep(game, you, room, action - GO)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        for room in range(ROOM_COUNT):
            if has(n, room) and game.nearer(room) == 0:
                return False
        return True


def next_creeper(game: KeepTheHeroesOut, rooms: i64) -> i64:
    """Of these rooms the one nearest to the Vault."""
    best: i64 = NOWHERE
    found: i64 = 0
    for room in range(ROOM_COUNT):
        if has(rooms, room) and game.distance[room] < best:
            best = game.distance[room]
            found = room
    return found


# ---------------------------------------------------------------- the others


def flood(game: KeepTheHeroesOut) -> None:
    """The next dry room is flooded, and loses its traps."""
    for room in game.scenario.floods:
        if game.is_in(room) and game.token(room, EVENT) == 0 and game.reserve(EVENT) > 0:
            game.place_token(room, EVENT)
            game.tell("flooded", room=room, rule="KH-63")
            while game.token(room, TRAP) > 0:
                game.discard_token(room, TRAP)
            return
    game.tell("no-flood", rule="KH-63")


def rouse_room(game: KeepTheHeroesOut, where: i64, least: i64) -> None:
    """Exhausted heroes of the flooded rooms, or of one room if there are enough, reactivate."""
    idle = True
    for room in range(ROOM_COUNT):
        if room == where or (where == FLOODED and game.is_flooded(room)):
            if total(game.tired(room)) >= max(least, 1):
                rouse(game, room, "roused", "KH-63")
                idle = False
    if idle and where == FLOODED:
        game.tell("no-wake-flooded", rule="KH-63")
    elif idle:
        game.tell("no-wake", room=where, n=max(least, 1), rule="KH-63")


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


def take_toll(game: KeepTheHeroesOut, you: Seat) -> None:
    """Whoever owns a borrowed card discards one."""
    idle = True
    for i in range(game.seats):
        seat = (you + game.seats - 1 - i) % game.seats
        if is_borrower(game, seat):
            game.ask(TOLLED, seat, NOTHING, 0)
            idle = False
    if idle:
        game.tell("no-toll", rule="KH-63")


def is_borrower(game: KeepTheHeroesOut, seat: Seat) -> bool:
    """Whether a player owns a card of the clan in the Laboratory."""
    if game.borrowed == NO_CLAN:
        return False
    player = game.players[seat]
    for cards in (player.hand, player.deck, player.discards, player.played):
        for card in cards:
            if game.box.kind_of[card].clan == game.borrowed:
                return True
    return False


class Toll(Curse):
    """Whoever owns a borrowed card discards one."""

    name = "toll"
    rule = "KH-63"


def open_doors(game: KeepTheHeroesOut) -> None:
    """Until the wave ends heroes walk through completed portals."""
    game.doors_open = True
    game.survey()
    game.tell("doors-open", rule="KH-63")


def close_passage(game: KeepTheHeroesOut) -> None:
    """The next passage falls in."""
    closes = game.scenario.closes
    if game.closed == len(closes):
        game.tell("no-close", rule="KH-63")
        return
    passage = closes[game.closed]
    game.closed += 1
    game.plan = Plan(game.box.rooms, game.plan.cells, game.plan.turns, closes, game.closed)
    game.survey()
    game.tell("closed", room=path_from(passage), door=path_to(passage), rule="KH-63")


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
PAY_TITHE: Final = PayTithe()
SEIZING: Final = Seize()
PUT_AWAY: Final = PutAway()
SUMMONING: Final = Summoning()
RAM_MOVES: Final = RamMoves()
BREAK_PORTAL: Final = BreakPortal()
CREEPING: Final = Creep()
MUSTERING: Final = May(Muster())
TOLLED: Final = Toll()
