"""Authorization matrix of applications and files: every route with an object id, called by every role."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID, uuid4

import pytest

from domain.applications.streams import ApplicationStreams
from domain.kernel.process.platform import Platform
from tests.api.access.inbox import APPLICATION_COMMANDS, ONE_APPLICATION
from tests.api.openapi_document import openapi_document
from tests.api.site_client import Site, open_site

CANARY = "Canaryhorvat"
REFUSALS = {401, 404, 410}


@dataclass
class World:
    """One application of each kind, and every kind of caller."""

    site: Site
    job: int
    names: dict[str, str] = field(default_factory=dict[str, str])
    access: dict[str, str] = field(default_factory=dict[str, str])
    uploads: dict[str, str] = field(default_factory=dict[str, str])
    accounts: dict[str, UUID] = field(default_factory=dict[str, UUID])


@dataclass(frozen=True)
class Route:
    """A route with an object id, its request, and the allowed callers. `{}` placeholders come from the world."""

    method: str
    path: str
    allowed: frozenset[str]
    said: Any = None
    params: Any = None


GUESTS = {"nobody", "guest of another application", "guest who still verifies another"}
EMPLOYERS = {"employer", "other employer"}
PEOPLE = (
    GUESTS
    | EMPLOYERS
    | {"owner", "owner's earlier browser", "uploader", "other uploader", "auditor", "account", "other account"}
)

CHANGES = {"firstName": CANARY, "lastName": "Horvat", "email": "owner@example.com", "locale": "hr"}
WHOLE = CHANGES | {"cvDocumentId": str(uuid4())}

OTHER_COMMANDS = [
    Route(method.upper(), f"/inbox/applications/{{{application}}}/{command}", allowed)
    for method, command in (
        route.replace(ONE_APPLICATION, " ").split()
        for route in APPLICATION_COMMANDS
        if not route.endswith(("/seen", "/end"))
    )
    for application, allowed in (("pending", frozenset[str]()), ("sent", frozenset({"employer"})))
]
"""Requests of the inbox without a body; those that are named below have one, or a place of their own."""

ROUTES = [
    Route("GET", "/applications/{sent}", frozenset({"owner"})),
    Route("GET", "/applications/{pending}", frozenset({"owner's earlier browser"})),
    Route("GET", "/applications/{of account}", frozenset({"account"})),
    Route("POST", "/applications/{sent}/send", frozenset({"owner"}), {"confirmed": True}),
    Route("POST", "/applications/{of account}/send", frozenset({"account"}), {"confirmed": True}),
    Route("POST", "/applications/{sent}/resend", frozenset({"owner"}), WHOLE),
    Route("POST", "/applications/{of account}/resend", frozenset({"account"}), WHOLE),
    Route("POST", "/applications/{pending}/code", frozenset({"owner's earlier browser"}), {"code": "00000"}),
    Route("POST", "/applications/{pending}/code/resend", frozenset({"owner's earlier browser"})),
    Route("GET", "/documents/{cv}", frozenset({"owner", "employer"}), None, {"application": "{sent}"}),
    Route("GET", "/documents/{cv}", frozenset()),
    Route("GET", "/documents/{cv}", frozenset(), None, {"application": "{pending}"}),
    Route("GET", "/documents/{uploaded}", frozenset({"uploader"})),
    Route("GET", "/documents/{uploaded}", frozenset({"uploader"}), None, {"application": "{sent}"}),
    Route("GET", "/documents/{cv of account}", frozenset({"account"})),
    Route("DELETE", "/documents/{cv}", frozenset()),
    Route("DELETE", "/documents/{uploaded}", frozenset({"uploader"})),
    Route("DELETE", "/documents/{cv of account}", frozenset({"account"})),
    Route("GET", "/inbox/applications/{sent}", frozenset({"employer"})),
    Route("GET", "/inbox/applications/{pending}", frozenset()),
    Route("POST", "/inbox/applications/{pending}/seen", frozenset()),
    Route("POST", "/inbox/applications/{sent}/seen", frozenset({"employer"})),
    *OTHER_COMMANDS,
    Route("POST", "/inbox/applications/{sent}/end", frozenset({"employer"}), {"reason": "hired"}),
    Route("POST", "/inbox/jobs/{job}/end", frozenset({"employer"}), {}),
    Route("GET", "/audit/applications/{sent}", frozenset({"auditor"})),
    Route("DELETE", "/applications/{pending}", frozenset({"owner's earlier browser"})),
    Route("DELETE", "/applications/{of account}", frozenset({"account"})),
    Route("DELETE", "/applications/{sent}", frozenset({"owner"})),
]
"""Routes of applications, those that end something last: the matrix asks in this order, whoever may not before whoever
may."""


@pytest.fixture(scope="module")
def world(platform: Platform) -> Iterator[World]:
    with open_site(platform) as site:
        world = World(site, site.jobs.publish().number)
        sent_form = site.form(firstName=CANARY, email="owner@example.com")
        sent = site.call("POST", f"/applications/{world.job}/application", json=sent_form).json()
        pending = site.apply(world.job, firstName=CANARY, email="owner@example.com").json()
        other = site.apply(world.job, email="other@example.com").json()
        account, other_account = platform.keys.create(), platform.keys.create()
        with site.signed_in(account):
            cv = site.upload().json()["id"]
            draft = site.apply(world.job, firstName=CANARY, cvDocumentId=cv, uploadToken=None, draft=True).json()
        world.access = {
            "owner": site.confirm(sent).json()["accessLink"],
            "guest of another application": site.sent(world.job, email="third@example.com")[1],
            "owner's earlier browser": pending["accessLink"],
            "guest who still verifies another": other["accessLink"],
            "employer": site.inbox(12),
            "other employer": site.inbox(13),
            "auditor": site.audit(),
        }
        world.uploads = {"uploader": sent_form["uploadToken"], "other uploader": site.upload().json()["uploadToken"]}
        world.accounts = {"account": account, "other account": other_account}
        world.names = {
            "job": str(world.job),
            "sent": sent["applicationId"],
            "pending": pending["applicationId"],
            "of account": draft["applicationId"],
            "uploaded": sent_form["cvDocumentId"],
            "cv": str(
                site.services[ApplicationStreams].require(UUID(sent["applicationId"])).attachments.cv_document_id
            ),
            "cv of account": cv,
        }
        opened = site.call("POST", f"/inbox/applications/{sent['applicationId']}/seen", access=site.inbox(12))
        assert opened.status_code == 200
        last = platform.logs["applications"].last_position()
        assert site.waiting.shows("applications", "applications", last)
        assert site.waiting.shows("activity", "applications", last)
        yield world


def ask(world: World, route: Route, person: str):
    path = route.path.format_map(world.names)
    params = {name: value.format_map(world.names) for name, value in (route.params or {}).items()}
    token = world.uploads.get(person, "")

    def call():
        return world.site.call(
            route.method,
            path,
            access=world.access.get(person, ""),
            headers={"Upload-Token": token} if token else {},
            params=params,
            **({} if route.said is None else {"json": route.said}),
        )

    if person in world.accounts:
        with world.site.signed_in(world.accounts[person]):
            return call()
    return call()


@pytest.mark.parametrize("route", ROUTES, ids=[f"{route.method} {route.path}" for route in ROUTES])
def test_only_allowed_callers_have_access(world: World, route: Route) -> None:
    for person in sorted(PEOPLE - route.allowed):
        answer = ask(world, route, person)
        assert answer.status_code in REFUSALS, f"{person}: {answer.status_code} {answer.text}"
        assert CANARY not in answer.text, person
        assert "owner@example.com" not in answer.text, person
    for person in sorted(route.allowed):
        answer = ask(world, route, person)
        assert answer.status_code not in {401, 403}, f"{person}: {answer.text}"
        if answer.status_code == 404:
            # Not for lack of permission: the file in the request does not exist, or the application is deleted by now.
            assert answer.json()["code"] != "LINK_REQUIRED"
            assert route.method != "GET" or "{pending}" in route.path


def test_lists_show_only_the_callers_own_objects(world: World) -> None:
    for person in sorted(PEOPLE):
        mine = ask(world, Route("GET", "/applications", frozenset()), person)
        if person != "owner" and mine.status_code == 200:
            assert CANARY not in mine.text
            assert world.names["sent"] not in mine.text, person
        inbox = ask(world, Route("GET", "/inbox", frozenset()), person)
        assert (inbox.status_code == 200) == (person in EMPLOYERS), person
        if person != "employer":
            assert world.names["sent"] not in inbox.text
        events = ask(world, Route("GET", "/audit/events", frozenset()), person)
        assert (events.status_code == 200) == (person == "auditor"), person


def test_every_route_with_an_object_id_is_in_the_matrix() -> None:
    tried = {(route.method, _shape(route.path)) for route in ROUTES}
    ours = ("/api/applications/", "/api/documents/", "/api/inbox/", "/api/audit/")
    for path, operations in openapi_document()["paths"].items():
        if path.startswith(ours) and "{" in path and path != "/api/applications/{jobId}/application":
            for method in operations:
                assert (method.upper(), _shape(path.removeprefix("/api"))) in tried, f"{method} {path}"


def _shape(path: str) -> str:
    return "/".join("{}" if part.startswith("{") else part for part in path.split("/"))
