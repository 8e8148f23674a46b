"""A CV of the profile as a file: downloaded, and sent with an application that shows that version for ever."""

import io
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest
from pypdf import PdfWriter

from domain.kernel.process.platform import Platform
from read_models.job_pages.projection import JobPages
from tests.api.accounts.people import Browser, People, new_email, open_people
from tests.api.site_client import Site, open_site
from tests.read_model_harness import ReadModels

EUROPASS = Path(__file__).parents[2] / "domain" / "cv" / "files" / "samples" / "skills-passport.xml"
COOK = {"kind": "work", "position": "Kuharica", "employer": "Konoba Kotva", "start": "2019-05"}


@dataclass
class Town:
    people: People
    site: Site
    read_models: ReadModels

    def signed_in(self) -> Browser:
        email = new_email()
        browser = self.people.browser()
        browser.register(email)
        assert browser.verify(email).status_code == 200
        return browser

    def cv(self, browser: Browser, **named: Any) -> str:
        """A CV with an item."""
        created = browser.post("/me/cvs", **({"name": "Za kuhinju", "language": "hr"} | named)).json()
        edit(browser, created["id"], 1, COOK)
        return created["id"]

    def apply(self, browser: Browser, document_id: str) -> Any:
        form = self.site.form(cvDocumentId=document_id, email=browser.call("GET", "/me").json()["email"])
        headers = {"Idempotency-Key": uuid4().hex}
        job = self.site.jobs.publish().number
        self.read_models.follow(JobPages())
        answer = browser.call("POST", f"/applications/{job}/application", json=form, headers=headers)
        assert answer.status_code == 201, answer.text
        return answer.json()["applicationId"]


def edit(browser: Browser, cv_id: str, version: int, item: dict[str, Any], item_id: UUID | None = None) -> UUID:
    item_id = item_id or uuid4()
    body = {"item": item, "baseVersion": version}
    put = browser.call("PUT", f"/me/cvs/{cv_id}/items/{item_id}", json=body)
    assert put.status_code == 200, put.text
    return item_id


@pytest.fixture(scope="module")
def town(platform: Platform, read_models: ReadModels) -> Iterator[Town]:
    with open_site(platform) as site, open_people(platform, site.app) as people:
        read_models.show(JobPages())
        yield Town(people, site, read_models)


def test_the_version_that_was_sent_stays_whatever_is_edited_or_deleted_later(town: Town) -> None:
    browser = town.signed_in()
    cv_id = town.cv(browser)
    made = browser.post(f"/me/cvs/{cv_id}/document", template="classic").json()
    assert (made["version"], made["mediaType"]) == (2, "application/pdf")
    application = town.apply(browser, made["id"])
    sent = browser.call("GET", f"/applications/{application}").json()["sent"]
    assert sent["cvVersion"] == {"cvId": cv_id, "version": 2}
    assert sent["cv"]["id"] == made["id"]
    listed = browser.call("GET", "/me/documents").json()
    assert ([each["id"] for each in listed["items"]], listed["used"]) == ([made["id"]], 0)
    before = browser.call("GET", f"/documents/{made['id']}").content
    assert before.startswith(b"%PDF-")

    edit(browser, cv_id, 2, COOK | {"position": "Šefica kuhinje"})
    assert browser.post(f"/me/cvs/{cv_id}/document", template="classic").json()["version"] == 3
    assert browser.call("DELETE", f"/me/cvs/{cv_id}").status_code == 204
    assert browser.call("GET", f"/documents/{made['id']}").content == before
    assert browser.call("DELETE", f"/documents/{made['id']}").status_code == 204
    assert browser.call("GET", "/me/documents").json()["items"] == []
    assert browser.call("GET", f"/documents/{made['id']}").content == before


def test_a_version_is_typeset_once_for_each_template_and_counts_as_no_document(town: Town) -> None:
    browser = town.signed_in()
    cv_id = town.cv(browser)
    first, again, other = (
        browser.post(f"/me/cvs/{cv_id}/document", template=each).json()["id"]
        for each in ("modern", "modern", "compact")
    )
    assert first == again != other
    assert browser.call("GET", "/me/documents").json() | {"maxBytes": 0} == {
        "items": [],
        "used": 0,
        "limit": 20,
        "maxBytes": 0,
    }
    files = {"file": ("zivotopis.txt", b"Ana Horvat")}
    for _ in range(20):
        assert browser.call("POST", "/documents", files=files, data={"source": "cv"}).status_code == 201
    assert browser.call("POST", "/documents", files=files, data={"source": "cv"}).json()["code"] == "TOO_MANY_FILES"
    edit(browser, cv_id, 2, COOK)
    assert browser.post(f"/me/cvs/{cv_id}/document").status_code == 200


def test_a_file_that_was_uploaded_names_no_version(town: Town) -> None:
    browser = town.signed_in()
    uploaded = browser.call("POST", "/documents", files={"file": ("cv.txt", b"Ana")}, data={"source": "cv"}).json()
    application = town.apply(browser, uploaded["id"])
    assert browser.call("GET", f"/applications/{application}").json()["sent"]["cvVersion"] is None


def test_a_cv_is_downloaded_in_any_version(town: Town) -> None:
    browser = town.signed_in()
    cv_id = town.cv(browser)
    pdf = browser.call("GET", f"/me/cvs/{cv_id}/export/pdf", params={"template": "compact"})
    assert (pdf.headers["content-type"], pdf.content[:5]) == ("application/pdf", b"%PDF-")
    assert "attachment" in pdf.headers["content-disposition"]
    assert pdf.headers["cache-control"] == "no-store"
    works = [
        browser.call("GET", f"/me/cvs/{cv_id}/export/json", params=asked).json().get("work", [])
        for asked in ({}, {"version": 1})
    ]
    assert [[each["position"] for each in listed] for listed in works] == [["Kuharica"], []]
    assert browser.call("GET", f"/me/cvs/{cv_id}/export/json", params={"version": 9}).status_code == 404
    assert town.signed_in().call("GET", f"/me/cvs/{cv_id}/export/pdf").status_code == 404


def test_a_cv_begins_from_what_was_exported(town: Town) -> None:
    browser = town.signed_in()
    cv_id = town.cv(browser)
    resume = browser.call("GET", f"/me/cvs/{cv_id}/export/json").content
    odd = json.dumps(json.loads(resume) | {"interests": [{"name": "Ribolov"}]}).encode()
    for content, left_out in ((resume, []), (odd, ["Ribolov"])):
        answer = browser.call(
            "POST",
            "/me/cv-imports",
            files={"file": ("resume.json", content)},
            data={"name": "Uvezeni", "language": "hr"},
        )
        assert answer.status_code == 201, answer.text
        imported = answer.json()
        assert (imported["origin"], [each["text"] for each in imported["notImported"]]) == ("json-resume", left_out)
        shown = browser.call("GET", f"/me/cvs/{imported['id']}").json()
        (placed,) = shown["content"]["items"]
        assert (shown["name"], placed["item"]["position"]) == ("Uvezeni", "Kuharica")


def test_a_pdf_with_europass_attached_becomes_a_cv(town: Town) -> None:
    writer, written = PdfWriter(), io.BytesIO()
    writer.add_blank_page(595, 842)
    writer.add_attachment("europass.xml", EUROPASS.read_bytes())
    writer.write(written)
    browser = town.signed_in()
    sent = {"files": {"file": ("cv.pdf", written.getvalue())}, "data": {"name": "Uvezeni", "language": "en"}}
    imported = browser.call("POST", "/me/cv-imports", **sent).json()
    shown = browser.call("GET", f"/me/cvs/{imported['id']}").json()
    assert (imported["origin"], shown["content"]["contact"]["lastName"]) == ("europass", "Kovačić")


@pytest.mark.parametrize(
    ("route", "content", "code"),
    [
        ("cv-imports", b"Dear Sir or Madam", "CV_FILE_UNKNOWN_FORMAT"),
        ("cv-imports", b"%PDF-1.7", "CV_FILE_UNKNOWN_FORMAT"),
        ("cv-imports", b"<a><b></a>", "CV_FILE_UNREADABLE"),
        ("cv-imports", b"{" * 1000, "CV_FILE_UNREADABLE"),
        ("cv-texts", b"{}", "CV_FILE_UNKNOWN_FORMAT"),
        ("cv-texts", b"%PDF-1.7", "CV_FILE_UNREADABLE"),
    ],
)
def test_a_bad_file_gets_a_clear_answer(town: Town, route: str, content: bytes, code: str) -> None:
    fields = {"name": "Uvezeni", "language": "hr"} if route == "cv-imports" else {}
    answer = town.signed_in().call("POST", f"/me/{route}", files={"file": ("cv", content)}, data=fields)
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_the_text_of_a_document_is_offered(town: Town) -> None:
    browser = town.signed_in()
    cv_id = town.cv(browser)
    for kind, pages in (("pdf", 1), ("docx", None)):
        exported = browser.call("GET", f"/me/cvs/{cv_id}/export/{kind}").content
        read = browser.call("POST", "/me/cv-texts", files={"file": ("cv", exported)}).json()
        assert "Kuharica" in read["text"]
        assert read["pages"] == pages


def test_only_an_own_picture_is_chosen(town: Town) -> None:
    browser = town.signed_in()
    cv_id = town.cv(browser)
    body = {"avatarId": str(uuid4()), "baseVersion": 2}
    answer = browser.call("PUT", f"/me/cvs/{cv_id}/avatar", json=body)
    assert (answer.status_code, answer.json()["code"]) == (404, "PICTURE_NOT_FOUND")
