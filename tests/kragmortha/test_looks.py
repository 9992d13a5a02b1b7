"""Withering Looks, and the three ways to bear them: KR-50 to KR-57."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import lootkeep
from lootkeep.kragmortha.box import shipped
from lootkeep.kragmortha.game import Kragmortha
from tests.kragmortha.library import at, call, can_call, default, hand, looks, next_turn, pile, seen, table
from tests.rules import asked, choices, do, last, rule, told

CAUGHT = ("play goblin:scroll+ball", "step d10")  # ember walks into Rigor Mortis
AT_D9 = "p1: at=d9 hand=goblin:scroll+ball"
GENTLE, SCREEN, TABLE = 0, 1, 2

# ---------------------------------------------------------------- drawing


@rule("KR-50")
def test_a_look_lies_open_from_the_moment_it_is_drawn() -> None:
    game = do(table(AT_D9, "p2: at=a5", "looks: m1 h1"), *CAUGHT)
    assert seen(game, "p2")["players"][0]["looks"] == ["h1"]
    assert last(game, "looked") == {"seat": "@seat/0", "card": "@card/h1"}


@rule("KR-50")
def test_a_symbol_that_the_owner_has_goes_under_the_deck_and_another_is_drawn() -> None:
    game = do(table(f"{AT_D9} looks=h1", "p2: at=a5", "looks: w1 m1 h3 h2"), *CAUGHT)
    assert looks(game, "p1") == ["h1", "m1"]
    assert pile(game, "looks") == ["h3", "h2", "w1"]  # the last refused lies under the one before it
    assert seen(game, "p2")["look_deck"]["cards"] == ["h3", "h2", "?"]


@rule("KR-50")
def test_two_players_may_have_the_same_symbol() -> None:
    game = do(table(AT_D9, "p2: at=a5 looks=h1", "looks: m1 h2"), *CAUGHT)
    assert looks(game, "p1") == ["h2"]


@rule("KR-50")
def test_six_groups_of_four() -> None:
    box = shipped("library")
    groups = Counter(look.group_name for look in box.looks)
    assert groups == dict.fromkeys(("head", "mouth", "arm", "hand", "leg", "mind"), 4)
    assert len({look.id for look in box.looks}) == 24


@rule("KR-50", "KR-57")
@pytest.mark.parametrize(
    ("id", "group", "kind"),
    [
        ("h1", "head", "test"), ("h2", "head", "auto"), ("h3", "head", "auto"), ("h4", "head", "auto"),
        ("m1", "mouth", "test"), ("m2", "mouth", "test"), ("m3", "mouth", "auto"), ("m4", "mouth", "auto"),
        ("a1", "arm", "test"), ("a2", "arm", "auto"), ("a3", "arm", "test"), ("a4", "arm", "auto"),
        ("d1", "hand", "test"), ("d2", "hand", "test"), ("d3", "hand", "auto"), ("d4", "hand", "auto"),
        ("l1", "leg", "test"), ("l2", "leg", "test"), ("l3", "leg", "test"), ("l4", "leg", "auto"),
        ("w1", "mind", "test"), ("w2", "mind", "test"), ("w3", "mind", "test"), ("w4", "mind", "auto"),
    ],
)  # fmt: skip
def test_each_of_the_24_looks(id: str, group: str, kind: str) -> None:
    """KR-57 is kept by the interface (how long prompts last, one handicap of the view); here is what it builds on."""
    look = next(look for look in shipped("library").looks if look.id == id)
    assert (look.group_name, look.kind, look.hand_limit) == (group, kind, 2 if id == "d3" else 0)
    game = do(table(AT_D9, "p2: at=a5", f"looks: {id}"), *CAUGHT)
    assert looks(game, "p1") == [id]
    game = table(f"p1: at=c6 looks={id}", "p2: at=a5", penance=SCREEN)
    assert can_call(game) == ({f"slip ember {id}", "catch sky > ember"} if kind == "test" else set())  # not a handicap


@rule("KR-57")
def test_each_look_has_its_form_for_the_table_and_for_the_screen() -> None:
    """The prompts themselves, their clocks and softened handicaps belong to the interface and are tested there."""
    faces = {face["id"]: face for face in table("p1: at=c6", "p2: at=a5").cards()}
    for look in shipped("library").looks:
        said = [message["id"] for message in faces[look.id]["text"]]
        assert said == [f"kragmortha-look-{look.id}-table", f"kragmortha-look-{look.id}-screen"]


@rule("KR-53")
def test_with_no_new_symbol_left_a_blank_scolding_is_taken() -> None:
    game = do(table(f"{AT_D9} looks=h1", "p2: at=a5", "looks: h2 h3"), *CAUGHT)
    assert (looks(game, "p1"), sorted(pile(game, "looks"))) == (["h1", "scolding"], ["h2", "h3"])
    assert "scolded" in told(game)
    assert asked(game) == "p1 banished"


@rule("KR-53", "KR-52")
def test_a_scolding_counts() -> None:
    game = do(table(f"{AT_D9} looks=h1 scoldings=2", "p2: at=a5", "looks:"), *CAUGHT)
    assert (looks(game, "p1"), seen(game)["over"]) == (["h1", "scolding", "scolding", "scolding"], True)


@rule("KR-52", "KR-70", "KR-71")
def test_the_fourth_look_ends_the_game_at_once() -> None:
    game = do(table(f"{AT_D9} looks=h1,m1,a1", "p2: at=a5", "looks: l1 w1"), *CAUGHT)
    assert (asked(game), choices(game)) == ("nobody over", [])
    assert told(game) == ["played", "moved", "caught", "looked", "thrown-out"]


@rule("KR-52")
def test_the_third_does_not() -> None:
    game = do(table(f"{AT_D9} looks=h1,m1", "p2: at=a5", "looks: l1 w1"), *CAUGHT)
    assert asked(game) == "p1 banished"


# ---------------------------------------------------------------- words (W1)


@rule("KR-51")
def test_w1_both_neighbours_and_the_host_choose_the_words_that_a_goblin_must_not_say() -> None:
    game = table("p1: at=c6", "p2: at=a5 looks=h1,w1", "p3: at=d5", "p4: at=f6", penance=SCREEN)
    assert game.word_givers() == {1: [2, 0, None]}


@rule("KR-51")
def test_w1_with_two_players_the_other_is_the_neighbour_on_both_sides() -> None:
    assert table("p1: at=c6 looks=w1", "p2: at=a5", penance=SCREEN).word_givers() == {0: [1, 1, None]}


@rule("KR-51")
@pytest.mark.parametrize(
    ("look", "header"),
    [("w2", {"penance": SCREEN}), ("w1", {"penance": TABLE}), ("w1", {"penance": GENTLE}),
     ("w1", {"penance": SCREEN, "people": 2})],
)  # fmt: skip
def test_w1_bans_no_words_but_from_people_on_the_screen(look: str, header: dict[str, int]) -> None:
    assert table(f"p1: at=c6 looks={look}", "p2: at=a5", **header).word_givers() == {}


# ---------------------------------------------------------------- slips


WATCHED = ("p1: at=c6 hand=goblin:book+scroll", "p2: at=a5 looks=m1", "looks: w1 h1")


@rule("KR-51", "KR-58")
def test_who_breaks_a_look_draws_another_if_somebody_sees_it() -> None:
    game = table(*WATCHED, penance=SCREEN)
    call(game, "p2", "slip sky m1")
    assert (looks(game, "p2"), seen(game)["players"][1]["slipping"]) == (["m1"], "m1")
    call(game, "p1", "catch ember > sky")
    assert (looks(game, "p2"), asked(game)) == (["m1", "h1"], "p1 card")
    assert told(game) == ["slipped", "caught-out", "looked"]
    assert last(game, "caught-out") == {"seat": "@seat/0", "rival": "@seat/1", "card": "@card/m1"}


@rule("KR-58")
def test_a_slip_that_nobody_sees_costs_nothing() -> None:
    game = table(*WATCHED, penance=SCREEN)
    call(game, "p2", "slip sky m1")
    call(game, "p0", "escape sky")  # only the table itself says so
    assert (looks(game, "p2"), seen(game)["players"][1]["slipping"]) == (["m1"], None)
    assert told(game) == ["slipped", "escaped"]
    assert can_call(game) == {"catch ember > sky"}  # once a turn is enough


@rule("KR-58")
def test_nobody_at_the_table_can_end_the_time_in_which_a_slip_is_seen() -> None:
    game = table(*WATCHED, penance=SCREEN)
    call(game, "p2", "slip sky m1")
    assert [game.parse_call(seat, "escape sky") for seat in ("p1", "p2")] == [None, None]


@rule("KR-59")
@pytest.mark.parametrize("vain", [0, 1])
def test_who_cries_in_vain_is_told_off_for_a_round(vain: int) -> None:
    game = table(
        "p1: at=c6 hand=goblin:ball+ball,goblin:book+ball,goblin:potion+ball",
        "p2: at=a5 looks=m1 hand=goblin:ball+ball,goblin:book+ball,goblin:potion+ball",
        "p3: at=f9 hand=rigor:ball+ball,rigor:ball+ball,rigor:book+ball",
        penance=SCREEN,
        rigor="d10",
    )
    if vain:
        call(game, "p2", "slip sky m1")
        call(game, "p0", "escape sky")
    call(game, "p1", "catch ember > sky")
    assert (told(game)[-1], looks(game, "p2"), seen(game)["players"][0]["hushed"]) == ("told-off", ["m1"], True)
    assert "catch moss > sky" in can_call(game)  # the others may go on
    heard = {}
    while seen(game)["round"] < 4:
        heard[seen(game)["round"]] = "catch ember > sky" in can_call(game)
        next_turn(game)
    assert heard == {1: False, 2: False, 3: True}  # not in the rest of this round, nor in the next


@rule("KR-58")
def test_nobody_is_caught_who_can_break_nothing() -> None:
    game = table("p1: at=c6", "p2: at=a5 looks=h2,d3 scoldings=1", penance=SCREEN)
    assert can_call(game) == set()


@rule("KR-58")
def test_bots_catch_and_are_caught() -> None:
    game = table("p1: at=c6 looks=w2", "p2: at=a5 looks=m1", penance=SCREEN, people=1)
    assert can_call(game) >= {"slip sky m1", "catch ember > sky", "catch sky > ember"}


@rule("KR-58")
def test_whoever_is_rid_of_the_look_meanwhile_is_forgiven() -> None:
    game = table("p1: at=c6 looks=m1 hand=goblin:book+scroll tomes=clean-slate", "p2: at=a5", penance=SCREEN, turn=3)
    call(game, "p1", "slip ember m1")
    do(game, "use clean-slate", "look m1")
    assert (looks(game, "p1"), seen(game)["players"][0]["slipping"], can_call(game)) == ([], None, set())


@rule("KR-51")
@pytest.mark.parametrize("penance", [GENTLE, TABLE])
def test_slips_belong_to_the_screen(penance: int) -> None:
    game = table("p1: at=c6", "p2: at=a5 looks=m1", penance=penance, people=0)
    assert can_call(game) == set()


@rule("KR-51")
def test_gentle_looks_are_only_counted() -> None:
    game = table("p1: at=c6 looks=m1,h1", "p2: at=a5 looks=m2", penance=GENTLE)
    assert can_call(game) == set()


@rule("KR-58", "KR-55")
def test_one_look_a_round_for_slips() -> None:
    game = table(
        "p1: at=c6 looks=m1 hand=goblin:book+scroll", "p2: at=a6 hand=goblin:potion+stones", penance=SCREEN, round=3
    )
    call(game, "p1", "slip ember m1")
    call(game, "p2", "catch sky > ember")
    do(game, "play goblin:book+scroll", "step b6", "pass")
    assert "slip ember m1" not in can_call(game)
    do(game, "play goblin:potion+stones", "step a7", "pass")
    assert (seen(game)["round"], "slip ember m1" in can_call(game)) == (4, True)


@rule("KR-54")
def test_such_a_look_waits_until_the_step_is_settled_and_moves_no_goblin() -> None:
    game = table(
        "p1: at=c6 hand=goblin:scroll+potion looks=m1", "p2: at=c7", "p3: at=d7", "looks: w1 h1", penance=SCREEN
    )
    do(game, "play goblin:scroll+potion", "step c7", "shove sky > d7")
    call(game, "p1", "slip ember m1")
    call(game, "p3", "catch moss > ember")
    assert (asked(game), looks(game, "p1")) == ("p2 shove", ["m1"])
    do(game, "shove moss > d8")
    assert (asked(game), looks(game, "p1")) == ("p1 move", ["m1", "h1"])  # before the next decision
    assert at(game) == "c7 d7 d8 d10"
    assert told(game) == ["played", "moved", "shoved", "slipped", "caught-out", "shoved", "looked"]


@rule("KR-54")
def test_it_does_not_end_the_turn() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll looks=m1", "p2: at=a5", penance=SCREEN)
    do(game, "play goblin:book+scroll", "step c7")
    call(game, "p1", "slip ember m1")
    call(game, "p2", "catch sky > ember")
    assert (asked(game), choices(game), len(looks(game, "p1"))) == ("p1 move", ["step c6", "pass"], 2)


@rule("KR-54", "KR-52")
def test_a_slip_can_be_the_fourth_look() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll", "p2: at=a5 looks=m1,h1,l1", "looks: w1", penance=SCREEN)
    call(game, "p2", "slip sky m1")
    assert asked(call(game, "p1", "catch ember > sky")) == "nobody over"


@rule("KR-54", "KR-05")
def test_a_hand_too_large_after_a_slip_is_cut_down_before_the_next_decision() -> None:
    game = table(
        "p1: at=c6 hand=goblin:book+scroll",
        "p2: at=a5 looks=m1 hand=goblin:book+potion,rigor:ball+ball,goblin:ball+ball",
        "looks: w1 d3",
        penance=SCREEN,
    )
    call(game, "p2", "slip sky m1")
    call(game, "p1", "catch ember > sky")
    assert asked(game) == "p2 hand-limit"
    do(game, "discard rigor:ball+ball")
    assert (asked(game), hand(game, "p2")) == ("p1 card", ["goblin:book+potion", "goblin:ball+ball"])


@rule("KR-58")
def test_slips_and_cries_are_part_of_the_record() -> None:
    game = lootkeep.new("kragmortha", seats=2, seed=3, penance=SCREEN)
    chance = random.Random(3)
    while not any(text.startswith("slip") for text in can_call(game)):
        game.apply(chance.choice(game.options()))
    for verb in ("slip", "escape", "catch"):
        game.apply(next(action for action in game.calls() if game.notation(action).startswith(verb)))
    again = lootkeep.load_record(game.record())
    assert again.position() == game.position()
    assert lootkeep.load_position(game.position()).position() == game.position()


# ---------------------------------------------------------------- accusations


def court(*players: str, **header: int) -> lootkeep.Game:
    """A table where ember has just to play, and people watch over each other."""
    return table(*players, "looks: w1 h1", **({"penance": TABLE} | header))


FOUR = ("p1: at=c6 hand=goblin:book+scroll", "p2: at=a5 looks=m1", "p3: at=d5", "p4: at=e5")


@rule("KR-51", "KR-56")
def test_anybody_may_accuse_whoever_has_a_look() -> None:
    assert can_call(court(*FOUR)) == {"accuse ember > sky m1", "accuse moss > sky m1", "accuse amber > sky m1"}


@rule("KR-53", "KR-56")
def test_a_scolding_orders_nothing_that_could_be_broken() -> None:
    assert can_call(court("p1: at=c6", "p2: at=a5 scoldings=2")) == set()


@rule("KR-56")
@pytest.mark.parametrize(
    ("votes", "upheld"),
    [
        (("guilty", "guilty"), True),
        (("guilty", "innocent"), True),
        (("innocent", "guilty"), True),
        (("innocent", "innocent"), False),
    ],
)
def test_all_but_the_accused_vote_the_accuser_counting_as_yes(votes: tuple[str, str], upheld: bool) -> None:
    game = call(court(*FOUR), "p3", "accuse moss > sky m1")
    assert (asked(game), choices(game)) == ("p4 vote", ["guilty", "innocent"])
    do(game, votes[0])
    assert asked(game) == "p1 vote"
    do(game, votes[1])
    assert looks(game, "p2") == (["m1", "h1"] if upheld else ["m1"])
    assert asked(game) == "p1 card"
    assert ("upheld" if upheld else "dismissed") in told(game)


@rule("KR-56")
@pytest.mark.parametrize(("vote", "upheld"), [("guilty", True), ("innocent", False)])
def test_ties_fail(vote: str, upheld: bool) -> None:
    game = do(call(court(*FOUR[:3]), "p1", "accuse ember > sky m1"), vote)
    assert (len(looks(game, "p2")) == 2) == upheld


@rule("KR-56")
@pytest.mark.parametrize(("vote", "upheld"), [("guilty", True), ("innocent", False)])
def test_with_two_players_the_accused_must_agree(vote: str, upheld: bool) -> None:
    game = call(court(*FOUR[:2]), "p1", "accuse ember > sky m1")
    assert asked(game) == "p2 vote"
    assert (len(looks(do(game, vote), "p2")) == 2) == upheld


@rule("KR-56")
def test_two_people_among_bots_are_two_players() -> None:
    game = call(court(*FOUR, people=0b0011), "p1", "accuse ember > sky m1")
    assert asked(game) == "p2 vote"
    assert asked(do(game, "innocent")) == "p1 card"


@rule("KR-56")
def test_bots_neither_vote_nor_are_accused_nor_accuse() -> None:
    game = court(*FOUR[:3], "p4: at=e5 looks=l1", people=0b0111)  # amber is a bot
    assert can_call(game) == {"accuse ember > sky m1", "accuse moss > sky m1"}
    call(game, "p1", "accuse ember > sky m1")
    assert asked(game) == "p3 vote"
    assert asked(do(game, "guilty")) == "p1 card"


@rule("KR-56")
def test_one_accusation_for_each_accused_in_a_round() -> None:
    game = do(call(court(*FOUR), "p3", "accuse moss > sky m1"), "guilty", "guilty")
    assert can_call(game) == set()


@rule("KR-56")
def test_while_a_vote_is_taken_nobody_else_is_accused() -> None:
    game = court(*FOUR[:3], "p4: at=e5 looks=l1")
    call(game, "p3", "accuse moss > sky m1")
    assert can_call(game) == set()


@rule("KR-56", "KR-55")
def test_an_accuser_who_fails_cannot_accuse_for_a_round() -> None:
    game = table(
        "p1: at=c6 hand=goblin:ball+ball,goblin:book+ball,goblin:potion+ball",
        "p2: at=a5 looks=m1 hand=goblin:ball+ball,goblin:book+ball,goblin:potion+ball",
        "p3: at=f9 looks=l1 hand=rigor:ball+ball,rigor:ball+ball,rigor:book+ball",
        penance=TABLE,
        rigor="d10",
    )
    do(call(game, "p1", "accuse ember > sky m1"), "innocent")
    assert can_call(game) == {"accuse sky > moss l1"}  # ember must wait, sky was accused
    heard = {}
    while seen(game)["round"] < 4:
        heard[seen(game)["round"]] = any(text.startswith("accuse ember") for text in can_call(game))
        next_turn(game)
    assert heard == {1: False, 2: False, 3: True}  # not in the rest of this round, nor in the next


@rule("KR-54", "KR-56")
def test_an_accusation_in_a_chain_waits_until_it_is_settled() -> None:
    game = court("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7 looks=m1", "p3: at=d7")
    do(game, "play goblin:scroll+potion", "step c7", "shove sky > d7")
    call(game, "p3", "accuse moss > sky m1")
    assert asked(game) == "p1 vote"
    do(game, "guilty")
    assert (asked(game), looks(game, "p2")) == ("p2 shove", ["m1"])
    do(game, "shove moss > d8")
    assert (asked(game), looks(game, "p2"), at(game)) == ("p1 move", ["m1", "h1"], "c7 d7 d8 d10")


@rule("KR-56")
@pytest.mark.parametrize("penance", [GENTLE, SCREEN])
def test_accusations_belong_to_the_table(penance: int) -> None:
    game = court(*FOUR, penance=penance)
    assert not any(text.startswith("accuse") for text in can_call(game))


@rule("KR-56")
def test_nobody_is_accused_before_the_first_turn() -> None:
    game = lootkeep.new("kragmortha", seats=3, seed=5, penance=TABLE)
    assert can_call(game) == set()


@rule("KR-55")
def test_a_round_runs_from_one_turn_of_the_first_player_to_the_next() -> None:
    cards = "hand=rigor:ball+ball"
    game = table(f"p1: at=a5 {cards}", f"p2: at=b5 {cards}", "p3: at=c5 hand=rigor:book+ball", first="p2", active="p2")
    rounds = []
    for _ in range(4):
        rounds.append((asked(game)[:2], seen(game)["round"]))
        next_turn(game)
    assert rounds == [("p2", 1), ("p3", 1), ("p1", 1), ("p2", 2)]


@pytest.mark.parametrize(("penance", "people"), [(3, 3), (0, 4), (-1, 3)])
def test_options_that_cannot_be_are_refused(penance: int, people: int) -> None:
    with pytest.raises(lootkeep.InvalidSetup, match="would be right"):
        lootkeep.new("kragmortha", seats=2, seed=1, penance=penance, people=people)


@rule("KR-56")
def test_an_accusation_is_part_of_the_record() -> None:
    game = lootkeep.new("kragmortha", seats=2, seed=3, penance=TABLE)
    assert isinstance(game, Kragmortha)
    while not game.calls():
        game.apply(default(game))
    game.apply(game.calls()[0])
    do(game, "guilty")
    again = lootkeep.load_record(game.record())
    assert again.position() == game.position()
