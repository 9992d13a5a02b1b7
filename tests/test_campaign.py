"""Chronicle mode: scenarios in chapters, progress that is kept, clans prescribed or free."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

import lootkeep
from lootkeep.bots import bot
from lootkeep.campaign import Campaign
from lootkeep.heroes.box import EDITIONS
from lootkeep.heroes.cards import CLANS
from lootkeep.heroes.entry import ENTRY
from lootkeep.terminal import chapter, chapters


@pytest.fixture
def story(tmp_path: Path) -> Campaign:
    """A chronicle that nobody has begun."""
    return Campaign("heroes", tmp_path / "heroes.json")


def won(edition: str, difficulty: int = 0) -> lootkeep.Game:
    """A game of that scenario that the greedy partners have won."""
    for seed in range(200):
        game = lootkeep.new("heroes", seats=2, seed=seed, edition=edition, difficulty=difficulty)
        player = bot("greedy", seed)
        while not game.over:
            game.apply(player.choose(game))
        outcome = game.outcome()
        if outcome is not None and outcome["winners"]:
            return game
    raise AssertionError("they never win")


def test_every_scenario_belongs_to_a_chapter(story: Campaign) -> None:
    assert sorted(story.scenes()) == sorted(EDITIONS)
    assert [len(chapter["scenes"]) for chapter in story.chapters] == [4, 4, 4]


def test_the_story_prescribes_a_clan_for_each_seat(story: Campaign) -> None:
    for edition, scene in story.scenes().items():
        for seats, options in scene["prescribed"].items():
            game = ENTRY.new(seats, 1, edition, None, options)
            game.begin(1)
            while game.turn == 0:
                game.apply(game.options()[0])
            agreed = [CLANS[options[f"clan{seat + 1}"] - 1] for seat in range(seats)]
            assert [game.clan(seat).id for seat in range(seats)] == agreed


def test_the_first_chapter_is_open_and_the_others_wait(story: Campaign) -> None:
    assert [story.is_open(edition) for edition in story.scenes()] == [True] * 4 + [False] * 8
    assert story.next() == "first-watch"
    with pytest.raises(lootkeep.InvalidSetup, match=r"the-ram is not open yet: first win first-watch, the-tithe"):
        story.scene("the-ram")
    with pytest.raises(lootkeep.UnknownName, match=r"no scenario “tea-party”: it has first-watch"):
        story.scene("tea-party")


def test_a_victory_is_kept_and_a_better_one_replaces_it(story: Campaign, tmp_path: Path) -> None:
    assert story.note(won("first-watch"))
    again = Campaign("heroes", tmp_path / "heroes.json")
    assert again.won["first-watch"]["difficulty"] == 0
    assert again.next() == "the-tithe"
    again.note(won("first-watch", difficulty=2))
    again.note(won("first-watch"))  # an easier one changes nothing
    assert Campaign("heroes", tmp_path / "heroes.json").won["first-watch"]["difficulty"] == 2


def test_a_game_that_is_lost_or_goes_on_is_no_progress(story: Campaign) -> None:
    assert not story.note(lootkeep.new("heroes", seats=1, seed=1))
    assert not story.path.exists()


def test_a_chapter_opens_when_the_one_before_is_won(story: Campaign) -> None:
    for edition in list(story.scenes())[:4]:
        story.won[edition] = {"difficulty": 0, "seats": 2, "turns": 15}
    assert story.is_open("under-construction")
    assert not story.is_open("the-ram")
    for edition in story.scenes():
        story.won[edition] = {"difficulty": 0, "seats": 2, "turns": 15}
    assert story.next() is None


def test_progress_that_cannot_be_read_is_refused_and_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "heroes.json"
    path.write_text('{"won": {"first-watch": 7}}')
    with pytest.raises(lootkeep.InvalidRecord, match=r"heroes.json: this is no progress of a chronicle; to begin anew"):
        Campaign("heroes", path)
    assert path.read_text() == '{"won": {"first-watch": 7}}'


def test_a_game_without_scenarios_has_no_chronicle() -> None:
    with pytest.raises(lootkeep.InvalidSetup, match="looterz has no chronicle"):
        Campaign("looterz")


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            ["Keep the Heroes Out!: the chronicle", "Chapter 1: First Nights", "Familiar, 2 clans, 15 turns", "open"],
        ),
        ("it", ["la cronaca", "Capitolo 2: Le grandi opere", "vinto, Familiare, 2 clan, 15 turni", "aperto"]),
        ("ru", ["хроника", "Глава 3: Осада", "победа, сложность «Семейная», 2 клана, 15 ходов", "открыт"]),
    ],
)
def test_the_chapters_are_told_in_words(story: Campaign, language: str, lines: list[str]) -> None:
    story.won["first-watch"] = {"difficulty": 0, "seats": 2, "turns": 15}
    text = "\n".join(chapters(story, language))
    for line in lines:
        assert line in text
    assert text.endswith("lootkeep chronicle the-tithe")


def test_a_game_that_was_finished_elsewhere_is_noted_and_kept(
    story: Campaign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    waiting = tmp_path / "heroes-first-watch.lootkeep"
    waiting.write_text(won("first-watch").record())
    assert "won, Familiar" in "\n".join(chapters(story, "en"))
    assert not waiting.exists()
    assert len(list((tmp_path / "data").rglob("*.lootkeep"))) == 1


def test_a_scenario_is_left_and_taken_up_again(
    story: Campaign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def sit_down(answers: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        how: dict[str, Any] = {"difficulty": 1, "free": False, "seed": 4, "lang": "en", "plain": True}
        assert chapter(story, "first-watch", seats="you:Mira", **how) == 0
        return capsys.readouterr().out

    assert "Set-up" in sit_down("place sewer\nq\n")
    game = lootkeep.load_record((tmp_path / "heroes-first-watch.lootkeep").read_text())
    assert (game.ply, game.setup.options["difficulty"], game.setup.options["clan1"]) == (1, 1, 6)
    sit_down("place sewer\nq\n")
    assert lootkeep.load_record((tmp_path / "heroes-first-watch.lootkeep").read_text()).ply == 2


@pytest.mark.parametrize(
    ("language", "unknown", "shut", "none", "seats", "level"),
    [
        (
            "it",
            "Nella cronaca non c'è lo scenario «tea-party»: ci sono first-watch, the-tithe",
            "the-ram non è ancora aperto: prima bisogna vincere first-watch",
            "looterz non ha una cronaca.",
            "Sono indicati 5 posti: ne servono da 1 a 4.",
            "La difficoltà 9 non esiste: va da 0 a 3.",
        ),
        (
            "ru",
            "Сценария «tea-party» в хронике нет; есть first-watch, the-tithe",
            "Сценарий the-ram ещё закрыт: сначала победите в first-watch",
            "Хроники у игры looterz нет.",
            "Названо 5 мест, а нужно от 1 до 4.",
            "Сложности 9 нет: она бывает от 0 до 3.",
        ),
    ],
)
def test_what_the_chronicle_refuses_it_refuses_in_the_players_language(
    language: str, unknown: str, shut: str, none: str, seats: str, level: str, tmp_path: Path
) -> None:
    own = Campaign("heroes", tmp_path / "heroes.json", language)
    how: dict[str, Any] = {"free": False, "seed": 4, "lang": language, "plain": True}
    with pytest.raises(lootkeep.UnknownName, match=unknown):
        chapter(own, "tea-party", seats="you", difficulty=0, **how)
    with pytest.raises(lootkeep.InvalidSetup, match=shut):
        chapter(own, "the-ram", seats="you", difficulty=0, **how)
    with pytest.raises(lootkeep.InvalidSetup, match=none):
        Campaign("looterz", lang=language)
    with pytest.raises(lootkeep.InvalidSetup, match=seats):
        chapter(own, "first-watch", seats="you,greedy,greedy,greedy,greedy", difficulty=0, **how)
    with pytest.raises(lootkeep.InvalidSetup, match=level):
        chapter(own, "first-watch", seats="you", difficulty=9, **how)
    (tmp_path / "heroes.json").write_text("[]")
    with pytest.raises(lootkeep.InvalidRecord, match=lootkeep.words(language).say("campaign-unreadable", path=".*")):
        Campaign("heroes", tmp_path / "heroes.json", language)
