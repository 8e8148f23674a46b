"""Code guessing: an attacker has nine attempts per address in total, over all endpoints."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

import pytest

from domain.accounts.tasks import SEND_SIGN_IN_CODE
from domain.kernel.process.platform import Platform
from domain.verification.codes import MAX_WRONG_GUESSES
from read_models.job_pages.projection import JobPages
from tests.api.accounts.people import OWN_DETAILS, Browser, People, open_people
from tests.api.site_client import Site, open_site
from tests.read_model_harness import ReadModels

DAYS = 40


@dataclass
class Attacker:
    """An attacker with any number of browsers and unlimited time."""

    people: People
    site: Site
    email: str
    compared: int = 0
    """Guesses that were looked at."""
    messages: list[str] = field(default_factory=list[str])

    def by_registering(self) -> None:
        browser = self.people.browser()
        if browser.register(self.email).status_code == 201:
            about = self.people.registration_of(self.email)
            self._guess(about, lambda code: browser.post("/auth/verify", email=self.email, verificationCode=code))

    def by_signing_in(self) -> None:
        browser = self.people.browser()
        if browser.post("/auth/code", email=self.email).status_code == 202:
            about = self.people.tasks(SEND_SIGN_IN_CODE)[-1]
            self._guess(about, lambda code: browser.post("/auth", code=code))

    def by_applying(self, job: int) -> None:
        started = self.site.apply(job, email=self.email, phone=None)
        if started.status_code == 201:
            answer = started.json()
            path = f"/applications/{answer['applicationId']}/code"
            self._guess(
                UUID(answer["applicationId"]),
                lambda code: self.site.call("POST", path, access=answer["accessLink"], json={"code": code}),
            )

    def _guess(self, about: UUID, try_code: Callable[[str], Any]) -> None:
        issued = self.people.accounts.codes.issue(about)
        right = int(issued.code) if issued and issued.code else 0
        for number in range(1, 6):
            answer = try_code(f"{(right + number) % 100_000:05}")
            self.messages.append(answer.json()["code"])
            self.compared += "triesLeft" in answer.json()["details"]

    def sleep(self) -> None:
        """Waits a day."""
        self.people.wind("verification_code", "25 hours", "requested_at", "sent_at", "expires_at")


@pytest.fixture(scope="module")
def site(platform: Platform) -> Iterator[Site]:
    with open_site(platform) as opened:
        yield opened


@pytest.fixture(scope="module")
def people(platform: Platform, site: Site) -> Iterator[People]:
    with open_people(platform, site.app) as opened:
        yield opened


@pytest.fixture(scope="module")
def job(site: Site, read_models: ReadModels) -> int:
    number = site.jobs.publish().number
    read_models.show(JobPages())
    return number


def comes_in_by_link(people: People, email: str) -> bool:
    browser: Browser = people.browser()
    people.browser().register(email)
    return browser.post("/auth/verify", **people.link_for(email), details=OWN_DETAILS).status_code == 200


def test_an_address_without_an_account(people: People, site: Site, job: int, email: str) -> None:
    attacker = Attacker(people, site, email)
    for _ in range(DAYS):
        attacker.by_registering()
        attacker.by_applying(job)
        attacker.by_signing_in()
        attacker.sleep()
    assert attacker.compared == MAX_WRONG_GUESSES
    assert set(attacker.messages) == {"INVALID_VERIFICATION_CODE", "TOO_MANY_TRIES"}
    assert comes_in_by_link(people, email), "its owner still comes in by the link"


def test_an_address_with_an_account(people: People, site: Site, job: int) -> None:
    owner, email = people.somebody()
    attacker = Attacker(people, site, email)
    for _ in range(DAYS):
        attacker.by_signing_in()
        attacker.by_applying(job)
        attacker.sleep()
    assert attacker.compared == MAX_WRONG_GUESSES
    assert owner.is_in
    assert people.browser().login(email).status_code == 200
