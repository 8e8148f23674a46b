"""The short link of a text message: it opens the guest's applications, changes nothing, and can be ended."""

from urllib.parse import parse_qs, urlsplit
from uuid import UUID

import pytest
from sqlalchemy import update

from api.http.errors.problems import TooManyRequests
from api.http.rate_limit import FOLLOW_LINK, RateLimit
from api.http.rate_limiter import RateLimiter
from domain.applications.applicant_erasure import ApplicantErasure
from domain.applications.follow_links import LIFETIME, FollowLinks
from domain.applications.guest_adoption import GuestAdoption
from domain.applications.tables import follow_link
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import Locale
from tests.api.site_client import Response, Site

TASK = Context(SYSTEM, "task")


def follow_links(site: Site) -> FollowLinks:
    return site.services[FollowLinks]


def token_of(site: Site, application: str, locale: Locale = "hr") -> str:
    token = follow_links(site).issue(UUID(application), locale)
    assert token
    return token


def opened(site: Site, token: str) -> Response:
    return site.call("GET", "/applications", access=token)


def test_the_short_address_leads_to_the_page_in_the_language_of_the_application(
    site: Site, job: int, email: str
) -> None:
    application, _ = site.sent(job, email=email)
    token = token_of(site, application, "mk")
    before = site.topics(application)
    answer = site.browser.get(f"/p/{token}", follow_redirects=False)
    assert answer.status_code == 303
    assert (answer.headers["Cache-Control"], answer.headers["Referrer-Policy"]) == ("no-store", "no-referrer")
    page = urlsplit(answer.headers["Location"])
    assert page.path.startswith("/mk/")
    access = parse_qs(page.query)["access"][0]
    assert [each["id"] for each in opened(site, access).json()["items"]] == [application]
    assert site.topics(application) == before, "a preview of the message may open it"


def test_a_link_opens_only_its_persons_applications(site: Site, job: int, email: str) -> None:
    application, _ = site.sent(job, email=email)
    other, _ = site.sent(site.jobs.publish().number, email=f"other.{email}")
    token = token_of(site, application)
    assert site.call("GET", f"/applications/{other}", access=token).status_code == 404


@pytest.mark.parametrize("wrong", ["a" * 14, "2" * 14])
def test_a_link_that_was_never_sent_opens_nothing(site: Site, wrong: str) -> None:
    answer = opened(site, wrong)
    assert (answer.status_code, answer.json()["code"]) == (401, "LINK_INVALID")
    assert site.browser.get(f"/p/{wrong}", follow_redirects=False).status_code == 303, "the page says it"


def test_a_revoked_link_opens_nothing_at_once(site: Site, job: int, email: str) -> None:
    application, _ = site.sent(job, email=email)
    token = token_of(site, application)
    assert opened(site, token).status_code == 200
    with site.platform.engine.begin() as connection:
        assert FollowLinks.revoke(connection, UUID(application))
    assert opened(site, token).status_code == 401
    assert follow_links(site).issue(UUID(application), "hr") is None


def test_a_link_of_an_application_that_an_account_took_over_opens_nothing(site: Site, job: int, email: str) -> None:
    application, _ = site.sent(job, email=email)
    token = token_of(site, application)
    index = site.platform.keys.contact_index("email", email)
    account = new_id()
    with site.platform.keys.creating(account) as key, site.platform.engine.begin() as connection:
        key.store(connection)
    site.services[GuestAdoption].adopt(index, account, TASK)
    assert opened(site, token).status_code == 401


def test_a_link_of_an_erased_application_opens_nothing(site: Site, job: int, email: str) -> None:
    application, _ = site.sent(job, email=email)
    token = token_of(site, application)
    site.services[ApplicantErasure].erase(UUID(application), TASK)
    assert opened(site, token).status_code == 401


def test_an_old_link_opens_nothing_and_is_deleted(site: Site, job: int, email: str) -> None:
    application, _ = site.sent(job, email=email)
    token = token_of(site, application)
    with site.platform.engine.begin() as connection:
        old = update(follow_link).where(follow_link.c.application_id == UUID(application))
        connection.execute(old.values(issued_at=follow_link.c.issued_at - LIFETIME))
    assert opened(site, token).status_code == 401
    assert follow_links(site).delete_expired() == 1


def test_guesses_are_counted_by_whatever_address_they_come(
    site: Site, job: int, email: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    application, _ = site.sent(job, email=email)
    limiter, counted = site.services[RateLimiter], list[str]()

    def refuse(limit: RateLimit, client: str, network: str = "") -> None:
        counted.append(limit.name)
        if limit is FOLLOW_LINK:
            raise TooManyRequests(details={"retryAfter": 1})

    monkeypatch.setattr(limiter, "require", refuse)
    token = token_of(site, application)
    assert opened(site, token).status_code == 429
    assert site.call("GET", f"/applications/{application}", access=token).status_code == 429
    assert site.browser.get(f"/p/{token}", follow_redirects=False).status_code == 429
    download = site.browser.get(f"/api/documents/{new_id()}", params={"application": application, "access": token})
    assert download.status_code == 429
    assert set(counted) == {FOLLOW_LINK.name}


def test_a_short_link_is_not_logged(site: Site, job: int, email: str, capfd: pytest.CaptureFixture[str]) -> None:
    application, _ = site.sent(job, email=email)
    token = token_of(site, application)
    site.browser.get(f"/p/{token}")
    opened(site, token)
    assert token not in "".join(capfd.readouterr())
