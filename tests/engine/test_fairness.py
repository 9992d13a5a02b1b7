"""Chance that nobody can choose or compute, and that everybody can check afterwards."""

from __future__ import annotations

import json
import pickle
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

import lootkeep
from lootkeep.cli import app
from lootkeep.engine import fairness
from lootkeep.engine.fairness import Pledge

KEY = bytes(range(32))
GAMES = ("looterz", "kragmortha", "heroes")
WORDS = ["three blind mice", ""]


def played(game: lootkeep.Game, decisions: int = 100_000) -> lootkeep.Game:
    """The game after so many decisions by chance, or at its end."""
    dice = random.Random(7)
    while not game.over and decisions > 0:
        game.apply(dice.choice(game.options()))
        decisions -= 1
    return game


def finished(game: str) -> lootkeep.Game:
    """A game between two that is over."""
    return played(lootkeep.new(game, seats=2, key=KEY, words=WORDS))


# ---- Where it is used


@pytest.mark.parametrize("game", GAMES)
def test_without_a_seed_all_draws_come_from_a_new_key(game: str) -> None:
    one, other = lootkeep.new(game), lootkeep.new(game)
    assert one.stream is not None
    assert other.stream is not None
    assert one.stream.key != other.stream.key
    assert one.setup.seed is None


@pytest.mark.parametrize("game", GAMES)
def test_the_same_key_and_words_give_the_same_game_and_other_words_another(game: str) -> None:
    first = lootkeep.new(game, seats=2, key=KEY, words=WORDS).position()
    assert first == lootkeep.new(game, seats=2, key=KEY, words=WORDS).position()
    for words in ([], ["three blind mice", "!"], ["", "three blind mice"], ["three blind mic", "e"]):
        assert lootkeep.new(game, seats=2, key=KEY, words=words).position() != first


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ({"key": b"short"}, "32 bytes"),
        ({"key": KEY, "seed": 1}, "one of the two"),
        ({"key": KEY, "words": ["a", "b", "c"]}, "there are 2"),
        ({"key": KEY, "words": ["two\nlines"]}, "one line"),
        ({"key": KEY, "words": ["x" * 81]}, "80 characters"),
    ],
)
def test_keys_and_words_that_cannot_be_are_refused_with_what_would_be_right(how: dict[str, object], says: str) -> None:
    with pytest.raises(lootkeep.InvalidSetup, match=says):
        lootkeep.new("looterz", seats=2, **how)  # type: ignore[arg-type]


# ---- Who does not know it


@pytest.mark.parametrize("game", GAMES)
def test_no_copy_and_no_position_knows_the_key_or_the_coming_draws(game: str) -> None:
    table = played(lootkeep.new(game, seats=2, key=KEY), 20)
    for world in (table.copy(), table.redeal(0, 1), table.imagine(1)):
        assert world.stream is None
        assert world.history is None
    assert table.stream is not None
    number = -int(table.rng)
    coming = [table.stream.below(number + i, 1 << 20) for i in range(8)]
    copy = table.copy()
    assert [int(copy.random(1 << 20)) for _ in range(8)] != coming
    for secret in (KEY.hex(), table.stream.key.hex()):
        assert secret not in table.position()


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_plays_on_by_itself_and_the_table_by_its_key(game: str) -> None:
    table = played(lootkeep.new(game, seats=2, key=KEY), 20)
    twin = played(lootkeep.new(game, seats=2, key=KEY), 20)
    played(table.copy(), 50)
    assert played(table).position() == played(twin).position()


def test_bots_that_think_elsewhere_are_sent_no_key() -> None:
    table = played(lootkeep.new("looterz", seats=2, key=KEY), 20)
    sent = pickle.dumps(table.imagine(3).position())
    assert table.stream is not None
    assert KEY not in sent
    assert table.stream.key not in sent


# ---- Looking back


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_comes_again_as_it_was(game: str) -> None:
    table = played(lootkeep.new(game, seats=2, key=KEY), 30)
    before, drawn = table.position(), table.rng
    moves = table.history.moves[-10:] if table.history else []
    for _ in moves:
        table.undo(consent=True)
    for action in moves:
        table.apply(action)
    assert (table.position(), table.rng) == (before, drawn)


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_is_told_after_the_game_and_follows_from_key_and_words(game: str) -> None:
    table = finished(game)
    assert table.history is not None
    draws = table.history.draws()
    assert len(draws) == -table.rng - 1
    stream = Pledge(KEY, WORDS).stream()
    assert draws == [(n, stream.below(number, n)) for number, (n, _) in enumerate(draws, 1)]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_tells_key_commitment_and_words_and_holds(game: str) -> None:
    text = finished(game).record()
    assert text.startswith("lootkeep record 2\n")
    assert f"\nkey: {KEY.hex()}\ncommitment: {Pledge(KEY).commitment}\nwords p1: three blind mice\n" in text
    again = lootkeep.load_record(text)
    assert again.record() == text


@pytest.mark.parametrize(
    ("line", "other", "says"),
    [
        ("commitment: ", f"commitment: {Pledge(bytes(32)).commitment}", "not of this key"),
        ("commitment: ", "commitment: 1234", "not of this key"),
        ("key: ", f"key: {'0' * 64}", "not of this key"),
        ("key: ", "key: mouse", "64 digits"),
        ("words p1", "words p1: four blind mice", "Line"),
        ("words p1", "", "Line"),
        ("words p1", "words p1: " + 90 * "x", "80 characters"),
        ("words p1", "words p3: three blind mice", "words p3"),
    ],
)
def test_a_record_with_another_key_commitment_or_words_does_not_hold(line: str, other: str, says: str) -> None:
    lines = finished("looterz").record().splitlines()
    changed = [other if each.startswith(line) else each for each in lines if other or not each.startswith(line)]
    with pytest.raises(lootkeep.InvalidRecord, match=says):
        lootkeep.verify("\n".join(changed) + "\n")


def test_a_record_with_a_seed_still_holds() -> None:
    text = played(lootkeep.new("looterz", seats=2, seed=5)).record()
    assert text.startswith("lootkeep record 1\n")
    lootkeep.verify(text)


def test_the_command_tells_how_many_draws_were_checked(tmp_path: Path) -> None:
    fair, seeded = tmp_path / "fair.lootkeep", tmp_path / "seeded.lootkeep"
    table = finished("looterz")
    fair.write_text(table.record())
    seeded.write_text(played(lootkeep.new("looterz", seats=2, seed=5)).record())
    said = CliRunner().invoke(app, ["verify", str(fair), str(seeded)]).output
    assert f"all {-table.rng - 1} draws are those of the key pledged by {Pledge(KEY).commitment}" in said
    assert "its chance comes from a seed, so nothing was pledged" in said
    shown = Pledge(KEY).commitment
    assert CliRunner().invoke(app, ["verify", str(fair), "--commitment", shown[:12].upper()]).exit_code == 0
    for file, other in ((fair, "00"), (seeded, shown)):
        refused = CliRunner().invoke(app, ["verify", str(file), "--commitment", other])
        assert refused.exit_code == 1
        assert "was shown, but in this record" in refused.output


def test_the_browsers_arithmetic_is_compared_with_this() -> None:
    file = Path(__file__).parents[2] / "web" / "tests" / "fairness.json"
    for case in json.loads(file.read_text(encoding="utf-8")):
        pledge = Pledge(bytes.fromhex(case["key"]), case["words"])
        stream = pledge.stream()
        assert case["commitment"] == pledge.commitment
        assert case["seals"] == [fairness.seal(each) for each in case["words"]]
        assert case["draws"] == [[n, stream.below(number, n)] for number, (n, _) in enumerate(case["draws"], 1)]
