"""LZ-14: who must act is a house rule of the table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import lootkeep
from lootkeep import Game, fuzz, register
from lootkeep.bots import bot
from lootkeep.looterz.box import read_box, shipped_text
from tests.looterz.tabletop import in_play, table
from tests.rules import choices, do, rule, why


@rule("LZ-14")
def test_as_a_rule_looterz_may_rest() -> None:
    game = table("p1: play=thief,frog", "p2: loot=1 play=king#2", rest="yes")
    assert "end dungeon" in choices(game)
    assert lootkeep.new("looterz", seed=1).view(None)["may_rest"] is True


@rule("LZ-14")
def test_where_all_must_act_the_phase_cannot_be_ended_early_and_says_why() -> None:
    game = table("p1: play=thief,frog", "p2: loot=1", rest="no")
    assert choices(game) == ["search thief", "attack thief", "activate thief", "search frog", "attack frog"]
    assert why(game, "end dungeon") == "must-act LZ-14"
    say = lootkeep.words("en").at(game)
    refused = next(no for no in game.decision()["refused"] if no["notation"] == "end dungeon")
    assert say.text(refused["why_not"]) == "By the house rule of this table every Looter that can act must act."


@rule("LZ-14")
def test_who_cannot_act_holds_nobody_up() -> None:
    game = table("p1: hand=zombie play=scarecrow,king", rest="no")
    assert choices(game) == ["attack king"]
    do(game, "attack king", "attack king > scarecrow")
    assert choices(game)[0] == "recruit zombie"


@rule("LZ-14")
@pytest.mark.parametrize("rest", ["yes", "no"])
def test_who_comes_into_play_during_the_phase_acts_too(rest: str) -> None:
    game = do(table("p1: play=mermaid", "p2: play=hydra", rest=rest), "activate mermaid", "control mermaid > hydra")
    assert {"search hydra", "attack hydra"} <= set(choices(game))
    assert ("end dungeon" in choices(game)) == (rest == "yes")


@rule("LZ-14")
def test_the_option_is_agreed_at_the_set_up_and_kept_in_the_record_and_the_position() -> None:
    game = lootkeep.new("looterz", seats=2, seed=3, rest=0)
    assert "\nrest: 0\n" in game.record()
    assert game.position().split("\n")[0].endswith(" rest=no")
    for again in (lootkeep.load_record(game.record()), lootkeep.load_position(game.position()), game.copy()):
        assert again.view(None)["may_rest"] is False
    with pytest.raises(lootkeep.InvalidSetup, match=r"rest=2: 1 \(Looterz may rest\) or 0"):
        lootkeep.new("looterz", seed=1, rest=2)
    with pytest.raises(lootkeep.InvalidPosition, match="rest=perhaps"):
        table("p1: play=frog", rest="perhaps")


@rule("LZ-14")
def test_a_record_from_before_the_option_means_what_it_meant() -> None:
    """Until now everybody could rest: no line of it says so, and none needs to."""
    game = lootkeep.new("looterz", seats=2, seed=7)
    rested = False
    chance = random.Random(7)
    while game.ply < 60:
        names = [game.notation(action) for action in game.options()]
        rested = rested or "end dungeon" in names
        game.apply(game.parse("end dungeon") if "end dungeon" in names else chance.choice(game.options()))
    assert rested
    record = game.record()
    assert "rest" not in record
    assert "rest=" not in game.position()  # so the digest that closes an old record is still right
    assert lootkeep.load_record(record).view(None)["may_rest"] is True


@rule("LZ-14")
def test_a_box_of_ones_own_has_its_own_usage_which_the_table_may_change(tmp_path: Path) -> None:
    text = shipped_text("dragon").replace("[rules]", "[rules]\nmay_rest = false").replace('"dragon"', '"strict"', 1)
    path = tmp_path / "strict.toml"
    path.write_text(text, encoding="utf-8")
    assert read_box(text, "strict.toml").may_rest is False
    strict = lootkeep.new("looterz", seed=1, box=path)
    mild = lootkeep.new("looterz", seed=1, box=path, rest=1)
    assert (strict.view(None)["may_rest"], mild.view(None)["may_rest"]) == (False, True)
    assert "rest" not in strict.record().split("|")[0]
    for game in (strict, mild):
        assert lootkeep.load_record(game.record()).view(None)["may_rest"] == game.view(None)["may_rest"]


def both() -> list[Game]:
    """A table of each edition with each house rule, as fuzz plays them."""
    return list(fuzz.tables("looterz", 4, seed=11))


@rule("LZ-14")
def test_fuzz_plays_both() -> None:
    assert {(game.setup.edition, game.view(None)["may_rest"]) for game in both()} == {
        (edition, rest) for edition in ("dragon", "rigor") for rest in (True, False)
    }
    assert register.entry("looterz").values()["rest"] == [1, 0]


@rule("LZ-14")
@pytest.mark.parametrize("edition", ["dragon", "rigor"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_games_in_which_all_must_act_keep_the_laws_of_the_house(edition: str, seats: int) -> None:
    game = lootkeep.new("looterz", seats=seats, seed=seats, edition=edition, rest=0)
    assert fuzz.kit().check_game(game, seats, share=0.1) > 0
    assert game.outcome() is not None


@rule("LZ-14")
@pytest.mark.parametrize("spec", ["random", "greedy", "search:20"])
def test_bots_play_where_all_must_act(spec: str) -> None:
    game = lootkeep.new("looterz", seats=3, seed=5, edition="rigor", rest=0, target=5)
    players = [bot(spec, seat) for seat in range(3)]
    while not game.over:
        assert "end dungeon" not in choices(game)
        game.apply(players[game.actor].choose(game))
    assert in_play(game, "p1") is not None
