"""The README is short: what this is, a picture of each game, two commands, and where to go on."""

from __future__ import annotations

import re

import lootkeep

from .blocks import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_it_fits_on_two_screens() -> None:
    assert len(README.splitlines()) <= 70


def test_it_shows_every_game() -> None:
    for game in lootkeep.games():
        assert f"docs/pictures/{game['id']}.webp" in README
        assert (ROOT / "docs" / "pictures" / f"{game['id']}.webp").is_file()
        assert lootkeep.words("en").say(f"{game['id']}-name") in README


def test_its_two_commands_stand_by_themselves() -> None:
    assert re.findall(r"^    (python3 dev\.py .*)$", README, re.MULTILINE) == [
        "python3 dev.py play",
        "python3 dev.py test",
    ]


def test_it_says_whose_the_games_and_the_icons_are() -> None:
    assert "## Unofficial" in README
    assert "game-icons.net, under CC BY 3.0" in README
    assert "[LICENSE](LICENSE)" in README
