"""Single bits of an i64.

`BIT[40]`, not `one << 40`: the compiler writes a variable that is always 1 as C's literal 1, whose shift has 32 bits.
"""

from __future__ import annotations

from typing import Final

from .native import i64, vec

BIT: Final = vec[i64]([1 << place for place in range(62)])
