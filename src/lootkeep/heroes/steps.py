"""All steps of the game, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from ..engine.native import vec
from ..engine.step import numbered
from .aims import AIMS
from .arrival import ENTER, RANSACK, SHOT, SHOW_AGAIN
from .assault import ASSAULT, ASSAULT_OVER, CLOCKS_STRIKE, CREEP_IN_THE_DARK, HEROES_ACT, RESOLVED, STOP
from .attack import DAMAGE, DEFENDING, WHOM
from .building import CHOOSE_PLAN, LAY_ROOM
from .captains import RETREAT
from .charge import CHARGE, TRAPPED
from .foes import ENGINE_ROLLS
from .loot import BORROW, TAKE_TACTIC
from .marks import CREEPING
from .momentum import MOMENTUM
from .monsters import AMBUSHING, CARRYING
from .passages import BREAK_PORTAL, REOPENING, WALLING_UP
from .runners import RUN_FOR_IT
from .scenario_cards import MUSTERING, PUT_AWAY, RALLYING, SUMMONING, TROUBLE
from .setup import CHOOSE_CLAN, DEAL, FIRST_TURN, HEAD_START, PLACE_MONSTERS
from .step import Step
from .tactic_cards import CURSED, DRAW_CARDS
from .tactics import ICONS, SWARMING
from .tithes import PAY_TITHE, SEIZING
from .treasures import CARRIER, LOOTED, LOOTERS, PREYED
from .turn import END, REFRESH_LOOT, REPLACE_LOOT, TIDY, TURN
from .wares import SWAPPED, SWAPPING

STEP_LIST: Final[list[Step]] = numbered(
    [
        *(CHOOSE_CLAN, PLACE_MONSTERS, BORROW, DEAL, HEAD_START, FIRST_TURN),
        *(TURN, REFRESH_LOOT, REPLACE_LOOT, TIDY, END),
        *(ICONS, CARRYING, AMBUSHING, SWARMING, MOMENTUM, TAKE_TACTIC, CHOOSE_PLAN, LAY_ROOM, DRAW_CARDS),
        *(ASSAULT, RESOLVED, HEROES_ACT, SHOT, RANSACK, ENTER, WHOM, DEFENDING, DAMAGE),
        *(LOOTERS, LOOTED, PREYED, CURSED, CHARGE, TRAPPED, STOP),
        *(TROUBLE, RALLYING, SUMMONING, PAY_TITHE, SEIZING, PUT_AWAY, MUSTERING, SWAPPING, SWAPPED),
        *(CREEPING, CREEP_IN_THE_DARK, WALLING_UP, BREAK_PORTAL, REOPENING, ENGINE_ROLLS, AIMS, ASSAULT_OVER),
        *(SHOW_AGAIN, RETREAT, RUN_FOR_IT, CLOCKS_STRIKE, CARRIER),
    ]
)
STEPS: Final = vec[Step](STEP_LIST)
