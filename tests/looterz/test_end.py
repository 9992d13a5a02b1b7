"""The end: LZ-50 to LZ-52, LZ-68."""

from __future__ import annotations

import pytest

import lootkeep
from lootkeep import Game
from tests.looterz.tabletop import clock, hands, in_play, inn, loot, table, winner
from tests.rules import asked, choices, do, loaded, rule, told


def ranking(game: Game) -> list[str]:
    """Everybody in order: which place, who, why, and how much Loot."""
    outcome = game.outcome()
    assert outcome is not None
    return [
        f"{place['place']}. p{place['seat'] + 1} {place['why']['id'].split('-place-')[1]} {place['score']}"
        for place in outcome["ranking"]
    ]


def reason(game: Game) -> str:
    """Why the game ended."""
    outcome = game.outcome()
    assert outcome is not None
    return outcome["why"]["id"].removeprefix("looterz-end-")


# ---------------------------------------------------------------- the target


@rule("LZ-50")
@pytest.mark.parametrize(("edition", "card"), [("dragon", "executioner"), ("rigor", "headsman")])
def test_who_has_the_target_amount_wins_at_once(edition: str, card: str) -> None:
    game = table(f"p1: loot=14 play={card},archer", "p2: loot=3", edition=edition)
    do(game, f"search {card}")
    assert (winner(game), reason(game), asked(game), choices(game)) == ("p1", "target", "nobody over", [])
    assert told(game) == ["searched", "won"]


@rule("LZ-50")
def test_one_less_is_not_enough() -> None:
    assert winner(do(table("p1: loot=13 play=executioner"), "search executioner")) == "open"


@rule("LZ-50")
def test_after_the_end_nothing_can_be_done() -> None:
    game = do(table("p1: loot=14 play=executioner"), "search executioner")
    for late in ("draw", "end turn"):
        with pytest.raises(lootkeep.IllegalMove, match="over"):
            do(game, late)
    with pytest.raises(lootkeep.IllegalMove, match="over"):
        game.apply(1)


@rule("LZ-50")
def test_a_thief_in_the_middle_of_an_effect_wins_before_it_is_done() -> None:
    game = table("p1: loot=3 hand=orc", "p2: loot=9 play=death-knight", "p3: play=frog", phase=1)
    do(game, "recruit orc", "sacrifice death-knight", "steal > p1")
    assert (winner(game), loot(game), in_play(game, "p3")) == ("p2", [2, 10, 0], ["frog:1"])


@rule("LZ-50")
def test_a_kill_wins_before_the_last_wish_of_the_killed() -> None:
    game = table("p1: loot=14 play=minotaur", "p2: play=death-knight:1")
    do(loaded(game, 1, 6), "attack minotaur", "attack minotaur > death-knight")
    assert (winner(game), loot(game)) == ("p1", [15, 0])


@rule("LZ-50")
def test_a_beggar_wins_as_it_comes() -> None:
    game = table("p1: loot=13 hand=captain,beggar,frog", "p2: loot=14", phase=1)
    do(game, "recruit captain", "recruit beggar")
    assert (winner(game), loot(game)) == ("p1", [15, 14])


@rule("LZ-50", "LZ-05")
@pytest.mark.parametrize("target", [1, 36])
def test_the_hosts_target_decides(target: int) -> None:
    game = table(f"p1: loot={target - 1} play=executioner,frog", "p2:", target=target)
    assert winner(game) == "open"
    assert winner(do(game, "search executioner")) == "p1"


@rule("LZ-68")
def test_a_winning_search_keeps_all_its_hits() -> None:
    game = do(loaded(table("p1: loot=14 play=dragonling"), 1, 2, 3), "search dragonling")
    assert (winner(game), loot(game)) == ("p1", [17, 0])


@rule("LZ-68")
def test_behind_the_winner_the_others_are_ranked_by_loot() -> None:
    game = table("p1: loot=2", "p2: loot=9 play=executioner", "p3: loot=5", "p4: loot=2 play=frog", active="p2")
    do(game, "search executioner")
    assert ranking(game) == ["1. p2 won 10", "2. p3 loot 5", "3. p1 loot 2", "3. p4 loot 2"]


@rule("LZ-52")
def test_the_supply_is_no_limit() -> None:
    rich = [f"p{seat}: loot=6" for seat in range(2, 7)]
    game = do(table("p1: loot=6 play=executioner", *rich), "search executioner")
    assert (winner(game), sum(loot(game))) == ("p1", 37)


@rule("LZ-52")
def test_no_end_while_there_is_neither_target_nor_clock() -> None:
    game = table("p1: loot=30 play=executioner", "p2: loot=34", target=36)
    assert (winner(do(game, "search executioner")), sum(loot(game))) == ("open", 65)


# ---------------------------------------------------------------- Rigor Mortis returns

LAST = "inn: mouse blink rigor-mortis"


def at_twelve(*players: str) -> Game:
    """A game in which the fourth Rigor Mortis card has just been drawn by the first player."""
    return do(table(*players, LAST, edition="rigor", clock=3, phase=1), "draw")


@rule("LZ-51")
def test_the_fourth_rigor_mortis_ends_the_game_before_another_card_is_drawn() -> None:
    game = at_twelve("p1: loot=2", "p2: loot=5")
    assert (winner(game), reason(game), clock(game)) == ("p2", "time", 4)
    assert (hands(game), inn(game), told(game)) == ([0, 0], 2, ["clock", "time"])


@rule("LZ-51")
def test_most_coins_win_whatever_is_in_play() -> None:
    assert winner(at_twelve("p1: loot=4 play=ghost,archer", "p2: loot=5", "p3: loot=3")) == "p2"


@rule("LZ-51")
def test_tied_on_coins_most_looterz_in_play_win() -> None:
    assert winner(at_twelve("p1: loot=5 play=ghost", "p2: loot=5 play=archer,mouse#2", "p3: loot=4")) == "p2"


@rule("LZ-51")
def test_looterz_count_for_whoever_controls_them_now() -> None:
    game = table("p1: loot=5 play=sage,ghost@p2", "p2: loot=5 play=archer", LAST, edition="rigor", clock=3)
    assert winner(do(game, "activate sage")) == "p1"


@rule("LZ-51")
def test_tied_on_both_lose_and_the_next_wins() -> None:
    game = at_twelve("p1: loot=5 play=ghost", "p2: loot=5 play=archer", "p3: loot=1", "p4: loot=2")
    assert winner(game) == "p4"
    assert ranking(game) == ["1. p4 won 2", "2. p3 loot 1", "3. p1 tied 5", "3. p2 tied 5"]


@rule("LZ-51")
def test_others_with_equal_coins_are_still_compared() -> None:
    game = at_twelve("p1: loot=5 play=ghost,mouse#2", "p2: loot=5 play=archer,ghost#2", "p3: loot=5 play=stray", "p4:")
    assert winner(game) == "p3"


@rule("LZ-51")
def test_tie_after_tie_is_compared_in_the_same_way() -> None:
    players = [f"p{seat}: loot={coins}" for seat, coins in enumerate([6, 6, 4, 4, 1], 1)]
    assert winner(at_twelve(*players)) == "p5"


@rule("LZ-51")
@pytest.mark.parametrize("coins", [(3, 3), (0, 0), (6, 6, 2, 2), (1, 1, 1)])
def test_if_nobody_is_left_everyone_loses(coins: tuple[int, ...]) -> None:
    game = at_twelve(*[f"p{seat}: loot={n}" for seat, n in enumerate(coins, 1)])
    assert (winner(game), reason(game)) == ("nobody", "nobody")
    assert choices(game) == []
    assert not any(line.startswith("1.") for line in ranking(game))


def why_in_words(game: Game, language: str = "en") -> str:
    """Why the game ended, as players read it."""
    outcome = game.outcome()
    assert outcome is not None
    return lootkeep.words(language).at(game, ["Ada", "Bo", "Cleo", "Dan"]).text(outcome["why"])


@rule("LZ-51")
@pytest.mark.parametrize(
    ("players", "says"),
    [
        (("p1: loot=2", "p2: loot=5"), "Bo has the most Coins and wins."),
        (
            ("p1: loot=5 play=ghost", "p2: loot=5 play=archer,mouse#2"),
            "Of those with the most Coins Bo has the most Looterz in play and wins.",
        ),
        (
            ("p1: loot=5", "p2: loot=5", "p3: loot=1"),
            "Those ahead are tied and lose; of the others Cleo is first and wins.",
        ),
        (("p1: loot=3", "p2: loot=3", "p3: loot=3"), "time is up, all are tied, and nobody wins."),
        (
            ("p1: loot=6", "p2: loot=6", "p3: loot=2", "p4: loot=2"),
            "time is up, everybody is tied with somebody (2 ties), and nobody wins.",
        ),
        (
            ("p1: loot=6 play=ghost", "p2: loot=6 play=archer", "p3: loot=6", "p4: loot=6"),
            "time is up, everybody is tied with somebody (2 ties), and nobody wins.",
        ),
    ],
)
def test_the_end_by_the_clock_says_truly_why(players: tuple[str, ...], says: str) -> None:
    assert why_in_words(at_twelve(*players)).endswith(says)


@rule("LZ-51")
def test_two_ties_of_two_are_not_called_one_in_any_language() -> None:
    game = at_twelve("p1: loot=6", "p2: loot=6", "p3: loot=2", "p4: loot=2")
    assert why_in_words(game, "it").endswith("ognuno è pari con qualcun altro (parità: 2), non vince nessuno.")
    assert why_in_words(game, "ru").endswith("у каждого с кем-нибудь ничья (всего ничьих: 2), не побеждает никто.")


@rule("LZ-51", "LZ-07")
def test_the_minstrel_who_finds_the_fourth_brings_nobody() -> None:
    game = table("p1: loot=1 hand=minstrel", "p2:", LAST, edition="rigor", clock=3, phase=1)
    do(game, "recruit minstrel")
    assert (winner(game), in_play(game, "p1"), inn(game)) == ("p1", ["minstrel:1"], 2)


@rule("LZ-51", "LZ-07")
def test_the_sage_may_wake_him_between_two_draws() -> None:
    game = table("p1: loot=1 play=sage", "p2:", "inn: mouse rigor-mortis blink", edition="rigor", clock=3)
    do(game, "activate sage")
    assert (hands(game), winner(game)) == ([1, 0], "open")
    do(game, "draw")
    assert (hands(game), inn(game), winner(game)) == ([1, 0], 1, "p1")


@rule("LZ-51")
def test_pending_effects_are_dropped() -> None:
    game = table("p1: hand=rrugh play=berserker", "p2: loot=1 play=ghost", LAST, edition="rigor", clock=3, phase=1)
    do(game, "recruit rrugh", "sacrifice berserker", "draw")
    assert (winner(game), in_play(game, "p2")) == ("p2", ["ghost:1"])


@rule("LZ-51")
def test_the_dragon_never_comes_back() -> None:
    game = do(table("graveyard: frog", "inn:", phase=1), "draw")
    assert (winner(game), clock(game)) == ("open", 0)


@rule("LZ-51")
@pytest.mark.parametrize("seed", range(5))
def test_rigor_who_only_draws_meets_him_before_the_pile_runs_out(seed: int) -> None:
    game = lootkeep.new("looterz", seats=3, seed=seed, edition="rigor")
    while winner(game) == "open":
        move = next(move for move in choices(game) if move.startswith(("draw", "discard", "end")))
        do(game, move)
    assert (clock(game), winner(game)) == (4, "nobody")
