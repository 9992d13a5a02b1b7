"""Where cards can lie, and who sees them there."""

from __future__ import annotations

from typing import Final

from ..engine.game import EVERYBODY, OWNER, UNSEEN, Zone
from ..engine.native import vec

INN: Final = 0
HAND: Final = 1
PLAY: Final = 2
GRAVEYARD: Final = 3

ZONES: Final = vec[Zone](
    [
        Zone("inn", UNSEEN, per_seat=False),
        Zone("hand", OWNER, per_seat=True),
        Zone("play", EVERYBODY, per_seat=True),
        Zone("graveyard", EVERYBODY, per_seat=False),
    ]
)
