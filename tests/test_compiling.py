"""How the compiled group is cut into units, and compiled side by side."""

from __future__ import annotations

import importlib.util
import threading
import time
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent

PUSH = "char CPyDef_game___push(PyObject *cpy_r_self) {\n    return 1;\n}"
WORDS = "PyObject *CPyDef_game___words(void) {\n    static int known;\n    return 0;\n}"


@pytest.fixture
def compiling(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module beside setup.py, which is no part of the package."""
    monkeypatch.chdir(ROOT)
    spec = importlib.util.spec_from_file_location("compiling", "compiling.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_stays_plain_or_is_compiled_apart_is_there(compiling: ModuleType) -> None:
    """Else a file that was renamed would be compiled otherwise, and nobody would notice."""
    package: Path = compiling.PACKAGE
    there = {name for file in package.rglob("*.py") for name in compiling.names(file.relative_to(package))}
    assert there >= compiling.PLAIN
    assert {module.name for module in compiling.compiled_modules()} >= compiling.APART


def test_every_module_is_in_one_unit(compiling: ModuleType) -> None:
    modules = compiling.compiled_modules()
    units = compiling.units(modules)
    assert sorted(module for unit in units.values() for module in unit) == modules
    assert {"engine", "heroes", "kragmortha", "looterz"} <= set(units)
    assert all(units.values())


def test_what_is_played_is_with_its_game(compiling: ModuleType) -> None:
    units = compiling.units(compiling.compiled_modules())
    package: Path = compiling.PACKAGE
    assert {package / "engine/game.py", package / "engine/pending.py", package / "bots/search.py"} <= {*units["engine"]}
    for game in ("heroes", "kragmortha", "looterz"):
        assert {module.relative_to(package).parts[0] for module in units[game]} == {game}
        assert package / game / "game.py" in units[game]


def test_short_functions_are_seen_everywhere(compiling: ModuleType) -> None:
    long = "char CPyDef_game___long(void) {\n" + "    ;\n" * compiling.SHORT + "}"
    header = compiling.short_functions([f"int before;\n{PUSH}\n{long}\n", f"{WORDS}\n"])
    assert f"extern inline __attribute__((gnu_inline)) {PUSH}\n" in header
    assert "___long" not in header
    assert "___words" not in header, "a variable of its own would be another one in each file"


def test_a_unit_includes_its_modules(compiling: ModuleType, tmp_path: Path) -> None:
    package: Path = compiling.PACKAGE
    units = {
        "engine": [package / "engine/game.py"],
        "looterz": [package / "looterz/steps.py", package / "looterz/game.py"],
    }
    written = [tmp_path / compiling.c_name(module) for unit in units.values() for module in unit]
    for file in written:
        file.write_text(PUSH + "\n")
    runtime = tmp_path / "runtime.c"
    runtime.write_text("int one;\n")
    sources = compiling.joined([*written, runtime], units)
    assert [Path(source).name for source in sources] == ["unit_engine.c", "unit_looterz.c", "runtime.c"]
    engine, looterz, _ = map(compiling.weight, sources)
    assert len(PUSH) < engine < 2 * len(PUSH) < looterz, "a unit weighs what it includes"
    assert (tmp_path / "unit_looterz.c").read_text().splitlines() == [
        '#include "inline.h"',
        '#include "__native_lootkeep___looterz___steps.c"',
        '#include "__native_lootkeep___looterz___game.c"',
    ]
    assert "inline.h" not in (tmp_path / "unit_engine.c").read_text(), "it has these functions anyway"
    assert PUSH in (tmp_path / "inline.h").read_text()


@pytest.mark.skipif("os.name != 'posix'", reason="hints are for gcc and clang")
def test_hints(compiling: ModuleType, tmp_path: Path) -> None:
    source = tmp_path / "some.c"
    tell = "char CPyDef_looterz___game___Looterz___tell(PyObject *cpy_r_self, PyObject *cpy_r_id) {"
    source.write_text(f"{tell}\n    cpy_r_r9 = (uint64_t)cpy_r_r8 < (uint64_t)cpy_r_r6;\n")
    compiling.hint(source)
    assert source.read_text().splitlines() == [
        f"inline __attribute__((always_inline)) {tell}",
        "    cpy_r_r9 = likely((uint64_t)cpy_r_r8 < (uint64_t)cpy_r_r6);",
    ]


class Compiler:
    """What setuptools has, as far as it is asked; two sources are compiled at once or never."""

    def __init__(self) -> None:
        self.initialized = False
        self.meeting = threading.Barrier(2, timeout=10)
        self.begun: list[str] = []

    def initialize(self) -> None:
        assert not self.initialized
        self.initialized = True

    def compile(self, sources: list[str], output_dir: str = "") -> list[str]:
        assert self.initialized
        self.begun += sources
        self.meeting.wait()
        return [f"{output_dir}/{Path(source).stem}.o" for source in sources]


def test_sources_are_compiled_side_by_side(
    compiling: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The longest first, and what comes of them in the order that was asked for."""
    monkeypatch.setattr(compiling, "cores", lambda: 2)
    sources = [str(tmp_path / name) for name in ("a.c", "b.c", "c.c", "d.c")]
    for length, source in enumerate(sources):
        Path(source).write_text("int one;\n" * length)
    compiler = Compiler()
    compiling.compile_side_by_side(compiler)
    assert compiler.compile(sources, output_dir="temp") == ["temp/a.o", "temp/b.o", "temp/c.o", "temp/d.o"]
    assert {*compiler.begun[:2]} == {*sources[2:]}


def test_a_failure_calls_the_others_off(compiling: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "cores", lambda: 1)
    begun: list[int] = []

    def work(number: int) -> None:
        begun.append(number)
        if number == 1:
            raise OSError("no room")
        time.sleep(0.01)

    with pytest.raises(OSError, match="no room"):
        compiling.side_by_side(work, range(100))
    assert len(begun) < 50
