"""Programs that the tests need and that Python packages do not bring."""

from __future__ import annotations

import os
import shutil
import subprocess


def apt_install(package: str) -> bool:
    """Have apt install a package, which root may do on Debian and its kin; whether that was tried."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    complete = {"PATH": f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin", "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", package]):
        subprocess.run(["apt-get", "--quiet", *words], env=os.environ | complete)
    return True
