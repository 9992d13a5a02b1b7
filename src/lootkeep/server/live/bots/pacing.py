"""How long a bot's move takes: by what everybody knows, so that nobody reads in the time what the bot holds (a timing
side channel).

A move to which there was no alternative takes no thought, and how long a search takes depends on what the bot sees. So
every move of a level waits for as long as thoughts of its kind have taken lately, and a forced one as if it had been
thought about. That people can follow is not its business: screens show what happens at their own pace (`parts/pace`).
"""

from __future__ import annotations

import random
from collections import deque
from typing import NamedTuple

LEAST = 0.01  # seconds for any move: a bot that need not think takes less
WATCHED = 0.2  # and where nobody plays, for nobody waits there, and a game of bots alone would be over in a moment
GUESSED = 4  # thoughts by which a kind begins: so a slow machine is soon known, and a slow start changes nothing
REMEMBERED = 16  # thoughts of a kind: enough to know what is usual, few enough to forget a busy minute soon
STEP = 1.5  # times what is usual; whoever thinks for longer is shown at one of these
MARGIN = 1.1  # by which a move is later than three of four thoughts


class Kind(NamedTuple):
    """What everybody knows of a thought."""

    game: str
    level: str
    is_played: bool  # by a person who is there: else thoughts may wait long for their turn
    usual: float  # seconds, until there is more to remember


class Pacing:
    """How long thoughts of each kind have taken lately."""

    def __init__(self, pace: float, chance: random.Random | None = None) -> None:
        self.pace = pace  # 1 is for people, 0 does not wait
        self.chance = chance or random.Random()
        self.lately: dict[Kind, deque[float]] = {}

    def seconds(self, kind: Kind, thought: float | None) -> float:
        """How long a move takes, if so long was thought; None: there was nothing to choose.

        It is what is usual, or a step more, or several; in between nothing.
        """
        if not self.pace:
            return 0.0
        lately = self.lately.get(kind)
        if lately is None:
            lately = self.lately[kind] = deque([kind.usual] * GUESSED, maxlen=REMEMBERED)
        shown = max(LEAST if kind.is_played else WATCHED, sorted(lately)[len(lately) * 3 // 4] * MARGIN)
        taken = self.chance.choice(lately) if thought is None else thought
        if thought is not None:
            lately.append(thought)
        while shown < taken:
            shown *= STEP
        return shown * self.pace
