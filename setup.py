"""Build Lootkeep, its rules compiled by mypyc where that works and in plain Python where it does not.

LOOTKEEP_PLAIN=1 in the environment asks for plain Python. The browser's side is built with Node (web/bundle.py).
"""

from __future__ import annotations

import os
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

sys.path.insert(0, str(Path(__file__).parent))  # where a build front end has not put it

from compiling import PACKAGE, compile_side_by_side, compiled_group, side_by_side

RULES = Path("docs/rules")

BUILDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}


def extensions() -> list[Extension]:
    """The compiled group, or nothing if it was not asked for or cannot be made."""
    if os.environ.get("LOOTKEEP_PLAIN") == "1" or not BUILDS & set(sys.argv):
        return []
    try:
        return compiled_group()
    except (Exception, SystemExit) as problem:  # mypyc exits on a type error
        stay_plain(problem)
        return []


def stay_plain(problem: BaseException) -> None:
    """Say why this build is in plain Python."""
    print(f"lootkeep: not compiled, installing plain Python instead: {problem}", file=sys.stderr)


class WholeGroup(build_ext):
    """Compile all modules of the group or none: one shim without the shared library cannot be imported."""

    def build_extensions(self) -> None:
        """Compile side by side, and on any failure take back what was already compiled."""
        compile_side_by_side(self.compiler)
        try:
            self.check_extensions_list(self.extensions)
            side_by_side(self.build_extension, self.extensions)
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
