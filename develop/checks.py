"""Linters, types and the tests in each way, each part timed."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext, suppress

from .browser import NO_NODE, browser_copy, build_bundle, has_node
from .environments import furnish, packages
from .shell import HOME, Failure, called, run, say, tool
from .site import build_site
from .wheels import build, has_bundle, has_compiler, is_compiled, last_words


def test(arguments: list[str]) -> int:
    """Run the linters and the tests, each part timed; one failure does not hide the next."""
    ways = ("plain", "compiled", "browser")
    own = [word for word in arguments if word in ("--lint", "--no-lint", "--quick", *(f"--{way}" for way in ways))]
    to_pytest = [word for word in arguments if word not in own]
    asked = [] if "--lint" in own else [way for way in ways if f"--{way}" in own] or list(ways)
    if "--quick" in own:
        asked = ["plain"]
    env = "compiled" if "compiled" in asked and has_compiler() else "plain"
    leave = ["-m", "not once"] if env == "compiled" or "--quick" in own else []  # to the compiled mode, or to later
    uncompiled: dict[str, Callable[[], str]] = {}
    if "--no-lint" not in own:
        uncompiled["linters and types"] = lambda: lint(env)
    if "--no-lint" not in own and "--quick" not in own:
        uncompiled["the site"] = lambda: passed(build_site())
    if "plain" in asked:
        uncompiled["tests, plain mode"] = lambda: test_plain([*leave, *to_pytest])
    others: dict[str, Callable[[], str]] = {}
    if "compiled" in asked:
        others["tests, compiled mode"] = lambda: test_compiled(to_pytest)
    if "browser" in asked:
        others["tests, in a browser"] = lambda: test_browser(env, to_pytest)
    say(f"setting up in {called(HOME)}")
    build_bundle()  # and the tools for it, so that nobody makes them twice at the same time
    with meanwhile(lambda: build("compiled")) if env == "compiled" else nullcontext():
        results = [timed(name, part) for name, part in uncompiled.items()]
    results += [timed(name, part) for name, part in others.items()]
    for line, _ in results:
        say(line)
    return 1 if any(result == "FAILED" for _, result in results) else 0


def timed(name: str, part: Callable[[], str]) -> tuple[str, str]:
    """Carry out one part: the line that sums it up, and its result."""
    say(name.upper())
    start = time.monotonic()
    try:
        result = part()
    except Failure as failure:
        print(failure, flush=True)
        result = "FAILED"
    return f"{name}: {result}, {time.monotonic() - start:.0f} s", result


def passed(*results: bool) -> str:
    """The word for a part whose commands went well or not."""
    return "ok" if all(results) else "FAILED"


@contextmanager
def meanwhile(work: Callable[[], object]) -> Iterator[None]:
    """Do something beside something else; if it fails, whoever needs it later will say why."""

    def quietly() -> None:
        with suppress(Failure):
            work()

    beside = threading.Thread(target=quietly)
    beside.start()
    try:
        yield
    finally:
        beside.join()


def skipped(what: str, why: str) -> str:
    """Say loudly what is not tested; CI must not skip anything."""
    if os.environ.get("CI", "").lower() not in ("", "0", "false"):
        raise Failure(f"{why}, and CI must not skip {what}")
    say(f"NOTICE: {why}.")
    say(f"NOTICE: SKIPPED: {what.upper()}.")
    return f"SKIPPED ({why})"


def lint(env: str) -> str:
    """Check style, format and types; meanwhile the browser's side, with the tests that need no browser."""
    packages(env, "dev.txt")
    ruff, mypy = tool(env, "ruff"), tool(env, "mypy")
    with ThreadPoolExecutor() as pool:
        browser = pool.submit(check_browser) if has_node() else None
        result = passed(run(ruff, "check"), run(ruff, "format", "--check"), run(mypy))
    if browser is None:
        return skipped("the checks of the browser's side", NO_NODE) if result == "ok" else result
    return passed(result == "ok", browser.result())


def check_browser() -> bool:
    """Check style and types of the browser's side, and run the tests that need no browser."""
    return run(tool("tools", "python"), browser_copy() / "web" / "bundle.py", "check")


def test_plain(arguments: list[str]) -> str:
    """Run the tests against an install in plain Python."""
    furnish("plain", "dev.txt", build("plain"))
    return passed(pytest("plain", "--ignore=tests/browser", *arguments))


def test_compiled(arguments: list[str]) -> str:
    """Run the tests against a compiled install."""
    if not has_compiler():
        return skipped("the tests in compiled mode", "no C compiler with Python's headers (Debian: gcc, python3-dev)")
    wheel = build("compiled")
    if not is_compiled(wheel):
        raise Failure(f"{last_words('compiled')}\nthere is a C compiler, but the build fell back to plain")
    furnish("compiled", "dev.txt", wheel)
    return passed(pytest("compiled", "--ignore=tests/browser", *arguments))


def test_browser(env: str, arguments: list[str]) -> str:
    """Run the tests in a browser against one of the installs."""
    wheel = build(env)
    if not has_bundle(wheel):
        return skipped("the tests in a browser", "the browser's side is not built")
    furnish(env, "dev.txt", wheel)
    if not run(tool(env, "python"), "-m", "tests.browser.chromium"):
        return skipped("the tests in a browser", "no Chromium is found or can be installed here")
    return passed(pytest(env, "tests/browser", "-n", "3", *arguments))  # there is always one that waits for a page


def pytest(env: str, *arguments: str) -> bool:
    """Run pytest on two cores, with a PostgreSQL if one can be had."""
    run(tool(env, "python"), "-m", "tests.server.postgres")
    return run(tool(env, "python"), "-m", "pytest", "-n", "2", *arguments)
