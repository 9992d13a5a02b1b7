"""The compiled group: which modules mypyc writes in C, which of these C files are compiled as one, and side by side.

mypyc writes one C file a module. One by one they compile quickly, but no function is put into its caller across files,
and play is slower by a fifth. All in one they take minutes, on a single core. So a game is one unit, and the engine is
one; what random play and search never ask is compiled apart; and every unit sees the engine's short functions.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, cast

from setuptools import Extension

PACKAGE = Path("src/lootkeep")
GAMES = sorted(entry.parent.name for entry in PACKAGE.glob("*/entry.py"))

# As globs below the package: the table, every game (a folder with an entry), and loops that play many moves, for a
# compiled game driven from plain Python loses most of its speed.
COMPILED = ["engine/*.py", *(f"{game}/**/*.py" for game in GAMES), "bots/choices.py", "bots/search.py"]

# Never compiled, by file, folder or path below the package: native.py finds out whether the others were, and what is in
# messages.py describes itself to the protocol's encoders, which a compiled TypedDict does not.
PLAIN = {
    "__init__.py",
    "native.py",
    "errors.py",
    "messages.py",
    "record.py",
    "fairness.py",
    "conformance.py",
    "box.py",
    "boxes.py",
    "reading.py",
    "entry.py",
    "engine/rules.py",
    "orders.py",
    "penances.py",
    "picture.py",
    "picture",
    "workshop.py",
}

# What random play and search never ask: not worth the time that a compiler takes to put it into its callers.
APART = {
    "decision.py",
    "edition.py",
    "faces.py",
    "guest.py",
    "history.py",
    "notation.py",
    "outcome.py",
    "perft.py",
    "position.py",
    "positions.py",
    "preview.py",
    "refusals.py",
    "setup.py",
    "vain.py",
    "view.py",
}
UNITS_APART = 6  # so many that no core waits long for another

Thing = TypeVar("Thing")
Result = TypeVar("Result")

GROUP = "lootkeep"
INLINE = "inline.h"
SHORT = 100  # lines of C, as mypyc writes it: `Game.offer` has 77

DEFINITION = re.compile(r"^\w+ \*?CPyDef_\w+\(.*\) \{\n(?:(?!\}$).*\n)*\}$", re.MULTILINE)
TELL = re.compile(r"^char (?=CPyDef_\w+___tell\(.*\{$)", re.MULTILINE)
INCLUDED = re.compile(r'^#include "(__native_\w+\.c)"$', re.MULTILINE)
IN_RANGE = re.compile(r"(?<= = )\(uint64_t\)\w+ < \(uint64_t\)\w+(?=;$)", re.MULTILINE)


def compiled_modules() -> list[Path]:
    """The files that mypyc compiles, in a stable order."""
    files = {file for pattern in COMPILED for file in PACKAGE.glob(pattern)}
    return sorted(file for file in files if not PLAIN & names(file.relative_to(PACKAGE)))


def names(file: Path) -> set[str]:
    """A file's own name, those of its folders, and its path."""
    return {*file.parts, file.as_posix()}


def units(modules: list[Path]) -> dict[str, list[Path]]:
    """The modules by the unit in which they are compiled: the engine with the bots, each game, and those apart."""
    found: dict[str, list[Path]] = {}
    apart = [module for module in modules if module.name in APART]
    for module in modules:
        if module not in apart:
            folder = module.relative_to(PACKAGE).parts[0]
            found.setdefault(folder if folder in GAMES else "engine", []).append(module)
    apart.sort(key=lambda module: module.stat().st_size)
    found |= {f"apart{i}": apart[i::UNITS_APART] for i in range(UNITS_APART)}
    return found


def compiled_group() -> list[Extension]:
    """What setuptools is to build; mypyc writes the C now."""
    from mypyc.build import mypycify

    modules = compiled_modules()
    paths = [str(module) for module in modules]
    made = mypycify(paths, opt_level="3", debug_level="0", multi_file=True, group_name=GROUP)
    extensions = cast("list[Extension]", made)  # mypyc's types allow for distutils too
    for extension in extensions:
        extension.extra_compile_args = flags(extension.extra_compile_args)
        if extension.name == f"{GROUP}__mypyc":  # the others are doors to it, one a module
            extension.sources = joined([Path(source) for source in extension.sources], units(modules))
    return extensions


def flags(given: list[str]) -> list[str]:
    """The compiler's flags: its warnings are no errors, and calls within the group are direct (+10 %)."""
    kept = [flag for flag in given if flag != "-Werror"]
    if os.name == "posix":
        kept += ["-fvisibility=hidden", "-fno-semantic-interposition"]
        kept += ["-ffp-contract=off"]  # floats are the same as in plain Python
    return kept


def joined(sources: list[Path], units: dict[str, list[Path]]) -> list[str]:
    """The C files, with one for each unit in the place of its modules'."""
    left = {source.name: source for source in sources}
    wholes = []
    for unit, modules in units.items():
        parts = [left.pop(c_name(module)) for module in modules]
        folder = parts[0].parent
        for part in parts:
            hint(part)
        included = [part.name for part in parts]
        if unit == "engine":
            header = short_functions(part.read_text(encoding="utf-8") for part in parts)
            (folder / INLINE).write_text(header, encoding="utf-8")
        else:
            included.insert(0, INLINE)
        whole = folder / f"unit_{unit}.c"
        whole.write_text("".join(f'#include "{name}"\n' for name in included), encoding="utf-8")
        wholes.append(whole)
    return [str(source) for source in (*wholes, *left.values())]


def c_name(module: Path) -> str:
    """The name of the C file that mypyc writes for a module of the group."""
    return f"__native_{'___'.join(module.relative_to(PACKAGE.parent).with_suffix('').parts)}.c"


def short_functions(texts: Iterable[str]) -> str:
    """A header with the short functions of C files, to be put into their callers in other files or not at all."""
    lines = ["#pragma GCC system_header"]  # no warning about the static functions that these call
    lines += [f'#include "__native_{GROUP}.h"', f'#include "__native_internal_{GROUP}.h"']
    if os.name == "posix":  # gcc and clang know such definitions
        for text in texts:
            for definition in DEFINITION.findall(text):
                if definition.count("\n") <= SHORT and "static " not in definition:
                    lines.append(f"extern inline __attribute__((gnu_inline)) {definition}")
    return "\n".join(lines) + "\n"


def hint(source: Path) -> None:
    """Tell C what mypyc does not: that an index is in range (+6 %), and to put `tell` into its callers (+5 %).

    All that `tell` does in random play is to see that nobody listens, but it takes many arguments.
    """
    if os.name == "posix":
        text = source.read_text(encoding="utf-8")
        text = IN_RANGE.sub(r"likely(\g<0>)", text)
        source.write_text(TELL.sub("inline __attribute__((always_inline)) char ", text), encoding="utf-8")


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def side_by_side(work: Callable[[Thing], Result], things: Iterable[Thing]) -> list[Result]:
    """Do the same with each thing, as many at once as there are cores; a failure calls off what is not begun."""
    with ThreadPoolExecutor(cores()) as pool:
        return list(pool.map(work, things))


def compile_side_by_side(compiler: Any) -> None:
    """Let a compiler of setuptools, which compiles one source after the other, run one process a core."""
    one_by_one = compiler.compile

    def compile(sources: list[str], *args: Any, **settings: Any) -> list[str]:
        longest_first = sorted(sources, key=weight, reverse=True)  # else a core would wait for the last
        made = side_by_side(lambda source: one_by_one([source], *args, **settings), longest_first)
        found = dict(zip(longest_first, made, strict=True))
        return [thing for source in sources for thing in found[source]]

    if not getattr(compiler, "initialized", True):
        compiler.initialize()  # Microsoft's looks for itself at its first call, which must be one
    compiler.compile = compile


def weight(source: str) -> int:
    """How much a compiler has to do: the bytes of a C file, and of those that a unit includes."""
    file = Path(source)
    included: list[str] = INCLUDED.findall(file.read_text(encoding="utf-8"))
    return file.stat().st_size + sum((file.parent / name).stat().st_size for name in included)
