"""The action space of Kragmortha: an action is a number below `SPACE`.

| from | to | what | text form |
|---|---|---|---|
| 0 | | stop, or decline | `pass` |
| 1 | | end the turn | `end turn` |
| 2 | | show a hand that cannot be played | `show hand` |
| 3, 4 | | vote on an accusation | `guilty`, `innocent` |
| 5 | | look at the top teleport token | `peep` |
| 16 | 47 | play a kind of movement card | `play goblin:book+scroll` |
| 48 | 79 | discard a kind of movement card | `discard goblin:book+scroll` |
| 80 | 111 | keep a kind of movement card, or put it back on top | `keep ...`, `top ...` |
| 128 | 255 | a square, for what is being asked | `step d4`, `shove sky > f4`, `teleport g10` |
| 256 | 287 | use a Tome | `use blink` |
| 288 | 319 | choose a Look | `look h2` |
| 320 | 327 | choose a player | `choose sky` |
| 328 | 335 | nobody has seen a slip (the table itself, by its clock) | `escape sky` |
| 336 | 399 | cry Caught! on the screen (at any time) | `catch ember > sky` |
| 512 | 767 | report a slip (at any time) | `slip sky m2` |
| 1024 | 3071 | accuse at the table (at any time) | `accuse ember > sky m2` |
"""

from typing import Final

from ..engine.native import i64

PASS: Final = 0
END_TURN: Final = 1
SHOW_HAND: Final = 2
GUILTY: Final = 3
INNOCENT: Final = 4
PEEP: Final = 5
PLAY: Final = 16  # + kind of movement card
DISCARD: Final = 48  # + kind
KEEP: Final = 80  # + kind
GO: Final = 128  # + square
USE: Final = 256  # + Tome, by its place in the box
LOOK: Final = 288  # + Look, by its place in the box
CHOOSE: Final = 320  # + seat
ESCAPE: Final = 328  # + seat
CATCH: Final = 336  # + who cries * 8 + who has slipped
SLIP: Final = 512  # + seat * 32 + Look
ACCUSE: Final = 1024  # + (accuser * 8 + accused) * 32 + Look
SPACE: Final = 3072

# What is called at any time: packed and unpacked here alone.


def cry_of(seat: i64, rival: i64) -> i64:
    """A player cries Caught! at another."""
    return CATCH + seat * 8 + rival


def slip_of(seat: i64, look: i64) -> i64:
    """A player has broken the order of a Look."""
    return SLIP + seat * 32 + look


def accusation_of(accuser: i64, accused: i64, look: i64) -> i64:
    """A player accuses another of breaking the order of a Look."""
    return ACCUSE + (accuser * 8 + accused) * 32 + look


def is_cry(action: i64) -> bool:
    """Whether somebody cries Caught!"""
    return CATCH <= action < CATCH + 64


def is_slip(action: i64) -> bool:
    """Whether somebody has broken an order."""
    return SLIP <= action < SLIP + 256


def who_cries(action: i64) -> i64:
    """The seat that cries Caught!"""
    return (action - CATCH) >> 3


def cried_at(action: i64) -> i64:
    """The seat at which somebody cries Caught!"""
    return (action - CATCH) & 7


def who_slips(action: i64) -> i64:
    """The seat that has broken an order."""
    return (action - SLIP) >> 5


def who_accuses(action: i64) -> i64:
    """The seat that accuses another."""
    return (action - ACCUSE) >> 8


def who_is_accused(action: i64) -> i64:
    """The seat that is accused."""
    return (action - ACCUSE) >> 5 & 7


def look_of(action: i64) -> i64:
    """The Look that a slip or an accusation is about."""
    return action & 31
