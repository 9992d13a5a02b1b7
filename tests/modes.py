"""How much is tried in which mode: the long run in compiled mode, in plain Python a part that meets every rule."""

from __future__ import annotations

from lootkeep.engine.native import COMPILED


def by_mode(*, compiled: int, plain: int) -> int:
    """The number for the mode that is tested."""
    return compiled if COMPILED else plain
