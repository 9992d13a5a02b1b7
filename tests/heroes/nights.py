"""Nights of one's own: First Watch's dungeon with rules, cards and clocks that a test writes down."""

from __future__ import annotations

from typing import Any

from lootkeep.heroes.entry import ENTRY
from lootkeep.heroes.game import KeepTheHeroesOut
from tests.heroes.dungeon import ARMS

PLAN = """
id = "night"
layout = '''
crypt/2      study/1   forge/2  library/2
menagerie/0  sewer/2   vault/0  workshop/2
.            pantry/0  cells/0  .
'''
treasures = { vault=4, study=3, menagerie=2, pantry=2, forge=2, crypt=1, cells=1, library=1, workshop=1, sewer=1 }
"""
RATKIN = "p1: clan=ratkin deck="  # no cards: nobody defends


def night_box(*rules: str, bell: tuple[str, ...] = ("rally",), more: str = "", lever: str = "") -> str:
    """The file of such a night; `more` is text with tables such as [scenario.aim]."""
    first = f"lever = {lever}\n" if lever else ""
    portals = "" if "portals" in more else 'portals = ["crypt", "library", "pantry"]\n'
    cards = f"[scenario.cards]\nbell = {{ copies = 3, does = {list(bell)} }}\n"
    plan = "" if "layout" in more else PLAN
    return f"[scenario]\n{plan}{portals}{first}rules = {list(rules)}\n{more}\n{cards}{ARMS}"


def night(
    *lines: str,
    rules: tuple[str, ...] = (),
    bell: tuple[str, ...] = ("rally",),
    more: str = "",
    lever: str = "",
    guild: str = "",
    **header: Any,
) -> KeepTheHeroesOut:
    """A position of such a night; with `guild` the first player ends the turn, and these cards come in this order."""
    named = [int(line[1]) for line in lines if line[0] == "p" and line[1].isdigit()]
    first = " ".join(f"{name}={value}" for name, value in ({"seats": max([1, *named])} | header).items())
    cards = guild.split()
    deck = []
    if guild:
        under = next(card for card in ("mage:bones", "archer:bones", "thief:bones") if card not in cards)
        deck = [" ".join(["guild:", under, *reversed(cards)])]
    box = night_box(*rules, bell=bell, more=more, lever=lever)
    game = ENTRY.read_position("\n".join([f"heroes night {first}", *lines, *deck]), ("night.toml", box))
    game.remember()
    if guild:
        game.apply(game.parse("end turn"))
    return game


def opening(
    *rules: str, seats: int = 1, seed: int = 1, more: str = "", lever: str = "", **options: int
) -> KeepTheHeroesOut:
    """A table of such a night just set up."""
    clans = {f"clan{seat + 1}": options.pop(f"clan{seat + 1}", 6 - seat) for seat in range(seats)}
    game = ENTRY.new(seats, seed, None, ("night.toml", night_box(*rules, more=more, lever=lever)), options | clans)
    game.begin(seed)
    game.remember()
    return game
