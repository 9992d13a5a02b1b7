"""Bots play legal moves, sensibly, and see no more than their seat."""

from __future__ import annotations

import pytest

import lootkeep
from lootkeep.bots import bot
from lootkeep.engine.game import Game
from tests.modes import by_mode

EDITIONS = [(info["id"], edition) for info in lootkeep.games() for edition in info["editions"]]
RIVALS = [(name, edition) for name, edition in EDITIONS if name != "heroes"]
SCENARIOS = [edition for name, edition in EDITIONS if name == "heroes"]
FEW = [*RIVALS, ("heroes", "first-watch"), ("heroes", "borrowed-tricks")]  # scenarios have one way of seeing


def play(specs: list[str], seed: int, edition: str, name: str = "looterz") -> Game:
    """A whole game between bots."""
    game = lootkeep.new(name, seats=len(specs), seed=seed, edition=edition)
    players = [bot(spec, seed * 10 + seat) for seat, spec in enumerate(specs)]
    while not game.over:
        game.apply(players[game.actor].choose(game))
    return game


@pytest.mark.parametrize(("name", "edition"), RIVALS)
def test_greedy_beats_random(name: str, edition: str) -> None:
    """Strength is measured by matches; here only that greed is no worse than nothing: 18 of 20."""
    won = 0
    for seed in range(20):
        specs = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        outcome = play(specs, seed // 2, edition, name).outcome()
        assert outcome is not None
        won += specs[outcome["winners"][0]] == "greedy"
    assert won >= 18


@pytest.mark.once
@pytest.mark.parametrize("edition", SCENARIOS[: by_mode(compiled=12, plain=2)])
def test_greedy_partners_hold_where_random_ones_do_not(edition: str) -> None:
    """Strength is measured by bench/defence.py; here only that greed holds some of ten, and chance nothing."""

    def held(spec: str) -> int:
        outcomes = [play([spec, spec], seed, edition, "heroes").outcome() for seed in range(10)]
        return sum(1 for outcome in outcomes if outcome is not None and outcome["winners"])

    assert held("random") == 0
    assert held("greedy") >= 3


@pytest.mark.parametrize(("name", "edition"), FEW)
@pytest.mark.parametrize("spec", ["random", "greedy"])
def test_a_bot_cannot_peek(spec: str, name: str, edition: str) -> None:
    """Dealing anew what a seat cannot see does not change its choice."""
    asked = 0
    for seed in range(6):
        game = lootkeep.new(name, seats=3, seed=seed, edition=edition)
        while not game.over and game.ply < 60:
            choice = bot(spec, game.ply).choose(game)
            for deal in range(3):
                assert bot(spec, game.ply).choose(game.redeal(int(game.actor), deal)) == choice
                asked += 1
            game.apply(choice)
    assert asked > 100


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(["greedy", "random"], 4, "rigor").record() == play(["greedy", "random"], 4, "rigor").record()


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        # takes a search that may win, though an attack is there
        (
            "looterz dragon phase=2 target=10\np1: loot=9 play=executioner\np2: play=frog",
            "search executioner#1",
        ),
        # hits the leader: loot 8 of 10 against loot 1
        (
            "looterz dragon seats=3 phase=2 target=10\np1: play=assassin\np2: loot=1 play=dragonling\n"
            "p3: loot=8 play=dragonling",
            "destroy assassin#1 > dragonling#2",
        ),
        # sacrifices a borrowed Looter rather than its own
        ("looterz dragon phase=4\np1: play=frog,thief,zombie,king@p2\np2:", "sacrifice king#1"),
        # does not attack its own when nobody else is there
        ("looterz dragon phase=2\np1: play=minotaur,thief!\np2:", "end dungeon"),
        # leads by Coins, and the next Rigor Mortis is the last: draws
        (
            "looterz rigor phase=3 clock=3\np1: loot=9 hand=mouse\np2: loot=1\ninn: rigor-mortis ghost",
            "draw",
        ),
        # is behind, and the next Rigor Mortis is the last: does not draw
        (
            "looterz rigor phase=3 clock=3\np1: loot=1 hand=mouse\np2: loot=9\ninn: rigor-mortis",
            "recruit mouse",
        ),
        # steals from whoever is nearest to the target
        (
            "looterz dragon seats=3 phase=1\np1: hand=pickpocket\np2: loot=1\np3: loot=9",
            "steal > p3",
        ),
    ],
)
def test_greedy_plays_sensibly(position: str, expected: str) -> None:
    game = lootkeep.load_position(position)
    player = bot("greedy", 3)
    for _ in range(2):
        choice = game.notation(player.choose(game))
        if choice == expected:
            break
        game.apply(game.parse(choice))
    assert choice == expected


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        # steps onto the desk when it can
        ("kragmortha library rigor=f10\np1: at=c9 hand=goblin:book+scroll\np2: at=a5", "step b9"),
        # drives him onto a rival
        ("kragmortha library rigor=d7\np1: at=a5 hand=rigor:ball+ball\np2: at=e8", "step e7"),
        # sheds a Look as soon as it may
        (
            "kragmortha library turn=5\np1: at=a6 hand=goblin:ball+ball looks=h1 tomes=clean-slate\np2: at=f6",
            "use clean-slate",
        ),
    ],
)
def test_greedy_knows_its_way_through_the_library(position: str, expected: str) -> None:
    game = lootkeep.load_position(position)
    player = bot("greedy", 3)
    for _ in range(2):
        choice = game.notation(player.choose(game))
        if choice == expected:
            break
        game.apply(game.parse(choice))
    assert choice == expected


def test_greedy_does_not_walk_into_rigor_mortis_though_the_desk_is_behind_him() -> None:
    game = lootkeep.load_position("kragmortha library rigor=c9\np1: at=d9 hand=goblin:ball+ball\np2: at=a5")
    game.apply(game.parse("play goblin:ball+ball"))
    assert "step c9" in [game.notation(action) for action in game.options()]
    assert game.notation(bot("greedy", 3).choose(game)) != "step c9"


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(lootkeep.UnknownName, match="no bot 'hal': the bots are random, greedy"):
        bot("hal")


def test_a_bot_has_nothing_to_say_after_the_end() -> None:
    game = play(["greedy", "random"], 1, "dragon")
    with pytest.raises(lootkeep.IllegalMove, match="over"):
        bot("greedy").choose(game)
