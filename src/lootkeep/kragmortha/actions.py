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
| 328 | 335 | report a slip (at any time) | `slip sky` |
| 336 | 399 | accuse (at any time) | `accuse ember > sky` |
"""

from typing import Final

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
SLIP: Final = 328  # + seat
ACCUSE: Final = 336  # + accuser * 8 + accused
SPACE: Final = 400
