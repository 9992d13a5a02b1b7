"""Cards of a box of one's own: each ability under keywords that the printed deck does not use."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lootkeep import Game
from tests.looterz.tabletop import graveyard, hand, hands, house_box, in_play, loot, phase, table
from tests.rules import asked, choices, do, rule, targets, told, why

Set = Callable[..., Game]


@pytest.fixture
def house(tmp_path: Path) -> Set:
    """Set a table up with a `novice` who has this ability: `house('activation = "draw 3"', "p1: ...")`."""

    def set_up(ability: str, *lines: str, phase: int = 2) -> Game:
        box = house_box(tmp_path, f'id = "novice"\nlife = 1\npower = 1\n{ability}')
        return table(*lines, edition="house", box=box, phase=phase)

    return set_up


# ---------------------------------------------------------------- as an Activation


@rule("LZ-34", "LZ-67")
def test_steal_from_anyone_takes_up_to_what_there_is(house: Set) -> None:
    game = house('activation = "steal-from-anyone 2"', "p1: play=novice", "p2: loot=1", "p3: loot=5", "p4:")
    do(game, "activate novice")
    assert choices(game) == ["steal > p2", "steal > p3"]
    assert loot(do(game, "steal > p2")) == [1, 0, 5, 0]


@rule("LZ-40", "LZ-49", "LZ-67")
def test_steal_from_anyone_is_not_offered_in_vain(house: Set) -> None:
    ability = 'activation = "steal-from-anyone 1"'
    assert why(house(ability, "p1: play=novice", "p2:"), "activate novice") == "no-loot LZ-67"
    assert "activate novice" in choices(house(ability, "p1: play=novice", "p2: loot=1"))
    under_a_king = house(ability, "p1: play=novice,king", "p2: loot=3")
    assert why(under_a_king, "activate novice") == "king LZ-40"


@rule("LZ-66")
def test_beg(house: Set) -> None:
    game = house('activation = "beg 3"', "p1: play=novice", "p2:")
    assert loot(do(game, "activate novice")) == [3, 0]


@rule("LZ-45")
def test_draw_three(house: Set) -> None:
    game = house('activation = "draw 3"', "p1: play=novice", "inn: king frog thief hydra")
    assert hands(do(game, "activate novice", "draw", "draw")) == [3, 0]
    assert phase(game) == "p1 recruitment-2"


@rule("LZ-45")
def test_draw_one(house: Set) -> None:
    game = house('activation = "draw 1"', "p1: play=novice")
    assert (hands(do(game, "activate novice")), phase(game)) == ([1, 0], "p1 recruitment-2")


@rule("LZ-49")
def test_raise(house: Set) -> None:
    game = house('activation = "raise"', "p1: play=novice", "graveyard: novice#2 frog")
    assert choices(do(game, "activate novice")) == ["raise frog", "pass"]
    assert in_play(do(game, "raise frog"), "p1") == ["novice:1", "frog:1"]
    only_its_own_kind = house('activation = "raise"', "p1: play=novice", "graveyard: novice#2")
    assert why(only_its_own_kind, "activate novice") == "nobody-to-raise LZ-63"


@rule("LZ-14", "LZ-48")
def test_who_acted_died_and_is_raised_in_the_same_turn_may_act(house: Set) -> None:
    game = house('activation = "raise"', "p1: play=novice,assassin")
    do(game, "activate assassin", "destroy assassin > assassin", "activate novice", "raise assassin")
    assert "activate assassin" in choices(game)
    assert told(game)[-1] == "raised"


@rule("LZ-49")
def test_muster(house: Set) -> None:
    game = house('activation = "muster"', "p1: play=novice", "inn: king frog")
    assert in_play(do(game, "activate novice"), "p1") == ["novice:1", "frog:1"]
    nobody_left = house('activation = "muster"', "p1: play=novice", "inn:")
    assert why(nobody_left, "activate novice") == "nothing-to-draw LZ-11"


@rule("LZ-49")
def test_enlist(house: Set) -> None:
    game = house('activation = "enlist"', "p1: hand=frog play=novice")
    assert choices(do(game, "activate novice")) == ["recruit frog", "pass"]
    assert (in_play(do(game, "recruit frog"), "p1"), hands(game)) == (["novice:1", "frog:1"], [0, 0])
    empty_hand = house('activation = "enlist"', "p1: play=novice")
    assert why(empty_hand, "activate novice") == "empty-hand LZ-11"


@rule("LZ-53")
def test_damage(house: Set) -> None:
    game = house('activation = "damage 2"', "p1: play=novice", "p2: play=hydra")
    assert choices(do(game, "activate novice")) == ["damage novice > novice", "damage novice > hydra"]
    assert in_play(do(game, "damage novice > hydra"), "p2") == ["hydra:1"]


@rule("LZ-36", "LZ-61")
def test_everyone_sacrifices_two(house: Set) -> None:
    ability = 'activation = "everyone-sacrifices 2"'
    game = house(ability, "p1: play=novice,frog", "p2: play=king,zombie,hydra", "p3: play=thief")
    do(game, "activate novice", "sacrifice frog", "sacrifice zombie")
    assert asked(game) == "p2 may-draw"
    do(game, "pass", "sacrifice king", "sacrifice thief")
    assert [in_play(game, seat) for seat in ("p1", "p2", "p3")] == [["novice:1"], ["hydra:3"], []]


@rule("LZ-36")
def test_curse_two(house: Set) -> None:
    game = house('activation = "curse 2"', "p1: play=novice,hydra", "p2: play=king")
    do(game, "activate novice")
    assert (in_play(game, "p1"), graveyard(game)) == (["novice:1", "hydra:1"], ["king"])


@rule("LZ-47")
def test_drain_two_moves_no_more_than_there_is(house: Set) -> None:
    game = house('activation = "drain 2"', "p1: play=novice", "p2: play=frog")
    do(game, "activate novice", "drain novice > frog")
    assert (in_play(game, "p1"), graveyard(game)) == (["novice:2"], ["frog"])


@rule("LZ-56")
def test_volley_three(house: Set) -> None:
    game = house('activation = "volley 3"', "p1: play=novice", "p2: play=gargoyle,bullfrog,frog")
    do(game, "activate novice", "shoot novice > gargoyle", "shoot novice > bullfrog")
    assert targets(game) == {"novice", "frog"}
    do(game, "shoot novice > frog")
    assert in_play(game, "p2") == ["gargoyle:2", "bullfrog:1"]


@rule("LZ-43")
def test_volley_three_last_wishes_of_two_players(house: Set) -> None:
    lines = ("p1: play=novice,zombie:1", "p2: loot=1 play=death-knight:1,bomber")
    game = do(house('activation = "volley 3"', *lines), "activate novice", "shoot novice > death-knight")
    do(game, "shoot novice > zombie", "shoot novice > bomber")
    assert asked(game) == "p1 may-draw"
    do(game, "pass")
    assert (asked(game), targets(game)) == ("p2 order-wishes", {"death-knight", "bomber"})


# ---------------------------------------------------------------- as a Recruitment or a Last Wish


@rule("LZ-45", "LZ-32")
@pytest.mark.parametrize(
    ("ability", "step", "left"),
    [("destroy", "destroy", []), ("damage 1", "damage", ["hydra:2"]), ("heal 1", "heal", ["hydra:4"])],
)
def test_a_recruitment_that_chooses_a_looter(house: Set, ability: str, step: str, left: list[str]) -> None:
    lines = ("p1: hand=novice", "p2: play=hydra")
    game = do(house(f'recruitment = "{ability}"', *lines, phase=1), "recruit novice")
    assert choices(game) == [f"{step} novice > novice", f"{step} novice > hydra", "pass"]
    assert in_play(do(game, f"{step} novice > hydra"), "p2") == left
    declined = do(house(f'recruitment = "{ability}"', *lines, phase=1), "recruit novice", "pass")
    assert (in_play(declined, "p1"), in_play(declined, "p2")) == (["novice:1"], ["hydra:3"])


@rule("LZ-45")
@pytest.mark.parametrize(("answers", "drawn"), [(["pass"], 0), (["draw", "pass"], 1), (["draw", "draw", "draw"], 3)])
def test_a_recruitment_that_draws_three_asks_card_by_card(house: Set, answers: list[str], drawn: int) -> None:
    game = do(house('recruitment = "draw 3"', "p1: hand=novice", phase=1), "recruit novice", *answers)
    assert (len(hand(game, "p1")), phase(game)) == (drawn, "p1 dungeon")


@rule("LZ-31", "LZ-32")
def test_a_last_wish_that_brings_the_top_card_into_play(house: Set) -> None:
    game = house('last_wish = "muster"', "p1: play=assassin", "p2: play=novice", "inn: king goblin")
    do(game, "activate assassin", "destroy assassin > novice")
    assert (in_play(game, "p2"), asked(game)) == (["goblin:1"], "p2 may-draw")


@rule("LZ-31", "LZ-36")
def test_a_last_wish_on_everyone_goes_clockwise_from_its_controller(house: Set) -> None:
    lines = ("p1: play=assassin", "p2: play=novice,frog", "p3: play=king")
    game = house('last_wish = "everyone-sacrifices 1"', *lines)
    do(game, "activate assassin", "destroy assassin > novice")
    order = []
    while asked(game).endswith(" sacrifice"):
        order.append(asked(game)[:2])
        do(game, choices(game)[0])
    assert order == ["p2", "p3", "p1"]
