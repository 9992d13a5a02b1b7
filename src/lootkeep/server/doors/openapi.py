"""The HTTP side described from the same types that check it."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI
from starlette.responses import Response

from ...campaign import Taken
from ..protocol.chronicles import (
    CalledGroup,
    ChronicleInfo,
    ChronicleList,
    MadeChronicle,
    MemberName,
    MyChronicles,
    NewChronicle,
    NewNight,
)
from ..protocol.http import (
    BoxAsked,
    Chances,
    CheckedBox,
    Gallery,
    GameList,
    MadeTable,
    MineRequest,
    Moment,
    NewTable,
    Problem,
    Reach,
    Story,
    TableList,
    Trial,
    TrialAsked,
    Workbench,
)
from ..protocol.parts import TableInfo

REFERENCE = "#/components/schemas/{name}"
SHOWN = (
    *(GameList, Gallery, TableList, MadeTable, NewTable, MineRequest),
    *(Workbench, BoxAsked, CheckedBox, TrialAsked, Trial),
    *(TableInfo, Story, Chances, Moment, Reach, Problem),
    *(NewChronicle, MadeChronicle, MyChronicles, ChronicleList, ChronicleInfo, CalledGroup, MemberName, NewNight),
    Taken,
)
TROUBLES = {
    403: "This is not yours to see.",
    404: "There is no such table, or it is not for you.",
    409: "Not at this moment.",
    413: "Too large.",
    422: "This cannot be read, or does not exist.",
    429: "Too much at once.",
    503: "The store does not answer.",
}


def reference(kind: type[msgspec.Struct]) -> dict[str, str]:
    """How a type is named in the description."""
    return {"$ref": REFERENCE.format(name=kind.__name__)}


def operation(
    tells: type[msgspec.Struct] | str,
    *,
    asks: type[msgspec.Struct] | None = None,
    status: int = 200,
    secret: bool = False,
) -> dict[str, Any]:
    """How a route is described: what it answers (a type, or text of a media type), and what it is asked."""
    problem = {"application/json": {"schema": reference(Problem)}}
    responses: dict[int | str, Any] = {
        code: {"description": text, "content": problem} for code, text in TROUBLES.items()
    }
    text = {"schema": {"type": "string"}}
    content = {tells: text} if isinstance(tells, str) else {"application/json": {"schema": reference(tells)}}
    responses[status] = {"description": "It is done.", "content": content}
    more: dict[str, Any] = {}
    if asks is not None:
        content = {"application/json": {"schema": reference(asks)}}
        more["requestBody"] = {"required": True, "content": content}
    if secret:
        more["security"] = [{}, {"key": []}]
    return {
        "response_class": Response,
        "response_model": None,
        "status_code": status,
        "responses": responses,
        "openapi_extra": more,
    }


def described(app: FastAPI) -> None:
    """Let the app's description hold our types."""
    made = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            described = made()
            _, components = msgspec.json.schema_components(SHOWN, ref_template=REFERENCE)
            described["components"] = {
                "schemas": components,
                "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
            }
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]  # as FastAPI's own page on extending OpenAPI does
