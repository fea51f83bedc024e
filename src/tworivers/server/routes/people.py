"""Routes about people."""

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody

from tworivers.server import api
from tworivers.server.limits import Limit
from tworivers.server.outbox import deliveries_of
from tworivers.server.people import Person, me, new_person
from tworivers.server.service import Caller, Served, Server


def _answer(server: Server, person: Person) -> Response[api.Me]:
    return Response(me(person), cookies=[server.people.cookie(person)])


async def _visitor(server: Server, request: Caller) -> Person:
    """Who sends this; a new visitor becomes a guest at once."""
    person = await server.people.of(request)
    return await server.people.known(person) if person is not None else new_person()


@get("/api/me")
async def show_me(request: Caller, server: Served) -> Response[api.Me]:
    """Who you are."""
    return _answer(server, await _visitor(server, request))


@put("/api/me")
async def rename(request: Caller, server: Served, data: JSONBody[api.Rename]) -> Response[api.Me]:
    """Set your name."""
    visitor = await _visitor(server, request)
    server.limits.take(Limit.CHANGE, request, visitor.id)
    return _answer(server, await server.people.save(visitor.id, name=data.name))


@post("/api/account")
async def make_account(request: Caller, server: Served, data: JSONBody[api.Account]) -> Response[api.Me]:
    """Keep your games under a name and a password."""
    server.limits.take(Limit.PASSWORD, request)
    visitor = await _visitor(server, request)
    return _answer(server, await server.people.make_account(visitor.id, data))


@put("/api/account/password")
async def change_password(
    request: Caller, server: Served, data: JSONBody[api.ChangePassword]
) -> Response[api.Me]:
    """Choose another password; other devices have to sign in again."""
    server.limits.take(Limit.PASSWORD, request)
    return _answer(server, await server.people.change_password(await server.person(request), data))


@post("/api/session", status_code=200)
async def sign_in(request: Caller, server: Served, data: JSONBody[api.SignIn]) -> Response[api.Me]:
    """Back into an account; what you played as a guest comes along."""
    server.limits.take(Limit.PASSWORD, request)
    account, adopted = await server.people.sign_in(await server.people.of(request), data)
    if adopted is not None:
        await server.tables.adopt(adopted, account.id)
    return _answer(server, account)


@delete("/api/session", status_code=200)
async def sign_out(server: Served) -> Response[api.Me]:
    """Become a new guest on this device."""
    return _answer(server, new_person())


@get("/api/me/webhook")
async def show_webhook(request: Caller, server: Served) -> api.WebhookInfo:
    """Where you are told that it is your turn, and how the last notifications fared."""
    person = await server.person(request)
    return api.WebhookInfo(
        (await server.people.known(person)).webhook, await deliveries_of(server.store, person)
    )


@put("/api/me/webhook")
async def set_webhook(request: Caller, server: Served, data: JSONBody[api.Webhook]) -> api.WebhookInfo:
    """Be told at this address when it is your turn."""
    person = await server.person(request)
    server.limits.take(Limit.CHANGE, request, person)
    server.outbox.check(data.url)
    await server.people.save(person, webhook=data.url)
    server.tables.notified = server.outbox.addressees()
    return api.WebhookInfo(data.url, await deliveries_of(server.store, person))


handlers = [
    show_me, rename, make_account, change_password, sign_in, sign_out, show_webhook, set_webhook,
]  # fmt: skip
