"""What pages may ask for: `{cards}`, tables of what lies in a box, and `{runs}`, tables of what the arena measured."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

from .boxes import PARTS
from .languages import language_of
from .runs import runs

if TYPE_CHECKING:
    from sphinx.application import Sphinx


class Cards(SphinxDirective):
    """`{cards} GAME PART`: a part of a box in the language of the page, under headings that the page gives."""

    required_arguments = 2
    option_spec = {"columns": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """A table for each listing, with what is to be said first."""
        game, part = self.arguments
        if (game, part) not in PARTS:
            raise self.error(f"{game} has no part {part!r}: there are {', '.join(map(' '.join, PARTS))}")
        found: list[nodes.Node] = []
        for listing in PARTS[game, part](language_of(self.env.docname)):
            if listing.title:
                found.append(nodes.rubric("", listing.title))
            found += [nodes.paragraph("", note) for note in listing.notes]
            if listing.rows:
                found.append(table(self.options["columns"].split(" | "), listing.rows, "cards"))
        return found


class Runs(SphinxDirective):
    """`{runs}`: everything that the arena has measured."""

    def run(self) -> list[nodes.Node]:
        """A table for each run."""
        found: list[nodes.Node] = []
        for title, rows in runs():
            found += [nodes.rubric("", title), table(["Bot", "Won (95 %)", "Games", "Decisions a game"], rows)]
        return found


def table(columns: list[str], rows: list[list[str]], *classes: str) -> nodes.table:
    """A table with a head, whose columns of numbers are known as such."""
    group = nodes.tgroup(cols=len(columns))
    group += [nodes.colspec(colwidth=1) for _ in columns]
    is_number = [all(cell.isdigit() for cell in column) for column in zip(*rows, strict=True)]
    head, body = nodes.thead(), nodes.tbody()
    head += row(columns, is_number)
    body += [row(cells, is_number) for cells in rows]
    group += [head, body]
    whole = nodes.table(classes=["colwidths-auto", *classes])
    whole += group
    return whole


def row(cells: list[str], is_number: list[bool]) -> nodes.row:
    """A row of plain words; a line of a cell is a paragraph."""
    made = nodes.row()
    for cell, number in zip(cells, is_number, strict=True):
        lines = [nodes.paragraph("", line) for line in cell.split("\n")]
        made += nodes.entry("", *lines, classes=["number"] if number else [])
    return made


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    app.add_directive("cards", Cards)
    app.add_directive("runs", Runs)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
