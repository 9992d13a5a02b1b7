"""The dungeon as numbers: who stands where, what lies where, and where one can go."""

from __future__ import annotations

from typing import Final, final

from ..engine.bits import BIT
from ..engine.game import EVERYBODY, OWNER, UNSEEN, UNTOLD, Card, Game, Seat, Zone
from ..engine.history import Setup
from ..engine.native import append, extend, i64, mypyc_attr, vec
from ..engine.pending import NOTHING, packed
from ..engine.piles import sort
from .cards import (
    AWAKE,
    CELLS,
    COMPLETED,
    EVENT,
    GROUP,
    HERO,
    HEROES,
    NO_CLAN,
    NOWHERE,
    PORTAL,
    ROOM_COUNT,
    TIRED,
    VAULT,
    Box,
    Scenario,
)
from .outlook import NOTHING_SEEN
from .plan import Plan, measure
from .steps import Step

HAND: Final = 0
DECK: Final = 1
DISCARDS: Final = 2
PLAYED: Final = 3
LOOT_DECK: Final = 4
DISPLAY: Final = 5
GUILD_DECK: Final = 6
GUILD_DISCARDS: Final = 7
PLAN_DECK: Final = 8
PLANS: Final = 9
TREASURES: Final = 10  # + value - 1: in rooms
CHEST: Final = 14  # + value - 1: in the Reserve

PILES: Final[list[Zone]] = [
    Zone("deck", UNSEEN, per_seat=True, group=0),
    Zone("discards", EVERYBODY, per_seat=True, group=0),
    Zone("played", EVERYBODY, per_seat=True, group=0),
    Zone("loot_deck", UNSEEN, per_seat=False, group=1),
    Zone("display", EVERYBODY, per_seat=False, group=1),
    Zone("guild_deck", UNSEEN, per_seat=False, group=2),
    Zone("guild_discards", EVERYBODY, per_seat=False, group=2),
    Zone("plan_deck", UNSEEN, per_seat=False, group=3),
    Zone("plans", EVERYBODY, per_seat=False, group=3),
    *[Zone(f"treasures-{value}", UNSEEN, per_seat=False, group=3 + value) for value in (1, 2, 3, 4)],
    *[Zone(f"chest-{value}", UNSEEN, per_seat=False, group=3 + value) for value in (1, 2, 3, 4)],
]
OPEN: Final[list[Zone]] = [Zone("hand", EVERYBODY, per_seat=True, group=0), *PILES]
CLOSED: Final[list[Zone]] = [Zone("hand", OWNER, per_seat=True, group=0), *PILES]
OPEN_HANDS: Final = vec[Zone](OPEN)
CLOSED_HANDS: Final = vec[Zone](CLOSED)
VALUES: Final = 4  # of treasures


@final
@mypyc_attr(acyclic=True)
class Player:
    """A clan, and what lies before its player."""

    def __init__(self) -> None:
        self.clan: i64 = NO_CLAN
        self.lair: i64 = 0  # monsters that wait there
        self.hand = vec[i64]()  # in the order of the box
        self.deck = vec[i64]()  # the last is the top
        self.discards = vec[i64]()
        self.played = vec[i64]()
        self.spare: i64 = 0  # Defend icons left on a card, and above them the icon itself

    def twin(self) -> Player:
        """The same again."""
        player = Player()
        player.clan = self.clan
        player.lair = self.lair
        player.hand = self.hand[:]
        player.deck = self.deck[:]
        player.discards = self.discards[:]
        player.played = self.played[:]
        player.spare = self.spare
        return player


def total(nibbles: i64) -> i64:
    """The sum of five nibbles."""
    pairs = (nibbles & 0x0F0F) + (nibbles >> 4 & 0x0F0F)
    return (pairs & 255) + (pairs >> 8) + (nibbles >> 16 & 15)


def squeezed(heroes: i64) -> i64:
    """A group of heroes in the twelve bits of a pending step's number: three for each class."""
    return heroes & 7 | (heroes >> 4 & 7) << 3 | (heroes >> 8 & 7) << 6 | (heroes >> 12 & 7) << 9


def unsqueezed(heroes: i64) -> i64:
    """The group again, a nibble for each class."""
    return heroes & 7 | (heroes >> 3 & 7) << 4 | (heroes >> 6 & 7) << 8 | (heroes >> 9 & 7) << 12


def classes(heroes: i64) -> list[str]:
    """The classes of a group of heroes, one by one."""
    return [HEROES[hero] for hero in range(4) for _ in range(heroes >> 4 * hero & 15)]


@mypyc_attr(acyclic=True)
class Dungeon(Game):
    """The state of a game, and the questions that it answers by itself."""

    def __init__(self, seats: i64, setup: Setup, box: Box) -> None:
        super().__init__(seats, setup)
        self.allied = True
        self.box = box
        self.scenario: Scenario = box.scenario
        options = setup.options
        self.difficulty: i64 = options.get("difficulty", 0)
        self.closed_hands = options.get("hands", 0) == 1
        everybody = BIT[seats] - 1
        self.people: i64 = options.get("people", everybody)  # seats of persons, as bits
        self.has_bots = 0 < self.people < everybody  # beside persons
        self.players = vec[Player]()
        self.troops = vec[i64]()  # seat * 12 + room -> monsters, a nibble for each number of wounds
        self.heroes = vec[i64]()  # room -> heroes: just placed, awake and exhausted, a nibble for each class
        self.goods = vec[i64]()  # room -> tokens, a nibble for each sort
        self.treasure = vec[i64]()  # room -> its treasure, or NOTHING
        self.plan = Plan(box.scenario.cells, box.scenario.turns, box.scenario.closes, 0)
        self.distance = vec[i64]()  # room -> passages to the Vault, as heroes walk
        self.loot_deck = vec[i64]()  # the last is the top, in all piles
        self.display = vec[i64]()
        self.guild_deck = vec[i64]()
        self.guild_discards = vec[i64]()
        self.plan_deck = vec[i64]()
        self.plans = vec[i64]()
        self.chest = vec[i64]()  # treasures in the Reserve
        self.supply: i64 = 0  # the Reserve, a nibble for each sort of token
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
        self.group: i64 = 0  # heroes who are charging, a nibble for each class
        self.won = False
        self.outlook = NOTHING_SEEN  # for likings; no part of the state
        self.pondered = False  # the outlook is of this very moment

    def become(self, other: Game) -> None:
        assert isinstance(other, Dungeon)
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

    def clear(self) -> None:
        """An empty dungeon."""
        self.players = vec[Player]([Player() for _ in range(self.seats)])
        self.troops = vec[i64]([0] * (self.seats * ROOM_COUNT))
        self.heroes = vec[i64]([0] * ROOM_COUNT)
        self.goods = vec[i64]([0] * ROOM_COUNT)
        self.treasure = vec[i64]([NOTHING] * ROOM_COUNT)
        self.supply = self.box.supply
        for hero in range(4):
            self.supply |= self.box.heroes << 4 * (HERO + hero)
        self.seen = vec[i64]([0] * self.box.cards)
        self.survey()

    @final
    def tell(
        self,
        id: str,
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
        rule: str = "",
    ) -> None:
        """Say what happened to those who listen, and by which rule: who, what, where and how many."""
        if self.journal is not None:
            self.told(id, seat, card, clan, token, hero, room, door, n, heroes, turn, rule)

    @final
    def told(
        self,
        id: str,
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
        rule: str,
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

    @final
    def ask(self, step: Step, seat: Seat, this: Card, n: i64) -> None:
        """Let this step be resolved next; what all decide together is asked of a person."""
        if self.has_bots and step.is_shared:
            seat = self.speaker()
        self.push(packed(step.number, seat, n, this))

    @final
    def speaker(self) -> Seat:
        """Who is asked where all decide together: the active player, or if that is a bot the next person."""
        seat = self.active
        while self.people >> seat & 1 == 0:
            seat = (seat + 1) % self.seats
        return seat

    # ---- the cards, and who sees them

    def zones(self) -> vec[Zone]:
        return CLOSED_HANDS if self.closed_hands and self.seats > 1 else OPEN_HANDS

    def cards_in(self, zone: i64, owner: Seat) -> vec[i64]:
        if zone <= PLAYED:
            player = self.players[owner]
            if zone == HAND:
                return player.hand
            return player.deck if zone == DECK else player.discards if zone == DISCARDS else player.played
        if zone >= CHEST:
            return self.of_value(self.chest, zone - CHEST + 1)
        if zone >= TREASURES:
            return self.of_value(self.treasure, zone - TREASURES + 1)
        if zone == LOOT_DECK:
            return self.loot_deck
        if zone == DISPLAY:
            return self.display
        if zone == GUILD_DECK:
            return self.guild_deck
        if zone == GUILD_DISCARDS:
            return self.guild_discards
        return self.plan_deck if zone == PLAN_DECK else self.plans

    def lay(self, zone: i64, owner: Seat, cards: vec[i64]) -> None:
        if zone <= PLAYED:
            player = self.players[owner]
            if zone == HAND:
                player.hand = cards[:]
                sort(player.hand)
            elif zone == DECK:
                player.deck = cards[:]
            elif zone == DISCARDS:
                player.discards = cards[:]
            else:
                player.played = cards[:]
        elif zone >= CHEST:
            self.put_back(self.chest, cards, zone - CHEST + 1)
        elif zone >= TREASURES:
            self.put_back(self.treasure, cards, zone - TREASURES + 1)
        elif zone == LOOT_DECK:
            self.loot_deck = cards[:]
        elif zone == DISPLAY:
            self.display = cards[:]
        elif zone == GUILD_DECK:
            self.guild_deck = cards[:]
        elif zone == GUILD_DISCARDS:
            self.guild_discards = cards[:]
        elif zone == PLAN_DECK:
            self.plan_deck = cards[:]
        else:
            self.plans = cards[:]

    @final
    def of_value(self, treasures: vec[i64], value: i64) -> vec[i64]:
        """The treasures of one value among these."""
        found = vec[i64]()
        for card in treasures:
            if card != NOTHING and self.value_of(card) == value:
                found = append(found, card)
        return found

    @final
    def put_back(self, treasures: vec[i64], cards: vec[i64], value: i64) -> None:
        """Put other treasures of one value in the places of those that were there."""
        dealt: i64 = 0
        for place in range(len(treasures)):
            card = treasures[place]
            if card != NOTHING and self.value_of(card) == value:
                treasures[place] = cards[dealt]
                dealt += 1

    def deal_unseen(self, viewer: Seat) -> None:
        """A player's cards stay that player's; all else is shuffled where it may be."""
        zones = self.zones()
        for seat in range(self.seats):
            self.deal_own(zones, seat, viewer)
        self.mix_unseen(self.loot_deck, viewer)
        self.mix_unseen(self.guild_deck, viewer)
        self.mix_unseen(self.plan_deck, viewer)
        for value in range(1, VALUES + 1):
            self.deal_treasures(value, viewer)

    @final
    def deal_treasures(self, value: i64, viewer: Seat) -> None:
        """Those of one value may lie in any of its rooms, or in the Reserve."""
        cards = self.of_value(self.treasure, value)
        placed: i64 = len(cards)
        cards = extend(cards, self.of_value(self.chest, value))
        self.mix_unseen(cards, viewer)
        self.put_back(self.treasure, cards, value)
        self.put_back(self.chest, cards[placed:], value)

    @final
    def deal_own(self, zones: vec[Zone], seat: Seat, viewer: Seat) -> None:
        """Shuffle what the viewer cannot see among a player's hand and deck."""
        player = self.players[seat]
        held: i64 = len(player.hand)
        if zones[HAND].is_seen(viewer, seat):
            self.mix(player.deck)
            return
        cards = vec[i64]()
        for card in player.hand:
            cards = append(cards, card)
        for card in player.deck:
            cards = append(cards, card)
        self.mix(cards)
        player.hand = cards[:held]
        sort(player.hand)
        player.deck = cards[held:]

    @final
    def value_of(self, card: Card) -> i64:
        """The value of a treasure."""
        return self.box.values[card - self.box.first_treasure]

    @final
    def show_all(self, card: Card) -> None:
        """Everybody has seen a card that is hidden now."""
        self.seen[card] = BIT[self.seats] - 1

    # ---- rooms

    @final
    def is_in(self, room: i64) -> bool:
        """Whether a room is in the dungeon."""
        return self.plan.cells[room] != NOWHERE

    @final
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

    @final
    def beyond(self, room: i64) -> i64:
        """The rooms that completed portals join to this one, as bits."""
        rooms: i64 = 0
        if self.token(room, PORTAL) == COMPLETED:
            goods = self.goods
            for other in range(ROOM_COUNT):
                if other != room and goods[other] >> 4 * PORTAL & 15 == COMPLETED:
                    rooms |= BIT[other]
        return rooms

    @final
    def token(self, room: i64, sort: i64) -> i64:
        """How many tokens of a sort lie in a room."""
        return self.goods[room] >> 4 * sort & 15

    @final
    def reserve(self, sort: i64) -> i64:
        """How many tokens of a sort the Reserve has."""
        return self.supply >> 4 * sort & 15

    @final
    def place_token(self, room: i64, sort: i64) -> None:
        """A token comes from the Reserve."""
        self.goods[room] += BIT[4 * sort]
        self.supply -= BIT[4 * sort]

    @final
    def discard_token(self, room: i64, sort: i64) -> None:
        """A token goes back to the Reserve."""
        self.goods[room] -= BIT[4 * sort]
        self.supply += BIT[4 * sort]

    @final
    def is_flooded(self, room: i64) -> bool:
        """Whether a room is under water."""
        return len(self.scenario.floods) > 0 and self.token(room, EVENT) > 0

    @final
    def treasure_value(self, room: i64) -> i64:
        """How many heroes it takes to loot a room; 0 without a treasure."""
        card = self.treasure[room]
        if card == NOTHING:
            return 0
        if room == VAULT and self.breached:
            return 3
        return self.value_of(card)

    # ---- monsters

    @final
    def monsters(self, seat: Seat, room: i64) -> i64:
        """A player's monsters in a room, a nibble for each number of wounds."""
        place = seat * ROOM_COUNT + room  # worked out first: then the array needs no counted reference
        return self.troops[place]

    @final
    def is_guarded(self, room: i64) -> bool:
        """Whether any monster is in a room."""
        for seat in range(self.seats):
            if self.troops[seat * ROOM_COUNT + room]:
                return True
        return False

    @final
    def lairs(self, seat: Seat) -> i64:
        """The rooms where a player has monsters, as bits."""
        rooms: i64 = 0
        start = seat * ROOM_COUNT
        for room in range(ROOM_COUNT):
            if self.troops[start + room]:
                rooms |= BIT[room]
        return rooms

    @final
    def exits(self, room: i64) -> i64:
        """The rooms to which a monster can move from here, as bits."""
        return self.plan.passages[room] | self.beyond(room)

    # ---- heroes

    @final
    def tired(self, room: i64) -> i64:
        """The exhausted heroes of a room, a nibble for each class."""
        return self.heroes[room] >> TIRED & GROUP

    @final
    def awake(self, room: i64) -> i64:
        """The awake heroes of a room, a nibble for each class."""
        return self.heroes[room] >> AWAKE & GROUP

    @final
    def wake(self, room: i64) -> bool:
        """Reactivate all exhausted heroes of a room; whether there were any."""
        tired = self.tired(room)
        self.heroes[room] += (tired << AWAKE) - (tired << TIRED)
        return tired != 0

    @final
    def targets(self, room: i64) -> i64:
        """Whom one can attack in a room, as nibbles: heroes by class, and the ram as a fifth."""
        heroes = self.heroes[room]
        found = (heroes & GROUP) + (heroes >> AWAKE & GROUP) + (heroes >> TIRED & GROUP)
        if self.ram == room:
            found |= 1 << 16
        return found

    @final
    def nearer(self, room: i64) -> i64:
        """The rooms next to this one and nearer to the Vault, as bits."""
        ways = self.plan.passages[room]
        if self.doors_open:
            ways |= self.beyond(room)
        rooms: i64 = 0
        for other in range(ROOM_COUNT):
            if ways >> other & 1 and self.distance[other] < self.distance[room]:
                rooms |= BIT[other]
        return rooms

    @final
    def has_cells(self) -> bool:
        """Whether there is a place to throw heroes into."""
        return self.is_in(CELLS)
