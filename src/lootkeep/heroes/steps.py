"""All steps of the game, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from ..engine.native import vec
from ..engine.step import numbered
from .arrival import ENTER, RANSACK, SHOT
from .assault import ASSAULT, HEROES_ACT, RESOLVED, STOP
from .attack import DAMAGE, DEFENDING, WHOM
from .building import CHOOSE_PLAN, LAY_ROOM
from .charge import CHARGE, TRAPPED
from .loot import BORROW, TAKE_TACTIC
from .momentum import MOMENTUM
from .monsters import AMBUSHING, CARRYING
from .scenario_cards import (
    BREAK_PORTAL,
    CREEPING,
    MUSTERING,
    PAY_TITHE,
    PUT_AWAY,
    RALLYING,
    RAM_MOVES,
    SEIZING,
    SUMMONING,
    TOLLED,
    TROUBLE,
)
from .setup import CHOOSE_CLAN, DEAL, FIRST_TURN, HEAD_START, PLACE_MONSTERS
from .step import Step
from .tactic_cards import CURSED, DRAW_CARDS
from .tactics import ICONS, SWARMING
from .treasures import LOOTED, LOOTERS, PREYED
from .turn import END, REFRESH_LOOT, REPLACE_LOOT, TIDY, TURN

STEP_LIST: Final[list[Step]] = numbered(
    [
        *(CHOOSE_CLAN, PLACE_MONSTERS, BORROW, DEAL, HEAD_START, FIRST_TURN),
        *(TURN, REFRESH_LOOT, REPLACE_LOOT, TIDY, END),
        *(ICONS, CARRYING, AMBUSHING, SWARMING, MOMENTUM, TAKE_TACTIC, CHOOSE_PLAN, LAY_ROOM, DRAW_CARDS),
        *(ASSAULT, RESOLVED, HEROES_ACT, SHOT, RANSACK, ENTER, WHOM, DEFENDING, DAMAGE),
        *(LOOTERS, LOOTED, PREYED, CURSED, CHARGE, TRAPPED, STOP),
        *(TROUBLE, RALLYING, PAY_TITHE, SEIZING, PUT_AWAY, SUMMONING, RAM_MOVES, BREAK_PORTAL, CREEPING, TOLLED),
        MUSTERING,
    ]
)
STEPS: Final = vec[Step](STEP_LIST)
