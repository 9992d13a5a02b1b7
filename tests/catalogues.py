"""Reads which messages the code can name: in Python by its syntax, in the browser's code by its strings.

An id may be put together: `f"heroes-ask-{step.name}"`. What can follow is looked for where the code says it: in
constants, in both branches of a condition, in the variables and the calls of the function. Where the code does not say
it, a hole is left, and the test has to fill it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse

from lootkeep.speech import FORMS

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "lootkeep"
GAMES = ("looterz", "kragmortha", "heroes")
# Catalogues that a page loads when it needs them.
APART = ("gone", "glossary", "prologue", "story", "advice", "banter", "lobby", "ledger", "editor")
HOUSE = ("table", "terminal", "web", "server", "safety", "bots", "campaign", "trophy", *APART)
HOUSES = (*HOUSE, *GAMES)  # how ids begin
BEGINS = rf"(?:(?:{'|'.join(HOUSES)})-|@say/|\{{(?:[a-z]+\.)*game(?:\.id)?\}}-)"
ID = re.compile(rf"{BEGINS}(?:[a-z0-9-]|\{{[^{{}}]*\}})+")
HOLE = re.compile(r"\{[^{}]*\}")
# Words that are there before what says them: those of nights on their way, and what the chronicle tells.
COMING = ("heroes-chapter-*-text", "heroes-sign-*")
SAYS = ("message", "say", "word")  # what is called with an id and with what fills it
# What is called with the end of an id, in the folder of a game or in another: at which place, and how the id begins.
OPENERS = {
    **{(game, "tell"): (0, f"{game}-event-") for game in GAMES},
    **{(game, "word"): (0, f"terminal-{game}-") for game in GAMES},
    ("looterz", "_say"): (1, "terminal-looterz-"),
    ("kragmortha", "_say"): (0, "kragmortha-preview-"),
    ("server", "Refusal"): (1, "server-"),
    ("server", "RulesGone"): (0, "gone-"),
}


@dataclass(frozen=True)
class Named:
    """A message that the code names: its id, perhaps with holes; where; and by what it is filled, if that is plain."""

    id: str
    where: str
    filled: frozenset[str] | None


# ---------------------------------------------------------------- the catalogues


@cache
def catalogue(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by id."""
    messages: dict[str, ftl.Message] = {}
    for file in sorted((PACKAGE / "locales" / language).glob("*.ftl")):
        entries = parse(file.read_text(encoding="utf-8"), with_spans=False).body
        messages |= {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}
    return messages


def inside(node: object) -> Iterator[ftl.SyntaxNode]:
    """A node of Fluent's syntax and all that is inside it."""
    if isinstance(node, list):
        for item in node:
            yield from inside(item)
    elif isinstance(node, ftl.SyntaxNode):
        yield node
        for child in vars(node).values():
            yield from inside(child)


@cache
def needed(language: str, id: str) -> frozenset[str]:
    """What fills a message, other messages inside it included: `room` for `$room-in`, `card` for `$card-known`."""
    found: set[str] = set()
    for node in inside(catalogue(language)[id].value):
        if isinstance(node, ftl.VariableReference):
            name, _, form = node.id.name.rpartition("-")
            found.add(name if name and form in (*FORMS, "known") else node.id.name)
        elif isinstance(node, ftl.MessageReference):
            found |= needed(language, node.id.name)
    return frozenset(found - {"edition"})  # every message at a table gets it


def mentioned() -> set[str]:
    """Messages that other messages speak of."""
    every = [node for language in ("en", "it", "ru") for each in catalogue(language).values() for node in inside(each)]
    return {node.id.name for node in every if isinstance(node, ftl.MessageReference)}


# ---------------------------------------------------------------- Python


class Reader:
    """Reads the modules of one folder: what can be said in one is said by calls in the others."""

    def __init__(self, files: list[Path], folder: str) -> None:
        self.trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}
        self.folder = folder
        self.calls: dict[str, list[tuple[ast.Call, ast.AST]]] = {}
        self.functions: dict[str, list[ast.AST]] = {}
        self.around: dict[ast.AST, ast.AST] = {}  # the function around a node
        for tree in self.trees.values():
            self.enter(tree, tree)
        self.busy: set[tuple[str, str]] = set()

    def enter(self, node: ast.AST, scope: ast.AST) -> None:
        """Note every call, and the function around every node."""
        self.around[node] = scope
        if isinstance(node, ast.Call):
            self.calls.setdefault(called(node), []).append((node, scope))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            self.functions.setdefault(node.name, []).append(node)
            scope = node
        for child in ast.iter_child_nodes(node):
            self.enter(child, scope)

    def named(self) -> Iterator[Named]:
        """All messages that these modules name."""
        for file, tree in self.trees.items():
            path = file.relative_to(PACKAGE)
            parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
            filled: dict[int, frozenset[str] | None] = {}
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and called(node) in SAYS and node.args:
                    filled |= {id(part): filling(node) for part in ast.walk(node.args[0]) if is_plain(part)}
            for node in ast.walk(tree):
                where = f"{path}:{getattr(node, 'lineno', 0)}"
                if isinstance(node, (ast.Constant, ast.JoinedStr, ast.BinOp)) and id(node) not in parts:
                    for text in self.texts(node) if begins(node) else []:
                        yield Named(text.removeprefix("@say/"), where, filled.get(id(node)))
                elif isinstance(node, ast.Call):
                    for text in self.begun(node):
                        yield Named(text, where, filling(node))

    def begun(self, call: ast.Call) -> list[str]:
        """The ids that a call names by their ends, since what it calls knows how they begin."""
        place, prefix = OPENERS.get((self.folder, called(call)), (0, ""))
        if not prefix or len(call.args) <= place:
            return []
        return [prefix + text for text in self.texts(call.args[place]) if "{" not in text and not ID.fullmatch(text)]

    def texts(self, node: ast.expr) -> list[str]:
        """All texts that an expression can be, with holes for what is not said here."""
        if isinstance(node, ast.Constant):
            return [str(node.value)]
        if isinstance(node, ast.IfExp):
            return self.texts(node.body) + self.texts(node.orelse)
        if isinstance(node, ast.BoolOp):
            return [text for value in node.values for text in self.texts(value)]
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            return [left + right for left, right in product(self.texts(node.left), self.texts(node.right))]
        if isinstance(node, ast.JoinedStr):
            whole = ["".join(parts) for parts in product(*map(self.ends, node.values))]
            return [text for text in whole if not text.endswith("-")]  # nothing follows: then nothing is said
        if isinstance(node, ast.FormattedValue):
            return self.texts(node.value)
        if isinstance(node, ast.Name):
            return self.variable(node)
        returned = self.returned(node) if isinstance(node, ast.Call) else []
        return returned or [f"{{{ast.unparse(node)}}}"]

    def returned(self, call: ast.Call) -> list[str]:
        """What a function of these modules returns, if there is one of that name; it may call itself."""
        scopes = self.functions.get(called(call), [])
        key = (called(call), "return")
        if len(scopes) != 1 or key in self.busy:
            return []
        self.busy.add(key)
        values = [node.value for node in ast.walk(scopes[0]) if isinstance(node, ast.Return) and node.value]
        found = [text for value in values for text in self.texts(value)]
        self.busy.discard(key)
        return list(dict.fromkeys(found))

    def ends(self, node: ast.expr) -> list[str]:
        """All that a part of an id can be; what is an id itself belongs to another use of the same variable."""
        texts = self.texts(node)
        return texts if isinstance(node, ast.Constant) else [text for text in texts if not ID.fullmatch(text)]

    def variable(self, node: ast.Name) -> list[str]:
        """What a variable can be: what it is set to in its function, or what the function is called with."""
        hole = [f"{{{node.id}}}"]
        scope = self.around.get(node)
        if not isinstance(scope, (ast.FunctionDef, ast.AsyncFunctionDef)):
            return hole
        key = (scope.name, node.id)
        if key in self.busy:
            return []
        self.busy.add(key)
        found = self.set_to(scope, node.id)
        names = [each.arg for each in scope.args.args if each.arg != "self"]
        if node.id in names:
            found += self.passed(scope, names.index(node.id), node.id)
        self.busy.discard(key)
        return list(dict.fromkeys(found)) or hole

    def set_to(self, scope: ast.AST, name: str) -> list[str]:
        """What a variable is set to in a function."""
        found: list[str] = []
        for node in ast.walk(scope):
            pairs: list[tuple[ast.expr, ast.expr]] = []
            if isinstance(node, ast.Assign):
                pairs = [(target, node.value) for target in node.targets]
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                pairs = [(node.target, node.value)]
            elif isinstance(node, (ast.For, ast.comprehension)) and isinstance(node.iter, ast.Tuple):
                pairs = [(node.target, each) for each in node.iter.elts]
            for target, value in pairs:
                found += [text for each in aimed(target, value, name) for text in self.texts(each)]
        return found

    def passed(self, scope: ast.FunctionDef | ast.AsyncFunctionDef, place: int, name: str) -> list[str]:
        """What a function is called with at this place; a class is called where its `__init__` is meant."""
        owner = next((node.name for node in self.around if isinstance(node, ast.ClassDef) and scope in node.body), "")
        function = owner if scope.name == "__init__" else scope.name
        found: list[str] = []
        for call, _ in self.calls.get(function, []):
            given = [each.value for each in call.keywords if each.arg == name] or call.args[place : place + 1]
            found += [text for each in given for text in self.texts(each)]
        return found


def called(call: ast.Call) -> str:
    """The name of what is called."""
    function = call.func
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def aimed(target: ast.expr, value: ast.expr, name: str) -> list[ast.expr]:
    """What a name gets in `why, rule = ("poor", "LZ-67") if poor else ("proud", "LZ-34")`."""
    if isinstance(target, ast.Name):
        return [value] if target.id == name else []
    if not isinstance(target, ast.Tuple):
        return []
    if isinstance(value, ast.IfExp):
        return aimed(target, value.body, name) + aimed(target, value.orelse, name)
    if not isinstance(value, ast.Tuple):
        return [ast.Name(name)] if any(isinstance(each, ast.Name) and each.id == name for each in target.elts) else []
    return [found for one, other in zip(target.elts, value.elts, strict=False) for found in aimed(one, other, name)]


def is_plain(node: ast.AST) -> bool:
    """Whether a node is an id or a part of one as it stands, and not put together elsewhere."""
    return isinstance(node, ast.Constant) or (
        isinstance(node, ast.JoinedStr) and not any(isinstance(each, ast.Name) for each in ast.walk(node))
    )


def begins(node: ast.expr) -> bool:
    """Whether an expression begins as an id does, and has nothing in it that no id has."""
    if isinstance(node, ast.BinOp):
        left = node.left
        return isinstance(left, ast.Constant) and re.fullmatch(rf"{BEGINS}[a-z-]*", str(left.value)) is not None
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and ID.fullmatch(node.value) is not None and not node.value.endswith("-")
    assert isinstance(node, ast.JoinedStr)
    text = "".join(
        str(part.value) if isinstance(part, ast.Constant) else "{" + re.sub("[{}]", "", ast.unparse(part)[2:-1]) + "}"
        for part in node.values
    )
    return ID.fullmatch(text) is not None


def filling(call: ast.Call) -> frozenset[str] | None:
    """The names of what fills a message, where a call says them; None where it does not."""
    if called(call) in ("say", "word", "Refusal", "RulesGone") or call.keywords:
        plain = all(each.arg for each in call.keywords)
        return frozenset(str(each.arg) for each in call.keywords) if plain else None
    if len(call.args) < 2:
        return frozenset()
    given = call.args[1]
    if not isinstance(given, ast.Dict) or not all(isinstance(key, ast.Constant) for key in given.keys):
        return None
    return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))


def in_python() -> list[Named]:
    """All messages that the package names."""
    folders: dict[str, list[Path]] = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(PACKAGE).parts
        folders.setdefault(parts[0] if len(parts) > 1 else "", []).append(file)
    return [named for folder, files in folders.items() for named in Reader(files, folder).named()]


def reasons(game: str) -> set[str]:
    """The first of every pair of a reason and a rule in a game's code: `("no-cards", "KH-96")`."""
    found: set[str] = set()
    for file in sorted((PACKAGE / game).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) > 1 and isinstance(node.elts[1], ast.Constant):
                words = [each.value for each in ast.walk(node.elts[0]) if isinstance(each, ast.Constant)]
                if re.fullmatch(r"[A-Z]{2}-\d+", str(node.elts[1].value)):
                    found |= {word for word in words if isinstance(word, str)}
    return found


# ---------------------------------------------------------------- TypeScript and Svelte

QUOTED = re.compile(rf"""["']({BEGINS}[a-z0-9-]*[a-z0-9])["']""")
SAID = re.compile(r"""\bt\(\s*(?:["']([^"']+)["']|`([^`]+)`)\s*(,\s*\{([^{}]*)\})?\s*\)""")
TEMPLATE = re.compile(r"`([^`]*)`")
KEY = re.compile(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)")


def in_browser() -> list[Named]:
    """All messages that the browser's code names; `${...}` is a hole."""
    found: list[Named] = []
    for file in sorted([*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]):
        text = file.read_text(encoding="utf-8")
        where = str(file.relative_to(ROOT))
        found += [Named(id.removeprefix("@say/"), where, None) for id in QUOTED.findall(text)]
        for template in TEMPLATE.findall(text):
            found += [
                Named(id.removeprefix("@say/"), where, None) for id in either(holed(template)) if ID.fullmatch(id)
            ]
        for quoted, template, given, keys in SAID.findall(text):
            filled = frozenset(KEY.findall(keys)) if given else frozenset()
            found += [Named(id, where, filled) for id in either(quoted or holed(template)) if ID.fullmatch(id)]
    return found


def either(id: str) -> list[str]:
    """A hole that holds one of two words becomes both: `{on ? "on" : "off"}`."""
    choice = re.search(r'\{[^{}?]*\? "([a-z-]*)" : "([a-z-]*)"\}', id)
    if choice is None:
        return [id]
    return [each for word in choice.groups() for each in either(id[: choice.start()] + word + id[choice.end() :])]


def holed(template: str) -> str:
    """A template of the browser's as ours: `${each}` is `{each}`."""
    return re.sub(r"\$\{([^{}]*)\}", lambda hole: "{" + hole[1] + "}", template)


def in_file(path: str, pattern: str) -> list[str]:
    """What stands in a file of the browser's code, by a pattern with one group."""
    return re.findall(pattern, (ROOT / "web" / "src" / path).read_text(encoding="utf-8"))
