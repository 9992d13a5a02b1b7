"""The action space of Looterz: an action is a number below `SPACE`.

| from | to | what | text form |
|---|---|---|---|
| 0 | | decline | `pass` |
| 1 | | draw a card | `draw` |
| 2 | | end the dungeon phase | `end dungeon` |
| 3 | | end the turn | `end turn` |
| 8 | 13 | steal from a seat | `steal > 2` |
| 64 | 127 | recruit a kind of card from hand | `recruit hydra` |
| 128 | 191 | discard a kind of card from hand | `discard hydra` |
| 192 | 255 | raise a kind of card from the graveyard | `raise hydra` |
| 256 | 383 | choose a Looter in play, for what is being asked | `attack hydra#1 > king#2`, `sacrifice king#2` |
| 384 | 511 | search with a Looter | `search hydra#1` |
| 512 | 639 | attack with a Looter | `attack hydra#1` |
| 640 | 767 | use a Looter's Activation | `activate assassin#1` |
"""

from typing import Final

from ..engine.native import i64

PASS: Final = 0
DRAW: Final = 1
END_DUNGEON: Final = 2
END_TURN: Final = 3
STEAL_FROM: Final = 8  # + seat
RECRUIT: Final = 64  # + kind
DISCARD: Final = 128  # + kind
RAISE: Final = 192  # + kind
CHOOSE: Final = 256  # + card
SEARCH: Final = 384  # + card
ATTACK: Final = 512  # + card
ACTIVATE: Final = 640  # + card
SPACE: Final = 768

CARDS: Final = 128  # numbers that a block of actions with cards has
KINDS: Final = 64
MOST_CARDS: Final = 120
MOST_KINDS: Final = 60


def card_in(action: i64) -> i64:
    """The card that an action is about.

    >>> card_in(ATTACK + 17)
    17
    """
    return action & CARDS - 1


def kind_in(action: i64) -> i64:
    """The kind of card that an action is about.

    >>> kind_in(RAISE + 3)
    3
    """
    return action & KINDS - 1
