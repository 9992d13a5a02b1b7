"""What is told of the nights: each has its twist, its story and the names of its cards, and none is long."""

from __future__ import annotations

import pytest

from lootkeep.heroes.box import EDITIONS, shipped
from lootkeep.heroes.cards import DIFFICULTIES, SIGNS
from lootkeep.heroes.entry import ENTRY
from lootkeep.speech import LANGUAGES, words

TWIST = 50  # letters: one line of a small card
PARAGRAPH = 240
BEFORE = 360  # both paragraphs
AFTER = 110


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("night", EDITIONS)
def test_a_night_is_told_shortly(night: str, language: str) -> None:
    say = words(language).say
    before = say(f"heroes-story-{night}-before").split("\n\n")
    assert len(before) <= 2
    assert all(0 < len(each) <= PARAGRAPH and "\n" not in each for each in before)
    assert len(say(f"heroes-story-{night}-before")) <= BEFORE
    assert 0 < len(say(f"heroes-twist-{night}")) <= TWIST
    for end in ("after", "lost"):
        assert 0 < len(say(f"heroes-story-{night}-{end}")) <= AFTER


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_a_night_has_a_name_of_its_own(language: str) -> None:
    names: list[str] = []
    for night in EDITIONS:
        scenario = shipped(night).scenario
        drawn = [sign for sign, copies in zip(SIGNS, scenario.signs, strict=True) if copies]
        names += [words(language).say(f"heroes-sign-{night}-{sign}") for sign in drawn]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_grows_harder_is_said_in_a_few_words(language: str) -> None:
    for night in EDITIONS:
        assert 1 < len(words(language).say(f"heroes-lever-{night}").split()) <= 6, night


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_and_difficulty_is_described(language: str) -> None:
    say = words(language).say
    for chapter in ENTRY.chapters():
        assert len(say(f"heroes-chapter-{chapter['id']}")) < len(say(f"heroes-chapter-{chapter['id']}-text"))
    for level in DIFFICULTIES:
        assert len(say(f"heroes-difficulty-{level}")) < len(say(f"heroes-difficulty-{level}-text"))


def test_nightmare_says_that_it_is_ours() -> None:
    texts = [words(language).say("heroes-difficulty-nightmare-text") for language in LANGUAGES]
    for text, ours in zip(
        texts, ("Ours, beyond the rulebook", "nostra, oltre il regolamento", "наше, не из книги правил"), strict=True
    ):
        assert ours in text
