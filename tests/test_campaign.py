"""Chronicle mode: scenarios in chapters, progress that is kept, clans prescribed or free."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

import lootkeep
from lootkeep.bots import bot
from lootkeep.campaign import Evening, Story, Taken, read_file, write_file
from lootkeep.heroes.box import EDITIONS
from lootkeep.heroes.cards import CLANS
from lootkeep.heroes.entry import ENTRY, HeroesEntry
from lootkeep.terminal import OwnChronicle, chapter, chapters
from tests.rules import rule


@pytest.fixture
def story(tmp_path: Path) -> OwnChronicle:
    """A chronicle that nobody has begun."""
    return OwnChronicle("heroes", tmp_path / "heroes.json")


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


def victory(scene: str, difficulty: int = 0, **more: Any) -> Evening:
    """An evening that was won."""
    return Evening(**{"scene": scene, "difficulty": difficulty, "seats": 2, "won": True, "turns": 15, **more})


def having(story: OwnChronicle, *evenings: Evening) -> OwnChronicle:
    """The same chronicle after these evenings."""
    story.path.write_bytes(write_file(Taken(game="heroes", evenings=list(evenings))))
    return OwnChronicle("heroes", story.path)


def test_every_scenario_belongs_to_a_chapter(story: OwnChronicle) -> None:
    assert sorted(story.scenes()) == sorted(EDITIONS)
    assert {len(chapter["scenes"]) for chapter in story.chapters} == {4}


def test_the_story_prescribes_a_clan_for_each_seat(story: OwnChronicle) -> None:
    for edition, scene in story.scenes().items():
        for seats, options in scene["prescribed"].items():
            game = ENTRY.new(seats, 1, edition, None, options)
            game.begin(1)
            while game.turn == 0:
                game.apply(game.options()[0])
            agreed = [CLANS[options[f"clan{seat + 1}"] - 1] for seat in range(seats)]
            assert [game.clan(seat).id for seat in range(seats)] == agreed


@rule("KH-240")
def test_the_first_chapter_is_open_and_the_others_wait(story: OwnChronicle) -> None:
    later = len(story.scenes()) - 4
    assert [story.story.is_open(edition) for edition in story.scenes()] == [True] * 4 + [False] * later
    assert story.story.next() == "first-watch"
    with pytest.raises(lootkeep.InvalidSetup, match=r"the-ram is not open yet: first win first-watch, the-tithe"):
        story.scene("the-ram")
    with pytest.raises(lootkeep.UnknownName, match=r"no scenario “tea-party”: it has first-watch"):
        story.scene("tea-party")


@rule("KH-241")
def test_an_evening_is_kept_and_a_better_one_is_the_best(story: OwnChronicle) -> None:
    assert story.note(won("first-watch"), 1.0, ["you:Mira", "greedy"])
    again = OwnChronicle("heroes", story.path)
    best = again.story.best("first-watch")
    assert best is not None
    assert (best.difficulty, best.names, best.bots, len(best.clans)) == (0, ["Mira", ""], [1], 2)
    assert again.story.next() == "the-tithe"
    again.note(won("first-watch", difficulty=2), 2.0, ["you", "greedy"])
    again.note(won("first-watch"), 3.0, ["you", "greedy"])  # an easier one changes nothing
    best = OwnChronicle("heroes", story.path).story.best("first-watch")
    assert best is not None
    assert best.difficulty == 2


def test_an_evening_is_noted_once(story: OwnChronicle) -> None:
    game = won("first-watch")
    story.note(game, 1.0, ["you", "greedy"])
    story.note(game, 1.0, ["you", "greedy"])
    assert len(OwnChronicle("heroes", story.path).taken.evenings) == 1


def test_a_game_that_goes_on_is_no_evening(story: OwnChronicle) -> None:
    assert story.note(lootkeep.new("heroes", seats=1, seed=1), 1.0, ["you"]) is None
    assert not story.path.exists()


@rule("KH-240")
def test_a_chapter_opens_when_the_one_before_is_won(story: OwnChronicle) -> None:
    scenes = list(story.scenes())
    first = having(story, *map(victory, scenes[:4]))
    assert first.story.is_open("under-construction")
    assert not first.story.is_open("the-ram")
    assert having(story, *map(victory, scenes)).story.next() is None


def test_what_was_kept_before_there_were_evenings_is_read(story: OwnChronicle) -> None:
    story.path.write_text(
        '{"game": "heroes", "won": {"first-watch": {"difficulty": 2, "seats": 2, "turns": 14}}}', encoding="utf-8"
    )
    old = OwnChronicle("heroes", story.path)
    assert (old.story.won, old.story.next()) == (["first-watch"], "the-tithe")
    old.note(won("the-tithe"), 1.0, ["you", "greedy"])
    again = OwnChronicle("heroes", story.path)
    assert again.story.won == ["first-watch", "the-tithe"]
    assert "won, Challenging, 2 clans, 14 turns" in "\n".join(chapters(again, "en"))


@rule("KH-244")
def test_a_chronicle_is_taken_along_and_brought_elsewhere(story: OwnChronicle, tmp_path: Path) -> None:
    having(story, victory("first-watch", at=1.0), victory("the-tithe", at=2.0)).take_along(tmp_path / "along.json")
    other = OwnChronicle("heroes", tmp_path / "other.json")
    other.note(won("high-water"), 3.0, ["you", "greedy"])
    assert other.bring(tmp_path / "along.json") == 2
    assert other.bring(tmp_path / "along.json") == 0
    assert OwnChronicle("heroes", tmp_path / "other.json").story.won == ["first-watch", "the-tithe", "high-water"]
    with pytest.raises(lootkeep.InvalidSetup, match="this file exists already, and nothing was written"):
        other.take_along(tmp_path / "along.json")


@rule("KH-241")
def test_the_best_victory_is_the_hardest_then_the_richest_then_the_quickest() -> None:
    evenings = [
        victory("first-watch", 1, turns=9, counts={"kept": 10}),
        victory("first-watch", 2, turns=8, counts={"kept": 4}),
        victory("first-watch", 2, turns=15, counts={"kept": 6}),
        victory("first-watch", 2, turns=14, counts={"kept": 6}),
        victory("first-watch", 3, won=False, counts={"kept": 9}),
    ]
    assert Story("heroes", evenings).best("first-watch") is evenings[3]
    assert Story("heroes", evenings).best("the-tithe") is None


@rule("KH-242")
def test_nightmare_is_earned_scenario_by_scenario(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(HeroesEntry, "values", lambda self: {"difficulty": [0, 1, 2, 3, 4]})
    assert Story("heroes").locked("first-watch") == [4]
    assert Story("heroes", [victory("first-watch", 2), victory("the-tithe", 3)]).locked("first-watch") == [4]
    assert Story("heroes", [victory("first-watch", 3)]).locked("first-watch") == []
    own = OwnChronicle("heroes", tmp_path / "heroes.json")
    with pytest.raises(lootkeep.InvalidSetup, match="Difficulty 4 is yet to be earned: first win this"):
        chapter(own, "first-watch", seats="you", difficulty=4, free=False, seed=4, lang="en", plain=True)


def test_what_the_file_says_comes_back(story: OwnChronicle) -> None:
    evenings = [victory("first-watch", clans=["imp", "slime"], names=["Ада", ""], bots=[1], counts={"kept": 3}, at=2.5)]
    taken = Taken(game="heroes", name="Ночь", members=["Ада"], evenings=evenings)
    assert read_file(write_file(taken)) == taken


@pytest.mark.parametrize(
    ("evening", "why"),
    [
        ('"scene":"tea-party","difficulty":0,"seats":2', r"Evening 1 .*scene 'tea-party': first-watch, the-tithe"),
        ('"scene":"the-tithe","difficulty":9,"seats":2', "Evening 1 .*difficulty 9: 0–"),
        ('"scene":"the-tithe","difficulty":0,"seats":5', "Evening 1 .*seats 5: 1–4"),
        ('"scene":"the-tithe","difficulty":0,"seats":1,"names":["A","B"]', "Evening 1 .*clans, names, bots: 1"),
        ('"scene":"the-tithe","difficulty":0,"seats":1,"clans":["orc"]', "Evening 1 .*clan 'orc': dragon, gnoll"),
        ('"scene":"the-tithe","difficulty":-1,"seats":1', r"`int` >= 0 - at `\$.evenings\[0\].difficulty`"),
        ('"scene":"the-tithe","difficulty":0,"seats":1,"trophy":1', "unknown field `trophy`"),
    ],
)
def test_an_evening_that_cannot_have_been_is_refused(evening: str, why: str) -> None:
    text = f'{{"chronicle":1,"game":"heroes","evenings":[{{{evening},"won":true,"turns":9}}]}}'
    with pytest.raises(lootkeep.InvalidRecord, match=why):
        read_file(text.encode())


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\xff", "no file of a chronicle"),
        (b"[" * 100_000, "no file of a chronicle"),
        (b"{}", "missing required field `game`"),
        (b'{"chronicle":7,"game":"heroes"}', "<= 1"),
        (b'{"game":"looterz"}', "“looterz”, which has no chronicle here"),
        (b'{"game":"chess"}', "“chess”, which has no chronicle here"),
        (b" " * 500_000, "too long for a chronicle"),
    ],
)
def test_what_is_no_chronicle_is_refused(data: bytes, why: str) -> None:
    with pytest.raises(lootkeep.InvalidRecord, match=why):
        read_file(data)


def test_progress_that_cannot_be_read_is_refused_and_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "heroes.json"
    path.write_text('{"won": {"first-watch": 7}}')
    with pytest.raises(lootkeep.InvalidRecord, match=r"heroes.json: this is no progress of a chronicle; to begin anew"):
        OwnChronicle("heroes", path)
    assert path.read_text() == '{"won": {"first-watch": 7}}'


def test_a_game_without_scenarios_has_no_chronicle() -> None:
    with pytest.raises(lootkeep.InvalidSetup, match="looterz has no chronicle"):
        OwnChronicle("looterz")


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
def test_the_chapters_are_told_in_words(story: OwnChronicle, language: str, lines: list[str]) -> None:
    text = "\n".join(chapters(having(story, victory("first-watch")), language))
    for line in lines:
        assert line in text
    assert text.endswith("lootkeep chronicle the-tithe")


def test_a_game_that_was_finished_elsewhere_is_noted_and_kept(
    story: OwnChronicle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    waiting = tmp_path / "heroes-first-watch.lootkeep"
    waiting.write_text(won("first-watch").record())
    assert "won, Familiar" in "\n".join(chapters(story, "en"))
    assert not waiting.exists()
    assert len(list((tmp_path / "data").rglob("*.lootkeep"))) == 1


def test_a_night_that_was_left_by_other_rules_is_in_nobodys_way(story: OwnChronicle, tmp_path: Path) -> None:
    waiting = tmp_path / "heroes-first-watch.lootkeep"
    record = lootkeep.new("heroes", seats=2, seed=1).record()
    waiting.write_text(re.sub("rules: [0-9]+", "rules: 1", record))
    assert "(first-watch): open" in "\n".join(chapters(story, "en"))
    how: dict[str, Any] = {"difficulty": 0, "free": False, "seed": 4, "lang": "en", "plain": True}
    with pytest.raises(lootkeep.InvalidRecord, match=r"first-watch.lootkeep: .* version 1 of the rules"):
        chapter(story, "first-watch", seats="you", **how)


def test_the_story_is_told_before_a_night_and_after_it(
    story: OwnChronicle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    how: dict[str, Any] = {"difficulty": 0, "free": False, "seed": 4, "lang": "en", "plain": True}
    assert chapter(story, "first-watch", seats="greedy,greedy", **how) == 0
    told = capsys.readouterr().out
    [evening] = OwnChronicle("heroes", story.path).taken.evenings
    say, end = lootkeep.words("en").say, "after" if evening.won else "lost"
    before = told.index(say("heroes-twist-first-watch"))
    assert told.index(say("heroes-story-first-watch-before")[:20]) < before
    assert before < told.index(say(f"heroes-story-first-watch-{end}")[:20])
    assert evening.bots == [0, 1]


def test_a_scenario_is_left_and_taken_up_again(
    story: OwnChronicle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
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
            "La difficoltà 9 non esiste: va da 0 a ",
        ),
        (
            "ru",
            "Сценария «tea-party» в хронике нет; есть first-watch, the-tithe",
            "Сценарий the-ram ещё закрыт: сначала победите в first-watch",
            "Хроники у игры looterz нет.",
            "Названо 5 мест, а нужно от 1 до 4.",
            "Сложности 9 нет: она бывает от 0 до ",
        ),
    ],
)
def test_what_the_chronicle_refuses_it_refuses_in_the_players_language(
    language: str, unknown: str, shut: str, none: str, seats: str, level: str, tmp_path: Path
) -> None:
    own = OwnChronicle("heroes", tmp_path / "heroes.json", language)
    how: dict[str, Any] = {"free": False, "seed": 4, "lang": language, "plain": True}
    with pytest.raises(lootkeep.UnknownName, match=unknown):
        chapter(own, "tea-party", seats="you", difficulty=0, **how)
    with pytest.raises(lootkeep.InvalidSetup, match=shut):
        chapter(own, "the-ram", seats="you", difficulty=0, **how)
    with pytest.raises(lootkeep.InvalidSetup, match=none):
        OwnChronicle("looterz", lang=language)
    with pytest.raises(lootkeep.InvalidSetup, match=seats):
        chapter(own, "first-watch", seats="you,greedy,greedy,greedy,greedy", difficulty=0, **how)
    with pytest.raises(lootkeep.InvalidSetup, match=level):
        chapter(own, "first-watch", seats="you", difficulty=9, **how)
    (tmp_path / "heroes.json").write_text("[]")
    with pytest.raises(
        lootkeep.InvalidRecord, match=lootkeep.words(language).say("campaign-unreadable", path=".*", why=".*")
    ):
        OwnChronicle("heroes", tmp_path / "heroes.json", language)
