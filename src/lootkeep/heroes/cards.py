"""What is printed on the components: rooms, clans, cards, treasures, and the box that holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from ..engine.edition import Edition
from ..engine.native import i64, vec
from .icons import ANY, DEFENDS, RESOURCES, TYPES, has_icon, icons_of, word_of

if TYPE_CHECKING:
    from .scenario import Scenario

ROOMS: Final = (
    "vault",
    "forge",
    "workshop",
    "library",
    "pantry",
    "crypt",
    "study",
    "sewer",
    "menagerie",
    "cells",
    "laboratory",
    "site",
)
VAULT: Final = 0
SEWER: Final = 7
CELLS: Final = 9
LABORATORY: Final = 10
SITE: Final = 11
ROOM_COUNT: Final[i64] = 12  # typed, so that a loop over the rooms counts in machine integers
NOWHERE: Final = 255  # no room, no cell

JEWEL: Final = 0
SPECIAL: Final = 5

# Tokens: those of a room, and with more of them those of the Reserve.
TOKENS: Final = (*RESOURCES, "trap")
COIN: Final = 0
FROG: Final = 1
BONE: Final = 2
BOOK: Final = 3
TRAP: Final = 4
EVENT: Final = 5
PORTAL: Final = 6  # in a room: 1 unfinished, 2 completed
HERO: Final = 7  # + class: only in the Reserve
UNFINISHED: Final = 1
COMPLETED: Final = 2
NO_TOKEN: Final = -1

LOOT: Final = ("equipment", "beast", "potion", "scroll")
NO_LOOT: Final = -1
TACTIC: Final = 4  # among kinds of loot: a card of a clan

Hero = Literal["thief", "warrior", "archer", "mage"]
HEROES: Final[tuple[Hero, ...]] = ("thief", "warrior", "archer", "mage")
HERO_COUNT: Final[i64] = 4
THIEF: Final = 0
WARRIOR: Final = 1
ARCHER: Final = 2
MAGE: Final = 3
FOE: Final = 4  # + its number: stands where a class of heroes stands
RUNNER: Final = 7  # stands there for all who run with treasures

EFFECTS: Final = ("prey", "curse", "healing", "prisoner", "defeat")
PREY: Final = 0
CURSE: Final = 1
HEALING: Final = 2
PRISONER: Final = 3
DEFEAT: Final = 4
SIGNS: Final = ("bell", "banner", "crown")  # the scenario's cards
SIGN_COPIES: Final = (3, 2, 1)
GUILD_TYPES: Final = 4  # of rooms that Guild cards name: from the second of icons.TYPES on

CLANS: Final = ("dragon", "lizardfolk", "gnoll", "slime", "skeleton", "ratkin", "imp", "poltergeist", "witch")
DRAGON: Final = 0
LIZARDFOLK: Final = 1
GNOLL: Final = 2
SLIME: Final = 3
SKELETON: Final = 4
RATKIN: Final = 5
IMP: Final = 6
POLTERGEIST: Final = 7
WITCH: Final = 8
NO_CLAN: Final = 15
DECK_SIZE: Final = 10  # tactic cards of a clan
MOST_KINDS: Final = 128

DIFFICULTIES: Final = ("familiar", "steady", "challenging", "hardcore", "nightmare")
STEADY: Final = 1
NIGHTMARE: Final = 4
WAVES: Final = vec[i64]([1, 2, 1, 2, 2, 2, 2, 3, 2, 3])  # difficulty * 2 + wave: Guild cards an assault
EXTRA_HEROES: Final = 4  # of each of two more types
MOST_STOWAWAYS: Final = 5


class Room:
    """A tile of the dungeon."""

    def __init__(self, number: int, type: int, sides: int, makes: int, price: int, sells: int) -> None:
        self.id: Final = ROOMS[number]
        self.type: Final[i64] = type  # as in icons.TYPES
        self.sides: Final[i64] = sides  # open before it is turned, see `plan`
        self.makes: Final[i64] = makes  # the token that it makes, or NO_TOKEN
        self.price: Final[i64] = price  # the token that buys there, or NO_TOKEN
        self.sells: Final[i64] = sells  # the sort of loot that it buys, or NO_LOOT


class Kind:
    """A design of tactic or loot card."""

    def __init__(
        self, id: str, number: int, sort: int, clan: int, copies: int, text: str, sides: list[list[int]]
    ) -> None:
        self.id: Final = id
        self.number: Final[i64] = number
        self.sort: Final[i64] = sort  # of loot, or TACTIC
        self.clan: Final[i64] = clan  # whose tactic card, or NO_CLAN
        self.copies: Final = copies
        self.text: Final = text
        self.sides: Final = sides
        self.first: Final = icons_of(sides[0])
        self.second: Final = icons_of(sides[1] if len(sides) > 1 else [])
        self.side_count: Final[i64] = len(sides)
        self.shield: Final[i64] = shield_of(sides)  # the Defend icon, its momentum included; 0: none
        self.shields: Final[i64] = max(side.count(int(self.shield)) for side in sides) if self.shield else 0

    def side(self, number: i64) -> vec[i64]:
        """The icons of one side."""
        return self.first if number == 0 else self.second

    def shows(self, word: i64) -> bool:
        """Whether Reinforcements finds this word on the card."""
        return has_icon(self.first, word) or has_icon(self.second, word)

    def is_idle(self, side: i64) -> bool:
        """Whether a side has nothing but Defend, which does nothing in one's turn."""
        for icon in self.side(side):
            if word_of(icon) != DEFENDS:
                return False
        return True


def shield_of(sides: list[list[int]]) -> int:
    """The Defend icon of a card; with one on each side that with momentum."""
    return max((icon for side in sides for icon in side if word_of(icon) == DEFENDS), default=0)


class Clan:
    """A clan of monsters."""

    def __init__(self, number: int, monsters: int, health: int, start: int, rooms: int) -> None:
        self.id: Final = CLANS[number]
        self.monsters: Final[i64] = monsters
        self.health: Final[i64] = health
        self.start: Final[i64] = start
        self.rooms: Final[i64] = rooms  # the type of rooms where it starts


class Box(Edition):
    """All components, with a number for each card: tactics, loot, Guild, scenario cards, treasures, plans."""

    def __init__(
        self,
        rooms: list[Room],
        clans: list[Clan],
        kinds: list[Kind],
        treasures: list[tuple[int, int]],
        supply: int,
        heroes: int,
        scenario: Scenario,
        source: dict[str, Any],
        digest: str,
        text: str,
    ) -> None:
        super().__init__(scenario.id, digest, text)
        self.rooms: Final = vec[Room](rooms)
        self.shops: Final = vec[i64]([room for room in range(len(rooms)) if rooms[room].price != NO_TOKEN])
        self.clans: Final = vec[Clan](clans)
        self.kinds: Final = vec[Kind](kinds)
        self.scenario: Final = scenario  # at a table of two that wants it easy
        self.source: Final = source  # what the file says of it
        self.tables: Final[dict[int, Scenario]] = {}  # seats and difficulty -> the scenario at such a table, once read
        self.supply: Final[i64] = supply  # the Reserve before anything is placed: counts by sort of token
        self.heroes: Final[i64] = heroes  # tokens of each class
        cards = [kind for kind in kinds for _ in range(kind.copies)]
        self.kind_of: Final = vec[Kind](cards)  # tactic or loot card -> its design
        self.first_of: Final = vec[i64]([0] * len(kinds))  # kind -> its first card
        for number in range(len(cards) - 1, -1, -1):
            self.first_of[cards[number].number] = number
        self.first_loot: Final[i64] = sum(1 for kind in cards if kind.sort == TACTIC)
        self.first_hero: Final[i64] = len(cards)
        self.first_sign: Final[i64] = self.first_hero + HERO_COUNT * GUILD_TYPES
        self.first_treasure: Final[i64] = self.first_sign + sum(SIGN_COPIES)
        self.first_plan: Final[i64] = self.first_treasure + len(treasures)
        self.first_extra: Final[i64] = self.first_plan + ROOM_COUNT  # hero cards of the Vault, and of special rooms
        self.first_stowaway: Final[i64] = self.first_extra + 2 * EXTRA_HEROES
        self.cards: Final[i64] = self.first_stowaway + MOST_STOWAWAYS
        self.values: Final = vec[i64]([value for value, _ in treasures])
        self.effects: Final = vec[i64]([effect for _, effect in treasures])
        self.names: Final = self._names()

    def is_of_type(self, room: i64, type: i64) -> bool:
        """Whether a room is of the type that a card shows."""
        return type == ANY or self.rooms[room].type == type

    def is_sign(self, card: i64) -> bool:
        """Whether a Guild card is one of the scenario's."""
        return self.first_sign <= card < self.first_treasure

    def is_hero(self, card: i64) -> bool:
        """Whether a Guild card sends heroes."""
        return self.first_hero <= card < self.first_sign or card >= self.first_extra

    def hero_on(self, card: i64) -> i64:
        """The class of heroes that a Guild card sends."""
        if card >= self.first_extra:
            return (card - self.first_extra) % EXTRA_HEROES
        return (card - self.first_hero) // GUILD_TYPES

    def type_on(self, card: i64) -> i64:
        """The type of rooms into which it sends them."""
        if card >= self.first_extra:
            return JEWEL if card < self.first_extra + EXTRA_HEROES else SPECIAL
        return (card - self.first_hero) % GUILD_TYPES + 1

    def sign_on(self, card: i64) -> i64:
        """Which scenario card it is: Bell, Banner or Crown."""
        place = card - self.first_sign
        return 0 if place < 3 else 1 if place < 5 else 2

    def _names(self) -> list[str]:
        """The text form of every card: `scurry#1`, `thief:swords`, `bell#2`, `prey:1#1`, `plan-forge`, `stowaway#1`."""
        names: list[str] = []
        for kind in self.kinds:
            names += [f"{kind.id}#{copy + 1}" for copy in range(kind.copies)]
        for hero in HEROES:
            names += [f"{hero}:{type}" for type in TYPES[1:5]]
        for sign, copies in zip(SIGNS, SIGN_COPIES, strict=True):
            names += [f"{sign}#{copy + 1}" for copy in range(copies)]
        count: dict[str, int] = {}
        for i in range(len(self.values)):
            name = f"{EFFECTS[int(self.effects[i])]}:{self.values[i]}"
            count[name] = count.get(name, 0) + 1
            names.append(f"{name}#{count[name]}")
        names += [f"plan-{room}" for room in ROOMS]
        names += [f"{hero}:{type}" for type in ("jewel", "special") for hero in HEROES]
        return names + [f"stowaway#{copy + 1}" for copy in range(MOST_STOWAWAYS)]
