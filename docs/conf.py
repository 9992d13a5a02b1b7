"""How the site is made of the pages in this folder; `python3 dev.py docs` makes it."""

from __future__ import annotations

import sys
from pathlib import Path

DOCS = Path(__file__).parent
ROOT = DOCS.parent
sys.path[:0] = [str(ROOT / "src"), str(DOCS)]  # the plain source, and our extensions

from extensions import look  # noqa: E402

import lootkeep  # noqa: E402

project = "Lootkeep"
author = copyright = "Lootkeep contributors"
version = release = lootkeep.__version__
language = "en"

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.viewcode",
    "extensions.repository",
    "extensions.ledgers",
    "extensions.languages",
    "extensions.directives",
    "extensions.signatures",
    "extensions.look",
]
exclude_patterns = ["extensions", "pictures", "static"]
root_doc = "index"
default_role = "code"  # of our docstrings
smartquotes = False  # the rules and cards are shown as they are
nitpicky = True
nitpick_ignore_regex = [("py:.*", ".*")]  # the types of a signature are named, and not all have a page
highlight_language = "text"  # what has no language is a command, a message or a drawing

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3  # hosting.md#limits, as GitHub has it

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
add_module_names = False  # a page is about one module, or its headings say which
python_display_short_literal_types = True
python_maximum_signature_line_length = 88
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Lootkeep"
html_logo = html_favicon = "../web/public/icon.svg"
html_static_path = ["static"]
html_css_files = ["type.css", "site.css"]
html_copy_source = False
html_show_sphinx = False
html_domain_indices = html_use_index = False  # there is the search
html_theme_options = {
    "light_css_variables": look.variables("light"),
    "dark_css_variables": look.variables("dark"),
    "navigation_with_keys": True,
    "footer_icons": [],
}
pygments_style = "xcode"
pygments_dark_style = "gruvbox-dark"
