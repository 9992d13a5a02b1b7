"""Reading a scenario: the dungeon as a drawing, its treasures and portals, its cards and its special rule.

    number = 1
    layout = '''
    crypt/2      study/1   forge/2  library/2
    menagerie/0  sewer/2   vault/0  workshop/2
    .            pantry/0  cells/0  .
    '''
    treasures = { vault = 4, study = 3 }
    portals = ["crypt"]
    rules = ["head-start"]
    [cards]
    bell = { copies = 2, does = ["rally"] }

A number behind a room is how many quarter turns its tile is turned clockwise. Rules and what cards do are lists of
operations, a word and its details: see `OPERATIONS` and `RULES`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..engine.boxes import ID, BoxReader
from ..engine.native import append, i64, vec
from .cards import (
    CELLS,
    HEROES,
    LABORATORY,
    NOWHERE,
    ROOM_COUNT,
    ROOMS,
    SIGN_COPIES,
    SIGNS,
    SITE,
    VAULT,
    Room,
    Scenario,
)
from .icons import RESOURCES
from .packing import has, operation, path, path_from, path_to
from .plan import Plan, cell_at, letters_of

FIELDS = ("id", "number", "title", "text", "layout", "treasures", "portals", "plans", "rules", "cards")
WIDEST = 6
TALLEST = 6
MARGIN = 5  # cells of the ground on the left of a dungeon and above it
LANGUAGES = ("en", "it", "ru")

RALLY: Final = 1
TITHE: Final = 2
SEIZE: Final = 3
FLOOD: Final = 4
WAKE: Final = 5
THROW: Final = 6
SURVEY: Final = 7
APPEAR: Final = 8
TOLL: Final = 9
ADVANCE: Final = 10
BREAK: Final = 11
OPEN_DOORS: Final = 12
CLOSE: Final = 13
CREEP: Final = 14
MUSTER: Final = 15

# What a scenario card can do: the words for its details, and the operation's number.
OPERATIONS: Final[dict[str, tuple[str, int]]] = {
    "rally": ("", RALLY),
    "tithe": ("RESOURCE", TITHE),
    "seize": ("", SEIZE),
    "flood": ("ROOM ROOM ...", FLOOD),
    "wake": ("flooded, or ROOM NUMBER", WAKE),
    "throw": ("", THROW),
    "survey": ("", SURVEY),
    "summon": ("HERO ROOM, farthest or crowded", APPEAR),
    "toll": ("", TOLL),
    "advance": ("", ADVANCE),
    "break": ("", BREAK),
    "open-doors": ("", OPEN_DOORS),
    "close": ("ROOM-ROOM ROOM-ROOM ...", CLOSE),
    "creep": ("", CREEP),
    "muster": ("", MUSTER),
}
RULES = {"head-start": "", "gamble": "NUMBER", "hand": "NUMBER", "ram": "ROOM HEALTH", "bounty": ""}
FLOODED: Final = 12  # where a room stands: all flooded rooms
FARTHEST: Final = 13
CROWDED: Final = 14


class ScenarioReader(BoxReader):
    """Checks a scenario, and names file, place and field of what is wrong."""

    def __init__(self, name: str, rooms: list[Room]) -> None:
        super().__init__(name)
        self.tiles = vec[Room](rooms)

    def room(self, name: object, field: str) -> int:
        """A room by its name."""
        if not isinstance(name, str) or name not in ROOMS:
            raise self.wrong(field, f"{name!r:.40} is no room", f"one of {', '.join(ROOMS)}")
        return ROOMS.index(name)

    def placed(self, made: Scenario, name: object, field: str) -> int:
        """A room that is in the dungeon."""
        room = self.room(name, field)
        if made.cells[room] == NOWHERE:
            raise self.wrong(field, f"the {name} is not in the layout", "a room of the dungeon")
        return room

    def scenario(self, data: Mapping[str, Any], usual: str, treasures: Mapping[int, int]) -> Scenario:
        """A whole scenario; treasures are how many of each value the box has."""
        self.known(dict(data), FIELDS)
        id = data.get("id", usual)
        if not isinstance(id, str) or not ID.fullmatch(id):
            raise self.wrong("id", f"{id!r:.40} cannot be", "a name of small letters, such as `first-watch`,")
        number = self.number(dict(data), "number", 0, 999, 0)
        made = Scenario(id, number, self.texts(data, "title"), self.texts(data, "text"))
        self.plans(data, made, self.layout(data, made))
        self.treasures(data, made, treasures)
        made.portals = vec[i64]([self.placed(made, name, "portals") for name in self.names(data, "portals")])
        if len({int(room) for room in made.portals}) < len(made.portals):
            raise self.wrong("portals", "a room is there twice", "one portal in a room")
        self.rules(data, made)
        self.cards(data, made)
        self.joined(made)
        return made

    def texts(self, data: Mapping[str, Any], field: str) -> dict[str, str]:
        """Words by language."""
        value = data.get(field, {})
        if not isinstance(value, dict) or any(
            each not in LANGUAGES or not isinstance(text, str) or not text.strip() or len(text) > 400
            for each, text in value.items()
        ):
            raise self.wrong(field, f"{value!r:.40} cannot be", 'words by language, such as { en = "The Long Night" },')
        return dict(value)

    def names(self, data: Mapping[str, Any], field: str) -> list[Any]:
        """A list, perhaps empty."""
        value = data.get(field, [])
        if not isinstance(value, list):
            raise self.wrong(field, f"{value!r:.40} cannot be", "a list")
        return value

    # ---- the dungeon

    def layout(self, data: Mapping[str, Any], made: Scenario) -> int:
        """The drawing of the grid; its larger extent."""
        text = data.get("layout")
        if not isinstance(text, str):
            raise self.wrong("layout", "it is missing", "a drawing, a row of rooms such as `vault/0` in each line,")
        rows = [line.split() for line in text.splitlines() if line.strip()]
        if not rows or len(rows) > TALLEST or max(len(row) for row in rows) > WIDEST:
            raise self.wrong("layout", "the drawing is empty or too large", f"up to {TALLEST} rows of {WIDEST} rooms")
        for y, row in enumerate(rows):
            for x, word in enumerate(row):
                self.tile(made, word, x, y)
        if made.cells[VAULT] == NOWHERE:
            raise self.wrong("layout", "there is no Vault", "a word such as `vault/0`")
        return max(len(rows), max(len(row) for row in rows))

    def tile(self, made: Scenario, word: str, x: int, y: int) -> None:
        """One word of the drawing."""
        if word == ".":
            return
        where = f"layout, row {y + 1}, column {x + 1}"
        name, _, turns = word.partition("/")
        room = self.room(name, where)
        if turns not in ("", "0", "1", "2", "3"):
            raise self.wrong(where, f"{word[:20]!r}: a tile cannot be turned so", "0 to 3 quarter turns")
        if made.cells[room] != NOWHERE:
            raise self.wrong(where, f"the {name} is there twice", "each room once")
        # In the middle of the ground, so that the dungeon can grow to all sides.
        made.cells[room] = cell_at(x + MARGIN, y + MARGIN)
        made.turns[room] = int(turns or "0")

    def plans(self, data: Mapping[str, Any], made: Scenario, extent: int) -> None:
        """The building deck: by default all rooms that are not in the dungeon."""
        if made.cells[SITE] == NOWHERE:
            if data.get("plans"):
                raise self.wrong("plans", "there is no Construction Site", "none, or `site` in the layout")
            return
        unused = [room for room in range(ROOM_COUNT) if made.cells[room] == NOWHERE]
        wanted = [self.room(name, "plans") for name in self.names(data, "plans")] if "plans" in data else unused
        for room in wanted:
            if room not in unused or wanted.count(room) > 1:
                raise self.wrong("plans", f"the {ROOMS[room]} cannot be built", "unused rooms, each once,")
        if len(wanted) > 5:
            raise self.wrong("plans", f"{len(wanted)} rooms can be built", "at most 5")
        made.plans = vec[i64](wanted)

    def joined(self, made: Scenario) -> None:
        """Every room has a way to the Vault through passages, whatever closes."""
        plan = Plan(self.tiles, made.cells, made.turns, made.closes, 0)
        self.reached(plan, "layout", "turn tiles so that the open sides of neighbours meet: this")
        for closed in range(1, len(made.closes) + 1):
            passage = made.closes[closed - 1]
            one, other = path_from(passage), path_to(passage)
            if not has(plan.passages[one], other):
                raise self.wrong("close", f"there is no passage {ROOMS[one]}-{ROOMS[other]}", "one of the dungeon's")
            plan = Plan(self.tiles, made.cells, made.turns, made.closes, closed)
            self.reached(plan, "close", "passages that leave a way to the Vault")

    def reached(self, plan: Plan, field: str, right: str) -> None:
        for room in range(ROOM_COUNT):
            if plan.cells[room] != NOWHERE and plan.distance[room] == NOWHERE:
                sides = letters_of(plan.sides[room])
                raise self.wrong(field, f"no path leads from the {ROOMS[room]} (open {sides}) to the Vault", right)

    def treasures(self, data: Mapping[str, Any], made: Scenario, box: Mapping[int, int]) -> None:
        """A value for each room that has one; the Vault's is 4, and no other's."""
        values = data.get("treasures")
        if not isinstance(values, dict):
            raise self.wrong("treasures", "they are missing", "a value by room, such as { vault = 4, crypt = 1 },")
        for name, value in values.items():
            room = self.placed(made, name, "treasures")
            if type(value) is not int or not 1 <= value <= 4 or (value == 4) != (room == VAULT):
                raise self.wrong(f"treasures, {name}", f"{value!r:.20} cannot be", "4 in the Vault, elsewhere 1 to 3")
            made.values[room] = value
        if not made.values[VAULT]:
            raise self.wrong("treasures", "the Vault has none", "`vault = 4`")
        for value, count in box.items():
            wanted = sum(1 for each in made.values if each == value)
            if wanted > count:
                right = f"at most {count} of the {sum(box.values())}"
                raise self.wrong("treasures", f"{wanted} treasures of value {value}", right)

    # ---- the special rule and the cards

    def rules(self, data: Mapping[str, Any], made: Scenario) -> None:
        """The special rule."""
        for text in self.names(data, "rules"):
            words = text.split() if isinstance(text, str) else []
            if not words or words[0] not in RULES:
                raise self.wrong("rules", f"{text!r:.40} is no rule", f"one of {', '.join(RULES)}")
            if words[0] == "head-start" and len(words) == 1:
                made.head_start = True
            elif words[0] == "bounty" and len(words) == 1:
                made.bounty = True
            elif words[0] == "gamble" and len(words) == 2:
                made.gamble = self.digit(words[1], text, 1, 6)
            elif words[0] == "hand" and len(words) == 2:
                made.hand = self.digit(words[1], text, 3, 8)
            elif words[0] == "ram" and len(words) == 3:
                made.ram = self.placed(made, words[1], "rules")
                made.ram_health = self.digit(words[2], text, 1, 9)
            else:
                right = f"`{words[0]} {RULES[words[0]]}`".replace(" `", "`")
                raise self.wrong("rules", f"{text!r:.40} cannot be read", right)

    def digit(self, word: str, text: str, least: int, most: int) -> int:
        """A number inside a rule."""
        if word not in [str(number) for number in range(least, most + 1)]:
            raise self.wrong("rules", f"{text!r:.40}: {word[:12]!r} cannot be", f"a number from {least} to {most}")
        return int(word)

    def cards(self, data: Mapping[str, Any], made: Scenario) -> None:
        """The scenario's own cards in the Guild deck."""
        cards = data.get("cards", {})
        if not isinstance(cards, dict):
            raise self.wrong("cards", f"{cards!r:.40} cannot be", "a table with bell, banner or crown")
        self.known(cards, SIGNS)
        for number, sign in enumerate(SIGNS):
            card = cards.get(sign)
            if card is None:
                continue
            self.place = f"cards.{sign}"
            if not isinstance(card, dict):
                raise self.wrong("", f"{card!r:.40} cannot be", "a table with copies and does")
            self.known(card, ("copies", "does"))
            made.signs[number] = self.number(card, "copies", 1, SIGN_COPIES[number])
            operations = vec[i64]()
            for text in self.names(card, "does"):
                operations = append(operations, self.operation(made, text))
            if len(operations) == 0 or len(operations) > 4:
                raise self.wrong("does", f"{len(operations)} operations", "1 to 4")
            if number == 0:
                made.bell = operations
            elif number == 1:
                made.banner = operations
            else:
                made.crown = operations
        self.place = ""

    def operation(self, made: Scenario, text: object) -> int:
        """One operation as an int: its number, and two details."""
        words = text.split() if isinstance(text, str) else []
        if not words or words[0] not in OPERATIONS:
            raise self.wrong("does", f"{text!r:.40} is no operation", f"one of {', '.join(OPERATIONS)}")
        word, details = words[0], words[1:]
        shape, code = OPERATIONS[word]
        if not shape and not details:
            return self.needed(made, word, code)
        if word == "tithe" and len(details) == 1 and details[0] in RESOURCES:
            return int(operation(code, RESOURCES.index(details[0]), 0))
        if word == "flood" and details and len(made.floods) == 0:
            made.floods = vec[i64]([self.placed(made, name, "does, flood") for name in details])
            return code
        if word == "close" and details and len(made.closes) == 0:
            made.closes = vec[i64]([self.passage(made, name) for name in details])
            return code
        if word == "wake" and details == ["flooded"]:
            return int(operation(code, FLOODED, 0))
        if word == "wake" and len(details) == 2 and len(details[1]) == 1 and details[1] in "123456789":
            return int(operation(code, self.placed(made, details[0], "does, wake"), int(details[1])))
        if word == "summon" and len(details) == 2 and details[0] in HEROES:
            hero = HEROES.index(details[0])
            if details[1] in ("farthest", "crowded"):
                return int(operation(code, FARTHEST if details[1] == "farthest" else CROWDED, hero))
            return int(operation(code, self.placed(made, details[1], "does, summon"), hero))
        raise self.wrong("does", f"{text!r:.60} cannot be read", f"`{word} {shape}`".replace(" `", "`"))

    def needed(self, made: Scenario, word: str, code: int) -> int:
        """An operation without details, if the dungeon has what it speaks of."""
        lacks = {"throw": CELLS, "survey": SITE, "toll": LABORATORY}
        if word in lacks and made.cells[lacks[word]] == NOWHERE:
            raise self.wrong("does", f"{word!r} without its room", f"`{ROOMS[lacks[word]]}` in the layout")
        if word == "advance" and made.ram == NOWHERE:
            raise self.wrong("does", "there is no ram", "`ram ROOM HEALTH` among the rules")
        return code

    def passage(self, made: Scenario, text: str) -> int:
        """Two rooms with a `-` between."""
        one, _, other = text.partition("-")
        return int(path(self.placed(made, one, "does, close"), self.placed(made, other, "does, close")))
