"""A game in plain text, from the first decision to the ranking."""

from __future__ import annotations

import re
from itertools import chain, repeat
from pathlib import Path

import pytest

import lootkeep
from lootkeep.speech import LANGUAGES
from tests.terminal.keyboard import keep_at, sit


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a game is kept."""
    return tmp_path / "games" / "one.lootkeep"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where a game was kept before."""
    return tmp_path / "kept.lootkeep"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["dragon", "rigor"])
def test_a_whole_game_reaches_its_ranking(file: Path, edition: str, lang: str) -> None:
    played = sit(file, repeat("1"), seed=3, edition=edition, lang=lang)
    outcome = played.game.outcome()
    assert played.code == 0
    assert outcome is not None
    say = lootkeep.words(lang).at(played.game, ["", "greedy", "random"])
    end = played.text[played.text.rindex(lootkeep.words(lang).say("terminal-ranking")) :]
    assert say.text(outcome["why"]) in end
    assert all(say.text(place["why"]) in end and say.seat(place["seat"]) in end for place in outcome["ranking"])
    assert str(file) in end
    assert not any(sign in played.text for sign in ("terminal-", "looterz-do", "{", "}", "\x1b", "None"))


def test_the_same_answers_give_the_same_text(file: Path) -> None:
    first = sit(file, repeat("1"))
    file.unlink()
    assert sit(file, repeat("1")).text == first.text


def test_bots_alone_can_be_watched(file: Path) -> None:
    played = sit(file, [], seats="greedy,random,greedy")
    assert played.game.over
    assert "greedy 2" in played.text


def test_enter_takes_the_only_choice(kept: Path) -> None:
    before = keep_at(kept, "end turn")
    assert sit(kept, [""]).game.ply > before.ply


def test_enter_takes_none_of_several(kept: Path) -> None:
    before = keep_at(kept, "search")
    played = sit(kept, ["", "0", "99", "99999999999", "²", "dance", ">", "> king"])
    assert played.game.ply == before.ply
    assert f"Type a number from 1 to {len(before.options())}" in played.text
    assert "There is no choice 99:" in played.text
    assert "“dance” is no choice here" in played.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_by_notation_or_by_the_beginnings_of_its_words(kept: Path, lang: str) -> None:
    before = keep_at(kept, "draw")
    draw = next(option for option in before.decision()["options"] if option["notation"] == "draw")
    label = lootkeep.words(lang).at(before).text(draw["text"])
    for typed in ("draw", " DRAW ", label, " ".join(word[:4] for word in label.split())):
        keep_at(kept, "draw")
        history = sit(kept, [typed], lang=lang).game.history
        assert history is not None
        assert history.moves[before.ply] == draw["action"], typed


def test_a_move_and_its_target_in_one_line(kept: Path) -> None:
    before = keep_at(kept, "attack")
    first = next(option for option in before.decision()["options"] if option["notation"].startswith("attack"))
    world = before.copy()
    world.play(first["action"])
    second = world.decision()["options"][-1]
    history = sit(kept, [second["notation"]]).game.history
    assert history is not None
    assert history.moves[before.ply : before.ply + 2] == [first["action"], second["action"]]


def test_a_line_cannot_look_beyond_a_roll(kept: Path) -> None:
    before = keep_at(kept, "search")
    searched = next(name for name in map(before.notation, before.options()) if name.startswith("search"))
    played = sit(kept, [f"{searched} > king"])
    assert "goes too far" in played.text
    assert played.game.ply == before.ply


def test_what_could_mean_several_things_is_asked_again(kept: Path) -> None:
    before = keep_at(kept, "recruit")
    hand = [name for name in map(before.notation, before.options()) if name.startswith("recruit")]
    played = sit(kept, ["rec"])
    assert len(hand) > 1
    assert f"“rec” could be: {', '.join(hand)}." in played.text
    assert played.game.ply == before.ply


def test_undo_goes_back_to_the_barrier_and_says_why_no_further(kept: Path) -> None:
    before = keep_at(kept, "recruit")
    recruit = next(name for name in map(before.notation, before.options()) if name.startswith("recruit"))
    again = sit(kept, [recruit, "u"])
    assert "Taken back: Recruit " in again.text
    assert again.game.ply == before.ply
    drawn = sit(kept, ["draw", "undo"])
    assert "dice were rolled or a card was shown" in drawn.text
    assert drawn.game.ply == before.ply + 1


def test_undo_of_nothing_and_of_anothers_decision(file: Path) -> None:
    first = next(seed for seed in range(99) if lootkeep.new("looterz", seats=2, seed=seed).actor == 0)
    assert "nothing to take back" in sit(file, ["u"], seats="you,greedy", seed=first).text
    file.unlink()
    second = next(seed for seed in range(99) if lootkeep.new("looterz", seats=2, seed=seed).actor == 1)
    assert "was greedy's" in sit(file, ["u"], seats="you,greedy", seed=second).text


@pytest.mark.parametrize("typed", ["?", "why"])
def test_why_gives_every_reason_and_rule(kept: Path, typed: str) -> None:
    game = keep_at(kept, "search")
    refused = game.decision()["refused"]
    text = sit(kept, [typed]).text
    say = lootkeep.words("en").at(game, ["", "greedy", "random"])
    assert refused
    for refusal in refused:
        assert f"{say.text(refusal['why_not'])} ({refusal['rule']})" in text
        assert say.text(refusal["text"]) in text


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("it", "perché"), ("it", "annulla"), ("ru", "почему"), ("ru", "отмена"), ("ru", "undo")],
)
def test_commands_in_the_language_of_the_table_and_in_english(kept: Path, lang: str, typed: str) -> None:
    keep_at(kept, "search")
    text = sit(kept, [typed], lang=lang).text
    assert lootkeep.words(lang).say("terminal-unknown", text=typed) not in text


def test_cards_help_log_and_table_can_be_looked_at(kept: Path) -> None:
    keep_at(kept, "search")
    text = sit(kept, ["help", "card zom", "card nobody", "card", "log", "table"]).text
    assert "save FILE" in text
    assert "Zombie (zombie, ×2, Life 2, Power 3)" in text
    assert "No card is called “nobody”" in text
    assert "Necromancer (necromancer" in text
    assert text.count("── Turn 2: ") >= 1


def test_odds_shown_are_those_of_the_decision(kept: Path) -> None:
    game = keep_at(kept, "attack")
    text = sit(kept, []).text
    for option in game.decision()["options"]:
        if "odds" in option:
            label = lootkeep.words("en").at(game).text(option["text"])
            shown = re.search(re.escape(label) + r" +expects ([0-9.]+) Loot(?: · ([<>0-9]+) % to win)?", text)
            assert shown is not None
            assert float(shown[1]) == pytest.approx(option["odds"]["expected"], abs=0.051)
            assert (shown[2] is not None) == (option["odds"]["success"] > 0)


def test_the_chance_to_kill_is_that_of_the_decision(kept: Path) -> None:
    game = keep_at(kept, "attack")
    attack = next(name for name in map(game.notation, game.options()) if name.startswith("attack"))
    text = sit(kept, [attack]).text
    game.apply(game.parse(attack))
    names = ["", "greedy", "random"]
    for option in game.decision()["options"]:
        label = lootkeep.words("en").at(game, names).text(option["text"])
        success = option["odds"]["success"]
        wanted = f"{round(success * 100)} % kill" if success else "cannot kill"
        assert re.search(re.escape(label) + " +" + wanted, text), label


def test_threat_and_distance_are_those_of_the_view(kept: Path) -> None:
    game = keep_at(kept, "search")
    text = sit(kept, []).text
    view = game.view(0)
    players = view["players"]
    assert isinstance(players, list)
    for player in players:
        assert f"{player['loot']}/{view['target']}" in text
        assert f"{player['distance']} to go" in text
        if player["threat"]["most"]:
            assert f"threat {player['threat']['most']}" in text


def test_a_word_too_many_does_not_end_the_game(file: Path) -> None:
    played = sit(file, chain(["\x1b[2J", "card \x1b]0;x\x07", "save", "a" * 5000, "🂡"], repeat("1", 3)))
    assert played.code == 0
    assert "\x1b" not in played.text.replace("\x1b[2J\n", "").replace("\x1b]0;x\x07\n", "")
