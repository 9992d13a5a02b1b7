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
    required = project["build-system"]["requires"]
    node = [name for name in required if name.startswith("nodejs")]
    builders = [name for name in required if name not in node]
    runtime = project["project"]["dependencies"]
    extras = [name for extra in project["project"]["optional-dependencies"].values() for name in extra]
    resolve("dev.txt", [*runtime, *extras, *builders, *project["dependency-groups"]["dev"]], arguments)
    resolve("runtime.txt", runtime, ["--constraint", str(PINS / "dev.txt"), *arguments])
    resolve("postgres.txt", [*runtime, *extras], ["--constraint", str(PINS / "dev.txt"), *arguments])
    site = project["dependency-groups"]["docs"]
    resolve("docs.txt", [*runtime, *site], ["--constraint", str(PINS / "dev.txt"), *arguments])
    resolve("build.txt", builders, ["--constraint", str(PINS / "dev.txt"), *arguments])
    resolve("node.txt", node, arguments)
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
