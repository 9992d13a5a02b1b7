"""The ledgers in docs/rules and the tests hold each other: every rule has a test, every test a rule."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
LEDGERS = sorted(file for file in RULES.glob("*.md") if "." not in file.stem)
TRANSLATIONS = sorted(file for file in RULES.glob("*.*.md"))
LANGUAGES = ("it", "ru")


def rules_in(ledger: Path) -> list[str]:
    """The ids of the rules that a ledger tells: a line of each begins with `**LZ-21**`."""
    return re.findall(r"^\*\*([A-Z]{2}-E?\d+)\*\*", ledger.read_text(encoding="utf-8"), re.MULTILINE)


def rules_tested() -> dict[str, list[str]]:
    """By rule: the tests that name it, found in their sources as `@rule("LZ-21")`."""
    found = defaultdict(list)
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                        for argument in mark.args:
                            assert isinstance(argument, ast.Constant), f"{file.name}: {node.name}: an id in words"
                            found[str(argument.value)].append(f"{file.name}: {node.name}")
    return found


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda file: file.stem)
def test_every_rule_has_a_test(ledger: Path) -> None:
    tested = rules_tested()
    assert [rule for rule in rules_in(ledger) if rule not in tested] == []


def test_every_test_names_rules_that_there_are() -> None:
    known = {rule for ledger in LEDGERS for rule in rules_in(ledger)}
    assert {rule: tests for rule, tests in rules_tested().items() if rule not in known} == {}


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda file: file.stem)
def test_a_ledger_has_rules_of_one_game_each_told_once(ledger: Path) -> None:
    rules = rules_in(ledger)
    others = {rule[:2] for other in LEDGERS if other != ledger for rule in rules_in(other)}
    assert len(rules) == len(set(rules)) > 0
    assert len({rule[:2] for rule in rules} | others) == 1 + len(others)


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda file: file.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_tells_the_same_rules(ledger: Path, language: str) -> None:
    assert rules_in(RULES / f"{ledger.stem}.{language}.md") == rules_in(ledger)


OURS = {"": "*(our ruling)*", ".it": "*(nostra decisione)*", ".ru": "*(наше решение)*"}


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize(
    ("rule", "marks"), [("LZ-06", 2), ("LZ-14", 2), ("LZ-38", 2), ("LZ-43", 4), ("LZ-46", 1), ("LZ-51", 4)]
)
def test_what_is_ours_is_marked_as_ours(rule: str, marks: int, language: str) -> None:
    page = (RULES / f"looterz{language}.md").read_text(encoding="utf-8")
    told = page.split(f"**{rule}**")[1].split("\n\n")[0]
    assert " ".join(told.split()).count(OURS[language]) == marks


@pytest.mark.parametrize("language", OURS)
def test_all_languages_mark_the_same_rules_of_looterz_as_ours(language: str) -> None:
    def ours(tongue: str) -> dict[str, int]:
        page = (RULES / f"looterz{tongue}.md").read_text(encoding="utf-8")
        told = [part.split("**", 1) for part in page.split("\n**")[1:] if part.startswith("LZ-")]
        return {id: " ".join(text.split("\n\n")[0].split()).count(OURS[tongue]) for id, text in told}

    assert ours(language) == ours("")


def test_every_translation_has_its_ledger() -> None:
    assert {RULES / f"{file.stem.split('.')[0]}.md" for file in TRANSLATIONS} == set(LEDGERS)
