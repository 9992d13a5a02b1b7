"""The workflows hold to their schema and to ours: pinned actions, every Python, and one job that may publish."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from develop.artifacts import MACHINES, pythons
from develop.shell import ROOT

pytestmark = pytest.mark.once

FOLDER = ROOT / ".github" / "workflows"
FILES = sorted(FOLDER.glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def workflow(file: Path) -> dict[str, Any]:
    """A workflow as it is written."""
    read: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return read


def jobs(name: str) -> dict[str, Any]:
    """The jobs of a workflow, by their names."""
    found: dict[str, Any] = workflow(FOLDER / f"{name}.yml")["jobs"]
    return found


def program(name: str) -> str:
    """A program of this environment."""
    found = shutil.which(name, path=str(Path(sys.executable).parent))
    assert found, f"{name} is not installed"
    return found


def checked(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a checker."""
    return subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8")


def holds_to_schema(file: Path) -> subprocess.CompletedProcess[str]:
    """Check a file by the schema of GitHub's workflows, which comes with the checker."""
    return checked(program("check-jsonschema"), "--builtin-schema", "vendor.github-workflows", str(file))


def audited(file: Path) -> subprocess.CompletedProcess[str]:
    """Look for what could be misused in a workflow."""
    return checked(program("zizmor"), "--offline", "--no-progress", "--color=never", str(file))


@pytest.mark.parametrize("check", [holds_to_schema, audited])
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_workflow_is_sound(file: Path, check: Any) -> None:
    done = check(file)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("check", "right", "wrong"),
    [
        (holds_to_schema, "runs-on:", "runs_on:"),
        (audited, "persist-credentials: false", "fetch-depth: 1"),
        (audited, "@3d3c42e5aac5ba805825da76410c181273ba90b1", "@v7"),
    ],
)
def test_an_unsound_one_is_refused(tmp_path: Path, check: Any, right: str, wrong: str) -> None:
    spoilt = tmp_path / ".github" / "workflows" / "tests.yml"
    spoilt.parent.mkdir(parents=True)
    text = (FOLDER / "tests.yml").read_text(encoding="utf-8")
    assert right in text
    spoilt.write_text(text.replace(right, wrong), encoding="utf-8")
    assert check(spoilt).returncode != 0


def test_every_action_is_pinned_by_its_hash_with_one_version() -> None:
    """A tag can be moved; a hash cannot. What stands behind it is for people, and the same everywhere."""
    texts = [file.read_text(encoding="utf-8") for file in FILES]
    used = [line.strip() for text in texts for line in text.splitlines() if "uses:" in line]
    assert len(used) > 10
    pinned = [re.fullmatch(r"(?:- )?uses: ([\w./-]+)@([0-9a-f]{40}) # (v\d+\.\d+\.\d+)", line) for line in used]
    assert [line for line, match in zip(used, pinned, strict=True) if match is None] == []
    assert len({match.groups() for match in pinned if match}) == len({match[1] for match in pinned if match})


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_workflow_may_only_read_and_ends(file: Path) -> None:
    assert workflow(file)["permissions"] == {"contents": "read"}
    assert [name for name, job in workflow(file)["jobs"].items() if "timeout-minutes" not in job] == []


def test_only_one_job_may_publish_and_only_a_tag_of_which_all_files_were_checked() -> None:
    allowed = {file.stem: [name for name, job in jobs(file.stem).items() if "permissions" in job] for file in FILES}
    assert allowed == {"release": ["publish"], "tests": []}
    publish, gather = jobs("release")["publish"], jobs("release")["gather"]
    assert publish["permissions"] == {"id-token": "write"}
    assert publish["environment"] == "pypi"
    assert publish["if"] == gather["if"] == "${{ github.ref_type == 'tag' }}"
    assert publish["needs"] == "gather"
    assert gather["needs"] == ["sources", "wheels"]
    assert [step["uses"].partition("@")[0] for step in publish["steps"]] == [
        "actions/download-artifact",
        "pypa/gh-action-pypi-publish",
    ]


def test_the_tests_run_on_every_system_and_python() -> None:
    matrix = jobs("tests")["systems"]["strategy"]["matrix"]
    assert matrix == {"system": ["ubuntu-latest", "macos-latest", "windows-latest"], "python": pythons()}


def test_there_is_a_job_for_every_wheel_of_a_release() -> None:
    matrix = jobs("release")["wheels"]["strategy"]["matrix"]
    assert matrix["python"] == [f"cp{each.replace('.', '')}" for each in pythons()]
    assert {each["python"]: each["version"] for each in matrix["include"]} == dict(
        zip(matrix["python"], pythons(), strict=True)
    )
    machines = [
        each["name"].replace("manylinux", "manylinux_2_28").replace("macosx", "macosx_11_0")
        for each in matrix["machine"]
    ]
    assert [fnmatch(name, pattern) for name, pattern in zip(machines, MACHINES, strict=True)] == [True] * len(MACHINES)
    builds = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert builds == [f"{python}-*" for python in matrix["python"]]


def test_a_wheel_is_tested_with_tests_that_are_there() -> None:
    settings = PROJECT["tool"]["cibuildwheel"]
    paths = [word for word in settings["test-command"].split() if word.startswith("tests")]
    assert len(paths) > 3
    assert [path for path in (*paths, *settings["test-sources"]) if not (ROOT / path).exists()] == []


COMMANDS = [
    step["run"]
    for file in FILES
    for job in jobs(file.stem).values()
    for step in job["steps"]
    if "dev.py" in step.get("run", "")
]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_are_those_of_dev(command: str) -> None:
    help = checked(sys.executable, "dev.py", "--help").stdout
    for words in re.findall(r"dev\.py ([a-z-]+.*)", command):
        name, *more = words.split()
        assert f"dev.py {name} " in help
        assert all(word in help for word in more if word.isalpha() and word not in ("wheelhouse", "dist"))


def test_the_other_scripts_are_there() -> None:
    text = (FOLDER / "tests.yml").read_text(encoding="utf-8")
    assert [name for name in (".ci/run", "develop/guest.py") if name not in text or not (ROOT / name).is_file()] == []
