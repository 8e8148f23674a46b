"""The CV that somebody signed in applied with last is offered for the next application."""

from uuid import UUID

from domain.applications.applicant_erasure import ApplicantErasure
from domain.applications.deletion_cleanup import DeletionCleanup
from domain.kernel.log.event import SYSTEM, Context
from tests.api.site_client import Site

TASK = Context(SYSTEM, "task")


def apply_with(site: Site, cv: str, email: str) -> str:
    started = site.apply(site.jobs.publish().number, email=email, cvDocumentId=cv, uploadToken=None)
    assert started.status_code == 201, started.text
    return started.json()["applicationId"]


def test_a_guest_has_none(site: Site) -> None:
    assert site.call("GET", "/me/last-cv").status_code == 401


def test_the_cv_of_the_newest_application_is_named_with_its_date(site: Site, email: str) -> None:
    with site.signed_in(site.platform.keys.create(), email):
        assert site.call("GET", "/me/last-cv").json() == {"cv": None}
        first, second = (site.upload(name=name).json()["id"] for name in ("prvi.pdf", "drugi.pdf"))
        apply_with(site, first, email)
        newest = apply_with(site, second, email)
        detail = site.call("GET", f"/applications/{newest}").json()
        offered = site.call("GET", "/me/last-cv").json()["cv"]
        assert (offered["id"], offered["name"], offered["usedAt"]) == (second, "drugi.pdf", detail["sentAt"])


def test_nobody_is_offered_another_accounts_cv(site: Site, email: str) -> None:
    with site.signed_in(site.platform.keys.create(), email):
        cv = site.upload().json()["id"]
        apply_with(site, cv, email)
    with site.signed_in(site.platform.keys.create(), f"other.{email}"):
        assert site.call("GET", "/me/last-cv").json() == {"cv": None}
        form = site.form(email=f"other.{email}", cvDocumentId=cv, uploadToken=None)
        answer = site.call("POST", f"/applications/{site.jobs.publish().number}/application", json=form)
        assert answer.json()["code"] == "DOCUMENT_NOT_FOUND"


def test_erasing_the_earlier_application_leaves_the_cv_to_the_later_one(site: Site, email: str) -> None:
    """Retention erases an application after its period, while another one names the same file."""
    with site.signed_in(site.platform.keys.create(), email):
        cv = site.upload().json()["id"]
        earlier, later = apply_with(site, cv, email), apply_with(site, cv, email)
        site.services[ApplicantErasure].erase(UUID(earlier), TASK)
        site.services[DeletionCleanup].finish_erasure(UUID(earlier))
        assert site.browser.get(f"/api/documents/{cv}", params={"application": later}).status_code == 200
        assert site.call("GET", f"/applications/{later}").json()["sent"]["cv"]["name"] == "cv.pdf"
        assert site.call("GET", "/me/last-cv").json()["cv"]["id"] == cv
        apply_with(site, cv, email)
