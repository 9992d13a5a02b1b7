"""The dungeon as a grid of rooms: walls, passages, and who and what is inside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ...engine.messages import message
from ...lines import Line, Say, cropped, padded, size
from ..icons import TYPES
from ..view import HeroesView, MonsterGroup, Room
from .measures import cut, spaced, spread

VAULT = "vault"
TYPE_SIGNS = dict(zip(TYPES, "◆†▲◎×□", strict=True))
PORTALS = {"unfinished": ("dim", "◌"), "completed": ("teleport", "●")}
JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by the walls that meet: 1 above, 2 below, 4 left, 8 right

Place = tuple[int, int]
State = Literal["awake", "arriving", "exhausted"]
STATES: tuple[State, ...] = ("awake", "arriving", "exhausted")
LOOKS = {
    "awake": ("!", "danger"),
    "arriving": ("+", "danger"),
    "exhausted": ("", "text"),
}  # sign and style


def is_at_risk(room: Room) -> bool:
    """Whether no monster guards a treasure that falls with one more hero."""
    return room["treasure"] > 0 and not room["monsters"] and room["treasure"] - hero_count(room) <= 1


class Dungeon:
    """The rooms as a grid, with walls, and gaps in the walls for passages."""

    def __init__(self, table: HeroesView, say: Say, inner: int, marked: Mapping[str, int], *, tight: bool) -> None:
        self.table = table
        self.say = say
        self.inner = inner
        self.tight = tight  # rows of rooms in which little lies take only one line
        self.gap = min(5, max(2, inner - 12))
        self.marked = marked
        self.rooms: dict[Place, Room] = {(room["at"][0], room["at"][1]): room for room in table["rooms"]}
        self.joined = {frozenset(pair) for pair in table["passages"]}
        self.free = free_places(table)
        across = [x for x, _ in (*self.rooms, *self.free)]
        down = [y for _, y in (*self.rooms, *self.free)]
        self.columns = range(min(across), max(across) + 1)
        self.rows = range(min(down), max(down) + 1)

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
        return JOINTS[sum(number for number, arm in zip((1, 2, 4, 8), arms, strict=True) if arm)]

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
        return [(style, cropped(TYPE_SIGNS[room["type"]] + self.say.card(room["room"]), width))]

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
        line = spaced([*self.above(room), *self.monsters(room), *self.heroes(room)])
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
        while len(lower) > 1 and spread(lower) > self.inner and spread([*upper, lower[0]]) <= space:
            upper.append(lower.pop(0))
        while len(upper) > 1 and spread(upper) > space and spread([*lower, upper[-1]]) <= self.inner:
            lower.append(upper.pop())
        over = cut(spaced(upper), space)
        return [*padded(over, self.inner - size(right)), *right], cut(spaced(lower), self.inner)

    def above(self, room: Room) -> list[Line]:
        """The answer's number, foes, runners, and tokens."""
        items: list[Line] = []
        if room["room"] in self.marked:
            items.append([("number", f"[{self.marked[room['room']]}]")])
        for foe in self.table["foes"]:
            if foe["room"] == room["room"]:
                items.append([("danger", f"{self.say.card(foe['foe'])[:3]}{foe['health']}")])
        for runner in self.table["runners"]:
            if runner["room"] == room["room"]:
                items.append([("danger", f"{self.word('mark-' + runner['hero'])}»▣{runner['treasure']}")])
        for token, count in room["tokens"].items():
            style = "keyword" if token == "trap" else "text"
            items.append([(style, self.word(f"token-{token}") + (str(count) if count > 1 else ""))])
        return items

    def treasure(self, room: Room) -> Line:
        """Water or debt, the portal, and the treasure: `!` where one more hero loots it, `!!` where that is the end."""
        line: Line = []
        if room["events"]:
            line.append(("power", "≈") if room["marked"] else ("danger", f"§{room['events']}"))
        if room["portal"]:
            line.append(PORTALS[room["portal"]])
        if room["treasure"]:
            risk = ("!!" if room["room"] == VAULT else "!") if is_at_risk(room) else ""
            line.append(("danger" if risk else "loot", f"▣{room['treasure']}{risk}"))
        return line

    def monsters(self, room: Room) -> list[Line]:
        """Each player's monsters: how many, and their wounds."""
        return [[self.badge(monsters)] for monsters in room["monsters"]]

    def badge(self, monsters: MonsterGroup) -> tuple[str, str]:
        """`Ra3•1`: three Ratkin with one wound."""
        wounds = sum(monsters["wounds"])
        count = str(monsters["count"]) if monsters["count"] > 1 else ""
        mark = self.word(f"mark-{monsters['clan']}")
        return (f"seat{monsters['seat'] + 1}", mark + count + (f"•{wounds}" if wounds else ""))

    def heroes(self, room: Room) -> list[Line]:
        """Heroes who are awake, who just came, and who are exhausted."""
        items: list[Line] = []
        for state in STATES:
            sign, style = LOOKS[state]
            text = ""
            for party in room["heroes"]:
                count = party[state]
                letter = self.word(f"mark-{party['hero']}")
                letter = letter if sign else letter.lower()
                text += f"{count if count > 1 else ''}{letter}{sign}" if count else ""
            if text:
                items.append([(style, text)])
        return items

    def word(self, id: str) -> str:
        """A message of this picture in words."""
        return self.say.text(message(f"terminal-heroes-{id}"))


def free_places(table: HeroesView) -> list[Place]:
    """Where a room might be laid, while that is being asked."""
    pending = table["pending"]
    if pending is None or pending["step"] != "lay":
        return []
    taken = {(room["at"][0], room["at"][1]) for room in table["rooms"]}
    beside = {(x + dx, y + dy) for x, y in taken for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return sorted(beside - taken)


def hero_count(room: Room) -> int:
    """How many heroes are in a room, awake or not."""
    return sum(party["arriving"] + party["awake"] + party["exhausted"] for party in room["heroes"])


def monster_count(room: Room) -> int:
    """How many monsters are in a room."""
    return sum(monsters["count"] for monsters in room["monsters"])
