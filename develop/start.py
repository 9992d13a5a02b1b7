"""Play within a minute: in plain Python at once, while the rules are compiled for the bots and the next start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .browser import NO_NODE, make_bundle
from .environments import furnish, packages, tools, wheel_in
from .progress import Progress
from .shell import HOME, ROOT, Failure, alone, called, say, stop_all, surroundings, tool
from .trouble import check_room
from .wheels import build, has_compiler, is_compiled, shelf_of

PLAIN, COMPILED = "play", "play-compiled"  # the environments that people play in

# The stages of a first start and the seconds that they take on two cores; the server's packages come beside the way.
STAGES = {
    "tools": 6.0,
    "Node and what it needs": 14.0,
    "the browser's side": 6.0,
    "the server's packages": 3.0,
    "the table": 3.0,
}
WAY = ["tools", "Node and what it needs", "the browser's side", "the table"]
COMPILING = 60  # seconds, if little else is done

# Commands during which there is time to compile; the server lets its bots think in what was compiled.
LONG = {"serve", "play", "chronicle", "replay"}


def play(arguments: list[str]) -> int:
    """Open the game in the browser."""
    words = [word for word in arguments if word != "--compiled"]
    if words and not words[0].startswith("-"):
        text = " ".join(words)
        raise Failure(f"play {text}: play takes only options; a command of Lootkeep is run by: dev.py run {text}")
    return run(arguments)


def run(arguments: list[str]) -> int:
    """Become Lootkeep: compiled if that is there or if it is to be waited for, else in plain Python."""
    is_to_wait = "--compiled" in arguments
    words = [word for word in arguments if word != "--compiled"]
    command = next((word for word in words if not word.startswith("-")), "serve")
    if is_to_wait:
        compile_now()
    elif not is_there(COMPILED):
        if not is_there(PLAIN):
            first_start()
        if command in LONG and can_compile():
            compile_beside(is_told=command == "serve")
    env = COMPILED if is_there(COMPILED) else PLAIN
    if command == "serve" and "terminal" in wheel_in(env):
        raise Failure(
            "the browser's side is missing, for the reason above; the terminal works: dev.py run play looterz"
        )
    return become([str(tool(env, "lootkeep")), *words])


def become(command: list[str]) -> int:
    """Be another program from now on: it has the terminal, and Ctrl-C, to itself."""
    variables = surroundings(LOOTKEEP_COMPILED=str(compiled_note()))
    if os.name == "posix":
        os.execve(command[0], command, variables)
    return subprocess.run(command, env=variables).returncode


def is_there(env: str) -> bool:
    """Whether an environment has the wheel of the sources as they are now."""
    mode = "plain" if env == PLAIN else "compiled"
    return wheel_in(env) == shelf_of(mode).name and tool(env, "lootkeep").is_file()


def first_start() -> None:
    """Set everything up for plain Python, what can be side by side, and show it."""
    check_room()
    is_new = not (HOME / "tools").exists()
    say(f"setting up in {called(HOME)}; this is done once" if is_new else f"bringing {called(HOME)} up to date")
    with Progress(STAGES, WAY) as progress, ThreadPoolExecutor() as pool:
        try:
            with progress.stage("tools"):
                tools()
            work = pool.submit(packages_stage, progress)
            try_bundle(progress)
            work.result()
            with progress.stage("the table"):
                furnish(PLAIN, "runtime.txt", build("plain"))
        except BaseException:
            stop_all()
            raise


def packages_stage(progress: Progress) -> None:
    """What the server is made of."""
    with progress.stage("the server's packages"):
        packages(PLAIN, "runtime.txt")


def try_bundle(progress: Progress) -> None:
    """The browser's side; where it cannot be had at all, the rest goes on without it."""
    try:
        make_bundle(progress.stage)
    except Failure as problem:
        if str(problem) != NO_NODE:  # which is told when the table is built without it
            raise


# ---- Compiling


def can_compile() -> bool:
    """Whether there is a compiler; if not, what would help is said."""
    if has_compiler():
        return True
    say(
        "in plain Python, for there is no C compiler with Python's headers: all works, but bots think more slowly "
        f"(Debian and Ubuntu: sudo apt install gcc python3.{sys.version_info.minor}-dev; "
        "macOS: xcode-select --install)"
    )
    return False


def compile_now() -> None:
    """Compile and wait for it."""
    if is_there(COMPILED):
        return
    if not has_compiler():
        can_compile()
        raise Failure("--compiled needs that compiler; without --compiled it is played in plain Python")
    if not is_there(PLAIN):
        first_start()
    with Progress({"compiling": COMPILING}, ["compiling"]) as progress, progress.stage("compiling"):
        make_compiled()


def make_compiled() -> None:
    """The compiled build, in an environment of its own; whoever waits for it finds a note."""
    with alone("compile"):
        wheel = build("compiled")
        if not is_compiled(wheel):
            raise Failure(f"the rules could not be compiled; why: {called(HOME / 'build-compiled.log')}")
        furnish(COMPILED, "runtime.txt", wheel)
        places = {"base": str(HOME / COMPILED), "platbase": str(HOME / COMPILED)}
        compiled_note().write_text(sysconfig.get_path("purelib", "venv", vars=places))


def compiled_note() -> Path:
    """The file that tells a server of these sources where they lie compiled."""
    return HOME / COMPILED / shelf_of("compiled").name


def compile_rules(arguments: list[str]) -> int:
    """Compile, for whoever plays meanwhile or will play."""
    if arguments not in ([], [BESIDE]):
        raise Failure(f"compile {' '.join(arguments)}: compile takes no arguments")
    if not arguments:
        compile_now()
        say("compiled; the next start uses it")
        return 0
    start = time.monotonic()
    be_humble()
    follow(os.getppid())
    make_compiled()
    say(f"compiled in {time.monotonic() - start:.0f} s: from now on bots think faster, and the next start is compiled")
    return 0


BESIDE = "--beside"  # how `play` asks for it


def compile_beside(*, is_told: bool) -> None:
    """Compile in a process of its own that takes only what time is left over, and ends with us."""
    if is_told:
        say(f"compiling the rules meanwhile (about {COMPILING} s, at low priority); it can be played at once")
    out = None if is_told else subprocess.DEVNULL
    command = [sys.executable, str(ROOT / "dev.py"), "compile", BESIDE]
    subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, start_new_session=True)


def be_humble() -> None:
    """Take only what time others leave, with whatever we start."""
    if sys.platform == "win32":
        import ctypes

        idle = 0x40
        ctypes.windll.kernel32.SetPriorityClass(ctypes.windll.kernel32.GetCurrentProcess(), idle)
    else:
        os.nice(19)


def follow(parent: int) -> None:
    """End, with all that we have started, when a game that we compile for has ended."""
    if sys.platform == "win32":  # there it goes on to its end
        return

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os.killpg(0, signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
