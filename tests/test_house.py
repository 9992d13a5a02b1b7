"""The house rules: who may import whom, what no file may name, one version everywhere."""

from __future__ import annotations

import ast
import importlib.metadata
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import lootkeep

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "lootkeep"

# Folders of the package that are not a game.
HALLS = {"engine", "bots", "lab", "envs", "server", "terminal", "locales"}

# What native.py, and it alone, may import on top of the standard library.
COMPILER = {"librt", "mypy_extensions", "lootkeep__mypyc"}

MODULES = sorted(PACKAGE.rglob("*.py"))
GAMES = sorted({file.parent.name for file in PACKAGE.glob("*/*.py")} - HALLS)


def name_of(file: Path) -> str:
    """The dotted name of a module of the package."""
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports_of(file: Path) -> list[str]:
    """The full names of all that a module imports, wherever in the file it does so."""
    return list(imported(file))


def imported(file: Path) -> Iterator[str]:
    """The same, one after the other."""
    package = name_of(file).split(".") if file.name == "__init__.py" else name_of(file).split(".")[:-1]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def is_within(name: str, *packages: str) -> bool:
    """Tell whether a name is one of these packages or inside one."""
    return any(name == package or name.startswith(package + ".") for package in packages)


def foreign(file: Path, *allowed: str) -> list[str]:
    """What a module imports beyond the standard library and these packages."""
    return [
        name
        for name in imports_of(file)
        if name.split(".")[0] not in sys.stdlib_module_names and not is_within(name, *allowed)
    ]


@pytest.mark.parametrize("file", sorted((PACKAGE / "engine").rglob("*.py")), ids=name_of)
def test_the_engine_knows_no_game(file: Path) -> None:
    compiler = COMPILER if file.name == "native.py" else set()
    assert foreign(file, "lootkeep.engine", *compiler) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_only_the_engine_and_its_picture_the_terminals_lines(game: str) -> None:
    for file in sorted((PACKAGE / game).rglob("*.py")):
        drawing = ("lootkeep.lines", "rich.cells") if "picture" in (file.stem, file.parent.name) else ()
        assert foreign(file, "lootkeep.engine", f"lootkeep.{game}", *drawing) == [], file


@pytest.mark.parametrize("game", GAMES)
def test_only_the_register_knows_a_game(game: str) -> None:
    room = f"lootkeep.{game}"
    for file in MODULES:
        if not is_within(name_of(file), room, "lootkeep.register"):
            assert [name for name in imports_of(file) if is_within(name, room)] == [], file


@pytest.mark.parametrize(("top", "above"), [("lootkeep.server", "lootkeep.cli"), ("lootkeep.cli", "lootkeep.__main__")])
def test_only_what_is_above_imports_server_or_cli(top: str, above: str) -> None:
    for file in MODULES:
        if not is_within(name_of(file), top, above):
            assert [name for name in imports_of(file) if is_within(name, top)] == [], file


# ---- A game is complete in its folder

# What only a game's own folders may name in a string: the games themselves, and options that one of them has.
NOUNS = (*GAMES, "penance", "clan", "clans", "target", "difficulty")
NAMED = {  # elsewhere, and why
    ("src/lootkeep/cli.py", "looterz"),  # what is played where nobody says what
    ("src/lootkeep/terminal/play.py", "looterz"),  # the same
    ("src/lootkeep/cli.py", "heroes"),  # whose chronicle is told where nobody says whose
    ("src/lootkeep/campaign.py", "difficulty"),  # by which the victories of a chronicle are compared,
    ("src/lootkeep/trophies.py", "difficulty"),  # and from which on they are feats
    ("src/lootkeep/engine/game.py", "target"),  # the second card of an event
    ("src/lootkeep/bench.py", "target"),  # a column that scripts read
}
REMARK = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
SAID = re.compile(rf"""["'`]({"|".join(NOUNS)})(?:\d?["'`]|\$\{{)""")


def strings_in(file: Path) -> set[str]:
    """The nouns of games that stand in the strings of a file, by themselves."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return set(SAID.findall(REMARK.sub("", text)))
    return {each.value for each in ast.walk(ast.parse(text)) if isinstance(each, ast.Constant) and each.value in NOUNS}


def test_nothing_outside_a_games_folders_names_its_nouns() -> None:
    pages = [file for end in ("ts", "svelte") for file in (ROOT / "web" / "src").rglob(f"*.{end}")]
    homes = [*(PACKAGE / game for game in GAMES), *(ROOT / "web" / "src" / "games" / game for game in GAMES)]
    outside = [file for file in (*MODULES, *pages) if not set(homes) & set(file.parents)]
    assert len(outside) > 200
    found = {(str(file.relative_to(ROOT)), noun) for file in outside for noun in strings_in(file)}
    assert found - NAMED == set()
    assert NAMED - found == set(), "these need no leave any more"


# ---- Inside the server

SERVER = PACKAGE / "server"
LEAVES = {"limits", "metrics", "logging"}  # files that every folder may import
ARROWS = {  # which other folders each may import
    "protocol": set[str](),
    "tables": {"protocol"},
    "live": {"protocol", "tables"},
    "acts": {"protocol", "tables", "live"},
    "doors": {"protocol", "tables", "live", "acts"},
    "chronicles": {"protocol", "tables", "live", "acts", "doors"},
    "store": {"protocol", "tables"},
}
SERVER_MODULES = [file for file in MODULES if is_within(name_of(file), "lootkeep.server")]


@pytest.mark.parametrize("folder", ARROWS)
def test_a_folder_of_the_server_knows_only_those_before_it(folder: str) -> None:
    allowed = [f"lootkeep.server.{each}" for each in ARROWS[folder] | LEAVES | {folder}]
    for file in sorted((SERVER / folder).rglob("*.py")):
        inside = [name for name in imports_of(file) if is_within(name, "lootkeep.server")]
        assert [name for name in inside if not is_within(name, *allowed)] == [], file


def test_the_server_has_no_other_folders_and_few_files() -> None:
    assert {file.parent.name for file in SERVER.glob("*/__init__.py")} == set(ARROWS)
    folders = {file.parent for file in SERVER_MODULES if file.parent.name != "migrations"}
    sizes = {str(folder.relative_to(PACKAGE)): len(list(folder.glob("*.py"))) - 1 for folder in sorted(folders)}
    assert {name: size for name, size in sizes.items() if not 5 <= size <= 9} == {}


@pytest.mark.parametrize("file", SERVER_MODULES, ids=name_of)
def test_the_server_hides_no_import_from_those_who_run_it(file: Path) -> None:
    assert "TYPE_CHECKING" not in file.read_text(encoding="utf-8")


def test_no_two_modules_of_the_server_import_each_other() -> None:
    modules = {name_of(file) for file in SERVER_MODULES}
    known = {
        name_of(file): {each if each in modules else each.rpartition(".")[0] for each in imports_of(file)} & modules
        for file in SERVER_MODULES
    }
    TopologicalSorter({name: found - {name} for name, found in known.items()}).prepare()  # raises a CycleError


def test_only_the_event_log_appends_to_the_store() -> None:
    callers = [name_of(file) for file in SERVER_MODULES if "store.append(" in file.read_text(encoding="utf-8")]
    assert callers == ["lootkeep.server.live.parts.event_log"]


# ---- What no file may name


def tracked_texts() -> Iterator[tuple[str, str]]:
    """The name and text of each file that git tracks, or is about to, without binaries."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    for name in filter(None, names.split("\0")):
        file = ROOT / name
        content = file.read_bytes() if file.is_file() else b""
        if b"\0" not in content:
            yield name, content.decode("utf-8", errors="replace")


# Written in pieces so that this file passes its own test.
HOSTS = [rf"{name}\.(org|com)" for name in ("pypi", "pythonhosted", r"registry\.npmjs", r"registry\.yarnpkg")]
PLACES = ["file:" + "//", *(rf"(?<![\w.])/{top}/" for top in ("root", "work", "tmp", "home"))]


@pytest.mark.parametrize("patterns", [HOSTS, PLACES], ids=["registries", "machines"])
def test_no_file_names_a_registry_or_a_machine(patterns: list[str]) -> None:
    wanted = re.compile("|".join(patterns))
    found = [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in tracked_texts()
        for number, line in enumerate(text.splitlines(), 1)
        if wanted.search(line)
    ]
    assert found == []


# What the pages' Content-Security-Policy would stop, or what would ask another host; a namespace asks nobody.
FORBIDDEN = re.compile(r"\{@html|\sstyle=\"|https?://(?!www\.w3\.org/)")


def test_the_pages_hold_to_their_own_policy() -> None:
    files = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts"), ROOT / "web/index.html"]
    assert len(files) > 100
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if FORBIDDEN.search(line)
    ]
    assert found == []


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == lootkeep.__version__
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "lootkeep.__version__"}


def test_what_is_installed_says_the_same_version() -> None:
    """Plain sources, which nobody installed, have only the one place."""
    try:
        installed = importlib.metadata.version("lootkeep")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("not installed")
    assert installed == lootkeep.__version__


FOLDERS = sorted({file.parent for file in (*MODULES, *(ROOT / "develop").glob("*.py")) if file.name != "__init__.py"})


def listed(docstring: str) -> list[str]:
    """What a folder's docstring lists: in backticks, or single words between commas; `the folder bot` is one, too."""
    order = docstring.partition("In reading order")[2]
    if "`" in order or not order:
        return re.findall(r"`([a-z_]+)`", docstring)
    parts = [part.strip() for part in re.split(r"[,;:.]|\band\b", order.replace("the folder ", ""))]
    return [part for part in parts if re.fullmatch("[a-z_]+", part)]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_a_folder_lists_its_files_in_reading_order(folder: Path) -> None:
    """Each once, and none that is not there; a folder inside is listed like a file."""
    modules = {file.stem for file in folder.glob("*.py")} - {"__init__", "__main__"}
    modules |= {inner.parent.name for inner in folder.glob("*/__init__.py")}
    docstring = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    assert sorted(listed(docstring)) == sorted(modules)


WALK = (ROOT / "docs" / "walk.md").read_text(encoding="utf-8")
STATIONS: list[tuple[str, str]] = re.findall(r"^\d+\. `([^`]+)`(?:, `([\w.]+)`)?:", WALK, re.MULTILINE)


@pytest.mark.parametrize(("file", "name"), STATIONS)
def test_a_station_of_the_walk_is_there(file: str, name: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    for part in filter(None, name.split(".")):
        assert re.search(rf"\b(def|class) {part}\b|\b{part}\(.*\): \w+ \{{", text), f"{file} has no {part}"


def test_a_move_passes_fewer_than_thirty_two_files() -> None:
    assert 20 <= len(STATIONS) < 32


# The panels of a table that tell its story: they know what the stage has released, and the rest by `table.live`.
RELEASED = ["Announcer", "Answer", "Answers", "Banner", "Choices", "Chronicle", "Question", "Spotlight", "Toast", "Who"]


def test_what_tells_the_story_knows_only_what_the_stage_has_released() -> None:
    web = ROOT / "web" / "src"
    boards = [*(web / "games").rglob("*.svelte"), *(web / "games").rglob("*.ts")]
    panels = [web / "table" / f"{name}.svelte" for name in RELEASED]
    assert [file.name for file in (*boards, *panels) if "TableClient" in file.read_text(encoding="utf-8")] == []
