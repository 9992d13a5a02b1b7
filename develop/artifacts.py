"""What is in a built file, a wheel or a source archive: what it lacks, what does not belong there, its weight."""

from __future__ import annotations

import ast
import email
import os
import re
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cached_property
from pathlib import Path

from .shell import ROOT, files_of

PACKAGE = ROOT / "src" / "lootkeep"
STATIC = "lootkeep/server/static"
DATA = {".py", ".toml", ".ftl", ".sql", ".typed"}  # what of the package's sources is in a wheel

# Bytes that a file may have at most. Today: 4.7 MB compiled, 2.2 MB in plain Python, 3.5 MB of sources.
BOUNDS = {"compiled": 8_000_000, "pure": 3_000_000, "sdist": 5_000_000}

# For which machines there are compiled wheels; all others get the one in plain Python.
MACHINES = ["manylinux*_x86_64", "manylinux*_aarch64", "macosx_*_arm64", "macosx_*_x86_64", "win_amd64"]

# What no file carries: what others made in the same folder, and what only we need.
FOREIGN = ["*.py[co]", "*.map", "*.log", "*.c", "*.h", "*.o", ".env", ".DS_Store"]
FOREIGN_FOLDERS = {"node_modules", "__pycache__", ".git", ".lootkeep", ".mypy_cache", ".pytest_cache", ".ruff_cache"}

# Beginnings of paths that some machine has and a user has not: homes, and where wheels are built.
TOPS = ("root", "home", "Users", "tmp", "project")
PLACES = [*(f"/{top}/" for top in TOPS), "\\".join(("", "Users", ""))]


@dataclass(frozen=True)
class Artifact:
    """A wheel or a source archive."""

    path: Path

    @property
    def kind(self) -> str:
        """One of sdist, pure and compiled."""
        if self.path.suffix != ".whl":
            return "sdist"
        return "pure" if self.path.stem.endswith("-none-any") else "compiled"

    @cached_property
    def files(self) -> dict[str, bytes]:
        """Its files by their names; those of a source archive without the folder that they are all in."""
        if self.kind != "sdist":
            with zipfile.ZipFile(self.path) as wheel:
                return {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/")}
        with tarfile.open(self.path) as archive:
            members = [(member, archive.extractfile(member)) for member in archive if member.isfile()]
            return {member.name.partition("/")[2]: file.read() for member, file in members if file}

    @cached_property
    def metadata(self) -> email.message.Message:
        """What it says of itself."""
        info = [name for name in self.files if re.fullmatch(r"PKG-INFO|lootkeep-[^/]+\.dist-info/METADATA", name)]
        return email.message_from_bytes(self.files[info[0]] if info else b"")


def version() -> str:
    """The version of the sources, without importing them."""
    tree = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return str(ast.literal_eval(node.value))
    raise LookupError("src/lootkeep/__init__.py does not say __version__")


def pythons() -> list[str]:
    """The Pythons that we promise to run on, such as 3.11."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = (re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", name) for name in project["classifiers"])
    return [match[1] for match in found if match]


# ---- What may be wrong: each a sentence that says what, and how to mend it


def lacking(artifact: Artifact) -> Iterator[str]:
    """What has to be there: the package with its data, the rules, the browser's side, licences and credits."""
    wanted = set(in_the_wheel() if artifact.kind != "sdist" else in_the_archive())
    if missing := sorted(wanted - artifact.files.keys()):
        yield f"lacks {listed(missing)}; see package-data in pyproject.toml, and MANIFEST.in"
    yield from lacking_pages(artifact)
    for licence in licences():
        if not any(name == licence or name.endswith(f".dist-info/licenses/{licence}") for name in artifact.files):
            yield f"lacks the licence file {licence}; see license-files in pyproject.toml"
    is_compiled = any(name.startswith("lootkeep__mypyc.") for name in artifact.files)
    if is_compiled != (artifact.kind == "compiled"):
        holds = "holds" if is_compiled else "does not hold"
        yield f"{holds} compiled modules, which its name does not tell; build it again and read the log"


def in_the_wheel() -> Iterator[str]:
    """The names in a wheel of what does not depend on how it was built."""
    for file in files_of([PACKAGE]):
        if file.suffix in DATA and PACKAGE / "rules" not in file.parents:
            yield file.relative_to(ROOT / "src").as_posix()
    yield from (f"lootkeep/rules/{ledger.name}" for ledger in (ROOT / "docs" / "rules").glob("*.md"))


def in_the_archive() -> Iterator[str]:
    """The names of what a source archive needs, so that anybody can build, test and package from it."""
    parts = ["src", "web", "docs/rules", "tests", "develop", "requirements", "examples"]
    files = files_of([*(ROOT / part for part in parts), *(ROOT / name for name in LOOSE)])
    yield from (file.relative_to(ROOT).as_posix() for file in files if PACKAGE / "rules" not in file.parents)


LOOSE = ["pyproject.toml", "setup.py", "dev.py", "README.md", "CHANGELOG.md", "Containerfile", "compose.yaml"]


def lacking_pages(artifact: Artifact) -> Iterator[str]:
    """The browser's side is there, with all that its first page asks for."""
    static = STATIC if artifact.kind != "sdist" else f"src/{STATIC}"
    page = artifact.files.get(f"{static}/index.html")
    if page is None or f"{static}/sources.sha256" not in artifact.files:
        yield "lacks the browser's side; Node builds it: python3 dev.py play says why it could not"
        return
    asked = re.findall(r'(?:src|href)="/([^"]+)"', page.decode())
    packed = [f"{static}/{name}{end}" for name in ["index.html", *asked] for end in ("", ".br", ".gz")]
    missing = [name for name in packed if name not in artifact.files and not name.endswith((".woff2.br", ".woff2.gz"))]
    if missing or not any(name.endswith(".js") for name in asked):
        yield f"has a first page whose parts are not there: {listed(missing)}; delete .lootkeep/browser, build again"


def licences() -> list[str]:
    """The names of our licence files and of those whose work is inside."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = (file for pattern in project["license-files"] for file in ROOT.glob(pattern))
    return sorted(file.relative_to(ROOT).as_posix() for file in found)


def foreign(artifact: Artifact) -> Iterator[str]:
    """What does not belong there: tests, what Node, Python and the compiler left, and other packages."""
    extra = [name for name in artifact.files if is_foreign(name)]
    if artifact.kind != "sdist":
        extra += [name for name in artifact.files if not re.match(r"lootkeep(/|-|__mypyc\.)", name)]
    else:
        extra += [name for name in artifact.files if name.endswith((".so", ".pyd"))]
    if extra:
        yield f"holds what nobody needs: {listed(extra)}; see MANIFEST.in and `packages` in setup.py"


def is_foreign(name: str) -> bool:
    """Tell by a file's name whether it has no place in what we ship."""
    *folders, last = name.split("/")
    return not FOREIGN_FOLDERS.isdisjoint(folders) or any(fnmatch(last, pattern) for pattern in FOREIGN)


def placed(artifact: Artifact) -> Iterator[str]:
    """Paths of the machine that built it, in any file, compiled ones too."""
    folders = [f"{folder}{os.sep}" for folder in (Path.home(), tempfile.gettempdir()) if str(folder) != os.sep]
    places = "|".join(re.escape(place) for place in (*PLACES, *folders))
    names = re.compile(
        rf"{re.escape(str(ROOT))}|(?<![\w.])(?:{places})".encode()
    )  # not inside of src/home/ and the like
    for name, content in artifact.files.items():
        if found := names.search(content):
            shown = re.match(rb"[\x20-\x7e]+", content[found.start() : found.start() + 80]) or found
            yield f"names a path of a machine in {name}: {shown[0].decode(errors='replace')!r}"


def heavy(artifact: Artifact) -> Iterator[str]:
    """A file that is larger than we allow ourselves."""
    size = artifact.path.stat().st_size
    if size > BOUNDS[artifact.kind]:
        largest = sorted(artifact.files, key=lambda name: -len(artifact.files[name]))[:3]
        yield (
            f"has {size / 1e6:.1f} MB, over the bound of {BOUNDS[artifact.kind] / 1e6:.1f}; the largest inside: "
            f"{listed(largest)}; if that is right, raise BOUNDS in develop/artifacts.py"
        )


def misdescribed(artifact: Artifact) -> Iterator[str]:
    """What its metadata says otherwise than the sources: the version, the Pythons."""
    said, name = artifact.metadata["Version"], artifact.path.name
    if said != version() or not name.startswith(f"lootkeep-{version()}"):
        yield f"is of version {said} by its metadata, but the sources are {version()}; build it again"
    told = {f"Programming Language :: Python :: {each}" for each in pythons()}
    if not told <= set(artifact.metadata.get_all("Classifier", [])):
        yield "does not tell all Pythons that it runs on; see classifiers in pyproject.toml"


def listed(names: Iterable[str], most: int = 5) -> str:
    """Some names, and how many there are besides."""
    names = list(names)
    return ", ".join(names[:most]) + (f" and {len(names) - most} more" if len(names) > most else "")


CHECKS: dict[str, Callable[[Artifact], Iterator[str]]] = {
    "all is in it": lacking,
    "nothing else is": foreign,
    "no machine's paths": placed,
    "its size": heavy,
    "its metadata": misdescribed,
}


def incomplete(names: Iterable[str]) -> Iterator[str]:
    """Which files a release of these lacks, and which no release has."""
    left = set(names)
    wanted = [f"lootkeep-{version()}.tar.gz", f"lootkeep-{version()}-py3-none-any.whl"]
    for python in pythons():
        tag = "cp" + python.replace(".", "")
        wanted += [f"lootkeep-{version()}-{tag}-{tag}-{machine}.whl" for machine in MACHINES]
    for pattern in wanted:
        found = {name for name in left if fnmatch(name, pattern)}
        if len(found) != 1:
            yield f"there is no {pattern}" if not found else f"there are several of {pattern}: {listed(sorted(found))}"
        left -= found
    if left:
        yield f"these belong to no release of {version()}: {listed(sorted(left))}"
