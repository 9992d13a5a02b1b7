"""Play or test Lootkeep from a fresh clone, with nothing installed but Python 3.11 or newer.

    python3 dev.py play [OPTIONS]     set up and open the game in the browser: in plain Python at once, and compiled
                                      from the next start on (`--compiled`: wait for that)
    python3 dev.py run COMMAND ...    the same, and run `lootkeep COMMAND ...`
    python3 dev.py compile            compile now
    python3 dev.py test [ARGUMENTS]   linters, types, the site; then the tests in plain mode, compiled and in a browser
        --plain, --compiled, --browser   the tests in these ways only
        --quick                          in plain mode, without the site and what starts servers and waits
        --lint, --no-lint                linters, types and the site alone, or not at all
        anything else goes to pytest
    python3 dev.py docs [--open] [--serve]   build the site with all pages; open it, serve it to this machine
    python3 dev.py pins [ARGUMENTS]   resolve requirements/*.txt again (--upgrade: to the newest)
    python3 dev.py release            build all files of a release and check that everything is ready
        archive                          only the source archive and the wheel in plain Python
        files FOLDER, set FOLDER TAG     check files that were built elsewhere

Everything is installed below .lootkeep/, which may be deleted at any time; LOOTKEEP_BUILDS names another folder.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (it is here for those who have an older one)
    sys.exit(
        "Lootkeep needs Python 3.11 or newer; this is "
        + sys.version.split()[0]
        + ". Where a newer one is installed: python3.12 dev.py "
        + " ".join(sys.argv[1:])
    )

from develop.checks import test
from develop.pins import pins
from develop.release import release
from develop.shell import Failure, stop_all
from develop.site import docs
from develop.start import compile_rules, play, run
from develop.trouble import of_system


def main() -> int:
    """Carry out one command."""
    commands = {
        "play": play,
        "run": run,
        "compile": compile_rules,
        "test": test,
        "docs": docs,
        "pins": pins,
        "release": release,
    }
    if len(sys.argv) < 2 or sys.argv[1] not in commands:
        print(__doc__)
        return 0 if sys.argv[1:] in (["-h"], ["--help"]) else 2
    try:
        return commands[sys.argv[1]](sys.argv[2:])
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    except OSError as problem:
        print(of_system(problem), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        stop_all()
        print("\ninterrupted; the next start goes on where this one was", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
