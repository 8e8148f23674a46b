"""A full story of guests, users and staff leaves no token, code, address or password in logs and error reports."""

import io
import logging
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
import sentry_sdk
import structlog

from api.http.caller import OptionalUser
from domain.accounts.roles import AccountRole, Grant
from domain.kernel.process.platform import Platform
from domain.observability import error_reporting
from domain.observability.error_reporting import start_error_reporting
from domain.observability.structured_logging import configure_logging
from tests.api.accounts.people import PASSWORD, People, new_email
from tests.api.accounts.test_own_account import NEW, email_link, password_link
from tests.api.site_client import Site, open_site
from tests.domain.observability.sentry_server import SentryServer


class Written:
    """Output of the process: what it wrote to its log and sent to Sentry."""

    def __init__(self, collector: SentryServer, stream: io.StringIO) -> None:
        self.dsn = collector.dsn
        self._collector = collector
        self._stream = stream

    def text(self) -> str:
        sentry_sdk.flush(timeout=60)
        return self._stream.getvalue() + b"".join(self._collector.bodies).decode()

    def events(self) -> list[dict[str, Any]]:
        """Lists the events that were sent to Sentry."""
        sentry_sdk.flush(timeout=60)
        return self._collector.events


@pytest.fixture
def written(platform: Platform, monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    """Logs as in production, and a report of every request."""
    structlog_before, handlers, level = structlog.get_config(), logging.root.handlers, logging.root.level
    with SentryServer() as collector:
        settings = platform.settings.model_copy(
            update={"sentry_dsn": collector.dsn, "build": "b7", "environment": "production"}
        )
        monkeypatch.setattr(error_reporting, "TRACES_SAMPLE_RATE", 1.0)
        configure_logging(settings, "api")
        stream = io.StringIO()
        monkeypatch.setattr(logging.root.handlers[0], "stream", stream)
        start_error_reporting(settings, "api")
        yield Written(collector, stream)
        sentry_sdk.get_client().close()
        sentry_sdk.get_global_scope().set_client(None)
    structlog.configure(**structlog_before)
    logging.root.handlers = handlers
    logging.root.setLevel(level)


@pytest.fixture
def site(written: Written, platform: Platform) -> Iterator[Site]:
    """Opened after logging and reporting are set up, as a process does."""
    settings = platform.settings.model_copy(update={"sentry_dsn": written.dsn})
    with open_site(replace(platform, settings=settings)) as opened:
        yield opened


def account_story(site: Site, people: People) -> dict[str, str]:
    """Registration, login, forgotten password, change of address; returns the secrets by name."""
    browser, email = people.browser(), new_email("kanarinka")
    browser.register(email)
    code, link = people.code_for(email), people.link_for(email)["linkToken"]
    assert people.browser().post("/auth/verify-email", token=link).status_code in (200, 404, 422)
    assert browser.post("/auth/verify", email=email, verificationCode=code).status_code == 200
    people.browser().login(email, "Kriva-lozinka 99")
    reset = password_link(people, email)
    for _ in range(2):
        people.browser().call("GET", f"/auth/password/{reset}")
        people.browser().post(f"/auth/password/{reset}", password=NEW)
        people.browser().call("HEAD", f"/auth/password/{reset}")
        people.browser().call("PUT", f"/auth/password/{reset}")
    signed_in = people.browser()
    assert signed_in.login(email, NEW).status_code == 200
    other = new_email("nova")
    signed_in.post("/me/change-email", email=other, password=NEW)
    for page in ("/nova-lozinka", "/potvrda-adrese", "/en/new-password", "/verify"):
        site.browser.get(f"{page}/{reset}")
        site.browser.get(f"{page}?access={reset}&token={reset}&hash={reset}")
    return {
        "address": email,
        "new address": other,
        "code": f'"{code}"',
        "link token": link,
        "reset token": reset,
        "session": browser.token or "-",
        "second session": signed_in.token or "-",
        "passwords": PASSWORD,
        "new password": NEW,
        "wrong password": "Kriva-lozinka 99",
    }


def guest_story(site: Site) -> dict[str, str]:
    """A guest applies, an employer and an auditor read; returns the secrets by name."""
    job = site.jobs.publish(employer_id=71)
    email = new_email("gosp")
    uploaded = site.upload().json()
    started = site.apply(job.number, email=email, firstName="Kanarinka", coverLetter="Ovo je kanarinac.").json()
    code = site.mailed(started["applicationId"]).code
    access = site.confirm(started).json()["accessLink"]
    inbox, audit = site.inbox(71), site.audit()
    application = started["applicationId"]
    site.call("GET", "/applications", access=access)
    site.call("GET", f"/documents/{uploaded['id']}", params={"access": inbox, "applicationId": application})
    site.call("GET", "/documents/" + access, access=access)
    site.call("GET", "/inbox", access=inbox)
    site.call("POST", f"/inbox/applications/{application}/seen", access=inbox)
    site.call("GET", "/audit/events", access=audit)
    site.call("GET", f"/nowhere/{access}")
    site.browser.get(f"/moje-prijave/{application}?access={access}")
    site.browser.get(f"/{access}/{email}")
    return {
        "guest's address": email,
        "guest's code": f'"{code}"',
        "guest's link": access,
        "verification link": started["accessLink"],
        "upload token": uploaded["uploadToken"],
        "employer's link": inbox,
        "auditor's link": audit,
        "name": "Kanarinka",
        "letter": "Ovo je kanarinac",
    }


def staff_story(people: People) -> dict[str, str]:
    administrator, own = people.somebody()
    people.accounts.roles.grant(people.account_of(own), Grant(AccountRole.ADMINISTRATOR))
    codes = administrator.add_app(own)
    elsewhere = people.browser()
    elsewhere.login(own)
    used = elsewhere.post("/auth/second-factor", recoveryCode=codes[0])
    assert used.status_code == 200, used.text
    _, email = people.somebody()
    acting = administrator.post("/auth/login-as", email=email, reason="Ne vidi svoje prijave").json()["acting"]
    administrator.post("/auth/login-with-token", token=acting["originalToken"])
    return {
        "administrator's address": own,
        "person's address": email,
        "return token": acting["originalToken"],
        "secret of the app": people.secrets[own],
        "used recovery code": codes[0],
        "unused recovery code": codes[1],
    }


def test_no_secret_of_a_full_story_is_written(written: Written, site: Site, platform: Platform) -> None:
    people = People(site.app, platform)
    secrets = account_story(site, people) | guest_story(site) | staff_story(people)
    browser, _ = people.somebody()
    secrets["address link"] = email_link(people, browser, new_email())
    people.browser().post("/auth/verify-email", token=secrets["address link"])

    @site.app.get("/api/trial/{token}")
    def fail(token: str) -> None:
        raise RuntimeError(token)

    # The page route, which takes every other path, stands last.
    site.app.router.routes.insert(0, site.app.router.routes.pop())
    site.browser.get(f"/api/trial/{secrets['reset token']}")
    text = written.text()
    assert "/api/auth/password/{hash}" in text
    assert "RuntimeError" in text
    assert {name for name, secret in secrets.items() if secret in text} == set()


def test_browser_and_api_report_a_person_under_one_pseudonym(written: Written, site: Site, platform: Platform) -> None:
    people = People(site.app, platform)
    browser, email = people.somebody()
    guest = people.browser()

    @site.app.get("/api/trial/mine")
    def fail(user: OptionalUser) -> None:
        raise LookupError(user and user.account.email)

    # The page route, which takes every other path, stands last.
    site.app.router.routes.insert(0, site.app.router.routes.pop())
    shown = browser.call("GET", "/me").json()
    for caller in (browser, guest):
        caller.call("GET", "/trial/mine")
    assert browser.post("/auth/logout").status_code in (200, 204)
    browser.call("GET", "/trial/mine")
    users = [event.get("user") for event in written.events() if "exception" in event]
    assert users == [{"id": shown["errorReportingId"]}, None, None]
    assert len(shown["errorReportingId"]) == 32
    text = written.text()
    assert not [personal for personal in (shown["id"], email) if personal in text]


def test_nobody_has_a_pseudonym_where_nothing_is_reported(platform: Platform) -> None:
    with open_site(platform) as site:
        browser, _ = People(site.app, platform).somebody()
        assert browser.call("GET", "/me").json()["errorReportingId"] is None


def test_control_a_logged_secret_is_found(written: Written) -> None:
    structlog.get_logger().error("planted", path="/api/auth/password/0a1b2c3d4e5f", exc_info=None)
    assert "0a1b2c3d4e5f" in written.text()
