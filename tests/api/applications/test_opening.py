"""Nobody at the employer reads an application without the applicant learning it."""

from uuid import UUID

from api.applications.assembly import SELECTION
from domain.applications.events import EndingReason
from domain.kernel.event import Actor, Context
from tests.api.site_client import Response, Site
from tests.domain.applications.applications_harness import PDF

EMPLOYER = Context(Actor("employer", "12"), "link")
CLOSED = {"email": None, "phone": None, "coverLetter": None, "cv": None, "otherDocuments": []}


class Opened:
    """An application that was sent, as both sides read it."""

    def __init__(self, site: Site, job: int, email: str) -> None:
        self.site = site
        self.email = email
        self.id, self.mine = site.sent(job, email=email)
        self.inbox = site.inbox(12)
        self.cv = self.sent()["cv"]["id"]

    def sent(self) -> dict[str, dict[str, str]]:
        return self.site.call("GET", f"/applications/{self.id}", access=self.mine).json()["sent"]

    def read(self) -> Response:
        return self.site.call("GET", f"/inbox/applications/{self.id}", access=self.inbox)

    def download(self) -> Response:
        return self.site.call("GET", f"/documents/{self.cv}", access=self.inbox, params={"application": self.id})

    def open(self) -> None:
        assert self.site.call("POST", f"/inbox/applications/{self.id}/seen", access=self.inbox).status_code == 200

    def is_seen(self) -> bool:
        return self.site.call("GET", f"/applications/{self.id}", access=self.mine).json()["seenAt"] is not None

    def is_closed(self) -> bool:
        """Whether the employer gets nothing of what was sent, by any route."""
        read = self.read()
        got = {name: read.json()[name] for name in CLOSED}
        words = (self.email, "385912345678", "javljam se", self.cv)
        nothing = got == CLOSED and not read.json()["isOpen"] and not any(word in read.text for word in words)
        assert nothing == (self.download().status_code == 404)
        return nothing


def test_it_is_closed_until_a_person_opens_it(site: Site, job: int, email: str) -> None:
    application = Opened(site, job, email)
    assert (application.read().json()["firstName"], application.read().json()["jobId"]) == ("Ana", job)
    assert application.is_closed()
    assert not application.is_seen(), "reading and trying to download open nothing"
    application.open()
    assert not application.is_closed()
    assert application.is_seen()
    assert application.read().json()["email"] == email
    assert application.download().content == PDF


def test_a_version_that_was_sent_again_is_closed_until_it_is_opened(site: Site, job: int, email: str) -> None:
    application = Opened(site, job, email)
    application.open()
    form = {"firstName": "Ana", "lastName": "Novak", "email": email, "cvDocumentId": application.cv, "locale": "hr"}
    resent = site.call("POST", f"/applications/{application.id}/resend", access=application.mine, json=form)
    assert resent.status_code == 200
    assert application.is_closed()
    assert not application.is_seen()
    application.open()
    assert not application.is_closed()


def test_what_nobody_opened_stays_closed_once_the_selection_has_ended(site: Site, job: int, email: str) -> None:
    application = Opened(site, job, email)
    site.services[SELECTION].end(UUID(application.id), 12, EndingReason.FINISHED, EMPLOYER)
    assert application.is_closed()
    refused = site.call("POST", f"/inbox/applications/{application.id}/seen", access=application.inbox)
    assert (refused.status_code, refused.json()["code"]) == (409, "SELECTION_ENDED")
    assert application.is_closed()


def test_what_was_opened_stays_open_once_the_selection_has_ended(site: Site, job: int, email: str) -> None:
    application = Opened(site, job, email)
    application.open()
    site.services[SELECTION].end(UUID(application.id), 12, EndingReason.HIRED, EMPLOYER)
    assert not application.is_closed()
