"""Two servers on one PostgreSQL, a hundred people, and everything that can happen to them.

`python -m bench.chaos [--seconds 85] [--people 100] [--seed 1]`, at the root of the repository, starts a PostgreSQL and
two servers of its own, reached from this machine only, and lets people play at both while servers are killed, frozen
and restarted, and PostgreSQL is restarted and dismisses its clients. It ends by itself, within two minutes, prints what
was done and found, and exits with 1 if anything is wrong: an acknowledged move that is not in the log exactly once, one
that was refused and yet done, a version that went back or differs, a line of chat that is lost or told out of order, a
log that does not fold, or somebody who does not catch up in the end.
"""

import argparse
import asyncio
import sys
import time
from pathlib import Path

from tests.server.chaos import run
from tests.server.postgres import find_programs, running_cluster


def main() -> None:
    """Run, and print what was done and found."""
    parser = argparse.ArgumentParser(description="Two servers, PostgreSQL and people, while everything fails.")
    parser.add_argument("--seconds", type=float, default=85.0, help="of mishaps; then everybody catches up")
    parser.add_argument("--people", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--logs", type=Path, default=Path(".lootkeep/chaos"), help="a folder for what servers say")
    given = parser.parse_args()
    programs = find_programs()
    if programs is None:
        sys.exit("PostgreSQL is not installed: install its server, or put its programs (pg_ctl, initdb) on the PATH.")
    given.logs.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with running_cluster(programs, durable=False) as cluster:
        found, done = asyncio.run(run(cluster, given.logs, given.seconds, given.people, given.seed))
    print(
        f"{given.people} people, {time.monotonic() - began:.0f} s; "
        + ", ".join(f"{n} x {do}" for do, n in done.items())
    )
    print(f"{len(found.accepted):,} moves acknowledged, {len(found.said):,} lines acknowledged")
    print(", ".join(f"{count:,} {what}" for what, count in sorted(found.counts.items())))
    print("nothing was lost, doubled or went back" if not found.wrong else f"{len(found.wrong)} things are WRONG")
    sys.exit(bool(found.wrong))


if __name__ == "__main__":
    main()
