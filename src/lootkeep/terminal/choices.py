"""The answers to a question, numbered, with what is worth knowing about each; what is refused, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..speech import TableWords
from ..table.game import Game
from ..table.messages import Decision, Option
from .hook import Hook
from .lines import Line, clipped, columns, packed, padded, size, wrapped

MANY = 7
LEAST_TEXT = 16


class Texts(Enum):
    """How much of a card's text stands beside the choice that is about it; packed: nothing, to save rows."""

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

    def lines(self, width: int, texts: Texts, shown: str) -> list[Line]:
        """The answers, one a line, or in two columns where there are many; no text that is shown already."""
        options = self.decision["options"]
        digits = len(str(len(options)))
        heads: list[Line] = [
            [("number", f" {i:>{digits}} "), ("text", label)] for i, label in enumerate(self.labels(), 1)
        ]
        notes = [self.note(option) for option in options]
        widest = 0 if texts is Texts.PACKED else max(size(head) for head in heads)
        rows = [
            [*padded(head, widest), ("", "  "), *about] if about else head
            for head, about in zip(heads, notes, strict=True)
        ]
        if texts is Texts.PACKED:
            return packed([clipped(row, width) for row in self.shortened(rows, digits)], width)
        if len(rows) > MANY and columns(rows, width) is not rows:
            return columns(rows, width)
        lines: list[Line] = []
        for row, option in zip(rows, options, strict=True):
            text = self.card_text(option) if self.wants_text(option) else ""
            text = "" if text in shown else text
            lines += self.row(padded(row, widest) if text else row, text, width, texts)
        return lines

    def shortened(self, rows: list[Line], digits: int) -> list[Line]:
        """Where many squares are offered for the same, only the first says for what."""
        lines: list[Line] = []
        said: set[str] = set()
        for number, (row, option) in enumerate(zip(rows, self.decision["options"], strict=True), 1):
            squares = option["touches"].get("squares", [])
            if len(rows) > MANY and squares and option["text"]["id"] in said:
                row = [("number", f" {number:>{digits}} "), ("text", " ".join(squares))]
            said.add(option["text"]["id"])
            lines.append(row)
        return lines

    def squares(self) -> dict[str, int]:
        """The squares that can be chosen, with the numbers of their answers."""
        options = enumerate(self.decision["options"], 1)
        return {square: number for number, option in options for square in option["touches"].get("squares", [])}

    def row(self, row: Line, text: str, width: int, texts: Texts) -> list[Line]:
        """A choice, and the text of its card."""
        start = size(row) + 2
        if not text or width - start < LEAST_TEXT:
            return wrapped(row, width, indent=4)
        whole: Line = [*row, ("dim", "  " + text)]
        return wrapped(whole, width, indent=start) if texts is Texts.WHOLE else [clipped(whole, width)]

    def wants_text(self, option: Option) -> bool:
        """Whether it is the card that matters, and not the roll."""
        return "odds" not in option and not self.ahead(option)

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
        about = self.hook.note(option, self.say)
        if about or "odds" in option:
            return about
        rivals = [then for then in self.ahead(option) if self.decision["seat"] not in then["touches"]["seats"]]
        best = max(rivals, key=lambda then: then["odds"]["success"], default=None)
        if best is None:
            return []
        name = ", ".join(self.say.card(card) for card in best["touches"]["cards"])
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
