"""The browser's types, made from ours: the protocol, what all games say, and each game's view.

`python -m lootkeep.server.protocol.typescript`, at the root of the repository, writes the files anew.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from ... import register
from ...bots.hints import Hint
from ...engine import messages as said_by_games
from . import answers, chronicles, games, http, messages, parts, requests
from .messages import Sent

PROTOCOL = "web/src/lib/protocol.ts"
GAME = "web/src/lib/game.ts"
MODULES = (parts, games, requests, answers, http, chronicles)  # in reading order
NUMBERS = ("PROTOCOL", "MOST_CHAT", "LONG_AWAY")
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any"}
FIELD = re.compile(r"^    (\w+): [^#\n]+# (.+)$", re.MULTILINE)


def written() -> dict[str, str]:
    """Every file, by its path in the repository."""
    return {PROTOCOL: protocol(), GAME: what_games_say(), **dict(map(view_of, register.games()))}


def protocol() -> str:
    """The messages between browser and server."""
    found = list(structs())
    body = "\n".join(
        [
            "".join(f"export const {name} = {getattr(messages, name)};\n" for name in NUMBERS),
            "/** A table as its game shows it: the game's folder knows more of it. */",
            "export type Json = Record<string, any>;\n",
            *(interface(struct) for struct in found),
            f"export type Request = {union(requests.Request)};\n",
            f"export type Answer = {union(answers.Answer)};\n",
        ]
    )
    return head("server/protocol/") + imported(body, "./game", shared(), found) + body


def what_games_say() -> str:
    """Decisions, events and whatever else is the same in all games; and hints."""
    arg = f"export type Arg = {' | '.join(map(typed, get_args(said_by_games.Arg)))};\n"
    return "\n".join(
        [
            head("engine/messages.py and bots/hints.py"),
            arg,
            *(shape(each, import_module(each.__module__)) for each in shared()),
        ]
    )


def view_of(game: Mapping[str, Any]) -> tuple[str, str]:
    """The view of one game: its file, and what it says."""
    name = game["id"]
    module = from_source(f"{type(register.entry(name)).__module__.rpartition('.')[0]}.view")
    found = list(shapes(module))
    body = "\n".join(shape(each, module) for each in found)
    path = f"web/src/games/{name}/view.ts"
    return path, head(f"{name}/view.py") + imported(body, "../../lib/game", shared(), found) + body


def from_source(name: str) -> ModuleType:
    """A module as it is written: a compiled one does not know its types any more."""
    found = find_spec(name)
    assert found is not None
    assert found.origin is not None
    file = Path(found.origin).with_name(f"{name.rpartition('.')[2]}.py")
    module = ModuleType(name)
    module.__file__, module.__package__ = str(file), name.rpartition(".")[0]
    exec(compile(file.read_text(encoding="utf-8"), file, "exec"), vars(module))
    return module


def head(source: str) -> str:
    """What a reader must know first."""
    return (
        f"// Made from src/lootkeep/{source} by `python -m lootkeep.server.protocol.typescript`: change it there.\n\n"
    )


def imported(body: str, file: str, there: list[type], here: list[Any]) -> str:
    """The types that a file takes from another one."""
    names = set(map(called, there)) - set(map(called, here))
    used = sorted(name for name in names if re.search(rf"\b{name}\b", body))
    return f'import type {{ {", ".join(used)} }} from "{file}";\n\n' if used else ""


def called(kind: type) -> str:
    """A type's name there: a hint and the request for one cannot both be called so."""
    return "HintLine" if kind is Hint else kind.__name__


def shared() -> list[type]:
    """What is the same in all games."""
    return [*shapes(said_by_games), Hint]


def shapes(module: ModuleType) -> Iterator[type]:
    """The TypedDicts of a module, in the order in which they are written down."""
    for value in vars(module).values():
        if is_typeddict(value) and value.__module__ == module.__name__:
            yield value


def shape(kind: type, module: ModuleType) -> str:
    """One TypedDict, with its docstring and the comments behind its keys."""
    written = Path(str(module.__file__)).read_text(encoding="utf-8")
    _, _, rest = written.partition(f"\nclass {kind.__name__}(")
    source = re.split(r"\n(?=\S)", rest, maxsplit=1)[0]
    comments = {match[1]: match[2].replace("None", "null") for match in FIELD.finditer(source)}
    lines = [f"/** {inspect.cleandoc(kind.__doc__ or '').splitlines()[0]} */", f"export interface {called(kind)} {{"]
    for name, hint in get_type_hints(kind, vars(module), include_extras=True).items():
        is_optional = get_origin(hint) is NotRequired
        comment = f" // {comments[name]}" if name in comments else ""
        lines.append(f"  {name}{'?' if is_optional else ''}: {typed(hint)};{comment}")
    return "\n".join([*lines, "}\n"])


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
    if hint == said_by_games.Arg:
        return "Arg"
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Annotated, NotRequired):
        return typed(arguments[0])
    if origin is Literal:
        return " | ".join(f'"{each}"' if isinstance(each, str) else str(each) for each in arguments)
    if origin in (UnionType, Union):
        return " | ".join(typed(each) for each in arguments)
    if origin is list:
        inner = typed(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(typed, arguments))}]"
    if origin in (dict, Mapping):
        inner = typed(arguments[1])
        return "Json" if inner == "any" else f"Record<string, {inner}>"
    if is_typeddict(hint) or (inspect.isclass(hint) and issubclass(hint, Sent)):
        return called(hint)
    raise TypeError(f"{hint!r} has no words in TypeScript yet")


if __name__ == "__main__":
    for path, text in written().items():
        Path(path).write_text(text, encoding="utf-8")
