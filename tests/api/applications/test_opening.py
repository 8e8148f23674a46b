"""Nobody at the employer reads an application without the applicant learning it."""

from uuid import UUID

from domain.applications.events import EndingReason
from domain.applications.selection import Selection
from domain.kernel.log.event import Actor, Context
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
    site.services[Selection].end(UUID(application.id), 12, EndingReason.FINISHED, EMPLOYER)
    assert application.is_closed()
    refused = site.call("POST", f"/inbox/applications/{application.id}/seen", access=application.inbox)
    assert (refused.status_code, refused.json()["code"]) == (409, "SELECTION_ENDED")
    assert application.is_closed()


def test_what_was_opened_stays_open_once_the_selection_has_ended(site: Site, job: int, email: str) -> None:
    application = Opened(site, job, email)
    application.open()
    site.services[Selection].end(UUID(application.id), 12, EndingReason.HIRED, EMPLOYER)
    assert not application.is_closed()


def test_previous_and_next_follow_the_list_and_open_nothing(site: Site) -> None:
    employer, job, other = 91, site.jobs.publish(91).number, site.jobs.publish(91).number
    inbox = site.inbox(employer)
    sent = (site.sent(number, email=f"{place}@n.example") for place, number in enumerate((job, other, job)))
    first, second, third = (application for application, _ in sent)

    def neighbours(application: str, **query: int | str) -> tuple[str | None, str | None]:
        read = site.call("GET", f"/inbox/applications/{application}", access=inbox, params=query).json()
        assert (read["isOpen"], read["coverLetter"]) == (False, None)
        return read["previousId"], read["nextId"]

    walked = [neighbours(each) for each in (third, second, first)]
    assert walked == [(None, second), (third, first), (second, None)]
    listed = site.call("GET", "/inbox", access=inbox).json()["items"]
    assert [each["id"] for each in listed] == [third, second, first]
    assert neighbours(third, jobId=job) == (None, first)
    assert neighbours(second, status="ended") == (None, None)
    for application in (first, second, third):
        assert site.topics(application) == ["Initiated", "CodeVerified", "Sent"]


def test_an_opened_application_keeps_its_place_among_the_new_ones(site: Site) -> None:
    inbox, job = site.inbox(92), site.jobs.publish(92).number
    first, second, third = (site.sent(job, email=f"{name}@n.example")[0] for name in ("a", "b", "c"))
    assert site.call("POST", f"/inbox/applications/{second}/seen", access=inbox).status_code == 200
    read = site.call("GET", f"/inbox/applications/{second}", access=inbox, params={"status": "new"}).json()
    assert (read["previousId"], read["nextId"]) == (third, first)


def test_neighbours_are_never_those_of_another_employer(site: Site) -> None:
    mine, job = site.inbox(93), site.jobs.publish(93).number
    application, _ = site.sent(job, email="d@n.example")
    others, _ = site.sent(site.jobs.publish(94).number, email="e@n.example")
    read = site.call("GET", f"/inbox/applications/{application}", access=mine).json()
    assert (read["previousId"], read["nextId"]) == (None, None)
    assert others not in read.values()
