"""A game of Keep the Heroes Out!: its state, and the questions that it answers by itself.

What happens in it stands in the chapters of the rulebook, from `setup` to `scenario_cards`.
"""

from __future__ import annotations

from typing import final

from ..engine.game import UNTOLD, Action, Card, Game, Seat, Zone
from ..engine.history import Setup
from ..engine.messages import Arg, Decision, Event, Face, Outcome
from ..engine.native import i64, mypyc_attr, vec
from ..engine.pending import NOTHING, about, number_of, packed, seat_of, step_of
from ..engine.step import StepBase
from .actions import GO, SPACE
from .arrival import SHOW_AGAIN
from .assault import HEROES_ACT
from .bot.greedy import liking
from .bot.outlook import NOTHING_SEEN
from .bot.promise import promise
from .cards import (
    CELLS,
    CLANS,
    COMPLETED,
    EVENT,
    FOE,
    HERO,
    HERO_COUNT,
    HEROES,
    NIGHTMARE,
    NO_CLAN,
    NO_TOKEN,
    NOWHERE,
    PORTAL,
    ROOM_COUNT,
    ROOMS,
    RUNNER,
    STEADY,
    TOKENS,
    TRAP,
    UNFINISHED,
    VAULT,
    WAVES,
    Box,
    Clan,
)
from .decision import decision
from .faces import faces
from .notation import notation
from .odds import what_if
from .outcome import outcome
from .packing import (
    ARRIVING,
    AWAKE,
    EXHAUSTED,
    count_of,
    everybody,
    first,
    has,
    hero_who_is,
    heroes_in,
    heroes_who_are,
    higher,
    one,
    only,
    runner_room,
    several,
    total,
    without,
)
from .plan import Plan, measure
from .player import Player
from .position import position
from .runners import is_locked_up
from .scenario import BARE, DARK, ENGINE, IDLE, Scenario
from .scenario_cards import TROUBLE
from .setup import lay_out
from .state import ACTING, AWAY, COMING, STANDING
from .step import Step
from .steps import STEP_LIST, STEPS
from .tables import at_table
from .view import HeroesView, view
from .zones import CLOSED_HANDS, OPEN_HANDS, deal_hidden, lay_pile, pile_of


@final
@mypyc_attr(acyclic=True)
class KeepTheHeroesOut(Game):
    """A game of Keep the Heroes Out!"""

    def __init__(self, seats: i64, setup: Setup, box: Box) -> None:
        super().__init__(seats, setup)
        self.allied = True
        self.box = box
        options = setup.options
        self.difficulty: i64 = options.get("difficulty", 0)
        self.scenario: Scenario = at_table(box, seats, self.difficulty)
        self.closed_hands = options.get("hands", 0) == 1
        all_seats = first(seats)
        self.people: i64 = options.get("people", all_seats)  # the set of seats where persons sit
        self.has_bots = 0 < self.people < all_seats  # beside persons
        self.players = vec[Player]()
        self.troops = vec[i64]()  # seat and room -> monsters, by the number of their wounds
        self.heroes = vec[i64]()  # room -> heroes: just placed, awake and exhausted, by class
        self.goods = vec[i64]()  # room -> tokens by sort
        self.treasure = vec[i64]()  # room -> its treasure, or NOTHING
        self.goal: i64 = VAULT  # where heroes want to go
        self.plan = self.scenario.plan
        self.distance = vec[i64]()  # room -> passages to the goal, as heroes walk
        self.loot_deck = vec[i64]()  # the last is the top, in all piles
        self.display = vec[i64]()
        self.guild_deck = vec[i64]()
        self.guild_discards = vec[i64]()
        self.plan_deck = vec[i64]()
        self.plans = vec[i64]()
        self.chest = vec[i64]()  # treasures in the Reserve
        self.supply: i64 = 0  # the Reserve: tokens by sort
        self.active: i64 = 0
        self.turn: i64 = 0
        self.wave: i64 = 1
        self.assaults: i64 = 0
        self.gambled = False
        self.borrowed: i64 = NO_CLAN  # the clan whose cards are among the loot
        self.closed: i64 = 0  # passages of the scenario's list that have closed
        self.opened: i64 = 0  # and of its other list that were dug
        self.shut = vec[i64]()  # passages that are closed now, the last one last
        self.foe_room = vec[i64]()  # foe -> where it is
        self.foe_health = vec[i64]()
        self.foe_state = vec[i64]()
        self.foe_phase = vec[i64]()
        self.fallen: i64 = 0  # foes that have no Health left, as a set
        self.fled: i64 = 0  # foes that have left the dungeon, as a set
        self.runners = vec[i64]()  # heroes who carry treasures out, see `packing.runner`
        self.wounded = vec[i64]()  # room -> those of its heroes who have a wound, as in `heroes`
        self.looted: i64 = 0  # rooms whose treasure was looted, as a set
        self.lost: i64 = 0  # treasures outside the Vault that are gone
        self.gone: i64 = 0  # the value of treasures that were carried out
        self.delivered: i64 = 0
        self.built: i64 = 0
        self.fired: i64 = 0  # clocks that do not come again, as a set
        self.blind: i64 = 0  # assaults, this one included, until the lookout sees something again
        self.cause: i64 = 0  # which sort of clause ended the game, see `scenario.CLAUSES`
        self.parried = False
        self.group: i64 = 0  # heroes who are charging, by class
        self.group_wounds: i64 = 0  # those of them who have a wound
        self.won = False
        self.outlook = NOTHING_SEEN  # for likings; no part of the state
        self.pondered = False  # the outlook is of this very moment

    def blank(self) -> KeepTheHeroesOut:
        return KeepTheHeroesOut(self.seats, self.setup, self.box)

    def become(self, other: Game) -> None:
        assert isinstance(other, KeepTheHeroesOut)
        super().become(other)
        self.players = vec[Player]([player.twin() for player in other.players])
        self.troops = other.troops[:]
        self.heroes = other.heroes[:]
        self.goods = other.goods[:]
        self.treasure = other.treasure[:]
        self.plan = other.plan
        self.distance = other.distance[:]
        self.loot_deck = other.loot_deck[:]
        self.display = other.display[:]
        self.guild_deck = other.guild_deck[:]
        self.guild_discards = other.guild_discards[:]
        self.plan_deck = other.plan_deck[:]
        self.plans = other.plans[:]
        self.chest = other.chest[:]
        self.supply = other.supply
        self.active = other.active
        self.turn = other.turn
        self.wave = other.wave
        self.assaults = other.assaults
        self.gambled = other.gambled
        self.borrowed = other.borrowed
        self.goal = other.goal
        self.closed = other.closed
        self.opened = other.opened
        self.shut = other.shut[:]
        self.foe_room = other.foe_room[:]
        self.foe_health = other.foe_health[:]
        self.foe_state = other.foe_state[:]
        self.foe_phase = other.foe_phase[:]
        self.fallen = other.fallen
        self.fled = other.fled
        self.runners = other.runners[:]
        self.wounded = other.wounded[:]
        self.looted = other.looted
        self.lost = other.lost
        self.gone = other.gone
        self.delivered = other.delivered
        self.built = other.built
        self.fired = other.fired
        self.blind = other.blind
        self.cause = other.cause
        self.parried = other.parried
        self.group = other.group
        self.group_wounds = other.group_wounds
        self.won = other.won
        self.pondered = False

    def begin(self, seed: i64) -> None:
        self.start_chance(seed)
        self.clear()
        lay_out(self)
        self.advance()

    def clear(self) -> None:
        """An empty dungeon."""
        self.players = vec[Player]([Player() for _ in range(self.seats)])
        self.troops = vec[i64]([0] * (self.seats * ROOM_COUNT))
        self.heroes = vec[i64]([0] * ROOM_COUNT)
        self.goods = vec[i64]([0] * ROOM_COUNT)
        self.wounded = vec[i64]([0] * ROOM_COUNT)
        self.treasure = vec[i64]([NOTHING] * ROOM_COUNT)
        self.supply = self.box.supply
        for hero in range(HERO_COUNT):
            self.supply += several(HERO + hero, self.box.heroes)
        self.seen = vec[i64]([0] * self.box.cards)
        foes = self.scenario.foes
        self.foe_room = vec[i64]([foe.room for foe in foes])
        self.foe_health = vec[i64]([foe.health for foe in foes])
        self.foe_state = vec[i64]([AWAY if foe.later or foe.health == 0 else STANDING for foe in foes])
        self.foe_phase = vec[i64]([0] * len(foes))
        if self.scenario.captain != NOWHERE and self.stands(self.scenario.captain):
            self.heroes[self.foe_room[self.scenario.captain]] += hero_who_is(EXHAUSTED, self.captain_class())
        self.goal = self.scenario.goal
        self.plan = self.scenario.plan
        self.survey()

    # ---- steps

    def steps(self) -> list[StepBase]:
        return list[StepBase](STEP_LIST)

    def offer_step(self, pending: i64) -> None:
        self.pondered = False  # it comes after every move
        step = STEPS[step_of(pending)]
        self.answers_itself = step.answers_itself
        step.offer(self, seat_of(pending), about(pending), number_of(pending))

    def resolve_step(self, pending: i64, action: Action) -> None:
        STEPS[step_of(pending)].resolve(self, seat_of(pending), about(pending), number_of(pending), action)

    def skip_step(self, pending: i64) -> None:
        STEPS[step_of(pending)].skip(self, seat_of(pending), about(pending), number_of(pending))

    def is_shared(self) -> bool:
        return not self.over and self.step().is_shared

    def step(self) -> Step:
        """What is being asked."""
        return STEPS[step_of(self.asked())]

    def asked(self) -> i64:
        """The pending step that is being asked."""
        return self.stack[self.depth - 1]

    def step_at(self, place: i64) -> Step:
        """A step that waits on the stack."""
        return STEPS[step_of(self.stack[place])]

    def ask(self, step: Step, seat: Seat, this: Card, n: i64) -> None:
        """Let this step be resolved next; what all decide together is asked of a person."""
        if self.has_bots and step.is_shared:
            seat = self.speaker()
        self.push(packed(step.number, seat, n, this))

    def ask_operation(self, seat: Seat, place: i64) -> None:
        """Let an operation of the scenario happen next, and then those act whom it wakes."""
        self.ask(HEROES_ACT, seat, NOTHING, 0)
        self.ask(TROUBLE, seat, NOTHING, place)

    def ask_operations(self, seat: Seat, places: vec[i64]) -> None:
        """Let some operations happen next, in their order."""
        i: i64 = len(places) - 1
        while i >= 0:
            self.ask_operation(seat, places[i])
            i -= 1

    def ask_for_a_show(self) -> None:
        """Let the captain, who has been woken, show off next."""
        self.ask(SHOW_AGAIN, self.active, self.scenario.captain, 0)

    def speaker(self) -> Seat:
        """Who is asked where all decide together: the active player, or if that is a bot the next person."""
        seat = self.active
        while not has(self.people, seat):
            seat = (seat + 1) % self.seats
        return seat

    def offer_rooms(self, rooms: i64) -> None:
        """These rooms, for what is being asked."""
        for room in range(ROOM_COUNT):
            if has(rooms, room):
                self.offer(GO + room)

    # ---- what is told

    def tell(
        self,
        id: str,
        rule: str,
        seat: i64 = UNTOLD,
        card: i64 = UNTOLD,
        clan: i64 = UNTOLD,
        token: i64 = UNTOLD,
        hero: i64 = UNTOLD,
        room: i64 = UNTOLD,
        door: i64 = UNTOLD,
        n: i64 = UNTOLD,
        heroes: i64 = UNTOLD,
        foe: i64 = UNTOLD,
        turn: i64 = UNTOLD,
    ) -> None:
        """Say what happened to those who listen, and by which rule: who, what, where and how many."""
        if self.journal is not None:
            self.told(id, rule, seat, card, clan, token, hero, room, door, n, heroes, foe, turn)

    def told(
        self,
        id: str,
        rule: str,
        seat: i64,
        card: i64,
        clan: i64,
        token: i64,
        hero: i64,
        room: i64,
        door: i64,
        n: i64,
        heroes: i64,
        foe: i64,
        turn: i64,
    ) -> None:
        """What was told, noun by noun."""
        args = {
            "seat": seat,
            "card": card,
            "clan": clan,
            "token": token,
            "hero": hero,
            "room": room,
            "door": door,
            "n": n,
            "heroes": heroes,
            "foe": foe,
            "turn": turn,
        }
        self.note(id, args, rule)

    def announce(self) -> None:
        """Say whose turn it is."""
        if self.turn > 0:
            self.tell("turn", "", seat=self.active, turn=self.turn)

    def spoken_of(self, noun: str, number: i64) -> Arg:
        if noun == "hero":
            return "@card/" + (HEROES[number] if number < FOE else self.foe_name(number - FOE))
        if noun == "foe":
            return "@card/" + self.foe_name(number)
        if noun == "heroes":
            return "@list/" + ",".join(
                [HEROES[hero] for hero in range(HERO_COUNT) for _ in range(count_of(number, hero))]
            )
        if noun == "token":
            return "@card/" + TOKENS[number]
        if noun == "clan":
            return "@card/" + CLANS[number]
        if noun in ("room", "door"):
            return "@card/" + ROOMS[number]
        return super().spoken_of(noun, number)

    # ---- the cards, and who sees them

    def zones(self) -> vec[Zone]:
        return CLOSED_HANDS if self.closed_hands and self.seats > 1 else OPEN_HANDS

    def cards_in(self, zone: i64, owner: Seat) -> vec[i64]:
        return pile_of(self, zone, owner)

    def lay(self, zone: i64, owner: Seat, cards: vec[i64]) -> None:
        lay_pile(self, zone, owner, cards)

    def deal_unseen(self, viewer: Seat) -> None:
        deal_hidden(self, viewer)

    def value_of(self, card: Card) -> i64:
        """The value of a treasure."""
        return self.box.values[card - self.box.first_treasure]

    def show_all(self, card: Card) -> None:
        """Everybody has seen a card that is hidden now."""
        self.seen[card] = first(self.seats)

    # ---- clans

    def agreed(self, seat: Seat) -> i64:
        """The clan that was agreed on for a seat, from 1; 0 if the player chooses."""
        return self.setup.options.get(f"clan{seat + 1}", 0)

    def is_taken(self, clan: i64) -> bool:
        """Whether a clan is played, or agreed on for somebody."""
        for seat in range(self.seats):
            if self.players[seat].clan == clan or self.agreed(seat) == clan + 1:
                return True
        return False

    def clan(self, seat: Seat) -> Clan:
        """A player's clan."""
        return self.box.clans[self.players[seat].clan]

    # ---- rooms

    def is_in(self, room: i64) -> bool:
        """Whether a room is in the dungeon."""
        return self.plan.cells[room] != NOWHERE

    def is_room(self, number: i64) -> bool:
        """Whether a number is that of a room in the dungeon."""
        return number < ROOM_COUNT and self.is_in(number)

    def rooms_of_type(self, type: i64) -> i64:
        """The rooms of the dungeon that are of a type, as a set."""
        rooms: i64 = 0
        for room in range(ROOM_COUNT):
            if self.is_in(room) and self.box.is_of_type(room, type):
                rooms |= only(room)
        return rooms

    def lay_plan(self, cells: vec[i64], turns: vec[i64]) -> None:
        """The rooms lie so, with the passages that are open now."""
        dug = self.scenario.opens[: self.opened]
        self.plan = Plan(self.box.rooms, cells, turns, self.shut, dug, self.goal)
        self.survey()

    def replan(self) -> None:
        """A passage or the goal has changed."""
        self.lay_plan(self.plan.cells, self.plan.turns)

    def survey(self) -> None:
        """Measure how far the rooms are from the goal, as heroes walk."""
        if not self.scenario.doors:
            self.distance = self.plan.distance[:]
            return
        ways = self.plan.passages[:]
        for room in range(ROOM_COUNT):
            ways[room] |= self.beyond(room)
        self.distance = vec[i64]([NOWHERE] * ROOM_COUNT)
        measure(ways, self.distance, self.goal)

    def portals(self) -> i64:
        """The rooms with a completed portal, as a set."""
        rooms: i64 = 0
        for room in range(ROOM_COUNT):
            if self.token(room, PORTAL) == COMPLETED:
                rooms |= only(room)
        return rooms

    def beyond(self, room: i64) -> i64:
        """The rooms that completed portals join to this one, as a set."""
        rooms: i64 = 0
        if self.token(room, PORTAL) == COMPLETED:
            rooms = without(self.portals(), room)
        return rooms

    def token(self, room: i64, sort: i64) -> i64:
        """How many tokens of a sort lie in a room."""
        return count_of(self.goods[room], sort)

    def reserve(self, sort: i64) -> i64:
        """How many tokens of a sort the Reserve has."""
        return count_of(self.supply, sort)

    def place_token(self, room: i64, sort: i64) -> None:
        """A token comes from the Reserve."""
        self.goods[room] += one(sort)
        self.supply -= one(sort)

    def discard_token(self, room: i64, sort: i64) -> None:
        """A token goes back to the Reserve."""
        self.goods[room] -= one(sort)
        self.supply += one(sort)

    def is_marked(self, room: i64) -> bool:
        """Whether a room is in trouble."""
        return room != VAULT and self.token(room, EVENT) > 0

    def marked(self) -> i64:
        """How many rooms are in trouble."""
        found: i64 = 0
        for room in self.scenario.marks:
            if self.token(room, EVENT) > 0:
                found += 1
        return found

    def suffers(self, room: i64, flag: i64) -> bool:
        """Whether a room is marked, and this is so with marked rooms."""
        return has(self.scenario.flags, flag) and self.is_marked(room)

    def is_idle(self, room: i64) -> bool:
        """Whether a room is out of use."""
        return self.suffers(room, IDLE) and not has(self.scenario.works, room)

    def is_dark(self, room: i64) -> bool:
        """Whether nobody can shoot into a room or out of it."""
        return self.suffers(room, DARK)

    def can_trap(self, room: i64) -> bool:
        """Whether a trap can be put in a room."""
        return self.reserve(TRAP) > 0 and not self.suffers(room, BARE) and self.token(room, TRAP) < 15

    def can_carry_trap(self, room: i64) -> bool:
        """Whether a trap can be carried into a room."""
        return not self.suffers(room, BARE)

    def can_open(self, room: i64) -> bool:
        """Whether a completed portal can be put in a room."""
        portal = self.token(room, PORTAL)
        return portal == UNFINISHED or (portal == 0 and self.reserve(PORTAL) > 0)

    def treasure_value(self, room: i64) -> i64:
        """What the treasure of a room counts; 0 without one. An engine beside it makes it easier to carry off."""
        card = self.treasure[room]
        if card == NOTHING:
            return 0
        value = self.value_of(card)
        if value > 1:
            for foe in range(len(self.foe_room)):
                if self.foe_room[foe] == room and self.scenario.foes[foe].manner == ENGINE and self.stands(foe):
                    return value - 1
        return value

    def looters(self, room: i64) -> i64:
        """How many heroes it takes to loot a room: rebels count, if nobody guards it."""
        value = self.treasure_value(room)
        rebel = self.scenario.rebel
        if rebel != NO_TOKEN and not self.is_guarded(room):
            return max(1, value - self.token(room, rebel))
        return value

    def can_gamble(self) -> bool:
        """Once in a turn, if there are Cells."""
        return not self.gambled and self.is_in(CELLS)

    # ---- monsters

    def monsters(self, seat: Seat, room: i64) -> i64:
        """A player's monsters in a room, by the number of their wounds."""
        place = seat * ROOM_COUNT + room  # worked out first: then the array needs no counted reference
        return self.troops[place]

    def change_monsters(self, seat: Seat, room: i64, by: i64) -> None:
        """Some of a player's monsters come into a room, or (below 0) leave it."""
        place = seat * ROOM_COUNT + room
        self.troops[place] += by

    def count(self, seat: Seat, room: i64) -> i64:
        """How many monsters a player has in a room."""
        return total(self.monsters(seat, room))

    def crowd(self, room: i64) -> i64:
        """How many monsters are in a room."""
        found: i64 = 0
        for seat in range(self.seats):
            found += self.count(seat, room)
        return found

    def is_guarded(self, room: i64) -> bool:
        """Whether any monster is in a room."""
        for seat in range(self.seats):
            if self.monsters(seat, room):
                return True
        return False

    def lairs(self, seat: Seat) -> i64:
        """The rooms where a player has monsters, as a set."""
        rooms: i64 = 0
        for room in range(ROOM_COUNT):
            if self.monsters(seat, room):
                rooms |= only(room)
        return rooms

    def is_wounded(self, seat: Seat) -> bool:
        """Whether a player's monsters have wounds."""
        for room in range(ROOM_COUNT):
            if higher(self.monsters(seat, room)):
                return True
        return False

    def exits(self, room: i64) -> i64:
        """The rooms to which a monster can move from here, as a set."""
        return self.plan.passages[room] | self.beyond(room)

    def in_sight(self, room: i64) -> i64:
        """The rooms into which one can shoot from here, as a set."""
        if self.is_dark(room):
            return 0
        rooms = self.plan.passages[room]
        if self.scenario.flags:
            for other in range(ROOM_COUNT):
                if has(rooms, other) and self.is_dark(other):
                    rooms = without(rooms, other)
        return rooms

    def can_shoot_from(self, room: i64) -> bool:
        """Whether anybody is in range."""
        rooms = self.in_sight(room)
        for other in range(ROOM_COUNT):
            if has(rooms, other) and self.targets(other):
                return True
        return False

    # ---- heroes

    def tired(self, room: i64) -> i64:
        """The exhausted heroes of a room, by class."""
        return heroes_in(self.heroes[room], EXHAUSTED)

    def awake(self, room: i64) -> i64:
        """The awake heroes of a room, by class."""
        return heroes_in(self.heroes[room], AWAKE)

    def exhaust(self, room: i64, hero: i64) -> None:
        """An awake hero is exhausted: of a class a wounded one first, and the captain last."""
        if self.captain_in(room, ACTING) == one(hero) and count_of(self.awake(room), hero) == 1:
            self.foe_state[self.scenario.captain] = STANDING
        change = hero_who_is(EXHAUSTED, hero) - hero_who_is(AWAKE, hero)
        if count_of(heroes_in(self.wounded[room], AWAKE), hero):
            self.wounded[room] += change
        self.heroes[room] += change

    def ordinary(self, room: i64) -> i64:
        """The heroes of a room, exhausted, awake or just placed, without the captain."""
        found = self.heroes[room]
        if self.scenario.captain != NOWHERE:
            found -= heroes_who_are(EXHAUSTED, self.captain_in(room, STANDING))
            found -= heroes_who_are(AWAKE, self.captain_in(room, ACTING))
            found -= heroes_who_are(ARRIVING, self.captain_in(room, COMING))
        return found

    def health_of(self, hero: i64) -> i64:
        """How many wounds kill a hero of a class."""
        return 2 if hero == self.scenario.tough else 1

    def targets(self, room: i64) -> i64:
        """Whom one can attack in a room: heroes by class, foes behind them, and runners."""
        found = everybody(self.ordinary(room))
        for foe in range(len(self.foe_room)):
            if self.foe_room[foe] == room and self.stands(foe) and not is_locked_up(self, foe):
                found += one(FOE + foe)
        for runner in self.runners:
            if runner_room(runner) == room:
                found += one(RUNNER)
        return found

    def walks(self, room: i64) -> i64:
        """The rooms to which a hero can walk from here, as a set."""
        ways = self.plan.passages[room]
        return ways | self.beyond(room) if self.scenario.doors else ways

    def nearer(self, room: i64) -> i64:
        """The rooms next to this one and nearer to the goal, as a set."""
        ways = self.walks(room)
        rooms: i64 = 0
        for other in range(ROOM_COUNT):
            if has(ways, other) and self.distance[other] < self.distance[room]:
                rooms |= only(other)
        return rooms

    def prisoners(self) -> i64:
        """How many exhausted heroes the Cells hold."""
        return total(self.tired(CELLS))

    def kept(self) -> i64:
        """How many treasures lie in rooms outside the Vault."""
        found: i64 = 0
        for room in range(1, ROOM_COUNT):
            if self.treasure[room] != NOTHING:
                found += 1
        return found

    def way_out(self) -> vec[i64]:
        """How many rooms it is from each room to the nearest exit; NOWHERE without a way."""
        ways = vec[i64]([self.walks(room) for room in range(ROOM_COUNT)])
        nearest = vec[i64]([NOWHERE] * ROOM_COUNT)
        far = vec[i64]([NOWHERE] * ROOM_COUNT)
        for exit in range(ROOM_COUNT):
            if has(self.scenario.exits, exit):
                measure(ways, far, exit)
                for room in range(ROOM_COUNT):
                    nearest[room] = min(nearest[room], far[room])
        return nearest

    # ---- foes

    def stands(self, foe: i64) -> bool:
        """Whether a foe is in the dungeon."""
        return self.foe_state[foe] != AWAY

    def captain_class(self) -> i64:
        """As which class the captain fights now."""
        foe = self.scenario.captain
        return self.scenario.foes[foe].classes[self.foe_phase[foe]]

    def captain_in(self, room: i64, state: i64) -> i64:
        """The captain as a group of one of his class, if he is in a room in this state."""
        foe = self.scenario.captain
        if foe == NOWHERE or self.foe_room[foe] != room or self.foe_state[foe] != state:
            return 0
        return one(self.captain_class())

    def has_foe(self, room: i64, foe: i64) -> bool:
        """Whether a foe, or another of its name, stands in a room."""
        name = self.scenario.foes[foe].name
        for other in range(len(self.foe_room)):
            if self.foe_room[other] == room and self.stands(other) and self.scenario.foes[other].name == name:
                return True
        return False

    def vault_gone(self) -> i64:
        """1 if the treasure of the Vault was carried out of the dungeon."""
        return 1 if has(self.looted, VAULT) else 0

    def foe_name(self, foe: i64) -> str:
        """What a foe is called."""
        return self.scenario.foes[foe].name

    def assault_size(self) -> i64:
        """How many Guild cards the next assault has."""
        wave: i64 = 2 if self.scenario.pace == 2 else min(self.wave, 2)
        if wave == 1 and self.difficulty in (STEADY, NIGHTMARE):
            return WAVES[self.difficulty * 2] + self.assaults % 2
        return WAVES[self.difficulty * 2 + wave - 1]

    # ---- what the house asks for

    def action_space(self) -> int:
        return SPACE

    def card_name(self, card: Card) -> str:
        return self.box.names[card]

    def spoken(self, card: Card) -> str:
        if self.box.first_plan <= card < self.box.first_extra:
            return ROOMS[card - self.box.first_plan]
        return self.face(card)

    def face(self, card: Card) -> str:
        """What is printed on a card: copies are alike."""
        return self.card_name(card).partition("#")[0]

    def what_if(self, room: str, hero: str) -> list[Event]:
        """What a hero who came into a room now would do."""
        return what_if(self, room, hero)

    def notation(self, action: int) -> str:
        return notation(self, action)

    def liking(self, action: Action) -> i64:
        return liking(self, action)

    def promise(self, seat: Seat) -> float:
        return promise(self)

    def foresight(self) -> i64:
        return 8

    def cards(self) -> list[Face]:
        return faces(self.box)

    def decision(self) -> Decision:
        return decision(self)

    def view(self, seat: int | None) -> HeroesView:
        return view(self, self.viewer(seat))

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def position(self) -> str:
        return position(self)
