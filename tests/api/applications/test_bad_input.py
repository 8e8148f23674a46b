"""Invalid requests and failing servers: a problem with a stable code, no partial effect."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from PIL import Image
from sqlalchemy import text

from domain.documents.service import MAX_FILE_BYTES
from domain.kernel.log.event_store import VersionConflict
from domain.platform import open_platform
from local.postgres import NOT_DURABLE, Postgres
from migrations.upgrade import upgrade
from tests.api.site_client import Response, Site, open_site
from tests.job_fixtures import BY_PHONE, JobFixtures
from tests.sample_consent import CONSENT, REFUSALS, REFUSED
from tests.settings_factory import settings_for

LARGEST = 2**63 - 1


def phone(number: str, country_code: str = "+385") -> dict[str, str]:
    return {"countryCode": country_code, "number": number}


def problem(answer: Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/problem+json"
    said = answer.json()
    assert said["message"]
    assert said["status"] == answer.status_code
    return answer.status_code, said["code"]


def to_blame(answer: Response) -> dict[str, str]:
    return {error["field"]: error["code"] for error in answer.json()["errors"]}


@pytest.fixture
def untouched(site: Site) -> Callable[[], bool]:
    """Whether no application was started and no code requested since the test began."""

    def counts() -> tuple[int, ...]:
        with site.platform.engine.connect() as connection:
            tables = ("events.applications", "public.application_owner", "public.verification_code")
            return tuple(connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one() for table in tables)

    before = counts()
    return lambda: counts() == before


@pytest.mark.parametrize(
    ("changes", "field", "code"),
    [
        ({"firstName": ""}, "firstName", "REQUIRED_INPUT"),
        ({"firstName": None}, "firstName", "REQUIRED_INPUT"),
        ({"firstName": "   "}, "firstName", "REQUIRED_INPUT"),
        ({"lastName": "x" * 256}, "lastName", "TOO_LONG"),
        ({"lastName": "Horvat\r\nBcc: x@example.com"}, "lastName", "INVALID_TEXT"),
        ({"firstName": "Ana\0"}, "firstName", "INVALID_TEXT"),
        ({"coverLetter": "a\0b"}, "coverLetter", "INVALID_TEXT"),
        ({"coverLetter": "x" * 10_001}, "coverLetter", "TOO_LONG"),
        ({"email": "", "phone": None}, "email", "CONTACT_REQUIRED"),
        ({"email": None, "phone": None}, "email", "CONTACT_REQUIRED"),
        ({"email": "ana"}, "email", "INVALID_EMAIL_FORMAT"),
        ({"email": "ana@"}, "email", "INVALID_EMAIL_FORMAT"),
        ({"email": "ana@exam ple.com"}, "email", "INVALID_EMAIL_FORMAT"),
        ({"email": "ana@localhost"}, "email", "INVALID_EMAIL_FORMAT"),
        ({"email": "ana@example.com,maja@example.com"}, "email", "INVALID_EMAIL_FORMAT"),
        ({"email": "x" * 255}, "email", "TOO_LONG"),
        ({"phone": phone("12")}, "phone", "INVALID_PHONE"),
        ({"phone": phone("call me")}, "phone", "INVALID_PHONE"),
        ({"phone": phone("+385" + "1" * 30)}, "phone", "INVALID_PHONE"),
        ({"phone": phone("091 234 5678", "999")}, "phone", "INVALID_PHONE"),
        ({"phone": phone("")}, "phone.number", "REQUIRED_INPUT"),
        ({"phone": phone("1" * 41)}, "phone.number", "TOO_LONG"),
        ({"phone": phone("091 234 5678", "")}, "phone.countryCode", "REQUIRED_INPUT"),
        ({"phone": phone("091 234 5678", "+38500")}, "phone.countryCode", "INVALID_FORMAT"),
        ({"phone": phone("091 234 5678", "HR")}, "phone.countryCode", "INVALID_FORMAT"),
        ({"phone": {"number": "091 234 5678"}}, "phone.countryCode", "REQUIRED_INPUT"),
        ({"phone": "+385912345678"}, "phone", "INVALID_INPUT"),
        ({"email": None}, "phone", "SMS_UNAVAILABLE"),
        ({"cvDocumentId": None}, "cvDocumentId", "CV_REQUIRED"),
        ({"cvDocumentId": "not-an-id"}, "cvDocumentId", "INVALID_ID"),
        ({"otherDocumentIds": [str(uuid4()) for _ in range(5)]}, "otherDocumentIds", "TOO_MANY"),
        ({"uploadToken": None}, "uploadToken", "REQUIRED_INPUT"),
        ({"uploadToken": "forged"}, "uploadToken", "UPLOAD_INVALID"),
        ({"locale": "de"}, "locale", "INVALID_CHOICE"),
        ({"applicationType": "phone"}, "applicationType", "INVALID_CHOICE"),
        ({"consent": None}, "consent", "REQUIRED_INPUT"),
        ({"surname": "Horvat"}, "surname", "UNKNOWN_FIELD"),
        ({"consent": CONSENT | {"terms": None}}, "consent.terms", "REQUIRED_INPUT"),
        *(({"consent": CONSENT | changes}, f"consent.{field}", code) for changes, field, code in REFUSALS),
    ],
)
def test_an_invalid_form_names_the_invalid_field(
    site: Site, job: int, untouched: Callable[[], bool], changes: dict[str, Any], field: str, code: str
) -> None:
    answer = site.apply(job, **changes)
    status, _ = problem(answer)
    assert status == 422
    assert to_blame(answer).get(field) == code
    assert untouched()


def test_fields_of_all_checks_are_named_at_once(site: Site, job: int) -> None:
    answer = site.apply(
        job,
        firstName="x" * 256,
        lastName=" ",
        email="",
        phone=None,
        cvDocumentId="",
        otherDocumentIds=["x"],
        consent=CONSENT | {"processing": REFUSED, "terms": REFUSED},
        surname="Horvat",
    )
    assert to_blame(answer) == {
        "firstName": "TOO_LONG",
        "lastName": "REQUIRED_INPUT",
        "email": "CONTACT_REQUIRED",
        "cvDocumentId": "CV_REQUIRED",
        "otherDocumentIds.0": "INVALID_ID",
        "consent.processing.accepted": "CONSENT_NOT_GIVEN",
        "consent.terms.accepted": "TERMS_NOT_ACCEPTED",
        "surname": "UNKNOWN_FIELD",
    }


def test_all_invalid_fields_are_named_at_once(site: Site, job: int) -> None:
    answer = site.apply(job, firstName="", email="ana", phone=phone("1"), cvDocumentId=None)
    assert to_blame(answer) == {
        "firstName": "REQUIRED_INPUT",
        "email": "INVALID_EMAIL_FORMAT",
        "phone": "INVALID_PHONE",
        "cvDocumentId": "CV_REQUIRED",
    }
    refusals = site.apply(job, firstName="", consent=CONSENT | {"processing": REFUSED, "terms": REFUSED})
    assert to_blame(refusals) == {
        "firstName": "REQUIRED_INPUT",
        "consent.processing.accepted": "CONSENT_NOT_GIVEN",
        "consent.terms.accepted": "TERMS_NOT_ACCEPTED",
    }


@pytest.mark.parametrize("job_id", ["0", "-1", str(LARGEST + 1), "9" * 100, "abc", "1.5", "%00", "１"])
def test_an_invalid_job_number_is_refused(site: Site, untouched: Callable[[], bool], job_id: str) -> None:
    assert problem(site.call("POST", f"/applications/{job_id}/application", json=site.form())) == (422, "INVALID_ID")
    assert untouched()


@pytest.mark.parametrize("job_id", [LARGEST, 10**12])
def test_an_unknown_job_is_not_found(site: Site, untouched: Callable[[], bool], job_id: int) -> None:
    assert problem(site.apply(job_id)) == (404, "JOB_NOT_FOUND")
    assert untouched()


@pytest.mark.parametrize("end", [JobFixtures.close, JobFixtures.pause, JobFixtures.let_pass, JobFixtures.expire])
def test_an_inactive_job_accepts_no_applications_until_it_is_active_again(
    site: Site, job: int, untouched: Callable[[], bool], end: Callable[[JobFixtures, int], None]
) -> None:
    end(site.jobs, job)
    assert problem(site.apply(job)) == (409, "JOB_INACTIVE")
    assert untouched()
    (site.jobs.resume if end is JobFixtures.pause else site.jobs.relist)(job)
    assert site.apply(job).status_code == 201


def test_removed_jobs_and_jobs_without_quick_apply_accept_no_applications(
    site: Site, job: int, untouched: Callable[[], bool]
) -> None:
    site.jobs.remove(job)
    assert problem(site.apply(job)) == (409, "JOB_INACTIVE")
    assert problem(site.apply(site.jobs.publish(ad=BY_PHONE).number)) == (409, "APPLICATION_TYPE_UNAVAILABLE")
    assert untouched()


def test_another_persons_file_cannot_be_attached(site: Site, job: int, untouched: Callable[[], bool]) -> None:
    other = site.upload().json()["id"]
    assert problem(site.apply(job, otherDocumentIds=[other])) == (404, "DOCUMENT_NOT_FOUND")
    assert problem(site.apply(job, cvDocumentId=str(uuid4()))) == (404, "DOCUMENT_NOT_FOUND")
    assert untouched()


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 422, "REQUIRED_INPUT"),
        (b"{", 400, "MALFORMED_BODY"),
        (b"[]", 422, "INVALID_INPUT"),
        (b'{"firstName": "\\ud800"}', 422, None),
        (b"\xff\xfe", 400, "MALFORMED_BODY"),
        (b'{"firstName": ' + b"[" * 100_000, 400, "MALFORMED_BODY"),
    ],
)
def test_a_body_that_is_not_the_form_is_refused(
    site: Site, job: int, untouched: Callable[[], bool], body: bytes, status: int, code: str | None
) -> None:
    headers = {"content-type": "application/json"}
    answer = site.call("POST", f"/applications/{job}/application", content=body, headers=headers)
    found = problem(answer)
    assert found[0] == status
    assert code is None or found[1] == code
    assert untouched()


@pytest.mark.parametrize("key", ["short", "x" * 129, "with space", "ključ-ključ"])
def test_a_malformed_idempotency_key_is_refused(site: Site, job: int, untouched: Callable[[], bool], key: str) -> None:
    form = site.form()
    headers: Any = {"Idempotency-Key": key.encode()}
    answer = site.browser.post(f"/api/applications/{job}/application", json=form, headers=headers)
    assert problem(answer)[0] == 422
    assert untouched()


@pytest.mark.parametrize(
    ("said", "status", "code"),
    [
        ({}, 422, "INVALID_INPUT"),
        ({"code": "12345", "linkToken": "1-x"}, 422, "INVALID_INPUT"),
        ({"code": "1234"}, 400, "INVALID_VERIFICATION_CODE"),
        ({"code": "abcde"}, 400, "INVALID_VERIFICATION_CODE"),
        ({"code": "12345\0"}, 422, "INVALID_TEXT"),
        ({"code": "1" * 21}, 422, "TOO_LONG"),
        ({"linkToken": "1-forged"}, 400, "INVALID_VERIFICATION_LINK"),
        ({"code": 12345}, 422, "INVALID_INPUT"),
        ({"kod": "12345"}, 422, "UNKNOWN_FIELD"),
    ],
)
def test_a_malformed_code_is_refused(
    site: Site, job: int, email: str, said: dict[str, Any], status: int, code: str
) -> None:
    started = site.apply(job, email=email).json()
    path = f"/applications/{started['applicationId']}/code"
    assert problem(site.call("POST", path, access=started["accessLink"], json=said)) == (status, code)
    assert site.confirm(started).status_code == 200


def test_wrong_expired_and_used_codes_have_their_own_error(site: Site, job: int, email: str) -> None:
    started = site.apply(job, email=email).json()
    path, access = f"/applications/{started['applicationId']}/code", started["accessLink"]
    right = site.mailed(started["applicationId"]).code or ""
    wrong = f"{(int(right) + 1) % 100_000:05}"
    refused = site.call("POST", path, access=access, json={"code": wrong})
    assert problem(refused) == (400, "INVALID_VERIFICATION_CODE")
    assert refused.json()["details"] == {"triesLeft": 2}
    site.wind("11 minutes")
    assert problem(site.call("POST", path, access=access, json={"code": right})) == (410, "CODE_EXPIRED")
    assert site.call("POST", f"{path}/resend", access=access).status_code == 202
    fresh = site.mailed(started["applicationId"]).code
    assert site.call("POST", path, access=access, json={"code": fresh}).status_code == 200
    assert problem(site.call("POST", path, access=access, json={"code": fresh})) == (409, "CODE_USED")
    assert problem(site.call("POST", f"{path}/resend", access=access))[0] in {404, 409}


def test_guessing_is_stopped_after_three_attempts(site: Site, job: int, email: str) -> None:
    started = site.apply(job, email=email).json()
    path, access = f"/applications/{started['applicationId']}/code", started["accessLink"]
    right = int(site.mailed(started["applicationId"]).code or "")
    guesses = [f"{(right + number) % 100_000:05}" for number in range(1, 5)]
    answers = [problem(site.call("POST", path, access=access, json={"code": guess})) for guess in guesses]
    assert answers == [(400, "INVALID_VERIFICATION_CODE")] * 3 + [(429, "TOO_MANY_TRIES")]


@pytest.mark.parametrize("application_id", ["1", "x", str(2**64), "%00", "00000000-0000-0000-0000-00000000000g"])
def test_an_invalid_application_id_is_refused(site: Site, application_id: str) -> None:
    assert problem(site.call("GET", f"/applications/{application_id}"))[0] in {404, 422}
    assert problem(site.call("DELETE", f"/applications/{application_id}"))[0] in {404, 422}


def test_an_unknown_application_is_not_found(site: Site, job: int, email: str) -> None:
    _, mine = site.sent(job, email=email)
    assert problem(site.call("GET", f"/applications/{uuid4()}", access=mine)) == (404, "APPLICATION_NOT_FOUND")
    unknown = site.call("POST", f"/applications/{uuid4()}/code", json={"linkToken": "1-" + "A" * 22})
    assert problem(unknown) == (404, "APPLICATION_NOT_FOUND")


def test_sending_twice_is_reported(site: Site, job: int, email: str) -> None:
    application, mine = site.sent(job, email=email)
    answer = site.call("POST", f"/applications/{application}/send", access=mine, json={"confirmed": True})
    assert problem(answer) == (409, "ALREADY_SENT")


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"", 422, "FILE_EMPTY"),
        (b"MZ" + b"\0" * 100, 422, "WRONG_FILE_FORMAT"),
        (b"PK\x03\x04rubbish", 422, "FILE_UNREADABLE"),
        (b"%PDF-1.7\n".ljust(MAX_FILE_BYTES + 1), 413, "FILE_TOO_BIG"),
    ],
    ids=["empty", "a program", "broken", "too big"],
)
def test_an_unacceptable_file_is_refused(site: Site, content: bytes, status: int, code: str) -> None:
    answer = site.upload(content, "životopis.pdf")
    assert problem(answer) == (status, code)
    assert to_blame(answer) == {"file": code}


def test_a_guests_sixth_file_is_refused(site: Site) -> None:
    token = site.upload().json()["uploadToken"]
    for _ in range(4):
        assert site.upload(token=token).status_code == 201
    assert problem(site.upload(token=token)) == (409, "TOO_MANY_FILES")


def test_a_forged_upload_token_is_refused(site: Site) -> None:
    assert problem(site.upload(token="forged")) == (401, "LINK_INVALID")
    deleting = site.call("DELETE", f"/documents/{uuid4()}", headers={"Upload-Token": "forged"})
    assert problem(deleting) == (401, "LINK_INVALID")
    assert problem(site.call("DELETE", f"/documents/{uuid4()}")) == (401, "LINK_REQUIRED")


def test_an_upload_without_a_file_is_refused(site: Site) -> None:
    answer = site.call("POST", "/documents", files={"source": (None, "cv")})
    assert problem(answer)[0] == 422
    assert problem(site.call("POST", "/documents", data={"source": "cv"})) == (415, "UNSUPPORTED_MEDIA_TYPE")
    assert to_blame(answer) == {"file": "REQUIRED_INPUT"}


def test_an_image_is_stored_without_its_metadata(site: Site) -> None:
    exif = Image.Exif()
    exif[0x010E] = "Ilica 1, Zagreb"
    stream = io.BytesIO()
    Image.new("RGB", (30, 20), "teal").save(stream, "JPEG", exif=exif)
    uploaded = site.upload(stream.getvalue(), "../diploma.png").json()
    assert uploaded["name"] == "diploma.jpg"
    answer = site.call("GET", f"/documents/{uploaded['id']}", headers={"Upload-Token": uploaded["uploadToken"]})
    assert b"Ilica" not in answer.content
    assert answer.headers["content-disposition"].startswith("attachment;")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-type"] == "application/octet-stream"


@pytest.mark.parametrize("as_of", ["yesterday", "2026-11-21", "2026-11-21T10:00:00", "%00"])
def test_an_invalid_timestamp_is_refused(site: Site, as_of: str) -> None:
    path = f"/audit/applications/{uuid4()}?asOf={as_of}"
    assert problem(site.call("GET", path, access=site.audit()))[0] == 422


def test_while_the_database_is_down_there_are_no_partial_effects(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Postgres(data, settings=NOT_DURABLE) as server:
        url = server.create_database("away")
        upgrade(url)
        settings = settings_for(url).model_copy(update={"files_dir": tmp_path / "files"})
        platform = open_platform(settings)
        with open_site(platform) as site:
            form = site.form()
            job, inbox = site.jobs.publish().number, site.inbox(12)
    site.waiting._timeout = 0  # no followers are running
    try:
        for answer in (
            site.call("POST", f"/applications/{job}/application", json=form, key="before-and-after"),
            site.upload(),
            site.call("GET", "/inbox", access=inbox),
        ):
            assert problem(answer) == (503, "SERVICE_UNAVAILABLE")
            assert answer.headers["retry-after"]
        with Postgres(data, settings=NOT_DURABLE):
            started = once_it_answers(
                lambda: site.call("POST", f"/applications/{job}/application", json=form, key="before-and-after")
            )
            assert started.status_code == 201
            assert site.topics(started.json()["applicationId"]) == ["Initiated"]
            stored = [path for path in settings.files_dir.rglob("*") if path.is_file()]
            assert len(stored) == 2, "what was uploaded, and the application's copy"
    finally:
        platform.close()


def once_it_answers(ask: Callable[[], Response]) -> Response:
    """Retries until the server responds: broken connections are detected only on use."""
    for _ in range(20):
        answer = ask()
        if answer.status_code != 503:
            return answer
    pytest.fail("the site did not come back")


def test_while_redis_is_down_applying_works(site: Site, job: int, email: str) -> None:
    """Events are in PostgreSQL, and no applicant's request waits for the queue."""
    settings = site.platform.settings.model_copy(update={"redis_url": "redis://127.0.0.1:1/0"})
    with open_platform(settings) as platform:
        without = Site(platform)
        application, mine = without.sent(job, email=email)
        assert without.call("GET", f"/applications/{application}", access=mine).json()["status"] == "sent"


def test_three_optimistic_concurrency_conflicts_are_an_error_without_effect(
    site: Site, job: int, email: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    application, mine = site.sent(job, email=email)
    log = site.platform.logs["applications"]
    tries: list[object] = []

    def lose(*changes: object, **_: object) -> int:
        tries.append(changes)
        raise VersionConflict

    with monkeypatch.context() as patched:
        patched.setattr(log, "append", lose)
        assert problem(site.call("DELETE", f"/applications/{application}", access=mine)) == (409, "CONFLICT")
    assert len(tries) == 3
    assert site.topics(application)[-1] == "Sent"
    assert site.call("DELETE", f"/applications/{application}", access=mine).status_code == 200
