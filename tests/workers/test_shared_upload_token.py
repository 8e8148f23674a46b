"""Two people apply from one browser, so with one upload token: neither's data is exported, adopted or erased with the
other's."""

from dataclasses import dataclass
from uuid import UUID

import pytest
from sqlalchemy import select, text

from domain.applications.events import ApplicationInitiated
from domain.applications.streams import ApplicationStreams
from domain.documents.tables import document
from read_models.applications.projection import ApplicationRows
from tests.api.accounts.people import PASSWORD, Browser
from tests.workers.test_personal_data import (  # noqa: F401 - fixtures
    House,
    export_of,
    house,
    platform,
    rows_as_text,
)


@dataclass
class Applied:
    """A sent application, and what only its applicant wrote or uploaded."""

    email: str
    mark: str
    application_id: str
    link: str
    cv: str

    @property
    def texts(self) -> tuple[str, ...]:
        return (self.email, self.mark)


@dataclass
class SharedComputer:
    """A browser in which several people fill in forms one after the other."""

    house: House
    token: str = ""

    def applied(self, name: str) -> Applied:
        mark, email = f"Canary{name}", f"canary.{name.lower()}@example.com"
        uploaded = self.house.site.upload(f"{mark} in the file".encode(), f"{mark}.txt", self.token).json()
        self.token = uploaded["uploadToken"]
        form = {"firstName": mark, "lastName": "Horvat", "email": email, "coverLetter": f"{mark} in the letter"}
        application_id, link = self.house.site.sent(
            self.house.job(), **form, cvDocumentId=uploaded["id"], uploadToken=self.token
        )
        self.house.work()
        return Applied(email, mark, application_id, link, uploaded["id"])

    def registered(self, applied: Applied) -> Browser:
        browser = self.house.people.browser()
        assert browser.register(applied.email, firstName=applied.mark).is_success
        assert browser.verify(applied.email).status_code == 200
        self.house.work()
        return browser


@pytest.fixture
def computer(house: House) -> SharedComputer:  # noqa: F811 - the fixture
    return SharedComputer(house)


def is_whole(house: House, applied: Applied) -> bool:  # noqa: F811 - no fixture here
    """Whether the application, its row and its file can be read."""
    shown = house.site.call("GET", f"/applications/{applied.application_id}", access=applied.link)
    assert shown.status_code == 200, shown.text
    sent = shown.json()["sent"]
    content = house.site.call(
        "GET", f"/documents/{sent['cv']['id']}?application={applied.application_id}", access=applied.link
    )
    event = house.site.services[ApplicationStreams].history(UUID(applied.application_id))[0].event
    assert isinstance(event, ApplicationInitiated)
    return (
        sent["firstName"] == event.first_name == applied.mark
        and sent["coverLetter"] == event.cover_letter == f"{applied.mark} in the letter"
        and content.content == f"{applied.mark} in the file".encode()
    )


def test_an_export_has_no_word_of_the_other(computer: SharedComputer) -> None:
    first, second = computer.applied("One"), computer.applied("Two")
    archive = export_of(computer.house, computer.registered(second))
    together = b"\n".join(archive.values()).decode() + "\n".join(archive)
    assert [each for each in second.texts if each not in together] == []
    assert f"{second.mark} in the file" in together
    assert [each for each in first.texts if each in together] == []
    assert first.application_id not in together


def test_an_erasure_leaves_the_other_whole(computer: SharedComputer) -> None:
    first, second = computer.applied("One"), computer.applied("Two")
    assert computer.registered(second).post("/me/erase", password=PASSWORD).status_code == 202
    mails = computer.house.work()
    assert is_whole(computer.house, first)
    notified = [each.message["Subject"] for each in mails if each.message["Subject"].startswith("Prijava je povučena")]
    assert len(notified) == 1
    assert computer.house.site.topics(first.application_id)[-1] == "Forwarded"
    assert computer.house.site.topics(second.application_id)[-1].endswith("ApplicantErased")
    assert second.mark not in " ".join(rows_as_text(computer.house.platform).values())
    assert computer.house.read_models.replay_equals_live(ApplicationRows())


def test_adoption_takes_the_own_application_and_its_file_only(computer: SharedComputer) -> None:
    first, second = computer.applied("One"), computer.applied("Two")
    browser = computer.registered(second)
    mine = browser.call("GET", "/applications").json()["items"]
    assert [each["id"] for each in mine] == [second.application_id]
    account = computer.house.people.account_of(second.email)
    with computer.house.platform.engine.connect() as connection:
        owned = connection.execute(select(document.c.id).where(document.c.person_id == account)).scalars().all()
    shown = browser.call("GET", f"/applications/{second.application_id}").json()["sent"]
    assert [str(each) for each in owned] == [shown["cv"]["id"]]
    assert is_whole(computer.house, first)


def test_signing_in_takes_only_the_named_files_of_an_upload_token(computer: SharedComputer) -> None:
    """Somebody applied as a guest, then somebody else signs in at the same computer and applies."""
    first = computer.applied("One")
    browser, email = computer.house.people.somebody()
    uploaded = computer.house.site.upload(b"Canarynext in the file", "next.txt", computer.token).json()
    form = computer.house.site.form(email=email, cvDocumentId=uploaded["id"], uploadToken=computer.token)
    computer.house.applied(browser, computer.house.job(), form)
    computer.house.work()
    archive = export_of(computer.house, browser)
    together = b"\n".join(archive.values()).decode() + "\n".join(archive)
    assert "Canarynext in the file" in together
    assert first.mark not in together
    assert browser.post("/me/erase", password=PASSWORD).status_code == 202
    computer.house.work()
    assert is_whole(computer.house, first)


def test_the_same_file_in_two_applications_belongs_to_both(computer: SharedComputer) -> None:
    """Two people, or one with two addresses, attach one uploaded file: deleting one application keeps the other's."""
    house = computer.house  # noqa: F811 - the fixture
    uploaded = house.site.upload(b"Canaryshared in the file", "shared.txt").json()
    applied = [
        house.site.sent(
            house.job(),
            email=f"canary.shared{number}@example.com",
            cvDocumentId=uploaded["id"],
            uploadToken=uploaded["uploadToken"],
        )
        for number in range(2)
    ]
    (one, link), (other, others_link) = applied
    assert house.site.call("DELETE", f"/applications/{one}", access=link).status_code == 200
    shown = house.site.call("GET", f"/applications/{other}", access=others_link).json()["sent"]["cv"]["id"]
    content = house.site.call("GET", f"/documents/{shown}?application={other}", access=others_link)
    assert content.content == b"Canaryshared in the file"


def test_an_upload_token_reads_nothing_that_was_sent_with_an_application(computer: SharedComputer) -> None:
    """An attacker who hands a victim a page with his own token does not read the victim's application by it."""
    victim = computer.applied("One")
    shown = computer.house.site.call("GET", f"/applications/{victim.application_id}", access=victim.link).json()
    sent = shown["sent"]["cv"]["id"]
    read = computer.house.site.call("GET", f"/documents/{sent}", headers={"Upload-Token": computer.token})
    assert read.status_code == 404
    form = computer.house.site.form(email="canary.thief@example.com", cvDocumentId=sent, uploadToken=computer.token)
    stolen = computer.house.site.call("POST", f"/applications/{computer.house.job()}/application", json=form)
    assert (stolen.status_code, stolen.json()["code"]) == (404, "DOCUMENT_NOT_FOUND")


def test_what_nobody_verified_is_not_exported_and_goes_with_an_erasure(computer: SharedComputer) -> None:
    """Somebody typed another's address: it says nothing about that person, and holds their address."""
    house = computer.house  # noqa: F811 - the fixture
    browser, email = house.people.somebody("canary.named@example.com")
    form = {"firstName": "Canarytyped", "lastName": "Horvat", "email": email, "coverLetter": "Canarytyped letter"}
    started = house.site.apply(house.job(), **form).json()
    house.work()
    archive = export_of(house, browser)
    assert "Canarytyped" not in b"\n".join(archive.values()).decode()
    assert browser.post("/me/erase", password=PASSWORD).status_code == 202
    house.work()
    assert house.site.topics(started["applicationId"])[-2:] == ["Deleted", "applications.ApplicantErased"]
    assert house.platform.keys.cipher(UUID(started["applicationId"])) is None
    house.read_models.follow(ApplicationRows())
    assert "Canarytyped" not in " ".join(rows_as_text(house.platform).values())
    query = text("SELECT count(*) FROM public.document")
    with house.platform.engine.connect() as connection:
        assert connection.execute(query).scalar_one() == 0
