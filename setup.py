"""Build Lootkeep, its rules compiled by mypyc where that works and in plain Python where it does not.

LOOTKEEP_PLAIN=1 in the environment asks for plain Python. The browser's side is built with Node (web/bundle.py).
"""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import cast

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PACKAGE = Path("src/lootkeep")
RULES = Path("docs/rules")

# The modules of the one compiled group, as globs below the package: the table, every game (a folder with an
# entry), and loops that play many moves, for a compiled game driven from plain Python loses most of its speed.
COMPILED = [
    "engine/*.py",
    *(f"{entry.parent.name}/**/*.py" for entry in PACKAGE.glob("*/entry.py")),
    "bots/choices.py",
    "bots/search.py",
]

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
    "entry.py",
    "engine/rules.py",
    "orders.py",
    "penances.py",
    "picture.py",
    "picture",
}

BUILDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}


def compiled_modules() -> list[str]:
    """The files that mypyc compiles, in a stable order."""
    files = {file for pattern in COMPILED for file in PACKAGE.glob(pattern)}
    return sorted(str(file) for file in files if not PLAIN & names(file.relative_to(PACKAGE)))


def names(file: Path) -> set[str]:
    """A file's own name, those of its folders, and its path."""
    return {*file.parts, str(file)}


def extensions() -> list[Extension]:
    """The compiled group, or nothing if it was not asked for or cannot be made."""
    modules = compiled_modules()
    if os.environ.get("LOOTKEEP_PLAIN") == "1" or not modules or not BUILDS & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        made = mypycify(modules, opt_level="3", debug_level="0", group_name="lootkeep")
    except (Exception, SystemExit) as problem:  # mypyc exits on a type error
        stay_plain(problem)
        return []
    group = cast("list[Extension]", made)  # mypyc's types allow for distutils too
    for extension in group:
        extension.extra_compile_args = flags(extension.extra_compile_args)
        for source in extension.sources:
            inline_telling(Path(source))
    return group


def flags(given: list[str]) -> list[str]:
    """The compiler's flags: its warnings are no errors, and calls within the group are direct (+10 %)."""
    kept = [flag for flag in given if flag != "-Werror"]
    if os.name != "posix":
        return kept
    kept += ["-fno-semantic-interposition", "-ffp-contract=off"]  # and floats are the same as in plain Python
    return kept


def inline_telling(source: Path) -> None:
    """Let C put the first look of `tell` where it is called: else its many arguments cost 5 % of random play."""
    if os.name != "posix":
        return
    text = source.read_text(encoding="utf-8")
    definition = re.compile(r"^char (?=CPyDef_\w+___tell\(.*\{$)", re.MULTILINE)
    source.write_text(definition.sub("inline __attribute__((always_inline)) char ", text), encoding="utf-8")


def stay_plain(problem: BaseException) -> None:
    """Say why this build is in plain Python."""
    print(f"lootkeep: not compiled, installing plain Python instead: {problem}", file=sys.stderr)


class WholeGroup(build_ext):
    """Compile all modules of the group or none: one shim without the shared library cannot be imported."""

    def build_extensions(self) -> None:
        """Compile, and on any failure take back what was already compiled."""
        try:
            super().build_extensions()
        except Exception as problem:
            stay_plain(problem)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def bundle() -> None:
    """Build the browser's side, unless it lies there already; without it only the terminal can be played in."""
    if subprocess.run([sys.executable, "web/bundle.py", "build"]).returncode != 0:
        print("lootkeep: THE BROWSER'S SIDE IS MISSING: it could not be built, see above", file=sys.stderr)


def node() -> list[str]:
    """What the build needs besides: Node, unless the browser's side lies there, as it does in a source archive."""
    if runpy.run_path("web/bundle.py")["is_built"]():
        return []
    return cast(
        "list[str]", tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]["node"]
    )


class WithBundle(sdist):
    """Put the browser's side into a source archive too, so that whoever builds from it needs no Node."""

    def run(self) -> None:
        """Build it first: the manifest lists what is there."""
        bundle()
        super().run()


class WithRules(build_py):
    """Put the browser's side into the package, and the rules for players, as lootkeep.rules."""

    def run(self) -> None:
        """Copy the rules into a wheel; an editable install gets a link, so that it never shows old ones."""
        bundle()
        super().run()
        if self.editable_mode:
            link = PACKAGE / "rules"
            link.unlink(missing_ok=True)
            link.symlink_to(Path("../..") / RULES, target_is_directory=True)
        else:
            shelf = Path(self.build_lib) / "lootkeep" / "rules"
            shelf.mkdir(parents=True, exist_ok=True)
            for ledger in RULES.glob("*.md"):
                shutil.copy(ledger, shelf)


setup(
    package_dir={"": "src"},
    packages=find_packages("src"),
    ext_modules=extensions(),
    setup_requires=node(),
    cmdclass={"build_ext": WholeGroup, "build_py": WithRules, "sdist": WithBundle},
)
