"""Examples in docstrings are true, in whichever mode is installed, and every public function has one."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterator
from importlib import import_module
from inspect import isclass, isroutine
from pathlib import Path

import pytest

import lootkeep
from lootkeep import bots

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "lootkeep"
EXAMPLE = ">>> "
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def name_of(file: Path) -> str:
    """The dotted name of a module of the package."""
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


WITH_EXAMPLES = [file for file in sorted(PACKAGE.rglob("*.py")) if EXAMPLE in file.read_text(encoding="utf-8")]


def docstrings(tree: ast.Module) -> Iterator[tuple[str, str, int]]:
    """Each docstring of a source, with its owner's name and its line: what is compiled no longer knows them."""
    for node in ast.walk(tree):
        text = ast.get_docstring(node) if isinstance(node, DOCUMENTED) else None
        if text is not None:
            yield getattr(node, "name", ""), text, getattr(node, "lineno", 1)


@pytest.mark.parametrize("file", WITH_EXAMPLES, ids=name_of)
def test_examples_are_true(file: Path) -> None:
    module = import_module(name_of(file))
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for name, text, line in docstrings(ast.parse(file.read_text(encoding="utf-8"))):
        runner.run(parser.get_doctest(text, vars(module).copy(), f"{module.__name__}.{name}", str(file), line))
    assert runner.tries > 0
    assert runner.failures == 0


def test_the_readme_is_true() -> None:
    """Its Python example runs, and says what it says."""
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted >= 4
    assert found.failed == 0


def shown(module: str) -> set[str]:
    """The functions and methods of a module whose docstring has an example; a class shows how it is made."""
    tree = ast.parse((PACKAGE.parent / module.replace(".", "/")).with_suffix(".py").read_text(encoding="utf-8"))
    return {name for name, text, _ in docstrings(tree) if EXAMPLE in text}


@pytest.mark.parametrize("package", [lootkeep, bots])
def test_every_public_function_has_an_example(package: object) -> None:
    public = [getattr(package, name) for name in package.__all__]  # type: ignore[attr-defined]
    functions = [each for each in public if isroutine(each) or hasattr(each, "__wrapped__")]
    assert len(functions) > 1
    assert [each.__name__ for each in functions if each.__name__ not in shown(each.__module__)] == []


def test_every_method_that_the_interface_names_has_an_example() -> None:
    page = (ROOT / "docs" / "interface.md").read_text(encoding="utf-8")
    named = {name for name in re.findall(r"\bgame\.([a-z_]+)\(", page) if hasattr(lootkeep.Game, name)}
    assert len(named) > 15
    assert named - shown("lootkeep.engine.game") == set()


def test_values_say_what_they_are() -> None:
    """Nothing public prints as `<... object at 0x...>`."""
    game = lootkeep.new("looterz", seats=2, seed=7)
    speech = lootkeep.words("en")
    for value in (game, game.copy(), game.setup, lootkeep.moves(game), bots.bot("greedy"), speech, speech.at(game)):
        assert not isclass(value)
        assert " at 0x" not in repr(value)
