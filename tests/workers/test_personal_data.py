"""A unique mark in every personal field: all are in the export, and none is anywhere after erasure."""

import io
import json
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
import redis
from sqlalchemy import text
from structlog.testing import capture_logs

from domain.accounts.one_time_links import Purpose
from domain.accounts.roles import AccountRole, Grant
from domain.accounts.tasks import SEND_EMAIL_LINK
from domain.applications.state import Stage
from domain.applications.streams import ApplicationStreams
from domain.kernel.process.platform import Platform
from domain.verification.signed_links import ApplicantLink
from local.valkey import Valkey
from read_models.job_pages.projection import JobPages
from read_models.register import PROJECTIONS
from tests.api.accounts.people import PASSWORD, Browser, People, open_people
from tests.api.site_client import Site, open_site
from tests.read_model_harness import ReadModels
from tests.workers.cv_canaries import CV_MARKS, write_cv
from tests.workers.mail.mail_server import ReceivedMail, ReceivingMailServer
from tests.workers.mail_harness import MailHarness, open_with_mail, parameters_in, text_of
from workers.outbox.queue import TaskQueue

EMAIL = "canary.mail@example.com"
NEXT_EMAIL = "canary.next@example.com"
PERSON = {"firstName": "Canaryfirst", "lastName": "Canarylast", "email": EMAIL}
FORM = PERSON | {"phone": {"countryCode": "+385", "number": "0911112222"}, "coverLetter": "Canaryletter"}
MARKS = (
    "Canaryfirst",
    "Canarylast",
    "canary.",
    "911112222",
    "Canaryletter",
    "Canaryname",
    "Canarycontent",
    "Canarystreet",
    "Canaryreason",
    "Canarysearch",
    "Canaryalert",
    "canaryalert",
    *CV_MARKS,
)
EMPLOYER_ADDRESS = "zaposljavanje@uvala.example"


@dataclass
class House:
    """The whole site, with its mail and its background work."""

    people: People
    site: Site
    post: MailHarness
    read_models: ReadModels
    mails: list[ReceivedMail] = field(default_factory=list[ReceivedMail])

    @property
    def platform(self) -> Platform:
        return self.people.platform

    def work(self) -> list[ReceivedMail]:
        """Does all that is to be done now, until nothing is left that is due."""
        arrived: list[ReceivedMail] = []
        for _ in range(6):
            arrived += self.post.work()
            self.post.let_pauses_pass()
        self.mails += arrived
        return arrived

    def job(self) -> int:
        """A job of an employer who can be written to."""
        return self.post.job(contact_email=EMPLOYER_ADDRESS)

    def life(self) -> tuple[Browser, list[str]]:
        """Somebody does everything that one can do; answers with their browser and their applications."""
        browser, jobs = self.people.browser(), [self.job() for _ in range(4)]
        self.read_models.follow(JobPages())
        browser.allow_all_cookies()
        browser.call("PUT", f"/me/saved-jobs/{jobs[0]}")
        browser.call("PUT", f"/me/saved-jobs/{jobs[0]}/note", json={"note": "Canarynote"})
        browser.post("/track-page-visit", jobId=jobs[0])
        browser.call("POST", "/jobs/search-history", params={"query": "Canarysearch"})
        as_guest = self.site.sent(jobs[0], **FORM)[0]
        self.alert_of_guest(EMAIL, "Canaryalert kuhar")
        assert browser.register(
            EMAIL, firstName="Canaryfirst", lastName="Canarylast", address="Canarystreet 1"
        ).is_success
        assert browser.verify(EMAIL).status_code == 200
        uploaded = browser.call(
            "POST", "/documents", files={"file": ("Canaryname.txt", b"Canarycontent")}, data={"source": "cv"}
        ).json()
        form = self.site.form(**FORM, cvDocumentId=uploaded["id"], uploadToken=None)
        sent, taken_back = (self.applied(browser, job, form) for job in jobs[1:3])
        draft = self.applied(browser, jobs[3], form | {"draft": True})
        write_cv(browser)
        alert = {"query": ["Canaryalert konobar"]}
        assert browser.post("/me/saved-searches", search=alert, name="canaryalert").status_code == 201
        self.work()
        inbox = self.site.inbox(self.post.employer_of(UUID(sent)))
        assert self.site.call("POST", f"/inbox/applications/{sent}/seen", access=inbox).status_code == 200
        browser.call("DELETE", f"/applications/{taken_back}")
        self.people.browser().login(EMAIL)
        browser.post("/me/meta", dismissedHints=["canary.hint"])
        self.visit(EMAIL)
        browser.post("/me/change-email", email=NEXT_EMAIL, password=PASSWORD)
        self.people.browser().post("/auth/password", email=EMAIL)
        self.work()
        return browser, [as_guest, sent, taken_back, draft]

    def alert_of_guest(self, email: str, words: str) -> str:
        """A guest saves a search and confirms it by the mail; returns the link to all of theirs."""
        body = {"search": {"query": [words]}, "email": email, "locale": "hr"}
        assert self.people.browser().post("/saved-searches", **body).status_code == 202
        [mail] = [mail for mail in self.work() if "token" in parameters_in(mail.message)]
        assert mail.recipients == [email]
        token = parameters_in(mail.message)["token"]
        confirmed = self.people.browser().post("/saved-search-confirmations", token=token)
        assert confirmed.status_code == 200, confirmed.text
        return confirmed.json()["access"]

    def visit(self, email: str) -> None:
        """An administrator acts as the person."""
        administrator, _ = self.people.staff(Grant(AccountRole.ADMINISTRATOR))
        assert administrator.post("/auth/login-as", email=email, reason="Canaryreason").status_code == 200
        assert administrator.post("/auth/logout").status_code == 204

    def applied(self, browser: Browser, job: int, form: dict[str, Any]) -> str:
        headers = {"Idempotency-Key": f"k-{job:08}"}
        answer = browser.call("POST", f"/applications/{job}/application", json=form, headers=headers)
        assert answer.status_code == 201, answer.text
        return answer.json()["applicationId"]

    def marked(self) -> set[str]:
        """Finds where a mark stands in the clear."""
        return marked_in(self.platform) | set(_marked(_in_redis(self.platform)))


def marked_in(platform: Platform) -> set[str]:
    """Finds where in the database and among the files a mark stands in the clear."""
    return set(_marked(rows_as_text(platform) | _in_files(platform)))


def _marked(kept: dict[str, str]) -> Iterator[str]:
    for place, content in kept.items():
        if any(mark in content or mark.encode().hex() in content for mark in MARKS):
            yield place


def rows_as_text(platform: Platform) -> dict[str, str]:
    """The rows of each table in the clear."""
    tables = text(
        "SELECT table_schema || '.' || table_name FROM information_schema.tables"
        " WHERE table_type = 'BASE TABLE' AND table_schema !~ '^(pg_|information_schema)'"
    )
    with platform.engine.connect() as connection:
        return {
            name: connection.execute(
                text(f"SELECT coalesce(string_agg(t::text, ' '), '') FROM {name} AS t")
            ).scalar_one()
            for name in connection.execute(tables).scalars().all()
        }


def _in_files(platform: Platform) -> dict[str, str]:
    files = [path for path in platform.settings.files_dir.rglob("*") if path.is_file()]
    return {str(path): path.read_bytes().decode("latin-1") for path in files}


def _in_redis(platform: Platform) -> dict[str, str]:
    with redis.Redis.from_url(platform.settings.redis_url) as connection:
        return {f"redis {key!r}": repr(connection.dump(key)) for key in connection.scan_iter()}


@pytest.fixture
def platform(
    new_database: Callable[[], str], valkey: Valkey, server: ReceivingMailServer, tmp_path: Path
) -> Iterator[Platform]:
    with open_with_mail(
        new_database(), valkey, server, tmp_path / "files", site_url="http://127.0.0.1:8000", database_pool_size=16
    ) as opened:
        yield opened


@pytest.fixture
def house(platform: Platform, queue: TaskQueue, server: ReceivingMailServer) -> Iterator[House]:
    with open_site(platform) as site, open_people(platform, site.app) as people:
        yield House(people, site, MailHarness(platform, queue, server), ReadModels(platform))


def export_of(house: House, browser: Browser) -> dict[str, bytes]:
    """The archive, fetched by what the mail says."""
    assert browser.post("/me/export", password=PASSWORD).status_code == 202
    [mail] = house.work()
    export_id = parameters_in(mail.message)["export"]
    answer = browser.call("GET", f"/me/exports/{export_id}")
    assert answer.status_code == 200
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def test_everything_is_in_the_export_and_nothing_anywhere_after_erasure(house: House) -> None:
    browser, applications = house.life()
    archive = export_of(house, browser)
    together = b"\n".join(archive.values()).decode() + "\n".join(archive)
    assert [mark for mark in MARKS if mark not in together] == []
    assert {name.removesuffix(".json") for name in archive if name.startswith("applications/")} == {
        f"applications/{each}" for each in applications
    }
    [opening] = json.loads(archive["openings.json"])
    assert (opening["kind"], opening["opened_id"]) == ("application", applications[1])
    account = json.loads(archive["account.json"])
    assert account["consents"][0]["terms_version"] == 1
    assert house.marked(), "there must be something to be erased"

    assert browser.post("/me/erase", password=PASSWORD).status_code == 202
    assert not browser.is_in
    mails = house.work()
    messages = [mail for mail in mails if mail.recipients == [EMPLOYER_ADDRESS]]
    assert {mail.message["Subject"].startswith("Prijava je povučena") for mail in messages} == {True}
    assert all("obrisala je sve svoje podatke" in " ".join(text_of(mail.message).split()) for mail in messages)
    assert any("Canaryfirst Canarylast" in text_of(mail.message) for mail in messages)
    assert [mail.message["Subject"] for mail in mails if mail.recipients == [EMAIL]] == ["Vaši podaci su obrisani"]
    house.read_models.follow(*PROJECTIONS)
    assert house.marked() == set()
    assert browser.login(EMAIL).status_code == 400
    assert house.platform.settings.files_dir.exists()
    assert not list(house.platform.settings.files_dir.glob("exports/*"))


def test_no_personal_data_are_logged(house: House) -> None:
    with capture_logs() as lines:
        browser, _ = house.life()
        export_of(house, browser)
        browser.post("/me/erase", password=PASSWORD)
        house.work()
    written = repr(lines)
    assert {line["event"] for line in lines} >= {"request", "task_postponed"}, "the journal is kept meanwhile"
    assert [mark for mark in MARKS if mark in written] == []


def test_a_rebuild_does_not_bring_an_erased_person_back(house: House) -> None:
    browser, _ = house.life()
    browser.post("/me/erase", password=PASSWORD)
    house.work()
    house.read_models.follow(*PROJECTIONS)
    for projection in PROJECTIONS:
        assert house.read_models.replay_equals_live(projection)
        house.read_models.rebuild.run(projection, switch=True)
    assert house.marked() == set()


def test_the_history_stays_without_personal_data(house: House) -> None:
    browser, [as_guest, sent, taken_back, draft] = house.life()
    browser.post("/me/erase", password=PASSWORD)
    house.work()
    assert house.site.topics(as_guest)[-2:] == ["Deleted", "applications.ApplicantErased"]
    assert "Seen" in house.site.topics(sent)
    assert house.site.topics(taken_back)[-2:] == ["Deleted", "applications.ApplicantErased"]
    assert house.site.topics(draft) == ["Initiated", "Deleted", "applications.ApplicantErased"]
    found = house.site.services[ApplicationStreams].require(UUID(sent))
    assert (found.applicant.first_name, found.stage) == ("", Stage.SENT)


def test_nothing_more_is_recorded_about_an_erased_person(house: House) -> None:
    browser, [as_guest, *_] = house.life()
    browser.post("/me/erase", password=PASSWORD)
    house.work()
    found = house.site.services[ApplicationStreams].load(UUID(as_guest))
    assert found
    assert found.subject
    subject = found.subject
    assert house.platform.keys.cipher(subject) is None
    before = house.site.topics(as_guest)
    applicant = house.site.links.sign(ApplicantLink(application_id=UUID(as_guest)))
    employer = house.site.inbox(house.post.employer_of(UUID(as_guest)))
    form = {name: value for name, value in house.site.form(**FORM).items() if name not in {"source", "consent"}}
    refused = [
        house.site.call("GET", f"/applications/{as_guest}", access=applicant),
        house.site.call("POST", f"/applications/{as_guest}/resend", access=applicant, json=form),
        house.site.call("POST", f"/inbox/applications/{as_guest}/seen", access=employer),
        house.site.call("POST", f"/inbox/applications/{as_guest}/end", access=employer, json={"reason": "hired"}),
    ]
    assert [answer.status_code for answer in refused] == [401, 401, 410, 410]
    assert house.site.topics(as_guest) == before


def test_undeliverable_mails_to_employers_do_not_block_the_erasure_for_ever(
    house: House, server: ReceivingMailServer
) -> None:
    browser, _ = house.life()
    server.refuse_data = "451 try later"
    browser.post("/me/erase", password=PASSWORD)
    for _ in range(2):
        house.post.work()
        house.post.let_pauses_pass()
    assert house.marked(), "the key is kept while employers are still to be told"
    house.work()
    assert house.marked() == set()


def test_a_deactivated_account_is_erased_after_thirty_days(house: House) -> None:
    browser, _ = house.life()
    browser.post("/me/deactivate", password=PASSWORD)
    house.work()
    erasure = house.people.accounts.erasure
    house.people.wind("account", "29 days", "deactivated_at")
    assert erasure.request_overdue() == 0
    house.people.wind("account", "2 days", "deactivated_at")
    assert erasure.request_overdue() == 1
    assert erasure.request_overdue() == 0
    house.work()
    assert house.marked() == set()


def test_a_deactivated_account_gets_no_mail_about_applications(house: House) -> None:
    browser, [_, sent, *_] = house.life()
    browser.post("/me/deactivate", password=PASSWORD)
    assert [mail.recipients for mail in house.work()] == [[EMAIL]], "until when they may come back"
    inbox = house.site.inbox(house.post.employer_of(UUID(sent)))
    ended = house.site.call("POST", f"/inbox/applications/{sent}/end", access=inbox, json={"reason": "not-selected"})
    assert ended.status_code == 200
    assert house.work() == []
    assert browser.login(EMAIL, comeBack=True).status_code == 200
    shown = browser.call("GET", f"/applications/{sent}").json()
    assert shown["status"] == "ended"


def test_an_account_being_erased_cannot_be_reactivated(house: House) -> None:
    browser, _ = house.life()
    browser.post("/me/erase", password=PASSWORD)
    again = browser.login(EMAIL, comeBack=True)
    assert (again.status_code, again.json()["code"]) == (400, "INVALID_CREDENTIALS")
    token = house.people.accounts.links.token(Purpose.EMAIL, house.people.tasks(SEND_EMAIL_LINK)[-1])
    house.people.browser().post("/auth/verify-email", token=token)
    assert browser.login(NEXT_EMAIL, comeBack=True).status_code == 400


def test_erasure_is_idempotent(house: House) -> None:
    browser, [as_guest, *_] = house.life()
    browser.post("/me/erase", password=PASSWORD)
    house.work()
    before = house.site.topics(as_guest)
    with house.platform.engine.begin() as connection:
        connection.execute(
            text("UPDATE public.task SET state = 'waiting', attempts = 0 WHERE name = 'accounts.erase_person'")
        )
        connection.execute(text("UPDATE public.erasure SET finished_at = NULL"))
    house.work()
    assert house.site.topics(as_guest) == before
    assert house.marked() == set()


def test_an_export_belongs_to_its_person_and_expires(house: House) -> None:
    browser, _ = house.people.somebody()
    stranger, _ = house.people.somebody()
    house.work()
    asked = browser.post("/me/export", password=PASSWORD).json()
    path = f"/me/exports/{asked['id']}"
    assert (asked["readyAt"], browser.call("GET", path).status_code) == (None, 404)
    assert browser.post("/me/export", password=PASSWORD).json()["id"] == asked["id"]
    house.work()
    assert browser.call("GET", path).status_code == 200
    assert stranger.call("GET", path).json()["code"] == "EXPORT_NOT_FOUND"
    assert house.people.browser().call("GET", path).json()["code"] == "LOGIN_REQUIRED"
    house.people.wind("personal_export", "4 days", "requested_at")
    assert house.people.accounts.exports.delete_expired() == 1
    assert browser.call("GET", path).status_code == 404
    assert not list(house.platform.settings.files_dir.glob("exports/*"))


def test_a_tampered_archive_is_not_delivered_completely(house: House) -> None:
    browser, _ = house.people.somebody()
    house.work()
    asked = browser.post("/me/export", password=PASSWORD).json()
    house.work()
    [path] = house.platform.settings.files_dir.glob("exports/*")
    content = bytearray(path.read_bytes())
    content[40] ^= 1
    path.write_bytes(content)
    assert browser.call("GET", f"/me/exports/{asked['id']}").status_code == 500


def test_the_person_sees_consents_and_who_opened_what(house: House) -> None:
    browser, [_, sent, *_] = house.life()
    consents = browser.call("GET", "/me/consents").json()["items"]
    assert {each["channel"] for each in consents} == {"web", "application"}
    access = browser.call("GET", "/me/access").json()
    assert [each["applicationId"] for each in access["openings"]] == [sent]
    assert access["openings"][0]["employerName"]
    [visit] = access["visits"]
    assert (visit["reason"], visit["endedAt"] is None) == ("Canaryreason", False)
