"""The site, if it is built: `python3 dev.py docs`, or a part of `python3 dev.py test` that comes before the tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from develop.site import PAGES, is_built, made_of

WHY = "the site is not built of what is here now: python3 dev.py docs"


def built() -> Path:
    """The folder with its pages; a test that needs it is skipped where nobody has built it, but not on CI."""
    if not is_built(made_of()):
        if os.environ.get("CI"):
            pytest.fail(WHY)
        pytest.skip(WHY)
    return PAGES
