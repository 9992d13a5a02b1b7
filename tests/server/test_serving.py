"""Starting the server by the command: where it listens, what it prints, and how it stops."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from contextlib import closing
from pathlib import Path

import pytest

from lootkeep.server import serving
from lootkeep.server.live.retention import Retention
from lootkeep.server.serving import CannotListen, default_database, listening, public_place, shown, told

from .process import Server, heard

pytestmark = [pytest.mark.anyio, pytest.mark.once]


async def test_the_command_says_where_it_is_and_where_tables_are_and_stops_quietly(tmp_path: Path) -> None:
    server = Server(tmp_path)
    made = server.make(game="looterz", seats=[{"who": "me"}, {"who": "bot", "level": "guard"}])
    socket = await server.join(made)
    assert (await heard(socket, "welcome"))["mine"] == [0]
    said = server.stop()
    assert server.process.returncode == 0
    assert said.splitlines()[:2] == [
        f"Lootkeep is at http://{server.address}/",
        f"Tables are kept in {server.database}",
    ]
    assert "Traceback" not in said
    assert server.database.exists()


def test_told_again_it_stops_at_once_and_quietly(tmp_path: Path) -> None:
    server = Server(tmp_path)
    host, port = server.address.split(":")
    with socket.create_connection((host, int(port))) as slow:  # whose request the server would wait for
        slow.sendall(f"POST /api/tables HTTP/1.1\r\nHost: {server.address}\r\nContent-Length: 9\r\n\r\n".encode())
        server.make(game="looterz", seats=[{"who": "me"}, {"who": "bot"}])
        server.process.send_signal(signal.SIGINT)
        while is_open(host, int(port)):
            time.sleep(0.01)
        said = server.stop()
    assert server.process.returncode == 130
    assert "Traceback" not in said


@pytest.mark.parametrize(("problem", "is_told"), [(asyncio.CancelledError(), False), (OSError(), True)])
def test_a_request_that_is_cut_off_by_the_end_is_no_trouble(problem: BaseException, is_told: bool) -> None:
    record = logging.makeLogRecord({"exc_info": (type(problem), problem, None)})
    assert serving.is_trouble(record) is is_told
    assert serving.is_trouble(logging.makeLogRecord({}))


def is_open(host: str, port: int) -> bool:
    """Tell whether somebody listens on a port."""
    try:
        socket.create_connection((host, port)).close()
    except ConnectionError:
        return False
    return True


# ---- Where it listens


def test_if_the_usual_port_is_taken_the_next_free_one_is_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(listening("127.0.0.1", 0)) as first:
        taken = first.getsockname()[1]
        monkeypatch.setattr(serving, "PORT", taken)
        with closing(listening("127.0.0.1", None)) as second:
            assert taken < second.getsockname()[1] < taken + serving.NEXT_PORTS


@pytest.mark.parametrize("port", [None, 0])
def test_who_finds_the_usual_port_taken_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, port: int | None
) -> None:
    async def nothing(*_: object, **__: object) -> None:
        pass

    monkeypatch.setattr(serving, "run", nothing)
    with closing(listening("127.0.0.1", 0)) as first:
        taken = first.getsockname()[1]
        monkeypatch.setattr(serving, "PORT", taken)
        database = str(tmp_path / "tables.db")
        serving.serve("127.0.0.1", port, database, browser=False, origins=[], retention=Retention())
    assert (f"Port {taken} is taken" in capsys.readouterr().out) == (port is None)


@pytest.mark.skipif(sys.platform != "linux", reason="other platforms always have a screen")
@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({"DISPLAY": ":0"}, ""),
        ({"BROWSER": "w3m"}, ""),  # who asks for one in the terminal gets it
        ({"SSH_CONNECTION": "a b", "DISPLAY": "localhost:10.0"}, ""),
        ({}, "There is no screen here for a browser: open http://127.0.0.1:8643/ yourself."),
        ({"SSH_CONNECTION": "a b"}, "ssh -L 8643:127.0.0.1:8643 "),
    ],
)
def test_a_browser_is_opened_only_where_it_has_a_window(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], variables: dict[str, str], said: str
) -> None:
    opened: list[str] = []

    def opens(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", opens)
    serving.open_page("http://127.0.0.1:8643/", variables)
    assert opened == ([] if said else ["http://127.0.0.1:8643/"])
    assert said in capsys.readouterr().out


def test_a_browser_that_does_not_open_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda address: False)
    serving.open_page("http://127.0.0.1:8642/", {"DISPLAY": ":0"})
    assert capsys.readouterr().out == "No browser could be opened: open http://127.0.0.1:8642/ yourself.\n"


def test_a_port_that_was_named_and_is_taken_is_refused(tmp_path: Path) -> None:
    with closing(listening("127.0.0.1", 0)) as first:
        taken = first.getsockname()[1]
        said = refused("--port", str(taken), "--db", str(tmp_path / "tables.db"))
    assert f"another program listens on port {taken} of 127.0.0.1" in said
    assert "--port" in said


@pytest.mark.parametrize("host", ["192.0.2.1", "2001:db8::1", "no such host"])
def test_an_address_of_another_machine_is_refused(host: str) -> None:
    with pytest.raises(CannotListen, match=rf"{host} is no address of this machine .* --host 127\.0\.0\.1"):
        listening(host, 0)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("0.0.0.0", "http://127.0.0.1:80/"),
        ("::", "http://[::1]:80/"),
        ("::1", "http://[::1]:80/"),
        ("frog.local", "http://frog.local:80/"),
    ],
)
def test_an_address_for_the_browser_here(host: str, address: str) -> None:
    assert shown(host, 80) == address


def test_others_are_told_the_address_on_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "own_address", lambda: "192.168.1.7")
    assert "For others on your network: http://192.168.1.7:8642/" in told("", "x.db", "0.0.0.0", 8642)
    assert not [line for line in told("", "x.db", "127.0.0.1", 8642) if "others" in line]


def test_a_password_is_not_printed() -> None:
    assert public_place("postgresql://ada:pw@db/tables") == "postgresql://ada@db/tables"
    assert public_place("postgresql://db/tables") == "postgresql://db/tables"
    assert public_place("tables.db") == "tables.db"


@pytest.mark.skipif(os.name != "posix" or sys.platform == "darwin", reason="other platforms have other folders")
def test_tables_are_kept_with_the_other_data_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "lootkeep" / "tables.db"


def refused(*arguments: str) -> str:
    """What the command says, in one line, when it cannot serve."""
    command = [sys.executable, "-m", "lootkeep", "serve", "--no-browser", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1, done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    return done.stderr


def test_a_database_that_cannot_be_opened_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("this is no database, whatever its name says" * 100)
    assert str(tmp_path / "tables.db") in refused("--port", "0", "--db", str(tmp_path / "tables.db"))


def test_a_postgresql_that_does_not_answer_is_one_clear_line() -> None:
    with closing(listening("127.0.0.1", 0)) as first:
        nobody = first.getsockname()[1]
    said = refused("--port", "0", "--db", f"postgresql://ada:pw@127.0.0.1:{nobody}/tables")
    assert "The database tables on 127.0.0.1 cannot be opened: " in said
    assert "the server must run" in said
    assert "pw" not in said


async def test_a_file_has_one_server_until_that_one_is_dead(tmp_path: Path) -> None:
    first = Server(tmp_path)
    assert f"{first.database} is in use" in refused("--port", "0", "--db", str(first.database))
    again = [sys.executable, "-m", "lootkeep", "serve", "--port", "0", "--db", str(first.database)]
    shown_there = subprocess.run(
        again, capture_output=True, text=True, timeout=60, check=True, env={**os.environ, "BROWSER": "echo opened %s"}
    )
    assert shown_there.stdout.split("\n")[0] == f"Lootkeep is running already, at http://{first.address}/"
    assert f"opened http://{first.address}/" in shown_there.stdout
    made = first.make(game="looterz", seats=[{"who": "me"}, {"who": "hot"}])
    first.kill()
    third = Server(tmp_path)
    assert (await heard(await third.join(made), "welcome"))["mine"] == [0, 1]
    third.stop()


def test_lootkeep_alone_serves_on_loopback_and_opens_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from lootkeep.cli import app

    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(
        serving,
        "serve",
        lambda host, port, db, *, browser, origins, retention: asked.append(
            (host, port, db, browser, origins, retention)
        ),
    )
    assert CliRunner().invoke(app, []).exit_code == 0
    assert asked == [("127.0.0.1", None, None, True, [], Retention())]


def test_the_socket_is_only_for_loopback() -> None:
    with closing(listening("127.0.0.1", 0)) as ears:
        assert ears.family == socket.AF_INET
        assert ears.getsockname()[0] == "127.0.0.1"
