"""When a bot's move is shown: by what everybody knows, so that nobody reads in the time what the bot holds (a timing
side channel).

A move to which there was no alternative takes no thought, and how long a search takes depends on what the bot sees. So
every move of a level waits for as long as thoughts of its kind have taken lately, and a forced one as if it had been
thought about.
"""

from __future__ import annotations

import random
from collections import deque
from math import ceil
from typing import NamedTuple

SHOW = (0.4, 1.2)  # seconds that a bot's move is waited for at least, at a pace of 1
STEP = 0.5  # seconds; whoever thinks for longer than usual is shown at one of these
REMEMBERED = 16  # thoughts of a kind: enough to know what is usual, few enough to forget a busy minute soon
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
        """How long after the question a move is shown, if so long was thought; None: there was nothing to choose."""
        if not self.pace:
            return 0.0
        lately = self.lately.get(kind)
        if lately is None:
            lately = self.lately[kind] = deque([kind.usual] * REMEMBERED, maxlen=REMEMBERED)
        usual = max(self.chance.uniform(*SHOW) * self.pace, sorted(lately)[REMEMBERED * 3 // 4] * MARGIN)
        taken = self.chance.choice(lately) if thought is None else thought
        if thought is not None:
            lately.append(thought)
        return usual if taken <= usual else ceil(taken / STEP) * STEP
