"""What holds in every position of every scenario, whoever plays and however badly."""

from __future__ import annotations

import random

import pytest

from lootkeep.heroes.actions import PASS
from lootkeep.heroes.box import EDITIONS
from lootkeep.heroes.cards import COMPLETED, HERO, HERO_COUNT, NOWHERE, PORTAL, ROOM_COUNT, TOKENS
from lootkeep.heroes.entry import ENTRY
from lootkeep.heroes.game import KeepTheHeroesOut
from lootkeep.heroes.packing import (
    ARRIVING,
    AWAKE,
    EXHAUSTED,
    count_of,
    everybody,
    heroes_in,
    one,
    runner_hero,
)
from lootkeep.heroes.state import ACTING, AWAY, COMING, RUNNING, STANDING
from tests.heroes.dungeon import opened
from tests.heroes.nights import night_box, opening

MOST_MOVES = 5000
CAPTAIN_STATES = {STANDING: EXHAUSTED, COMING: ARRIVING, ACTING: AWAKE}


def check_tokens(game: KeepTheHeroesOut) -> None:
    """Tokens of each sort add up to the box; a portal is one token, finished or not."""
    for token in range(len(TOKENS)):
        lying = sum(int(game.token(room, token)) for room in range(ROOM_COUNT))
        assert lying + game.reserve(token) == count_of(game.box.supply, token), TOKENS[token]
    portals = sum(1 for room in range(ROOM_COUNT) if 0 < game.token(room, PORTAL) <= COMPLETED)
    assert portals + game.reserve(PORTAL) == count_of(game.box.supply, PORTAL)


def check_heroes(game: KeepTheHeroesOut) -> None:
    """Hero tokens add up to the box: in rooms, on their way, running and in the Reserve; the captain has none."""
    captain = game.scenario.captain
    going = [game.captain_class()] if captain != NOWHERE and game.foe_state[captain] == RUNNING else []
    for hero in range(HERO_COUNT):
        standing = sum(int(count_of(everybody(game.ordinary(room)), hero)) for room in range(ROOM_COUNT))
        running = sum(1 for runner in game.runners if runner_hero(runner) == hero)
        group = int(count_of(game.group, hero)) - going.count(hero)
        assert standing + running + group + game.reserve(HERO + hero) == game.box.heroes


def check_captain(game: KeepTheHeroesOut) -> None:
    """Where and how the captain is, is what the heroes of his room say, and what everybody sees."""
    captain = game.scenario.captain
    if captain == NOWHERE:
        return
    room, state = game.foe_room[captain], game.foe_state[captain]
    design = game.scenario.foes[captain]
    if state == AWAY:
        return
    assert 1 <= game.foe_health[captain] <= design.health
    if state == RUNNING:
        assert count_of(game.group, game.captain_class()) > 0
    else:
        assert count_of(heroes_in(game.heroes[room], CAPTAIN_STATES[state]), game.captain_class()) > 0
    groups = [each for seen in game.view(None)["rooms"] for each in seen["heroes"]]
    assert all(0 < each["arriving"] + each["awake"] + each["exhausted"] <= 5 for each in groups)


def check_wounds(game: KeepTheHeroesOut) -> None:
    """Only tough heroes have wounds, and no more of them than there are; those just placed have none."""
    for room in range(ROOM_COUNT):
        for hero in range(HERO_COUNT):
            assert count_of(heroes_in(game.wounded[room], ARRIVING), hero) == 0
            for state in (AWAKE, EXHAUSTED):
                hurt = count_of(heroes_in(game.wounded[room], state), hero)
                there = count_of(heroes_in(game.ordinary(room), state), hero)
                assert hurt <= (there if hero == game.scenario.tough else 0)
    tough = 0 if game.scenario.tough == NOWHERE else int(count_of(game.group, game.scenario.tough))
    assert game.group_wounds <= (0 if tough == 0 else tough * one(game.scenario.tough))


def check_calm(game: KeepTheHeroesOut) -> None:
    """Nobody is awake while a player's turn asks for something of the player alone."""
    if game.over or game.step().name not in ("turn", "refresh", "tidy"):
        return
    for room in range(ROOM_COUNT):
        assert heroes_in(game.heroes[room], AWAKE) == heroes_in(game.heroes[room], ARRIVING) == 0
    assert game.group == game.group_wounds == 0


def check(game: KeepTheHeroesOut) -> None:
    """All laws."""
    check_tokens(game)
    check_heroes(game)
    check_captain(game)
    check_wounds(game)
    check_calm(game)
    assert game.marked() <= 5


def play(game: KeepTheHeroesOut, seed: int, box: tuple[str, str] | None = None) -> None:
    """A game to its end: every other one by greedy, the others by chance, seldom by declining."""
    dice = random.Random(seed)
    moves = 0
    while not game.over:
        options = [game.choices[place] for place in range(game.choice_count)]
        if seed % 2 == 0:
            options = [action for action in options if action != PASS] or options
        game.play(max(options, key=game.liking) if seed % 2 else dice.choice(options))
        check(game)
        moves += 1
        assert moves < MOST_MOVES
        if moves % 25 == 0 and not game.over:
            text = game.position()
            assert ENTRY.read_position(text, box).position() == text


@pytest.mark.parametrize("scenario", EDITIONS)
def test_the_laws_hold_in_every_scenario(scenario: str) -> None:
    for seed in range(4):
        play(opened(seats=seed + 1, seed=seed, scenario=scenario, difficulty=(seed + 1) % 5), seed)


CROWDED = ("foe champion captain archer phases warrior mage at crypt health 3", "tough archer", "bounty")
BUSY = """
[[scenario.when]]
at = "every 2"
does = ["call champion", "creep"]

[[scenario.when]]
at = "every 3"
does = ["wake at champion 1", "summon mage at champion"]
"""


@pytest.mark.parametrize("seed", range(4))
def test_the_laws_hold_with_a_captain_among_tough_heroes_of_his_class(seed: int) -> None:
    game = opening(*CROWDED, seats=seed + 1, seed=seed, more=BUSY, difficulty=seed)
    play(game, seed, ("night.toml", night_box(*CROWDED, more=BUSY)))
