"""What scenario cards do: a small set of operations, of which a scenario's file makes its own.

An operation is one int: its number, and two details (see `scenario.OPERATIONS`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.bits import BIT
from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from .actions import AMBUSH, BUILD, GO, PASS, SPEND
from .assault import TOLLED
from .cards import CELLS, COMPLETED, EVENT, NOWHERE, PORTAL, ROOM_COUNT, TRAP, UNFINISHED, VAULT
from .dungeon import total
from .icons import ANY
from .scenario import CROWDED, FARTHEST, FLOODED
from .steps import Step

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut

RALLY: Final = 1
TITHE: Final = 2
SEIZE: Final = 3
FLOOD: Final = 4
WAKE: Final = 5
THROW: Final = 6
SURVEY: Final = 7
SUMMON: Final = 8
TOLL: Final = 9
ADVANCE: Final = 10
BREAK: Final = 11
OPEN_DOORS: Final = 12
CLOSE: Final = 13
CREEP: Final = 14
MUSTER: Final = 15

RAM_ROOMS: Final = 2  # that the ram rolls with one card if nothing is in its way


class Trouble(Step):
    """One operation (n) of a scenario card."""

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        what = n & 15
        where = n >> 4 & 15
        more = n >> 8
        if what == RALLY:
            game.ask(RALLYING, you, NOTHING, 0)
        elif what == TITHE:
            game.ask(PAY_TITHE, you, where, 1 if game.seats < 3 else 2)
        elif what == SEIZE:
            game.ask(SEIZING, you, NOTHING, min(game.token(VAULT, EVENT), 2))
        elif what == FLOOD:
            game.flood()
        elif what == WAKE:
            wake(game, where, more)
        elif what == THROW:
            game.throw(you, "KH-63")
        elif what == SURVEY:
            game.ask(PUT_AWAY, you, NOTHING, 0)
        elif what == SUMMON:
            game.ask(SUMMONING, you, more, where)
        elif what == TOLL:
            take_toll(game, you)
        elif what == ADVANCE:
            if game.ram == NOWHERE:
                game.ask(RALLYING, you, NOTHING, 0)
            elif game.ram == VAULT:
                game.ram_strikes()
            else:
                game.ask(RAM_MOVES, you, NOTHING, RAM_ROOMS)
        elif what == BREAK:
            game.ask(BREAK_PORTAL, you, NOTHING, 0)
        elif what == OPEN_DOORS:
            game.open_doors()
        elif what == CLOSE:
            game.close_passage()
        elif what == CREEP:
            if creepers(game) == 0:
                game.tell("no-creep", rule="KH-63")
            game.ask(CREEPING, you, NOTHING, creepers(game))
        else:
            for i in range(game.seats):
                game.ask(MUSTERING, (you + game.seats - 1 - i) % game.seats, NOTHING, 0)


def wake(game: KeepTheHeroesOut, where: i64, least: i64) -> None:
    """Exhausted heroes of the flooded rooms, or of one room if there are enough, reactivate."""
    idle = True
    for room in range(ROOM_COUNT):
        if room == where or (where == FLOODED and game.is_flooded(room)):
            if total(game.tired(room)) >= max(least, 1):
                game.rouse(room, "roused")
                idle = False
    if idle and game.journal is not None:
        if where == FLOODED:
            game.tell("no-wake-flooded", rule="KH-63")
        else:
            game.tell("no-wake", room=where, n=max(least, 1), rule="KH-63")


def take_toll(game: KeepTheHeroesOut, you: Seat) -> None:
    """Whoever owns a borrowed card discards one."""
    idle = True
    for i in range(game.seats):
        seat = (you + game.seats - 1 - i) % game.seats
        if game.is_borrower(seat):
            game.ask(TOLLED, seat, NOTHING, 0)
            idle = False
    if idle:
        game.tell("no-toll", rule="KH-63")


class ByRoom(Step):
    """Something that happens in one room: the players choose among those that it may be; none is told, too."""

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        """The rooms that it may be, as bits."""
        raise NotImplementedError

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        """What happens there."""
        raise NotImplementedError

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_rooms(self.rooms(game, this, n))

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        self.happen(game, you, this, n, action - GO)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        rooms = self.rooms(game, this, n)
        if rooms:
            self.happen(game, you, this, n, game.first_room(rooms))
        else:
            self.tell_idle(game, this)

    def tell_idle(self, game: KeepTheHeroesOut, this: Card) -> None:
        """Say that it may be nowhere, if that can be."""


class Rally(ByRoom):
    """The room with the most exhausted heroes, outside the Cells and nearest to the Vault, wakes up."""

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        best: i64 = 0
        found: i64 = 0
        for room in range(ROOM_COUNT):
            heroes = total(game.tired(room))
            if room == CELLS or heroes == 0:
                continue
            rank = heroes * 256 - game.distance[room]
            if rank > best:
                best = rank
                found = 0
            if rank == best:
                found |= BIT[room]
        return found

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        game.rouse(room, "roused")

    def tell_idle(self, game: KeepTheHeroesOut, this: Card) -> None:
        game.tell("no-rally", rule=self.rule)


class PayTithe(Step):
    """n resources (`this`) from anywhere in the dungeon, all or nothing, or an event token on the Vault."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        there: i64 = 0
        for room in range(ROOM_COUNT):
            there += game.token(room, this)
        if there < (n & 15):
            return
        for room in range(ROOM_COUNT):
            if game.token(room, this) > 0:
                game.offer(SPEND + room * 4 + this)
        if n < 16:
            game.offer(PASS)  # half a payment is none

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            game.owe()
            return
        game.lose((action - SPEND) >> 2, this, self.rule)
        if n & 15 > 1:
            game.ask(self, you, this, (n & 15) - 1 + 16)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.owe()


class Seize(ByRoom):
    """n times the treasure of the lowest value outside the Vault is removed unseen; then the debt is forgotten."""

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
            found |= BIT[room]
        return found

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        game.ask(self, you, this, n - 1)
        game.seize(room)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        rooms = self.rooms(game, this, n)
        if rooms:
            self.happen(game, you, this, n, game.first_room(rooms))
        else:
            if n > 0 or game.token(VAULT, EVENT) == 0:
                game.tell("no-treasure" if n > 0 else "no-debt", rule=self.rule)
            while game.token(VAULT, EVENT) > 0:
                game.discard_token(VAULT, EVENT)


class PutAway(Step):
    """One shown plan goes under the building deck, and another is shown."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        for card in game.plans:
            game.offer(BUILD + (card - game.box.first_plan) * 3)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.put_away((action - BUILD) // 3)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("no-plan", rule=self.rule)


class Summoning(ByRoom):
    """A hero (`this`) appears in a room, the farthest one, or the most crowded one (n)."""

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        if n < ROOM_COUNT:
            return BIT[n] if game.is_in(n) else 0
        best: i64 = -1
        found: i64 = 0
        for room in range(ROOM_COUNT):
            if not game.is_in(room) or (n == FARTHEST and room == CELLS):
                continue
            rank = game.distance[room]
            if n == CROWDED:
                crowd = game.crowd(room)
                rank = crowd * 256 - rank if crowd > 0 else -1
            if rank > best:
                best = rank
                found = 0
            if rank == best and rank >= 0:
                found |= BIT[room]
        return found

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        game.summon_hero(room, this)

    def tell_idle(self, game: KeepTheHeroesOut, this: Card) -> None:
        game.tell("no-crowd", hero=this, rule=self.rule)


class RamMoves(ByRoom):
    """The ram rolls towards the Vault, n more rooms, until it meets a trap or a monster."""

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        return game.nearer(game.ram)

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        is_free = room != VAULT and game.token(room, TRAP) == 0 and not game.is_guarded(room)
        game.ram_rolls(room)
        if is_free and n > 1:
            game.ask(self, you, this, n - 1)


class BreakPortal(ByRoom):
    """A completed portal is unfinished again."""

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        found: i64 = 0
        for room in range(ROOM_COUNT):
            if game.token(room, PORTAL) == COMPLETED:
                found |= BIT[room]
        return found

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        game.set_portal(room, UNFINISHED)
        game.tell("portal-broken", room=room, rule="KH-63")

    def tell_idle(self, game: KeepTheHeroesOut, this: Card) -> None:
        game.tell("no-break", rule=self.rule)


def creepers(game: KeepTheHeroesOut) -> i64:
    """The rooms outside Cells and Vault with exhausted heroes, as bits."""
    found: i64 = 0
    for room in range(1, ROOM_COUNT):
        if room != CELLS and game.tired(room):
            found |= BIT[room]
    return found


class Creep(Step):
    """The exhausted heroes of some rooms (n, as bits) steal one room nearer to the Vault, still exhausted."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if n:
            game.offer_rooms(game.nearer(next_creeper(game, n)))

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        self.steal(game, you, n, action - GO)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if n:
            self.steal(game, you, n, game.first_room(game.nearer(next_creeper(game, n))))

    def steal(self, game: KeepTheHeroesOut, you: Seat, n: i64, door: i64) -> None:
        """One room's heroes go; those nearer to the Vault went before, so nobody goes twice."""
        room = next_creeper(game, n)
        game.ask(self, you, NOTHING, n & ~BIT[room])
        game.creep(you, room, door)


def next_creeper(game: KeepTheHeroesOut, rooms: i64) -> i64:
    """Of these rooms the one nearest to the Vault."""
    best: i64 = NOWHERE
    found: i64 = 0
    for room in range(ROOM_COUNT):
        if rooms >> room & 1 and game.distance[room] < best:
            best = game.distance[room]
            found = room
    return found


class Muster(Step):
    """A player may put a monster from the Lair in any room."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_ambush(you, ANY)
        if game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action != PASS:
            game.summon(you, action - AMBUSH, 1, "ambushed")

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("no-muster", seat=you, rule=self.rule)


TROUBLE: Final = Trouble("trouble", "KH-63")
RALLYING: Final = Rally("rally", "KH-63", "rally")
PAY_TITHE: Final = PayTithe("tithe", "KH-63")
SEIZING: Final = Seize("seize", "KH-63", "give-up")
PUT_AWAY: Final = PutAway("survey", "KH-63", "put-away")
SUMMONING: Final = Summoning("summoning", "KH-63", "appear")
RAM_MOVES: Final = RamMoves("ram", "KH-63", "ram")
BREAK_PORTAL: Final = BreakPortal("break", "KH-63", "break")
CREEPING: Final = Creep("creep", "KH-63", "creep")
MUSTERING: Final = Muster("muster", "KH-63")

TROUBLE_STEPS: Final[list[Step]] = [
    TROUBLE,
    RALLYING,
    PAY_TITHE,
    SEIZING,
    PUT_AWAY,
    SUMMONING,
    RAM_MOVES,
    BREAK_PORTAL,
    CREEPING,
    MUSTERING,
]
