"""Provably fair: nobody can choose a deal, and afterwards everybody can check every draw.

Before the deal a table's key is pledged by its hash, the commitment; then each seat may add words of its own (at a
server these are sealed by a hash, too, until all are); key and words together make the stream of all dice and shuffles;
after the game the key is told. (A commitment scheme.)

>>> pledge = Pledge(bytes(32), ["mice", "", "owls"])
>>> pledge.commitment[:16]
'50f3b6c130eb4377'
>>> pledge.stream().below(1, 6)
1
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2s
from typing import Final

from .chance import Stream
from .errors import InvalidSetup

KEY_BYTES: Final = 32
MOST_WORDS: Final = 80  # characters that a seat may add


class Pledge:
    """A key, and the words that the seats have added to it; empty: none."""

    def __init__(self, key: bytes, words: Sequence[str] = ()) -> None:
        if type(key) is not bytes or len(key) != KEY_BYTES:
            raise InvalidSetup(f"A key of a table is {KEY_BYTES} bytes: `secrets.token_bytes({KEY_BYTES})` makes one.")
        for said in words:
            if len(said) > MOST_WORDS or said != plain_words(said):
                raise InvalidSetup(f"Words {said[:30]!r}: one line of at most {MOST_WORDS} characters would be right.")
        self.key: Final = key
        self.words: Final = tuple(words)

    @property
    def commitment(self) -> str:
        """What may be shown before the game: the hash of the key, from which nobody finds the key."""
        return blake2s(self.key, person=b"lk-seal").hexdigest()

    def stream(self) -> Stream:
        """All draws of the game."""
        return Stream(blake2s(self.message.encode(), key=self.key, person=b"lk-words").digest())

    @property
    def message(self) -> str:
        """The words as they are hashed: a line `p1: ...` for each seat that has added any."""
        return "".join(f"p{seat}: {said}\n" for seat, said in enumerate(self.words, 1) if said)


def new_key() -> bytes:
    """A key that nobody guesses."""
    return secrets.token_bytes(KEY_BYTES)


def seal(words: str) -> str:
    """By what words are pledged before they are told: their hash."""
    return blake2s(words.encode(), person=b"lk-said").hexdigest()


def plain_words(text: str) -> str:
    """Words on one line, as they are kept and hashed."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[:MOST_WORDS].strip()
