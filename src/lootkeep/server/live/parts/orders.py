"""What a game whose penances can be seen says of them, and how well bots watch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol, cast

from ....engine.game import Game
from ....engine.messages import Event as Told

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


class Demand(Protocol):
    """Something that a Look asks for; without a prompt something that was broken."""

    @property
    def seat(self) -> int: ...
    @property
    def look(self) -> str: ...
    @property
    def prompt(self) -> str: ...


class Orders(Protocol):
    """What a game whose penances can be seen says of them."""

    borne: dict[int, list[str]]
    kept_up: set[tuple[int, str]]

    def restart(self, game: Game) -> None: ...
    def follow(self, mover: int, notation: str, events: list[Told]) -> Sequence[Demand]: ...
    def can_keep_up(self, look: str) -> bool: ...
    def is_due(self, seat: int, look: str) -> bool: ...
    def slip(self, seat: int, look: str) -> int: ...
    def catch(self, seat: int, rival: int) -> int: ...
    def escape(self, seat: int) -> int: ...
    def accused(self, action: int) -> int: ...
    def slipping(self) -> dict[int, str]: ...


def orders_of(game: Game | None) -> Orders | None:
    """What a game's penances are; None: it knows none that could be seen."""
    ask = cast("Callable[[], Orders] | None", getattr(game, "penances", None))
    return None if ask is None else ask()
