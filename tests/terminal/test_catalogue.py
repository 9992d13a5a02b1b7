"""The words of the terminal are there in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lootkeep
from lootkeep.speech import LANGUAGES

PACKAGE = Path(lootkeep.__file__).parent


def ids(language: str) -> list[str]:
    """The messages of a catalogue, in order."""
    text = (PACKAGE / "locales" / language / "terminal.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_once(language: str) -> None:
    assert ids(language) == ids("en")
    assert len(set(ids(language))) == len(ids(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_has_two_meanings(language: str) -> None:
    spelled: dict[str, str] = {}
    for each in {language, "en"}:
        for id in ids("en"):
            if id.startswith("terminal-command-"):
                for word in lootkeep.words(each).say(id).split(", "):
                    assert spelled.setdefault(word, id) == id
