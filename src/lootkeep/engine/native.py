"""Types that the optional compiler (mypyc) turns into machine integers and packed arrays.

Interpreted, an `i64` is an int and a `vec` is a list, and nothing needs to be installed.
This module alone knows which of the two it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

try:
    import lootkeep__mypyc  # type: ignore[import-not-found,unused-ignore]  # noqa: F401  # where they were built

    COMPILED = True
except ImportError:
    COMPILED = False

MODE = "compiled" if COMPILED else "plain"

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import pop as pop
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*names: Any, **settings: Any) -> Any:
        """Tell the compiler about a class; nothing to do here."""
        return lambda cls: cls

    class vec:
        """A packed array; here the list it behaves like."""

        def __class_getitem__(cls, item: Any) -> Any:
            return _list

    def _list(items=(), *, capacity=0):
        return list(items)

    def append(v, x):
        """Add to the end, and give the array back (compiled it may have moved)."""
        v.append(x)
        return v

    def extend(v, xs):
        """Add all of them to the end."""
        v.extend(xs)
        return v

    def remove(v, x):
        """Take out the first that equals x."""
        v.remove(x)
        return v

    def pop(v, i=-1):
        """Take out one by its place."""
        return v, v.pop(i)
