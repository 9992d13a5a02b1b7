"""What comes to nothing is told, with its reason and its rule (LZ-49)."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import lootkeep
from lootkeep import Game
from lootkeep.speech import LANGUAGES
from tests.looterz.tabletop import house_box, in_play, loot, table
from tests.rules import do, loaded, rule, told

LEDGER = (Path(__file__).parents[2] / "docs" / "rules" / "looterz.md").read_text(encoding="utf-8")


def nothing(game: Game) -> list[str]:
    """What came to nothing: for whom, why and by which rule, as `p1 king LZ-40`."""
    return [
        f"p{int(str(event['args']['seat']).split('/')[1]) + 1} {event['id'].split('-nothing-')[1]} {event['rule']}"
        for event in game.events(None)
        if "-nothing-" in event["id"]
    ]


def sentences(game: Game, language: str = "en") -> list[str]:
    """What came to nothing, in words."""
    say = lootkeep.words(language).at(game, ["Ada", "Bo", "Cleo"])
    events = game.events(None)
    return [say.text({"id": e["id"], "args": e["args"]}) for e in events if "-nothing-" in e["id"]]


# ---------------------------------------------------------------- steals


@rule("LZ-49", "LZ-40")
@pytest.mark.parametrize("card", ["scarecrow", "pickpocket"])
def test_a_recruit_who_would_steal_under_a_king_is_told(card: str) -> None:
    game = do(table(f"p1: hand={card}", "p2: loot=5 play=king", phase=1), f"recruit {card}")
    assert (nothing(game), loot(game)) == (["p1 king LZ-40"], [0, 5])
    assert sentences(game) == [f"Ada's {card.capitalize()} steals nothing: a King is in play."]


@rule("LZ-49", "LZ-40")
def test_a_last_wish_to_steal_under_a_king_is_told_for_whoever_controlled_the_dead() -> None:
    game = table("p1: loot=3 play=king,assassin", "p2: play=death-knight")
    do(game, "activate assassin", "destroy assassin > death-knight")
    assert nothing(game) == ["p2 king LZ-40"]


@rule("LZ-49", "LZ-42")
@pytest.mark.parametrize("own", [4, 8])
def test_rigor_a_steal_of_one_who_is_tied_or_leads_is_told(own: int) -> None:
    recruit = table(f"p1: loot={own} hand=scratching-post", "p2: loot=4", edition="rigor", phase=1)
    assert nothing(do(recruit, "recruit scratching-post")) == ["p1 leader LZ-42"]
    wish = table(f"p1: loot={own} play=rollork,ninja", "p2: loot=4", edition="rigor")
    assert nothing(do(wish, "activate ninja", "destroy ninja > rollork")) == ["p1 leader LZ-42"]
    assert sentences(wish) == ["Ada's Rollork steals nothing: nobody is richer than Ada."]


@rule("LZ-49", "LZ-67")
@pytest.mark.parametrize("card", ["scarecrow", "pickpocket"])
def test_a_steal_where_all_purses_are_empty_is_told(card: str) -> None:
    game = do(table(f"p1: loot=2 hand={card}", "p2: loot=0", phase=1), f"recruit {card}")
    assert nothing(game) == ["p1 no-loot LZ-67"]


@rule("LZ-49", "LZ-66")
def test_a_beggar_who_is_not_the_poorest_is_told() -> None:
    game = do(table("p1: loot=2 hand=beggar", "p2: loot=1", phase=1), "recruit beggar")
    assert (nothing(game), loot(game)) == (["p1 not-poorest LZ-66"], [2, 1])
    assert sentences(game) == ["Ada's Beggar gets nothing: an opponent has less than Ada."]


@rule("LZ-49")
def test_a_steal_that_succeeds_or_is_declined_is_not_called_nothing() -> None:
    for answer in ("steal > p2", "pass"):
        game = do(table("p1: hand=scarecrow", "p2: loot=5", phase=1), "recruit scarecrow", answer)
        assert nothing(game) == []


# ---------------------------------------------------------------- all other effects


@rule("LZ-49", "LZ-63")
@pytest.mark.parametrize(
    ("card", "graveyard", "reason"),
    [
        ("necromancer", "", "nobody-to-raise LZ-63"),
        ("necromancer", "necromancer#2", "nobody-to-raise LZ-63"),
        ("bard", "", "nothing-to-draw LZ-11"),
        ("goblin", "", "nothing-to-draw LZ-11"),
        ("captain", "", "empty-hand LZ-11"),
        ("orc", "", "no-other-looter LZ-37"),
        ("witch", "", "no-other-looter LZ-36"),
    ],
)
def test_a_recruitment_that_finds_nothing_to_do_is_told(card: str, graveyard: str, reason: str) -> None:
    inn = "inn: frog" if graveyard else "inn:"
    game = do(table(f"p1: hand={card}", "p2:", f"graveyard: {graveyard}", inn, phase=1), f"recruit {card}")
    assert nothing(game) == [f"p1 {reason}"]


@rule("LZ-49", "LZ-37")
def test_who_has_nobody_to_sacrifice_is_told_and_the_others_sacrifice() -> None:
    game = do(table("p1: hand=orc", "p2: play=frog", "p3:", phase=1), "recruit orc", "sacrifice frog")
    assert nothing(game) == ["p1 nobody-to-sacrifice LZ-37", "p3 nobody-to-sacrifice LZ-37"]
    assert in_play(game, "p2") == []


@rule("LZ-49")
def test_a_last_wish_without_a_target_is_told() -> None:
    game = do(table("p1: play=archer:1,bomber"), "activate archer", "shoot archer > archer", "shoot archer > bomber")
    assert (nothing(game), in_play(game, "p1")) == (["p1 no-target LZ-49"], [])
    assert sentences(game) == ["Ada's Bomber does nothing: no Looter is left to choose."]


@rule("LZ-46", "LZ-49")
def test_a_second_attack_of_a_hydra_that_is_gone_is_told() -> None:
    game = table("p1: play=hydra:1", "p2: play=bomber")
    do(loaded(game, 1), "attack hydra", "attack hydra > bomber", "damage bomber > hydra")
    assert nothing(game) == ["p1 gone LZ-46"]
    assert sentences(game) == ["Ada's Hydra is gone, and the rest of its action with it."]


@rule("LZ-46", "LZ-49")
def test_a_second_attack_without_a_target_is_told() -> None:
    game = do(loaded(table("p1: play=hydra:1", "p2: play=frog"), 1), "attack hydra", "attack hydra > frog")
    assert nothing(game) == ["p1 no-second-target LZ-46"]


@rule("LZ-43", "LZ-49")
def test_an_eater_who_is_blown_up_by_its_meal_is_told() -> None:
    game = table("p1: play=gelatinous-cube,bomber")
    do(game, "activate gelatinous-cube", "devour gelatinous-cube > bomber", "damage bomber > gelatinous-cube")
    assert nothing(game) == ["p1 gone LZ-43"]


@rule("LZ-49")
def test_a_card_of_ones_own_box_tells_too(tmp_path: Path) -> None:
    box = house_box(tmp_path, 'id = "shaman"\nlife = 1\npower = 1\nlast_wish = "raise"')
    game = table("p1: play=assassin,shaman", edition="house", box=box)
    assert nothing(do(game, "activate assassin", "destroy assassin > shaman")) == ["p1 nobody-to-raise LZ-63"]


# ---------------------------------------------------------------- in any game


@pytest.mark.parametrize("edition", ["dragon", "rigor"])
def test_in_any_game_what_comes_to_nothing_has_words_in_three_languages_and_a_rule(edition: str) -> None:
    """LZ-49: random games with both house rules."""
    known = set(re.findall(r"^\*\*(LZ-\w+)\*\*", LEDGER, re.MULTILINE))
    found = 0
    for seed in range(8):
        chance = random.Random(seed)
        game = lootkeep.new("looterz", seats=2 + seed % 5, seed=seed, edition=edition, rest=seed % 2)
        while not game.over:
            game.apply(chance.choice(game.options()))
        events = [event for event in game.events(None) if "-nothing-" in event["id"]]
        assert {event["rule"] for event in events} <= known
        for language in LANGUAGES:
            assert all(text.endswith(".") for text in sentences(game, language))
        found += len(events)
    assert found > 5


def test_a_search_is_not_slowed_by_what_nobody_hears() -> None:
    """A copy has no journal, so nothing is told there."""
    game = table("p1: hand=scarecrow", "p2: loot=5 play=king", phase=1).copy()
    do(game, "recruit scarecrow")
    assert told(game) == []
