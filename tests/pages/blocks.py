"""The blocks of code on the pages: between fences, or set in by four spaces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
TOP = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")
PAGES = [*(ROOT / name for name in TOP), *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(?P<kind>[^\n]*)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
SET_IN = re.compile(r"(?<=\n\n)(?: {4}[^\n]*\n|\n(?= {4}))+")


class Block(NamedTuple):
    """A block of code: on which page, what stands behind its fence, and its text."""

    page: str
    kind: str
    text: str

    @property
    def head(self) -> str:
        """Its first line, by which people would find it."""
        return self.text.splitlines()[0].strip()

    @property
    def is_doctest(self) -> bool:
        """Whether it is a talk with Python."""
        return self.text.lstrip().startswith(">>> ")


def blocks_of(page: Path) -> Iterator[Block]:
    """All blocks of a page; directives are no code."""
    text = page.read_text(encoding="utf-8")
    name = page.relative_to(ROOT).as_posix()
    for fence in FENCE.finditer(text):
        if not fence["kind"].startswith("{"):
            yield Block(name, fence["kind"].strip(), fence["text"])
    for found in SET_IN.findall(FENCE.sub("", text)):
        lines = [line[4:] for line in found.strip("\n").splitlines()]
        if not re.match(r"[-*] |\d+\. ", lines[0]):  # a list within a list
            yield Block(name, "", "\n".join(lines) + "\n")


BLOCKS = [block for page in PAGES for block in blocks_of(page)]
