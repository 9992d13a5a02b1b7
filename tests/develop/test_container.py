"""The container, its neighbours and its proxy, as far as they can be tried without an image."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
import yaml
from dockerfile_parse import DockerfileParser
from typer.testing import CliRunner

from develop.shell import ROOT
from develop.wheels import SOURCES
from lootkeep.cli import app
from lootkeep.server import serving
from tests.programs import apt_install

pytestmark = pytest.mark.once

FILE = ROOT / "Containerfile"
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
ON_POSIX = pytest.mark.skipif(os.name != "posix", reason="a container is Linux")


def instructions(*, last: bool) -> list[tuple[str, str]]:
    """What stands in the file, of all stages or of the one that is shipped."""
    parser = DockerfileParser(fileobj=io.BytesIO(FILE.read_bytes()))  # type: ignore[arg-type]  # it does read bytes
    found = [(each["instruction"], each["value"]) for each in parser.structure]
    stages = [number for number, (word, _) in enumerate(found) if word == "FROM"]
    return found[stages[-1] :] if last else found


def shipped(word: str) -> str:
    """The one instruction of a kind in the image that is shipped."""
    (value,) = [value for name, value in instructions(last=True) if name == word]
    return value


def copied() -> list[str]:
    """The files and folders that the stages copy from the sources."""
    copies = [value.split()[:-1] for word, value in instructions(last=False) if word == "COPY"]
    binds = re.findall(r"--mount=type=bind,source=([^,]+)", FILE.read_text(encoding="utf-8"))
    return [*(name for names in copies if not names[0].startswith("--from") for name in names), *binds]


# ---- The file


def linted(file: Path) -> subprocess.CompletedProcess[str]:
    """Run the linter of such files."""
    linter = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    assert linter
    return subprocess.run([linter, "--no-color", str(file)], capture_output=True, text=True)


@ON_POSIX
def test_the_file_is_sound() -> None:
    done = linted(FILE)
    assert done.returncode == 0, done.stdout


@ON_POSIX
@pytest.mark.parametrize(
    ("right", "wrong"), [("USER 10001", "USER root"), ("COPY src src", "COPY src"), ("EXPOSE", "EXPOES")]
)
def test_an_unsound_one_is_refused(tmp_path: Path, right: str, wrong: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert right in text
    (tmp_path / "Containerfile").write_text(text.replace(right, wrong), encoding="utf-8")
    assert linted(tmp_path / "Containerfile").returncode != 0


def test_what_is_copied_is_there_and_is_all_that_a_wheel_is_made_of() -> None:
    assert [name for name in copied() if not (ROOT / name).exists()] == []
    assert set(SOURCES) <= set(copied())


def test_what_is_copied_is_not_ignored_and_the_rest_is() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    let_in = {line[1:] for line in rules if line.startswith("!")}
    assert rules[0] == "*"
    assert {re.sub(r"requirements/.*", "requirements/*.txt", name) for name in copied()} == let_in
    assert {"web/node_modules", "src/lootkeep/server/static", "src/lootkeep/rules"} <= set(rules)


def test_it_is_slim_and_not_root_and_keeps_its_tables_in_a_volume() -> None:
    assert re.fullmatch(r"python:3\.\d+-slim", shipped("FROM"))
    assert int(shipped("USER")) > 0
    database = Path(json.loads(shipped("CMD"))[1])
    assert str(database.parent) == shipped("VOLUME") == shipped("WORKDIR")
    assert shipped("EXPOSE") == json.loads(shipped("ENTRYPOINT"))[-1]


# ---- The server in it


@contextmanager
def serving_as(arguments: list[str], log: Path, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """The server as the container starts it, and ended as a container is: it has to end well."""
    with log.open("w") as output:
        server = subprocess.Popen(
            [sys.executable, "-m", "lootkeep", *arguments],
            cwd=log.parent,
            env=os.environ | environment,
            stdout=output,
            stderr=output,
        )
    try:
        yield server
    finally:
        server.send_signal(signal.Signals[shipped("STOPSIGNAL")])
        code = server.wait(30)
    assert code == 0, log.read_text(encoding="utf-8")


def free_port() -> str:
    """A port that nobody listens on."""
    with socket.socket() as feeler:
        feeler.bind(("127.0.0.1", 0))
        return str(feeler.getsockname()[1])


def is_healthy(port: str) -> bool:
    """What the container's own check says, at another port."""
    value = shipped("HEALTHCHECK")
    command = json.loads(value[value.index("CMD ") + 4 :])
    words = [word.replace(":8642/", f":{port}/") for word in command[1:]]
    assert words != command[1:]
    return subprocess.run([sys.executable, *words], capture_output=True, timeout=30).returncode == 0


def becomes_healthy(port: str, within: float = 30) -> bool:
    """Whether the check says so, sooner or later."""
    end = time.monotonic() + within
    while not (found := is_healthy(port)) and time.monotonic() < end:
        time.sleep(0.2)
    return found


@ON_POSIX
def test_the_server_starts_as_told_and_its_check_knows(tmp_path: Path) -> None:
    port = free_port()
    started = [*json.loads(shipped("ENTRYPOINT"))[1:], *json.loads(shipped("CMD"))]
    words = [word.replace("8642", port).replace("/data/", f"{tmp_path}/") for word in started]
    assert not is_healthy(port)
    with serving_as(words, tmp_path / "server.log"):
        assert becomes_healthy(port), (tmp_path / "server.log").read_text(encoding="utf-8")
    assert (tmp_path / "tables.db").is_file()
    assert not is_healthy(port)


# ---- Its neighbours


def test_the_compose_file_holds_to_its_schema(tmp_path: Path) -> None:
    checker = shutil.which("check-jsonschema", path=str(Path(sys.executable).parent))
    assert checker
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    for content, code in ((text, 0), (text.replace("depends_on", "depend_on"), 1)):
        (tmp_path / "compose.yaml").write_text(content, encoding="utf-8")
        command = [checker, "--builtin-schema", "vendor.compose-spec", str(tmp_path / "compose.yaml")]
        assert subprocess.run(command, capture_output=True).returncode == code


def test_the_server_of_the_compose_file_understands_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(serving, "serve", lambda *words, **more: asked.append((words, more)))
    words = [*json.loads(shipped("ENTRYPOINT"))[1:], *COMPOSE["lootkeep"]["command"]]
    words[-1] = "https://games.example.org"
    assert CliRunner().invoke(app, words).exit_code == 0
    ((where, more),) = asked
    assert where == ("0.0.0.0", 8642, "postgresql://lootkeep@database/lootkeep")
    assert (more["browser"], more["origins"]) == (False, ["https://games.example.org"])


def test_the_neighbours_know_each_other() -> None:
    database = COMPOSE["database"]["environment"]
    assert COMPOSE["lootkeep"]["command"][1] == f"postgresql://{database['POSTGRES_USER']}@database/lootkeep"
    assert COMPOSE["proxy"]["environment"]["LOOTKEEP_SERVER"] == f"lootkeep:{shipped('EXPOSE')}"
    assert all(COMPOSE[name]["depends_on"][other] == {"condition": "service_healthy"} for name, other in
               (("lootkeep", "database"), ("proxy", "lootkeep")))  # fmt: skip


def test_the_proxy_is_the_one_whose_word_is_taken() -> None:
    (address,) = [each["ipv4_address"] for each in COMPOSE["proxy"]["networks"].values()]
    assert COMPOSE["lootkeep"]["environment"]["FORWARDED_ALLOW_IPS"] == address
    networks = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["networks"]
    assert ip_address(address) in ip_network(networks["inside"]["ipam"]["config"][0]["subnet"])


def test_only_the_proxy_is_seen_from_outside_and_no_password_is_in_the_file() -> None:
    assert [name for name, service in COMPOSE.items() if "ports" in service] == ["proxy"]
    told = [
        value for service in COMPOSE.values() for name, value in service["environment"].items() if "PASSWORD" in name
    ]
    assert len(told) == 2
    assert all(value.startswith("${LOOTKEEP_PASSWORD") for value in told)


# ---- The proxies


def found(program: str, package: str) -> str:
    """A program of the system, installed where it can be."""
    places = f"{os.environ.get('PATH', '')}:/usr/sbin"
    if not shutil.which(program, path=places):
        apt_install(package)
    where = shutil.which(program, path=places)
    if where is None:
        pytest.skip(f"{program} is not there and cannot be installed here")
    return where


def example(proxy: str) -> str:
    """The example of a proxy on the page, without its indent."""
    block = PAGE.partition(f"\n{proxy}:\n\n")[2].partition("\n\n")[0]
    return "\n".join(line.removeprefix("    ") for line in block.splitlines()) + "\n"


def test_the_proxy_is_set_up_as_the_page_shows_it() -> None:
    lines = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8").splitlines()
    ours = "\n".join(line for line in lines if line and not line.startswith("#"))
    ours = ours.replace("{$LOOTKEEP_SITE}", "games.example.org").replace("{$LOOTKEEP_SERVER}", "127.0.0.1:8642")
    assert ours.split() == example("Caddy").split()


@ON_POSIX
def test_the_nginx_of_the_page_is_understood(tmp_path: Path) -> None:
    nginx, openssl = found("nginx", "nginx-light"), found("openssl", "openssl")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=games.example.org"]
    subprocess.run([openssl, *words, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    site = f"ssl_certificate {certificate};\nssl_certificate_key {key};\naccess_log off;\n{example('nginx')}"
    config = tmp_path / "nginx.conf"
    for text, code in ((site, 0), (site.replace("proxy_pass", "proxy_past"), 1)):
        config.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{text}}}\n", encoding="utf-8")
        words = ["-t", "-q", "-p", str(tmp_path), "-c", str(config), "-e", "stderr"]
        done = subprocess.run([nginx, *words], capture_output=True, text=True)
        assert done.returncode == code, done.stderr


@contextmanager
def proxied(caddy: str, folder: Path, site: str, server: str) -> Iterator[None]:
    """Caddy, set up as it is beside the container."""
    environment = {"LOOTKEEP_SITE": site, "LOOTKEEP_SERVER": server, "HOME": str(folder), "CADDY_ADMIN": "off"}
    words = ["run", "--config", str(ROOT / "deploy" / "Caddyfile"), "--adapter", "caddyfile"]
    with (folder / "proxy.log").open("w") as log:
        proxy = subprocess.Popen([caddy, *words], env=os.environ | environment, stdout=log, stderr=log)
    try:
        yield
    finally:
        proxy.terminate()
        proxy.wait(30)


@ON_POSIX
def test_a_game_is_played_through_the_proxy(tmp_path: Path) -> None:
    caddy = found("caddy", "caddy")
    inside, outside = free_port(), free_port()
    site = f"http://localhost:{outside}"
    words = [word.replace("8642", inside) for word in json.loads(shipped("ENTRYPOINT"))[1:]]
    words += ["--db", str(tmp_path / "tables.db"), "--origin", site]
    with (
        serving_as(words, tmp_path / "server.log", FORWARDED_ALLOW_IPS="127.0.0.1"),
        proxied(caddy, tmp_path, site, f"127.0.0.1:{inside}"),
    ):
        assert becomes_healthy(inside)
        command = [sys.executable, str(ROOT / "develop" / "guest.py"), site]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr + (tmp_path / "proxy.log").read_text(encoding="utf-8")
        assert done.stdout.startswith("played a game")
        with pytest.raises(HTTPError, match="404"):
            urlopen(f"{site}/metrics", timeout=10)
