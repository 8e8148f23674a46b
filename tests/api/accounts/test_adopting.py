"""Adoption: a guest's applications and visitor data become the account's once the address is verified."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest

from domain.kernel.process.platform import Platform
from domain.verification.signed_links import LinkSigner, VerifiedContactLink
from read_models.job_pages.projection import JobPages
from tests.api.accounts.people import PASSWORD, Browser, People, new_email, open_people
from tests.api.accounts.test_own_account import email_link
from tests.api.accounts.test_registering import code_of
from tests.api.site_client import PDF, Site, open_site
from tests.read_model_harness import ReadModels
from tests.sample_consent import CONSENT


@dataclass
class Town:
    people: People
    site: Site

    def job(self) -> int:
        return self.site.jobs.publish().number

    def applied(self, browser: Browser, job: int, email: str, **changes: Any) -> dict[str, Any]:
        """A guest's pending application."""
        form = self.site.form(email=email, **changes)
        return browser.call("POST", f"/applications/{job}/application", json=form).json()

    def sent(self, browser: Browser, job: int, email: str, **changes: Any) -> tuple[str, str]:
        started = self.applied(browser, job, email, **changes)
        return started["applicationId"], self.site.confirm(started).json()["accessLink"]

    def sent_by(self, browser: Browser, job: int, email: str) -> tuple[str, str]:
        """Applies in this browser and enters the code there; returns the application and its access link."""
        started = self.applied(browser, job, email)
        application_id = started["applicationId"]
        code = self.site.mailed(application_id).code
        headers = {"Access-Link": started["accessLink"]}
        confirmed = browser.call("POST", f"/applications/{application_id}/code", json={"code": code}, headers=headers)
        return application_id, confirmed.json()["accessLink"]

    def register_by(self, browser: Browser, email: str, link: str = "") -> Any:
        form = {"firstName": "Ana", "lastName": "Horvat", "email": email, "password": PASSWORD, "consent": CONSENT}
        headers = {"Access-Link": link} if link else {}
        return browser.call("POST", "/auth/register", json=form, headers=headers)

    def mine(self, browser: Browser, link: str = "") -> list[str]:
        headers = {"Access-Link": link} if link else {}
        listed = browser.call("GET", "/applications", headers=headers)
        return [] if listed.status_code == 401 else [each["id"] for each in listed.json()["items"]]


@pytest.fixture(scope="module")
def town(platform: Platform, read_models: ReadModels) -> Iterator[Town]:
    with open_site(platform) as site, open_people(platform, site.app) as people:
        town = Town(people, site)
        read_models.show(JobPages())
        yield town


def test_applications_are_adopted_when_the_address_is_verified_and_not_before(town: Town, email: str) -> None:
    browser = town.people.browser()
    application, link = town.sent(browser, town.job(), email)
    assert browser.register(email).status_code == 201
    assert town.mine(browser) == []
    assert town.mine(browser, link) == [application]
    browser.verify(email)
    assert town.mine(browser) == [application]
    assert town.mine(town.people.browser(), link) == []
    detail = browser.call("GET", f"/applications/{application}").json()
    assert detail["sent"]["firstName"] == "Ana"
    assert detail["sent"]["cv"]["name"] == "cv.pdf"


def test_the_event_history_records_the_adoption(town: Town, email: str) -> None:
    browser = town.people.browser()
    application, _ = town.sent(browser, town.job(), email)
    browser.register(email)
    browser.verify(email)
    assert town.site.topics(application)[-1] == "Adopted"


def test_a_guest_with_a_verified_address_registers_without_another_code(town: Town, email: str) -> None:
    browser = town.people.browser()
    application, _ = town.sent_by(browser, town.job(), email)
    answer = town.register_by(browser, email)
    assert (answer.status_code, answer.json()["status"]) == (201, "verified")
    assert answer.json()["user"]["email"] == email
    assert town.mine(browser) == [application]


def test_a_link_of_another_address_verifies_nothing_about_this_one(town: Town, email: str) -> None:
    browser = town.people.browser()
    town.sent_by(browser, town.job(), new_email())
    assert town.register_by(browser, email).json()["status"] == "verification-required"
    assert not browser.is_in


def test_a_link_that_was_passed_on_opens_no_account(town: Town, email: str) -> None:
    """A person who was shown applications by their link has not shown that the address is theirs."""
    _, link = town.sent_by(town.people.browser(), town.job(), email)
    stranger = town.people.browser()
    assert town.mine(stranger, link) != []
    assert town.register_by(stranger, email, link).json()["status"] == "verification-required"
    assert not stranger.is_in


def test_a_verified_address_opens_an_account_without_a_code_for_an_hour(town: Town, email: str) -> None:
    application, _ = town.sent_by(town.people.browser(), town.job(), email)
    key, clock = town.people.platform.settings.link_key.get_secret_value(), town.people.platform.clock
    for minutes, status in ((61, "verification-required"), (59, "verified")):
        past = LinkSigner(key, lambda minutes=minutes: clock() - timedelta(minutes=minutes))
        browser = town.people.browser()
        browser.client.cookies.set("verified-contact", past.sign(VerifiedContactLink(application_id=UUID(application))))
        assert town.register_by(browser, email).json()["status"] == status


def test_the_link_of_an_application_that_a_stranger_began_gives_the_stranger_nothing(town: Town, email: str) -> None:
    stranger, owner = town.people.browser(), town.people.browser()
    started = town.applied(stranger, town.job(), email)
    application_id = started["applicationId"]
    token = {"linkToken": town.site.mailed(application_id).link_token}
    confirmed = owner.call("POST", f"/applications/{application_id}/code", json=token)
    assert confirmed.status_code == 200, confirmed.text
    assert town.register_by(stranger, email, started["accessLink"]).json()["status"] == "verification-required"
    access = {"Access-Link": started["accessLink"]}
    assert code_of(stranger.call("GET", f"/applications/{application_id}", headers=access)) == "APPLICATION_NOT_FOUND"
    assert town.register_by(owner, email).json()["status"] == "verified"
    assert town.mine(owner) == [application_id]


def test_applications_stay_with_the_guest_when_an_account_asks_for_their_address(town: Town, email: str) -> None:
    application, link = town.sent(town.people.browser(), town.job(), email)
    attacker, own = town.people.somebody()
    token = email_link(town.people, attacker, email)
    assert code_of(town.people.browser().post("/auth/verify-email", token=token)) == "LOGIN_REQUIRED"
    attacker.login(own)
    assert code_of(town.people.browser().login(email)) == "INVALID_CREDENTIALS"
    assert town.mine(attacker) == []
    assert town.mine(town.people.browser(), link) == [application]


def test_unverified_applications_are_not_adopted(town: Town, email: str) -> None:
    browser = town.people.browser()
    town.applied(browser, town.job(), email)
    browser.register(email)
    browser.verify(email)
    assert town.mine(browser) == []


def test_applications_of_others_are_not_adopted(town: Town, email: str) -> None:
    other = new_email()
    application, link = town.sent(town.people.browser(), town.job(), other)
    browser, _ = town.people.somebody(email)
    assert town.mine(browser) == []
    assert code_of(browser.call("GET", f"/applications/{application}")) == "APPLICATION_NOT_FOUND"
    assert town.mine(town.people.browser(), link) == [application]


def test_applications_sent_later_as_a_guest_are_adopted_at_the_next_login(town: Town) -> None:
    browser, email = town.people.somebody()
    application, _ = town.sent(town.people.browser(), town.job(), email)
    assert town.mine(browser) == []
    browser.login(email)
    assert town.mine(browser) == [application]


def test_an_earlier_application_as_a_guest_counts_as_applied(town: Town, email: str) -> None:
    job, browser = town.job(), town.people.browser()
    town.sent(browser, job, email)
    browser.register(email)
    browser.verify(email)
    uploaded = browser.call("POST", "/documents", files={"file": ("cv.pdf", PDF)}, data={"source": "cv"}).json()
    form = town.site.form(email=email, cvDocumentId=uploaded["id"], uploadToken=None)
    again = browser.call("POST", f"/applications/{job}/application", json=form)
    assert (again.status_code, code_of(again)) == (409, "ALREADY_APPLIED")


def test_two_first_applications_for_one_job_are_both_kept(town: Town) -> None:
    browser, email = town.people.somebody()
    job = town.job()
    uploaded = browser.call("POST", "/documents", files={"file": ("cv.pdf", PDF)}, data={"source": "cv"}).json()
    form = town.site.form(email=email, cvDocumentId=uploaded["id"], uploadToken=None)
    own = browser.call("POST", f"/applications/{job}/application", json=form).json()["applicationId"]
    as_guest, _ = town.sent(town.people.browser(), job, email)
    browser.login(email)
    assert set(town.mine(browser)) == {own, as_guest}


def test_an_adopted_application_can_be_resent_and_withdrawn(town: Town, email: str) -> None:
    browser = town.people.browser()
    application, _ = town.sent(browser, town.job(), email)
    browser.register(email)
    browser.verify(email)
    detail = browser.call("GET", f"/applications/{application}").json()["sent"]
    changed = {"firstName": "Ana", "lastName": "Kovač", "email": email, "cvDocumentId": detail["cv"]["id"]}
    resent = browser.call("POST", f"/applications/{application}/resend", json=changed)
    assert resent.status_code == 200, resent.text
    assert browser.call("DELETE", f"/applications/{application}").status_code == 200
    assert town.mine(browser) == []
    file = browser.call("GET", f"/documents/{detail['cv']['id']}")
    assert file.status_code == 200


def test_files_uploaded_before_signing_in_can_be_attached(town: Town) -> None:
    _, email = town.people.somebody()
    browser = town.people.browser()
    uploaded = browser.call("POST", "/documents", files={"file": ("cv.pdf", PDF)}, data={"source": "cv"}).json()
    browser.login(email)
    form = town.site.form(email=email, cvDocumentId=uploaded["id"], uploadToken=uploaded["uploadToken"])
    answer = browser.call("POST", f"/applications/{town.job()}/application", json=form)
    assert (answer.status_code, answer.json()["status"]) == (201, "completed")


def test_saved_jobs_and_searches_of_the_browser_are_merged_too(town: Town, read_models: ReadModels, email: str) -> None:
    first, second = town.job(), town.job()
    read_models.follow(JobPages())
    browser = town.people.browser()
    browser.allow_all_cookies()
    browser.call("PUT", f"/me/saved-jobs/{first}")
    browser.call("PUT", f"/me/saved-jobs/{first}/note", json={"note": "Nazvati"})
    browser.call("POST", "/jobs/search-history", params={"query": "kuhar"})
    browser.register(email)
    assert browser.call("GET", "/me/saved-jobs").json()["total"] == 1
    browser.verify(email)
    saved = browser.call("GET", "/me/saved-jobs").json()
    assert [(each["job"]["id"], each["note"]) for each in saved["items"]] == [(first, "Nazvati")]
    assert len(browser.call("GET", "/jobs/search-history").json()["items"]) == 1
    browser.post("/auth/logout")
    assert browser.call("GET", "/me/saved-jobs").json()["total"] == 0
    browser.call("PUT", f"/me/saved-jobs/{first}")
    browser.call("PUT", f"/me/saved-jobs/{second}")
    for job in (first, second):
        browser.call("PUT", f"/me/saved-jobs/{job}/note", json={"note": "Kasnije"})
    browser.call("POST", "/jobs/search-history", params={"query": "kuhar"})
    browser.login(email)
    saved = browser.call("GET", "/me/saved-jobs").json()
    assert {each["job"]["id"]: each["note"] for each in saved["items"]} == {first: "Nazvati", second: "Kasnije"}
    assert len(browser.call("GET", "/jobs/search-history").json()["items"]) == 1


def test_a_failed_login_adopts_nothing(town: Town, read_models: ReadModels) -> None:
    job = town.job()
    read_models.follow(JobPages())
    _, email = town.people.somebody()
    browser = town.people.browser()
    browser.call("PUT", f"/me/saved-jobs/{job}")
    browser.login(email, "Nije-to 123")
    assert browser.call("GET", "/me/saved-jobs").json()["total"] == 1
