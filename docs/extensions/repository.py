"""Pages and links that lead out of this folder: on the site they go where the repository has them.

The pages are read where the code is, too, so their links are those of the repository. Here a link to a page at its top,
such as `../SECURITY.md`, becomes one to the page of the site that shows it; a file is copied beside the site; a
folder, which a site cannot show, stays a word.
"""

from __future__ import annotations

import os.path
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

DOCS = Path(__file__).parents[1]
ROOT = DOCS.parent
LINK = re.compile(r"(?<!!)\[(?P<words>[^\]]*)\]\((?P<target>[^)#\s]+)(?P<anchor>#[^)\s]*)?\)")
FENCE = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)

# The pages at the top of the repository, by the page of the site that shows them.
SHOWN = {
    "contributing": "CONTRIBUTING.md",
    "changelog": "CHANGELOG.md",
    "credits": "CREDITS.md",
    "security": "SECURITY.md",
}
PAGES = {ROOT / file: DOCS / f"{page}.md" for page, file in SHOWN.items()} | {ROOT / "README.md": DOCS / "index.md"}


def show(app: Sphinx, page: str, source: list[str]) -> None:
    """Read a page of the top where ours only names it, and turn the links."""
    origin = DOCS / f"{page}.md"
    if page in SHOWN:
        origin = ROOT / SHOWN[page]
        app.env.note_dependency(str(origin))
        source[0] = origin.read_text(encoding="utf-8")
    source[0] = turn(source[0], origin.parent, (DOCS / page).parent)


def turn(text: str, home: Path, new_home: Path) -> str:
    """The text with its links, which are from one folder, as they are from another; what is code stays as it is."""

    def turned(link: re.Match[str]) -> str:
        if "://" in link["target"] or link["target"].startswith("mailto:"):
            return link[0]
        target = Path(os.path.normpath(home / link["target"]))
        if target.is_dir():
            return link["words"]
        path = os.path.relpath(PAGES.get(target, target), new_home)
        return f"[{link['words']}]({Path(path).as_posix()}{link['anchor'] or ''})"

    return "".join(part if part.startswith("```") else LINK.sub(turned, part) for part in FENCE.split(text))


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    app.connect("source-read", show)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
