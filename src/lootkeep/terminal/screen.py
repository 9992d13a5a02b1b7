"""Where lines are shown and answers typed: a terminal with colours, or plain text for pipes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from io import TextIOWrapper
from threading import Timer
from typing import TextIO

from rich.console import Console
from rich.text import Text

from ..lines import Line, text_of

PLAIN_WIDTH = 200
LEAST_WIDTH = 40
PATIENCE = 0.3  # seconds before somebody is told why nothing happens

STYLES = {
    "": "",
    "text": "",
    "dim": "dim",
    "name": "bold",
    "you": "bold cyan",
    "now": "bold yellow",
    "number": "bold yellow",
    "done": "green",
    "loot": "yellow",
    "life": "red",
    "power": "cyan",
    "card": "bold",
    "keyword": "magenta",
    "danger": "bold red",
    "question": "bold",
    "book": "red",
    "scroll": "yellow",
    "potion": "green",
    "stones": "bright_blue",
    "teleport": "bold magenta",
    "rigor": "bold bright_magenta",
    "seat1": "bold black on #e0661f",
    "seat2": "bold black on #7ad0f2",
    "seat3": "bold white on #2f9a63",
    "seat4": "bold black on #f8d230",
    "seat5": "bold white on #4046c4",
    "seat6": "bold black on #c06aa4",
    "seat7": "bold black on #f2ecdc",
    "seat8": "bold white on #4f1d68",
}


class Screen:
    """Plain text: no colours, nothing is wiped, answers are one line each."""

    def __init__(self, stdin: TextIO, stdout: TextIO) -> None:
        self.stdin = stdin
        self.stdout = stdout

    @property
    def width(self) -> int:
        """How many columns a line may take."""
        return PLAIN_WIDTH

    @property
    def height(self) -> int | None:
        """How many rows there are; None: as many as one likes."""
        return None

    def show(self, lines: Iterable[Line]) -> None:
        """Write lines below the others."""
        for line in lines:
            self.stdout.write(harmless(text_of(line)).rstrip() + "\n")
        self.stdout.flush()

    def clear(self) -> None:
        """Wipe what was shown, where that is possible."""

    def ask(self, prompt: str) -> str | None:
        """A line that somebody typed; None if nobody will type any more."""
        self.stdout.write(harmless(prompt))
        self.stdout.flush()
        typed = self.stdin.readline()
        if not self.stdin.isatty():
            self.stdout.write(typed.rstrip("\n") + "\n")  # as if it had been typed here
        return typed.rstrip("\r\n") if typed else None

    def waiting(self, why: str) -> AbstractContextManager[None]:
        """While this takes longer than a moment, say why, where that leaves no trace."""
        return nullcontext()

    def open(self, *, secret: bool) -> None:
        """Begin; secret: what was shown must not be found by scrolling back."""

    def close(self) -> None:
        """Leave the terminal as it was."""


class RichScreen(Screen):
    """A terminal: colours unless NO_COLOR is set, and a new picture for each decision."""

    def __init__(self, stdin: TextIO, stdout: TextIO) -> None:
        super().__init__(stdin, stdout)
        self.console = Console(file=stdout, highlight=False, soft_wrap=True)
        with suppress(ImportError):
            import readline  # noqa: F401  lines can be edited and called back

    @property
    def width(self) -> int:
        return max(LEAST_WIDTH, self.console.width)

    @property
    def height(self) -> int | None:
        return self.console.height

    def show(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.console.print(Text.assemble(*((harmless(text), STYLES[style]) for style, text in line)))

    def clear(self) -> None:
        self.console.clear()

    def ask(self, prompt: str) -> str | None:
        try:
            return input(prompt)
        except EOFError:
            return None

    @contextmanager
    def waiting(self, why: str) -> Iterator[None]:
        status = self.console.status(Text(harmless(why), style="dim"))
        timer = Timer(PATIENCE, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    def open(self, *, secret: bool) -> None:
        if secret:
            self.console.set_alt_screen(True)

    def close(self) -> None:
        self.console.set_alt_screen(False)


@contextmanager
def unbroken(stdout: TextIO) -> Iterator[None]:
    """Whoever read our output has gone: stop, and say nothing."""
    try:
        yield
    except BrokenPipeError:
        if stdout is sys.stdout:  # Python writes what is left when it ends
            os.dup2(os.open(os.devnull, os.O_WRONLY), stdout.fileno())


def harmless(text: str) -> str:
    """A text without signs that would steer the terminal."""
    return "".join(sign if sign.isprintable() or sign == "\u00a0" else "" for sign in text)


def screen(*, plain: bool, stdin: TextIO | None = None, stdout: TextIO | None = None) -> Screen:
    """The screen for these streams: plain if asked for, or if one of them is no terminal."""
    source, target = stdin or sys.stdin, stdout or sys.stdout
    for stream in (source, target):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # another encoding, or bytes that are no text
    if plain or not (source.isatty() and target.isatty()) or os.environ.get("TERM") == "dumb":
        return Screen(source, target)
    return RichScreen(source, target)
