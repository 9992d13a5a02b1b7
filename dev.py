"""Play or test Lootkeep from a fresh clone, with nothing installed but Python 3.11 or newer.

    python3 dev.py play [OPTIONS]     install, compiled where possible, and open the game in the browser
    python3 dev.py run COMMAND ...    the same, and run `lootkeep COMMAND ...`
    python3 dev.py test [ARGUMENTS]   linters, types, the site; then the tests in plain mode, compiled and in a browser
        --plain, --compiled, --browser   the tests in these ways only
        --lint, --no-lint                linters, types and the site alone, or not at all
        anything else goes to pytest
    python3 dev.py docs [--open] [--serve]   build the site with all pages; open it, serve it to this machine
    python3 dev.py pins [ARGUMENTS]   resolve requirements/*.txt again (--upgrade: to the newest)

Everything is installed below .lootkeep/, which may be deleted at any time.
"""

from __future__ import annotations

import os
import subprocess
import sys

if sys.version_info < (3, 11):  # noqa: UP036  (it is here for those who have an older one)
    sys.exit("Lootkeep needs Python 3.11 or newer; this is " + sys.version.split()[0])

from develop.checks import test
from develop.environments import furnish
from develop.pins import pins
from develop.shell import Failure, surroundings, tool
from develop.site import docs
from develop.wheels import build


def play(arguments: list[str]) -> int:
    """Open the game in the browser."""
    if arguments and not arguments[0].startswith("-"):
        words = " ".join(arguments)
        raise Failure(f"play {words}: play takes only options; a command of Lootkeep is run by: dev.py run {words}")
    return run(arguments)


def run(arguments: list[str]) -> int:
    """Install Lootkeep, compiled where that works, and become it."""
    furnish("play", "runtime.txt", build("compiled"))
    command = [str(tool("play", "lootkeep")), *arguments]
    if os.name == "posix":
        os.execve(command[0], command, surroundings())  # it has the terminal, and Ctrl-C, to itself
    return subprocess.run(command, env=surroundings()).returncode


def main() -> int:
    """Carry out one command."""
    commands = {"play": play, "run": run, "test": test, "docs": docs, "pins": pins}
    if len(sys.argv) < 2 or sys.argv[1] not in commands:
        print(__doc__)
        return 0 if sys.argv[1:] in (["-h"], ["--help"]) else 2
    try:
        return commands[sys.argv[1]](sys.argv[2:])
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
