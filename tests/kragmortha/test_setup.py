"""The parts, and how the library is set up: KR-01 to KR-05."""

from __future__ import annotations

from collections import Counter

import pytest

import lootkeep
from lootkeep import Game
from lootkeep.kragmortha.box import shipped
from lootkeep.kragmortha.cards import DESK, SQUARES, Board, square_name
from tests.kragmortha.library import at, hand, pile, seen, squares, table
from tests.rules import asked, choices, do, rule, told

BOX = shipped("library")


def opened(seats: int, seed: int = 1) -> Game:
    """A table just set up."""
    return lootkeep.new("kragmortha", seats=seats, seed=seed)


def named(board: Board, what: str) -> list[str]:
    """Squares of a board by name: `starts`, `teleports`, `shelves`, ..."""
    return [square_name(int(square)) for square in getattr(board, what)]


# ---------------------------------------------------------------- the parts


@rule("KR-01")
def test_58_movement_cards() -> None:
    copies = {kind.id: kind.copies for kind in BOX.movements}
    assert sum(copies.values()) == 58
    assert len(copies) == 22
    for who, mixed, ball, balls in (("goblin", 5, 2, 2), ("rigor", 2, 1, 2)):
        for pair in ("book+scroll", "book+potion", "book+stones", "scroll+potion", "scroll+stones", "potion+stones"):
            assert copies[f"{who}:{pair}"] == mixed
        for symbol in ("book", "scroll", "potion", "stones"):
            assert copies[f"{who}:{symbol}+ball"] == ball
        assert copies[f"{who}:ball+ball"] == balls
    assert sum(count for id, count in copies.items() if id.startswith("goblin")) == 40


@rule("KR-01")
def test_24_looks_18_tomes_and_6_tokens() -> None:
    tokens = Counter(name.split("#")[0] for name in BOX.names[BOX.first_token :])
    assert (len(BOX.looks), len(BOX.tomes), tokens) == (24, 18, {"transfer": 2, "tome": 2, "trap": 2})
    assert BOX.cards == 58 + 24 + 18 + 6


@rule("KR-01")
def test_all_are_shuffled_apart_and_the_tomes_lie_face_down() -> None:
    one, other = opened(3, 1), opened(3, 2)
    for name, count in (("deck", 58 - 9), ("looks", 24), ("tomes", 18), ("tokens", 6)):
        assert len(pile(one, name)) == count
        assert pile(one, name) != pile(other, name)
    for viewer in ("", "p1"):
        view = seen(one, viewer)
        assert all(view[name]["cards"] is None for name in ("deck", "look_deck", "tome_deck", "tokens"))
    assert all(not player["tomes"] and not player["looks"] for player in seen(one)["players"])


@rule("KR-02")
@pytest.mark.parametrize("seats", range(2, 9))
def test_each_player_has_a_goblin_and_three_secret_cards(seats: int) -> None:
    game = opened(seats)
    players = seen(game)["players"]
    goblins = ["ember", "sky", "moss", "amber", "royal", "rose", "bone", "plum"]
    assert [player["goblin"] for player in players] == goblins[:seats]
    assert all(player["hand"] == {"count": 3, "cards": None} for player in players)
    assert len(hand(game, "p2")) == 3
    assert seen(game, "p1")["players"][1]["hand"] == {"count": 3, "cards": None}


# ---------------------------------------------------------------- the library

ROWS = ["GBPGGPB", "PSPSSSS", "BGSPPBG", "SPBBGPP", "SPPSPGB", "GBBGBSS", "PSSGBPG", "BGPPSSB", "DDBBGGP", "DDGSPBS"]


@rule("KR-03")
def test_the_floor() -> None:
    letters = "BSPG D"
    floor = BOX.boards[8].floor
    assert ["".join(letters[int(floor[row * 7 + column])] for column in range(7)) for row in range(10)] == ROWS


@rule("KR-03")
@pytest.mark.parametrize(
    ("seats", "in_use", "starts", "shelves", "teleports"),
    [
        (2, 37, "a5 b5 c5 d5 e5 f5", "a4 b4 c4 d4 e4 f4 g4 g5 g6 g7 g8 g9", "b5 f5 e7 g10"),
        (3, 37, "a5 b5 c5 d5 e5 f5", "a4 b4 c4 d4 e4 f4 g4 g5 g6 g7 g8 g9", "b5 f5 e7 g10"),
        (4, 37, "a5 b5 c5 d5 e5 f5", "a4 b4 c4 d4 e4 f4 g4 g5 g6 g7 g8 g9", "b5 f5 e7 g10"),
        (5, 49, "a3 b3 c3 d3 e4 f4 g4", "a2 b2 c2 d2 e2 e3 f3 g3 c5 e5 c6 e6", "d3 b5 f5 e7 g10"),
        (6, 49, "a3 b3 c3 d3 e4 f4 g4", "a2 b2 c2 d2 e2 e3 f3 g3 c5 e5 c6 e6", "d3 b5 f5 e7 g10"),
        (7, 58, "a1 b1 c1 d1 e1 f1 g1", "c2 e2 c3 e3 c5 e5 c6 e6 d8 f8 d9 f9", "a1 g1 d3 b5 f5 e7 g10"),
        (8, 58, "a1 b1 c1 d1 e1 f1 g1", "c2 e2 c3 e3 c5 e5 c6 e6 d8 f8 d9 f9", "a1 g1 d3 b5 f5 e7 g10"),
    ],
)
def test_the_three_set_ups(seats: int, in_use: int, starts: str, shelves: str, teleports: str) -> None:
    board = BOX.boards[seats]
    assert sum(board.walkable) == in_use
    assert named(board, "starts") == starts.split()
    assert named(board, "teleports") == teleports.split()
    assert sorted(named(board, "shelves")) == sorted(shelves.split())  # six shelves of two squares
    assert square_name(int(board.rigor)) == "d10"
    assert [square_name(s) for s in range(SQUARES) if board.floor[s] == DESK] == ["a9", "b9", "a10", "b10"]
    assert all(board.doors[square] < SQUARES for square in range(SQUARES) if board.walkable[square])  # connected


@rule("KR-03")
@pytest.mark.parametrize(("seats", "steps"), [(4, 4), (6, 6), (8, 8)])
def test_how_far_the_desk_is(seats: int, steps: int) -> None:
    board = BOX.boards[seats]
    assert min(int(board.doors[square]) for square in range(SQUARES) if board.floor[square] == DESK) == steps


@rule("KR-03")
def test_players_see_the_board() -> None:
    rows = seen(opened(2))["board"]
    assert rows[0] == ["closed"] * 7
    assert rows[3] == ["shelf"] * 7
    assert rows[4] == ["scroll", "potion*", "potion", "scroll", "potion", "stones*", "shelf"]
    assert rows[9] == ["desk", "desk", "stones", "scroll", "potion", "book", "scroll*"]


# ---------------------------------------------------------------- the goblins enter


@rule("KR-03")
def test_the_goblins_enter_to_the_left_from_the_first_player_who_then_begins() -> None:
    game = opened(4, 7)
    first = seen(game)["first"]
    for i, square in enumerate(("b5", "f5", "a5", "c5")):
        assert asked(game) == f"p{(first + i) % 4 + 1} place"
        do(game, f"place {square}")
    assert asked(game) == f"p{first + 1} card"
    assert pile(game, "tokens-used") == []  # b5 and f5 are teleports
    assert told(game) == ["placed"] * 4 + ["turn"]
    assert (seen(game)["turn"], seen(game)["round"]) == (1, 1)


@rule("KR-03")
def test_only_empty_start_squares() -> None:
    game = opened(2)
    assert choices(game) == ["place a5", "place b5", "place c5", "place d5", "place e5", "place f5"]
    assert squares(do(game, "place c5")) == {"a5", "b5", "d5", "e5", "f5"}


@rule("KR-03")
def test_the_first_player_is_chosen_at_random() -> None:
    assert {seen(opened(3, seed))["first"] for seed in range(30)} == {0, 1, 2}


@rule("KR-03", "KR-04")
def test_the_eighth_goblin_stands_behind_another() -> None:
    game = opened(8)
    for column in "abcdefg":
        assert squares(game) <= {f"{letter}1" for letter in "abcdefg"}
        do(game, f"place {column}1")
    assert squares(game) == {"a2", "b2", "d2", "f2", "g2"}
    do(game, "place d2")
    assert asked(game).endswith(" card")


@rule("KR-03")
def test_seven_goblins_fill_the_row() -> None:
    game = opened(7)
    for column in "abcdefg":
        do(game, f"place {column}1")
    assert asked(game).endswith(" card")


@rule("KR-03")
@pytest.mark.parametrize("seats", range(2, 9))
def test_rigor_mortis_waits_on_the_same_square_whatever_the_number_of_players(seats: int) -> None:
    assert at(opened(seats)).split()[-1] == "d10"


def test_the_same_seed_sets_the_same_table() -> None:
    assert opened(5, 3).position() == opened(5, 3).position()


@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_play(seats: int) -> None:
    with pytest.raises(lootkeep.InvalidSetup):
        opened(seats)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("p2: at=a4", "'a4' is no square in use"),
        ("p2: at=c6", "two goblins stand on c6"),
        ("p2:", "p2 is nowhere"),
        ("p2: at=a5 hand=h1", "does not belong there"),
        ("p2: at=a5 hand=goblin:gold+ball", "there is no card"),
        ("p2: at=a5 looks=h1,h1", "lies somewhere else already"),
        ("p2: at=a5 money=3", "cannot be read"),
        ("p2: at=a5 scoldings=many", "scoldings is 'many'"),
        ("p3: at=a5", "is no seat"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_line(line: str, says: str) -> None:
    text = f"kragmortha library seats=2\np1: at=c6\n{line}"
    with pytest.raises(lootkeep.InvalidPosition, match=rf"Line 3: .*{says}"):
        lootkeep.load_position(text)


def test_all_goblins_are_in_the_library_but_those_that_are_still_to_enter() -> None:
    stack = "stack: draw-up/p1/-/0 after/p1/-/0 card/p1/-/0"
    with pytest.raises(lootkeep.InvalidPosition, match="p2 is nowhere"):
        table("p1: at=c6", "p2:", stack)
    game = opened(2)
    do(game, "place a5")
    assert lootkeep.load_position(game.position()).position() == game.position()


@pytest.mark.parametrize(
    "pending",
    [
        "shove/p1/-/37", "shove/p1/1/21", "landing/p1/5/37", "landing/p1/-/127", "move/p1/-/90", "move/p1/-/127",
        "vote/p1/9/0", "give-look/p1/-/0", "take-look/p1/1/3", "refuse-shove/p1/40/0", "blink/p1/-/0",
    ],
)  # fmt: skip
def test_a_pending_step_is_about_something_that_is_there(pending: str) -> None:
    with pytest.raises(lootkeep.InvalidPosition, match="cannot be pending"):
        table("p1: at=c6", "p2: at=a5", f"stack: draw-up/p1/-/0 after/p1/-/0 {pending}")


def test_a_position_can_be_read_back() -> None:
    game = table("p1: at=c6 hand=goblin:ball+ball looks=h1 tomes=blink!@3", "p2: at=a5 scoldings=1", penance=2, turn=9)
    assert lootkeep.load_position(game.position()).position() == game.position()
