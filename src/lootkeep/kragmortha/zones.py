"""Where cards and tokens lie, and who sees them there."""

from __future__ import annotations

from typing import Final

from ..engine.game import EVERYBODY, OWNER, UNSEEN, Zone
from ..engine.native import vec

DECK: Final = 0
HAND: Final = 1
DISCARDS: Final = 2
LOOK_DECK: Final = 3
LOOKS: Final = 4
TOME_DECK: Final = 5
TOMES: Final = 6
TOKENS: Final = 7
TOKENS_USED: Final = 8

ZONES: Final = vec[Zone](
    [
        Zone("deck", UNSEEN, per_seat=False, group=0),
        Zone("hand", OWNER, per_seat=True, group=0),
        Zone("discards", EVERYBODY, per_seat=False, group=0),
        Zone("look_deck", UNSEEN, per_seat=False, group=1),
        Zone("looks", EVERYBODY, per_seat=True, group=1),
        Zone("tome_deck", UNSEEN, per_seat=False, group=2),
        Zone("tomes", EVERYBODY, per_seat=True, group=2),
        Zone("tokens", UNSEEN, per_seat=False, group=3),
        Zone("tokens_used", EVERYBODY, per_seat=False, group=3),
    ]
)
