"""Authorization matrix: every caller at every route of the OpenAPI document."""

from collections.abc import Iterator
from typing import Any

import pytest

from api.applications.applicant import ApplicantIdentity
from api.main import create_api
from domain.kernel.platform import Platform
from tests.api.authorization_callers import ACTING, CALLERS, GRANTS, LINKS, MARK, Callers, open_callers
from tests.read_model_harness import ReadModels

pytestmark = pytest.mark.slow

METHODS = {"get", "put", "post", "delete", "patch"}
PATHS: dict[str, Any] = create_api().openapi()["paths"]
ROUTES = [f"{method} {path}" for path, item in PATHS.items() for method in item if method in METHODS]

EVERYBODY = frozenset(CALLERS)
OF_EMPLOYERS, OF_AUDITORS = set(LINKS[1:3]), {LINKS[3]}
APPLICANTS = EVERYBODY - OF_EMPLOYERS - OF_AUDITORS
"""Links that are for something else are refused where an applicant's link is read."""
IN_PERSON = frozenset(GRANTS)
SIGNED_IN = IN_PERSON | {ACTING}
OWNER = frozenset({"owner", ACTING})
OWNER_IN_PERSON = frozenset({"owner"})
EMPLOYER = frozenset({"recruiter", "link of the employer"})
EMPLOYERS = frozenset({"recruiter", "recruiter elsewhere"}) | OF_EMPLOYERS
AUDITORS = frozenset({"auditor"}) | OF_AUDITORS
ADMINISTRATORS = frozenset({"administrator"})
NOBODY = frozenset[str]()

LET_IN: dict[str, frozenset[str]] = {
    "get /api/jobs/search": APPLICANTS,
    "get /api/jobs/search/featured": APPLICANTS,
    "get /api/jobs/featured": APPLICANTS,
    "get /api/jobs/{job_id}": APPLICANTS,
    "post /api/applications/{jobId}/application": APPLICANTS,
    "post /api/applications/{applicationId}/code": NOBODY,
    "post /api/applications/{applicationId}/code/resend": OWNER,
    "post /api/applications/{applicationId}/send": OWNER,
    "get /api/applications": APPLICANTS,
    "get /api/applications/{applicationId}": OWNER,
    "delete /api/applications/{applicationId}": OWNER,
    "post /api/applications/{applicationId}/resend": OWNER,
    "get /api/documents/{documentId}": OWNER | EMPLOYER,
    "delete /api/documents/{documentId}": OWNER,
    "post /api/auth/register": APPLICANTS,
    "post /api/auth/login-as": ADMINISTRATORS,
    "get /api/me": SIGNED_IN,
    "patch /api/me": SIGNED_IN,
    "post /api/me/meta": SIGNED_IN,
    "post /api/me/change-email": IN_PERSON,
    "put /api/me/password": IN_PERSON,
    "post /api/me/deactivate": IN_PERSON,
    "get /api/me/sessions": SIGNED_IN,
    "delete /api/me/sessions": IN_PERSON,
    "delete /api/me/sessions/{sessionId}": OWNER_IN_PERSON,
    "get /api/me/consents": SIGNED_IN,
    "get /api/me/access": SIGNED_IN,
    "post /api/me/export": IN_PERSON,
    "get /api/me/exports": IN_PERSON,
    "get /api/me/exports/{exportId}": OWNER_IN_PERSON,
    "post /api/me/erase": IN_PERSON,
    "get /api/inbox": EMPLOYERS,
    "get /api/inbox/applications/{applicationId}": EMPLOYER,
    "post /api/inbox/applications/{applicationId}/seen": EMPLOYER,
    "post /api/inbox/applications/{applicationId}/end": EMPLOYER,
    "post /api/inbox/jobs/{jobId}/end": EMPLOYER,
    "get /api/audit/applications": AUDITORS,
    "get /api/audit/applications/{applicationId}": AUDITORS,
    "get /api/audit/events": AUDITORS,
}
"""Whoever is not named is refused."""

OPEN_TO_ALL = {
    "get /healthz",
    "get /readyz",
    "get /api/site",
    "get /api/me/token",
    "delete /api/me/token",
    "post /api/track-page-visit",
    "get /api/me/saved-jobs",
    "put /api/me/saved-jobs/{jobId}",
    "delete /api/me/saved-jobs/{jobId}",
    "get /api/jobs/search-history",
    "post /api/jobs/search-history",
    "delete /api/jobs/search-history",
    "get /api/jobs/search/params",
    "get /api/jobs/popular-searches",
    "get /api/categories",
    "get /api/apps/education-levels",
    "get /api/suggestions/what",
    "get /api/suggestions/where",
    "post /api/documents",
    "post /api/auth/login",
    "post /api/auth/code",
    "post /api/auth",
    "post /api/auth/logout",
    "post /api/auth/verify",
    "post /api/me/resend-verification",
    "post /api/auth/password",
    "get /api/auth/password/{hash}",
    "post /api/auth/password/{hash}",
    "post /api/auth/verify-email",
    "post /api/auth/login-with-token",
    "post /api/auth/google/redirect",
    "post /api/auth/facebook/redirect",
    "post /api/auth/apple/redirect",
    "get /feeds/jobs.rss",
    "get /feeds/jobs.atom",
    "get /feeds/jobs/changes",
    "get /feeds/jobs/changes/{page}",
    "get /feeds/jobs/snapshot",
    "get /feeds/jobs/{job_id}",
    "get /feeds/indeed.xml",
}
"""What they show or change belongs to nobody, or to the browser that asks."""

NOT_ABOUT_THE_CALLER = {"WRONG_OR_EXPIRED_LINK", "PROVIDER_OFF"}
"""404 to whoever asks: the link is made up, and no other site is set up here."""

READERS = OWNER | EMPLOYER | AUDITORS
"""Who may read what is the owner's, each in their place."""


@pytest.fixture(scope="module")
def callers(platform: Platform, read_models: ReadModels) -> Iterator[Callers]:
    with open_callers(platform, read_models) as opened:
        yield opened


def is_let_in(answer: Any) -> bool:
    assert answer.status_code < 500, answer.text
    return answer.status_code not in {401, 403, 404} or answer.json()["code"] in NOT_ABOUT_THE_CALLER


def found_in(callers: Callers, route: str, expected: frozenset[str]) -> set[str]:
    """The callers with access. Callers expected to be refused go first, all with the same object; the others get a new
    object each, since their requests may succeed only once."""
    method, path = route.split(" ")
    found: set[str] = set()
    address: tuple[str, dict[str, str]] | None = None
    for caller in sorted(CALLERS, key=lambda each: each in expected):
        address = callers.address(method, path) if address is None or caller in expected else address
        form = callers.form(method, path)
        query = {"params": address[1]} if address[1] else {}
        answer = callers.ask(caller, method.upper(), address[0], **form, **query)
        if caller not in READERS:
            shown = answer.text + str(answer.headers)
            assert MARK not in shown, f"{caller} reads at {route} what is the owner's"
            assert callers.emails["owner"] not in shown
        if is_let_in(answer):
            found.add(caller)
    return found


def test_every_route_is_in_the_matrix() -> None:
    assert LET_IN.keys() & OPEN_TO_ALL == set()
    assert LET_IN.keys() | OPEN_TO_ALL == set(ROUTES)


@pytest.mark.parametrize("route", [route for route in ROUTES if route in LET_IN])
def test_only_expected_callers_have_access(callers: Callers, route: str) -> None:
    assert found_in(callers, route, LET_IN[route]) == LET_IN[route]


@pytest.mark.parametrize("route", sorted(OPEN_TO_ALL))
def test_public_routes_are_open_to_every_caller(callers: Callers, route: str) -> None:
    assert found_in(callers, route, EVERYBODY) == EVERYBODY


def test_control_a_missing_check_is_detected(callers: Callers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ApplicantIdentity, "owns", lambda *_: True)
    route = "get /api/applications/{applicationId}"
    with pytest.raises(AssertionError):
        assert found_in(callers, route, LET_IN[route]) == LET_IN[route]
