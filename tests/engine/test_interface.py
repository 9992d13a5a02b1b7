"""The public interface: what bots, servers and other programs hold to."""

from __future__ import annotations

from typing import Any

import pytest

import lootkeep
from lootkeep.register import GameInfo


@pytest.mark.parametrize("info", lootkeep.games(), ids=lambda info: info["id"])
def test_what_is_listed_can_be_set_up_and_nothing_else(info: GameInfo) -> None:
    for edition in info["editions"]:
        assert lootkeep.new(info["id"], seats=info["seats"][-1], seed=1, edition=edition).setup.edition == edition
    for seats in (info["seats"][0] - 1, info["seats"][-1] + 1):
        with pytest.raises(lootkeep.InvalidSetup, match="can play"):
            lootkeep.new(info["id"], seats=seats, seed=1)
    for option, explained in info["options"].items():
        assert lootkeep.words("en").has(explained)
        with pytest.raises(lootkeep.InvalidSetup):
            lootkeep.new(info["id"], seed=1, edition=None, key=None, words=(), box=None, **{option: 10**6})


def test_a_decision_says_who_is_asked_what() -> None:
    game = lootkeep.new("looterz", seats=2, seed=7)
    decision = game.decision()
    assert decision["seat"] == game.actor
    assert decision["prompt"]["id"] == "looterz-ask-recruitment"
    assert [option["action"] for option in decision["options"]] == game.options()
    draw = decision["options"][-1]
    assert (draw["id"], draw["notation"], draw["text"]["id"]) == ("a1", "draw", "looterz-do-draw")


def test_parse_reads_what_people_type() -> None:
    game = lootkeep.load_position("looterz dragon phase=2\np1: play=hydra,thief\np2: play=zombie#1,zombie#2,king")
    attack = game.parse("  ATTACK   Hydra ")
    assert game.notation(attack) == "attack hydra#1"
    game.apply(attack)
    assert game.notation(game.parse("attack hydra>king")) == "attack hydra#1 > king#1"
    with pytest.raises(lootkeep.IllegalMove, match="any of: attack hydra#1 > zombie#1, attack hydra#1 > zombie#2"):
        game.parse("attack hydra > zombie")
    with pytest.raises(lootkeep.IllegalMove, match="The options are"):
        game.parse("attack hydra > dragonling")


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    game = lootkeep.new("looterz", seats=3, seed=1)
    before = game.position(), game.ply
    for action in (-1, 0, 767, 768, 10**40):
        with pytest.raises(lootkeep.IllegalMove, match=f"Action {action} is not an option of seat"):
            game.apply(action)
    assert (game.position(), game.ply) == before


def test_a_finished_game_takes_no_more_moves() -> None:
    game = lootkeep.load_position("looterz dragon phase=2 target=1\np1: play=executioner\np2:")
    game.apply(game.parse("search executioner"))
    assert game.outcome() is not None
    with pytest.raises(lootkeep.IllegalMove, match="The game is over"):
        game.apply(1)
    with pytest.raises(lootkeep.IllegalMove, match="The game is over"):
        game.parse("draw")


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ({"game": "chess"}, lootkeep.UnknownName, "no game 'chess'.*looterz"),
        ({"edition": "gold"}, lootkeep.UnknownName, "no edition 'gold'.*dragon, rigor"),
        ({"seats": 1}, lootkeep.InvalidSetup, "seats=1: 2 to 6"),
        ({"seats": 7}, lootkeep.InvalidSetup, "seats=7: 2 to 6"),
        ({"seats": "two"}, lootkeep.InvalidSetup, "seats='two': 2 to 6"),
        ({"seed": -1}, lootkeep.InvalidSetup, "seed=-1"),
        ({"seed": 2**63}, lootkeep.InvalidSetup, "seed=9223372036854775808"),
        ({"target": 0}, lootkeep.InvalidSetup, "target of 0: 1 to 36"),
        ({"target": 37}, lootkeep.InvalidSetup, "target of 37: 1 to 36"),
        ({"speed": 3}, lootkeep.UnknownName, "no option 'speed'.*target"),
        ({"box": "nowhere.toml"}, lootkeep.InvalidBox, "nowhere.toml: it cannot be read"),
        ({"box": "a.toml", "edition": "rigor"}, lootkeep.InvalidSetup, "one of the two"),
    ],
)
def test_what_cannot_be_set_up_says_what_would_be_right(
    arguments: dict[str, Any], error: type[ValueError], says: str
) -> None:
    with pytest.raises(error, match=says):
        lootkeep.new(**{"game": "looterz", **arguments})


def test_a_seat_out_of_range_is_refused() -> None:
    game = lootkeep.new("looterz", seats=2, seed=1)
    for ask in (game.view, game.events, game.can_undo):
        for seat in (-1, 2, 99):
            with pytest.raises(lootkeep.InvalidSetup, match=f"no seat {seat}: seats are 0 to 1"):
                ask(seat)
    with pytest.raises(lootkeep.InvalidSetup, match="no seat 2"):
        game.redeal(2, 1)


def test_a_view_hides_what_a_seat_may_not_know() -> None:
    game = lootkeep.new("looterz", seats=2, seed=7)
    own: Any = game.view(0)
    other: Any = game.view(1)
    spectator: Any = game.view(None)
    assert len(own["players"][0]["hand"]["cards"]) == own["players"][0]["hand"]["count"]
    assert own["players"][1]["hand"]["cards"] is None
    assert other["players"][0]["hand"] == {"count": own["players"][0]["hand"]["count"], "cards": None}
    assert [player["hand"]["cards"] for player in spectator["players"]] == [None, None]
    assert own["inn"]["cards"] is None
    assert own["graveyard"] == {"count": 0, "cards": []}


def test_a_draw_is_named_to_its_owner_alone() -> None:
    game = lootkeep.new("looterz", seats=2, seed=7)
    seat = int(game.actor)
    game.apply(game.parse("draw"))
    [mine] = game.events(seat, since=0)
    [theirs] = game.events(1 - seat, since=0)
    assert mine["id"] == theirs["id"] == "looterz-event-drew"
    assert mine["args"]["card"] != "@card/?"
    assert theirs["args"]["card"] == game.events(None, since=0)[0]["args"]["card"] == "@card/?"


def test_undo_goes_back_to_the_last_roll() -> None:
    game = lootkeep.load_position("looterz dragon phase=1\np1: hand=thief,zombie\np2: play=king")
    start = game.position()
    assert not game.can_undo(0)
    game.apply(game.parse("recruit thief"))
    assert game.can_undo(0)
    assert not game.can_undo(1)
    game.apply(game.parse("attack thief"))
    game.undo()
    game.undo()
    assert game.position() == start
    game.apply(game.parse("recruit thief"))
    game.apply(game.parse("attack thief"))
    game.apply(game.parse("attack thief > king"))
    assert not game.can_undo(0)
    with pytest.raises(lootkeep.IllegalMove, match="rolled or shown"):
        game.undo()
    rolled = game.position()
    game.undo(consent=True)
    game.apply(game.parse("attack thief > king"))
    assert game.position() == rolled


def test_what_another_decided_cannot_be_taken_back_by_you() -> None:
    game = lootkeep.load_position("looterz dragon phase=4\np1: hand=\np2: hand=thief")
    game.apply(game.parse("end turn"))
    assert game.can_undo(0)
    game.apply(game.parse("recruit thief"))
    assert not game.can_undo(0)
    assert game.can_undo(1)


def test_nothing_to_take_back_is_said() -> None:
    with pytest.raises(lootkeep.IllegalMove, match="nothing to take back"):
        lootkeep.new("looterz", seed=1).undo()


def test_a_copy_has_no_memory() -> None:
    copy = lootkeep.new("looterz", seed=1).copy()
    assert copy.ply == 0
    assert copy.events(0) == []
    with pytest.raises(lootkeep.InvalidRecord, match="no memory"):
        copy.record()


def test_a_state_is_small() -> None:
    """Under 4 KB with six seats, in the middle of a game (compiled; lists of ints take more)."""
    from lootkeep.bench import measured
    from lootkeep.engine.native import COMPILED

    row = measured(lootkeep.new("looterz", seats=6, seed=3), 1, 0.01)
    assert 500 < row["memory_bytes"] < (4096 if COMPILED else 20_000)
