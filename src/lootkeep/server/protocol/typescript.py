"""The browser's types, made from the protocol's.

python -m lootkeep.server.protocol.typescript > web/src/lib/protocol.ts
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from . import answers, games, http, messages, parts, requests
from .messages import Sent

HEADER = (
    "// Made from src/lootkeep/server/protocol/ by `python -m lootkeep.server.protocol.typescript`: change it there.\n"
)
MODULES = (parts, games, requests, answers, http)  # in reading order
NUMBERS = ("PROTOCOL", "MOST_CHAT", "LONG_AWAY")
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any"}


def written() -> str:
    """The whole file."""
    numbers = (f"export const {name} = {getattr(messages, name)};\n" for name in NUMBERS)
    return "\n".join(
        [
            HEADER,
            "".join(numbers),
            "/** As the games say it: see docs/interface.md. */\nexport type Json = Record<string, any>;\n",
            *map(interface, structs()),
            f"export type Request = {union(requests.Request)};\n",
            f"export type Answer = {union(answers.Answer)};\n",
        ]
    )


def structs() -> Iterator[type[msgspec.Struct]]:
    """Every message and part of one, in the order in which they are written down."""
    for module in MODULES:
        for value in vars(module).values():
            if inspect.isclass(value) and issubclass(value, Sent) and value.__module__ == module.__name__:
                yield value


def interface(struct: type[msgspec.Struct]) -> str:
    """One message, with its docstring; what has a default may be left out by a client."""
    may_omit = struct.__struct_config__.omit_defaults
    lines = ["/** " + " ".join((struct.__doc__ or "").split()) + " */", f"export interface {struct.__name__} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f'  type: "{struct.__struct_config__.tag}";')
    hints = get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        optional = "?" if may_omit and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {typed(hints[field.name])};")
    return "\n".join([*lines, "}\n"])


def union(kinds: object) -> str:
    """One of several messages."""
    return " | ".join(kind.__name__ for kind in get_args(kinds))


def typed(hint: Any) -> str:
    """A type of Python's in TypeScript's words."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return typed(arguments[0])
    if origin is Literal:
        return " | ".join(f'"{each}"' if isinstance(each, str) else str(each) for each in arguments)
    if origin in (UnionType, Union):
        return " | ".join(typed(each) for each in arguments)
    if origin is list:
        inner = typed(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        inner = typed(arguments[1])
        return "Json" if inner == "any" else f"Record<string, {inner}>"
    if inspect.isclass(hint) and issubclass(hint, Sent):
        return hint.__name__
    raise TypeError(f"{hint!r} has no words in TypeScript yet")


if __name__ == "__main__":
    sys.stdout.write(written())
