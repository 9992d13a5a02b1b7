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
                found.append(table(self.options["columns"].split(" | "), listing.rows))
        return found


class Runs(SphinxDirective):
    """`{runs}`: everything that the arena has measured."""

    def run(self) -> list[nodes.Node]:
        """A table for each run."""
        found: list[nodes.Node] = []
        for title, rows in runs():
            found += [nodes.rubric("", title), table(["Bot", "Won (95 %)", "Games", "Decisions a game"], rows)]
        return found


def table(columns: list[str], rows: list[list[str]]) -> nodes.table:
    """A table with a head; its last column takes what room there is."""
    group = nodes.tgroup(cols=len(columns))
    group += [nodes.colspec(colwidth=1) for _ in columns]
    head, body = nodes.thead(), nodes.tbody()
    head += row(columns)
    body += [row(cells) for cells in rows]
    group += [head, body]
    whole = nodes.table(classes=["list", "colwidths-auto"])
    whole += group
    return whole


def row(cells: list[str]) -> nodes.row:
    """A row of plain words."""
    made = nodes.row()
    for cell in cells:
        lines = [nodes.paragraph("", line) for line in cell.split("\n")]
        made += nodes.entry("", *lines, classes=["number"] if cell.isdigit() else [])
    return made


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    app.add_directive("cards", Cards)
    app.add_directive("runs", Runs)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
