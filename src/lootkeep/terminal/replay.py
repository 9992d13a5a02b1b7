"""A record walked through: each move with what it brought, forwards and backwards, by anybody's eyes."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO, cast

from ..engine.errors import InvalidSetup
from ..engine.game import Game
from ..engine.messages import Event, View
from ..lines import Line, wrapped
from ..speech import Words, words
from . import saved_games
from .chronicle import chronicle, is_turn
from .ending import ranking
from .hook import hook, posed, retold
from .screen import Screen, screen, unbroken
from .seats import names_of
from .session import INTERRUPTED, LEFT

ALL = -1
HIDDEN = (None, "?", "@card/?")
Eyes = int | None  # a seat, None for a spectator, ALL for everybody's eyes at once


def replay(
    path: str | Path,
    *,
    lang: str = "en",
    eyes: str | None = None,
    plain: bool = False,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> int:
    """Walk through a record; in plain text the whole story is told at once.

    `eyes` is a seat's number from 1, `all`, or `none` for a spectator; a game that is over is shown open.
    """
    game, names = saved_games.load(Path(path))
    seen: Eyes = (ALL if game.over else None) if eyes is None else read_eyes(eyes, game.seats)
    place = screen(plain=plain, stdin=stdin, stdout=stdout)
    story = Story(game, names_of(names, lang), words(lang), place, seen)
    with unbroken(place.stdout):
        try:
            if place.height is None:
                story.tell_whole()
            else:
                story.walk()
        except KeyboardInterrupt:
            return INTERRUPTED
    return LEFT


def read_eyes(text: str, seats: int) -> Eyes:
    """Whose eyes a word means."""
    if text in ("all", "none"):
        return ALL if text == "all" else None
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= seats:
        raise InvalidSetup(f"Nobody sees by {text[:20]!r}: a seat from 1 to {seats}, all or none would be right.")
    return int(text) - 1


def opened(views: list[object]) -> object:
    """What several views show together: where one sees nothing and another something, that."""
    views = [view for view in views if view is not None] or views
    first = views[0]
    if isinstance(first, dict):
        return {key: opened([cast("dict[str, object]", view)[key] for view in views]) for key in first}
    if isinstance(first, list) and all(isinstance(view, list) for view in views):
        return [opened(list(each)) for each in zip(*cast("list[list[object]]", views), strict=True)]
    return next((view for view in views if view not in HIDDEN), first)


class Story:
    """A game that was played, move by move."""

    def __init__(self, game: Game, names: list[str], language: Words, place: Screen, eyes: Eyes) -> None:
        assert game.history is not None
        self.game = game
        self.moves = list(game.history.moves)
        self.words = language
        self.say = language.at(game, names)
        self.hook = hook(game.setup.game)
        self.screen = place
        self.eyes = eyes
        self.pictured = True
        world = game.history.beginning()
        self.worlds = [world.copy()]  # the position before each move
        for action in self.moves:
            world.carry_out(action)
            self.worlds.append(world.copy())

    # ---- what is seen

    def view(self, number: int) -> View:
        """The position after so many moves, by the chosen eyes."""
        world = self.worlds[number]
        if self.eyes != ALL:
            return world.view(self.eyes)
        views: list[object] = [world.view(seat) for seat in (None, *range(world.seats))]
        return {**cast("dict[str, object]", opened(views)), "seat": None}

    def events(self, number: int) -> list[Event]:
        """What the move of that number (from 1; 0: the set-up) brought."""
        eyes = (None, *range(self.game.seats)) if self.eyes == ALL else (self.eyes,)
        seen = [[e for e in self.game.events(eye, number - 1) if e["ply"] == number - 1] for eye in eyes]
        return retold(
            self.hook, cast("list[Event]", opened(cast("list[object]", seen))), self.worlds[max(0, number - 1)]
        )

    def move(self, number: int) -> Line:
        """The move of that number in words, and who made it."""
        world = self.worlds[number - 1]
        action = self.moves[number - 1]
        labels = {option["action"]: self.say.text(option["text"]) for option in posed(self.hook, world)["options"]}
        called = action not in labels  # out of turn
        return [
            ("dim", f"{number}. "),
            ("name", self.say.seat(world.caller(action) if called else world.actor)),
            ("text", f": {world.notation(action) if called else labels[action]}"),
        ]

    def told(self, number: int, width: int) -> list[Line]:
        """A move, what it brought, and the banner of the turn that it leads to."""
        events = self.events(number)
        before = [event for event in events if not is_turn(event)]
        lines = wrapped(self.move(number), width, indent=4)
        lines += [[("", "    "), *line] for line in chronicle(before, self.say, width - 4)]
        return lines + chronicle([event for event in events if is_turn(event)], self.say, width)

    def end(self, width: int) -> list[Line]:
        """How it ended."""
        outcome = self.game.outcome()
        if outcome is None:
            return [[("dim", self.words.say("terminal-replay-unfinished"))]]
        return ranking(outcome, self.say, width)

    def title(self, number: int) -> str:
        """Which game, which move, whose eyes."""
        if self.eyes is None or self.eyes == ALL:
            eyes = self.words.say("terminal-replay-all" if self.eyes == ALL else "terminal-replay-spectator")
        else:
            eyes = self.say.seat(self.eyes)
        setup = self.game.setup
        return self.words.say(
            "terminal-replay-title",
            game=self.words.say(f"{setup.game}-name"),
            edition=setup.edition,
            n=number,
            all=len(self.moves),
            eyes=eyes,
        )

    # ---- how it is told

    def tell_whole(self) -> None:
        """The story from the first move to the last."""
        width = self.screen.width
        self.screen.show([[("name", self.title(len(self.moves)))], *self.opening()])
        for number in range(1, len(self.moves) + 1):
            self.screen.show(self.told(number, width))
        self.screen.show(self.hook.picture(self.view(len(self.moves)), self.say, width, brief=True))
        self.screen.show(self.end(width))

    def opening(self) -> list[Line]:
        """What happened before the first move."""
        return chronicle(self.events(0), self.say, self.screen.width)

    def walk(self) -> None:
        """Step by step, as somebody at the keyboard asks."""
        number = 0
        while True:
            self.draw(number)
            typed = self.screen.ask("> ")
            if typed is None or typed.strip().lower() in ("q", "quit"):
                return
            number = self.obeyed(typed.strip().lower(), number)

    def obeyed(self, typed: str, number: int) -> int:
        """The move to look at after what was typed."""
        last = len(self.moves)
        if typed in ("", "n"):
            return min(last, number + 1)
        if typed == "b":
            return max(0, number - 1)
        if typed.isdecimal():
            return min(last, int(typed[:6]))
        if typed == "p":
            self.pictured = not self.pictured
        elif typed.startswith("s "):
            try:
                self.eyes = read_eyes(typed[2:].strip(), self.game.seats)
            except InvalidSetup:
                self.puzzled(typed)
        else:
            self.puzzled(typed)
        return number

    def puzzled(self, typed: str) -> None:
        """Say that it was not understood, and wait."""
        self.screen.show([[("danger", self.words.say("terminal-replay-unknown", text=typed[:40]))]])
        self.screen.ask("")

    def draw(self, number: int) -> None:
        """The table after so many moves, and the moves that led there."""
        width = self.screen.width
        below = self.end(width) if number == len(self.moves) else []
        below += wrapped([("dim", self.words.say("terminal-replay-keys"))], width)
        table = self.hook.picture(self.view(number), self.say, width, brief=True) if self.pictured else []
        room = max(4, (self.screen.height or 24) - len(table) - len(below) - 3)
        told: list[Line] = []
        first = number
        while first > 0 and len(told) < room:
            told = self.told(first, width) + told
            first -= 1
        told = (self.opening() if first == 0 else []) + told
        self.screen.clear()
        self.screen.show([[("name", self.title(number))], *table, *told[-room:], *below])
