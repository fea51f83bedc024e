"""Errors as typed problems (RFC 9457): a status, and a message that the page words in its own language."""

import logging
from collections.abc import Iterable
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from tworivers.server.api import Problem
from tworivers.server.metrics import REFUSALS
from tworivers.server.pages import page_not_found, wants_page
from tworivers.words.messages import IllegalAction, Message, TwoRiversError, UnknownGame

PROBLEM_JSON = "application/problem+json"

log = logging.getLogger("tworivers.server")


class Refusal(TwoRiversError):
    """A request that the server does not carry out."""

    status = 400


class NotFound(Refusal):
    status = 404


class Forbidden(Refusal):
    status = 403


class Conflict(Refusal):
    status = 409


class TooMany(Refusal):
    status = 429


class NotReady(Refusal):
    status = 503


class Away(Refusal):
    """The stored data cannot be reached, or did not answer in time: what was asked may be asked again."""

    status = 503


def problem_of(error: TwoRiversError) -> Problem:
    status = getattr(error, "status", 422 if isinstance(error, IllegalAction) else 400)
    if isinstance(error, UnknownGame):
        status = 404
    return Problem(
        type=f"urn:tworivers:{error.message.key}",
        title=str(error),
        status=status,
        key=error.message.key,
        arguments=dict(error.message.arguments),
    )


# Every route may refuse with one of these.
DOCUMENTED = {
    400: "What was sent cannot be understood, or an option in it is wrong.",
    403: "You may not do this.",
    404: "There is no such thing.",
    405: "Not with this method.",
    409: "Not as things stand.",
    413: "Too much was sent.",
    422: "The rules do not allow this.",
    429: "Too many requests: wait a little.",
    503: "This game is still being prepared, or the stored data cannot be reached: try again soon.",
}


def document_refusals(handlers: Iterable[Any]) -> None:
    """Say in the OpenAPI document what a refusal looks like."""
    responses = {
        status: ResponseSpec(Problem, False, description, PROBLEM_JSON)
        for status, description in DOCUMENTED.items()
    }
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**responses, **(handler.responses or {})}


def _answer(problem: Problem) -> Response[Problem]:
    REFUSALS.labels(problem.status).inc()
    return Response(problem, status_code=problem.status, media_type=PROBLEM_JSON)


def on_refusal(_: Request[Any, Any, Any], error: TwoRiversError) -> Response[Problem]:
    return _answer(problem_of(error))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and wants_page(request):
        REFUSALS.labels(404).inc()
        return page_not_found()
    message = Message(f"http-{error.status_code}")
    title = error.detail if not isinstance(error, ValidationException) else "malformed request"
    return _answer(Problem(f"urn:tworivers:{message.key}", title, error.status_code, message.key, {}))


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    if isinstance(error, ValueError) and "\0" in request.scope["path"]:
        return on_http(request, NotFoundException())  # no file can have such a name
    log.exception("unexpected error", exc_info=error)
    return _answer(Problem("urn:tworivers:http-500", "Something went wrong here.", 500, "http-500", {}))
