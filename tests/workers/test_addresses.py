"""Addresses that are mailed are those the site answers at."""

import re
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import parse_qs, urlsplit
from uuid import UUID

import pytest

from domain.kernel.links import ApplicantLink, AuditLink, InboxLink, Links
from domain.kernel.locales import LOCALES, Locale
from workers.addresses import (
    AUDIT,
    AUTH,
    FORGOTTEN_PASSWORD,
    HOME,
    INBOX,
    LOGIN,
    MY_APPLICATIONS,
    SETTINGS,
    VERIFICATION,
    VERIFY,
    VERIFY_EMAIL,
    Addresses,
)

ROUTES = (Path(__file__).parents[2] / "web" / "src" / "routes" / "table.ts").read_text("utf-8")
NOON = datetime(2026, 5, 2, 12, 0, tzinfo=UTC)
APPLICATION = UUID("019aa3f8-4c6e-7b54-9c19-26f49f42f177")


def paths_of(route: str) -> dict[str, str]:
    """How the site's table of routes spells a route in each language."""
    found = re.search(rf"\b{route}: (everywhere|route)\((.*?)\n  (?:\),|[a-z}}/])", ROUTES, re.DOTALL)
    assert found, f"there is no route {route}"
    if found[1] == "everywhere":
        return dict.fromkeys(LOCALES, found[2].split('"')[1])
    return dict(re.findall(r"\b(hr|en|sl|bs|mk): \"([^\"]*)\"", found[2]))


@pytest.mark.parametrize(
    ("route", "paths", "below"),
    [
        ("applicationVerification", VERIFICATION, ""),
        ("myApplications", MY_APPLICATIONS, ""),
        ("inbox", INBOX, ""),
        ("inboxApplication", INBOX, "/:applicationId"),
        ("home", HOME, ""),
        ("auth", AUTH, ""),
        ("login", LOGIN, ""),
        ("verify", VERIFY, ""),
        ("verifyEmail", VERIFY_EMAIL, ""),
        ("forgottenPassword", FORGOTTEN_PASSWORD, ""),
        ("settings", SETTINGS, ""),
        ("auditApplication", AUDIT, "/:applicationId"),
    ],
)
def test_paths_are_those_of_the_site(route: str, paths: dict[Locale, str], below: str) -> None:
    assert paths_of(route) == {locale: path + below for locale, path in paths.items()}


def test_addresses_carry_the_link_that_opens_them() -> None:
    links = Links(bytes(32), lambda: NOON)
    addresses = Addresses("https://karijera.example", links)
    opened = {
        kind: links.open(kind, parse_qs(urlsplit(address).query)["access"][0])
        for kind, address in {
            ApplicantLink: addresses.my_applications(APPLICATION, "hr"),
            InboxLink: addresses.inbox(12, "mk"),
            AuditLink: addresses.audit(APPLICATION, "Iva", "en"),
        }.items()
    }
    assert opened == {
        ApplicantLink: ApplicantLink(application_id=APPLICATION),
        InboxLink: InboxLink(employer_id=12),
        AuditLink: AuditLink(auditor="Iva"),
    }


@pytest.mark.parametrize(("locale", "prefix"), [("hr", ""), ("en", "/en"), ("mk", "/mk")])
def test_every_language_but_croatian_has_a_prefix(locale: Locale, prefix: str) -> None:
    addresses = Addresses("https://karijera.example", Links(bytes(32), lambda: NOON))
    assert addresses.my_profile(locale) == f"https://karijera.example{prefix}{MY_APPLICATIONS[locale]}"
