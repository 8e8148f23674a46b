"""Feeds of applicant tracking systems and employment services, as they deliver them."""

from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from domain.feeds.register import FORMATS
from domain.jobs.ad import WorkingTime, WorkMode
from domain.kernel.values.employment import Employment
from tests.domain.feeds.feed_reader import NOW, ads, codes, read

DELIVERED = Path(__file__).parent / "delivered"
ADDRESS = "https://board.example/xml"


def items_of(name: str) -> list[Any]:
    [file] = DELIVERED.glob(f"{name}.[xj]*")
    return read(FORMATS[name].read, file.read_bytes(), employer="Firma", address=ADDRESS)


@pytest.mark.parametrize(
    ("name", "external_id", "title", "employer", "places", "target", "language", "times"),
    [
        ("teamtailor", "9a49bf96-55d0-4779-924d-fd4474944ccc", "Senior Backend Engineer with cloud experience", "Firma",
         [("Stockholm", "SE"), ("Berlin", "DE")], "https://career.anyfin.com/jobs/7733995-senior-backend-engineer",
         "en", (None, None, WorkMode.HYBRID)),
        ("personio", "1834171", "Staff Software Engineer", "Personio SE & Co. KG",
         [("Munich", None), ("Berlin", None), ("Dublin", None)], "https://board.example/job/1834171", "en",
         (Employment.PERMANENT, WorkingTime.FULL_TIME, WorkMode.ON_SITE)),
        ("recruitee", "2700825", "Senior Fullstack Engineer", "Hygraph", [("Berlin", "DE"), ("Zagreb", "HR")],
         "https://jobs.hygraph.com/o/senior-fullstack", "en",
         (Employment.PERMANENT, WorkingTime.FULL_TIME, WorkMode.HYBRID)),
        ("smartrecruiters", "744000", "Staff Software Engineer", "Example Inc", [("Berlin", "DE")],
         "https://jobs.smartrecruiters.com/Example/744000", "en", (None, WorkingTime.FULL_TIME, WorkMode.HYBRID)),
        ("workable", "A1B2C3", "Barista", "Firma", [("Athens", "GR")], "https://apply.workable.com/j/A1B2C3", "en",
         (None, WorkingTime.FULL_TIME, WorkMode.ON_SITE)),
        ("ashby", "145ff46b", "Product Manager", "Firma", [("Houston", "US"), ("San Francisco", "US")],
         "https://jobs.ashbyhq.com/example/145ff46b", "en", (None, WorkingTime.FULL_TIME, WorkMode.REMOTE)),
        ("pinpoint", "547660", "Graduate Programme 2027 - ACA Audit & Assurance", "Firma", [("London", None)],
         "https://menzies.pinpointhq.com/en/postings/f81bdb8b-0d5f-4f5e-ae99-ebf3a6322dcd", "en",
         (Employment.FIXED_TERM, None, WorkMode.ON_SITE)),
        ("bamboohr", "36", "AI Research Scientist", "Firma", [("Lausanne", "CH")],
         "https://giottoai.bamboohr.com/careers/36", "en", (None, WorkingTime.FULL_TIME, WorkMode.HYBRID)),
        ("jobtech", "29000001", "Servitör till restaurang", "Krogen Göteborg", [("Göteborg", "SE")],
         "https://arbetsformedlingen.se/platsbanken/annonser/29000001", "sv",
         (Employment.PERMANENT, WorkingTime.FULL_TIME, WorkMode.ON_SITE)),
        ("nav", "4f7417d0-8678-4b75-9536-ec94cc4aa5bf", "Daglig leder", "Norlandia Barnehagene", [("SØRUMSAND", "NO")],
         "https://arbeidsplassen.nav.no/stillinger/stilling/4f7417d0", "no",
         (Employment.PERMANENT, WorkingTime.FULL_TIME, WorkMode.ON_SITE)),
        ("arbeitsagentur", "10001-123456789-S", "Junior Python-Entwickler (m/w/d)", "Beispiel GmbH", [("Fulda", "DE")],
         "https://www.arbeitsagentur.de/jobsuche/jobdetail/10001-123456789-S", "de",
         (None, WorkingTime.FULL_TIME, WorkMode.HYBRID)),
        ("france-travail", "048KLTP", "Chef de projet (H/F)", "Exemple SA", [("LYON", "FR")],
         "https://candidat.francetravail.fr/offres/recherche/detail/048KLTP", "fr",
         (Employment.PERMANENT, WorkingTime.FULL_TIME, WorkMode.ON_SITE)),
        ("eures", "NTAxMyAxMjE", "Receptionist Hotell", "Hotel Terminus AB", [("STOCKHOLM", "SE")],
         "https://www.arbetsformedlingen.se/For-arbetssokande/Hitta-jobb/Platsbanken/annonser/22625820", "sv",
         (None, None, WorkMode.ON_SITE)),
        ("json-feed", "679cc864", "Account Manager", "Acme", [("Split", "HR")],
         "https://acme.teamtailor.com/jobs/1-account-manager", "en", (None, None, WorkMode.ON_SITE)),
    ],
)  # fmt: skip
def test_an_item_becomes_an_ad(
    name: str,
    external_id: str,
    title: str,
    employer: str,
    places: list[tuple[str, str | None]],
    target: str,
    language: str,
    times: tuple[Employment | None, WorkingTime | None, WorkMode],
) -> None:
    items = items_of(name)
    assert codes(items) == []
    item = ads(items)[0]
    assert (item.external_id, item.ad.title, item.employer.name) == (external_id, title, employer)
    assert [(place.name.partition(",")[0], place.country) for place in item.ad.places] == places
    assert item.ad.application_ways[0].target == target
    assert item.ad.language == language
    assert (item.ad.employment, item.ad.working_time, item.ad.work_mode) == times
    assert item.ad.description
    assert item.published_at <= NOW


@pytest.mark.parametrize(
    ("name", "low", "high", "currency", "period"),
    [
        ("personio", 3772, 4084, "EUR", "month"),
        ("recruitee", 3500, 4500, "EUR", "month"),
        ("ashby", 81000, 87000, "USD", "year"),
        ("pinpoint", 29000, 29000, "GBP", "year"),
        ("france-travail", 1800, 2000, "EUR", "month"),
    ],
)
def test_its_salary_is_read(name: str, low: int, high: int, currency: str, period: str) -> None:
    salary = ads(items_of(name))[0].ad.salary
    assert salary is not None
    assert (salary.minimum, salary.maximum) == (Decimal(low), Decimal(high))
    assert (salary.currency, salary.period) == (currency, period)


@pytest.mark.parametrize(
    ("name", "until"),
    [
        ("recruitee", "2026-05-31T21:59:59+00:00"),
        ("jobtech", "2026-05-31T21:59:59+00:00"),
        ("nav", "2026-05-31T21:59:59+00:00"),
    ],
)
def test_its_deadline_is_read(name: str, until: str) -> None:
    assert ads(items_of(name))[0].apply_until.isoformat() == until


def test_work_from_anywhere_needs_no_place_and_ads_that_are_not_listed_are_left_out() -> None:
    remote = ads(items_of("teamtailor"))[1]
    assert (remote.ad.work_mode, remote.ad.places) == (WorkMode.REMOTE, ())
    assert len(items_of("ashby")) == 1


def test_a_project_leader_of_france_is_no_cook() -> None:
    assert ads(items_of("france-travail"))[0].ad.position != "3434"


def test_details_of_the_european_services_are_read() -> None:
    swedish, norwegian = ads(items_of("eures"))
    assert (swedish.ad.workers, swedish.ad.minimum_experience_years, swedish.ad.education_level) == (1, 1, 4)
    assert swedish.ad.position == "4224"
    # An amount without its interval could be anything.
    assert norwegian.ad.salary is None
    assert norwegian.ad.working_time is WorkingTime.PART_TIME
    assert norwegian.apply_until.isoformat() == "2019-06-16T21:59:59+00:00"
    assert norwegian.ad.application_ways[0].target.endswith("#/jv-details/MDM5NzE5MDUwMDAwMzMgMjYx")
