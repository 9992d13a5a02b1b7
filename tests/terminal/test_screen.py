"""In a real terminal: pictures are wiped, hands leave no trace, the terminal is left as it was."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lootkeep

pty = pytest.importorskip("pty")

PROGRAM = """
import sys
from lootkeep.terminal import play
sys.exit(play(seats=sys.argv[1], seed=7, file=sys.argv[2]))
"""


def played(file: Path, seats: str, typed: str) -> tuple[int, str]:
    """The exit code and all that a terminal was sent."""
    ours, theirs = pty.openpty()
    source = str(Path(lootkeep.__file__).parents[1])
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "90", "LINES": "30", "PYTHONPATH": source}
    env.pop("NO_COLOR", None)
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, seats, str(file)], stdin=theirs, stdout=theirs, stderr=theirs, env=env
    ) as process:
        os.close(theirs)
        os.write(ours, typed.encode())
        sent = b""
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:  # the other end is closed
                break
            if not piece:
                break
            sent += piece
    os.close(ours)
    return process.returncode, sent.decode(errors="replace")


def test_one_person_gets_colours_and_a_new_picture_each_time(tmp_path: Path) -> None:
    code, sent = played(tmp_path / "one", "you:Ada,greedy", "1\nq\n")
    assert code == 0
    assert sent.count("\x1b[2J") == 2
    assert "\x1b[1;33m[▶ Dungeon]" in sent
    assert "\x1b[?1049h" not in sent
    assert "--resume" in sent


def test_several_people_play_on_a_screen_that_leaves_no_trace(tmp_path: Path) -> None:
    code, sent = played(tmp_path / "two", "you:Ada,you:Bo", "\n1\nq\n")
    assert code == 0
    before, shown, after = sent.replace("\x1b[?1049l", "\x1b[?1049h").split("\x1b[?1049h")
    assert "Recruitment" not in before + after
    assert "Recruitment" in shown
    assert "--resume" in after
