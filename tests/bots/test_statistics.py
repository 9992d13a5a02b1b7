"""Intervals and ratings, against numbers worked out by hand."""

from __future__ import annotations

import random
from math import log10, sqrt

import pytest

from lootkeep.bots.statistics import design_effect, difference, ratings, share, wilson


def test_wilson_for_half_of_a_hundred() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.5, 0.40383, 0.59617), abs=1e-5)


def test_wilson_is_honest_where_nothing_or_everything_was_won() -> None:
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.0, 0.27753), abs=1e-5)
    assert wilson(1.0, 10) == pytest.approx((1.0, 0.72247, 1.0), abs=1e-5)


def test_rounds_that_agree_with_themselves_are_worth_fewer_games() -> None:
    """Eight games: means 1 0 1 0 vary by 1/3, those of two independent games would by 2/7 / 2."""
    assert design_effect([[1, 1], [0, 0], [1, 1], [0, 0]]) == pytest.approx(7 / 3)
    assert share([[1, 1], [0, 0], [1, 1], [0, 0]]) == wilson(0.5, 8 / (7 / 3))


@pytest.mark.parametrize(
    "rounds",
    [
        [[1, 0], [0, 1], [1, 0]],  # each seat wins once: better than chance, yet it counts as chance
        [[1], [0], [1], [1]],  # a round of one game agrees with nobody
        [[1, 1], [1, 1]],  # nothing varies
    ],
)
def test_a_game_is_never_worth_more_than_one(rounds: list[list[float]]) -> None:
    assert design_effect(rounds) == pytest.approx(1)


def test_a_single_round_is_worth_one_game() -> None:
    assert design_effect([[1, 0, 0, 1]]) == 4
    assert share([[1, 0, 0, 1]]) == wilson(0.5, 1)


def test_a_difference_is_taken_round_by_round() -> None:
    """Six rounds with the two added: (1 + 1 + 1) / 6 is the variance."""
    reach = 1.959964 * sqrt(0.5 / 6)
    assert difference([[1, 1], [-1, -1], [1, -1], [0, 0]]) == pytest.approx((0, -reach, reach))


def test_a_difference_that_never_varied_is_not_certain() -> None:
    sure = difference([[1.0]] * 100)
    assert sure.mean == sure.high == 1
    assert 0.9 < sure.low < 1
    assert difference([[0.0]]).low < -0.5


def test_intervals_hold_the_truth_as_often_as_they_say_though_rounds_agree() -> None:
    """Four games of a seed that all go the same way, in every second round."""
    rng = random.Random(1)
    held = naive = 0
    for _ in range(500):
        rounds = []
        for _ in range(50):
            games = [float(rng.random() < 0.3) for _ in range(4)]
            rounds.append(games[:1] * 4 if rng.random() < 0.5 else games)
        found = share(rounds)
        held += found.holds(0.3)
        naive += wilson(found.mean, 200).holds(0.3)
    assert 465 <= held <= 490
    assert naive < 430


def test_ratings_recover_the_strengths_behind_a_matrix_of_wins() -> None:
    strengths = {"a": 4.0, "b": 2.0, "c": 1.0}
    tables: dict[tuple[str, ...], dict[str, float]] = {
        (one, other): {
            one: 1e6 * strengths[one] / (strengths[one] + strengths[other]),
            other: 1e6 * strengths[other] / (strengths[one] + strengths[other]),
        }
        for one, other in (("a", "b"), ("a", "c"), ("b", "c"))
    }
    rated = ratings(["a", "b", "c"], tables)
    doubled = 400 * log10(2)
    assert rated == pytest.approx({"a": doubled, "b": 0, "c": -doubled}, abs=0.01)
    assert ratings(["a", "b", "c"], tables, zero="c")["a"] == pytest.approx(2 * doubled, abs=0.01)


def test_who_wins_half_against_three_is_three_times_as_strong() -> None:
    rated = ratings(["a", "b"], {("a", "b", "b", "b"): {"a": 5e5, "b": 5e5}})
    assert rated["a"] - rated["b"] == pytest.approx(400 * log10(3), abs=0.01)


def test_an_unbeaten_bot_is_rated_high_but_not_infinitely_high() -> None:
    """With ten wins, and half a win and a loss against an average player, 10 / (1 + s*s) = s / (1 + s) - 1/2."""

    def rated(games: int) -> float:
        return ratings(["a", "b"], {("a", "b"): {"a": games, "b": 0}})["a"]

    strength = 10 ** (rated(10) / 400)
    assert 10 / (1 + strength * strength) == pytest.approx(strength / (1 + strength) - 0.5)
    assert 0 < rated(1) < rated(10) < rated(1000) < 2000


def test_without_games_all_are_equal() -> None:
    assert ratings(["a", "b"], {}) == {"a": 0, "b": 0}
