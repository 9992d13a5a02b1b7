"""A program that runs beside us and speaks in lines: whatever it does, nobody waits for it longer than they want."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
from contextlib import suppress
from threading import Thread
from typing import IO

from .lines import Fault

MOST_LINE = 65_536  # bytes of one line
MOST_UNREAD = 100  # lines that nobody waited for
MOST_WORDS = 2_000  # bytes of its standard error that are kept
LAST_LINES = 4  # of its standard error that are told
A_MOMENT = 0.2  # seconds for a program that says no more to end by itself
LINGERING = 1.0  # seconds for the pipes of a dead program to run dry


class Late(Fault):
    """It says nothing."""


class Gone(Fault):
    """Nothing more can be heard from it."""


class Program:
    """A running program: each of its pipes has a thread, so that none of them can hold us up."""

    def __init__(self, command: list[str]) -> None:
        """Start it, in a process group of its own; an OSError says why it cannot be."""
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        self._to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._said: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._is_ended = False
        self._unfinished = b""  # the line at which we stopped listening
        self._errors = b""  # the last of its standard error
        self._speaker = Thread(target=self._speak, args=(self._process.stdin,), daemon=True)
        self._listener = Thread(target=self._listen, args=(self._process.stdout,), daemon=True)
        self._drain = Thread(target=self._drain_errors, args=(self._process.stderr,), daemon=True)
        for thread in (self._speaker, self._listener, self._drain):
            thread.start()

    def say(self, line: bytes) -> None:
        """Send a line, as soon as it is ready to read it."""
        self._to_say.put(line)

    def hear(self, seconds: float) -> bytes:
        """The next line it says; Late if there is none in time, Gone if there will be none."""
        if seconds <= 0:  # however much there still is to hear
            raise Late
        try:
            line = self._said.get(timeout=seconds)
        except queue.Empty:
            raise Late from None
        if line is None:
            raise Gone(self._why_gone())
        return line

    def end(self, seconds: float = 0.0) -> bool:
        """Close its input, give it time to end, then kill it with all that it has started; whether it was in time."""
        if self._is_ended:
            return True
        self._is_ended = True
        self._to_say.put(None)
        try:
            self._process.wait(seconds)
            in_time = True
        except subprocess.TimeoutExpired:
            in_time = False
        self._kill()
        self._process.wait()
        for thread in (self._speaker, self._listener, self._drain):
            thread.join(LINGERING)
        return in_time

    def last_words(self) -> str:
        """The last lines of its standard error."""
        lines = self._errors.decode("utf-8", errors="replace").splitlines()[-LAST_LINES:]
        return " / ".join("".join(sign for sign in line if sign.isprintable()).strip() for line in lines)

    def _why_gone(self) -> str:
        """Why there is nothing more to hear from it, which is its end."""
        self.end(A_MOMENT)
        if self._unfinished.endswith(b"\n"):
            return f"it said more than {MOST_UNREAD} lines that nobody waited for"
        if len(self._unfinished) == MOST_LINE:
            return f"it said a line of more than {MOST_LINE:,} bytes"
        code = self._process.returncode
        return f"its output ended, {f'by signal {-code}' if code < 0 else f'with exit code {code}'}"

    def _kill(self) -> None:
        """Kill its whole group."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):  # all are dead; macOS does not permit to kill the dead
                os.killpg(self._process.pid, signal.SIGKILL)

    def _speak(self, pipe: IO[bytes]) -> None:
        """Write what there is to say, then close its input."""
        with suppress(OSError):  # it does not listen
            while (line := self._to_say.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _listen(self, pipe: IO[bytes]) -> None:
        """Keep what it says, line by line, until it says no more or too much."""
        with pipe:
            line = pipe.readline(MOST_LINE)
            while line.endswith(b"\n") and self._said.qsize() < MOST_UNREAD:
                self._said.put(line)
                line = pipe.readline(MOST_LINE)
        self._unfinished = line
        self._said.put(None)

    def _drain_errors(self, pipe: IO[bytes]) -> None:
        """Read its standard error, so that it never waits for us, and keep the last of it."""
        with pipe:
            while line := pipe.readline(MOST_WORDS):
                self._errors = (self._errors + line)[-MOST_WORDS:]
