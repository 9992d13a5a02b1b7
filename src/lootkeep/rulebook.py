"""The rules for players: each rule by its id, in three languages, from the files in docs/rules.

Those of a game that another package brings are in a folder `rules` of that package, if it has them.
"""

from __future__ import annotations

import re

from .engine.errors import UnknownName
from .register import entry, folder
from .speech import LANGUAGES

RULE = re.compile(r"\*\*([A-Z]{2}-E?\d+)\*\* ")


def rulebook(game: str, language: str = "en") -> str:
    """The whole text of a game's rules.

    >>> rulebook("looterz").splitlines()[0]
    '# Looterz: the rules'
    """
    ledger = entry(game).ledger or game
    if language not in LANGUAGES:
        raise UnknownName(f"There are no rules in {language!r}: the languages are {', '.join(LANGUAGES)}.")
    name = f"{ledger}.md" if language == "en" else f"{ledger}.{language}.md"
    file = folder(game).joinpath("rules", name)
    if not file.is_file():
        raise UnknownName(f"The rules of {game} are not written down in {language!r}.")
    return file.read_text(encoding="utf-8")


def rules(game: str, language: str = "en") -> dict[str, str]:
    """Each rule's paragraph by its id, in the order of the book.

    >>> list(rules("looterz"))[:3]
    ['LZ-01', 'LZ-02', 'LZ-03']
    """
    found: dict[str, str] = {}
    for paragraph in rulebook(game, language).split("\n\n"):
        start = RULE.match(paragraph)
        if start:
            found[start[1]] = " ".join(paragraph.split())
    return found


def rule(game: str, id: str, language: str = "en") -> str:
    """One rule's paragraph.

    >>> rule("looterz", "lz-10")
    '**LZ-10** Four phases. Turns go clockwise. ...'
    """
    known = rules(game, language)
    if id.upper() not in known:
        named = list(known) or ["none"]
        raise UnknownName(f"There is no rule {id!r} of {game}: the rules are {named[0]} to {named[-1]}.")
    return known[id.upper()]
