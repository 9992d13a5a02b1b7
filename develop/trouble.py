"""What went wrong, in one line that says what would help."""

from __future__ import annotations

import errno
import re
import shutil
from pathlib import Path

from .shell import HOME, Failure, Obstacle, called

NEEDED = 900  # megabytes for a first start, with the downloads that are kept
AGAIN = "then start again: it goes on where it was"

# How tools speak of a trouble, and what we say of it; the first that fits counts.
REASONS = [
    (
        r"No space left|ENOSPC|Disk quota exceeded|os error 28\b",
        f"the disk is full: make room for about {NEEDED} MB in {{folder}}, {AGAIN}",
    ),
    (
        r"Read-only file system|EROFS|Permission denied|EACCES|os error (13|30)\b",
        "{folder} cannot be written to: copy the repository to where you may write, or name another folder in "
        "LOOTKEEP_BUILDS",
    ),
    (
        r"\b407\b|Proxy Authentication|ProxyError|proxy error|Cannot connect to proxy",
        "the proxy refuses: set HTTPS_PROXY to its address, with name and password if it wants them "
        f"(http://name:password@host:port), {AGAIN}",
    ),
    (
        r"CERTIFICATE_VERIFY|self-signed certificate|SELF_SIGNED|UnknownIssuer|unable to get local issuer",
        "the certificate of the package index is not trusted here: behind a company's proxy, name its certificate in "
        f"SSL_CERT_FILE and NODE_EXTRA_CA_CERTS, {AGAIN}",
    ),
    (
        r"name resolution|resolve host|ENOTFOUND|EAI_AGAIN|unreachable|connection (refused|reset|aborted|broken)|"
        r"ECONNRE|timed out|ETIMEDOUT|dns error|failed to establish|error sending request|failed to fetch",
        "the network cannot be reached, and packages that are not here yet come from there: connect (behind a proxy, "
        f"set HTTPS_PROXY), {AGAIN}",
    ),
    (r"hash mismatch|THESE PACKAGES DO NOT MATCH|EINTEGRITY", "a package is not the one that we know: {last}"),
]


def failure(what: str, log: Path) -> Failure:
    """Why a tool failed, in one line from what it said, and where more is said; a full disk may have kept it silent."""
    talk = "No space left" if is_full() else log.read_text(errors="replace")
    lines = [line.strip() for line in talk.splitlines() if line.strip()]
    for pattern, text in REASONS:
        if re.search(pattern, talk, re.IGNORECASE):
            return Obstacle(f"{what}: {text.format(folder=called(HOME), last=lines[-1])}")
    return Failure(f"{what}: {lines[-1] if lines else 'it said nothing'}\n(the whole talk: {called(log)})")


def of_system(problem: OSError) -> Failure:
    """What a call of the operating system met, in one line."""
    where = called(HOME)
    if is_full() or problem.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):  # Windows knows no quota
        return Obstacle(REASONS[0][1].format(folder=where))
    if problem.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return Obstacle(REASONS[1][1].format(folder=where))
    return Failure(f"{problem.filename or where}: {problem.strerror or problem}")


def is_full() -> bool:
    """Whether nothing more can be written."""
    return HOME.exists() and shutil.disk_usage(HOME).free < 2**20


def check_room() -> None:
    """Before a first start: is there a place for it?"""
    if (HOME / "tools").exists():  # most of it is there
        return
    HOME.mkdir(parents=True, exist_ok=True)
    free = shutil.disk_usage(HOME).free // 2**20
    if free < NEEDED:
        raise Obstacle(
            f"the disk is nearly full: {free} MB are free where {called(HOME)} lies, and a first start needs about "
            f"{NEEDED}. Make room, or name another folder in LOOTKEEP_BUILDS"
        )
