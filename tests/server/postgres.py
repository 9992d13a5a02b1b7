"""A PostgreSQL of one's own for a while: a new cluster in a folder, reached by a socket in it and nowhere else.

`python -m tests.server.postgres` says where its programs are, and installs them where there are none and apt can.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import psycopg

from tests.programs import apt_install

USER = "lootkeep"
DISMISS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""

# Where systems keep the programs of a server, which are seldom on the PATH.
PLACES = ("usr/lib/postgresql/*/bin", "usr/pgsql-*/bin", "usr/local/pgsql/bin", "opt/homebrew/opt/postgresql*/bin")


def find_programs() -> Path | None:
    """The folder with the programs of a server: the one on the PATH, or else the newest."""
    on_path = shutil.which("pg_ctl")
    if on_path:
        return Path(on_path).parent
    found = [folder for place in PLACES for folder in Path("/").glob(place) if (folder / "pg_ctl").is_file()]
    return max(found, key=lambda folder: [int(part) for part in re.findall(r"\d+", str(folder))], default=None)


class Cluster:
    """A server with one database, that can be stopped, and started again."""

    def __init__(self, folder: Path, programs: Path, *, durable: bool) -> None:
        self._folder = folder
        self._programs = programs
        self._durable = durable
        self.address = f"postgresql://{USER}@/postgres?host={quote(str(folder), safe='')}"
        # It refuses to run as root, but has a user of its own wherever it is installed.
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user:
            shutil.chown(folder, self._user)
        self._run(
            "initdb",
            "--pgdata=data",
            "--auth=trust",
            f"--username={USER}",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",
        )

    def start(self) -> None:
        """Start, and wait until it answers."""
        fsync = "on" if self._durable else "off"
        options = f"-c listen_addresses='' -c unix_socket_directories='{self._folder}' -c fsync={fsync}"
        self._run("pg_ctl", "start", "--pgdata=data", "--wait", "--log=log", f"--options={options}")

    def stop(self) -> None:
        """Stop, as if it had crashed."""
        self._run("pg_ctl", "stop", "--pgdata=data", "--wait", "--mode=immediate")

    def empty(self) -> str:
        """Throw away what is in the database, and whoever is connected to it; its address."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(DISMISS)
            connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self.address

    def _run(self, program: str, *words: str) -> None:
        """Run one of PostgreSQL's programs in the folder; what it says is shown if it fails."""
        with (self._folder / "talk").open("w+") as talk:  # not a pipe, which the server would keep open
            command = [str(self._programs / program), *words]
            done = subprocess.run(
                command, cwd=self._folder, user=self._user, stdin=subprocess.DEVNULL, stdout=talk, stderr=talk
            )
            if done.returncode != 0:
                talk.seek(0)
                raise RuntimeError(f"{program} failed: {talk.read()}")


@contextmanager
def running_cluster(programs: Path, *, durable: bool) -> Iterator[Cluster]:
    """A cluster that runs, and is gone without a trace afterwards; if not durable, only the machine must not fail."""
    # Not in a folder of the tests: the path of a socket must be short, and its folder open to PostgreSQL's user.
    with tempfile.TemporaryDirectory(prefix="lootkeep-pg-") as folder:
        cluster = Cluster(Path(folder), programs, durable=durable)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


if __name__ == "__main__":
    if find_programs() is None:
        apt_install("postgresql")
    print(f"PostgreSQL: {find_programs() or 'none'}")
