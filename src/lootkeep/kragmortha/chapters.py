"""All steps of the game, chapter by chapter of the rulebook."""

from __future__ import annotations

from typing import Final

from ..engine.native import vec
from ..engine.step import numbered
from .accusations import VERDICT, VOTE
from .bookmark import BOOKMARK_BACK, BOOKMARK_DISCARD, BOOKMARK_KEEP
from .hand import HAND_LIMIT
from .looks import LOOK_DUE, PICK_SCAPEGOAT
from .powers import GIVE_LOOK, POWERS, TAKE_LOOK
from .rigor import BANISHED
from .setup import FIRST_TURN, PLACE
from .shoving import LANDING, MAY_REFUSE, SHOVE
from .steps import Step
from .teleports import RIGOR_TRANSFER, TOKEN, TRANSFER
from .tomes import BACK_TO_START, DRAW_TOME
from .turn import AFTER_MOVE, CARD_DONE, CHOOSE_CARD, DRAW_UP, MOVE

STEP_LIST: Final[list[Step]] = numbered(
    [
        PLACE, FIRST_TURN,
        CHOOSE_CARD, MOVE, CARD_DONE, AFTER_MOVE, DRAW_UP, HAND_LIMIT,
        SHOVE, MAY_REFUSE, LANDING,
        BANISHED,
        TOKEN, TRANSFER, RIGOR_TRANSFER,
        LOOK_DUE, PICK_SCAPEGOAT, VOTE, VERDICT,
        DRAW_TOME, BACK_TO_START,
        *POWERS,
        GIVE_LOOK, TAKE_LOOK, BOOKMARK_KEEP, BOOKMARK_DISCARD, BOOKMARK_BACK,
    ]
)  # fmt: skip
STEPS: Final = vec[Step](STEP_LIST)
