"""The rulebook's own examples of assaults, step by step."""

from __future__ import annotations

from tests.heroes.dungeon import (
    armed,
    besieged,
    deeds,
    hand,
    heroes,
    lair,
    lately,
    monsters,
    reserve,
    result,
    room,
    seen,
    tokens,
)
from tests.rules import asked, choices, do, rule


@rule("KH-E2", "KH-55", "KH-64", "KH-66", "KH-68", "KH-70", "KH-17")
def test_a_gamble_draws_a_mage_and_loses_the_game() -> None:
    game = armed(
        "p1: clan=ratkin deck=scurry,gnaw,out-of-the-walls,muster",
        "cells: heroes=thief,warrior,warrior treasure=prey:1",
        "vault: heroes=archer",
        "guild: bell mage:bones",
    )
    assert lair(game) == 9  # no Ratkin in the dungeon
    do(game, "gamble")
    assert lately(game) == ["gambled KH-55", "thrown KH-55", "came KH-61", "freed KH-64"]
    assert hand(game) == ["out-of-the-walls", "gnaw", "muster"]  # an Ambush, but the heroes come first
    assert heroes(game, "cells") == ["thief!", "warrior!", "warrior!", "mage!"]
    assert (asked(game), choices(game)) == ("p1 looters", ["looter thief", "looter warrior", "looter mage"])
    do(game, "looter thief")
    assert lately(game) == [
        "looted KH-68",
        "treasure KH-68",
        "no-prey KH-68",
        "charges KH-70",
        "inspired KH-66",
        "looted KH-68",
        "treasure KH-68",
        "lost-all KH-17",
    ]
    assert deeds(game, "charges") == ["cells vault 3 warrior,warrior,mage"]
    assert (heroes(game, "cells"), heroes(game, "vault")) == (["thief"], ["warrior", "warrior", "archer", "mage"])
    assert (deeds(game, "looted"), result(game)) == (["cells 1 thief", "vault 4 warrior,warrior,archer,mage"], "lost")


@rule("KH-E3", "KH-64", "KH-66", "KH-68", "KH-69")
def test_a_thief_waits_for_company_and_loots_with_a_mage() -> None:
    game = besieged(
        "p1: clan=ratkin",
        "menagerie: tokens=trap treasure=curse:2",
        "sewer: monsters=p1,p1,p1",
        guild="thief:bones mage:bones",
    )
    do(game, "arrival thief menagerie", "resolve menagerie")
    assert lately(game)[0] == "waits KH-69"
    assert deeds(game, "disarms") == ["thief menagerie"]
    assert (heroes(game, "menagerie"), tokens(game, "menagerie")) == (["thief"], [])
    assert (asked(game), room(game, "menagerie")["treasure"]) == ("p1 turn", 2)
    do(game, "end turn", "arrival mage menagerie")
    assert lately(game) == ["inspired KH-66"]
    assert heroes(game, "menagerie") == ["thief!", "mage!"]
    do(game, "resolve menagerie")
    assert lately(game) == ["looted KH-68", "treasure KH-68"]
    assert (heroes(game, "menagerie"), room(game, "menagerie")["treasure"]) == (["thief", "mage"], 0)


@rule("KH-E5", "KH-60", "KH-61", "KH-64", "KH-65", "KH-66", "KH-67", "KH-68", "KH-70", "KH-79", "KH-86")
def test_an_assault_of_three_cards_step_by_step() -> None:
    game = besieged(
        "p1: clan=ratkin",
        "p2: clan=dragon",
        "library: treasure=-",
        "workshop: tokens=trap,trap",
        "menagerie: tokens=trap,bone heroes=thief",
        "crypt: tokens=bone,bone treasure=healing:1",
        "study: heroes=archer,archer treasure=prisoner:3",
        "forge: monsters=p2",
        "pantry: monsters=p1,p1",
        guild="thief:swords warrior:eye archer:bones mage:hat",
        wave=2,
        difficulty=3,
    )
    # 11: a Thief in the Forge and one in the Workshop.
    assert deeds(game, "assault") == ["3"]
    assert lately(game) == ["guild KH-61", "came KH-61", "came KH-61"]
    assert heroes(game, "forge") == heroes(game, "workshop") == ["thief+"]
    # 11.1: the one in the Forge attacks the Dragon.
    do(game, "arrival thief forge", "resolve thief forge")
    assert lately(game)[:2] == ["attacks KH-67", "wounded KH-67"]
    assert deeds(game, "wounded") == ["@seat/1 forge 4"]
    assert (monsters(game, "forge"), heroes(game, "forge")) == (["dragon w1"], ["thief"])
    # 11.2: the one in the Workshop discards a trap, and the other trap kills it.
    assert lately(game)[2:4] == ["disarms KH-64", "trapped KH-65"]
    assert (tokens(game, "workshop"), heroes(game, "workshop"), reserve(game, "thief")) == ([], [], [3])
    # 12: a Warrior in the Crypt and one in the Study.
    assert lately(game)[4:] == ["guild KH-61", "came KH-61", "came KH-61"]
    assert heroes(game, "crypt") == ["warrior+"]
    assert heroes(game, "study") == ["warrior+", "archer", "archer"]
    # 12.1: the one in the Crypt discards both bones and loots; it is a Healing.
    do(game, "arrival warrior crypt")
    assert lately(game) == ["ransacks KH-64", "lost KH-64", "lost KH-64"]
    assert (tokens(game, "crypt"), heroes(game, "crypt")) == ([], ["warrior!"])
    do(game, "resolve crypt")
    assert lately(game) == ["looted KH-68", "treasure KH-68", "restored KH-68"]
    assert (room(game, "crypt")["treasure"], heroes(game, "crypt")) == (0, ["warrior!"])
    # 12.2: the one in the Study inspires both Archers, and the three loot; it is a Prisoner.
    do(game, "arrival warrior study")
    assert lately(game) == ["inspired KH-66"]
    assert heroes(game, "study") == ["warrior!", "archer!", "archer!"]
    do(game, "resolve study")
    assert lately(game)[:2] == ["looted KH-68", "treasure KH-68"]
    assert (room(game, "study")["treasure"], heroes(game, "study")) == (0, ["warrior", "archer", "archer"])
    # 12.3: an Archer, who shoots a Ratkin in the Pantry and stays in the Cells.
    assert lately(game)[2:7] == ["thrown KH-68", "came KH-61", "shoots KH-64", "fell KH-67", "jailed KH-65"]
    assert (monsters(game, "pantry"), lair(game), heroes(game, "cells")) == (["ratkin"], 8, ["archer"])
    # 12.4: the Warrior of the Crypt charges into the trap of the Menagerie before it can inspire the Thief.
    assert lately(game)[7:9] == ["charges KH-70", "trapped KH-75"]
    assert deeds(game, "charges") == ["crypt menagerie 1 warrior"]
    assert (heroes(game, "menagerie"), tokens(game, "menagerie")) == (["thief"], ["bone"])
    # 13: a Mage in the Library and one in the Pantry.
    assert lately(game)[9:] == ["guild KH-61", "came KH-61", "came KH-61"]
    assert heroes(game, "library") == heroes(game, "pantry") == ["mage+"]
    # 13.1: the one in the Library charges into the Forge and inspires the Thief; both attack.
    do(game, "arrival mage library", "resolve library")
    assert lately(game) == ["charges KH-70", "inspired KH-66"]
    assert heroes(game, "forge") == ["thief!", "mage!"]
    do(game, "resolve mage forge", "resolve thief forge")
    assert (monsters(game, "forge"), heroes(game, "forge")) == (["dragon w3"], ["thief", "mage"])
    assert heroes(game, "cells") == ["archer"]  # no Mage was summoned there
    # 13.2: the one in the Pantry removes the last Ratkin.
    assert lately(game) == ["attacks KH-67", "wounded KH-67", "attacks KH-67", "fell KH-67"]
    assert (monsters(game, "pantry"), heroes(game, "pantry"), lair(game)) == ([], ["mage"], 9)
    # All is resolved: the Dragon's player is next.
    assert (asked(game), result(game), room(game, "vault")["treasure"]) == ("p2 turn", "open", 4)
    assert seen(game)["guild_discards"]["cards"] == ["thief:swords", "warrior:eye", "archer:bones", "mage:hat"]
