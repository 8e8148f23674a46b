"""Guests see, export and erase what is held about them, by a link that only their address or number gets."""

import io
import zipfile
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import delete, insert, select, text

from domain.applications.tables import application_owner
from domain.kernel.process.services import Services
from domain.verification.tables import verification_code, verification_contact
from read_models.applications.projection import ApplicationRows
from read_models.register import PROJECTIONS
from tests.workers.mail.mail_server import ReceivedMail
from tests.workers.mail.sms_gateway import gateway
from tests.workers.mail_harness import parameters_in
from tests.workers.test_personal_data import (  # noqa: F401 - fixtures
    EMPLOYER_ADDRESS,
    House,
    house,
    platform,
    rows_as_text,
)
from workers.personal_data import PersonalData
from workers.register import PROVIDERS

EMAIL, OTHER = "canary.guest@example.com", "canary.other@example.com"
MARKS = ("Canaryguest", EMAIL, "Canaryguestfile")


class Guest:
    """Somebody who applies without an account, and asks what is held about them."""

    def __init__(self, house: House, email: str, mark: str) -> None:  # noqa: F811 - no fixture here
        self.house = house
        self.email = email
        self.mark = mark
        self.token = ""

    def applied(self, token: str = "") -> tuple[str, str]:
        uploaded = self.house.site.upload(f"{self.mark}file".encode(), f"{self.mark}file.txt", token).json()
        self.token = uploaded["uploadToken"]
        sent = self.house.site.sent(
            self.house.job(),
            firstName=self.mark,
            email=self.email,
            coverLetter=f"{self.mark} letter",
            cvDocumentId=uploaded["id"],
            uploadToken=self.token,
        )
        self.house.work()
        return sent

    def asked(self, **contact: Any) -> list[ReceivedMail]:
        """The mails that follow from asking for a link."""
        body = (contact or {"email": self.email}) | {"locale": "en"}
        assert self.house.site.call("POST", "/personal-data/link", json=body).status_code == 204
        return list(self.house.work())

    def link(self) -> str:
        [mail] = self.asked()
        assert mail.recipients == [self.email]
        return parameters_in(mail.message)["access"]

    def shown(self, link: str) -> dict[str, Any]:
        answer = self.house.site.call("GET", "/personal-data", access=link)
        assert answer.status_code == 200, answer.text
        assert answer.headers["cache-control"] == "no-store"
        return answer.json()


@pytest.fixture
def guest(house: House) -> Guest:  # noqa: F811 - the fixture
    return Guest(house, EMAIL, "Canaryguest")


def test_the_link_shows_what_is_held(guest: Guest) -> None:
    application, mine = guest.applied()
    withdrawn, link_of_withdrawn = guest.applied()
    guest.house.site.call("DELETE", f"/applications/{withdrawn}", access=link_of_withdrawn)
    guest.house.work()
    shown = guest.shown(guest.link())
    first, second = shown["applications"]
    assert (first["id"], second["id"]) == (application, withdrawn)
    assert (first["firstName"], first["email"], first["files"]) == ("Canaryguest", EMAIL, 1)
    assert (second["withdrawnAt"] is not None, second["files"]) == (True, 0)
    assert (shown["exports"], shown["isBeingErased"]) == ([], False)
    assert mine


def test_whether_an_address_is_known_is_not_revealed(guest: Guest) -> None:
    guest.applied()
    counted: list[tuple[int, str, int]] = []
    for contact in (EMAIL, "canary.nobody@example.com"):
        answer = guest.house.site.call("POST", "/personal-data/link", json={"email": contact, "locale": "hr"})
        with guest.house.platform.engine.connect() as connection:
            tasks = text("SELECT count(*) FROM public.task WHERE name = 'accounts.send_personal_data_link'")
            counted.append((answer.status_code, answer.text, connection.execute(tasks).scalar_one()))
    assert counted == [(204, "", 1), (204, "", 2)]
    assert [mail.recipients for mail in guest.house.work()] == [[EMAIL]]


def test_an_unverified_contact_gets_no_link(guest: Guest) -> None:
    """A person who typed a contact need not be its owner: nothing is to be shown, so nothing is sent."""
    guest.house.site.apply(guest.house.job(), email=EMAIL)
    guest.house.work()
    assert guest.asked() == []


def test_the_export_holds_everything_and_nothing_of_others(guest: Guest) -> None:
    other = Guest(guest.house, OTHER, "Canaryother")
    application, _ = guest.applied()
    other.applied(token=guest.token)
    link = guest.link()
    asked = guest.house.site.call("POST", "/personal-data/exports", access=link)
    assert asked.status_code == 202
    again = guest.house.site.call("POST", "/personal-data/exports", access=link)
    assert again.json()["id"] == asked.json()["id"]
    guest.house.work()
    [export] = guest.shown(link)["exports"]
    assert export["readyAt"]
    path = f"/personal-data/exports/{export['id']}"
    answer = guest.house.site.call("GET", path, params={"access": link})
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        together = b"\n".join(archive.read(name) for name in archive.namelist()).decode() + "\n".join(
            archive.namelist()
        )
    assert [mark for mark in MARKS if mark not in together] == []
    assert application in together
    assert "Canaryother" not in together
    assert OTHER not in together
    refused = guest.house.site.call("GET", path, access=other.link())
    assert (refused.status_code, refused.json()["code"]) == (404, "EXPORT_NOT_FOUND")
    stored = b"".join(each.read_bytes() for each in guest.house.platform.settings.files_dir.glob("exports/*"))
    assert stored
    assert b"Canary" not in stored
    guest.house.people.wind("personal_export", "4 days", "requested_at")
    assert guest.house.people.accounts.exports.delete_expired() == 1
    assert guest.house.platform.keys.cipher(UUID(export["id"])) is None


def test_erasing_leaves_nothing_of_the_guest_and_all_of_others(guest: Guest) -> None:
    other = Guest(guest.house, OTHER, "Canaryother")
    application, _ = guest.applied()
    others, others_link = other.applied(token=guest.token)
    pending = guest.house.site.apply(guest.house.job(), email=EMAIL, firstName="Canaryguest").json()["applicationId"]
    guest.house.work()
    link = guest.link()
    guest.house.site.call("POST", "/personal-data/exports", access=link)
    guest.house.work()
    unconfirmed = guest.house.site.call("POST", "/personal-data/erasure", access=link, json={"confirmed": False})
    assert unconfirmed.status_code == 422
    for _ in range(2):
        confirmed = guest.house.site.call("POST", "/personal-data/erasure", access=link, json={"confirmed": True})
        assert confirmed.status_code == 202
    assert guest.shown(link)["isBeingErased"]
    mails = guest.house.work()
    notified = [each for each in mails if each.recipients == [EMPLOYER_ADDRESS]]
    assert len(notified) == 1
    assert [each.message["Subject"] for each in mails if each.recipients == [EMAIL]] == ["Vaši podaci su obrisani"]
    assert guest.house.site.topics(application)[-2:] == ["Deleted", "applications.ApplicantErased"]
    assert guest.house.site.topics(pending)[-2:] == ["Deleted", "applications.ApplicantErased"]
    guest.house.read_models.follow(*PROJECTIONS)
    assert guest.house.read_models.replay_equals_live(ApplicationRows())
    rows = " ".join(rows_as_text(guest.house.platform).values())
    assert [mark for mark in MARKS if mark in rows] == []
    index = guest.house.people.accounts.repository.email_index(EMAIL)
    assert index not in rows, "the hash of the contact goes, too"
    refused = guest.house.site.call("GET", "/personal-data", access=link)
    assert (refused.status_code, refused.json()["code"]) == (401, "LINK_INVALID")
    assert guest.asked() == []
    shown = guest.house.site.call("GET", f"/applications/{others}", access=others_link).json()
    assert shown["sent"]["firstName"] == "Canaryother"
    assert not list(guest.house.platform.settings.files_dir.glob("exports/*"))


def test_a_restored_backup_brings_back_no_hash_of_an_erased_contact(guest: Guest) -> None:
    other = Guest(guest.house, OTHER, "Canaryother")
    guest.applied()
    other.applied()
    platform = guest.house.platform  # noqa: F811 - no fixture here
    tables = (application_owner, verification_code, verification_contact)
    with platform.engine.connect() as connection:
        backup = {table: connection.execute(select(table)).mappings().all() for table in tables}
    confirmed = guest.house.site.call("POST", "/personal-data/erasure", access=guest.link(), json={"confirmed": True})
    assert confirmed.status_code == 202
    guest.house.work()
    with platform.engine.begin() as connection:
        for table, rows in backup.items():
            connection.execute(delete(table))
            connection.execute(insert(table), [dict(row) for row in rows])
    indexes = [guest.house.people.accounts.repository.email_index(each) for each in (EMAIL, OTHER)]
    assert [index in " ".join(rows_as_text(platform).values()) for index in indexes] == [True, True]
    Services(platform, PROVIDERS)[PersonalData].erase_restored()
    assert [index in " ".join(rows_as_text(platform).values()) for index in indexes] == [False, True]


def test_a_guest_without_an_address_gets_a_text_message(guest: Guest) -> None:
    with gateway(200) as (url, received):
        guest.house.post.open_gateway(url)
        job = guest.house.post.job()
        application = guest.house.post.start(job, email=None)
        guest.house.work()
        guest.house.post.harness.verify(application)
        guest.house.work()
        before = len(received)
        assert guest.asked(phone={"countryCode": "+385", "number": "091 234 5678"}) == []
        assert len(received) == before + 1
        assert "/en/my-data?access=" in received[-1]["text"]


@pytest.mark.parametrize("token", ["", "forged", "eyJhIjoxfQ.abc.def"])
def test_without_a_valid_link_nothing_is_shown(guest: Guest, token: str) -> None:
    for method, path in (("GET", ""), ("POST", "/exports"), ("POST", "/erasure")):
        confirmed = {"confirmed": True} if path == "/erasure" else None
        answer = guest.house.site.call(method, f"/personal-data{path}", access=token, json=confirmed)
        assert answer.status_code == 401


def test_the_links_of_applications_and_accounts_do_not_open_it(guest: Guest) -> None:
    _, mine = guest.applied()
    assert guest.house.site.call("GET", "/personal-data", access=mine).status_code == 401


def test_who_only_saved_searches_sees_exports_and_erases_them(guest: Guest) -> None:
    mine = guest.house.alert_of_guest(EMAIL, "Canaryguestalert")
    waiting = {"search": {"query": ["Canaryguest"]}, "email": EMAIL, "locale": "hr"}
    assert guest.house.people.browser().post("/saved-searches", **waiting).status_code == 202
    guest.house.work()
    link = guest.link()
    shown = guest.shown(link)
    assert (shown["applications"], shown["savedSearches"]) == ([], 1)
    guest.house.site.call("POST", "/personal-data/exports", access=link)
    guest.house.work()
    [export] = guest.shown(link)["exports"]
    answer = guest.house.site.call("GET", f"/personal-data/exports/{export['id']}", params={"access": link})
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        together = b"\n".join(archive.read(name) for name in archive.namelist()).decode()
    assert EMAIL in together
    assert "Canaryguestalert" in together
    guest.house.site.call("POST", "/personal-data/erasure", access=link, json={"confirmed": True})
    assert [mail.recipients for mail in guest.house.work()] == [[EMAIL]]
    refused = guest.house.site.call("GET", "/saved-searches", access=mine)
    assert (refused.status_code, refused.json()["code"]) == (401, "LINK_INVALID")
    guest.house.read_models.follow(*PROJECTIONS)
    left = rows_as_text(guest.house.platform)
    assert [name for name, rows in left.items() if "anaryguest" in rows or EMAIL in rows] == []


def test_an_address_that_was_not_confirmed_gets_no_link(guest: Guest) -> None:
    waiting = {"search": {"query": ["konobar"]}, "email": EMAIL, "locale": "hr"}
    assert guest.house.people.browser().post("/saved-searches", **waiting).status_code == 202
    guest.house.work()
    assert guest.asked() == []
