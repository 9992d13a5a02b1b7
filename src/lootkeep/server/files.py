"""Open files: every connection is one, and most systems allow a process fewer than it could have."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

WANTED = 65_536  # for more connections the memory would not do
OWN = 64 + 8 * (os.cpu_count() or 1)  # files that are no connections: the store, the log, pipes to bots that think


def raise_limit() -> None:
    """Ask for as many files as the system gives this user, up to a number that makes sense."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (WANTED, 10_240):  # some systems give less than they say
        if hard != resource.RLIM_INFINITY:
            wanted = min(wanted, hard)
        if soft == resource.RLIM_INFINITY or wanted <= soft:
            return
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return


def most_connections() -> int:
    """How many connections there is room for."""
    if sys.platform == "win32":
        return WANTED
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    most = WANTED if soft == resource.RLIM_INFINITY else min(soft, WANTED)
    return max(most - OWN, most // 2)


def can_open() -> bool:
    """Whether one more file can be opened: a system that has none left drops new connections silently."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        return False
    return True
