"""What a player sees when asked: what happened, the table, the question, its answers; fitted to the room."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ..engine.game import Game
from ..engine.messages import Event
from ..lines import Line, beside, rule, text_of, wrapped
from ..speech import TableWords
from .choices import Choices, Texts
from .chronicle import chronicle, newest
from .hook import Hook, least_width, pictured, posed, story
from .pages import calls_page

WIDE = 110
SIDE = 42
LEAST_SIDE = 30


class Fit(NamedTuple):
    """How much to show: the table with the texts of cards or not, those of the answers whole or cut, how many
    rows of the chronicle, and of the reasons for refusals; at last only what the table cannot do without."""

    brief: bool
    texts: Texts
    rows: int
    why: int
    least: bool = False


# From all there is to what can be done without; what is left out can be asked for.
FITS = (
    Fit(False, Texts.WHOLE, 12, 3),
    Fit(False, Texts.WHOLE, 6, 3),
    Fit(False, Texts.WHOLE, 6, 1),
    Fit(True, Texts.WHOLE, 12, 3),
    Fit(True, Texts.WHOLE, 8, 1),
    Fit(True, Texts.CUT, 12, 3),
    Fit(True, Texts.CUT, 8, 1),
    Fit(True, Texts.CUT, 5, 1),
    Fit(True, Texts.CUT, 3, 0),
    Fit(True, Texts.CUT, 0, 0, least=True),  # only where the texts of cards decide
    Fit(True, Texts.PACKED, 3, 0),
    Fit(True, Texts.PACKED, 1, 0),
    Fit(True, Texts.PACKED, 0, 0),
    Fit(True, Texts.PACKED, 0, 0, least=True),
    Fit(True, Texts.BARE, 0, 0, least=True),
)
PLAIN = Fit(True, Texts.WHOLE, 1000, 1)


@dataclass
class Frame:
    """What one seat sees of a decision; the events from `since` on are news to it."""

    game: Game
    seat: int
    say: TableWords
    hook: Hook
    since: int
    notices: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.events: list[Event] = story(self.hook, self.game, self.seat)
        self.view = self.game.view(self.seat)
        self.decision = posed(self.hook, self.game)
        self.shown = ""  # the words of the last picture
        self.left_out = False  # some of the news, for want of room
        self.choices = Choices(self.game, self.decision, self.say, self.hook, self.view)

    def lines(self, width: int, height: int | None) -> list[Line]:
        """The richest fit that leaves a row for the answer."""
        if height is None:
            return self.above(width, PLAIN) + self.below(width, PLAIN)
        for fit in FITS:
            if fit.least and fit.texts is Texts.CUT and not self.choices.is_decided_by_text():
                continue
            lines = self.above(width, fit) + self.below(width, fit)
            if len(lines) < height:
                break
        return lines

    def above(self, width: int, fit: Fit) -> list[Line]:
        """The table, which stays where it is, and the chronicle below it or on its right; in plain text above it."""
        if fit is PLAIN:
            return self.news(width, fit.rows) + self.picture(width, fit)
        side = self.side(width)
        if not side:
            table = self.picture(width, fit)
            told = self.news(width, fit.rows)
            return table + ([[]] if told and not fit.brief else []) + told
        table = self.picture(width - side - 3, fit)
        return beside(table, self.story(side, max(fit.rows, len(table))), width - side - 3)

    def side(self, width: int) -> int:
        """How wide the chronicle is beside the table; 0 where there is no room for it."""
        side = min(SIDE, width - 3 - least_width(self.hook, WIDE - SIDE - 3))
        return side if width >= WIDE and side >= LEAST_SIDE else 0

    def story(self, width: int, rows: int) -> list[Line]:
        """What happened before, as far as there is room, and then the news."""
        old = chronicle([event for event in self.events if event["ply"] < self.since], self.say, width)
        news = self.news(width, rows)
        room = max(0, rows - len(news))
        return [[("dim", text_of(line))] for line in old[len(old) - min(room, len(old)) :]] + news

    def news(self, width: int, rows: int) -> list[Line]:
        """What happened since the seat's last decision."""
        lines = chronicle(self.fresh(), self.say, width)
        self.left_out = len(lines) > rows
        return [] if not rows else newest(lines, rows, self.word("terminal-earlier", n=len(lines) - rows + 1))

    def fresh(self) -> list[Event]:
        """The events that are news."""
        return [event for event in self.events if event["ply"] >= self.since]

    def picture(self, width: int, fit: Fit) -> list[Line]:
        """The table."""
        lines = self.table(width, brief=fit.brief, least=fit.least)
        self.shown = " ".join(" ".join(text_of(line) for line in lines).split())
        return lines

    def table(self, width: int, *, brief: bool = False, least: bool = False) -> list[Line]:
        """The table, with the squares that can be chosen."""
        marked = self.choices.squares()
        return pictured(self.hook, self.view, self.say, width, brief=brief, least=least, marked=marked)

    def below(self, width: int, fit: Fit) -> list[Line]:
        """The question and the answers."""
        lines: list[Line] = [self.asked(width)] if fit is not PLAIN else []
        for notice in self.notices:
            lines += wrapped([("done", notice)], width)
        prompt: Line = [("question", self.say.text(self.decision["prompt"]))]
        if fit is PLAIN:
            prompt.insert(0, ("name", f"{self.say.seat(self.seat)}? "))
        lines += wrapped(prompt, width)
        lines += self.choices.lines(width, fit.texts, self.shown)
        only = f"terminal-{self.say.game}-only"
        if len(self.decision["options"]) == 1 and self.say.words.has(only):
            said = self.say.words.say(only, undo=int(self.game.can_undo(self.seat)))
            lines += wrapped([("dim", "   " + said)], width, indent=3)
        refused = self.choices.refused(width)
        if len(refused) <= fit.why:
            lines += refused
        elif fit.why:
            count = len(self.decision["refused"])
            lines.append([("dim", "   " + self.word("terminal-not-possible", n=count))])
        return lines + (calls_page(self.game, self.seat, self.say, width) if fit.why else [])

    def asked(self, width: int) -> Line:
        """Who is asked, and what can be typed besides an answer."""
        own = f"terminal-{self.say.game}-keys"
        keys = self.say.words.say(own if self.say.words.has(own) else "terminal-keys")
        return rule(self.say.seat(self.seat), width, keys)

    def word(self, id: str, *, n: int) -> str:
        """A message of the terminal."""
        return self.say.words.say(id, n=n)
