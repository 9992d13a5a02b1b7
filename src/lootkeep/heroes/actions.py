"""The action space of Keep the Heroes Out!: an action is a number below `SPACE`.

Rooms are numbered as in `cards.ROOMS`, classes of heroes as in `cards.HEROES` (4 is the ram), tokens as in
`cards.TOKENS`; a kind is a design of card by its place in the box, w is how many wounds a monster has.

| from | what | text form |
|---|---|---|
| 0 | stop, decline, or leave the rest of a card out | `pass` |
| 1 | end the turn | `end turn` |
| 2 | go on to refreshing the loot | `refresh` |
| 3 | gamble in the Cells | `gamble` |
| 4, 5 | the icons Draw and Reinforcements | `draw`, `reinforcements` |
| 6 | a clan's ability that needs no target | `ability` |
| 7 | a Defend icon that is left on a card played before | `defend again` |
| 16 + room | place a trap | `trap sewer` |
| 32 + room | place a portal | `portal sewer` |
| 48 + room | summon | `summon sewer` |
| 64 + room | ambush | `ambush sewer` |
| 80 + room | swarm | `swarm sewer` |
| 96 + room | use a room | `activate sewer` |
| 112 + room | complete a portal | `complete crypt` |
| 128 + room | drain a flooded room | `drain crypt` |
| 144 + room | a clan's ability in a room | `ability crypt` |
| 160 + room | a room for what is being asked | `place sewer`, `charge vault` |
| 176 + clan | choose a clan | `clan ratkin` |
| 192 + token | give a token up | `lose coin` |
| 200 + token | carry a token along | `carry coin` |
| 208 + 4 room + token | generate a resource | `generate coin vault` |
| 256 + 4 room + token | spend a resource | `spend coin vault` |
| 304 + 5 room + class | melee attack | `melee thief vault` |
| 368 + 5 room + class | ranged attack | `ranged thief vault` |
| 432 + 5 room + class | an attack by the clan's ability | `ability thief vault` |
| 496 + 5 room + class | resolve a hero, or (class 4) the heroes of a room | `resolve thief vault`, `resolve vault` |
| 560 + 4 room + class | resolve a hero who has just come | `arrival thief vault` |
| 608 + class | the hero whom a trap hits | `trapped thief` |
| 616 + class | a hero who loots | `looter thief` |
| 624 + 3 room + coins - 1 | build, or put away, a plan | `build pantry 2`, `put away pantry` |
| 672 + 2 kind + side | play a side of a card | `play scurry`, `play scurry 2` |
| 928 + kind | discard a card | `discard scurry` |
| 1056 + kind | acquire a card of the display | `take giant-bat` |
| 1184 + kind | put a card of the display under the deck | `replace giant-bat` |
| 1312 + kind | Defend with a card | `defend split` |
| 1440 + 20 room + 5 seat + w | the monster that is hit | `hit ratkin vault`, `hit dragon vault 2` |
| 1680 + 60 room + 12 w + room | move | `move sewer > vault`, `move forge > vault 1` |
| 2400 + 60 room + 12 w + room | move by the clan's ability | `ability sewer > vault` |
| 3120 + 4 cell + turns | lay the new room | `lay 5,3 r1` |
"""

from typing import Final

PASS: Final = 0
END_TURN: Final = 1
REFRESH: Final = 2
GAMBLE: Final = 3
DRAW: Final = 4
CALL: Final = 5  # Reinforcements
POWER: Final = 6  # a clan's ability without a target
SPARE: Final = 7
TRAP: Final = 16
PORTAL: Final = 32
SUMMON: Final = 48
AMBUSH: Final = 64
SWARM: Final = 80
ACTIVATE: Final = 96
COMPLETE: Final = 112
DRAIN: Final = 128
ABILITY: Final = 144
GO: Final = 160
CLAN: Final = 176
LOSE: Final = 192
CARRY: Final = 200
GENERATE: Final = 208
SPEND: Final = 256
MELEE: Final = 304
RANGED: Final = 368
POWER_HIT: Final = 432
RESOLVE: Final = 496
ARRIVE: Final = 560
FALL: Final = 608
LOOTER: Final = 616
BUILD: Final = 624
PLAY: Final = 672
DISCARD: Final = 928
TAKE: Final = 1056
REPLACE: Final = 1184
DEFEND: Final = 1312
HIT: Final = 1440
MOVE: Final = 1680
POWER_MOVE: Final = 2400
LAY: Final = 3120
SPACE: Final = 4144
