"""Hints: legal, ordered, honest about themselves, from the seat's view, and in words."""

from __future__ import annotations

import json
import re
from math import nan
from threading import Event, Thread

import pytest

import lootkeep
from lootkeep.bots import Adviser, Hint, bot, hints
from lootkeep.bots.hints import Finding, Sure, finding, sureness
from lootkeep.bots.hints import hint as worded
from lootkeep.bots.search import Branch
from lootkeep.engine.game import Game
from lootkeep.speech import LANGUAGES

GAMES = [("looterz", 3, 60), ("kragmortha", 3, 60), ("heroes", 2, 4)]  # name, seats, iterations
RIVALS = GAMES[:2]


def along(name: str, seats: int, times: int = 5) -> list[Game]:
    """Decisions worth a hint, along a greedy game."""
    game = lootkeep.new(name, seats=seats, seed=3)
    found: list[Game] = []
    while len(found) < times:
        if len(game.options()) > 1 and game.ply >= 7 * len(found):
            found.append(game.copy())
        game.apply(bot("greedy", game.ply).choose(game))
    return found


def forced() -> Game:
    """A decision that leaves no choice."""
    game = lootkeep.new("looterz", seats=2, seed=4)
    while len(game.options()) > 1:
        game.apply(game.options()[0])
    return game


# ---------------------------------------------------------------- what a hint is


@pytest.mark.parametrize(("name", "seats", "iterations"), GAMES)
def test_hints_are_options_with_chances_inside_their_intervals(name: str, seats: int, iterations: int) -> None:
    for game in along(name, seats):
        found = hints(game, int(game.actor), iterations=iterations)
        options = {option["action"]: option for option in game.decision()["options"]}
        assert 1 <= len(found) <= 3
        assert len({hint["action"] for hint in found}) == len(found)
        for hint in found:
            assert (hint["text"], hint["label"]) == (
                options[hint["action"]]["notation"],
                options[hint["action"]]["text"],
            )
            assert hint["low"] is not None
            assert hint["chance"] is not None
            assert hint["high"] is not None
            assert 0 <= hint["low"] <= hint["chance"] <= hint["high"] <= 1
        assert json.loads(json.dumps(found)) == found


@pytest.mark.parametrize(("name", "seats", "iterations"), GAMES)
def test_what_was_looked_at_most_comes_first_and_is_what_the_search_bot_plays(
    name: str, seats: int, iterations: int
) -> None:
    for seed, game in enumerate(along(name, seats, 4)):
        found = hints(game, iterations=iterations, seed=seed)
        visits = [hint["visits"] for hint in found]
        assert visits == sorted(visits, reverse=True)
        assert found[0]["action"] == bot(f"search:{iterations}", seed).choose(game)


@pytest.mark.parametrize(("name", "seats", "iterations"), GAMES)
def test_a_hint_cannot_peek_and_the_same_seed_gives_the_same_hints(name: str, seats: int, iterations: int) -> None:
    for game in along(name, seats, 4):
        found = hints(game, iterations=iterations, seed=8)
        assert hints(game, iterations=iterations, seed=8) == found
        for deal in range(3):
            assert hints(game.redeal(int(game.actor), deal), iterations=iterations, seed=8) == found


def test_to_ask_changes_nothing() -> None:
    game = along("looterz", 3, 1)[0]
    before = game.position()
    hints(game, iterations=20)
    assert game.position() == before


def test_as_many_as_are_wanted() -> None:
    game = next(game for game in along("looterz", 3) if len(game.options()) > 3)
    assert len(hints(game, iterations=100, most=1)) == 1
    assert len(hints(game, iterations=300, most=99)) == len(game.options())


def test_the_only_move_needs_no_search() -> None:
    game = forced()
    (hint,) = hints(game)
    assert (hint["action"], hint["visits"], hint["sure"]) == (game.options()[0], 0, "sure")
    assert (hint["chance"], hint["low"], hint["high"]) == (None, None, None)
    assert hint["words"] == {"id": "bots-hint-only", "args": {}}


# ---------------------------------------------------------------- who may ask, and for how long


def test_only_the_seat_that_decides_can_ask() -> None:
    game = along("looterz", 3, 1)[0]
    other = (int(game.actor) + 1) % 3
    with pytest.raises(lootkeep.IllegalMove, match=f"Seat {other} cannot .* it is seat {game.actor} that decides"):
        hints(game, other)
    with pytest.raises(lootkeep.InvalidSetup, match="no seat 7"):
        hints(game, 7)


def test_no_hint_after_the_end() -> None:
    game = lootkeep.new("looterz", seats=2, seed=3, target=1)
    while not game.over:
        game.apply(game.options()[0])
    with pytest.raises(lootkeep.IllegalMove, match="over"):
        hints(game)


@pytest.mark.parametrize("budget", [{"seconds": 0}, {"seconds": nan}, {"seconds": 1e9}, {"iterations": 0}])
def test_a_budget_that_cannot_be(budget: dict[str, int]) -> None:
    with pytest.raises(lootkeep.InvalidSetup, match="would be right"):
        hints(along("looterz", 3, 1)[0], **budget)


def test_an_adviser_can_be_stopped() -> None:
    game = along("looterz", 3, 1)[0]
    adviser = Adviser("adviser", 1, seconds=600)
    done = Event()

    def stop() -> None:
        while not done.wait(0.01):
            adviser.stop()

    thread = Thread(target=stop)
    thread.start()
    try:
        found = adviser.hints(game)
    finally:
        done.set()
        thread.join()
    assert found[0]["visits"] > 0


# ---------------------------------------------------------------- how sure it is


def looked(*gains: float) -> Branch:
    """A branch after these looks."""
    branch = Branch(1, 0, 0)
    for gain in gains:
        branch.visits += 1
        branch.total += gain
        branch.squares += gain * gain
    return branch


def test_more_looks_bring_the_ends_nearer_but_never_together() -> None:
    reaches = [finding(looked(*[0.2, 0.6] * times)).reach for times in (1, 4, 16, 64, 4096)]
    assert reaches == sorted(reaches, reverse=True)
    assert reaches[0] > 0.3
    assert reaches[-1] > 0.05


@pytest.mark.parametrize("gain", [0.0, 0.3, 1.0])
def test_a_few_looks_that_agree_are_no_certainty(gain: float) -> None:
    found = finding(looked(gain, gain, gain))
    assert found.reach > 0.2
    assert found.middle - found.reach <= gain <= found.middle + found.reach


def estimate(chance: float, visits: int = 100, reach: float = 0.1) -> Finding:
    """What a search may have found."""
    return Finding(1, visits, chance, chance, reach)


@pytest.mark.parametrize(
    ("first", "second", "sure"),
    [
        (estimate(0.7), estimate(0.4), "sure"),  # the intervals do not even touch
        (estimate(0.6), estimate(0.49), "sure"),
        (estimate(0.6), estimate(0.53), "likely"),
        (estimate(0.6), estimate(0.58), "guess"),
        (estimate(0.5), estimate(0.6), "guess"),  # looked at more, for it was liked, but it went no better
        (estimate(0.6), estimate(0.4, visits=3, reach=0.4), "likely"),  # few looks reach far
        (estimate(0.7, visits=19), estimate(0.4, visits=9), "guess"),
    ],
)
def test_how_sure_a_place_is(first: Finding, second: Finding, sure: Sure) -> None:
    assert sureness([first, second], 0) == sure
    assert sureness([first, second], 1) == sure


def test_the_first_is_compared_with_the_second_and_the_others_with_the_first() -> None:
    findings = [estimate(0.6), estimate(0.58), estimate(0.3)]
    assert [sureness(findings, place) for place in range(3)] == ["guess", "guess", "sure"]


def test_a_move_that_was_compared_with_nothing_is_a_guess() -> None:
    assert sureness([estimate(0.9)], 0) == "guess"


# ---------------------------------------------------------------- in words


def said(game: Game, hint: Hint, language: str) -> str:
    """The whole sentence."""
    say = lootkeep.words(language).at(game)
    return say.words.say("bots-hint", move=say.text(hint["label"]), words=say.text(hint["words"]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats", "iterations"), GAMES)
def test_every_hint_has_words(name: str, seats: int, iterations: int, language: str) -> None:
    for game in along(name, seats, 3):
        for hint in hints(game, iterations=iterations):
            text = said(game, hint, language)
            assert hint["chance"] is not None
            assert f"{round(100 * hint['chance'])} " in text
            assert not re.search(r"[{}$@#]|bots-|  ", text), text
            assert language != "ru" or not re.search(r"[A-Za-z]{2}", text), text


SPOKEN: list[tuple[str, int, Sure]] = [("en", 0, "likely"), ("it", 0, "sure"), ("ru", 1, "guess")]


def test_a_hint_is_a_sentence() -> None:
    game = lootkeep.load_position("looterz dragon phase=2 target=10\np1: play=minotaur\np2: play=frog")
    option = next(option for option in game.decision()["options"] if option["notation"] == "attack minotaur#1")
    sentences = [
        said(game, worded(estimate(0.62), option, "bots-hint-win", place, sure), language)
        for language, place, sure in SPOKEN
    ]
    assert sentences == [
        "Attack with the Minotaur — about 62 % to win, probably the best.",
        "Attacca con il Minotauro — circa 62 possibilità su 100 di vincere, senza dubbio la mossa migliore.",
        "Атака: Минотавр. Шансы победить — около 62 %; возможно, не хуже первого.",
    ]


def test_together_the_dungeon_holds_and_nobody_wins_alone() -> None:
    game = along("heroes", 2, 1)[0]
    hint = hints(game, iterations=4)[0]
    assert hint["words"]["id"] == "bots-hint-hold"
    for language, words in (("en", "that the dungeon holds"), ("it", "il sotterraneo resista"), ("ru", "выстоит")):
        assert words in said(game, hint, language)


def test_the_only_move_is_said_to_be_the_only_one() -> None:
    game = forced()
    (hint,) = hints(game)
    assert [said(game, hint, language) for language in LANGUAGES] == [
        "End your turn — the only move.",
        "Chiudi il turno — l'unica mossa.",
        "Завершить ход. Это единственный ход.",
    ]
