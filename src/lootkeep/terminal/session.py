"""A game at the keyboard: one person or several, and bots; kept after every decision."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from ..bots import hints
from ..engine.game import Game
from ..lines import Line, wrapped
from ..speech import Words
from . import saved_games
from .advice import SECONDS, sentences
from .answer import Answer, Unclear
from .chronicle import chronicle, paged
from .commands import command
from .ending import ranking
from .frame import Frame
from .hook import grave_page, hook, lore, opened, page_turner, posed, story
from .pages import calls_page, cards_page, help_page, what_page
from .screen import Screen
from .seats import Chair

LEFT = 0
INTERRUPTED = 130


def last_ply(game: Game, seat: int) -> int:
    """The ply of a seat's last decision, or that of the set-up."""
    return -1 if game.history is None else game.history.last_decision(seat)


class Leave(Exception):
    """Somebody wants to stop here."""


class Session:
    """A game in progress at one keyboard."""

    def __init__(self, game: Game, placed: list[Chair], language: Words, place: Screen, path: Path) -> None:
        self.game = game
        self.chairs = placed
        self.words = language
        self.screen = place
        self.path = path
        self.say = language.at(game, [chair.name for chair in placed])
        self.hook = hook(game.setup.game)
        self.people = [seat for seat, chair in enumerate(placed) if chair.bot is None]
        self.since = {seat: last_ply(game, seat) for seat in self.people}  # of each person's last decision
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.notices: list[str] = self.greetings()

    def run(self) -> int:
        """Play to the end, or until somebody leaves."""
        self.screen.open(secret=len(self.people) > 1)
        try:
            self.begin()
            while not self.game.over:
                self.next_decision()
            self.keep()
            return LEFT
        except (Leave, BrokenPipeError):
            self.keep()
            return LEFT
        except KeyboardInterrupt:
            self.recover()
            self.keep()
            return INTERRUPTED
        finally:
            for chair in self.chairs:
                if chair.bot is not None:
                    chair.bot.close(self.game.outcome())
            self.screen.close()
            self.part()

    def begin(self) -> None:
        """What to read before the first decision of a new game."""
        lines = opened(self.hook, self.game.view(None), self.say, self.screen.width)
        if lines and self.people and not self.game.ply:
            self.screen.clear()
            self.turn_page(lines)

    def turn_page(self, lines: list[Line]) -> bool:
        """Show a page and, where it would be wiped, wait; whether the reader wants to go on reading."""
        self.screen.show(lines)
        if self.screen.height is None:
            return True
        typed = self.screen.ask(self.word("terminal-go-on") + " ")
        if typed is None or command(typed, self.words) == ("quit", ""):
            raise Leave
        return not typed.strip()

    def next_decision(self) -> None:
        """Let whoever has to decide do so."""
        chair = self.chairs[self.game.actor]
        if chair.bot is None:
            self.give_keyboard()
            self.decide(self.game.actor)
            self.keep()
            return
        known = len(chair.bot.troubles)
        with self.screen.waiting(self.word("terminal-thinking", seat=self.say.seat(self.game.actor))):
            action = chair.bot.choose(self.game)
        self.notices += [f"{chair.name}: {trouble}" for trouble in chair.bot.troubles[known:]]
        self.game.apply(action)
        if not self.people:
            events = story(self.hook, self.game, None, self.game.ply - 1)
            self.screen.show(chronicle(events, self.say, self.screen.width))

    # ---- people

    def give_keyboard(self) -> None:
        """Between two people the screen is wiped, so that hands stay hidden."""
        seat = self.game.actor
        if self.at_keyboard == seat:
            return
        self.screen.clear()
        if self.screen.ask(self.word("terminal-hand-over", seat=self.say.seat(seat)) + " ") is None:
            raise Leave
        self.at_keyboard = seat

    def decide(self, seat: int) -> None:
        """Show a person the table and carry out what they answer."""
        self.draw(seat)
        while True:
            typed = self.screen.ask("> ")
            if typed is None:
                raise Leave
            asked = command(typed, self.words)
            if asked is not None and (asked[0] != "graveyard" or grave_page(self.hook)):
                if self.obey(seat, *asked):
                    return
                continue
            try:
                moves = Answer(self.game, self.say, self.hook).moves(typed)
            except Unclear as unclear:
                self.tell([("danger", self.say.text(unclear.said))])
                continue
            self.since[seat] = self.game.ply
            for action in moves:
                self.game.apply(action)
            return

    def draw(self, seat: int) -> None:
        """A new picture for a new decision."""
        frame = Frame(self.game, seat, self.say, self.hook, self.since[seat], self.notices)
        self.notices = []
        lines = frame.lines(self.screen.width, self.screen.height)
        if frame.left_out:
            self.tell_story(frame)
        self.screen.clear()
        self.screen.show(lines)

    def tell_story(self, frame: Frame) -> None:
        """What has no room beside the table, page by page, in a game that wants it told so."""
        turns_page = page_turner(self.hook)
        if turns_page is None or self.screen.height is None:
            return
        rows = max(1, self.screen.height - 2)
        for page in paged(frame.fresh(), self.say, self.screen.width, rows, turns_page):
            self.screen.clear()
            if not self.turn_page(page):
                return

    def tell(self, *lines: Line) -> None:
        """Say something below the picture."""
        for line in lines:
            self.screen.show(wrapped(line, self.screen.width))

    def word(self, id: str, **args: str) -> str:
        """A message of the terminal."""
        return self.words.say(id, **args)

    # ---- commands

    def obey(self, seat: int, name: str, rest: str) -> bool:
        """Carry a command out; whether the table changed by it."""
        width = self.screen.width
        frame = Frame(self.game, seat, self.say, self.hook, self.game.ply)
        if name == "quit":
            raise Leave
        if name == "undo":
            return self.undo(seat)
        if name == "help":
            self.screen.show(help_page(self.game, self.say, width) + calls_page(self.game, seat, self.say, width))
        elif name == "hint":
            with self.screen.waiting(self.word("terminal-hint-wait")):
                found = hints(self.game, seat, seconds=SECONDS)
            self.screen.show(sentences(found, frame.choices, width))
        elif name == "why":
            nothing: list[Line] = [[("dim", self.word("terminal-nothing-refused"))]]
            self.screen.show(frame.choices.refused(width) or nothing)
        elif name == "log":
            self.screen.show(chronicle(story(self.hook, self.game, seat), self.say, width))
        elif name == "table":
            self.screen.show(frame.table(width))
        elif name == "graveyard":
            page = grave_page(self.hook)
            self.screen.show(page(frame.view, self.say, width) if page else [])
        elif name == "card":
            self.screen.show(cards_page(self.say, rest, width, lore(self.hook, frame.view, self.say)))
        elif name == "what":
            self.screen.show(what_page(self.game, seat, self.hook, self.say, rest, width))
        else:
            self.save(rest)
        return False

    def undo(self, seat: int) -> bool:
        """Take the seat's last decision back, or say why not."""
        history = self.game.history
        if not self.game.ply or history is None:
            self.tell([("danger", self.word("terminal-undo-nothing"))])
        elif self.game.can_undo(seat):
            action = history.moves[-1]
            self.game.undo()
            self.since[seat] = self.game.ply
            label = next(o["text"] for o in posed(self.hook, self.game)["options"] if o["action"] == action)
            self.notices.append(self.word("terminal-taken-back", move=self.say.text(label)))
            return True
        elif history.movers[-1] != seat:
            rival = self.say.seat(history.movers[-1])
            self.tell([("danger", self.word("terminal-undo-other", seat=rival))])
        else:
            self.tell([("danger", self.word("terminal-undo-revealed"))])
        return False

    def save(self, name: str) -> None:
        """Write the record to a file that the player names."""
        path = Path(os.path.expanduser(name))
        if not name or not name.isprintable():
            self.tell([("text", self.word("terminal-which-file"))])
        elif os.path.lexists(path):
            self.tell([("danger", self.word("terminal-file-exists", path=str(path)))])
        elif self.write(path):
            self.tell([("done", self.word("terminal-saved", path=str(path)))])

    # ---- what is kept

    def keep(self) -> None:
        """Write the record where this game is kept."""
        self.write(self.path)

    def write(self, path: Path) -> bool:
        """Write the record; a disk that is full or shut is no reason to stop playing."""
        try:
            saved_games.write(path, self.game.record([chair.spec for chair in self.chairs]))
        except OSError as error:
            self.notices.append(self.word("terminal-not-saved", why=f"{path}: {error.strerror}"))
            return False
        return True

    def recover(self) -> None:
        """Ctrl-C may have come in the middle of a move: go back to the last whole decision."""
        if self.game.history is not None:
            self.game.become(self.game.history.replayed())

    def greetings(self) -> list[str]:
        """Where the game is, and at its beginning by what its chance was pledged."""
        pledge = self.game.history.pledge if self.game.history is not None and not self.game.ply else None
        said = [] if pledge is None else [self.word("terminal-pledged", commitment=pledge.commitment)]
        return [self.kept(), *said]

    def kept(self) -> str:
        """Where the game is."""
        return self.word("terminal-kept", path=str(self.path))

    def part(self) -> None:
        """The end of the game, or how to go on with it."""
        outcome = self.game.outcome()
        lines: list[Line] = [[("danger", notice)] for notice in self.notices if notice not in self.greetings()]
        path = shlex.quote(str(self.path))
        if outcome is None:
            resume = f"lootkeep play {self.game.setup.game} --resume {path} --lang {self.words.language}"
            lines += [[], [("text", self.kept())], [("now", self.word("terminal-resume", command=resume))]]
        else:
            lines += self.last_events() + ranking(outcome, self.say, self.screen.width)
            watch = f"lootkeep replay {path} --lang {self.words.language}"
            lines.append([("dim", self.word("terminal-record", path=str(self.path)))])
            lines.append([("dim", self.word("terminal-watch", command=watch))])
            if self.game.setup.seed is None:
                lines.append([("dim", self.word("terminal-verify", command=f"lootkeep verify {path}"))])
        self.screen.show(lines)

    def last_events(self) -> list[Line]:
        """What happened since the last decision of the only person here, or of all of them."""
        if not self.people:
            return []
        seat = self.people[0] if len(self.people) == 1 else None
        since = max(self.since.values())
        return chronicle(story(self.hook, self.game, seat, since), self.say, self.screen.width)
