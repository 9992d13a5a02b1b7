"""What is being done and how long it will still take, told from the first second."""

from __future__ import annotations

import shutil
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from .shell import say

TICK = 0.25  # seconds between two looks at the clock


class Progress:
    """The stages of a set-up, each with the seconds it usually takes; some of them run side by side.

    The estimate is what is left of the longest way through them, at the pace of this machine so far. A terminal shows
    it in a line that moves; a file is given a line for each stage.
    """

    def __init__(self, usual: dict[str, float], way: list[str], out: TextIO | None = None) -> None:
        self.usual = usual
        self.way = way  # the stages that cannot be done side by side, which make the whole so long
        self.out = out or sys.stdout
        self.is_live = self.out.isatty()
        self.start = time.monotonic()
        self.begun: dict[str, float] = {}  # stages that are being done, and since when
        self.took: dict[str, float] = {}
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._ticker = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Progress:
        if self.is_live:
            self._ticker.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        if self._ticker.is_alive():
            self._ticker.join()

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """Do one of the stages."""
        with self._lock:
            self.begun[name] = time.monotonic()
        if not self.is_live:
            self._line(f"{name} ... {self.estimate()}")
        yield
        with self._lock:
            self.took[name] = time.monotonic() - self.begun.pop(name)
            self._line(f"{name}: {self.took[name]:.0f} s")

    def left(self) -> float:
        """Seconds that the rest of the way takes, at this machine's pace; less than 0 if it is late."""
        now = time.monotonic()
        pace = self.pace()
        left = 0.0
        for name in self.way:
            if name in self.begun:
                left += self.usual[name] * pace - (now - self.begun[name])
            elif name not in self.took:
                left += self.usual[name] * pace
        return left

    def pace(self) -> float:
        """How many times the usual seconds this machine takes; what lay there already does not tell."""
        done = [name for name in self.way if self.took.get(name, 0.0) > self.usual[name] / 4]
        usual = sum(self.usual[name] for name in done)
        return sum(self.took[name] for name in done) / usual if usual else 1.0

    def estimate(self) -> str:
        """The rest of the way in words."""
        left = self.left()
        return f"about {max(5, round(left / 5) * 5)} s to go" if left > 0 else "nearly there; slower than usual"

    def _line(self, text: str) -> None:
        """A line that stays."""
        if self.is_live:
            self.out.write("\r\x1b[K")
        say(f"{time.monotonic() - self.start:4.0f} s  {text}", self.out)

    def _tick(self) -> None:
        while not self._over.wait(TICK):
            with self._lock:
                seconds = time.monotonic() - self.start
                if self.begun:
                    text = f"== {seconds:4.0f} s  {' and '.join(self.begun)} ... {self.estimate()}"
                    self.out.write(f"\r\x1b[K{text[: shutil.get_terminal_size().columns - 1]}")
                    self.out.flush()
        self.out.write("\r\x1b[K")
        self.out.flush()
