"""The pinned versions of all packages, in requirements/."""

from __future__ import annotations

import subprocess

from .environments import find_uv, tools
from .shell import PINS, ROOT, Failure


def pins(arguments: list[str]) -> int:
    """Resolve the requirements for all supported Pythons, with hashes and without any address."""
    import tomllib

    tools()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    builders, groups = project["build-system"]["requires"], project["dependency-groups"]
    runtime = project["project"]["dependencies"]
    extras = [name for extra in project["project"]["optional-dependencies"].values() for name in extra]
    resolve("dev.txt", [*runtime, *extras, *builders, *groups["dev"]], arguments)
    resolve("runtime.txt", runtime, ["--constraint", str(PINS / "dev.txt"), *arguments])
    resolve("postgres.txt", [*runtime, *extras], ["--constraint", str(PINS / "dev.txt"), *arguments])
    wheel = [name for name in builders if not name.startswith(("mypy", "librt"))]
    resolve("wheel.txt", wheel, ["--constraint", str(PINS / "dev.txt"), *arguments])
    resolve("docs.txt", [*runtime, *groups["docs"]], ["--constraint", str(PINS / "dev.txt"), *arguments])
    resolve("build.txt", builders, ["--constraint", str(PINS / "dev.txt"), *arguments])
    resolve("node.txt", groups["node"], arguments)
    resolve("release.txt", groups["release"], ["--constraint", str(PINS / "dev.txt"), *arguments])
    resolve("uv.txt", ["uv"], arguments)
    return 0


def resolve(name: str, requirements: list[str], arguments: list[str]) -> None:
    """Write one file of pins."""
    uv = find_uv()
    if not uv:
        raise Failure("pins are made by uv, which cannot be installed here")
    shape = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
    command = [uv, "pip", "compile", "--quiet", *shape, *arguments, "--output-file", str(PINS / name), "-"]
    done = subprocess.run(command, input="\n".join(requirements), text=True, stdout=subprocess.DEVNULL)
    if done.returncode != 0:
        raise Failure(f"uv could not resolve {name}")
    if "://" in (PINS / name).read_text():
        raise Failure(f"{name} names an address, which no file of ours may")
