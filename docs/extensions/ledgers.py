"""The rules by their ids: each has an anchor in its ledger, and wherever a page names one, a link leads there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.util import logging

from .languages import in_language, language_of

if TYPE_CHECKING:
    from sphinx.application import Sphinx

log = logging.getLogger(__name__)
RULES = Path(__file__).parents[1] / "rules"
LEDGERS = {"LZ": "looterz", "KR": "kragmortha", "KH": "keep-the-heroes-out"}
ID = re.compile(rf"\b(?:{'|'.join(LEDGERS)})-E?\d+\b")
KNOWN = {id for ledger in LEDGERS.values() for id in ID.findall((RULES / f"{ledger}.md").read_text(encoding="utf-8"))}


def add_anchors(app: Sphinx, doctree: nodes.document) -> None:
    """A rule's paragraph begins with its id in bold: that is where links lead."""
    if not app.env.docname.startswith("rules/"):
        return
    for paragraph in doctree.findall(nodes.paragraph):
        first = next((child for child in paragraph.children if child.astext()), None)
        if isinstance(first, nodes.strong) and ID.fullmatch(first.astext()):
            paragraph["ids"].append(first.astext())
            paragraph["classes"].append("rule")


def add_links(app: Sphinx, doctree: nodes.document, page: str) -> None:
    """Wherever prose names a rule; not in headings, code, other links, nor where the rule itself stands."""
    if app.builder.format != "html":
        return
    for text in list(doctree.findall(nodes.Text)):
        if not ID.search(text) or is_set_apart(text):
            continue
        parts: list[nodes.Node] = []
        for word in re.split(rf"({ID.pattern})", text):
            parts.append(link(app, page, word) if ID.fullmatch(word) else nodes.Text(word))
        text.parent.replace(text, parts)


def is_set_apart(text: nodes.Text) -> bool:
    """Whether a text is no running prose."""
    parent: nodes.Node | None = text.parent
    while parent is not None:
        if isinstance(parent, nodes.reference | nodes.title | nodes.literal | nodes.literal_block | nodes.strong):
            return True
        parent = parent.parent
    return False


def link(app: Sphinx, page: str, id: str) -> nodes.Node:
    """A link to a rule in the language of the page."""
    if id not in KNOWN:
        log.warning("there is no rule %s", id, location=page)
        return nodes.Text(id)
    ledger = in_language(f"rules/{LEDGERS[id[:2]]}", language_of(page))
    address = app.builder.get_relative_uri(page, ledger)
    return nodes.reference("", id, refuri=f"{address}#{id}", internal=True, classes=["rule-id"])


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    app.connect("doctree-read", add_anchors)
    app.connect("doctree-resolved", add_links)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
