"""The layout of a database: numbered files of SQL, applied in order and remembered in the table `migrations`."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from typing import NamedTuple

from ...tables.storage import StoreError


class Migration(NamedTuple):
    """One step from an older layout to a newer one; there is an empty line between statements."""

    number: int
    name: str
    statements: list[str]


def known(dialect: str) -> list[Migration]:
    """All steps that this Lootkeep knows, in order."""
    folder = resources.files(__name__).joinpath(dialect)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return [step_of(file.name, file.read_text(encoding="utf-8")) for file in files]


def step_of(name: str, text: str) -> Migration:
    """A step from its file, `0001_tables.sql`."""
    number, _, title = name.removesuffix(".sql").partition("_")
    return Migration(int(number), title, text.split("\n\n"))


def missing(dialect: str, applied: Iterable[int], place: str) -> list[Migration]:
    """The steps that a database still needs, in order; one that is newer than this Lootkeep is refused."""
    steps, done = known(dialect), set(applied)
    newest = max(done, default=0)
    if newest > steps[-1].number:
        raise StoreError(
            f"The database {place} was made by a newer Lootkeep: its layout is number {newest}, and this one knows "
            f"up to {steps[-1].number}. Update Lootkeep, or name another database. Nothing was changed."
        )
    return [step for step in steps if step.number not in done]
