"""The dungeon as lines of text, for the terminal: rooms by their places, who is in them, and what is to come.

Monsters are two letters of their clan, heroes one letter: `T!` is awake, `t` exhausted. Nothing is said by colour
alone, and the dungeon is drawn the same whatever is asked, so that it stays where it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, cast

from ..engine.lines import Line, Say, breadth, clipped, fitted, flow, padded, paragraph, size
from ..engine.messages import Arg, Event, Message, Option, View, message
from .box import rooms
from .cards import CLANS, HEROES, LOOT, NO_TOKEN, SIGNS, TACTIC, TOKENS
from .icons import TYPES

LEAST_WIDTH = 80  # of a picture beside which there may be something else
MOST_CELL = 24  # columns inside a room
LEAST_CELL = 12
SIDE = 18  # columns beside the dungeon
LEAST_SIDE = 13
LONGEST_NAME = 14
VAULT = "vault"
GAMBLE = 3  # cards, where no scenario says otherwise
TYPE_SIGNS = dict(zip(TYPES, "◆†▲◎×□", strict=True))
PORTALS = {"unfinished": ("dim", "◌"), "completed": ("teleport", "●")}
JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by the walls that meet: 1 above, 2 below, 4 left, 8 right
PRICES = {int(room.sells): TOKENS[room.price] for room in rooms() if room.price != NO_TOKEN}
FROM_HAND = ("turn", "refresh", "curse")  # steps in which cards of the hand are chosen
GUARDING = ("move", "ability", "ambush", "summon", "place", "muster")  # what may bring a monster into a room

Place = tuple[int, int]


class Pile(TypedDict):
    """Cards that lie together; which ones only for those who see them."""

    count: int
    cards: list[str] | None


class Party(TypedDict):
    """The heroes of one class in a room."""

    hero: str
    arriving: int
    awake: int
    exhausted: int


class Monsters(TypedDict):
    """A player's monsters in a room."""

    seat: int
    clan: str
    count: int
    wounds: list[int]


class Room(TypedDict):
    """A room, and all that is in it."""

    room: str
    type: str
    at: list[int]
    treasure: int
    tokens: dict[str, int]
    portal: str | None
    events: int
    heroes: list[Party]
    monsters: list[Monsters]


class Player(TypedDict):
    """A player's clan and cards."""

    seat: int
    clan: str | None
    health: int | None
    lair: int
    hand: Pile
    deck: Pile
    discards: Pile


class Ram(TypedDict):
    """Where the ram stands, and how much it still takes."""

    room: str
    health: int


class ScenarioCard(TypedDict):
    """A scenario card, and what it does."""

    card: str
    copies: int
    does: list[Message]


class Scenario(TypedDict):
    """The scenario in words."""

    number: int
    title: dict[str, str]
    text: dict[str, str]
    rules: list[Message]
    cards: list[ScenarioCard]


class HeroCard(TypedDict):
    """A hero card of the Guild, and whether it was drawn."""

    hero: str
    type: str
    out: bool


class Guild(TypedDict):
    """What may come."""

    left: int
    heroes: list[HeroCard]
    signs: dict[str, int]
    chance: dict[str, float]


class Pending(TypedDict):
    """What is being asked."""

    step: str


class Table(TypedDict):
    """The parts of a view that the picture shows."""

    edition: str
    seat: int | None
    active: int
    turn: int
    over: bool
    phase: str
    difficulty: str
    scenario: Scenario
    wave: int
    assault: int
    ram: Ram | None
    breached: bool
    doors_open: bool
    charging: list[str]
    rooms: list[Room]
    passages: list[list[str]]
    players: list[Player]
    display: Pile
    loot_deck: Pile
    plans: Pile
    guild: Guild
    pending: Pending | None


def picture(
    view: View, say: Say, width: int, *, brief: bool = False, marked: Mapping[str, int] | None = None
) -> list[Line]:
    """The dungeon as its viewer sees it; `marked` rooms can be chosen, each by the number of its answer."""
    lines = _Picture(cast("Table", view), say, width, brief, marked or {}).lines()
    return [fitted(line, width) for line in lines]


def least(view: View, say: Say, width: int, *, marked: Mapping[str, int]) -> list[Line]:
    """The dungeon and what stands beside it, where there is no room for more."""
    lines = _Picture(cast("Table", view), say, width, True, marked, tight=True).core([])
    return [fitted(line, width) for line in lines]


def opening(view: View, say: Say, width: int) -> list[Line]:
    """What to read before the first decision: the scenario, its special rule and its cards."""
    drawn = _Picture(cast("Table", view), say, width, False, {})
    pitch = paragraph([], drawn.phrase("heroes-pitch"), width, indent=0)
    return [[("now", drawn.phrase("heroes-name"))], *pitch, [], *drawn.scenario()]


def note(option: Option, say: Say) -> Line:
    """What a clan is like that can be chosen."""
    clan = str(option["text"]["args"].get("clan", ""))
    if not option["notation"].startswith("clan "):
        return []
    return [("dim", say.text(message(f"terminal-heroes-clan-{clan.removeprefix('@card/')}")))]


def hint(option: Option, view: View, say: Say) -> Line:
    """A treasure that a monster would guard from now on, or leave to the next hero."""
    if option["notation"].split()[0] not in GUARDING:
        return []
    rooms = {room["room"]: room for room in cast("Table", view)["rooms"]}
    line: Line = []
    for number, square in enumerate(option["touches"].get("squares", [])[:2]):
        room = rooms[square]
        if number == 0 and is_at_risk(room):
            line.append(("done", say.text(message("terminal-heroes-guards", {"n": room["treasure"]}))))
        elif number == 1 and _monster_count(room) == 1 and is_at_risk({**room, "monsters": []}):
            line += [("dim", ", ")] if line else []
            line.append(("danger", say.text(message("terminal-heroes-leaves", {"n": room["treasure"]}))))
    return line


def turns_page(event: Event) -> bool:
    """Whether what begins with this is best told on a new page: the heroes come."""
    return event["id"] == "heroes-event-assault"


def is_at_risk(room: Room) -> bool:
    """Whether no monster guards a treasure that falls with one more hero."""
    return room["treasure"] > 0 and not room["monsters"] and room["treasure"] - _hero_count(room) <= 1


def shortened(name: str, width: int) -> str:
    """A name of several words, with as many initials in place of words as it needs to fit.

    >>> shortened("Scroll of Doors", 15), shortened("Scroll of Doors", 13)
    ('Scroll of Doors', 'S. of Doors')
    """
    words = name.split()
    for place in range(len(words) - 1):
        if breadth(" ".join(words)) > width and len(words[place]) > 2:
            words[place] = words[place][0] + "."
    return clipped(" ".join(words), width)


# ---------------------------------------------------------------- what can be looked up


def lore(view: View, say: Say) -> dict[str, tuple[list[str], str]]:
    """Cards with whose tactics or what sort of loot they are; rooms, their plans, and clans."""
    found: dict[str, tuple[list[str], str]] = {}
    for id, face in say.faces.items():
        numbers = face["numbers"]
        whose = [] if "sort" not in numbers else [say.card((*LOOT, *CLANS)[_family(numbers)])]
        found[id] = [f"×{face['copies']}", *whose], say.card_text(id)
    for room in rooms():
        does = say.text(message(f"heroes-room-{room.id}", {"n": gamble_size(cast("Table", view))}))
        found[room.id] = [say.text(message(f"heroes-type-{TYPES[room.type]}"))], does
        found[f"plan-{room.id}"] = found[room.id]
    for clan in CLANS:
        does = say.text(message("heroes-ability", {"does": f"@say/heroes-ability-{clan}"}))
        found[clan] = [say.text(message(f"terminal-heroes-clan-{clan}"))], does
    return found


def gamble_size(table: Table) -> int:
    """How many cards the gamble in the Cells gives."""
    sizes = [rule["args"]["n"] for rule in table["scenario"]["rules"] if rule["id"] == "heroes-rule-gamble"]
    return cast("int", sizes[0]) if sizes else GAMBLE


def _family(numbers: dict[str, int]) -> int:
    """A card's place among the sorts of loot and, after them, the clans."""
    return len(LOOT) + numbers["clan"] if numbers["sort"] == TACTIC else numbers["sort"]


# ---------------------------------------------------------------- what if


def places(view: View) -> list[str]:
    """The rooms about which one can ask what a hero would do there."""
    return [room["room"] for room in cast("Table", view)["rooms"]]


def visitors(view: View) -> list[str]:
    """The heroes who might come."""
    return list(HEROES)


def described(view: View, place: str, say: Say) -> list[Line]:
    """All that is in a room, in words, and how likely the next Guild card brings a hero there."""
    table = cast("Table", view)
    room = next(room for room in table["rooms"] if room["room"] == place)
    inside = _Picture(table, say, LEAST_WIDTH, False, {}).in_words(room)
    chance = round(100 * table["guild"]["chance"][place])
    coming = [card["hero"] for card in table["guild"]["heroes"] if card["type"] == room["type"] and not card["out"]]
    args: dict[str, Arg] = {"chance": chance, "heroes": ", ".join(say.card(hero) for hero in coming)}
    odds = message("terminal-heroes-odds", args) if coming else message("terminal-heroes-no-odds")
    return [
        [("name", f"{TYPE_SIGNS[room['type']]} {say.card(place)}"), ("text", " · " + " · ".join(inside))],
        [("danger" if is_at_risk(room) and coming else "text", say.text(odds))],
    ]


# ---------------------------------------------------------------- the dungeon


class _Dungeon:
    """The rooms as a grid, with walls, and gaps in the walls for passages."""

    def __init__(self, table: Table, say: Say, inner: int, marked: Mapping[str, int], *, tight: bool) -> None:
        self.table = table
        self.say = say
        self.inner = inner
        self.tight = tight  # rows of rooms in which little lies take only one line
        self.gap = min(5, max(2, inner - 12))
        self.marked = marked
        self.rooms: dict[Place, Room] = {(room["at"][0], room["at"][1]): room for room in table["rooms"]}
        self.joined = {frozenset(pair) for pair in table["passages"]}
        self.free = _free_places(table)
        across = [x for x, _ in (*self.rooms, *self.free)]
        down = [y for _, y in (*self.rooms, *self.free)]
        self.columns = range(min(across), max(across) + 1)
        self.rows = range(min(down), max(down) + 1)
        self.floods = any(rule["id"] == "heroes-rule-flood" for rule in table["scenario"]["rules"])

    def lines(self) -> list[Line]:
        """Row by row: the walls above, with the names of the rooms below them, and what is inside."""
        lines: list[Line] = []
        for y in range(self.rows[0], self.rows[-1] + 2):
            if any(self.is_level(x, y) for x in self.columns):
                lines.append(self.wall(y))
            lines += self.inside(y) if y in self.rows else []
        return lines

    # ---- walls

    def has_door(self, one: Place, other: Place) -> bool:
        """Whether a passage joins two places."""
        if one not in self.rooms or other not in self.rooms:
            return False
        return frozenset((self.rooms[one]["room"], self.rooms[other]["room"])) in self.joined

    def is_upright(self, x: int, y: int) -> bool:
        """Whether there is a wall on the left of a place."""
        return (x - 1, y) in self.rooms or (x, y) in self.rooms

    def is_level(self, x: int, y: int) -> bool:
        """Whether there is a wall above a place."""
        return (x, y - 1) in self.rooms or (x, y) in self.rooms

    def joint(self, x: int, y: int) -> str:
        """Where the walls meet above and on the left of a place."""
        above = self.is_upright(x, y - 1) and not self.has_door((x - 1, y - 1), (x, y - 1))
        arms = above, self.is_upright(x, y), self.is_level(x - 1, y), self.is_level(x, y)
        return JOINTS[sum(1 << bit for bit, arm in enumerate(arms) if arm)]

    def wall(self, y: int) -> Line:
        """The walls above a row."""
        line: Line = []
        for x in self.columns:
            line += [("dim", self.joint(x, y)), *self.lintel((x, y - 1), (x, y))]
        return [*line, ("dim", self.joint(self.columns[-1] + 1, y))]

    def lintel(self, above: Place, below: Place) -> Line:
        """The wall between two places, with the name of the room below and a gap where they are joined."""
        if above not in self.rooms and below not in self.rooms:
            return [("", " " * self.inner)]
        gap = self.gap if self.has_door(above, below) else 0
        title = self.title(self.rooms[below], self.inner - gap - bool(gap)) if below in self.rooms else []
        rest = self.inner - size(title) - gap - bool(gap)
        door: Line = [("", " " * gap), ("dim", "─")] if gap else []
        return [*title, ("dim", "─" * rest), *door]

    def title(self, room: Room, width: int) -> Line:
        """A room's type and name."""
        style = "number" if room["room"] in self.marked else "danger" if is_at_risk(room) else "name"
        return [(style, clipped(TYPE_SIGNS[room["type"]] + self.say.card(room["room"]), width))]

    # ---- rooms

    def inside(self, y: int) -> list[Line]:
        """What is in the rooms of a row, in two lines; passages are open in the last."""
        contents = [self.content((x, y)) for x in self.columns]
        if all((x, y) not in self.rooms for x in self.columns):
            return [self.across(y, [over for over, _ in contents])]
        if self.tight:
            single = [self.in_one((x, y)) for x in self.columns]
            if max(size(line) for line in single) <= self.inner:
                return [self.across(y, single, door="┊")]
        upper = self.across(y, [over for over, _ in contents])
        return [upper, self.across(y, [under for _, under in contents], door=" ")]

    def across(self, y: int, parts: list[Line], door: str = "│") -> Line:
        """A line through the rooms of a row, with the walls between them."""
        line: Line = []
        for x, part in zip(self.columns, parts, strict=True):
            wall = "│" if self.is_upright(x, y) else " "
            line += [("dim", door if self.has_door((x - 1, y), (x, y)) else wall), *padded(part, self.inner)]
        return [*line, ("dim", "│" if self.is_upright(self.columns[-1] + 1, y) else " ")]

    def in_one(self, place: Place) -> Line:
        """What is in a room, in one line."""
        if place not in self.rooms:
            return self.content(place)[0]
        room = self.rooms[place]
        right = self.treasure(room)
        line = _spaced([*self.above(room), *self.monsters(room), *self.heroes(room)])
        return [*padded([*line, ("", " ")] if line else [], self.inner - size(right)), *right]

    def content(self, place: Place) -> tuple[Line, Line]:
        """The two lines of a room: above the answer's number, tokens and treasure, below monsters and heroes."""
        room = self.rooms.get(place)
        if room is None:
            where = f"{place[0]},{place[1]}" if place in self.free else ""
            return [("dim", f"{where:^{self.inner}}")], []
        right = self.treasure(room)
        upper, lower = self.above(room), [*self.monsters(room), *self.heroes(room)]
        space = self.inner - size(right) - 1
        while len(lower) > 1 and _spread(lower) > self.inner and _spread([*upper, lower[0]]) <= space:
            upper.append(lower.pop(0))
        while len(upper) > 1 and _spread(upper) > space and _spread([*lower, upper[-1]]) <= self.inner:
            lower.append(upper.pop())
        over = _cut(_spaced(upper), space)
        return [*padded(over, self.inner - size(right)), *right], _cut(_spaced(lower), self.inner)

    def above(self, room: Room) -> list[Line]:
        """The answer's number, the ram, and tokens."""
        items: list[Line] = []
        if room["room"] in self.marked:
            items.append([("number", f"[{self.marked[room['room']]}]")])
        ram = self.table["ram"]
        if ram and ram["room"] == room["room"]:
            items.append([("danger", f"{self.word('ram')}{ram['health']}")])
        for token, count in room["tokens"].items():
            style = "keyword" if token == "trap" else "text"
            items.append([(style, self.word(f"token-{token}") + (str(count) if count > 1 else ""))])
        return items

    def treasure(self, room: Room) -> Line:
        """Water or debt, the portal, and the treasure: `!` where one more hero loots it, `!!` where that is the end."""
        line: Line = []
        if room["events"]:
            line.append(("power", "≈") if self.floods else ("danger", f"§{room['events']}"))
        if room["portal"]:
            line.append(PORTALS[room["portal"]])
        if room["treasure"]:
            risk = ("!!" if room["room"] == VAULT else "!") if is_at_risk(room) else ""
            line.append(("danger" if risk else "loot", f"▣{room['treasure']}{risk}"))
        return line

    def monsters(self, room: Room) -> list[Line]:
        """Each player's monsters: how many, and their wounds."""
        return [[self.badge(monsters)] for monsters in room["monsters"]]

    def badge(self, monsters: Monsters) -> tuple[str, str]:
        """`Ra3•1`: three Ratkin with one wound."""
        wounds = sum(monsters["wounds"])
        count = str(monsters["count"]) if monsters["count"] > 1 else ""
        mark = self.word(f"mark-{monsters['clan']}")
        return (f"seat{monsters['seat'] + 1}", mark + count + (f"•{wounds}" if wounds else ""))

    def heroes(self, room: Room) -> list[Line]:
        """Heroes who are awake, who just came, and who are exhausted."""
        items: list[Line] = []
        for state, sign, style in (("awake", "!", "danger"), ("arriving", "+", "danger"), ("exhausted", "", "text")):
            text = ""
            for party in room["heroes"]:
                count = cast("dict[str, int]", party)[state]
                letter = self.word(f"mark-{party['hero']}")
                letter = letter if sign else letter.lower()
                text += f"{count if count > 1 else ''}{letter}{sign}" if count else ""
            if text:
                items.append([(style, text)])
        return items

    def word(self, id: str) -> str:
        """A message of this picture in words."""
        return self.say.text(message(f"terminal-heroes-{id}"))


# ---------------------------------------------------------------- the table


class _Picture:
    """One picture in the making."""

    def __init__(
        self, table: Table, say: Say, width: int, brief: bool, marked: Mapping[str, int], *, tight: bool = False
    ) -> None:
        self.table = table
        self.say = say
        self.width = width
        self.brief = brief
        self.marked = {room["room"] for room in table["rooms"]} & marked.keys()  # not rooms that are still plans
        columns = len(_Dungeon(table, say, LEAST_CELL, {}, tight=tight).columns)
        self.inner, self.side = _measured(width, columns)
        self.board = columns * (self.inner + 1) + 1
        self.dungeon = _Dungeon(table, say, self.inner, marked, tight=tight)
        self.is_setting = table["phase"] == "setup"

    def word(self, id: str, **args: Arg) -> str:
        """A message of this picture in words."""
        return self.say.text(message(f"terminal-heroes-{id}", args))

    def lines(self) -> list[Line]:
        """The state of things, the dungeon and the players beside what is to come, cards, and the signs."""
        width = self.board if self.side else self.width
        lines = self.core(self.loot_title(), self.hand(width) if self.brief else [])
        if self.side < SIDE:
            lines += self.loot_line()
        if not self.brief:
            lines += [*self.hands(), *self.shop(), *(self.scenario() if self.is_setting else [])]
        return lines if self.is_setting and (self.side or self.brief) else lines + self.legend()

    def core(self, title: list[Line], hand: list[Line] | None = None) -> list[Line]:
        """The state of things, and the dungeon with the players below it and on its right what is to come."""
        left = self.dungeon.lines() + self.players(self.board if self.side else self.width) + (hand or [])
        if not self.side:
            return self.bar() + left + ([] if self.is_setting else self.guild_line())
        loot = [*title, *self.loot()] if self.side >= SIDE else []
        right = (
            [*(loot if self.table["display"]["count"] else []), *self.signs()]
            if self.is_setting
            else [*self.matrix(), *loot]
        )
        return self.bar() + _beside(left, right[: len(left)] if self.dungeon.tight else right, self.board)

    # ---- the state of things

    def bar(self) -> list[Line]:
        """Phase, wave, Guild, assault, scenario and difficulty, as much as fits into a line."""
        table = self.table
        items: list[Line] = [[("now", self.phrase(f"heroes-phase-{table['phase']}"))]]
        if table["charging"]:
            letters = " ".join(f"{self.word(f'mark-{hero}')}!" for hero in table["charging"])
            items.append([("danger", self.word("charging", heroes=letters))])
        items.append([("text", self.word("wave", n=table["wave"]))])
        items.append([("text", self.word("guild", n=table["guild"]["left"]))])
        items.append([("danger" if table["assault"] > 1 else "text", self.word("assault", n=table["assault"]))])
        if table["breached"]:
            items.append([("danger", self.word("breached"))])
        if table["doors_open"]:
            items.append([("danger", self.word("doors-open"))])
        items.append([("name", self.title())])
        items.append([("dim", self.phrase(f"heroes-difficulty-{table['difficulty']}"))])
        return flow(items, self.width, indent=0, gap=" · ")[:1]

    def phrase(self, id: str) -> str:
        """A message of the game in words."""
        return self.say.text(message(id))

    def title(self) -> str:
        """The scenario's name."""
        titles = self.table["scenario"]["title"]
        if not titles:
            return self.phrase(f"heroes-edition-{self.table['edition']}")
        return titles.get(self.word("language"), next(iter(titles.values())))

    def scenario(self) -> list[Line]:
        """The scenario's name, what is at stake, its special rule, and what its cards do."""
        table = self.table
        scenario = table["scenario"]
        difficulty = self.phrase(f"heroes-difficulty-{table['difficulty']}")
        lines: list[Line] = [[("now", f"{scenario['number']}. {self.title()}"), ("dim", f" · {difficulty}")]]
        lines += paragraph([], self.word("goal"), self.width, indent=0)
        own = scenario["text"].get(self.word("language"), next(iter(scenario["text"].values()), ""))
        for rule in [own] if own else [self.say.text(rule) for rule in scenario["rules"]]:
            lines += paragraph([("keyword", "★ ")], rule, self.width, indent=2)
        for card in scenario["cards"]:
            does = " ".join(self.say.text(operation) for operation in card["does"])
            head: Line = [("card", f"{self.say.card(card['card'])} ×{card['copies']}"), ("dim", ": ")]
            lines += paragraph(head, does, self.width, indent=2)
        return lines

    # ---- what is to come

    def matrix(self) -> list[Line]:
        """Classes of heroes by types of rooms: which cards are still in the Guild deck; and the scenario's cards."""
        whole = self.side >= SIDE
        wide = self.side - 8 if whole else 1
        head: Line = [("dim", clipped(self.word("deck"), wide) if whole else "")]
        lines: list[Line] = [[*padded(head, wide), ("name", "".join(f" {TYPE_SIGNS[type]}" for type in TYPES[1:5]))]]
        for hero in HEROES:
            name: Line = [("name", clipped(self.word(f"{'row' if whole else 'mark'}-{hero}"), wide))]
            lines.append([*padded(name, wide), *(self.still(hero, type) for type in TYPES[1:5])])
        return lines + flow(self.scenario_cards(), self.side, indent=0, gap=" ")

    def still(self, hero: str, type: str) -> tuple[str, str]:
        """Whether a hero card is still in the deck."""
        return ("dim", " ·") if self.is_out(hero, type) else ("text", " ■")

    def is_out(self, hero: str, type: str) -> bool:
        """Whether a hero card was drawn."""
        cards = self.table["guild"]["heroes"]
        return next(card["out"] for card in cards if (card["hero"], card["type"]) == (hero, type))

    def scenario_cards(self) -> list[Line]:
        """How many of the scenario's own cards are still in the deck."""
        used = {card["card"] for card in self.table["scenario"]["cards"]}
        left = self.table["guild"]["signs"]
        return [[("keyword", f"{self.say.card(sign)} {left[sign]}")] for sign in SIGNS if sign in used]

    def guild_line(self) -> list[Line]:
        """The same in a line: for each type the classes that are still in the deck."""
        items: list[Line] = []
        for type in TYPES[1:5]:
            letters = ["·" if self.is_out(hero, type) else self.word(f"mark-{hero}") for hero in HEROES]
            items.append([("name", TYPE_SIGNS[type]), ("text", " " + "".join(letters))])
        items += self.scenario_cards()
        items[0] = [("dim", self.word("deck") + ": "), *items[0]]
        return flow(items, self.width, indent=0, gap="  ")

    def loot(self) -> list[Line]:
        """The loot cards shown, each with what it costs."""
        width = max(len(self.word(f"token-{token}")) for token in TOKENS[:4])
        lines: list[Line] = []
        for kind in self.table["display"]["cards"] or []:
            name = shortened(self.say.card(kind), self.side - width - 1)
            lines.append([("loot", f"{self.price(kind):<{width}} "), ("card", name)])
        return lines

    def loot_title(self) -> list[Line]:
        """How much loot is still in the deck."""
        return [[("dim", clipped(self.word("loot", n=self.table["loot_deck"]["count"]), self.side))]]

    def price(self, kind: str) -> str:
        """The resource that buys a loot card; a borrowed tactic card has none."""
        sort = self.say.faces[kind]["numbers"]["sort"]
        return self.word(f"token-{PRICES[sort]}") if sort in PRICES else TYPE_SIGNS["special"]

    def loot_line(self) -> list[Line]:
        """The same one after the other."""
        title = self.word("loot", n=self.table["loot_deck"]["count"]) + ": "
        items: list[Line] = []
        for kind in self.table["display"]["cards"] or []:
            head: Line = [] if items else [("dim", title)]
            items.append([*head, ("loot", self.price(kind) + " "), ("card", self.say.card(kind))])
        return flow(items, self.width, indent=0, hang=2, gap=" · ")

    def shop(self) -> list[Line]:
        """What the loot and the plans shown would do."""
        lines = self.texts([("dim", self.word("loot-shown") + ": ")], self.table["display"]["cards"] or [])
        plans = [self.say.card(plan.removeprefix("plan-")) for plan in self.table["plans"]["cards"] or []]
        return [*lines, [("dim", self.word("plans") + ": "), ("card", ", ".join(plans))]] if plans else lines

    # ---- the players

    def players(self, width: int) -> list[Line]:
        """Everybody's clan, Lair and hand."""
        items = [self.player(player) for player in self.table["players"] if player["clan"]]
        return flow(items, width, indent=0, gap="  ")

    def player(self, player: Player) -> Line:
        """A player's standing."""
        table = self.table
        mine = player["seat"] == table["seat"]
        active = player["seat"] == table["active"] and table["turn"] > 0 and not table["over"]
        name = clipped(self.say.seat(player["seat"]), LONGEST_NAME)
        standing = self.word("standing", lair=player["lair"], hand=player["hand"]["count"])
        if not self.brief:
            more = self.word("piles", deck=player["deck"]["count"], discards=player["discards"]["count"])
            standing += f" {more} {self.word('health', n=player['health'] or 0)}"
        return [
            ("now", "▶" if active else " "),
            self.badge(player),
            ("you" if mine else "name", f" {'@' if mine else ''}{name}"),
            ("text", f" {standing}"),
        ]

    def badge(self, player: Player) -> tuple[str, str]:
        """A player's clan in two letters."""
        return (f"seat{player['seat'] + 1}", self.word(f"mark-{player['clan']}"))

    def hand(self, width: int) -> list[Line]:
        """The viewer's own hand by names, in a line; where its cards are the answers, they need not be here."""
        pending = self.table["pending"]
        if pending is None or pending["step"] in FROM_HAND:
            return []
        own = [player for player in self.table["players"] if player["seat"] == self.table["seat"]]
        return [_cut(line, width) for player in own for line in self.named(player, 10 * width)]

    def hands(self) -> list[Line]:
        """All hands that can be seen: the viewer's own with what the cards do, the others by names."""
        lines: list[Line] = []
        for player in self.table["players"]:
            if player["seat"] != self.table["seat"]:
                lines += self.named(player, self.width)
                continue
            if player["hand"]["cards"]:
                lines += self.texts(self.hand_of(player), player["hand"]["cards"])
        return lines

    def named(self, player: Player, width: int) -> list[Line]:
        """A hand by the names of its cards, if it can be seen."""
        cards = player["hand"]["cards"]
        if not cards or "?" in cards:
            return []
        items: list[Line] = []
        for kind in dict.fromkeys(cards):
            count = f"{cards.count(kind)}× " if cards.count(kind) > 1 else ""
            items.append([("card", count + self.say.card(kind))])
        return flow([[*self.hand_of(player), *items[0]], *items[1:]], width, indent=0, hang=3, gap=", ")

    def hand_of(self, player: Player) -> Line:
        """Whose hand it is."""
        return [self.badge(player), ("dim", f" {self.word('hand')}: ")]

    def texts(self, head: Line, cards: list[str]) -> list[Line]:
        """Cards with what their sides do, once for all copies; one too long for a line goes on below."""
        lines: list[Line] = []
        for kind in dict.fromkeys(cards):
            count = f"{cards.count(kind)}× " if cards.count(kind) > 1 else ""
            card: Line = [*head, ("card", count + self.say.card(kind)), ("dim", ": ")]
            text = self.say.card_text(kind)
            if lines and size(lines[-1]) + 3 + size(card) + breadth(text) <= self.width:
                lines[-1] += [("dim", " │ "), *card, ("text", text)]
            else:
                lines += paragraph([("", "  " if lines else ""), *card], text, self.width, indent=4)
            head = []
        return lines

    # ---- signs

    def meanings(self) -> list[Line]:
        """What the signs mean, the most needed first."""
        thief = self.word(f"mark-{HEROES[0]}")
        clan = next((player["clan"] for player in self.table["players"] if player["clan"]), "ratkin")
        items: list[Line] = []
        if self.marked:
            items.append([("number", "[2]"), ("dim", " " + self.word("sign-marked"))])
        items.append([("danger", "▣3!"), ("dim", " " + self.word("sign-risk"))])
        items.append([("danger", f"{thief}!"), ("dim", " " + self.word("sign-awake"))])
        items.append([("text", thief.lower()), ("dim", " " + self.word("sign-exhausted"))])
        items.append([("text", self.word(f"mark-{clan}") + "2•1"), ("dim", " " + self.word("sign-wounds"))])
        items.append([("text", "◌ ●"), ("dim", " " + self.word("sign-portals"))])
        if self.dungeon.floods:
            items.append([("power", "≈"), ("dim", " " + self.word("sign-flooded"))])
        return items

    def legend(self) -> list[Line]:
        """The signs; in brief as many as fit into a line."""
        types: list[Line] = [
            [("name", TYPE_SIGNS[type]), ("dim", " " + self.phrase(f"heroes-type-{type}"))] for type in TYPES[1:5]
        ]
        lines = flow([*self.meanings(), *types], self.width, indent=0, gap=" · ")
        return lines[:1] if self.brief else lines

    def signs(self) -> list[Line]:
        """The signs one below the other, for a first look at the dungeon."""
        lines: list[Line] = []
        for type in TYPES:
            lines.append([("name", TYPE_SIGNS[type]), ("dim", " " + self.phrase(f"heroes-type-{type}"))])
        lines.append([("loot", "▣2"), ("dim", " " + self.word("sign-treasure"))])
        lines.append([("danger", "▣1!"), ("dim", " " + self.word("sign-risk-short"))])
        lines.append([("text", "◌ ●"), ("dim", " " + self.word("sign-portals-short"))])
        return [_cut(line, self.side) for line in lines]

    # ---- words

    def in_words(self, room: Room) -> list[str]:
        """All that is in a room."""
        words = [self.phrase(f"heroes-type-{room['type']}")]
        if room["treasure"]:
            words.append(self.word("treasure", n=room["treasure"]))
        if room["portal"]:
            words.append(self.word(f"portal-{room['portal']}"))
        if room["events"]:
            words.append(self.word("sign-flooded") if self.dungeon.floods else self.word("debt", n=room["events"]))
        words += [_times(self.say.card(token), count) for token, count in room["tokens"].items()]
        for monsters in room["monsters"]:
            wounds = f" •{sum(monsters['wounds'])}" if any(monsters["wounds"]) else ""
            owner = self.say.seat(monsters["seat"])
            words.append(f"{_times(self.say.card(monsters['clan']), monsters['count'])}{wounds} ({owner})")
        for state in ("awake", "arriving", "exhausted"):
            for party in room["heroes"]:
                count = cast("dict[str, int]", party)[state]
                if count:
                    words.append(f"{_times(self.say.card(party['hero']), count)} ({self.word(state)})")
        return words


# ---------------------------------------------------------------- measures


def _measured(width: int, columns: int) -> tuple[int, int]:
    """How many columns a room has inside, and how many are left beside the dungeon; 0: nothing stands there."""
    for side in (SIDE, LEAST_SIDE):
        inner = min(MOST_CELL, (width - side - 2) // columns - 1)
        if inner >= LEAST_CELL:
            return inner, width - columns * (inner + 1) - 2
    return min(MOST_CELL, max(3, (width - 1) // columns - 1)), 0


def _free_places(table: Table) -> list[Place]:
    """Where a room might be laid, while that is being asked."""
    pending = table["pending"]
    if pending is None or pending["step"] != "lay":
        return []
    taken = {(room["at"][0], room["at"][1]) for room in table["rooms"]}
    beside = {(x + dx, y + dy) for x, y in taken for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return sorted(beside - taken)


def _hero_count(room: Room) -> int:
    """How many heroes are in a room, awake or not."""
    return sum(party["arriving"] + party["awake"] + party["exhausted"] for party in room["heroes"])


def _monster_count(room: Room) -> int:
    """How many monsters are in a room."""
    return sum(monsters["count"] for monsters in room["monsters"])


def _times(name: str, count: int) -> str:
    """A name, and how often.

    >>> _times("coin", 1), _times("coin", 2)
    ('coin', 'coin ×2')
    """
    return f"{name} ×{count}" if count > 1 else name


def _spaced(items: list[Line]) -> Line:
    """Items with a blank between them."""
    line: Line = []
    for item in items:
        line += [("", " "), *item] if line else item
    return line


def _spread(items: list[Line]) -> int:
    """How many columns the items take."""
    return size(_spaced(items))


def _cut(line: Line, width: int) -> Line:
    """A line, with a sign where something had to be left out."""
    if size(line) <= width:
        return line
    *kept, (style, text) = fitted(line, max(1, width - 1))
    return [*kept, (style, text.removesuffix("…") + "…")]


def _beside(left: list[Line], right: list[Line], width: int) -> list[Line]:
    """The dungeon, and something on its right."""
    height = max(len(left), len(right))
    rows = [(left[i] if i < len(left) else [], right[i] if i < len(right) else []) for i in range(height)]
    return [[*padded(a, width), ("", " "), *b] if b else a for a, b in rows]
