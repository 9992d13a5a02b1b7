"""The fullest table of Keep the Heroes Out!: every room built, four clans, a hand of seven, five loot, long names."""

from __future__ import annotations

from tests.browser.server import Server
from tests.browser.tables import Table, set_table

EDITION = "under-construction"  # the only scenario in which all twelve rooms can lie
NAMES = ("Wilhelmina Grauenfelsen", "Maximiliane Hohenstein", "Bartholomew Thistlewood", "Grizelda Knochenbrecher")

# The Dragon's cards are the widest; the Laboratory has lent those of the Gnolls, whose names are the longest.
POSITION = f"""heroes {EDITION} seats=4 difficulty=3 active=p1 turn=9 wave=1 assaults=8 borrowed=gnoll rng=77
p1: clan=dragon hand=back-to-the-hoard,cackling-charge,plunder,quickening-draught,snare-kit,giant-bat,carrion-crow
p2: clan=poltergeist hand=drift,drift,rattle-chains,haunting,haunting
p3: clan=lizardfolk hand=volley,volley,hit-and-run,hit-and-run,spear-rush
p4: clan=skeleton hand=rise-again,shamble,shamble,marrow-rite,marrow-rite
library: at=5,5,0 treasure=prey:2 portal=completed heroes=thief,thief monsters=p3w1 tokens=book,book,frog
site: at=6,5,0 treasure=prey:1 portal=unfinished heroes=thief,archer! tokens=coin,book,book
forge: at=7,5,2 treasure=curse:1 heroes=warrior,archer! monsters=p4,p4 tokens=coin,trap
menagerie: at=8,5,3 treasure=curse:2 heroes=archer monsters=p3,p2,p4 tokens=bone,bone,trap,frog
crypt: at=5,6,0 treasure=healing:1 portal=unfinished heroes=mage monsters=p4,p4 tokens=bone,bone,bone,trap
vault: at=6,6,3 heroes=warrior,mage monsters=p1w3,p2 tokens=coin,coin,coin,trap
sewer: at=7,6,2 treasure=healing:2 heroes=warrior,thief,mage monsters=p3,p3 tokens=frog,frog
study: at=8,6,0 treasure=healing:3 heroes=mage,mage tokens=book
cells: at=5,7,1 treasure=prisoner:1 portal=- heroes=warrior,archer tokens=trap
laboratory: at=6,7,1 treasure=prisoner:3 heroes=thief monsters=p2w1
pantry: at=7,7,0 treasure=prisoner:2 portal=completed monsters=p3 tokens=frog
workshop: at=8,7,0 treasure=curse:3 portal=completed heroes=warrior,archer!
display: murky-dregs scroll-of-sparks tunnel-worm mending-tonic warband
guild: archer:bones warrior:eye bell mage:hat thief:swords archer:eye warrior:hat thief:bones banner
guild-discards: archer:swords mage:eye
plans:
shown-plans:
stack: turn/p1/-/0
"""


def fullest_keep(server: Server) -> Table:
    """That table, at a server at which every game begins from its position; it is the first player's turn."""
    seats = [{"who": "me", "name": NAMES[0]}, *({"who": "hot", "name": name} for name in NAMES[1:])]
    return set_table(server, "heroes", edition=EDITION, seats=seats)
