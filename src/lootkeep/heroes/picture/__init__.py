"""The dungeon as lines of text, for the terminal: rooms by their places, who is in them, and what is to come.

Monsters are two letters of their clan, heroes one letter: `T!` is awake, `t` exhausted. Nothing is said by colour
alone, and the dungeon is drawn the same whatever is asked, so that it stays where it is.

In reading order: measures, dungeon, table, hook.
"""

from .dungeon import is_at_risk
from .hook import (
    LEAST_WIDTH,
    described,
    hint,
    least,
    lore,
    note,
    opening,
    picture,
    places,
    turns_page,
    visitors,
)
from .measures import shortened

__all__ = [
    "LEAST_WIDTH",
    "described",
    "hint",
    "is_at_risk",
    "least",
    "lore",
    "note",
    "opening",
    "picture",
    "places",
    "shortened",
    "turns_page",
    "visitors",
]
