"""The small grammar of typed moves: lower-case words, `#` numbers a card, `>` points at a target."""

from __future__ import annotations


def plain(text: str) -> str:
    """Typed text as notation writes it: lower case, single spaces, a space on both sides of `>`."""
    return " ".join(text.lower().replace(">", " > ").split())


def is_shortened(text: str, notation: str) -> bool:
    """Whether the text is the notation with some numbers of cards left out, and none changed."""
    words, full = text.split(" "), notation.split(" ")
    return len(words) == len(full) and all(
        word == whole or word == whole.split("#")[0] for word, whole in zip(words, full, strict=True)
    )
