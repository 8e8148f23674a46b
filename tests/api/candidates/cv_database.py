"""Test driver: people who show their CVs, and members of employers who look for them."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from domain.accounts.roles import AccountRole, Grant
from domain.employers.service import EmployerProfile, Employers
from domain.kernel.process.platform import Platform
from tests.api.accounts.people import Browser, People, Response, new_email, open_people
from tests.api.site_client import Site, open_site

CONTACT = {"firstName": "Zvonimira", "lastName": "Horvatinčić", "email": "zvonimira@example.com"}
NAMING = ("Zvonimir", "Horvatin", "zvonimira@", "Bolnica", "Škola", "1500")
"""Parts of what stands in a CV and is none of the list's business."""
ITEMS: tuple[dict[str, Any], ...] = (
    {"kind": "work", "position": "Medicinska sestra", "employer": "Bolnica", "start": "2016-01", "end": "2020-12"},
    {"kind": "education", "institution": "Škola", "end": "2015"},
    {"kind": "language", "language": "de", "level": "B2"},
)
HEADLINE = {"title": "Medicinska sestra", "keywords": ["pedijatrija"], "educationLevel": 6}
ZAGREB = 3186886
IDEAL_JOB = {
    "positions": ["2221"],
    "places": [{"name": "Zagreb", "geonameid": ZAGREB}, {"name": "na moru"}],
    "employments": ["permanent"],
    "salary": {"amount": "1500.00", "currency": "EUR"},
}


@dataclass
class Owner:
    """Somebody with a CV."""

    database: "CvDatabase"
    browser: Browser
    email: str
    cv_id: str = ""

    def call(self, method: str, path: str = "", **said: Any) -> Response:
        answer = self.browser.call(method, f"/me/cvs/{self.cv_id}{path}", **said)
        assert answer.is_success, answer.text
        self.database.catch_up()
        return answer

    def put(self, path: str, **said: Any) -> None:
        version = self.call("GET").json()["version"]
        self.call("PUT", path, json={**said, "baseVersion": version})

    def write(self) -> None:
        """A whole CV."""
        self.cv_id = self.browser.post("/me/cvs", name="Za bolnice", language="hr").json()["id"]
        self.put("/contact", contact=CONTACT)
        self.put("/headline", headline=HEADLINE)
        self.put("/ideal-job", idealJob=IDEAL_JOB)
        for item in ITEMS:
            self.put(f"/items/{uuid4()}", item=item)

    def show(self, visible: bool = True) -> None:
        self.call("PUT", "/visibility", json={"visible": visible})

    def openings(self) -> list[dict[str, Any]]:
        return self.call("GET", "/openings").json()["items"]

    def access(self) -> dict[str, Any]:
        """Lists who opened the owner's data, as settings say."""
        log = self.database.people.platform.logs["cv"]
        assert self.database.site.waiting.shows("activity", "cv", log.last_position())
        return self.browser.call("GET", "/me/access").json()


@dataclass
class Member:
    """A signed-in member of an employer."""

    browser: Browser
    employer_id: int
    email: str

    def list(self, **wanted: Any) -> dict[str, Any]:
        answer = self.browser.call("GET", "/candidates", params=wanted)
        assert answer.status_code == 200, answer.text
        assert answer.headers["cache-control"] == "no-store"
        return answer.json()

    def finds(self, owner: Owner, **wanted: Any) -> bool:
        return owner.cv_id in [item["cvId"] for item in self.list(**wanted)["items"]]

    def open(self, owner: Owner) -> Response:
        return self.browser.call("POST", f"/candidates/{owner.cv_id}/open")


class CvDatabase:
    """Makes people."""

    def __init__(self, people: People, site: Site) -> None:
        self.people = people
        self.site = site

    def owner(self, *, shown: bool = True) -> Owner:
        browser, email = self.people.somebody()
        owner = Owner(self, browser, email)
        owner.write()
        if shown:
            owner.show()
        return owner

    def employer(self, name: str) -> int:
        return Employers(self.people.engine).upsert(EmployerProfile(name))

    def member(self, employer_id: int, role: AccountRole = AccountRole.EMPLOYER_RECRUITER) -> Member:
        browser, email = self.people.somebody(new_email("recruiter"))
        self.people.accounts.roles.grant(self.people.account_of(email), Grant(role, employer_id))
        return Member(browser, employer_id, email)

    def catch_up(self) -> None:
        """Waits until employers find what has been recorded."""
        assert self.site.waiting.shows("candidates", "cv", self.people.platform.logs["cv"].last_position())


@contextmanager
def open_cv_database(platform: Platform) -> Iterator[CvDatabase]:
    with open_site(platform) as site, open_people(platform, site.app) as people:
        yield CvDatabase(people, site)
