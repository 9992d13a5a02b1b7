"""The folder of a user's games: nobody else may look into it, for it holds the keys of games that go on."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from platformdirs import user_data_path


def own_folder() -> Path:
    """The folder of this user's games, where the platform keeps such things."""
    return user_data_path("lootkeep", appauthor=False)


def make_private(folder: Path) -> None:
    """Make a folder that only its owner may look into; one that is there already is closed to others."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if sys.platform != "win32" and folder.stat().st_mode & 0o077 and folder.stat().st_uid == os.getuid():
        folder.chmod(0o700)
