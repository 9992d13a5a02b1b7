"""What is in a built file: a whole one passes, and each thing that may be wrong is refused by what it says."""

from __future__ import annotations

import io
import json
import os
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from develop import artifacts
from develop.artifacts import BOUNDS, CHECKS, MACHINES, Artifact, incomplete, licences, pythons, version
from develop.shell import ROOT

pytestmark = pytest.mark.once

Files = dict[str, bytes]
INFO = f"lootkeep-{version()}.dist-info"
STATIC = "lootkeep/server/static"
SHARED = "lootkeep__mypyc.cpython-311-x86_64-linux-gnu.so"
PURE = f"lootkeep-{version()}-py3-none-any.whl"
COMPILED = f"lootkeep-{version()}-cp311-cp311-manylinux_2_17_x86_64.whl"
ARCHIVE = f"lootkeep-{version()}.tar.gz"
FONTS = ROOT / "web" / "src" / "fonts"
PAGE = b'<link href="/assets/index.css"><script src="/assets/index.js"></script>'


def pages() -> Files:
    """A small browser's side."""
    names = [
        f"{name}{end}" for name in ("index.html", "assets/index.css", "assets/index.js") for end in ("", ".br", ".gz")
    ]
    return {f"{STATIC}/{name}": b"..." for name in names} | {
        f"{STATIC}/index.html": PAGE,
        f"{STATIC}/sources.sha256": b"...",
    }


def metadata() -> bytes:
    """What a build would say of itself."""
    lines = ["Name: lootkeep", f"Version: {version()}"]
    return "\n".join(
        [*lines, *(f"Classifier: Programming Language :: Python :: {each}" for each in pythons())]
    ).encode()


def whole(kind: str) -> Files:
    """All that a file of this kind has to hold, without its contents."""
    if kind == "sdist":
        inside = {**dict.fromkeys([*artifacts.in_the_archive(), *licences()], b""), "PKG-INFO": metadata()}
        return inside | {f"src/{name}": content for name, content in pages().items()}
    inside = dict.fromkeys([*artifacts.in_the_wheel(), *(f"{INFO}/licenses/{name}" for name in licences())], b"")
    return {**inside, **pages(), f"{INFO}/METADATA": metadata(), **({SHARED: b"\x7fELF"} if kind == "compiled" else {})}


def packed(path: Path, files: Files) -> Artifact:
    """A wheel or an archive of these files."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path, "w") as wheel:
            for name, content in files.items():
                wheel.writestr(name, content)
    else:
        with tarfile.open(path, "w:gz") as archive:
            for name, content in files.items():
                member = tarfile.TarInfo(f"lootkeep-{version()}/{name}")
                member.size = len(content)
                archive.addfile(member, io.BytesIO(content))
    return Artifact(path)


def problems(artifact: Artifact) -> list[str]:
    """All that is wrong with a file."""
    return [problem for check in CHECKS.values() for problem in check(artifact)]


@pytest.mark.parametrize(("name", "kind"), [(PURE, "pure"), (COMPILED, "compiled"), (ARCHIVE, "sdist")])
def test_a_whole_file_passes(tmp_path: Path, name: str, kind: str) -> None:
    artifact = packed(tmp_path / name, whole(kind))
    assert artifact.kind == kind
    assert problems(artifact) == []


def without(name: str) -> Callable[[Files], None]:
    """Leave something out."""

    def spoil(files: Files) -> None:
        del files[name]

    return spoil


def with_one(name: str, content: bytes = b"") -> Callable[[Files], None]:
    """Put something in."""

    def spoil(files: Files) -> None:
        files[name] = content

    return spoil


WRONG: list[tuple[str, str, Callable[[Files], None], str]] = [
    ("a module", PURE, without("lootkeep/cli.py"), "lacks lootkeep/cli.py"),
    ("words", PURE, without("lootkeep/locales/it/web.ftl"), "lacks lootkeep/locales/it/web.ftl"),
    ("a box", PURE, without("lootkeep/looterz/rigor.toml"), "lacks lootkeep/looterz/rigor.toml"),
    ("rules", PURE, without("lootkeep/rules/looterz.ru.md"), "lacks lootkeep/rules/looterz.ru.md"),
    ("the marker of types", PURE, without("lootkeep/py.typed"), "lacks lootkeep/py.typed"),
    ("our licence", PURE, without(f"{INFO}/licenses/LICENSE"), "lacks the licence file LICENSE"),
    ("credits", PURE, without(f"{INFO}/licenses/CREDITS.md"), "lacks the licence file CREDITS.md"),
    ("the fonts' licence", PURE, without(f"{INFO}/licenses/web/src/fonts/OFL-Alegreya-SC.txt"), "licence file web/src"),
    ("the first page", PURE, without(f"{STATIC}/index.html"), "lacks the browser's side"),
    ("a script", PURE, without(f"{STATIC}/assets/index.js"), "whose parts are not there"),
    ("a packed script", PURE, without(f"{STATIC}/assets/index.js.br"), "assets/index.js.br"),
    ("a page without scripts", PURE, with_one(f"{STATIC}/index.html", b"<p>"), "whose parts are not there"),
    ("compiled modules", COMPILED, without(SHARED), "does not hold compiled modules"),
    ("a compiled wheel that says it is pure", PURE, with_one(SHARED), "holds compiled modules"),
    ("tests in a wheel", PURE, with_one("tests/test_cli.py"), "what nobody needs: tests/test_cli.py"),
    ("another package", PURE, with_one("develop/release.py"), "what nobody needs: develop/release.py"),
    ("caches", PURE, with_one("lootkeep/__pycache__/cli.cpython-311.pyc"), "what nobody needs"),
    (
        "what Node left",
        ARCHIVE,
        with_one("web/node_modules/svelte/package.json"),
        "what nobody needs: web/node_modules",
    ),
    ("a compiled archive", ARCHIVE, with_one("src/lootkeep/engine/game.cpython-311-darwin.so"), "what nobody needs"),
    ("an archive without pages", ARCHIVE, without(f"src/{STATIC}/index.html"), "lacks the browser's side"),
    ("an archive without the lock", ARCHIVE, without("web/package-lock.json"), "lacks web/package-lock.json"),
    ("the folder of the build", PURE, with_one("lootkeep/x.py", f"# {ROOT}/x".encode()), "in lootkeep/x.py"),
    ("a flag of the build", COMPILED, with_one(SHARED, f"-I{ROOT}/build".encode()), str(ROOT)),
    ("the linker's path", COMPILED, with_one(SHARED, f"\0/{'root'}/.pyenv/lib\0".encode()), "root/.pyenv/lib'"),
    ("a home on macOS", COMPILED, with_one(SHARED, f"\0/{'Users'}/ada/x.c\0".encode()), "Users/ada/x.c'"),
    ("a home on Windows", COMPILED, with_one(SHARED, "\\".join(("C:", "Users", "ada")).encode()), "Users"),
    (
        "an old version",
        PURE,
        with_one(f"{INFO}/METADATA", metadata().replace(version().encode(), b"0.0.1")),
        "is of version 0.0.1",
    ),
    ("too few Pythons", PURE, with_one(f"{INFO}/METADATA", f"Version: {version()}".encode()), "all Pythons"),
    ("a heavy file", PURE, with_one("lootkeep/film.py", os.urandom(BOUNDS["pure"])), "over the bound"),
]


@pytest.mark.parametrize(("name", "spoil", "why"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_a_file_made_wrong_is_refused(tmp_path: Path, name: str, spoil: Callable[[Files], None], why: str) -> None:
    path = tmp_path / name
    files = whole(Artifact(path).kind)
    spoil(files)
    found = problems(packed(path, files))
    assert len(found) == 1
    assert why in found[0]


def test_folders_with_such_names_are_no_paths_of_a_machine(tmp_path: Path) -> None:
    files = whole("pure") | {
        f"{STATIC}/assets/index.js": b"import('./home/About.js')",
        "lootkeep/x.py": b"web/src/home/",
    }
    assert problems(packed(tmp_path / PURE, files)) == []


# ---- Credits


def test_everybody_whose_work_is_shipped_is_credited() -> None:
    credits = (ROOT / "CREDITS.md").read_text(encoding="utf-8")
    packages = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    licences = [file.name for file in FONTS.glob("OFL-*.txt")]
    assert [name for name in (*packages, "@iconify-json/game-icons", *licences) if f"`{name}`" not in credits] == []


def test_every_font_has_its_licence() -> None:
    fonts = {file.name.partition("-")[0] + "-" + file.name.split("-")[1] for file in FONTS.glob("*.woff2")}
    assert fonts == {file.stem.removeprefix("OFL-").lower() for file in FONTS.glob("OFL-*.txt")}


# ---- All files of a release


def release() -> list[str]:
    """The names of all files of a release."""
    machines = ["manylinux_2_17_x86_64.manylinux2014_x86_64", "manylinux_2_28_aarch64", "macosx_11_0_arm64"]
    machines += ["macosx_10_13_x86_64", "win_amd64"]
    assert len(machines) == len(MACHINES)
    tags = ["cp" + python.replace(".", "") for python in pythons()]
    return [ARCHIVE, PURE, *(f"lootkeep-{version()}-{tag}-{tag}-{each}.whl" for tag in tags for each in machines)]


def test_a_release_has_all_its_files() -> None:
    assert len(release()) == 22
    assert list(incomplete(release())) == []


@pytest.mark.parametrize("name", release())
def test_a_release_lacks_none(name: str) -> None:
    assert len(list(incomplete(set(release()) - {name}))) == 1


@pytest.mark.parametrize(
    "name", ["lootkeep-0.0.1.tar.gz", f"lootkeep-{version()}-cp311-cp311-linux_x86_64.whl", "notes.txt"]
)
def test_a_release_has_no_other_files(name: str) -> None:
    assert list(incomplete([*release(), name])) == [f"these belong to no release of {version()}: {name}"]


def test_a_release_has_each_wheel_once() -> None:
    twice = f"lootkeep-{version()}-cp311-cp311-manylinux_2_39_x86_64.whl"
    assert "several" in next(incomplete([*release(), twice]))
