"""The site, if it is built: by `python3 dev.py docs`, and by `python3 dev.py test` before the tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from develop.site import PAGES, is_built, made_of


def built() -> Path:
    """The folder with its pages; what needs it is skipped where nobody has built it.

    Nothing is hidden by that: to build it is a part of its own of `python3 dev.py test`, which fails by itself.
    """
    if not is_built(made_of()):
        pytest.skip("the site is not built of what is here now: python3 dev.py docs")
    return PAGES
