"""The documents of an account: listed, kept, downloaded, deleted."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from domain.documents.orphan_removal import OrphanRemoval
from domain.documents.tables import document
from domain.kernel.process.platform import Platform
from tests.api.accounts.people import Browser, People, Response, open_people
from tests.domain.applications.applications_harness import PDF, photograph
from tests.s3_server import S3Server


@pytest.fixture
def ana(people: People) -> Browser:
    return people.somebody()[0]


def upload(browser: Browser, name: str = "cv.pdf", content: bytes = PDF, **more: Any) -> Response:
    data = {"source": "cv", "saved": "true"} | more
    return browser.call("POST", "/documents", files={"file": (name, content)}, data=data)


def listed(browser: Browser) -> dict[str, Any]:
    return browser.call("GET", "/me/documents").json()


def test_uploads_are_listed_newest_first(ana: Browser) -> None:
    assert listed(ana) == {"items": [], "used": 0, "limit": 20, "maxBytes": 10 * 1024 * 1024}
    first = upload(ana, "životopis.pdf").json()
    second = upload(ana, "diploma.jpg", photograph(), source="document").json()
    answer = ana.call("GET", "/me/documents")
    assert answer.headers["cache-control"] == "no-store"
    newest, oldest = answer.json()["items"]
    assert (newest["id"], newest["name"], newest["source"]) == (second["id"], "diploma.jpg", "document")
    assert oldest == {
        "id": first["id"],
        "name": "životopis.pdf",
        "source": "cv",
        "mediaType": "application/pdf",
        "size": len(PDF),
        "uploadedAt": oldest["uploadedAt"],
        "isInUse": False,
        "isSaved": True,
        "removedAt": None,
    }
    assert answer.json()["used"] == 2


def test_what_is_deleted_is_gone(ana: Browser) -> None:
    kept, gone = upload(ana).json()["id"], upload(ana).json()["id"]
    assert ana.call("GET", f"/documents/{gone}").content == PDF
    assert ana.call("DELETE", f"/documents/{gone}").status_code == 204
    assert ana.call("DELETE", f"/documents/{gone}").json()["code"] == "DOCUMENT_NOT_FOUND"
    assert [each["id"] for each in listed(ana)["items"]] == [kept]


def test_twenty_are_the_limit(ana: Browser) -> None:
    for number in range(20):
        assert upload(ana, f"{number}.pdf").status_code == 201
    refused = upload(ana)
    assert (refused.status_code, refused.json()["code"], refused.json()["details"]) == (
        409,
        "TOO_MANY_FILES",
        {"most": 20},
    )
    ana.call("DELETE", f"/documents/{listed(ana)['items'][0]['id']}")
    assert upload(ana).status_code == 201


def test_a_guest_keeps_nothing(people: People) -> None:
    assert upload(people.browser()).json()["code"] == "LOGIN_REQUIRED"
    assert upload(people.browser(), saved="false").status_code == 201


def test_nobody_keeps_or_sees_the_file_of_another(people: People, ana: Browser) -> None:
    mine = upload(ana, saved="false").json()["id"]
    other = people.somebody()[0]
    assert other.call("PUT", f"/me/documents/{mine}/saved").json()["code"] == "DOCUMENT_NOT_FOUND"
    assert other.call("GET", f"/documents/{mine}").status_code == 404
    assert listed(other)["items"] == []
    assert listed(ana)["items"][0]["isSaved"] is False


def test_a_file_of_a_form_is_removed_in_time_unless_it_is_kept(people: People, ana: Browser) -> None:
    forgotten, kept, saved = (upload(ana, saved=saved).json()["id"] for saved in ("false", "false", "true"))
    shown = {each["id"]: each for each in listed(ana)["items"]}
    since = datetime.fromisoformat(shown[forgotten]["uploadedAt"])
    assert datetime.fromisoformat(shown[forgotten]["removedAt"]) == since + timedelta(days=30)
    for _ in range(2):
        assert ana.call("PUT", f"/me/documents/{kept}/saved").status_code == 204
    assert [each["removedAt"] for each in listed(ana)["items"] if each["id"] != forgotten] == [None, None]
    with people.engine.begin() as connection:
        connection.execute(update(document).values(uploaded_at=document.c.uploaded_at - timedelta(days=31)))
    assert people.services[OrphanRemoval].remove_orphans() >= 1
    assert {each["id"] for each in listed(ana)["items"]} == {kept, saved}


@pytest.fixture
def in_bucket(platform: Platform, tmp_path: Path) -> Iterator[tuple[People, S3Server]]:
    with S3Server(tmp_path) as server:
        settings = server.settings(platform.settings, "files")
        with open_people(replace(platform, settings=settings)) as people:
            yield people, server


def test_without_the_bucket_uploads_and_downloads_wait_and_nothing_is_half_done(
    in_bucket: tuple[People, S3Server],
) -> None:
    people, server = in_bucket
    ana = people.somebody()[0]
    before = upload(ana).json()["id"]
    server.stop()
    for answer in (upload(ana, "while-away.pdf"), ana.call("GET", f"/documents/{before}")):
        assert (answer.status_code, answer.json()["code"]) == (503, "SERVICE_UNAVAILABLE")
        assert answer.headers["retry-after"]
    assert [each["name"] for each in listed(ana)["items"]] == ["cv.pdf"]
    server.start()
    assert upload(ana, "back.pdf").status_code == 201
    assert ana.call("GET", f"/documents/{listed(ana)['items'][0]['id']}").content == PDF
