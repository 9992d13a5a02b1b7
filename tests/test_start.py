"""The first minute: what `dev.py play` does on a fresh machine, what it shows, and what it says when that fails."""

from __future__ import annotations

import errno
import io
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from develop import progress, shell, start, trouble
from develop.progress import Progress
from develop.shell import Failure, Obstacle

ROOT = Path(__file__).resolve().parent.parent


# ---- What is shown


class Clock:
    """Time that passes when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(progress, "time", SimpleNamespace(monotonic=lambda: self.now))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_a_stage_is_told_when_it_begins_and_when_it_ends(clock: Clock) -> None:
    out = io.StringIO()
    with Progress({"tools": 10, "table": 20}, ["tools", "table"], out) as shown:
        with shown.stage("tools"):
            assert out.getvalue() == "==    0 s  tools ... about 30 s to go\n"
            clock.now += 10
        with shown.stage("table"):
            clock.now += 20
    assert out.getvalue().splitlines()[1:] == [
        "==   10 s  tools: 10 s",
        "==   10 s  table ... about 20 s to go",
        "==   30 s  table: 20 s",
    ]


def test_the_estimate_knows_this_machine_and_admits_being_late(clock: Clock) -> None:
    shown = Progress({"tools": 10, "table": 20, "aside": 60}, ["tools", "table"], io.StringIO())
    with shown.stage("tools"):
        clock.now += 20  # half as fast as usual
    assert shown.left() == 40
    with shown.stage("table"):
        clock.now += 41
        assert shown.estimate() == "nearly there; slower than usual"


def test_what_lay_there_already_tells_nothing_of_the_pace(clock: Clock) -> None:
    shown = Progress({"tools": 10, "table": 20}, ["tools", "table"], io.StringIO())
    with shown.stage("tools"):
        pass
    assert shown.left() == 20


def test_a_terminal_has_a_line_that_moves() -> None:
    out = io.StringIO()
    out.isatty = lambda: True  # type: ignore[method-assign]
    with Progress({"tools": 10}, ["tools"], out) as shown, shown.stage("tools"):
        time.sleep(progress.TICK * 3)
    assert "\r\x1b[K==    0 s  tools ... about 10 s to go" in out.getvalue()
    assert out.getvalue().count("\n") == 1


# ---- What is wrong

TALK = {  # what tools said when it was tried, and what we make of it
    "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device": "the disk is full",
    "npm error ENOSPC: no space left on device, write": "the disk is full",
    "error: failed to create directory: Read-only file system (os error 30)": "cannot be written to",
    "WARNING: Retrying after connection broken by 'NewConnectionError(... Temporary failure in name resolution)'": (
        "the network cannot be reached"
    ),
    "npm error code EAI_AGAIN": "the network cannot be reached",
    "  Caused by: dns error\n  Caused by: failed to lookup address information": "the network cannot be reached",
    "ProxyError('Cannot connect to proxy.', NewConnectionError(...))": "the proxy refuses: set HTTPS_PROXY",
    "npm error 407 Proxy Authentication Required": "the proxy refuses: set HTTPS_PROXY",
    "npm error request failed, reason: self-signed certificate in certificate chain": "is not trusted here",
    "Hash mismatch for `typer==0.29.0`": "a package is not the one that we know: Hash mismatch for `typer==0.29.0`",
}


@pytest.mark.parametrize(("talk", "said"), TALK.items())
def test_a_trouble_is_one_line_that_says_what_would_help(tmp_path: Path, talk: str, said: str) -> None:
    log = tmp_path / "log"
    log.write_text(f"Collecting typer\n{talk}\n")
    problem = trouble.failure("cannot install", log)
    assert isinstance(problem, Obstacle)
    assert str(problem).startswith("cannot install: ")
    assert said in str(problem)
    assert "\n" not in str(problem)


def test_what_nobody_knows_is_quoted_with_the_place_of_the_rest(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text("first\nerror: a frog in the works\n\n")
    problem = trouble.failure("cannot build", log)
    assert not isinstance(problem, Obstacle)
    assert str(problem) == f"cannot build: error: a frog in the works\n(the whole talk: {log})"


@pytest.mark.parametrize(
    ("number", "said"),
    [(errno.ENOSPC, "the disk is full"), (errno.EROFS, "LOOTKEEP_BUILDS"), (errno.EIO, "Input/output")],
)
def test_what_the_system_refuses_is_one_line(number: int, said: str) -> None:
    assert said in str(trouble.of_system(OSError(number, os.strerror(number), "a file")))


def test_a_full_disk_is_seen_before_anything_is_begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(trouble, "HOME", tmp_path / "builds")
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=100 * 2**20))
    with pytest.raises(Obstacle, match=r"100 MB are free .* needs about 900"):
        trouble.check_room()


def test_a_full_disk_is_seen_even_if_nothing_could_be_logged(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(trouble, "HOME", tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=0))
    log = tmp_path / "log"
    log.touch()
    assert "the disk is full" in str(trouble.failure("cannot install", log))


def dev(*words: str, **extra: str) -> subprocess.CompletedProcess[str]:
    """What dev.py does with this."""
    command = [sys.executable, str(ROOT / "dev.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env={**os.environ, **extra})


def test_an_older_python_is_told_what_it_needs() -> None:
    old = (
        "import runpy, sys; sys.version_info = (3, 10, 4); sys.version = '3.10.4 (main)'; "
        f"runpy.run_path({str(ROOT / 'dev.py')!r}, run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
    assert "needs Python 3.11 or newer; this is 3.10.4" in done.stderr


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = dev("play", LOOTKEEP_BUILDS=str(tmp_path / "file" / "builds"))
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
    assert "builds: Not a directory" in done.stderr


def test_play_takes_no_command() -> None:
    done = dev("play", "looterz")
    assert (done.returncode, done.stderr) == (
        1,
        "play looterz: play takes only options; a command of Lootkeep is run by: dev.py run looterz\n",
    )


# ---- What is started


class Machine:
    """Which builds are there, and what is done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.there: set[str] = set()
        self.has_compiler = True
        self.done: list[str] = []
        monkeypatch.setattr(start, "is_there", lambda env: env in self.there)
        monkeypatch.setattr(start, "first_start", lambda: self.do("first start", start.PLAIN))
        monkeypatch.setattr(start, "make_compiled", lambda: self.do("compiled", start.COMPILED))
        monkeypatch.setattr(start, "compile_beside", lambda is_told: self.do("compiles beside"))
        monkeypatch.setattr(start, "has_compiler", lambda: self.has_compiler)
        monkeypatch.setattr(start, "wheel_in", lambda env: env)
        monkeypatch.setattr(
            start, "become", lambda command: self.do(" ".join([Path(command[0]).parts[-3], *command[1:]]))
        )

    def do(self, what: str, env: str | None = None) -> int:
        self.done.append(what)
        self.there |= {env} if env else set()
        return 0


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_a_first_start_plays_in_plain_python_and_compiles_beside_it(machine: Machine) -> None:
    start.play([])
    assert machine.done == ["first start", "compiles beside", "play"]


def test_the_next_start_uses_what_was_compiled(machine: Machine) -> None:
    machine.there = {start.PLAIN, start.COMPILED}
    start.play([])
    assert machine.done == ["play-compiled"]


def test_a_start_before_it_was_compiled_goes_on_compiling(machine: Machine) -> None:
    machine.there = {start.PLAIN}
    start.play([])
    assert machine.done == ["compiles beside", "play"]


def test_who_wants_it_compiled_waits(machine: Machine) -> None:
    start.run(["--compiled", "bench", "looterz"])
    assert machine.done == ["first start", "compiled", "play-compiled bench looterz"]


def test_a_short_command_compiles_nothing(machine: Machine) -> None:
    start.run(["rules", "looterz", "LZ-35"])
    assert machine.done == ["first start", "play rules looterz LZ-35"]


def test_without_a_compiler_it_is_played_plain_and_told(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.has_compiler = False
    start.play([])
    assert machine.done == ["first start", "play"]
    assert "no C compiler" in capsys.readouterr().out
    with pytest.raises(Failure, match="--compiled needs that compiler"):
        start.play(["--compiled"])


def test_without_the_browsers_side_the_terminal_is_named(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "wheel_in", lambda env: "plain-terminal-123")
    with pytest.raises(Failure, match=r"dev\.py run play looterz"):
        start.play([])


# ---- What is done beside it


@pytest.mark.skipif(os.name != "posix", reason="elsewhere it goes on to its end")
def test_what_compiles_ends_with_the_game_and_all_that_it_started(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    compiler = (
        "import os, subprocess, sys, time; from develop.start import follow; follow(os.getppid()); "
        "child = subprocess.Popen(['sleep', '60']); "
        f"open({str(note)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}'); time.sleep(60)"
    )
    game = (
        "import subprocess, sys, time; "
        f"subprocess.Popen([sys.executable, '-c', {compiler!r}], start_new_session=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", game], cwd=ROOT) as process:
        until(lambda: note.exists() and bool(note.read_text()))
        pids = [int(pid) for pid in note.read_text().split()]
        process.kill()
    until(lambda: not any(is_alive(pid) for pid in pids))


def until(is_so: object, seconds: float = 60.0) -> None:
    """Wait for something."""
    assert callable(is_so)
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be noticed by its parent does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text() if sys.platform == "linux" else ""
        os.kill(pid, 0)
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[:1] != ["Z"]


def test_two_of_us_do_not_do_the_same_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shell, "HOME", tmp_path)
    command = [sys.executable, "-c", "from develop.shell import alone\nwith alone('work'): print('done', flush=True)"]
    with shell.alone("work"):
        with shell.alone("other work"):
            pass
        surroundings = {**os.environ, "LOOTKEEP_BUILDS": str(tmp_path)}
        other = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=surroundings)
        assert other.stdout is not None
        assert other.stdout.readline().startswith("== waiting: another dev.py")
    assert other.communicate(timeout=60)[0] == "done\n"
    assert not capsys.readouterr().out  # nobody waited here
