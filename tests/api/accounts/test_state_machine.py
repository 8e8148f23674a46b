"""Stateful property test of accounts in two browsers: section 4 of the specification, with all successes and errors."""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any, ClassVar
from uuid import UUID, uuid4

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from sqlalchemy import text

from domain.accounts.one_time_links import Purpose
from domain.accounts.tasks import SEND_EMAIL_LINK, SEND_PASSWORD_LINK, SEND_SIGN_IN_CODE
from tests.api.accounts.people import OWN_DETAILS, Browser
from tests.api.accounts.town import Town, by_google
from tests.sample_consent import CONSENT

EXAMPLES = 10
PASSWORDS = ("Zeleno-more 42", "Plavo-nebo 43", "Crveno-vino 44")
TRANSITIONS = {
    "POST /auth/register 201",
    "POST /auth/register 409 USER_EXISTS",
    "POST /auth/verify 200",
    "POST /auth/verify 400 INVALID_VERIFICATION_CODE",
    "POST /auth/verify 409 OWN_DETAILS_REQUIRED",
    "POST /me/resend-verification 202",
    "POST /auth/login 200",
    "POST /auth/login 400 INVALID_CREDENTIALS",
    "POST /auth/login 403 ACCOUNT_DEACTIVATED",
    "POST /auth/login 403 EMAIL_NOT_VERIFIED",
    "POST /auth 200",
    "POST /auth 403 ACCOUNT_DEACTIVATED",
    "POST /auth 404 WRONG_OR_EXPIRED_LINK",
    "POST /auth/google/redirect 200",
    "POST /auth/google/redirect 400 LOGIN_ERROR",
    "POST /auth/google/redirect 403 ACCOUNT_DEACTIVATED",
    "POST /auth/google/redirect 409 CONSENT_REQUIRED",
    "POST /auth/login-with-token 404 WRONG_OR_EXPIRED_LINK",
    "POST /auth/logout 204",
    "POST /auth/password 204",
    "GET /auth/password/link 204",
    "GET /auth/password/link 404 WRONG_OR_EXPIRED_LINK",
    "POST /auth/password/link 204",
    "POST /auth/password/link 404 WRONG_OR_EXPIRED_LINK",
    "POST /auth/password/link 422 TOO_SHORT",
    "PUT /me/password 204",
    "PUT /me/password 400 WRONG_PASSWORD",
    "PUT /me/password 401 LOGIN_REQUIRED",
    "POST /me/change-email 204",
    "POST /me/change-email 400 WRONG_PASSWORD",
    "POST /me/change-email 401 LOGIN_REQUIRED",
    "POST /auth/verify-email 200",
    "POST /auth/verify-email 401 LOGIN_REQUIRED",
    "POST /auth/verify-email 404 WRONG_OR_EXPIRED_LINK",
    "POST /me/deactivate 200",
    "POST /me/deactivate 400 WRONG_PASSWORD",
    "POST /me/deactivate 401 LOGIN_REQUIRED",
    "POST /me/erase 202",
    "PATCH /me 200",
    "PATCH /me 401 LOGIN_REQUIRED",
}
browsers = st.sampled_from((0, 1))
mostly = st.sampled_from((True, True, True, False))
passwords = st.sampled_from(PASSWORDS)
yes_or_no = st.booleans()


@dataclass
class Expected:
    """The model of the account; None before the address is verified."""

    email: str
    password: str | None
    deactivated: bool = False
    leaving: bool = False


@dataclass
class Link:
    token: str
    email: str
    usable: bool = True


@dataclass
class Page:
    """A browser and its model: whether it is signed in, and its pending registration."""

    browser: Browser
    is_in: bool = False
    waits_for: UUID | None = None


@dataclass
class Pending:
    id: UUID
    password: str


class OneAccount(RuleBasedStateMachine):
    """`town` is the site, with Google beside it."""

    town: ClassVar[Town]
    seen: ClassVar[Counter[str]]
    """Operations of all runs, counted by how they ended."""

    @initialize(has_account=mostly)
    def begin(self, has_account: bool) -> None:
        self.pages = [Page(self.town.people.browser()) for _ in range(2)]
        self.emails = [f"ana.{uuid4().hex}@gmail.com" for _ in range(2)]
        self.account: Expected | None = None
        self.pending: list[Pending] = []
        self.password_links: list[Link] = []
        self.email_link: Link | None = None
        if has_account:
            self.register(0, PASSWORDS[0])
            self.verify(0)

    @property
    def email(self) -> str:
        return self.account.email if self.account else self.emails[0]

    @property
    def other_email(self) -> str:
        return next(each for each in self.emails if each != self.email)

    def messages(self, answer: Any, status: int, code: str = "") -> bool:
        """Checks the response; returns whether it was a success."""
        assert (answer.status_code, "" if answer.is_success else answer.json()["code"]) == (status, code), answer.text
        path = re.sub(r"(/password)/.*", r"\1/link", answer.request.url.path.removeprefix("/api"))
        self.seen[f"{answer.request.method} {path} {status} {code}".rstrip()] += 1
        self.town.people.wind("verification_code", "25 hours", "requested_at")  # below the daily limit
        return answer.is_success

    def enter(self, page: Page) -> None:
        page.is_in, page.waits_for = True, None

    def everybody_out(self, *, but: Page | None = None) -> None:
        for page in self.pages:
            page.is_in = page is but and page.is_in

    def cancel_email_change(self) -> None:
        if self.email_link:
            self.email_link.usable = False

    def admitted(self, answer: Any, page: Page, come_back: bool) -> None:
        """Expects the response to an authenticated login."""
        assert self.account
        if self.account.leaving:
            self.messages(answer, 400, "INVALID_CREDENTIALS")
        elif self.account.deactivated and not come_back:
            self.messages(answer, 403, "ACCOUNT_DEACTIVATED")
        else:
            self.messages(answer, 200)
            self.account.deactivated = False
            self.enter(page)

    def opened(self, email: str, password: str | None, page: Page) -> None:
        self.account, self.pending = Expected(email, password), []
        self.enter(page)

    @rule(at=browsers, password=passwords)
    def register(self, at: int, password: str) -> None:
        page = self.pages[at]
        answer = page.browser.register(self.email, password=password)
        if self.account:
            self.messages(answer, 409, "USER_EXISTS")
        else:
            self.messages(answer, 201)
            page.waits_for = self.town.people.registration_of(self.email)
            self.pending.append(Pending(page.waits_for, password))

    @rule(at=browsers)
    def verify(self, at: int) -> None:
        page = self.pages[at]
        found = next((each for each in self.pending if each.id == page.waits_for), None)
        code = self.code_about(found.id) if found else "1234"
        answer = page.browser.post("/auth/verify", email=self.email, verificationCode=code)
        if found:
            self.messages(answer, 200)
            self.opened(self.email, found.password, page)
        else:
            self.messages(answer, 400, "INVALID_VERIFICATION_CODE")

    @precondition(lambda self: self.pending)
    @rule(at=browsers, password=passwords)
    def verify_by_link(self, at: int, password: str) -> None:
        """A registration counts in its own browser only."""
        page, newest = self.pages[at], self.pending[-1]
        answer = self.open_link(page, newest)
        if page.waits_for == newest.id:
            self.messages(answer, 200)
            self.opened(self.email, newest.password, page)
            return
        self.messages(answer, 409, "OWN_DETAILS_REQUIRED")
        self.messages(self.open_link(page, newest, details=OWN_DETAILS | {"password": password}), 200)
        self.opened(self.email, password, page)

    def open_link(self, page: Page, registered: Pending, **said: Any) -> Any:
        fresh = text("UPDATE public.verification_code SET requested_at = clock_timestamp() WHERE about = :about")
        with self.town.people.engine.begin() as connection:
            connection.execute(fresh, {"about": registered.id})
        return page.browser.post("/auth/verify", **self.town.people.link_for(self.email), **said)

    @rule(at=browsers)
    def resend(self, at: int) -> None:
        page = self.pages[at]
        if page.waits_for is None or any(each.id == page.waits_for for each in self.pending):
            self.messages(page.browser.post("/me/resend-verification", email=self.email), 202)

    def typed(self, right: bool) -> str:
        """The right password, or another one that may be right by chance."""
        present = self.account.password if self.account else self.pending[-1].password if self.pending else None
        return present if right and present else PASSWORDS[2]

    @rule(at=browsers, right=mostly, come_back=yes_or_no)
    def login(self, at: int, right: bool, come_back: bool) -> None:
        page, password = self.pages[at], self.typed(right)
        answer = page.browser.login(self.email, password, comeBack=come_back)
        if self.account and self.account.password == password:
            self.admitted(answer, page, come_back)
        elif not self.account and self.pending and self.pending[-1].password == password:
            self.messages(answer, 403, "EMAIL_NOT_VERIFIED")
            page.waits_for = self.pending[-1].id
        else:
            self.messages(answer, 400, "INVALID_CREDENTIALS")

    @precondition(lambda self: self.account is not None)
    @rule(at=browsers, come_back=yes_or_no)
    def login_by_mailed_code(self, at: int, come_back: bool) -> None:
        page = self.pages[at]
        self.messages(page.browser.post("/auth/code", email=self.email), 202)
        code = self.code_about(self.town.people.tasks(SEND_SIGN_IN_CODE)[-1])
        self.admitted(page.browser.post("/auth", code=code, comeBack=come_back), page, come_back)

    @rule(at=browsers)
    def show_what_is_made_up(self, at: int) -> None:
        browser = self.pages[at].browser
        wrong = browser.post("/auth/verify", email=self.email, verificationCode="12a45")
        self.messages(wrong, 400, "INVALID_VERIFICATION_CODE")
        self.messages(by_google(browser, "made-up"), 400, "LOGIN_ERROR")
        self.messages(browser.post("/auth", code="12a45"), 404, "WRONG_OR_EXPIRED_LINK")
        self.messages(browser.post("/auth/verify-email", token="x"), 404, "WRONG_OR_EXPIRED_LINK")
        self.messages(browser.post("/auth/login-with-token", token="x"), 404, "WRONG_OR_EXPIRED_LINK")

    @rule(at=browsers, consent=yes_or_no, come_back=yes_or_no)
    def login_by_google(self, at: int, consent: bool, come_back: bool) -> None:
        page = self.pages[at]
        said = {"consent": CONSENT if consent else None, "comeBack": come_back}
        answer = by_google(page.browser, self.town.at_google(self.email), **said)
        if self.account:
            self.admitted(answer, page, come_back)
        elif consent:
            self.messages(answer, 200)
            self.opened(self.email, None, page)
        else:
            self.messages(answer, 409, "CONSENT_REQUIRED")

    @rule(at=browsers)
    def logout(self, at: int) -> None:
        self.messages(self.pages[at].browser.post("/auth/logout"), 204)
        self.pages[at].is_in = False

    @rule(at=browsers)
    def forget_password(self, at: int) -> None:
        self.messages(self.pages[at].browser.post("/auth/password", email=self.email), 204)
        link_id = self.town.people.tasks(SEND_PASSWORD_LINK)[-1]
        token = self.town.people.accounts.links.token(Purpose.PASSWORD, link_id)
        self.password_links.append(Link(token, self.email))

    @precondition(lambda self: self.password_links)
    @rule(at=browsers, which=st.integers(0, 99), good=mostly, password=passwords)
    def set_forgotten_password(self, at: int, which: int, good: bool, password: str) -> None:
        page, link = self.pages[at], self.password_links[which % len(self.password_links)]
        checked = page.browser.call("GET", f"/auth/password/{link.token}")
        self.messages(checked, 204 if link.usable else 404, "" if link.usable else "WRONG_OR_EXPIRED_LINK")
        answer = page.browser.post(f"/auth/password/{link.token}", password=password if good else "kratka")
        if not good:
            self.messages(answer, 422, "TOO_SHORT")
        elif not link.usable or not self.account or self.account.email != link.email:
            self.messages(answer, 404, "WRONG_OR_EXPIRED_LINK")
        else:
            self.messages(answer, 204)
            self.account.password = password
            self.everybody_out()
            self.cancel_email_change()
            for each in self.password_links:
                each.usable = each.usable and each.email != link.email

    @rule(at=browsers, right=mostly, new=passwords)
    def change_password(self, at: int, right: bool, new: str) -> None:
        page, present = self.pages[at], self.typed(right)
        said = {"currentPassword": present, "newPassword": new}
        answer = page.browser.call("PUT", "/me/password", json=said)
        if self.may(answer, page, present, 204):
            assert self.account
            self.account.password = new
            self.cancel_email_change()
            self.everybody_out(but=page)

    @rule(at=browsers, right=mostly)
    def change_email(self, at: int, right: bool) -> None:
        page, other, password = self.pages[at], self.other_email, self.typed(right)
        answer = page.browser.post("/me/change-email", email=other, password=password)
        if self.may(answer, page, password, 204):
            link_id = self.town.people.tasks(SEND_EMAIL_LINK)[-1]
            self.email_link = Link(self.town.people.accounts.links.token(Purpose.EMAIL, link_id), other)

    @precondition(lambda self: self.email_link is not None)
    @rule(at=browsers)
    def verify_new_email(self, at: int) -> None:
        page, link = self.pages[at], self.email_link
        assert link
        assert self.account
        answer = page.browser.post("/auth/verify-email", token=link.token)
        if not link.usable:
            self.messages(answer, 404, "WRONG_OR_EXPIRED_LINK")
            return
        if not page.is_in:
            self.messages(answer, 401, "LOGIN_REQUIRED")
            return
        self.messages(answer, 200)
        link.usable = False
        self.account.email = link.email
        self.everybody_out(but=page)

    @rule(at=browsers, right=mostly)
    def deactivate(self, at: int, right: bool) -> None:
        page, password = self.pages[at], self.typed(right)
        if self.may(page.browser.post("/me/deactivate", password=password), page, password, 200):
            assert self.account
            self.account.deactivated = True
            self.everybody_out()
            self.cancel_email_change()

    @rule(at=browsers, right=mostly, sure=mostly)
    def erase(self, at: int, right: bool, sure: bool) -> None:
        """Rare, since it is final: the account cannot be used after the request, even before the task has run."""
        page, password = self.pages[at], self.typed(right)
        if not sure and self.may(page.browser.post("/me/erase", password=password), page, password, 202):
            assert self.account
            self.account.leaving = True
            self.everybody_out()

    @rule(at=browsers, name=st.sampled_from(("Ana", "Iva")))
    def patch(self, at: int, name: str) -> None:
        page = self.pages[at]
        answer = page.browser.call("PATCH", "/me", json={"firstName": name})
        if not page.is_in:
            self.messages(answer, 401, "LOGIN_REQUIRED")
        elif self.messages(answer, 200):
            assert page.browser.me().json()["firstName"] == name

    def may(self, answer: Any, page: Page, password: str, success: int) -> bool:
        """Expects the response to a request that requires the password, if the account has one."""
        if not page.is_in:
            return self.messages(answer, 401, "LOGIN_REQUIRED")
        assert self.account
        if self.account.password not in (None, password):
            return self.messages(answer, 400, "WRONG_PASSWORD")
        return self.messages(answer, success)

    def code_about(self, about: UUID) -> str:
        issued = self.town.people.accounts.codes.issue(about)
        assert issued
        assert issued.code
        return issued.code

    @invariant()
    def whoever_is_in_is_themselves_and_nobody_else_is(self) -> None:
        for page in getattr(self, "pages", ()):
            me = page.browser.me()
            if page.is_in:
                assert (me.status_code, me.json()["email"]) == (200, self.email)
            else:
                assert (me.status_code, me.json()["code"]) == (401, "LOGIN_REQUIRED")


@pytest.fixture(scope="module")
def machine(town: Town) -> type[OneAccount]:
    return type("OnThisSite", (OneAccount,), {"town": town, "seen": Counter[str]()})


@pytest.mark.slow
def test_accounts_behave_as_the_model(machine: type[OneAccount]) -> None:
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=30,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
        ),
    )


def test_a_fixed_path_covers_every_transition(machine: type[OneAccount]) -> None:
    """A fixed path through every transition, since the random ones may miss some."""
    newcomer = machine()
    newcomer.begin(has_account=False)
    newcomer.login_by_google(0, consent=False, come_back=False)
    newcomer.login_by_google(0, consent=True, come_back=False)
    for at in (0, 1):
        by_link = machine()
        by_link.begin(has_account=False)
        by_link.register(0, PASSWORDS[0])
        by_link.verify_by_link(at, PASSWORDS[1])
        by_link.login(1, right=True, come_back=False)
    one = machine()
    one.begin(has_account=False)
    one.register(0, PASSWORDS[0])
    one.login(1, right=True, come_back=False)
    one.login(1, right=False, come_back=False)
    one.show_what_is_made_up(1)
    one.resend(0)
    one.verify(0)
    one.register(1, PASSWORDS[1])
    one.patch(0, "Iva")
    one.patch(1, "Iva")
    for right in (False, True):
        for at in (1, 0):
            one.change_password(at, right, PASSWORDS[1])
            one.change_email(at, right)
    one.deactivate(1, right=True)
    one.deactivate(0, right=False)
    one.login_by_mailed_code(1, come_back=False)
    one.logout(1)
    one.login_by_google(1, consent=False, come_back=False)
    one.forget_password(1)
    for good in (False, True, True):
        one.set_forgotten_password(1, 0, good, PASSWORDS[0])
    one.login(0, right=True, come_back=False)
    one.verify_new_email(0)
    one.change_email(0, right=True)
    one.verify_new_email(1)
    one.verify_new_email(0)
    one.deactivate(0, right=True)
    one.login(1, right=True, come_back=False)
    one.login_by_mailed_code(1, come_back=False)
    one.login_by_google(1, consent=False, come_back=False)
    one.login(1, right=True, come_back=True)
    one.erase(1, right=True, sure=False)
    one.login(1, right=True, come_back=True)
    one.whoever_is_in_is_themselves_and_nobody_else_is()
    assert TRANSITIONS - machine.seen.keys() == set()
