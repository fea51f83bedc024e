"""Errors as typed problems (RFC 9457): a status, and a message that the page words in its own language."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from tworivers.messages import IllegalAction, Message, TwoRiversError, UnknownGame
from tworivers.server.api import Problem
from tworivers.server.metrics import REFUSALS

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


def _answer(problem: Problem) -> Response[Problem]:
    REFUSALS.labels(problem.status).inc()
    return Response(problem, status_code=problem.status, media_type="application/problem+json")


def on_refusal(_: Request[Any, Any, Any], error: TwoRiversError) -> Response[Problem]:
    return _answer(problem_of(error))


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    message = Message(f"http-{error.status_code}")
    title = error.detail if not isinstance(error, ValidationException) else "malformed request"
    return _answer(Problem(f"urn:tworivers:{message.key}", title, error.status_code, message.key, {}))


def on_anything(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.exception("unexpected error", exc_info=error)
    return _answer(Problem("urn:tworivers:http-500", "Something went wrong here.", 500, "http-500", {}))
