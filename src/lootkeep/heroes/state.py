"""What a foe does where it stands."""

from __future__ import annotations

from typing import Final

AWAY: Final = 0  # not there, or not any more
STANDING: Final = 1  # a captain: exhausted
COMING: Final = 2
ACTING: Final = 3
RUNNING: Final = 4  # a captive on its way out; a captain on the way with a group that charges or creeps
