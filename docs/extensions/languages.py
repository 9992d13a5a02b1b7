"""Pages that exist in several languages: each says which it is, and leads to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from docutils import nodes

if TYPE_CHECKING:
    from sphinx.application import Sphinx

NAMES = {"en": "English", "it": "italiano", "ru": "по-русски"}


def language_of(page: str) -> str:
    """The language of a page, by its name: `rules/looterz.it` is Italian."""
    ending = page.rpartition(".")[2]
    return ending if ending in NAMES else "en"


def in_language(page: str, language: str) -> str:
    """The name that a page has in another language."""
    plain = page.removesuffix(f".{language_of(page)}")
    return plain if language == "en" else f"{plain}.{language}"


def add_ways(app: Sphinx, doctree: nodes.document, page: str) -> None:
    """Under the title of a page, the ways to its translations."""
    there = [language for language in NAMES if in_language(page, language) in app.env.found_docs]
    title = doctree.next_node(nodes.title)
    if len(there) < 2 or title is None or app.builder.format != "html":
        return
    ways = nodes.paragraph(classes=["languages"])
    for language in there:
        other = in_language(page, language)
        way: nodes.Element = nodes.strong("", NAMES[language])
        if other != page:
            address = app.builder.get_relative_uri(page, other)
            way = nodes.reference("", NAMES[language], refuri=address, internal=True)
        ways += way
    title.parent.insert(title.parent.index(title) + 1, ways)


def tell_language(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """For screen readers and hyphenation."""
    context["language"] = language_of(page)


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    app.connect("doctree-resolved", add_ways)
    app.connect("html-page-context", tell_language)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
