"""The page of the interface describes the views as they are typed."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import is_typeddict

import pytest

import lootkeep
from lootkeep import register

PAGE = (Path(__file__).parents[1] / "docs" / "interface.md").read_text(encoding="utf-8")
GAMES = [info["id"] for info in lootkeep.games()]
NAME = re.compile(r"`([a-z_]+)[`\[.]")


def rows(game: str) -> list[tuple[str, str]]:
    """The fields that the page names, and what it says of them."""
    title = f"Of {lootkeep.words('en').say(f'{game}-name')}:"
    table = re.search(rf"{re.escape(title)}\n\n((?:\|.*\n)+)", PAGE)
    assert table is not None, f"the page has no table {title!r}"
    cells = [line.strip("| ").split(" | ", 1) for line in table[1].splitlines()[2:]]
    return [(field, what) for field, what in cells]


def shapes(game: str) -> dict[str, set[str]]:
    """The keys of all that a view is made of, by name; the whole view comes first."""
    module = import_module(f"{type(register.entry(game)).__module__.rpartition('.')[0]}.view")
    own = {name: each for name, each in vars(module).items() if getattr(each, "__module__", "") == module.__name__}
    typed = {name: each for name, each in own.items() if is_typeddict(each)}
    found = [name for name in typed if name.endswith("View")]
    for name in found:  # grows meanwhile
        parts = re.findall(r"\w+", " ".join(map(str, typed[name].__annotations__.values())))
        found += [part for part in dict.fromkeys(parts) if part in typed and part not in found]
    return {name: set(typed[name].__annotations__) for name in found}


def fields(game: str) -> set[str]:
    """The keys of a whole view, as they are typed; of a game whose view is not typed yet those of any view."""
    typed = shapes(game)
    return next(iter(typed.values())) if typed else set(lootkeep.new(game, seed=1).view(None))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_every_field_and_none_that_is_not_there(game: str) -> None:
    assert {name for field, _ in rows(game) for name in NAME.findall(field)} == fields(game)
    assert set(lootkeep.new(game, seed=1).view(None)) == fields(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_what_the_parts_of_a_view_are_made_of(game: str) -> None:
    named = set(re.findall(r"[`.]([a-z_]+)[`\[]", "".join(field + what for field, what in rows(game))))
    assert {part: sorted(keys - named) for part, keys in shapes(game).items() if keys - named} == {}
