"""The table of Looterz as lines of text, for the terminal: who has what, whose phase, how near the end is.

A line is a list of spans, each a style's name and a text. Nothing is said by style alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len

from ..engine.messages import Arg, Event, OpenPile, Option, Pile, View, message
from ..lines import Line, Say, cropped, fitted, flow, paragraph
from .view import PHASES, Looter, LooterzView, Player, Threat, looterz_view

MOST_TRACK = 20
MOST_HEARTS = 5
LONGEST_NAME = 16
LONGEST_GIST = 34
CLOCK = "○◔◑◕●"
HARMS = ("attack", "destroy", "damage", "drain", "shoot")  # what nobody does to their own first
COMES = {"recruited": "card", "mustered": "card", "raised": "target"}  # events, and who came into play by them
GOES = ("died", "destroyed", "sacrificed")
TAGS = (
    "bans-loot",
    "taunt",
    "cannot-be-attacked",
    "attacks",
    "trophy",
    "cannot-attack",
    "cannot-search",
    "frog",
    "activation",
    "last-wish",
)


def picture(view: View, say: Say, width: int, *, brief: bool = False) -> list[Line]:
    """The table as its viewer sees it, no line wider than asked; in brief the cards' texts are left out."""
    lines = _Picture(looterz_view(view), say, width, brief).lines()
    return [fitted(line, width) for line in lines]


def note(option: Option, say: Say) -> Line:
    """The odds of an option's roll: what a Search brings, whether an attack kills."""
    odds = option.get("odds")
    if odds is None:
        return []
    whole, _, tenths = f"{odds['expected']:.1f}".partition(".")
    if option["notation"].startswith("search"):
        line: Line = [("loot", _say(say, "expects", whole=whole, tenths=tenths))]
        if odds["success"] > 0:
            line += [("dim", " · "), ("now", _say(say, "to-win", chance=percent(odds["success"])))]
        return line
    if odds["success"] > 0:
        return [("danger", _say(say, "kill", chance=percent(odds["success"])))]
    return [("text", _say(say, "no-kill", whole=whole, tenths=tenths))]


def rank(option: Option) -> int:
    """Nobody hurts their own first: they come after the others', and before what ends a question."""
    verb = option["notation"].split()[0]
    if verb in ("pass", "end"):
        return 2
    return 1 if verb in HARMS and option["text"]["args"].get("yours") == 1 else 0


def gist(option: Option, say: Say) -> Line:
    """What a Looter could do that may be raised, and what an Activation does: there the text decides."""
    verb = option["notation"].split()[0]
    touches = option["touches"]
    if verb == "raise":
        kind = touches["kinds"][0]
        (_, life), (_, power) = _numbers(say.faces[kind]["numbers"])
        return [("life", life.strip()), ("power", power), ("dim", cropped(" " + _brief(say, kind), LONGEST_GIST))]
    if verb == "activate":
        kind = touches["cards"][0].split("#")[0]
        texts = [text for text in say.faces[kind]["text"] if text["id"] == "looterz-text-activation"]
        return [("dim", " ".join(say.text(text) for text in texts))]
    return []


def least(view: View, say: Say, width: int, *, marked: Mapping[str, int]) -> list[Line]:
    """What cannot be done without where rows are few: the phase, the piles, and how everybody stands."""
    picture = _Picture(looterz_view(view), say, width, brief=True)
    lines = picture.bar() + picture.piles()
    for player in picture.table["players"]:
        line: Line = []
        for item in picture.standing(player, player["seat"] == picture.table["seat"]):
            line += [*item, ("", "  ")]
        lines.append(line)
    return [fitted(line, width) for line in lines]


def graveyard(view: View, say: Say, width: int) -> list[Line]:
    """All that lies in the graveyard, the newest first, with what each kind could do if it came back."""
    dead = looterz_view(view)["graveyard"]
    lines: list[Line] = [[("name", _say(say, "graveyard", n=dead["count"]))]]
    cards = list(reversed(dead["cards"] or []))
    for kind in dict.fromkeys(cards):
        copies = f"{cards.count(kind)}× " if cards.count(kind) > 1 else ""
        head: Line = [
            ("", "  "),
            ("card", copies + say.card(kind)),
            *_numbers(say.faces[kind]["numbers"]),
            ("dim", "  "),
        ]
        lines += paragraph(head, say.card_text(kind), width, indent=6)
    return lines


def twins(view: View) -> set[str]:
    """The Looterz in play of which there are two of a kind."""
    return _alike(in_play(view))


def in_play(view: View) -> set[str]:
    """The cards of all Looterz in play."""
    return {looter["card"] for looter in _in_play(looterz_view(view))}


def follow(cards: set[str], event: Event) -> set[str]:
    """Keep account of the cards in play by what happens; those that could be mixed up as it happens."""
    word = event["id"].removeprefix("looterz-event-")
    if word in COMES:
        cards.add(str(event["args"][COMES[word]]).removeprefix("@card/"))
    found = _alike(cards)
    if word in GOES:
        cards.discard(str(event["args"]["card"]).removeprefix("@card/"))
    return found


def _alike(cards: set[str]) -> set[str]:
    kinds = [card.split("#")[0] for card in cards]
    return {card for card in cards if kinds.count(card.split("#")[0]) > 1}


def _in_play(table: LooterzView) -> list[Looter]:
    return [looter for player in table["players"] for looter in player["looterz"]]


def _numbers(numbers: dict[str, int]) -> Line:
    """Life and power, as printed."""
    return [("life", " " + hearts(numbers["life"])), ("power", f" ≤{numbers['power']}")]


def _tags(say: Say, kind: str) -> list[str]:
    """The keywords of a kind that matter in play, in a word each; those that bind everybody first."""
    texts = {text["id"].removeprefix("looterz-text-"): text["args"] for text in say.faces[kind]["text"]}
    tags = [_say(say, f"tag-{tag}", **texts[tag]) for tag in TAGS if tag in texts]
    return [tag for tag in tags if tag != say.card(kind)]  # a Mouse need not be called one


def _brief(say: Say, kind: str) -> str:
    """What a kind does, as short as on the cards of the browser; first what happens as it comes."""
    texts = sorted(say.faces[kind]["text"], key=lambda text: text["id"] != "looterz-text-recruitment")
    said: list[str] = []
    for text in texts:
        name = text["id"].removeprefix("looterz-text-")
        effect = str(text["args"].get("effect", "")).removeprefix("@say/looterz-effect-").rpartition("-")[0]
        if effect:
            said.append(_say(say, f"tag-{name}"))
        if name == "taunt":
            said.append(_say(say, "tag-taunt") + ".")
        elif name != "frog":
            said.append(say.text(message(f"web-looterz-brief-{effect or name}", text["args"])))
    return " ".join(said)


def _say(say: Say, id: str, **args: Arg) -> str:
    return say.text(message(f"terminal-looterz-{id}", args))


def percent(chance: float) -> str:
    """A chance in percent, never rounded to impossible or certain.

    >>> percent(0.704), percent(0.0004), percent(0.9996), percent(0)
    ('70', '<1', '>99', '0')
    """
    if 0 < chance < 0.01:
        return "<1"
    return ">99" if 0.99 < chance < 1 else str(round(chance * 100))


def hearts(life: int) -> str:
    """Life tokens, counted where there are many."""
    return "♥" * life if life <= MOST_HEARTS else f"♥×{life}"


def track(loot: int, target: int) -> str:
    """Loot on the way to the target.

    >>> track(3, 10)
    '●●●○○○○○○○'
    """
    size = min(target, MOST_TRACK)
    full = min(size, loot * size // target)
    return "●" * full + "○" * (size - full)


class _Picture:
    """One picture in the making."""

    def __init__(self, table: LooterzView, say: Say, width: int, brief: bool) -> None:
        self.table = table
        self.say = say
        self.width = width
        self.brief = brief
        self.twins = _alike({looter["card"] for looter in _in_play(table)})
        self.longest = max(cell_len(self.name(player)) for player in table["players"])

    def word(self, id: str, **args: Arg) -> str:
        """A message of this picture in words."""
        return _say(self.say, id, **args)

    def lines(self) -> list[Line]:
        """The phases, the piles, the rivals in turn order, the viewer last, and his hand."""
        players = self.table["players"]
        start = 0 if self.table["seat"] is None else self.table["seat"] + 1
        lines = self.bar() + self.piles()
        for player in players[start:] + players[:start]:
            if not self.brief:
                lines.append([])
            lines += self.player(player)
        return lines

    def bar(self) -> list[Line]:
        """The turn and its phases: done, now, to come."""
        now = len(PHASES) if self.table["over"] else PHASES.index(self.table["phase"])
        items: list[Line] = [[("dim", self.word("turn", n=self.table["turn"]))]]
        for number, phase in enumerate(PHASES):
            word = self.say.text(message(f"looterz-phase-{phase}"))
            if number < now:
                items.append([("done", f"✓ {word}")])
            elif number == now:
                items.append([("now", f"[▶ {word}]")])
            else:
                items.append([("dim", f"· {word}")])
        return flow(items, self.width, indent=0, gap="  ")

    def piles(self) -> list[Line]:
        """The draw pile, the clock of Rigor Mortis, and the graveyard with its newest cards first."""
        table = self.table
        items: list[Line] = [self.pile("looterz-inn", table["inn"])]
        size = table["clock_size"]
        if size > 0:
            sign = CLOCK[table["clock"] * (len(CLOCK) - 1) // size]
            style = "danger" if table["clock"] >= size - 1 else "text"
            items.append([(style, sign + " " + self.word("clock", n=table["clock"], size=size))])
        dead = table["graveyard"]
        items.append(self.pile("looterz-graveyard", dead))
        lines = flow(items, self.width, indent=0, gap=" · ")
        names = ", ".join(self.say.card(card) for card in reversed(dead["cards"] or []))
        room = self.width - sum(cell_len(text) for _, text in lines[-1]) - 2
        if names and room > 10:
            lines[-1] += [("dim", ": "), ("dim", cropped(names, room))]
        return lines

    def pile(self, id: str, pile: Pile | OpenPile) -> Line:
        """A pile's name and size."""
        return [("text", f"{self.say.text(message(id))} {pile['count']}")]

    def name(self, player: Player) -> str:
        """A player's name, with a word for the viewer's own."""
        name = cropped(self.say.seat(player["seat"]), LONGEST_NAME)
        return f"{name} ({self.word('you')})" if player["seat"] == self.table["seat"] else name

    def player(self, player: Player) -> list[Line]:
        """A player's standing, Looterz in play, and the hand as far as it can be seen."""
        mine = player["seat"] == self.table["seat"]
        lines = flow(self.standing(player, mine), self.width, indent=0, hang=4, gap="  ")
        if mine and not self.brief:
            for looter in player["looterz"]:
                lines += self.with_text(self.looter(looter, tags=False), looter["kind"])
        else:
            items = [self.looter(looter, tags=True) for looter in player["looterz"]]
            lines += flow(items, self.width, indent=4, gap="  │  ")
        return lines + self.hand(player, mine)

    def standing(self, player: Player, mine: bool) -> list[Line]:
        """Loot on the way to the target, cards in hand, and what the next turn may bring."""
        table = self.table
        active = player["seat"] == table["active"] and not table["over"]
        name = self.name(player)
        head: Line = [
            ("now", "▶ " if active else "  "),
            ("you" if mine else "name", name + " " * (self.longest - cell_len(name))),
        ]
        loot: Line = [
            ("loot", track(player["loot"], table["target"])),
            ("loot", f" {player['loot']}/{table['target']}"),
        ]
        items = [head, loot, [("text", self.word("hand-size", n=player["hand"]["count"]))]]
        if not table["over"]:
            items.append([("text", self.word("to-go", n=player["distance"]))])
        if not player["looterz"]:
            items.append([("dim", self.word("no-looterz"))])
        elif not table["over"]:
            items.append(self.threat(player["threat"], mine))
        return items

    def threat(self, threat: Threat, mine: bool) -> Line:
        """The most Loot that the next turn may bring, and the chance that it wins, now or if a King falls."""
        if threat["barred"] > 0:
            return [("text" if mine else "danger", self.word("threat-barred", chance=percent(threat["barred"])))]
        if threat["most"] == 0:
            return [("dim", self.word("no-threat"))]
        if threat["chance"] == 0:
            return [("text", self.word("threat-low", most=threat["most"]))]
        text = self.word("threat", most=threat["most"], chance=percent(threat["chance"]))
        return [("text" if mine else "danger", text)]

    def looter(self, looter: Looter, *, tags: bool) -> Line:
        """A Looter in play: life, power, whether it acted, whose it is, and its keywords."""
        style = "dim" if looter["acted"] else "card"
        twin = " #" + looter["card"].split("#")[1] if looter["card"] in self.twins else ""
        line: Line = [
            (style, self.say.card(looter["kind"]) + twin),
            ("life", " " + hearts(looter["life"])),
            ("power", f" ≤{looter['power']}"),
        ]
        keywords = _tags(self.say, looter["kind"]) if tags else []
        if keywords:
            line.append(("keyword", " " + ", ".join(keywords)))
        if looter["acted"]:
            line.append(("done", " ✓"))
        if looter["home"] is not None:
            line.append(("danger", " ↩" + cropped(self.say.seat(looter["home"]), LONGEST_NAME)))
        return line

    def hand(self, player: Player, mine: bool) -> list[Line]:
        """The cards in hand, with their texts if they are the viewer's own and there is room."""
        cards = player["hand"]["cards"]
        if not cards:
            return []
        title = self.say.text(message("looterz-hand"))
        kinds = sorted(set(cards), key=cards.index)
        items = [self.in_hand(kind, cards.count(kind)) for kind in kinds]
        if mine and not self.brief:
            lines: list[Line] = [[("dim", f"  {title}:")]]
            for kind, item in zip(kinds, items, strict=True):
                lines += self.with_text(item, kind)
            return lines
        first: Line = [("dim", f"{title}: "), *items[0]]
        return flow([first, *items[1:]], self.width, indent=4, gap=", ")

    def in_hand(self, kind: str, count: int) -> Line:
        """A card in hand, once for all its copies there."""
        numbers = self.say.faces[kind]["numbers"]
        return [("card", (f"{count}× " if count > 1 else "") + self.say.card(kind)), *_numbers(numbers)]

    def with_text(self, head: Line, kind: str) -> list[Line]:
        """A card on a line of its own, with its text."""
        text = self.say.card_text(kind)
        return paragraph([("", "    "), *head, ("dim", "  ")], text, self.width, indent=6)
