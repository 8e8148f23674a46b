"""Mailed URLs contain the signed link that opens the page."""

from datetime import UTC, datetime
from urllib.parse import parse_qs, urlsplit
from uuid import UUID

import pytest

from domain.site.urls import routes
from domain.verification.signed_links import ApplicantLink, AuditLink, InboxLink, LinkSigner
from domain.verification.unsubscribe_tokens import UnsubscribeTarget, UnsubscribeTokens
from workers.page_urls import PageUrls

NOON = datetime(2026, 5, 2, 12, 0, tzinfo=UTC)
APPLICATION = UUID("019aa3f8-4c6e-7b54-9c19-26f49f42f177")
LINKS = LinkSigner(bytes(32), lambda: NOON)
TOKENS = UnsubscribeTokens(bytes(32))
URLS = PageUrls("https://karijera.example", LINKS, TOKENS)

PAGES: dict[str, str] = {
    "applicationVerification": URLS.verification(APPLICATION, "token", "en"),
    "myApplications": URLS.my_applications(APPLICATION, "en"),
    "inbox": URLS.inbox(12, "en"),
    "inboxApplication": URLS.inbox_application(12, APPLICATION, "en"),
    "home": URLS.home("en"),
    "auth": URLS.login_by_link("token", "en"),
    "login": URLS.login("en"),
    "verify": URLS.verify_registration(APPLICATION, "token", "en"),
    "verifyEmail": URLS.verify_new_email("token", "en"),
    "forgottenPassword": URLS.forgotten_password("en"),
    "settings": URLS.export(APPLICATION, "en"),
    "unsubscribe": URLS.unsubscribe_page("alerts", APPLICATION, "en"),
    "auditApplication": URLS.audit(APPLICATION, "Iva", "en"),
}


@pytest.mark.parametrize("route", list(PAGES))
def test_each_url_is_of_its_page(route: str) -> None:
    path = routes()[route]["paths"]["en"].replace(":applicationId", str(APPLICATION))
    assert urlsplit(PAGES[route]).path == ("/en" + path).rstrip("/")


def test_urls_contain_their_signed_links() -> None:
    opened = {
        kind: LINKS.open(kind, parse_qs(urlsplit(url).query)["access"][0])
        for kind, url in {
            ApplicantLink: URLS.my_applications(APPLICATION, "hr"),
            InboxLink: URLS.inbox(12, "mk"),
            AuditLink: URLS.audit(APPLICATION, "Iva", "en"),
        }.items()
    }
    assert opened == {
        ApplicantLink: ApplicantLink(application_id=APPLICATION),
        InboxLink: InboxLink(employer_id=12),
        AuditLink: AuditLink(auditor="Iva"),
    }


def test_mail_programs_unsubscribe_at_the_api() -> None:
    parts = urlsplit(URLS.unsubscribe("alerts", APPLICATION))
    assert f"{parts.scheme}://{parts.netloc}" == "https://karijera.example"
    folder, _, token = parts.path.rpartition("/")
    assert folder == "/api/unsubscribe"
    assert TOKENS.open(token) == UnsubscribeTarget("alerts", APPLICATION)
