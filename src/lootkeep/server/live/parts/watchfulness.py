"""How well bots watch, and how often they forget."""

from __future__ import annotations

from typing import Literal, NamedTuple

Side = Literal["left", "right"]
SIDES: tuple[Side, ...] = ("left", "right")


class Eyes(NamedTuple):
    """How well a bot watches, and how often it forgets what it must do."""

    notices: float  # chance to see a slip
    soonest: float  # seconds after which it cries
    latest: float
    forgets: float  # chance to slip


EYES = {
    "apprentice": Eyes(notices=0.25, soonest=2.5, latest=5.5, forgets=0.30),
    "guard": Eyes(notices=0.40, soonest=2.2, latest=5.2, forgets=0.20),
    "warden": Eyes(notices=0.55, soonest=1.8, latest=4.8, forgets=0.12),
    "overlord": Eyes(notices=0.70, soonest=1.5, latest=4.5, forgets=0.08),
}
