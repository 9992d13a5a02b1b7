"""The whole table: the dungeon, the players and their cards, what is to come, and what the signs mean."""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len

from ...engine.messages import Arg, message
from ...lines import Line, Say, cropped, flow, padded, paragraph, size
from ..box import rooms
from ..cards import HEROES, NO_TOKEN, SIGNS, TOKENS
from ..icons import TYPES
from ..view import HeroesView, Player, Room
from .dungeon import STATES, TYPE_SIGNS, Dungeon
from .measures import LEAST_CELL, SIDE, beside, cut, measured, shortened, times

LONGEST_NAME = 14
PRICES = {int(room.sells): TOKENS[room.price] for room in rooms() if room.price != NO_TOKEN}
FROM_HAND = ("turn", "refresh", "curse")  # steps in which cards of the hand are chosen


class Picture:
    """One picture in the making."""

    def __init__(
        self, table: HeroesView, say: Say, width: int, brief: bool, marked: Mapping[str, int], *, tight: bool = False
    ) -> None:
        self.table = table
        self.say = say
        self.width = width
        self.brief = brief
        self.marked = {room["room"] for room in table["rooms"]} & marked.keys()  # not rooms that are still plans
        columns = len(Dungeon(table, say, LEAST_CELL, {}, tight=tight).columns)
        self.inner, self.side = measured(width, columns)
        self.board = columns * (self.inner + 1) + 1
        self.dungeon = Dungeon(table, say, self.inner, marked, tight=tight)
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
        return self.bar() + beside(left, right[: len(left)] if self.dungeon.tight else right, self.board)

    # ---- the state of things

    def bar(self) -> list[Line]:
        """Phase, wave, Guild, assault, scenario and difficulty, as much as fits into a line."""
        table = self.table
        items: list[Line] = [[("now", self.phrase(f"heroes-phase-{table['phase']}"))]]
        if table["charging"]:
            letters = " ".join(f"{self.word(f'mark-{hero}')}!" for hero in table["charging"])
            items.append([("danger", self.word("charging", heroes=letters))])
        items.append([("text", self.word("wave", n=table["wave"], waves=table["waves"]))])
        items.append([("text", self.word("guild", n=table["guild"]["left"]))])
        items.append([("danger" if table["assault"] > 1 else "text", self.word("assault", n=table["assault"]))])
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
        """The scenario's name, what is at stake, its special rules and clocks, and what its cards do."""
        table = self.table
        scenario = table["scenario"]
        difficulty = self.phrase(f"heroes-difficulty-{table['difficulty']}")
        lines: list[Line] = [[("now", f"{scenario['number']}. {self.title()}"), ("dim", f" · {difficulty}")]]
        if all(aim["text"]["id"] != "heroes-aim-end-late" for aim in table["aims"]):
            lines += paragraph([], self.word("goal", waves=table["waves"]), self.width, indent=0)
        for aim in table["aims"]:
            lines += paragraph([("keyword", "⚑ ")], self.say.text(aim["text"]), self.width, indent=2)
        own = scenario["text"].get(self.word("language"), next(iter(scenario["text"].values()), ""))
        for rule in [own] if own else [self.say.text(rule) for rule in scenario["rules"]]:
            lines += paragraph([("keyword", "★ ")], rule, self.width, indent=2)
        for clock in table["clocks"]:
            text = " ".join(self.say.text(line) for line in clock["text"])
            lines += paragraph([("keyword", "◷ ")], text, self.width, indent=2)
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
        head: Line = [("dim", cropped(self.word("deck"), wide) if whole else "")]
        lines: list[Line] = [[*padded(head, wide), ("name", "".join(f" {TYPE_SIGNS[type]}" for type in TYPES[1:5]))]]
        for hero in HEROES:
            name: Line = [("name", cropped(self.word(f"{'row' if whole else 'mark'}-{hero}"), wide))]
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
        return [[("dim", cropped(self.word("loot", n=self.table["loot_deck"]["count"]), self.side))]]

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
        name = cropped(self.say.seat(player["seat"]), LONGEST_NAME)
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
        return [cut(line, width) for player in own for line in self.named(player, 10 * width)]

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
            if lines and size(lines[-1]) + 3 + size(card) + cell_len(text) <= self.width:
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
        marks = self.table["marks"]
        if marks:
            items.append([("power", "≈"), ("dim", " " + self.phrase(f"heroes-mark-{marks['name']}"))])
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
        return [cut(line, self.side) for line in lines]

    # ---- words

    def in_words(self, room: Room) -> list[str]:
        """All that is in a room."""
        words = [self.phrase(f"heroes-type-{room['type']}")]
        if room["treasure"]:
            words.append(self.word("treasure", n=room["treasure"]))
        if room["portal"]:
            words.append(self.word(f"portal-{room['portal']}"))
        if room["events"]:
            marks = self.table["marks"] if room["marked"] else None
            debt = self.word("debt", n=room["events"])
            words.append(self.phrase(f"heroes-mark-{marks['name']}") if marks else debt)
        words += [times(self.say.card(token), count) for token, count in room["tokens"].items()]
        for monsters in room["monsters"]:
            wounds = f" •{sum(monsters['wounds'])}" if any(monsters["wounds"]) else ""
            owner = self.say.seat(monsters["seat"])
            words.append(f"{times(self.say.card(monsters['clan']), monsters['count'])}{wounds} ({owner})")
        for state in STATES:
            for party in room["heroes"]:
                count = party[state]
                if count:
                    words.append(f"{times(self.say.card(party['hero']), count)} ({self.word(state)})")
        return words
