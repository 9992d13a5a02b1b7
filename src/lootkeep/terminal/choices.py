"""The answers to a question, numbered, with what is worth knowing about each; what is refused, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..engine.game import Game
from ..engine.messages import Arg, Decision, Option, View
from ..lines import Line, clipped, columns, packed, padded, size, wrapped
from ..speech import TableWords
from .hook import Hook, gist, hinted, twins_in

MANY = 7
LEAST_TEXT = 16


class Texts(Enum):
    """How much of a card's text stands beside the choice that is about it; packed: nothing, to save rows; bare: no
    notes either."""

    BARE = -1
    PACKED = 0
    CUT = 1
    WHOLE = 2


@dataclass
class Choices:
    """The choices of one decision, as its seat sees them."""

    game: Game
    decision: Decision
    say: TableWords
    hook: Hook
    view: View

    def lines(self, width: int, texts: Texts, shown: str) -> list[Line]:
        """The answers, one a line, or in two columns where there are many; no text that is shown already."""
        options = self.decision["options"]
        is_packed = texts in (Texts.PACKED, Texts.BARE)
        digits = 1 if is_packed else len(str(len(options)))
        heads: list[Line] = [
            [("number", f" {i:>{digits}} "), ("text", label)] for i, label in enumerate(self.labels(), 1)
        ]
        gists = [gist(self.hook, option, self.say) for option in options]
        notes = [[] if texts is Texts.BARE else self.note(option) for option in options]
        if texts is Texts.PACKED:
            notes = [note or about for note, about in zip(notes, gists, strict=True)]
        widest = 0 if is_packed else max(size(head) for head in heads)
        rows = [
            [*padded(head, widest), ("", "  "), *about] if about else head
            for head, about in zip(heads, notes, strict=True)
        ]
        if is_packed:
            few = len(rows) <= MANY and texts is Texts.PACKED
            return packed([clipped(row, width) for row in (rows if few else self.shortened(rows, notes))], width)
        if len(rows) > MANY and not any(gists) and columns(rows, width) is not rows:
            return columns(rows, width)
        lines: list[Line] = []
        for row, option in zip(rows, options, strict=True):
            text = self.card_text(option) if self.wants_text(option) else ""
            text = "" if text in shown else text
            lines += self.row(padded(row, widest) if text else row, text, width, texts)
        return lines

    def is_decided_by_text(self) -> bool:
        """Whether some of the answers can only be weighed by what their cards say."""
        return any(gist(self.hook, option, self.say) for option in self.decision["options"])

    def shortened(self, rows: list[Line], notes: list[Line]) -> list[Line]:
        """Where one of the answers differs from the one before in a single thing, only that thing is said."""
        options = self.decision["options"]
        lines = rows[:1]
        group = ""  # in what the last answers differ
        for number in range(1, len(rows)):
            before, option = options[number - 1], options[number]
            names = differing(before, option)
            things = [self.thing(option["text"]["args"][name]) for name in names]
            if not things or not all(things) or (len(names) == 1 and group not in ("", names[0])):
                lines.append(rows[number])
                group = ""
                continue
            about = notes[number]
            row: Line = [("number", f" {number + 1} "), ("text", ": ".join(things))]
            lines.append([*row, ("", "  "), *about] if about and about != notes[number - 1] else row)
            group = names[0] if len(names) == 1 else ""
        return lines

    def thing(self, value: Arg) -> str:
        """What an argument of an answer is called; nothing for numbers, and for cards that have twins."""
        kind, _, name = str(value).partition("/")
        if kind == "@side":
            card, _, side = name.rpartition("/")
            return " ".join(self.say.text(line) for line in self.say.faces[card]["sides"][int(side)])
        if kind in ("@card", "@kind"):
            return "" if "#" in name or name == "?" else self.say.card(name)
        return value if isinstance(value, str) and not kind.startswith("@") else ""

    def squares(self) -> dict[str, int]:
        """The squares that can be chosen, with the numbers of the first answers that lead there."""
        found: dict[str, int] = {}
        for number, option in enumerate(self.decision["options"], 1):
            for square in option["touches"].get("squares", [])[:1]:
                found.setdefault(square, number)
        return found

    def row(self, row: Line, text: str, width: int, texts: Texts) -> list[Line]:
        """A choice, and the text of its card."""
        start = size(row) + 2
        if not text or width - start < LEAST_TEXT:
            return wrapped(row, width, indent=4)
        whole: Line = [*row, ("dim", "  " + text)]
        return wrapped(whole, width, indent=start) if texts is Texts.WHOLE else [clipped(whole, width)]

    def wants_text(self, option: Option) -> bool:
        """Whether it is the card that matters, and not the roll; and the answer itself does not say what it does."""
        told = any(str(value).startswith("@side/") for value in option["text"]["args"].values())
        return not told and "odds" not in option and not self.ahead(option)

    def labels(self) -> list[str]:
        """What each choice says; cards of one name are told apart by their numbers."""
        labels = [self.say.text(option["text"]) for option in self.decision["options"]]
        return [
            label + self.number_of(option) if labels.count(label) > 1 else label
            for label, option in zip(labels, self.decision["options"], strict=True)
        ]

    def number_of(self, option: Option) -> str:
        """The number of the card that a choice is about."""
        return "".join(" #" + card.partition("#")[2] for card in option["touches"]["cards"])

    def note(self, option: Option) -> Line:
        """The odds of a choice; of one that only leads to a roll, the best odds it can lead to."""
        about = self.hook.note(option, self.say) or hinted(self.hook, option, self.view, self.say)
        if about or "odds" in option:
            return about
        rivals = [then for then in self.ahead(option) if self.decision["seat"] not in then["touches"]["seats"]]
        best = max(rivals, key=lambda then: then["odds"]["success"], default=None)
        if best is None:
            return []
        twins = twins_in(self.hook, self.view)
        cards = best["touches"]["cards"]
        name = ", ".join(self.say.card(card) + (f" #{card.split('#')[1]}" if card in twins else "") for card in cards)
        best_note = self.hook.note(best, self.say)
        return [("dim", self.say.words.say("terminal-at-best", card=name) + " · "), *best_note]

    def ahead(self, option: Option) -> list[Option]:
        """The rolls that a choice is only the first half of: `attack hydra` before `attack hydra > king`."""
        twin = self.game.copy()
        twin.play(option["action"])
        if twin.revealed or twin.over or twin.actor != self.decision["seat"]:
            return []
        whole = option["notation"] + " > "
        return [then for then in twin.decision()["options"] if "odds" in then and then["notation"].startswith(whole)]

    def card_text(self, option: Option) -> str:
        """What the card of a choice does."""
        touches = option["touches"]
        ids = touches["kinds"] + [card.split("#")[0] for card in touches["cards"]]
        return self.say.card_text(ids[0]) if len(ids) == 1 and ids[0] in self.say.faces else ""

    def refused(self, width: int) -> list[Line]:
        """What somebody might look for and does not find, with the reason and the rule; like with like."""
        reasons: dict[tuple[str, str], list[str]] = {}
        for refusal in self.decision["refused"]:
            reason = (self.say.text(refusal["why_not"]), refusal["rule"])
            reasons.setdefault(reason, []).append(self.say.text(refusal["text"]))
        lines: list[Line] = []
        for (why, rule), labels in reasons.items():
            what = "; ".join(dict.fromkeys(labels))
            line: Line = [("dim", f" ✗ {what}: "), ("text", why), ("dim", f" ({rule})")]
            lines += wrapped(line, width, indent=3)
        return lines


def differing(one: Option, other: Option) -> list[str]:
    """The only argument in which two answers of one kind differ, or a card and its side.

    Of two squares only the one that it leads to can be meant.
    """
    before, after = one["text"]["args"], other["text"]["args"]
    if one["text"]["id"] != other["text"]["id"] or before.keys() != after.keys():
        return []
    names = [name for name in after if before[name] != after[name]]
    behind = [f"@card/{square}" for square in other["touches"].get("squares", [])[1:]]
    if len(names) == 2 and str(after[names[1]]).startswith("@side/"):
        return names
    return names if len(names) == 1 and after[names[0]] not in behind else []
