"""`card NAME` in the terminal: every card, and in Keep the Heroes Out! every room and clan, in three languages."""

from __future__ import annotations

import re

import pytest

import lootkeep
from lootkeep.heroes.cards import CLANS, ROOMS
from lootkeep.lines import text_of
from lootkeep.speech import LANGUAGES
from lootkeep.terminal.hook import hook, lore
from lootkeep.terminal.pages import cards_page
from tests.rules import rule

# The scenarios of Keep the Heroes Out! have the same cards, but for what theirs do.
TABLES = [(game["id"], edition) for game in lootkeep.games() for edition in game["editions"][:2]]


def looked_up(game: lootkeep.Game, language: str, wanted: str) -> list[str]:
    """The lines that are shown for a name."""
    say = lootkeep.words(language).at(game)
    others = lore(hook(game.setup.game), game.view(0), say)
    return [text_of(line) for line in cards_page(say, wanted, 500, others)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "edition"), TABLES)
def test_every_card_can_be_looked_up_by_its_name_and_by_its_id(name: str, edition: str, language: str) -> None:
    game = lootkeep.new(name, seed=1, edition=edition)
    say = lootkeep.words(language).at(game)
    others = lore(hook(name), game.view(0), say)
    found = list(dict.fromkeys([*say.faces, *others]))
    for number, id in enumerate(found):
        wanted = (id, say.card(id), say.card(id).upper())[number % 3]
        lines = [text_of(line) for line in cards_page(say, wanted, 500, others)]
        assert any(line.startswith(f"{say.card(id)} (") and id in line for line in lines), (wanted, lines)
        assert not any(re.search(rf"[{{}}$@]|\b{name}-[a-z]|terminal-", line) for line in lines), lines
    assert len(looked_up(game, language, "")) >= len(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_and_clan_says_what_it_is_for(language: str) -> None:
    game = lootkeep.new("heroes", seed=1)
    for id in (*ROOMS, *CLANS):
        (line,) = [line for line in looked_up(game, language, id) if f" ({id}, " in line]
        assert len(line.partition(")  ")[2]) > 10, line


@rule("KH-55")
def test_the_cells_say_how_many_cards_the_gamble_gives_in_this_scenario() -> None:
    assert "you draw 3 cards." in looked_up(lootkeep.new("heroes", seed=1), "en", "cells")[0]
    season = lootkeep.new("heroes", seed=1, edition="jailbreak-season")
    assert "you draw 3 cards." not in looked_up(season, "en", "cells")[0]
    assert "A Mage frees everyone here" in looked_up(season, "en", "cells")[0]


@pytest.mark.parametrize(
    ("wanted", "line"),
    [
        ("scurry", "Zampettio (scurry, ×2, Ratkin)  "),
        ("giant-bat", "Pipistrello Gigante (giant-bat, ×1, Bestia)  "),
        ("vault", "Caveau (vault, Gioiello)  Attivazione: metti qui una moneta."),
        ("Cantiere", "Cantiere (site, Speciale)  Attivazione: spendi da 1 a 3 monete"),
        (
            "dragon",
            "Dragonessa (dragon, 1 × ♥5, ressa: si cura)  Attivazione: la Dragonessa guarisce da tutte le ferite.",
        ),
    ],
)
def test_what_is_said_of_a_card_a_room_and_a_clan(wanted: str, line: str) -> None:
    assert looked_up(lootkeep.new("heroes", seed=1), "it", wanted)[0].startswith(line)


@rule("KH-03")
@pytest.mark.parametrize(
    ("edition", "copies"), [("first-watch", {"bell": 2, "banner": 1, "crown": 1}), ("high-water", {"bell": 3})]
)
def test_a_scenario_card_is_counted_as_often_as_the_scenario_has_it(edition: str, copies: dict[str, int]) -> None:
    game = lootkeep.new("heroes", seed=1, edition=edition)
    for sign, count in copies.items():
        assert f"({sign}, ×{count})" in looked_up(game, "en", sign)[0]


def test_what_has_no_such_name_is_said() -> None:
    assert looked_up(lootkeep.new("heroes", seed=1), "en", "balrog") == ["No card is called “balrog”."]
