"""Authorization matrix: every caller at every route of the OpenAPI document."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from api.applications.applicant_access import ApplicantIdentity
from api.register import MODULES
from domain.kernel.process.platform import Platform
from tests.api.authorization_callers import (
    AUDITORS,
    CALLERS,
    EMPLOYER,
    EVERYBODY,
    MARK,
    OWNER,
    Callers,
    Requests,
    open_callers,
)
from tests.api.openapi_document import openapi_document
from tests.read_model_harness import ReadModels

pytestmark = pytest.mark.slow

METHODS = {"get", "put", "post", "delete", "patch"}
PATHS: dict[str, Any] = openapi_document()["paths"]
ROUTES = [f"{method} {path}" for path, item in PATHS.items() for method in item if method in METHODS]

ACCESS = [import_module(f"tests.api.access.{module.name}") for module in MODULES]
ALLOWED: dict[str, frozenset[str]] = {route: whom for module in ACCESS for route, whom in module.ALLOWED.items()}
"""Callers whom each route admits; whoever is not named is refused. A route that is open to everybody shows or changes
what belongs to nobody, or to the browser that asks."""
REQUESTS: Requests = {route: made for module in ACCESS for route, made in getattr(module, "REQUESTS", {}).items()}
OPEN_TO_ALL = {route for route, whom in ALLOWED.items() if whom == EVERYBODY}

NOT_ABOUT_THE_CALLER = {"WRONG_OR_EXPIRED_LINK", "UNSUBSCRIBE_LINK_UNKNOWN", "PROVIDER_OFF", "CONTACT_FORM_OFF"}
"""404 to whoever asks: the link is made up, and neither another site nor a contact address is set up here."""

READERS = OWNER | EMPLOYER | AUDITORS
"""Callers who may read what is the owner's, each in their place."""


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
        form = REQUESTS[route](callers) if route in REQUESTS else {}
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
    assert sorted(route for module in ACCESS for route in module.ALLOWED) == sorted(ROUTES)
    assert REQUESTS.keys() <= set(ROUTES)


@pytest.mark.parametrize("route", [route for route in ROUTES if route not in OPEN_TO_ALL])
def test_only_expected_callers_have_access(callers: Callers, route: str) -> None:
    assert found_in(callers, route, ALLOWED[route]) == ALLOWED[route]


@pytest.mark.parametrize("route", sorted(OPEN_TO_ALL))
def test_public_routes_are_open_to_every_caller(callers: Callers, route: str) -> None:
    assert found_in(callers, route, EVERYBODY) == EVERYBODY


def test_control_a_missing_check_is_detected(callers: Callers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ApplicantIdentity, "owns", lambda *_: True)
    route = "get /api/applications/{applicationId}"
    with pytest.raises(AssertionError):
        assert found_in(callers, route, ALLOWED[route]) == ALLOWED[route]
