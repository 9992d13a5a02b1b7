"""What every box says of itself."""

from __future__ import annotations

from typing import Final


class Edition:
    """A box by its name: boxes with the same contents are equal, whatever the layout of their files.

    >>> from lootkeep.looterz.box import read_box, shipped, shipped_text
    >>> dragon = shipped("dragon")
    >>> dragon
    <Box dragon 817f1529a0a8522e>
    >>> dragon == read_box(shipped_text("dragon"), "mine.toml"), dragon == shipped("rigor")
    (True, False)
    """

    def __init__(self, edition: str, digest: str, text: str) -> None:
        self.edition: Final = edition
        self.digest: Final = digest  # of all that the box holds
        self.text: Final = text  # the file, if it is not one that comes with the package

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.edition} {self.digest}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Edition):
            return False
        return type(other) is type(self) and other.edition == self.edition and other.digest == self.digest

    def __hash__(self) -> int:
        return hash((self.edition, self.digest))
