"""Error catalogue: the account rows of section 8 of the specification."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from domain.accounts.one_time_links import Purpose
from domain.accounts.password_reset import PasswordReset
from domain.accounts.registrations import Registrations
from domain.accounts.sign_in import SignIn
from domain.accounts.tasks import SEND_PASSWORD_LINK
from domain.kernel.errors import Unavailable
from tests.api.accounts.people import PASSWORD, Browser, People, new_email

WRONG = "Nije-to 123"
NEW = "Plavo-nebo 43"


@dataclass(frozen=True)
class Row:
    """A request with its expected status, code, and field if any."""

    says: str
    does: Callable[[Browser, str], Any]
    status: int
    code: str = ""
    field: str = ""


def password_link(browser: Browser, email: str, *, age: str = "0 minutes") -> str:
    browser.post("/auth/password", email=email)
    token = browser.people.accounts.links.token(Purpose.PASSWORD, browser.people.tasks(SEND_PASSWORD_LINK)[-1])
    browser.people.wind("one_time_link", age, "requested_at")
    return token


def registrations(browser: Browser, then: Callable[[Browser, str], Any]) -> Any:
    """Registers a new account in this browser, then continues."""
    email = new_email()
    assert browser.register(email).status_code == 201
    return then(browser, email)


def resent(browser: Browser, email: str) -> Any:
    browser.people.code_for(email)
    browser.people.wind("verification_code", "1 minute", "requested_at")
    return browser.post("/me/resend-verification", email=email)


def put_password(browser: Browser, email: str, present: str, new: str) -> Any:
    browser.login(email)
    return browser.call("PUT", "/me/password", json={"currentPassword": present, "newPassword": new})


def change_email(browser: Browser, own_email: str, **said: Any) -> Any:
    browser.login(own_email)
    return browser.post("/me/change-email", **({"email": new_email(), "password": PASSWORD} | said))


OURS = {Unavailable: (503, "SERVICE_UNAVAILABLE"), KeyError: (500, "INTERNAL_ERROR")}

ROWS = [
    Row("login: success", lambda b, e: b.login(e), 200),
    Row("login: not found", lambda b, _: b.post("/auth/sign-in", email="ana@example.com"), 404, "NOT_FOUND"),
    Row("login: invalid credentials", lambda b, e: b.login(e, WRONG), 400, "INVALID_CREDENTIALS"),
    Row("login: nobody has the address", lambda b, _: b.login(new_email()), 400, "INVALID_CREDENTIALS"),
    Row("login: no address", lambda b, _: b.login(""), 422, "REQUIRED_INPUT", "email"),
    Row("login: what is no address", lambda b, _: b.login("ana@"), 422, "INVALID_EMAIL_FORMAT", "email"),
    Row("login: no password", lambda b, e: b.login(e, ""), 422, "REQUIRED_INPUT", "password"),
    Row(
        "login: by another site that is not set up",
        lambda b, _: b.post("/auth/google/redirect", accessToken="x"),
        404,
        "PROVIDER_OFF",
    ),
    Row("register: success", lambda b, _: b.register(new_email()), 201),
    Row("register: email taken", lambda b, e: b.register(e), 409, "USER_EXISTS", "email"),
    Row("verify: success", lambda b, _: registrations(b, Browser.verify), 200),
    Row(
        "verify: invalid code",
        lambda b, _: registrations(b, lambda b, e: b.post("/auth/verify", email=e, verificationCode="1234")),
        400,
        "INVALID_VERIFICATION_CODE",
        "verificationCode",
    ),
    Row("resend: success", lambda b, _: registrations(b, resent), 202),
    Row(
        "resend: failure",
        lambda b, _: registrations(b, lambda b, e: b.post("/me/resend-verification", email=e)),
        429,
        "RESEND_TOO_SOON",
    ),
    Row("forgotten password: request sent", lambda b, e: b.post("/auth/password", email=e), 204),
    Row(
        "forgotten password: no address",
        lambda b, _: b.post("/auth/password", email=""),
        422,
        "REQUIRED_INPUT",
        "email",
    ),
    Row("forgotten password: right link", lambda b, e: b.call("GET", f"/auth/password/{password_link(b, e)}"), 204),
    Row("forgotten password: wrong link", lambda b, _: b.call("GET", "/auth/password/x"), 404, "WRONG_OR_EXPIRED_LINK"),
    Row(
        "forgotten password: expired link",
        lambda b, e: b.post(f"/auth/password/{password_link(b, e, age='61 minutes')}", password=NEW),
        404,
        "WRONG_OR_EXPIRED_LINK",
    ),
    Row(
        "forgotten password: updated",
        lambda b, e: b.post(f"/auth/password/{password_link(b, e)}", password=PASSWORD),
        204,
    ),
    Row(
        "forgotten password: failure",
        lambda b, e: b.post(f"/auth/password/{password_link(b, e)}", password="kratka"),
        422,
        "TOO_SHORT",
        "password",
    ),
    Row("change password: updated", lambda b, e: put_password(b, e, PASSWORD, PASSWORD), 204),
    Row(
        "change password: failure",
        lambda b, e: put_password(b, e, WRONG, NEW),
        400,
        "WRONG_PASSWORD",
        "currentPassword",
    ),
    Row(
        "change password: too short",
        lambda b, e: put_password(b, e, PASSWORD, "kratka"),
        422,
        "TOO_SHORT",
        "newPassword",
    ),
    Row("change e-mail: success", change_email, 204),
    Row("change e-mail: failure", lambda b, e: change_email(b, e, password=WRONG), 400, "WRONG_PASSWORD", "password"),
    Row("change e-mail: the same", lambda b, e: change_email(b, e, email=e), 422, "EMAIL_UNCHANGED", "email"),
    Row(
        "change e-mail: wrong link", lambda b, _: b.post("/auth/verify-email", token="x"), 404, "WRONG_OR_EXPIRED_LINK"
    ),
    Row(
        "change language: failure",
        lambda b, e: (b.login(e), b.post("/me/meta", locale="de"))[1],
        422,
        "INVALID_CHOICE",
        "locale",
    ),
    Row("not signed in", lambda b, _: b.me(), 401, "LOGIN_REQUIRED"),
    Row("page not found", lambda b, _: b.call("GET", "/me/nowhere"), 404, "NOT_FOUND"),
]


@pytest.fixture(scope="module")
def known(people: People) -> str:
    return people.somebody()[1]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.says)
def test_the_response_is_as_in_the_catalogue(people: People, known: str, row: Row) -> None:
    answer = row.does(people.browser(), known)
    assert answer.status_code == row.status, answer.text
    if not row.code:
        assert answer.is_success
        return
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert {"type", "title", "status", "code", "message", "errors", "details"} <= problem.keys()
    assert problem["status"] == row.status
    assert problem["message"]
    named = [(each["field"], each["code"]) for each in problem["errors"]]
    assert (row.field, row.code) in named if row.field else problem["code"] == row.code


@pytest.fixture(params=["away", "broken"])
def fault(request: pytest.FixtureRequest) -> Exception:
    """A server that is down, or a bug."""
    return Unavailable() if request.param == "away" else KeyError("email")


@pytest.fixture
def out_of_order(fault: Exception, monkeypatch: pytest.MonkeyPatch) -> Exception:
    def fail(*_: Any, **__: Any) -> None:
        raise fault

    monkeypatch.setattr(SignIn, "by_password", fail)
    monkeypatch.setattr(Registrations, "register", fail)
    monkeypatch.setattr(PasswordReset, "request", fail)
    return fault


def test_any_other_failure_is_a_server_error_without_details(
    people: People, known: str, out_of_order: Exception
) -> None:
    browser = people.browser()
    answers = [browser.login(known), browser.register(new_email()), browser.post("/auth/password", email=known)]
    for answer in answers:
        assert (answer.status_code, answer.json()["code"]) == OURS[type(out_of_order)]
        assert known not in answer.text
    assert not browser.is_in
