"""A table of Keep the Heroes Out! in a few lines, and what players see on it.

First Watch as the ledger has it, where most tests play (the number is the treasure's value; * an unfinished portal):

    crypt 1*      study 3 ---- forge 2 -- library 1*
      |                          |
    menagerie 2 - sewer 1 ---- vault 4 -- workshop 1
                    |            |
                  pantry 2* -- cells 1

    Distance to the Vault: sewer, forge, workshop, cells 1; study, library, menagerie, pantry 2; crypt 3.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import lootkeep
from lootkeep import Game
from lootkeep.heroes.entry import ENTRY
from lootkeep.heroes.game import KeepTheHeroesOut


def table(*lines: str, scenario: str = "first-watch", **header: Any) -> KeepTheHeroesOut:
    """A position from its lines (see `lootkeep.heroes.position`); seats as many as the lines name."""
    named = [int(line[1]) for line in lines if line[0] == "p" and line[1].isdigit()]
    first = " ".join(f"{name}={value}" for name, value in ({"seats": max([1, *named])} | header).items())
    game = lootkeep.load_position("\n".join([f"heroes {scenario} {first}", *lines]))
    assert isinstance(game, KeepTheHeroesOut)
    return game


def seen(game: Game, seat: str = "") -> Any:
    """What a player sees; without a seat, what a spectator sees."""
    return game.view(int(seat[1]) - 1 if seat else None)


def room(game: Game, name: str) -> Any:
    """What everybody sees of a room."""
    return next(each for each in seen(game)["rooms"] if each["room"] == name)


def heroes(game: Game, name: str) -> list[str]:
    """The heroes of a room: `thief` exhausted, `thief!` awake, `thief+` just placed."""
    found = []
    for each in room(game, name)["heroes"]:
        found += [each["hero"]] * each["exhausted"]
        found += [each["hero"] + "!"] * each["awake"] + [each["hero"] + "+"] * each["arriving"]
    return found


def monsters(game: Game, name: str) -> list[str]:
    """The monsters of a room: `ratkin`, `dragon w2` with two wounds."""
    return [
        each["clan"] + (f" w{wounds}" if wounds else "")
        for each in room(game, name)["monsters"]
        for wounds in each["wounds"]
    ]


def tokens(game: Game, name: str) -> list[str]:
    """Resources and traps of a room."""
    return [token for token, count in room(game, name)["tokens"].items() for _ in range(count)]


def player(game: Game, seat: str) -> Any:
    """What a player sees of the own side of the table."""
    return seen(game, seat)["players"][int(seat[1]) - 1]


def hand(game: Game, seat: str = "p1") -> list[str]:
    """What a player holds, seen by that player."""
    cards: list[str] = player(game, seat)["hand"]["cards"]
    return cards


def pile(game: Game, name: str) -> list[str]:
    """A pile of the position, hidden or not, the last on top: `guild`, `loot`, `chest`."""
    line = next(line for line in game.position().splitlines() if line.startswith(f"{name}:"))
    return [card.split("#")[0] for card in line.split()[1:]]


def deck(game: Game, seat: str = "p1", name: str = "deck") -> list[str]:
    """A player's deck, discards or played cards, hidden or not, the last on top."""
    line = next(line for line in game.position().splitlines() if line.startswith(f"{seat}:"))
    cards = next(word for word in line.split() if word.startswith(f"{name}=")).partition("=")[2]
    return [card.split("#")[0] for card in cards.split(",") if card]


def result(game: Game) -> str:
    """How it ended: won, lost, or open while the game goes on."""
    outcome = game.outcome()
    return "open" if outcome is None else "won" if outcome["winners"] else "lost"


def opened(seats: int = 1, seed: int = 1, scenario: str = "first-watch", **options: Any) -> KeepTheHeroesOut:
    """A table just set up."""
    game = lootkeep.new("heroes", seats=seats, seed=seed, edition=scenario, **options)
    assert isinstance(game, KeepTheHeroesOut)
    return game


def custom(box: str, *lines: str, scenario: str = "first-watch") -> KeepTheHeroesOut:
    """A position of one player with a box of one's own."""
    game = ENTRY.read_position("\n".join([f"heroes {scenario} seats=1", *lines]), ("mine.toml", box))
    game.remember()
    return game


def reserve(game: Game, *names: str) -> list[int]:
    """How many tokens of these sorts the Reserve has."""
    return [seen(game)["reserve"][name] for name in names]


def lair(game: Game, seat: str = "p1") -> int:
    """How many monsters wait in a player's Lair."""
    count: int = player(game, seat)["lair"]
    return count


def verbs(game: Game) -> set[str]:
    """The first words of what is offered."""
    return {game.notation(action).split()[0] for action in game.options()}


def can_undo(game: Game, seat: str = "p1") -> bool:
    """Whether a player may take the last decision back."""
    return game.can_undo(int(seat[1]) - 1)


ARMS = """
[loot.equipment]
strike = "2 melee"
shoot = "2 ranged"
raid = "melee -> generate coin"
snare = "2 trap"
[loot.beast]
march = "2 move"
[loot.potion]
toil = "2 activate"
brew = "2 draw"
[loot.scroll]
buckler = "activate + defend"
bulwark = "2 defend / 2 melee"
pavise = "draw / 2 defend"
mirror = "defend -> summon 1 / melee"
bramble = "2 x (defend -> generate coin)"
"""
WATCH = """
[scenario]
id = "first-watch"
layout = '''
crypt/2      study/1   forge/2  library/2
menagerie/0  sewer/2   vault/0  workshop/2
.            pantry/0  cells/0  .
'''
treasures = { vault=4, study=3, menagerie=2, pantry=2, forge=2, crypt=1, cells=1, library=1, workshop=1, sewer=1 }
portals = ["crypt", "library", "pantry"]
cards = { bell = { copies = 2, does = ["rally"] } }
"""


def armed(*lines: str, scenario: str = "first-watch", **header: Any) -> KeepTheHeroesOut:
    """As `table`, but with a few plain loot cards, and First Watch as above, whatever else the box may print."""
    named = [int(line[1]) for line in lines if line[0] == "p" and line[1].isdigit()]
    first = " ".join(f"{name}={value}" for name, value in ({"seats": max([1, *named])} | header).items())
    box = ARMS + WATCH if scenario == "first-watch" else f'scenario = "{scenario}"\n{ARMS}'
    game = ENTRY.read_position("\n".join([f"heroes {scenario} {first}", *lines]), ("arms.toml", box))
    game.remember()
    return game


def besieged(*lines: str, guild: str, scenario: str = "first-watch", **header: Any) -> KeepTheHeroesOut:
    """The first player ends the turn: these Guild cards come in this order, and another one lies under them."""
    cards = guild.split()
    under = next(card for card in ("mage:bones", "archer:bones") if card not in cards)
    game = armed(*lines, " ".join(["guild:", under, *reversed(cards)]), scenario=scenario, **header)
    game.apply(game.parse("end turn"))
    return game


def lately(game: Game) -> list[str]:
    """What the last decision brought, each with its rule: `trapped KH-65`; who draws what is left out."""
    events = [(event["id"].split("-event-")[1], event.get("rule", "")) for event in game.events(None, game.ply - 1)]
    return [f"{word} {rule}" for word, rule in events if word not in ("turn", "assault", "drew")]


def deeds(game: Game, word: str) -> list[str]:
    """Everything of that name that has happened, by its particulars: `thief forge` for `trapped`."""
    found = [event["args"] for event in game.events(None) if event["id"].endswith(f"-event-{word}")]
    return [" ".join(re.sub("^@(card|list)/", "", str(value)) for value in args.values()) for args in found]


PRACTICE = Path(__file__).with_name("practice.toml").read_text(encoding="utf-8")
PARTS, FIRST_WATCH = PRACTICE[: PRACTICE.index("[scenario]")], PRACTICE[PRACTICE.index("[scenario]") :]


def practice(*lines: str, scenario: str = "first-watch", **header: Any) -> KeepTheHeroesOut:
    """As `table`, but with the box of `practice.toml`, whose cards and first scenario are never balanced."""
    named = [int(line[1]) for line in lines if line[0] == "p" and line[1].isdigit()]
    first = " ".join(f"{name}={value}" for name, value in ({"seats": max([1, *named])} | header).items())
    box = PRACTICE if scenario == "first-watch" else f'scenario = "{scenario}"\n{PARTS}'
    game = ENTRY.read_position("\n".join([f"heroes {scenario} {first}", *lines]), ("practice.toml", box))
    game.remember()
    return game
