"""The site wears what the tables wear: colours and type come from the browser's tokens."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

WEB = Path(__file__).parents[2] / "web" / "src"
TOKENS = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")

# Furo's names for what our tokens call by theirs.
FURO = {
    "font-stack": "body",
    "color-background-primary": "page-2",
    "color-background-secondary": "page",
    "color-background-hover": "panel-3",
    "color-background-border": "line",
    "color-background-item": "panel-2",
    "color-foreground-primary": "text",
    "color-foreground-secondary": "text-2",
    "color-foreground-muted": "text-3",
    "color-foreground-border": "line",
    "color-brand-primary": "gold",
    "color-brand-content": "gold",
    "color-brand-visited": "gold",
    "color-highlighted-background": "panel-3",
    "color-highlight-on-target": "panel-3",
    "color-inline-code-background": "panel-2",
    "color-api-background": "panel",
    "color-api-background-hover": "panel-2",
    "color-api-overall": "text-2",
    "color-api-name": "gold",
    "color-api-pre-name": "text-2",
    "color-api-keyword": "arcane",
    "color-admonition-background": "panel",
    "color-card-background": "panel",
    "color-card-border": "line",
    "color-sidebar-link-text--top-level": "text",
    "color-sidebar-caption-text": "gold",
    "color-sidebar-search-background": "panel",
    "color-table-header-background": "panel-2",
    "color-table-border": "line",
}


def tokens(light: str) -> dict[str, str]:
    """All tokens by this light; what the morning does not change is as by candle light."""
    found: dict[str, str] = {}
    for selector in [":root"] if light == "dark" else [":root", ":root.light"]:
        block = re.search(rf"^{re.escape(selector)} \{{\n(.*?)^\}}", TOKENS, re.DOTALL | re.MULTILINE)
        if block is None:
            raise ValueError(f"tokens.css has no {selector}")
        found |= dict(re.findall(r"--([\w-]+):\s*(.*?);", block[1], re.DOTALL))
    return found


def variables(light: str) -> dict[str, str]:
    """What Furo is told: our tokens by their own names, and its own names for them."""
    ours = tokens(light)
    return ours | {name: ours[token] for name, token in FURO.items()}


def lay_out_type(app: Sphinx) -> None:
    """Put the letters beside the pages: no page asks another host for them."""
    if app.builder.format != "html":
        return
    static = Path(app.outdir) / "_static"
    shutil.copytree(WEB / "fonts", static / "fonts", dirs_exist_ok=True)
    faces = re.findall(r"@font-face \{.*?\}", TOKENS, re.DOTALL)
    (static / "type.css").write_text("\n".join(faces).replace("../fonts/", "fonts/"), encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    app.connect("builder-inited", lay_out_type)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
