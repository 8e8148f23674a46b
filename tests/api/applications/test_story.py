"""The life cycle of an application over HTTP, from the form to the audit."""

from datetime import datetime, timedelta
from typing import get_args
from uuid import UUID

import pytest

from api.audit.schemas import ReplayedConsent, ReplayedDetails
from domain.applications.events import ApplicationEvent, Consent
from domain.applications.selection import Selection
from domain.kernel.log.event import SYSTEM, Context
from tests.api.site_client import Response, Site
from tests.domain.applications.applications_harness import PDF


def problem(answer: Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, answer.json()["code"]


def test_a_guests_application_is_sent_forwarded_seen_and_ended(site: Site, job: int, email: str) -> None:
    started = site.apply(job, email=email)
    assert started.status_code == 201
    assert started.json()["status"] == "initiated"
    assert started.json()["verification"] == {
        "channel": "email",
        "codeLength": 5,
        "expiresInSeconds": 600,
        "resendAfterSeconds": 30,
    }
    application = started.json()["applicationId"]
    pending = site.call("GET", f"/applications/{application}", access=started.json()["accessLink"]).json()
    assert (pending["status"], pending["awaits"], pending["sent"]["firstName"]) == ("pending", "verification", "Ana")

    confirmed = site.confirm(started.json())
    assert confirmed.status_code == 200
    assert (confirmed.json()["status"], confirmed.json()["stale"]) == ("completed", False)
    mine = confirmed.json()["accessLink"]
    listed = site.call("GET", "/applications", access=mine).json()
    assert [(each["id"], each["status"]) for each in listed["items"]] == [(application, "sent")]

    site.services[Selection].forward(UUID(application), Context(SYSTEM, "task"))
    inbox = site.inbox(12)
    read = site.call("GET", f"/inbox/applications/{application}", access=inbox).json()
    assert (read["firstName"], read["email"], read["status"]) == ("Ana", None, "new")
    assert site.topics(application)[-1] == "Forwarded"
    seen = site.call("POST", f"/inbox/applications/{application}/seen", access=inbox)
    assert (seen.status_code, seen.json()["stale"]) == (200, False)
    ended = site.call("POST", f"/inbox/applications/{application}/end", access=inbox, json={"reason": "hired"})
    assert ended.status_code == 200

    detail = site.call("GET", f"/applications/{application}", access=mine).json()
    kinds = ["initiated", "code-verified", "sent", "forwarded", "seen", "ended"]
    assert [step["kind"] for step in detail["steps"]] == kinds
    assert detail["status"] == "ended"
    assert detail["sent"]["phone"] == {"countryCode": "+385", "number": "912345678"}
    assert detail["sent"]["coverLetter"] == "Poštovani,\njavljam se na oglas."
    assert detail["sent"]["cv"]["name"] == "cv.pdf"
    assert not detail["canResend"]


def test_the_ad_is_shown_as_of_the_application(site: Site, job: int, email: str) -> None:
    application, mine = site.sent(job, email=email)
    assert not site.call("GET", f"/applications/{application}", access=mine).json()["ad"]["changedSince"]
    site.jobs.edit(job, "Glavni konobar (m/ž)")
    detail = site.call("GET", f"/applications/{application}", access=mine).json()
    assert detail["ad"]["title"] == detail["job"]["title"] == "Konobar (m/ž)"
    assert detail["ad"]["changedSince"]
    site.jobs.remove(job)
    detail = site.call("GET", f"/applications/{application}", access=mine).json()
    assert (detail["ad"], detail["job"]["title"]) == (None, "Konobar (m/ž)")


def test_the_mailed_link_works_in_any_browser_and_a_get_changes_nothing(site: Site, job: int, email: str) -> None:
    application = site.apply(job, email=email).json()["applicationId"]
    token = site.mailed(application).link_token
    path = f"/applications/{application}/code"
    assert site.browser.get(f"/api{path}", params={"linkToken": token}).status_code == 405
    assert site.topics(application) == ["Initiated"]
    confirmed = site.call("POST", path, json={"linkToken": token})
    assert confirmed.json()["status"] == "completed"
    assert problem(site.call("POST", path, json={"linkToken": token})) == (409, "CODE_USED")


def test_a_second_application_is_reported_after_the_code_and_sent_on_request(site: Site, job: int, email: str) -> None:
    first, _ = site.sent(job, email=email)
    again = site.apply(job, email=email)
    assert again.status_code == 201
    refused = site.confirm(again.json())
    assert problem(refused) == (409, "ALREADY_APPLIED")
    details = refused.json()["details"]
    assert datetime.fromisoformat(details["sentAt"]).tzinfo
    application = again.json()["applicationId"]
    path = f"/applications/{application}/send"
    assert problem(site.call("POST", path, access=details["accessLink"], json={})) == (409, "ALREADY_APPLIED")
    sent = site.call("POST", path, access=details["accessLink"], json={"confirmed": True})
    assert (sent.status_code, sent.json()["status"]) == (200, "completed")
    detail = site.call("GET", f"/applications/{application}", access=details["accessLink"]).json()
    assert detail["again"]
    assert [prior["id"] for prior in detail["priorApplications"]] == [first]


def test_when_the_ad_closes_meanwhile_the_application_is_kept(site: Site, job: int, email: str) -> None:
    started = site.apply(job, email=email).json()
    site.mailed(started["applicationId"])
    site.jobs.close(job)
    refused = site.confirm(started)
    assert problem(refused) == (409, "JOB_INACTIVE")
    mine = refused.json()["details"]["accessLink"]
    assert site.topics(started["applicationId"]) == ["Initiated", "CodeVerified"]
    shown = site.call("GET", f"/applications/{started['applicationId']}", access=mine).json()
    assert (shown["awaits"], shown["canSend"], shown["canDelete"]) == ("sending", False, True)


def test_another_code_can_be_requested(site: Site, job: int, email: str) -> None:
    started = site.apply(job, email=email).json()
    path = f"/applications/{started['applicationId']}/code/resend"
    soon = site.call("POST", path, access=started["accessLink"])
    assert problem(soon) == (429, "RESEND_TOO_SOON")
    assert 1 <= soon.json()["details"]["seconds"] <= 30
    assert int(soon.headers["retry-after"]) >= 1
    site.wind("31 seconds")
    assert site.call("POST", path, access=started["accessLink"]).status_code == 202
    assert site.mailed(started["applicationId"]).issue_number == 2
    assert site.confirm(started).status_code == 200


def test_resending_replaces_the_employers_version(site: Site, job: int, email: str) -> None:
    started = site.apply(job, email=email)
    application = started.json()["applicationId"]
    mine = site.confirm(started.json()).json()["accessLink"]
    cv = site.call("GET", f"/applications/{application}", access=mine).json()["sent"]["cv"]["id"]
    form = {"firstName": "Ana", "lastName": "Horvat Perić", "email": email, "cvDocumentId": cv, "locale": "hr"}
    resent = site.call("POST", f"/applications/{application}/resend", access=mine, json=form)
    assert resent.status_code == 200
    site.call("POST", f"/inbox/applications/{application}/seen", access=site.inbox(12))
    read = site.call("GET", f"/inbox/applications/{application}", access=site.inbox(12)).json()
    assert (read["lastName"], read["phone"], read["coverLetter"]) == ("Horvat Perić", None, "")
    other = form | {"email": "somebody.else@example.com"}
    refused = site.call("POST", f"/applications/{application}/resend", access=mine, json=other)
    assert problem(refused) == (422, "INVALID_INPUT")
    assert refused.json()["errors"] == [{"field": "email", "code": "CONTACT_CANNOT_CHANGE"}]


def test_an_application_resent_after_it_was_seen_is_unseen_everywhere(site: Site, job: int, email: str) -> None:
    application, mine = site.sent(job, email=email)
    path, inbox = f"/applications/{application}", site.inbox(12)
    site.services[Selection].forward(UUID(application), Context(SYSTEM, "task"))
    seen = site.call("POST", f"/inbox{path}/seen", access=inbox).json()
    assert seen["status"] == site.call("GET", path, access=mine).json()["status"] == "seen"
    cv = site.call("GET", path, access=mine).json()["sent"]["cv"]["id"]
    form = {"firstName": "Ana", "lastName": "Horvat Perić", "email": email, "cvDocumentId": cv, "locale": "hr"}
    assert site.call("POST", f"{path}/resend", access=mine, json=form).status_code == 200

    detail = site.call("GET", path, access=mine).json()
    assert (detail["status"], detail["forwardedAt"], detail["seenAt"]) == ("sent", None, None)
    read = site.call("GET", f"/inbox{path}", access=inbox).json()
    assert (read["status"], read["seenAt"]) == ("updated", None)
    for steps in (detail["steps"], read["steps"]):
        assert [step["kind"] for step in steps if step["superseded"]] == ["forwarded", "seen"]
        assert steps[-1] == {"kind": "resent", "at": detail["resentAt"], "reason": None, "superseded": False}
    site.waiting.shows("activity", "applications", site.platform.logs["applications"].last_position())
    replay = site.call("GET", f"/audit{path}", access=site.audit()).json()
    assert (replay["state"]["status"], replay["state"]["seen"]) == ("sent", False)
    superseded = [each["topic"] for each in replay["events"] if each["superseded"]]
    assert superseded == ["applications.ApplicationForwarded", "applications.ApplicationSeen"]
    before = site.call("GET", f"/audit{path}", access=site.audit(), params={"asOf": replay["moments"][-2]}).json()
    assert (before["state"]["status"], before["state"]["seen"]) == ("seen", True)
    assert not [each for each in before["events"] if each["superseded"]]
    again = site.call("POST", f"/inbox{path}/seen", access=inbox).json()
    assert again["status"] == site.call("GET", path, access=mine).json()["status"] == "seen"


def test_a_guest_resends_with_another_cv(site: Site, job: int, email: str) -> None:
    application, mine = site.sent(job, email=email)
    path, inbox = f"/applications/{application}", site.inbox(12)
    first = site.call("GET", path, access=mine).json()["sent"]["cv"]["id"]
    newer = site.upload(name="novi životopis.pdf").json()
    form = {"firstName": "Ana", "lastName": "Horvat", "email": email, "coverLetter": "Bok"}
    form |= {"phone": {"countryCode": "385", "number": "0912345678"}}
    changes = form | {"cvDocumentId": newer["id"], "uploadToken": newer["uploadToken"]}
    for _ in range(2):
        assert site.call("POST", f"{path}/resend", access=mine, json=changes).status_code == 200
    assert site.topics(application)[-2:] == ["Sent", "Resent"]
    site.call("POST", f"/inbox{path}/seen", access=inbox)
    read = site.call("GET", f"/inbox{path}", access=inbox).json()
    assert read["cv"]["name"] == "novi životopis.pdf"
    download = site.call("GET", f"/documents/{read['cv']['id']}", access=inbox, params={"application": application})
    assert (download.status_code, download.content) == (200, PDF)
    replaced = site.call("GET", f"/documents/{first}", access=inbox, params={"application": application})
    assert problem(replaced) == (404, "DOCUMENT_NOT_FOUND")
    stolen = site.upload().json()["id"]
    refused = site.call("POST", f"{path}/resend", access=mine, json=form | {"cvDocumentId": stolen})
    assert problem(refused) == (404, "DOCUMENT_NOT_FOUND")


def test_withdrawing_leaves_the_employer_no_personal_data(site: Site, job: int, email: str) -> None:
    application, mine = site.sent(job, email=email)
    inbox = site.inbox(12)
    site.call("POST", f"/inbox/applications/{application}/seen", access=inbox)
    cv = site.call("GET", f"/inbox/applications/{application}", access=inbox).json()["cv"]["id"]
    deleted = site.call("DELETE", f"/applications/{application}", access=mine)
    assert (deleted.status_code, deleted.json()["stale"]) == (200, False)
    read = site.call("GET", f"/inbox/applications/{application}", access=inbox)
    assert read.json()["status"] == "withdrawn"
    assert email not in read.text
    assert "Horvat" not in read.text
    download = site.call("GET", f"/documents/{cv}", access=inbox, params={"application": application})
    assert problem(download) == (404, "DOCUMENT_NOT_FOUND")
    assert site.call("GET", "/applications", access=mine).json()["items"] == []
    assert problem(site.call("POST", f"/inbox/applications/{application}/seen", access=inbox)) == (
        410,
        "APPLICATION_DELETED",
    )


def test_a_pending_application_can_be_deleted_by_the_browser_that_started_it(site: Site, job: int, email: str) -> None:
    started = site.apply(job, email=email).json()
    path = f"/applications/{started['applicationId']}"
    assert site.call("DELETE", path, access=started["accessLink"]).status_code == 200
    assert site.topics(started["applicationId"]) == ["Initiated", "Deleted"]
    assert problem(site.call("GET", path, access=started["accessLink"])) == (404, "APPLICATION_NOT_FOUND")


def test_a_signed_in_user_applies_without_a_code(site: Site, job: int, email: str) -> None:
    account = site.platform.keys.create()
    with site.signed_in(account, email):
        uploaded = site.upload().json()
        assert uploaded["uploadToken"] is None
        started = site.apply(job, email=email, cvDocumentId=uploaded["id"], uploadToken=None)
        assert (started.json()["status"], started.json()["verification"]) == ("completed", None)
        again = site.apply(job, email=email, cvDocumentId=uploaded["id"], uploadToken=None)
        assert problem(again) == (409, "ALREADY_APPLIED")
        draft = site.apply(
            job, email=email, cvDocumentId=uploaded["id"], uploadToken=None, confirmed=True, draft=True
        ).json()
        assert draft["status"] == "initiated"
        listed = site.call("GET", "/applications").json()
        assert [each["status"] for each in listed["items"]] == ["pending", "sent"]
        path = f"/applications/{draft['applicationId']}"
        assert site.call("POST", f"{path}/send", json={"confirmed": True}).status_code == 200
        assert site.call("GET", path).json()["again"]
        assert site.call("DELETE", path).status_code == 200
        assert site.call("GET", "/applications").json()["total"] == 1


def test_an_unknown_caller_has_no_applications(site: Site) -> None:
    assert problem(site.call("GET", "/applications")) == (401, "LINK_REQUIRED")
    unverified = site.apply(site.jobs.publish().number, email="not.verified@example.com").json()["accessLink"]
    mine = site.call("GET", "/applications", access=unverified)
    assert mine.json() == {"items": [], "total": 0, "stale": False}


def test_the_inbox_counts_and_filters(site: Site, email: str) -> None:
    job = site.jobs.publish(77).number
    application, _ = site.sent(job, email=email)
    inbox = site.call("GET", "/inbox", access=site.inbox(77)).json()
    assert inbox["employerName"] == "Konoba 77"
    assert [(each["id"], each["new"], each["total"]) for each in inbox["jobs"]] == [(job, 1, 1)]
    assert [each["id"] for each in inbox["items"]] == [application]
    site.call("POST", f"/inbox/applications/{application}/seen", access=site.inbox(77))
    for status, found in (("new", []), ("seen", [application])):
        listed = site.call("GET", "/inbox", access=site.inbox(77), params={"status": status, "jobId": job}).json()
        assert [each["id"] for each in listed["items"]] == found
    ended = site.call("POST", f"/inbox/jobs/{job}/end", access=site.inbox(77), json={})
    assert ended.json() == {"jobId": job, "ended": 1, "stale": False}
    assert site.call("GET", "/inbox", access=site.inbox(78)).json()["items"] == []


def test_the_audit_names_the_employer_and_what_changed(site: Site, job: int, email: str) -> None:
    application, mine = site.sent(job, email=email)
    path = f"/applications/{application}"
    site.services[Selection].forward(UUID(application), Context(SYSTEM, "task"))
    cv = site.call("GET", path, access=mine).json()["sent"]["cv"]["id"]
    form = {"firstName": "Ana", "lastName": "Horvat", "email": email, "cvDocumentId": cv, "locale": "hr"}
    assert site.call("POST", f"{path}/resend", access=mine, json=form).status_code == 200
    site.call("POST", f"/inbox{path}/end", access=site.inbox(12), json={"reason": "hired"})
    site.waiting.shows("activity", "applications", site.platform.logs["applications"].last_position())
    events = site.call("GET", f"/audit{path}", access=site.audit()).json()["events"]
    details = {each["topic"].removeprefix("applications.Application"): each["details"] for each in events}
    assert (details["Forwarded"]["employerName"], details["Forwarded"]["by"]) == ("Konoba 12", "mail")
    assert details["CodeVerified"]["by"] == "code"
    assert details["Resent"]["changed"] == ["phone", "cover_letter"]
    assert details["Ended"]["reason"] == "hired"
    assert details["Sent"]["employerName"] is None


def test_the_audit_shows_every_field_that_is_not_personal() -> None:
    """Fields of every stored event stand in the model: none is dropped, and none has a value that the model refuses."""
    for event in get_args(ApplicationEvent):
        fields = set(event.model_fields) - set(event.personal_fields)
        assert fields <= set(ReplayedDetails.model_fields), event.topic
    assert set(Consent.model_fields) == set(ReplayedConsent.model_fields)


def test_the_audit_replays_any_moment(site: Site, job: int, email: str) -> None:
    application, mine = site.sent(job, email=email)
    site.call("POST", f"/inbox/applications/{application}/seen", access=site.inbox(12))
    site.call("DELETE", f"/applications/{application}", access=mine)
    path, audit = f"/audit/applications/{application}", site.audit()
    site.waiting.shows("activity", "applications", site.platform.logs["applications"].last_position())
    now = site.call("GET", path, access=audit).json()
    assert len(now["events"]) == len(now["moments"]) == 5
    assert now["state"]["deleted"]
    stages = []
    for number, moment in enumerate(now["moments"], start=1):
        then = site.call("GET", path, access=audit, params={"asOf": moment}).json()
        assert [event["version"] for event in then["events"]] == list(range(1, number + 1))
        stages.append((then["state"]["stage"], then["state"]["seen"], then["state"]["deleted"]))
    assert stages == [
        ("initiated", False, False),
        ("verified", False, False),
        ("sent", False, False),
        ("sent", True, False),
        ("sent", True, True),
    ]
    before = datetime.fromisoformat(now["moments"][0]) - timedelta(seconds=1)
    earlier = site.call("GET", path, access=audit, params={"asOf": before.isoformat()}).json()
    assert (earlier["events"], earlier["state"]["exists"]) == ([], False)
    assert {(event["actor"]["role"], event["channel"]) for event in now["events"]} == {
        ("guest", "web"),
        ("guest", "link"),
        ("employer", "link"),
    }
    state = now["state"]
    assert (state["jobTitle"], state["employerName"]) == (now["events"][0]["details"]["jobTitle"], "Konoba 12")
    listed = site.call("GET", "/audit/applications", access=audit).json()["items"]
    assert application in [each["applicationId"] for each in listed]
    for answer in (site.call("GET", path, access=audit), site.call("GET", "/audit/events", access=audit)):
        for canary in (email, "Ana", "Horvat", "+385912345678", "javljam"):
            assert canary not in answer.text


def test_the_same_key_starts_one_application(site: Site, job: int, email: str) -> None:
    form, key = site.form(email=email), email.partition("@")[0]
    path = f"/applications/{job}/application"
    answers = [site.call("POST", path, json=form, key=key) for _ in range(3)]
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["applicationId"] for answer in answers}) == 1
    refused = site.call("POST", path, json=form | {"firstName": "Maja"}, key=key)
    assert problem(refused) == (422, "IDEMPOTENCY_KEY_REUSED")


@pytest.mark.parametrize("what", ["code", "resend", "seen", "end", "delete"])
def test_the_same_key_gives_the_same_response_and_one_effect(site: Site, job: int, email: str, what: str) -> None:
    form, key = site.form(email=email), email.partition("@")[0]
    started = site.call("POST", f"/applications/{job}/application", json=form).json()
    path = f"/applications/{started['applicationId']}"
    code = {"code": site.mailed(started["applicationId"]).code}
    if what == "code":
        method, target, access, said = "POST", f"{path}/code", started["accessLink"], code
    else:
        mine = site.call("POST", f"{path}/code", access=started["accessLink"], json=code).json()["accessLink"]
        cv = site.call("GET", path, access=mine).json()["sent"]["cv"]["id"]
        changes = {"firstName": form["firstName"], "email": email, "lastName": "Perić", "cvDocumentId": cv}
        method, target, access, said = {
            "resend": ("POST", f"{path}/resend", mine, changes),
            "seen": ("POST", f"/inbox{path}/seen", site.inbox(12), None),
            "end": ("POST", f"/inbox{path}/end", site.inbox(12), {"reason": "hired"}),
            "delete": ("DELETE", path, mine, None),
        }[what]
    answers = [site.call(method, target, access=access, json=said, key=key) for _ in range(3)]
    assert {answer.status_code for answer in answers} == {200}
    assert len({(answer.json()["applicationId"], answer.json()["status"]) for answer in answers}) == 1
    assert len(site.topics(started["applicationId"])) == (3 if what == "code" else 4)


def test_nothing_personal_is_logged(site: Site, job: int, email: str, capfd: pytest.CaptureFixture[str]) -> None:
    application, mine = site.sent(job, email=email, firstName="Canaryana")
    site.call("GET", f"/applications/{application}", access=mine)
    site.call("POST", f"/applications/{application}/send", access=mine, json={"confirmed": True})
    site.upload(b"MZ a program that is called", name="Canaryana životopis.pdf")
    site.call("DELETE", f"/applications/{application}", access=mine)
    logged = "".join(capfd.readouterr())
    for canary in ("Canaryana", email, "234 5678", "912345678", "javljam se", mine):
        assert canary not in logged
