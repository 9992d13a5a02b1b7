"""Reading a scenario: the dungeon as a drawing, its treasures and portals, its aim, cards, clocks and special rules.

    number = 3
    lever = [0, 0, 1, 1, 2]
    layout = '''
    crypt/2      study/1   forge/2  library/2
    menagerie/0  sewer/2   vault/0  workshop/2
    .            pantry/0  cells/0  .
    '''
    treasures = { vault = 4, study = 3 }
    portals = ["crypt"]
    rules = ["head-start 1", "deed marked frog -> clear"]
    marks = { name = "flooded", order = ["sewer", "pantry"], does = ["idle"] }
    [aim]
    lose = ["marked 5"]
    [[when]]
    at = "start"
    does = ["mark L"]
    [cards]
    bell = { copies = 2, does = ["rally"] }

A number behind a room is how many quarter turns its tile is turned clockwise. Wherever a number stands, `1/1/2/2` may
stand, for one to four players, and `L`, `L+1`, `L-1` for the lever's number at this difficulty.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from typing import Any, Final, ParamSpec

from ..engine.boxes import ID, BoxReader
from ..engine.errors import InvalidBox
from ..engine.native import append, i64, vec
from . import scenario as language
from .cards import (
    CELLS,
    DIFFICULTIES,
    HEROES,
    NO_TOKEN,
    NOWHERE,
    ROOM_COUNT,
    ROOMS,
    SIGN_COPIES,
    SIGNS,
    SITE,
    TOKENS,
    VAULT,
    Room,
)
from .icons import RESOURCES
from .packing import has, only, path, path_from, path_to
from .plan import NO_PATHS, Plan, cell_at, letters_of
from .scenario import (
    ANYWHERE,
    AT_FOE,
    AT_GOAL,
    BY_PORTAL,
    CAPTAIN,
    CAPTIVE,
    CLAUSES,
    CLOCKS,
    CROWDED,
    DEEDS,
    FARTHEST,
    FLAGS,
    FOE_NAMES,
    MANNERS,
    MARK_NAMES,
    MARKED,
    MOST_DOES,
    MOST_FOES,
    MOST_OPERATIONS,
    MOST_PHASES,
    NO_OPERATION,
    OPERATIONS,
    RICHEST,
    RISING,
    Clause,
    Clock,
    Deed,
    Foe,
    Operation,
    Scenario,
)

P = ParamSpec("P")

FIELDS = (
    *("id", "number", "title", "text", "lever", "layout", "treasures", "portals", "plans"),
    *("rules", "aim", "marks", "when", "cards"),
)
RULES: Final[dict[str, str]] = {
    "head-start": "[NUMBER]",
    "gamble": "NUMBER",
    "hand": "NUMBER, or NUMBER + RESOURCE ROOM up to NUMBER",
    "bounty": "",
    "lookout": "NUMBER",
    "doors": "",
    "ajar": "NUMBER",
    "goal": "ROOM",
    "barren": "ROOM",
    "rebel": "RESOURCE",
    "raid": "",
    "exits": "ROOM ROOM ...",
    "tough": "HERO",
    "cards": "jewel or special, and NUMBER",
    "orphans": "ROOM",
    "stowaways": "NUMBER",
    "foe": "NAME captain HERO [phases HERO HERO], engine, camp or captive [crew] at ROOM [health NUMBER] [later]",
    "deed": "ROOM, marked, portal or any [NUMBER] [TOKEN] -> clear, deliver, break, close or shelve",
}
WIDEST = 6
TALLEST = 6
MARGIN = 5  # cells of the ground on the left of a dungeon and above it
LANGUAGES = ("en", "it", "ru")
MOST_NUMBER: Final = 15
PLACES: Final = {"farthest": FARTHEST, "crowded": CROWDED, "richest": RICHEST, "portal": BY_PORTAL, "goal": AT_GOAL}
DEED_PLACES: Final = {"marked": MARKED, "portal": BY_PORTAL, "any": ANYWHERE}


class ScenarioReader(BoxReader):
    """Checks a scenario for one size of table and one difficulty, and names file, place and field of what is wrong.

    With `patient` it goes on after an error, as far as the rest can be read, and gathers all of them.
    """

    def __init__(self, name: str, rooms: list[Room], seats: int, difficulty: int, patient: bool = False) -> None:
        super().__init__(name)
        self.tiles = vec[Room](rooms)
        self.seats = seats
        self.difficulty = difficulty
        self.patient = patient
        self.problems: list[InvalidBox] = []
        self.levers: list[int] | None = None

    def attempt(self, part: Callable[P, object], *args: P.args, **more: P.kwargs) -> None:
        """Read a part; whoever is patient goes on after what is wrong."""
        place = self.place
        try:
            part(*args, **more)
        except InvalidBox as problem:
            if not self.patient:
                raise
            self.problems.append(problem)
            self.place = place

    def scenario(self, data: Mapping[str, Any], usual: str, treasures: Mapping[int, int]) -> Scenario:
        """A whole scenario; treasures are how many of each value the box has."""
        self.attempt(self.known, dict(data), FIELDS)
        made = self.named(data, usual)
        self.attempt(self.lever, data, made)
        self.attempt(self.layout, data, made)
        self.attempt(self.plans, data, made)
        self.attempt(self.treasures, data, made, treasures)
        self.attempt(self.portals, data, made)
        self.attempt(self.marks, data, made)
        self.attempt(self.rules, data, made)
        self.attempt(self.cards, data, made)
        self.attempt(self.whens, data, made)
        self.attempt(self.aim, data, made)
        self.attempt(self.joined, made)
        self.attempt(self.complete, made)
        made.lay()
        return made

    def named(self, data: Mapping[str, Any], usual: str) -> Scenario:
        """What it is called."""
        id, number = data.get("id", usual), 0
        title: dict[str, str] = {}
        text: dict[str, str] = {}
        if not isinstance(id, str) or not ID.fullmatch(id):
            problem = self.wrong("id", f"{id!r:.40} cannot be", "a name of small letters, such as `first-watch`,")
            if not self.patient:
                raise problem
            self.problems.append(problem)
            id = usual
        try:
            number = self.number(dict(data), "number", 0, 999, 0)
            title, text = self.texts(data, "title"), self.texts(data, "text")
        except InvalidBox as problem:
            if not self.patient:
                raise
            self.problems.append(problem)
        return Scenario(id, number, title, text, self.tiles)

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

    # ---- words inside a text

    def room(self, name: object, field: str) -> int:
        """A room by its name."""
        if not isinstance(name, str) or name not in ROOMS:
            raise self.wrong(field, f"{name!r:.40} is no room", like(name, ROOMS))
        return ROOMS.index(name)

    def placed(self, made: Scenario, name: object, field: str) -> int:
        """A room that is in the dungeon, or can be built."""
        room = self.room(name, field)
        if made.cells[room] == NOWHERE and room not in list(made.plans):
            raise self.wrong(field, f"the {name} is not in the layout", "a room of the dungeon")
        return room

    def one_of(self, word: object, names: tuple[str, ...], what: str, field: str) -> int:
        """A word out of a list."""
        if not isinstance(word, str) or word not in names:
            raise self.wrong(field, f"{word!r:.40} is no {what}", like(word, names))
        return names.index(word)

    def foe(self, made: Scenario, name: str, field: str) -> int:
        """A foe by its name; of several the first."""
        for number in range(len(made.foes)):
            if made.foes[number].name == name:
                return number
        names = tuple(foe.name for foe in made.foes)
        raise self.wrong(field, f"there is no foe {name[:20]!r}", like(name, names) if names else "a rule `foe ...`")

    def amount(self, value: object, field: str, least: int, most: int) -> int:
        """A number, one for each size of table, or the lever's."""
        text = str(value)
        each = text.split("/")
        if type(value) not in (int, str) or len(each) not in (1, 4):
            raise self.wrong(field, f"{text[:20]!r} cannot be", f"a number from {least} to {most}, or one by seats")
        found = [self.one_amount(word, field) for word in each]
        number = found[0] if len(found) == 1 else found[self.seats - 1]
        if not least <= number <= most:
            said = f"{text[:20]!r}" if str(number) == text else f"{text[:20]!r} is {number} here, which"
            raise self.wrong(field, f"{said} cannot be", f"a number from {least} to {most}")
        return number

    def one_amount(self, word: str, field: str) -> int:
        """A number, or the lever with a little more or less."""
        if word.isascii() and word.isdigit() and len(word) < 4:
            return int(word)
        name, sign, more = word[:1], word[1:2], word[2:]
        if name != "L" or (word != "L" and (sign not in ("+", "-") or more not in ("1", "2", "3"))):
            raise self.wrong(field, f"{word[:20]!r} is no number", "a number, `L`, `L+1` or `L-1`")
        if self.levers is None:
            raise self.wrong(field, "there is no lever", "`lever` with five numbers")
        lever = self.levers[self.difficulty]
        return lever if word == "L" else lever + int(more) if sign == "+" else lever - int(more)

    # ---- the dungeon

    def lever(self, data: Mapping[str, Any], made: Scenario) -> None:
        """The number that makes it harder, for each difficulty."""
        given = data.get("lever")
        if given is None:
            return
        if not isinstance(given, list) or len(given) != len(DIFFICULTIES) or not all(type(n) is int for n in given):
            raise self.wrong("lever", f"{given!r:.40} cannot be", f"{len(DIFFICULTIES)} numbers, one a difficulty,")
        if not all(0 <= number <= MOST_NUMBER for number in given):
            raise self.wrong("lever", f"{given!r:.40} cannot be", f"numbers from 0 to {MOST_NUMBER}")
        self.levers = list(given)
        made.lever = vec[i64](given)

    def layout(self, data: Mapping[str, Any], made: Scenario) -> None:
        """The drawing of the grid."""
        text = data.get("layout")
        if not isinstance(text, str):
            raise self.wrong("layout", "it is missing", "a drawing, a row of rooms such as `vault/0` in each line,")
        rows = [line.split() for line in text.splitlines() if line.strip()]
        if not rows or len(rows) > TALLEST or max(len(row) for row in rows) > WIDEST:
            raise self.wrong("layout", "the drawing is empty or too large", f"up to {TALLEST} rows of {WIDEST} rooms")
        for y, row in enumerate(rows):
            for x, word in enumerate(row):
                self.attempt(self.tile, made, word, x, y)
        if made.cells[VAULT] == NOWHERE:
            raise self.wrong("layout", "there is no Vault", "a word such as `vault/0`")

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

    def plans(self, data: Mapping[str, Any], made: Scenario) -> None:
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

    def portals(self, data: Mapping[str, Any], made: Scenario) -> None:
        """Rooms with unfinished portals."""
        made.portals = vec[i64]([self.placed(made, name, "portals") for name in self.names(data, "portals")])
        if len({int(room) for room in made.portals}) < len(made.portals):
            raise self.wrong("portals", "a room is there twice", "one portal in a room")

    def joined(self, made: Scenario) -> None:
        """Every room has a way to the Vault through passages before anything closes."""
        plan = Plan(self.tiles, made.cells, made.turns, NO_PATHS, NO_PATHS, VAULT)
        for room in range(ROOM_COUNT):
            if plan.cells[room] != NOWHERE and plan.distance[room] == NOWHERE:
                sides = letters_of(plan.sides[room])
                what = f"no path leads from the {ROOMS[room]} (open {sides}) to the Vault"
                problem = self.wrong("layout", what, "turn tiles so that the open sides of neighbours meet: this")
                if not self.patient:
                    raise problem
                self.problems.append(problem)
        for passage in made.closes:
            here, there = path_from(passage), path_to(passage)
            if not has(plan.passages[here], there):
                what = f"there is no passage {ROOMS[here]}-{ROOMS[there]}"
                raise self.wrong("close", what, "one of the dungeon's")
        for passage in made.opens:
            here, there = path_from(passage), path_to(passage)
            if not has(plan.walls[here], there) or has(plan.passages[here], there):
                what = f"there is no wall between {ROOMS[here]} and {ROOMS[there]}"
                raise self.wrong("open", what, "rooms that touch and are not joined")

    def treasures(self, data: Mapping[str, Any], made: Scenario, box: Mapping[int, int]) -> None:
        """A value for each room that has one; the Vault's is 4, and no other's."""
        values = data.get("treasures")
        if not isinstance(values, dict):
            raise self.wrong("treasures", "they are missing", "a value by room, such as { vault = 4, crypt = 1 },")
        for name, value in values.items():
            self.attempt(self.treasure, made, name, value)
        if not made.values[VAULT]:
            raise self.wrong("treasures", "the Vault has none", "`vault = 4`")
        for value, count in box.items():
            wanted = sum(1 for each in made.values if each == value)
            if wanted > count:
                right = f"at most {count} of the {sum(box.values())}"
                raise self.wrong("treasures", f"{wanted} treasures of value {value}", right)

    def treasure(self, made: Scenario, name: str, given: object) -> None:
        """One of them."""
        field = f"treasures, {name}"
        room = self.placed(made, name, "treasures")
        right = "4 in the Vault, elsewhere 1 to 3"
        if type(given) not in (int, str):
            raise self.wrong(field, f"{given!r:.20} cannot be", right)
        value = self.amount(given, field, 1, 4)
        if (value == 4) != (room == VAULT):
            raise self.wrong(field, f"{given!r:.20} cannot be", right)
        made.values[room] = value

    def complete(self, made: Scenario) -> None:
        """What only the whole shows."""
        needs_exits = made.raid or any(foe.manner == CAPTIVE for foe in made.foes)
        if needs_exits and made.exits == 0:
            raise self.wrong("rules", "nobody finds the way out", "`exits ROOM ROOM`")
        if made.raid and made.captain != NOWHERE:
            raise self.wrong("rules", "a captain on a `raid`, who cannot run with a treasure", "one of the two")
        if any(foe.manner == CAPTIVE and foe.room != CELLS for foe in made.foes):
            raise self.wrong("rules", "a captive outside the Cells", "`captive at cells`")
        if made.ajar > len(made.portals):
            raise self.wrong("rules", f"`ajar {made.ajar}` with {len(made.portals)} portals", "as many portals")
        if any(foe.manner == CAPTIVE for foe in made.foes) and made.cells[CELLS] == NOWHERE:
            raise self.wrong("rules", "a captive without Cells", "`cells` in the layout")
        if made.cells[made.goal] == NOWHERE:
            raise self.wrong("rules", f"the goal {ROOMS[made.goal]} is not in the layout", "a room of the dungeon")

    # ---- how it ends

    def aim(self, data: Mapping[str, Any], made: Scenario) -> None:
        """When it is lost and won."""
        table = data.get("aim", {})
        if not isinstance(table, dict):
            raise self.wrong("aim", f"{table!r:.40} cannot be", "a table with waves, pace, lose, win and end")
        self.place = "aim"
        self.attempt(self.known, table, ("waves", "pace", "lose", "win", "end"))
        made.waves = self.amount(table.get("waves", 2), "waves", 1, 3)
        made.pace = self.amount(table.get("pace", 0), "pace", 0, 2)
        if made.pace == 1:
            raise self.wrong("pace", "1 cannot be", "0, or 2 for the second wave's from the start")
        lose = self.clauses(made, table, "lose", language.LOSING)
        if not any(clause.room == VAULT for clause in lose):
            lose = [Clause(language.LOOTED, "looted vault", VAULT), *lose]
        made.lose = vec[Clause](lose)
        made.win = vec[Clause](self.clauses(made, table, "win", language.WINNING))
        made.end = vec[Clause](self.clauses(made, table, "end", language.ENDING))
        self.place = ""

    def clauses(self, made: Scenario, table: Mapping[str, Any], field: str, allowed: tuple[str, ...]) -> list[Clause]:
        """Some clauses of an aim."""
        texts = self.names(table, field)
        if len(texts) > 4:
            raise self.wrong(field, f"{len(texts)} of them", "at most 4")
        found: list[Clause] = []
        for text in texts:
            self.attempt(self.add_clause, found, made, text, field, allowed)
        return found

    def add_clause(
        self, found: list[Clause], made: Scenario, text: object, field: str, allowed: tuple[str, ...]
    ) -> None:
        """One more of them."""
        found.append(self.clause(made, text, field, allowed))

    def clause(self, made: Scenario, text: object, field: str, allowed: tuple[str, ...]) -> Clause:
        """One of them."""
        words = text.split() if isinstance(text, str) else []
        if not words or words[0] not in allowed:
            raise self.wrong(field, f"{text!r:.40} cannot be", like(words[0] if words else "", allowed))
        shape, code = CLAUSES[words[0]]
        said = " ".join(words)
        if code == language.MARKS and len(made.marks) == 0:
            raise self.wrong(field, f"{said[:40]!r} without marks", "a table `marks`")
        if code == language.DELIVERED and made.deed.effect != language.DELIVER:
            raise self.wrong(field, f"{said[:40]!r} without a deed that delivers", "a rule `deed ... -> deliver`")
        if not shape and len(words) == 1:
            return Clause(code, said)
        if shape and len(words) == 2:
            if code == language.LOOTED:
                return Clause(code, said, room=self.placed(made, words[1], field))
            if code in (language.ESCAPED, language.FALLEN):
                return Clause(code, said, foe=self.foe(made, words[1], field))
            if code == language.GONE and words[1] == "vault":
                return Clause(code, said, room=VAULT)
            return Clause(code, said, number=self.amount(words[1], field, 1, 40))
        raise self.wrong(field, f"{said[:40]!r} cannot be read", f"`{words[0]} {shape}`".replace(" `", "`"))

    # ---- rooms in trouble

    def marks(self, data: Mapping[str, Any], made: Scenario) -> None:
        """Which rooms are marked one after the other, and what is so with a marked room."""
        table = data.get("marks")
        if table is None:
            return
        if not isinstance(table, dict):
            raise self.wrong("marks", f"{table!r:.40} cannot be", "a table with name, order and does")
        self.place = "marks"
        self.known(table, ("name", "order", "does", "works"))
        made.mark_name = MARK_NAMES[self.one_of(table.get("name"), MARK_NAMES, "sort of mark", "name")]
        order = [self.placed(made, name, "order") for name in self.names(table, "order")]
        if not 1 <= len(order) <= 5 or len(set(order)) < len(order) or VAULT in order:
            raise self.wrong("order", f"{len(order)} rooms", "1 to 5 different rooms other than the Vault")
        made.marks = vec[i64](order)
        for text in self.names(table, "does"):
            words = text.split() if isinstance(text, str) else []
            if len(words) == 2 and words[0] == "only":
                made.only = self.one_of(words[1], TOKENS, "token", "does")
            else:
                made.flags |= only(self.one_of(text, FLAGS, "flag", "does"))
        for name in self.names(table, "works"):
            made.works |= only(self.placed(made, name, "works"))
        self.place = ""

    # ---- the special rules

    def rules(self, data: Mapping[str, Any], made: Scenario) -> None:
        """The special rules; foes first, for others speak of them."""
        texts = self.names(data, "rules")
        for first in (True, False):
            for text in texts:
                words = text.split() if isinstance(text, str) else []
                if (words[:1] == ["foe"]) == first:
                    self.attempt(self.rule, made, text, words)

    def rule(self, made: Scenario, text: object, words: list[str]) -> None:
        """One of them."""
        if not words or words[0] not in RULES:
            raise self.wrong("rules", f"{text!r:.40} is no rule", like(words[0] if words else "", tuple(RULES)))
        word, details = words[0], words[1:]
        if not self.simple_rule(made, word, details) and not self.long_rule(made, word, details):
            right = f"`{word} {RULES[word]}`".replace(" `", "`")
            raise self.wrong("rules", f"{text!r:.60} cannot be read", right)

    def simple_rule(self, made: Scenario, word: str, details: list[str]) -> bool:
        """Rules with one detail at most."""
        count = len(details)
        if word == "head-start" and count <= 1:
            made.head_start = self.amount(details[0] if details else 1, "rules, head-start", 0, 3)
        elif word == "bounty" and not details:
            made.bounty = True
        elif word == "doors" and not details:
            made.doors = True
        elif word == "raid" and not details:
            made.raid = True
        elif word == "gamble" and count == 1:
            made.gamble = self.amount(details[0], "rules, gamble", 1, 6)
        elif word == "hand" and count == 1:
            made.hand = self.amount(details[0], "rules, hand", 3, 8)
        elif word == "lookout" and count == 1:
            made.lookout = self.amount(details[0], "rules, lookout", 0, 3)
        elif word == "ajar" and count == 1:
            made.ajar = self.amount(details[0], "rules, ajar", 0, 10)
        elif word == "stowaways" and count == 1:
            made.stowaways = self.amount(details[0], "rules, stowaways", 0, 5)
        elif word == "goal" and count == 1:
            made.goal = self.placed(made, details[0], "rules, goal")
        elif word == "barren" and count == 1:
            made.barren |= only(self.placed(made, details[0], "rules, barren"))
        elif word == "orphans" and count == 1:
            made.orphans = self.placed(made, details[0], "rules, orphans")
        elif word == "rebel" and count == 1:
            made.rebel = self.one_of(details[0], RESOURCES, "resource", "rules, rebel")
        elif word == "tough" and count == 1:
            made.tough = self.one_of(details[0], HEROES, "hero", "rules, tough")
        else:
            return False
        return True

    def long_rule(self, made: Scenario, word: str, details: list[str]) -> bool:
        """Rules that say more."""
        if word == "hand" and len(details) == 7 and details[1] == "+" and details[4:6] == ["up", "to"]:
            made.hand = self.amount(details[0], "rules, hand", 1, 8)
            made.food = self.one_of(details[2], RESOURCES, "resource", "rules, hand")
            made.larder = self.placed(made, details[3], "rules, hand")
            made.most_hand = self.amount(details[6], "rules, hand", int(made.hand), 8)
        elif word == "exits" and details:
            for name in details:
                made.exits |= only(self.placed(made, name, "rules, exits"))
        elif word == "cards" and len(details) == 2 and details[0] == "jewel":
            made.jewels = self.amount(details[1], "rules, cards", 0, 4)
        elif word == "cards" and len(details) == 2 and details[0] == "special":
            made.specials = self.amount(details[1], "rules, cards", 0, 4)
        elif word == "deed" and "->" in details:
            self.deed(made, details)
        elif word == "foe" and "at" in details:
            self.new_foe(made, details)
        else:
            return False
        return True

    def deed(self, made: Scenario, details: list[str]) -> None:
        """`marked frog -> clear`, `any 2 trap -> close`: where, what it costs, what it does."""
        arrow = details.index("->")
        before, after = details[:arrow], details[arrow + 1 :]
        if made.deed.effect:
            raise self.wrong("rules, deed", "there are two", "one deed")
        if not 1 <= len(before) <= 3 or len(after) != 1 or after[0] not in DEEDS:
            raise self.wrong("rules, deed", f"{' '.join(details)[:40]!r} cannot be read", f"`deed {RULES['deed']}`")
        place = DEED_PLACES[before[0]] if before[0] in DEED_PLACES else self.placed(made, before[0], "rules, deed")
        cost = self.amount(before[1], "rules, deed", 1, 5) if len(before) == 3 else 1
        token = self.one_of(before[-1], TOKENS, "token", "rules, deed") if len(before) > 1 else NO_TOKEN
        effect = DEEDS[after[0]]
        if effect == language.CLEAR and place != MARKED:
            raise self.wrong("rules, deed", "`clear` without marked rooms", "`deed marked ...`")
        if place == MARKED and len(made.marks) == 0:
            raise self.wrong("rules, deed", "`marked` without marks", "a table `marks`")
        if effect in (language.DELIVER, language.SHELVE) and token == NO_TOKEN:
            raise self.wrong("rules, deed", f"`{after[0]}` without a token", f"such as `coin -> {after[0]}`")
        if effect == language.SHUT and place != BY_PORTAL:
            raise self.wrong("rules, deed", "`break` without a portal", "`deed portal ...`")
        made.deed = Deed(place, token, cost if token != NO_TOKEN else 0, effect)

    def new_foe(self, made: Scenario, details: list[str]) -> None:
        """`ram engine crew at study health 4/5/6/7`: what it is called and is, and where it stands."""
        field = "rules, foe"
        at = details.index("at")
        if at < 2 or len(details) < at + 2:
            raise self.wrong(field, f"{' '.join(details)[:40]!r} cannot be read", f"`foe {RULES['foe']}`")
        self.one_of(details[0], FOE_NAMES, "foe", field)
        if len(made.foes) == MOST_FOES:
            raise self.wrong(field, "there are too many", f"at most {MOST_FOES}")
        manner = MANNERS[list(MANNERS)[self.one_of(details[1], tuple(MANNERS), "sort of foe", field)]]
        what = details[2:at]
        crew = "crew" in what
        classes = [word for word in what if word not in ("crew", "phases")]
        if (manner == CAPTAIN and not 1 <= len(classes) <= MOST_PHASES) or (manner != CAPTAIN and classes):
            raise self.wrong(field, f"{' '.join(what)[:40]!r} cannot be", "a class for a captain and no other")
        if manner == CAPTAIN and any(foe.manner == CAPTAIN for foe in made.foes):
            raise self.wrong(field, "there are two captains", "one")
        room = self.placed(made, details[at + 1], field)
        rest = details[at + 2 :]
        health = 1
        if rest[:1] == ["health"] and len(rest) > 1:
            health = self.amount(rest[1], field, 0, 9)
            rest = rest[2:]
        later = rest == ["later"]
        if rest and not later:
            raise self.wrong(field, f"{' '.join(rest)[:40]!r} cannot be read", "`health NUMBER` or `later`")
        if manner == CAPTAIN and crew:
            raise self.wrong(field, "a captain has no crew", "no `crew`")
        heroes = [self.one_of(word, HEROES, "hero", field) for word in classes]
        if manner == CAPTAIN:
            made.captain = len(made.foes)
        made.foes = append(made.foes, Foe(details[0], manner, room, health, heroes, crew, later))

    # ---- cards and clocks

    def cards(self, data: Mapping[str, Any], made: Scenario) -> None:
        """The scenario's own cards in the Guild deck."""
        cards = data.get("cards", {})
        if not isinstance(cards, dict):
            raise self.wrong("cards", f"{cards!r:.40} cannot be", "a table with bell, banner or crown")
        self.known(cards, SIGNS)
        for number, sign in enumerate(SIGNS):
            if cards.get(sign) is not None:
                self.place = f"cards.{sign}"
                self.attempt(self.card, made, number, cards[sign])
        self.place = ""

    def card(self, made: Scenario, number: int, card: object) -> None:
        """One of them."""
        if not isinstance(card, dict):
            raise self.wrong("", f"{card!r:.40} cannot be", "a table with copies and does")
        self.known(card, ("copies", "does"))
        made.signs[number] = self.number(card, "copies", 1, SIGN_COPIES[number])
        does = self.does(made, card)
        if number == 0:
            made.bell = vec[i64](does)
        elif number == 1:
            made.banner = vec[i64](does)
        else:
            made.crown = vec[i64](does)

    def whens(self, data: Mapping[str, Any], made: Scenario) -> None:
        """The clocks."""
        tables = self.names(data, "when")
        if len(tables) > 8:
            raise self.wrong("when", f"{len(tables)} clocks", "at most 8")
        for number, table in enumerate(tables, 1):
            self.place = f"when {number}"
            self.attempt(self.when, made, table)
        self.place = ""

    def when(self, made: Scenario, table: object) -> None:
        """One of them."""
        if not isinstance(table, dict):
            raise self.wrong("", f"{table!r:.40} cannot be", "a table with at and does")
        self.known(table, ("at", "does"))
        at = table.get("at")
        words = at.split() if isinstance(at, str) else []
        if not words or words[0] not in CLOCKS:
            raise self.wrong("at", f"{at!r:.40} cannot be", like(words[0] if words else "", tuple(CLOCKS)))
        shape, code = CLOCKS[words[0]]
        if len(words) != (2 if shape else 1):
            raise self.wrong("at", f"{at!r:.40} cannot be read", f"`{words[0]} {shape}`".replace(" `", "`"))
        number = 0
        if code == language.WHEN_FALLS:
            number = self.foe(made, words[1], "at")
        elif shape:
            number = self.amount(words[1], "at", 1, 3 if code == language.AT_WAVE else 40)
        made.clocks = append(made.clocks, Clock(code, number, self.does(made, table)))

    def does(self, made: Scenario, table: Mapping[str, Any]) -> list[int]:
        """What a card or a clock does: places in the list of operations."""
        texts = self.names(table, "does")
        if not 1 <= len(texts) <= MOST_DOES:
            raise self.wrong("does", f"{len(texts)} operations", f"1 to {MOST_DOES}")
        found: list[int] = []
        for text in texts:
            self.attempt(self.add_operation, found, made, text)
        return found

    def add_operation(self, found: list[int], made: Scenario, text: object) -> None:
        """One more of them."""
        found.append(self.operation(made, text))

    def operation(self, made: Scenario, text: object) -> int:
        """One operation: its place in the list, where alike ones stand once."""
        words = text.split() if isinstance(text, str) else []
        if not words or words[0] not in OPERATIONS:
            raise self.wrong(
                "does", f"{text!r:.40} is no operation", like(words[0] if words else "", tuple(OPERATIONS))
            )
        said = " ".join(words)
        for place in range(len(made.operations)):
            if made.operations[place].text == said:
                return place
        read = self.read_operation(made, words[0], words[1:], said)
        if read is None:
            shape = OPERATIONS[words[0]][0]
            raise self.wrong("does", f"{said[:60]!r} cannot be read", f"`{words[0]} {shape}`".replace(" `", "`"))
        if len(made.operations) == MOST_OPERATIONS:
            raise self.wrong("does", "there are too many operations", f"at most {MOST_OPERATIONS}")
        made.operations = append(made.operations, read)
        return len(made.operations) - 1

    def read_operation(self, made: Scenario, word: str, details: list[str], said: str) -> Operation | None:
        """What an operation's words mean; None if they cannot be read."""
        shape, code = OPERATIONS[word]
        field = f"does, {word}"
        count = len(details)
        if not shape:
            self.needs(made, word)
            return Operation(code, said) if not details else None
        if code in (language.SEIZE, language.MARK) and count <= 1:
            self.needs(made, word)
            usual = 1 if code == language.MARK else 0  # as many as there are debts
            return Operation(code, said, number=self.amount(details[0], field, 0, 5) if details else usual)
        if code in (language.CLOSE, language.OPEN):
            return self.read_passages(made, code, details, said)
        if code in (language.ADVANCE, language.CALL) and count == 1:
            return Operation(code, said, what=self.foe(made, details[0], field))
        if code == language.GOAL and count == 1:
            return Operation(code, said, room=self.placed(made, details[0], field))
        if code == language.WAKE:
            return self.read_wake(made, details, said)
        if code == language.SUMMON and count >= 2:
            hero = self.one_of(details[0], HEROES, "hero", field)
            if count == 3 and details[1] == "at":
                return Operation(code, said, AT_FOE + self.foe(made, details[2], field), hero)
            if count == 2:
                where = PLACES[details[1]] if details[1] in PLACES else self.placed(made, details[1], field)
                return Operation(code, said, where, hero)
        if code == language.POST and count == 3:
            hero = self.one_of(details[0], HEROES, "hero", field)
            room = self.placed(made, details[1], field)
            return Operation(code, said, room, hero, self.amount(details[2], field, 0, 5))
        if code == language.SPAWN and count == 3:
            token = self.one_of(details[0], RESOURCES, "resource", field)
            room = self.placed(made, details[1], field)
            return Operation(code, said, room, token, self.amount(details[2], field, 0, 5))
        if code == language.DRIFT and count in (3, 5) and details[1] == "to" and details[3:4] in ([], ["from"]):
            token = self.one_of(details[0], RESOURCES, "resource", field)
            least = self.amount(details[4], field, 1, 5) if count == 5 else 1
            return Operation(code, said, self.placed(made, details[2], field), token, least)
        if code == language.TITHE and details:
            return self.read_tithe(made, details, said)
        return None

    def read_wake(self, made: Scenario, details: list[str], said: str) -> Operation | None:
        """`wake cells 2`, `wake marked`, `wake at ram 1`."""
        field, code = "does, wake", language.WAKE
        if details == ["marked"]:
            if len(made.marks) == 0:
                raise self.wrong("does", "`wake marked` without marks", "a table `marks`")
            return Operation(code, said, MARKED, number=1)
        if len(details) == 3 and details[0] == "at":
            foe = self.foe(made, details[1], field)
            return Operation(code, said, AT_FOE + foe, number=self.amount(details[2], field, 1, 9))
        if len(details) == 2:
            room = self.placed(made, details[0], field)
            return Operation(code, said, room, number=self.amount(details[1], field, 1, 9))
        return None

    def read_tithe(self, made: Scenario, details: list[str], said: str) -> Operation | None:
        """`tithe coin rising`, `tithe frog 1 pantry else curse`."""
        field = "does, tithe"
        otherwise = NO_OPERATION
        if "else" in details:
            place = details.index("else")
            other = details[place + 1 :]
            if not other or other[0] == "tithe":
                raise self.wrong("does", f"{said[:60]!r} cannot be read", "another operation behind `else`")
            otherwise = self.operation(made, " ".join(other))
            details = details[:place]
        token = self.one_of(details[0], RESOURCES, "resource", field)
        number = 1
        rest = details[1:]
        if rest and rest[0] == "rising":
            number, rest = RISING, rest[1:]
        elif rest and rest[0] not in ROOMS:
            number, rest = self.amount(rest[0], field, 1, 5), rest[1:]
        if len(rest) > 1:
            return None
        room = self.placed(made, rest[0], field) if rest else NOWHERE
        return Operation(language.TITHE, said, room, token, number, otherwise)

    def read_passages(self, made: Scenario, code: int, details: list[str], said: str) -> Operation:
        """`close forge-vault crypt-sewer`, `open`: the next of a list, which stands once in a scenario."""
        word = said.split()[0]
        listed = made.closes if code == language.CLOSE else made.opens
        if not details:
            if code == language.CLOSE and len(listed) == 0:
                raise self.wrong("does", "`close` does not say what", "`close ROOM-ROOM ...`")
            return Operation(code, said, number=0)  # `open`: what closed last
        if len(listed) > 0:
            raise self.wrong("does", f"there are two lists behind `{word}`", f"one, and else `{word}`")
        passages = vec[i64]([self.passage(made, name, f"does, {word}") for name in details])
        if code == language.CLOSE:
            made.closes = passages
        else:
            made.opens = passages
        return Operation(code, said, number=1)

    def passage(self, made: Scenario, text: str, field: str) -> int:
        """Two rooms with a `-` between."""
        one, _, other = text.partition("-")
        return int(path(self.placed(made, one, field), self.placed(made, other, field)))

    def needs(self, made: Scenario, word: str) -> None:
        """Refuse an operation that speaks of what the dungeon does not have."""
        lacks = {"throw": CELLS, "survey": SITE}
        if word in lacks and made.cells[lacks[word]] == NOWHERE:
            raise self.wrong("does", f"{word!r} without its room", f"`{ROOMS[lacks[word]]}` in the layout")
        if word == "mark" and len(made.marks) == 0:
            raise self.wrong("does", "`mark` without marks", "a table `marks`")
        if word == "blind" and made.lookout == 0:
            raise self.wrong("does", "`blind` without a lookout", "`lookout 1` among the rules")
        if word == "run" and made.exits == 0:
            raise self.wrong("does", "`run` without exits", "`exits ROOM ROOM` among the rules")


def like(word: object, names: tuple[str, ...]) -> str:
    """What would be right: the name that is nearly so, or all of them."""
    near = difflib.get_close_matches(word, names, 1, 0.7) if isinstance(word, str) else []
    return f"`{near[0]}`" if near else f"one of {', '.join(names)}"
