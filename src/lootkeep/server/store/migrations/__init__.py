"""The layout of a database: numbered files of SQL, applied in order and remembered in the table `migrations`."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from typing import NamedTuple

from ..base import StoreError


class Migration(NamedTuple):
    """One step from an older layout to a newer one; a statement ends with a semicolon at the end of a line."""

    number: int
    name: str
    statements: list[str]


def known(dialect: str) -> list[Migration]:
    """All steps that this Lootkeep knows, in order."""
    folder = resources.files(__name__).joinpath(dialect)
    files = sorted((file.name, file.read_text(encoding="utf-8")) for file in folder.iterdir())
    return [step_of(name, text) for name, text in files if name.endswith(".sql")]


def step_of(name: str, text: str) -> Migration:
    """A step from its file, `0001_tables.sql`."""
    number, _, title = name.removesuffix(".sql").partition("_")
    return Migration(int(number), title, [part for part in text.split(";\n") if part.strip()])


def missing(dialect: str, applied: Iterable[int], place: str) -> list[Migration]:
    """The steps that a database still needs; one that is newer than this Lootkeep is refused."""
    steps = known(dialect)
    newest = max(applied, default=0)
    if newest > steps[-1].number:
        raise StoreError(
            f"The database {place} was made by a newer Lootkeep: its layout is number {newest}, and this one knows "
            f"up to {steps[-1].number}. Update Lootkeep, or name another database. Nothing was changed."
        )
    return [step for step in steps if step.number > newest]
