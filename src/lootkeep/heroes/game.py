"""A game of Keep the Heroes Out!: its state, and the questions that it answers by itself.

What happens in it stands in the chapters of the rulebook, from `setup` to `scenario_cards`.
"""

from __future__ import annotations

from typing import Final, final

from ..engine.game import UNTOLD, Action, Card, Game, Seat, Zone
from ..engine.history import Setup
from ..engine.messages import Arg, Decision, Event, Face, Outcome
from ..engine.native import i64, mypyc_attr, vec
from ..engine.pending import NOTHING, about, number_of, packed, seat_of, step_of
from ..engine.step import StepBase
from .actions import GO, SPACE
from .bot.greedy import liking
from .bot.outlook import NOTHING_SEEN
from .bot.promise import promise
from .cards import (
    CELLS,
    CLANS,
    COMPLETED,
    EVENT,
    HERO,
    HERO_COUNT,
    HEROES,
    NO_CLAN,
    NOWHERE,
    PORTAL,
    RAM,
    ROOM_COUNT,
    ROOMS,
    TOKENS,
    TRAP,
    UNFINISHED,
    VAULT,
    WAVES,
    Box,
    Clan,
    Scenario,
)
from .decision import decision
from .faces import faces
from .notation import notation
from .odds import what_if
from .outcome import outcome
from .packing import (
    AWAKE,
    EXHAUSTED,
    count_of,
    everybody,
    first,
    has,
    hero_who_is,
    heroes_in,
    higher,
    one,
    only,
    several,
    total,
    without,
)
from .plan import measure
from .player import Player
from .position import position
from .setup import lay_out
from .step import Step
from .steps import STEP_LIST, STEPS
from .view import HeroesView, view
from .zones import CLOSED_HANDS, OPEN_HANDS, deal_hidden, lay_pile, pile_of

STEADY: Final = 1


@final
@mypyc_attr(acyclic=True)
class KeepTheHeroesOut(Game):
    """A game of Keep the Heroes Out!"""

    def __init__(self, seats: i64, setup: Setup, box: Box) -> None:
        super().__init__(seats, setup)
        self.allied = True
        self.box = box
        self.scenario: Scenario = box.scenario
        options = setup.options
        self.difficulty: i64 = options.get("difficulty", 0)
        self.closed_hands = options.get("hands", 0) == 1
        all_seats = first(seats)
        self.people: i64 = options.get("people", all_seats)  # the set of seats where persons sit
        self.has_bots = 0 < self.people < all_seats  # beside persons
        self.players = vec[Player]()
        self.troops = vec[i64]()  # seat and room -> monsters, by the number of their wounds
        self.heroes = vec[i64]()  # room -> heroes: just placed, awake and exhausted, by class
        self.goods = vec[i64]()  # room -> tokens by sort
        self.treasure = vec[i64]()  # room -> its treasure, or NOTHING
        self.plan = box.plan
        self.distance = vec[i64]()  # room -> passages to the Vault, as heroes walk
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
        self.closed: i64 = 0  # passages that have closed
        self.doors_open = False  # heroes walk through portals, too
        self.ram: i64 = NOWHERE
        self.ram_health: i64 = 0
        self.breached = False  # the ram has reached the Vault
        self.parried = False
        self.group: i64 = 0  # heroes who are charging, by class
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
        self.closed = other.closed
        self.doors_open = other.doors_open
        self.ram = other.ram
        self.ram_health = other.ram_health
        self.breached = other.breached
        self.parried = other.parried
        self.group = other.group
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
        self.treasure = vec[i64]([NOTHING] * ROOM_COUNT)
        self.supply = self.box.supply
        for hero in range(HERO_COUNT):
            self.supply += several(HERO + hero, self.box.heroes)
        self.seen = vec[i64]([0] * self.box.cards)
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
        turn: i64 = UNTOLD,
    ) -> None:
        """Say what happened to those who listen, and by which rule: who, what, where and how many."""
        if self.journal is not None:
            self.told(id, rule, seat, card, clan, token, hero, room, door, n, heroes, turn)

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
            "turn": turn,
        }
        self.note(id, args, rule)

    def announce(self) -> None:
        """Say whose turn it is."""
        if self.turn > 0:
            self.tell("turn", "", seat=self.active, turn=self.turn)

    def spoken_of(self, noun: str, number: i64) -> Arg:
        if noun == "hero":
            return "@card/" + ("ram" if number == RAM else HEROES[number])
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

    def survey(self) -> None:
        """Measure how far the rooms are from the Vault, as heroes walk."""
        if not self.doors_open:
            self.distance = self.plan.distance[:]
            return
        ways = self.plan.passages[:]
        for room in range(ROOM_COUNT):
            ways[room] |= self.beyond(room)
        self.distance = vec[i64]([NOWHERE] * ROOM_COUNT)
        measure(ways, self.distance)

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

    def is_flooded(self, room: i64) -> bool:
        """Whether a room is under water."""
        return len(self.scenario.floods) > 0 and self.token(room, EVENT) > 0

    def can_trap(self, room: i64) -> bool:
        """Whether a trap can be put in a room."""
        return self.reserve(TRAP) > 0 and not self.is_flooded(room) and self.token(room, TRAP) < 15

    def can_open(self, room: i64) -> bool:
        """Whether a completed portal can be put in a room."""
        portal = self.token(room, PORTAL)
        return portal == UNFINISHED or (portal == 0 and self.reserve(PORTAL) > 0)

    def treasure_value(self, room: i64) -> i64:
        """How many heroes it takes to loot a room; 0 without a treasure."""
        card = self.treasure[room]
        if card == NOTHING:
            return 0
        if room == VAULT and self.breached:
            return 3
        return self.value_of(card)

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

    def can_shoot_from(self, room: i64) -> bool:
        """Whether anybody is in range."""
        for other in range(ROOM_COUNT):
            if has(self.plan.passages[room], other) and self.targets(other):
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
        """An awake hero is exhausted."""
        self.heroes[room] += hero_who_is(EXHAUSTED, hero) - hero_who_is(AWAKE, hero)

    def targets(self, room: i64) -> i64:
        """Whom one can attack in a room: heroes by class, and the ram as a fifth."""
        found = everybody(self.heroes[room])
        return found + one(RAM) if self.ram == room else found

    def nearer(self, room: i64) -> i64:
        """The rooms next to this one and nearer to the Vault, as a set."""
        ways = self.plan.passages[room]
        if self.doors_open:
            ways |= self.beyond(room)
        rooms: i64 = 0
        for other in range(ROOM_COUNT):
            if has(ways, other) and self.distance[other] < self.distance[room]:
                rooms |= only(other)
        return rooms

    def assault_size(self) -> i64:
        """How many Guild cards the next assault has."""
        if self.difficulty == STEADY and self.wave == 1:
            return 1 + self.assaults % 2
        return WAVES[self.difficulty * 2 + self.wave - 1]

    # ---- what the house asks for

    def action_space(self) -> int:
        return SPACE

    def card_name(self, card: Card) -> str:
        return self.box.names[card]

    def spoken(self, card: Card) -> str:
        return ROOMS[card - self.box.first_plan] if card >= self.box.first_plan else self.face(card)

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
