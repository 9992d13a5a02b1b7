"""Signatures as a person would write them: a type, without the limits that a reader of messages checks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

LIMITED = re.compile(r"(?:~?typing\.)?Annotated\[((?:[^\[\],]|\[[^\[\]]*\])+), msgspec\.Meta\([^()]*\)\]")


def plain(signature: str) -> str:
    """A signature without limits: `str` for `Annotated[str, msgspec.Meta(max_length=40)]`."""
    while LIMITED.search(signature):
        signature = LIMITED.sub(r"\1", signature)
    return signature.replace("<factory>", "...")


def shorten(
    app: Sphinx, what: str, name: str, obj: object, options: object, signature: str | None, result: str | None
) -> tuple[str | None, str | None]:
    """What stands behind the name of each function and class."""
    return signature and plain(signature), result and plain(result)


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    app.connect("autodoc-process-signature", shorten)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
