"""The words of the server: every message that it can send is there, in three languages, and no other."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from lootkeep import words
from lootkeep.speech import LANGUAGES

PACKAGE = Path(str(resources.files("lootkeep")))
SOURCES = [*(PACKAGE / "server").rglob("*.py"), PACKAGE / "campaign.py"]  # which refuses what is brought to the server
COUNTS = (1, 2, 5, 11, 21, 22)  # every plural form of the three languages


def sent() -> set[str]:
    """The ids that the server's code names."""
    ids = {"server-not-found", "server-not-allowed"}  # by what HTTP says
    for source in SOURCES:
        text = source.read_text(encoding="utf-8")
        ids |= {f"server-{id}" for id in re.findall(r'RequestRefused\(\s*"[a-z-]+",\s*"([a-z-]+)"', text)}
        ids |= set(re.findall(r'"(server-[a-z-]+)"', text))
    return ids


def in_catalogue(language: str) -> dict[str, str]:
    """The server's messages by id, as they are written down."""
    text = (resources.files("lootkeep.locales") / language / "server.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(server-[a-z-]+) =(.*(?:\n +.*)*)", text, re.MULTILINE))


def test_what_is_sent_has_words_and_no_words_are_left_over() -> None:
    assert set(in_catalogue("en")) == sent()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_filled_in(language: str) -> None:
    say = words(language).say
    for id, pattern in in_catalogue(language).items():
        names = set(re.findall(r"\$([a-z]+)", pattern))
        for count in COUNTS:
            given = {name: count if name in ("n", "most") else "Frog" for name in names}
            text = say(id, **given)
            assert text[0].isupper() or text[0].isdigit()
            assert "{" not in text
            assert text.endswith((".", "Frog", ".)"))
