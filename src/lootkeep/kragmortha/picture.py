"""The library as lines of text, for the terminal: the board by letters, everybody's standing, the viewer's cards.

Upper-case letters are goblins, lower-case ones the floor; nothing is said by colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len

from ..engine.messages import Arg, Option, View, message
from ..lines import Line, Say, cropped, fitted, flow, padded, paragraph, size
from .cards import COLUMNS, SYMBOLS
from .view import Goblin, KragmorthaView, Tome, kragmortha_view

LETTERS = "abcdefg"
CELL = 5  # columns inside a square
EDGE = CELL // 2
BOARD = 2 + 1 + COLUMNS * (CELL + 1) + 1 + 1
LEAST_SIDE = 29
LAST_LOOK = 4
LONGEST_NAME = 14
MANY = 4  # more players than this stand in one line each, in brief
SOLID = {"shelf": "▓", "desk": "▒", "closed": " "}
FORMS = {"table": 0, "screen": 1}  # which of a Look's texts is in force
NOTES = {
    "land-rigor": "danger",
    "land-teleport": "keyword",
    "land-desk": "loot",
    "slides": "now",
    "meets-rigor": "danger",
    "meets-teleport": "keyword",
    "meets-desk": "loot",
    "rigor-transfer": "keyword",
}


def picture(
    view: View, say: Say, width: int, *, brief: bool = False, marked: Mapping[str, int] | None = None
) -> list[Line]:
    """The library as its viewer sees it; `marked` squares can be chosen, each by the number of its answer."""
    lines = _Picture(kragmortha_view(view), say, width, brief, marked or {}).lines()
    return [fitted(line, width) for line in lines]


def note(option: Option, say: Say) -> Line:
    """What would follow from an option: the chain of shoves, and what waits on the square."""
    line: Line = []
    before = ""
    for follows in option.get("preview", []):
        id = follows["id"].removeprefix("kragmortha-preview-")
        if line:
            line.append(("dim", _joint(before, id)))
        line.append((NOTES.get(id, "text"), say.text(follows)))
        before = id
    return line


def _joint(before: str, id: str) -> str:
    """What stands between two parts of a note."""
    if not id.startswith("land-"):
        return " · "
    return " " if before == "push" else ", "


def sockets(looks: int) -> Line:
    """Looks as sockets of four; the last, a diamond, ends the game.

    >>> sockets(2)
    [('keyword', '●●'), ('dim', '○'), ('danger', '◇')]
    """
    full = min(looks, LAST_LOOK - 1)
    last = "◆" if looks >= LAST_LOOK else "◇"
    line: Line = [("keyword", "●" * full), ("dim", "○" * (LAST_LOOK - 1 - full)), ("danger", last)]
    return [span for span in line if span[1]]


class _Picture:
    """One picture in the making."""

    def __init__(self, table: KragmorthaView, say: Say, width: int, brief: bool, marked: Mapping[str, int]) -> None:
        self.table = table
        self.say = say
        self.width = width
        self.brief = brief
        self.marked = marked
        self.longest = max(cell_len(self.name(player)) for player in table["players"])
        self.most_looks = max(_looks(player) for player in table["players"])

    def word(self, id: str, **args: Arg) -> str:
        """A message of this picture in words."""
        return self.say.text(message(f"terminal-kragmortha-{id}", args))

    def lines(self) -> list[Line]:
        """The piles, the board with everybody's standing beside or below it, the signs, and the viewer's cards."""
        rivals = self.orders_of_rivals() if self.brief else self.rivals()
        return self.bar() + self.library() + rivals + self.mine()

    def library(self) -> list[Line]:
        """The board with everybody's standing and the signs beside it, or below where there is no room."""
        board = self.board()
        side = self.width - BOARD - 2
        below = self.legend(self.width)[: 1 if self.brief else None]
        if side < LEAST_SIDE:
            return board + self.standings(self.width) + below
        standings, signs = self.standings(side), self.legend(side)
        if len(standings) + len(signs) < len(board):
            return _beside(board, [*standings, [], *signs])
        return _beside(board, standings) + below

    # ---- the piles

    def bar(self) -> list[Line]:
        """The turn, the card being played, and what is left."""
        table = self.table
        items: list[Line] = []
        if table["turn"] > 0:
            items.append([("dim", self.word("turn", n=table["turn"], round=table["round"]))])
        if table["card"]:
            items.append([("now", "▶ " + self.say.card(table["card"]))])
        left = table["tome_deck"]["count"]
        items.append([("danger" if left <= 2 else "text", self.word("tomes-left", n=left))])
        items.append([("text", self.word("deck", n=table["deck"]["count"]))])
        lines = flow([*items, self.tokens(turned=True)], self.width, indent=0, gap=" · ")
        if self.brief and len(lines) > 1:
            lines = flow([*items, self.tokens(turned=False)], self.width, indent=0, gap=" · ")
        return lines

    def tokens(self, *, turned: bool) -> Line:
        """Teleport tokens: how many lie face down, which were turned, and the top one for who has looked at it."""
        line: Line = [("text", self.word("tokens", n=self.table["tokens"]["count"]))]
        known = self.table["tokens"]["cards"] or []
        if known and known[-1] != "?":
            line.append(("now", " " + self.word("next-token", token=self.say.card(known[-1]))))
        used = (self.table["tokens_used"]["cards"] or []) if turned else []
        kinds = [f"{self.say.card(kind)} ×{used.count(kind)}" for kind in dict.fromkeys(used)]
        return [*line, ("dim", f" ({self.word('turned')} {', '.join(kinds)})")] if kinds else line

    # ---- the board

    def board(self) -> list[Line]:
        """The rows in use, the desk on top and the door below."""
        rows = [row for row, floors in enumerate(self.table["board"]) if set(floors) != {"closed"}]
        return [self.border("╭", "╮"), *(self.row(row) for row in reversed(rows)), self.border("╰", "╯")]

    def border(self, left: str, right: str) -> Line:
        """An edge of the board with the columns' letters."""
        line: Line = [("dim", "  " + left)]
        for letter in LETTERS:
            line += [("dim", "─" * (EDGE + 1)), ("name", letter), ("dim", "─" * EDGE)]
        return [*line, ("dim", "─" + right)]

    def row(self, row: int) -> Line:
        """One row of squares, with its number."""
        floors = self.table["board"][row]
        line: Line = [("name", f"{row + 1:>2}"), ("dim", "│")]
        for column in range(COLUMNS + 1):
            line.append(self.joint(row, column))
            if column < COLUMNS:
                line += self.cell(_square(row, column), floors[column])
        return [*line, ("dim", "│")]

    def joint(self, row: int, column: int) -> tuple[str, str]:
        """What stands before a square: a bracket where it or the one before it can be chosen."""
        before = column > 0 and _square(row, column - 1) in self.marked
        after = column < COLUMNS and _square(row, column) in self.marked
        if before or after:
            return ("number", "|" if before and after else "]" if before else "[")
        floors = self.table["board"][row]
        same = 0 < column < COLUMNS and floors[column - 1] == floors[column]
        return ("dim", SOLID.get(floors[column], " ") if same else " ")

    def cell(self, square: str, floor: str) -> Line:
        """A square: the number of its answer, who stands there, and its floor."""
        symbol, teleport = floor.rstrip("*"), floor.endswith("*")
        if symbol in ("shelf", "closed"):
            return [("dim", SOLID[symbol] * CELL)]
        number = str(self.marked.get(square, ""))
        ground: Line = [
            (symbol if symbol in SYMBOLS else "loot", self.word(f"floor-{symbol}")),
            ("teleport", "*" if teleport else " "),
        ]
        if square == self.table["rigor"]:
            return [("rigor", "«R»"), *ground]
        goblins = [player for player in self.table["players"] if player["square"] == square]
        if len(goblins) > 1:  # one of them is being shoved out
            return [*(self.mark(player) for player in goblins), ground[0]]
        for player in goblins:
            mine = "@" if player["seat"] == self.table["seat"] else " "
            return [("number", number if len(number) == 1 else mine), self.mark(player), *ground]
        if symbol == "desk" and not number:
            return [("loot", "▒▒" + self.word("floor-desk") + "▒▒")]
        return [("number", f"{number:<3}"), *ground]

    def mark(self, player: Goblin) -> tuple[str, str]:
        """A goblin in two letters."""
        return (f"seat{player['seat'] + 1}", self.word(f"mark-{player['goblin']}"))

    def legend(self, width: int) -> list[Line]:
        """What the letters mean."""
        items: list[Line] = []
        for symbol in SYMBOLS[:-1]:
            name = self.say.text(message(f"kragmortha-symbol-{symbol}"))
            items.append([(symbol, self.word(f"floor-{symbol}")), ("dim", f" {name}")])
        items.append([("teleport", "*"), ("dim", " " + self.word("sign-teleport"))])
        items.append([("loot", f"▒{self.word('floor-desk')}▒"), ("dim", " " + self.word("sign-desk"))])
        if self.table["seat"] is not None:
            items.append([("now", "@"), ("dim", " " + self.word("you"))])
        if self.marked:
            items.append([("number", "[1]"), ("dim", " " + self.word("sign-marked"))])
        return flow(items, width, indent=0, gap=" · ")

    # ---- the players

    def name(self, player: Goblin) -> str:
        """A player's name, with a sign for the viewer's own."""
        name = cropped(self.say.seat(player["seat"]), LONGEST_NAME)
        return f"@{name}" if player["seat"] == self.table["seat"] else name

    def standings(self, width: int) -> list[Line]:
        """Everybody's Looks, Tomes and hand; with many players in brief only a line each."""
        players = self.table["players"]
        if self.brief and len(players) > MANY:
            return [self.in_short(player) for player in players]
        whole: list[Line] = [[*self.head(player), ("", "  "), *self.cards(player)] for player in players]
        if max(size(line) for line in whole) <= width:
            return whole
        return [line for player in players for line in (self.head(player), [("", " " * 5), *self.cards(player)])]

    def head(self, player: Goblin) -> Line:
        """Who it is, and which Looks are borne."""
        ids = " ".join(player["looks"] + ["–"] * player["scoldings"])
        named = self.named(player, self.longest)
        return [*named, ("", " "), *self.sockets(player), ("keyword", f" {ids:<{3 * self.most_looks}}")]

    def named(self, player: Goblin, longest: int) -> Line:
        """Whose turn it is, the goblin, and the name."""
        table = self.table
        mine = player["seat"] == table["seat"]
        active = player["seat"] == table["active"] and table["turn"] > 0 and not table["over"]
        name = self.name(player)
        named: Line = [("you" if mine else "name", cropped(name, longest))]
        return [("now", "▶ " if active else "  "), self.mark(player), ("", " "), *padded(named, longest)]

    def cards(self, player: Goblin) -> Line:
        """Tomes and hand; where there is something to call, also the goblin's name for that."""
        tomes = f"{self.word('tomes')} {self.tome_count(player)}"
        line: Line = [("loot", tomes), ("text", "  " + self.word("hand-size", n=_hand_size(player)))]
        if player["tired"]:
            line.append(("danger", "  " + self.word("tired")))
        return line if self.table["penance"] == "gentle" else [*line, ("dim", f"  {player['goblin']}")]

    def in_short(self, player: Goblin) -> Line:
        """A player's standing where there is little room."""
        short: Line = [("loot", f" {self.tome_count(player)}"), ("dim", f" {_hand_size(player)}")]
        return [*self.named(player, min(self.longest, 9)), ("", " "), *self.sockets(player), *short]

    def sockets(self, player: Goblin) -> Line:
        """The Looks of a player."""
        return sockets(_looks(player))

    def tome_count(self, player: Goblin) -> str:
        """Tomes face up and used, and the magic symbols on them all."""
        used = sum(1 for tome in player["tomes"] if tome["used"])
        up = len(player["tomes"]) - used
        parts = [f"■{up}" if up else "", f"□{used}" if used else "", f"✦{player['symbols']}" if up or used else ""]
        return " ".join(part for part in parts if part) or "0"

    def rivals(self) -> list[Line]:
        """The Tomes of the others by name, and their Looks by what they order."""
        lines: list[Line] = []
        for player in self.table["players"]:
            items = [self.tome(tome) for tome in player["tomes"]] + self.looks(player)
            if player["seat"] != self.table["seat"]:
                lines += self.items(player, items)
        return lines

    def orders_of_rivals(self) -> list[Line]:
        """What the others' Looks order, where somebody has to watch that."""
        if self.table["penance"] == "gentle":
            return []
        others = [player for player in self.table["players"] if player["seat"] != self.table["seat"]]
        return [line for player in others for line in self.items(player, self.looks(player))]

    def looks(self, player: Goblin) -> list[Line]:
        """The Looks of a player: by name where they are only counted, else by their orders."""
        items: list[Line] = []
        for id in player["looks"]:
            order = self.order(id)
            items.append([("keyword", id if order else self.look(id)), ("text", f" {order}" if order else "")])
        return items

    def order(self, id: str) -> str:
        """What a Look orders at this table; nothing at a gentle one."""
        form = FORMS.get(self.table["penance"])
        if form is None:
            return ""
        return self.say.text(message(f"kragmortha-order-{id}") if form == 0 else self.say.faces[id]["text"][form])

    def items(self, player: Goblin, items: list[Line]) -> list[Line]:
        """What lies before a player, in as few lines as it takes."""
        if not items:
            return []
        first: Line = [self.mark(player), ("", " "), *items[0]]
        return flow([first, *items[1:]], self.width, indent=0, hang=3, gap="; ")

    def look(self, id: str) -> str:
        """A Look by its id and name."""
        return f"{id} {self.say.card(id)}"

    def tome(self, tome: Tome) -> Line:
        """A Tome with its magic symbols, and whether it was used."""
        style = "dim" if tome["used"] else "card"
        line: Line = [(style, ("□ " if tome["used"] else "■ ") + self.say.card(tome["tome"]))]
        return [*line, ("loot", " " + "✦" * tome["symbols"])]

    # ---- the viewer's own

    def mine(self) -> list[Line]:
        """The viewer's hand, Tomes and Looks, with texts if there is room; in the open everybody's hand."""
        lines: list[Line] = []
        for player in self.table["players"]:
            lines += self.hand(player)
            if player["seat"] == self.table["seat"]:
                lines += self.my_tomes(player) + self.my_looks(player)
        return lines

    def hand(self, player: Goblin) -> list[Line]:
        """The movement cards in hand, once for all copies."""
        cards = player["hand"]["cards"]
        if not cards or "?" in cards:
            return []
        items: list[Line] = []
        for kind in dict.fromkeys(cards):
            count = f"{cards.count(kind)}× " if cards.count(kind) > 1 else ""
            items.append([("rigor" if kind.startswith("rigor") else "card", count + self.say.card(kind))])
        title: Line = [self.mark(player), ("dim", f" {self.word('hand')}: ")]
        return flow([[*title, *items[0]], *items[1:]], self.width, indent=0, hang=3, gap=" │ ")

    def my_tomes(self, player: Goblin) -> list[Line]:
        """The viewer's Tomes: in brief by name, else with what they do."""
        if not player["tomes"]:
            return []
        if not self.brief:
            return self.with_texts(player, [(self.tome(tome), self.tome_text(tome)) for tome in player["tomes"]])
        items = [self.tome(tome) for tome in player["tomes"] if not tome["used"]]
        items[:1] = [[self.mark(player), ("", " "), *item] for item in items[:1]]
        return flow(items, self.width, indent=0, hang=3, gap=", ")

    def tome_text(self, tome: Tome) -> str:
        """What a Tome does; of a used one nothing."""
        return "" if tome["used"] else self.say.card_text(tome["tome"])

    def my_looks(self, player: Goblin) -> list[Line]:
        """The viewer's Looks, and what they order at this table; at a gentle one they are only counted."""
        form = FORMS.get(self.table["penance"])
        if self.brief:
            return [] if form is None else self.items(player, self.looks(player))
        texts: list[tuple[Line, str]] = []
        for id in player["looks"]:
            order = "" if form is None else self.say.text(self.say.faces[id]["text"][form])
            texts.append(([("keyword", self.look(id))], order))
        return self.with_texts(player, texts)

    def with_texts(self, player: Goblin, texts: list[tuple[Line, str]]) -> list[Line]:
        """Cards on lines of their own, each with its text."""
        lines: list[Line] = []
        for head, text in texts:
            lines += paragraph([self.mark(player), ("", " "), *head, ("dim", "  ")], text, self.width, indent=5)
        return lines


def _looks(player: Goblin) -> int:
    """How many Looks count."""
    return len(player["looks"]) + player["scoldings"]


def _hand_size(player: Goblin) -> str:
    """The cards in hand, and how many there may be."""
    return f"{player['hand']['count']}/{player['limit']}"


def _square(row: int, column: int) -> str:
    """The name of a square.

    >>> _square(0, 0), _square(9, 6)
    ('a1', 'g10')
    """
    return f"{LETTERS[column]}{row + 1}"


def _beside(left: list[Line], right: list[Line]) -> list[Line]:
    """The board, and something on its right."""
    height = max(len(left), len(right))
    rows = [(left[i] if i < len(left) else [], right[i] if i < len(right) else []) for i in range(height)]
    return [[*padded(a, BOARD), ("", "  "), *b] if b else a for a, b in rows]
