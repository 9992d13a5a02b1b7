"""What goes wrong over HTTP, told in one form."""

from __future__ import annotations

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ...engine.messages import Message, message
from ...speech import words
from ..protocol.http import Problem
from ..protocol.refusals import RequestRefused, bad_parameter
from ..tables.storage import StoreError
from .shield import HEADERS

STATUS = {
    "malformed": 422,
    "unknown-table": 404,
    "not-yours": 403,
    "not-now": 409,
    "too-much": 429,
    "busy": 503,
}


def add(app: FastAPI) -> None:
    """Whatever goes wrong is told in one form."""
    app.add_exception_handler(RequestRefused, on_refusal)
    app.add_exception_handler(RequestValidationError, on_bad_parameter)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(StoreError, on_store_error)
    app.add_exception_handler(Exception, on_mistake)


def answer(said: msgspec.Struct, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(said), status, media_type="application/json")


def problem(code: str, why: Message, status: int, headers: dict[str, str] | None = None) -> Response:
    """A refusal over HTTP, in English too for people with a terminal."""
    text = words("en").say(why["id"], **why["args"])
    response = answer(Problem(code=code, why=why, text=text), status)
    response.headers.update(headers or {})
    return response


async def on_refusal(request: Request, refusal: Exception) -> Response:
    """What we refuse."""
    assert isinstance(refusal, RequestRefused)
    request.app.state.hub.services.metrics.refused(refusal.code)
    wait = refusal.retry_after
    return problem(
        refusal.code, refusal.why, STATUS[refusal.code], None if wait is None else {"retry-after": str(int(wait) + 1)}
    )


async def on_bad_parameter(request: Request, error: Exception) -> Response:
    """A parameter that cannot be."""
    assert isinstance(error, RequestValidationError)
    refusal = bad_parameter(error.errors()[0])
    return problem(refusal.code, refusal.why, STATUS[refusal.code])


async def on_http_error(request: Request, error: Exception) -> Response:
    """A page or a method that there is not."""
    assert isinstance(error, HTTPException)
    code = "not-found" if error.status_code == 404 else "not-allowed"
    return problem(code, message(f"server-{code}"), error.status_code, dict(error.headers or {}))


async def on_store_error(request: Request, error: Exception) -> Response:
    """The store failed."""
    request.app.state.hub.services.health.failed(error)
    return problem("busy", message("server-store-failed"), 503, {"retry-after": "1"})


async def on_mistake(request: Request, error: Exception) -> Response:
    """Something that is our mistake; its traceback is in the log. This is said from before the shield."""
    headers = {name.decode(): value.decode() for name, value in HEADERS}
    return problem("mistake", message("server-mistake"), 500, headers)
