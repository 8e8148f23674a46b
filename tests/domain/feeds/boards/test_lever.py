"""Lever boards."""

import json
from typing import Any

import pytest

from domain.feeds.boards.ats_boards import LEVER
from domain.feeds.errors import BrokenFeed
from domain.jobs.ad import WorkingTime, WorkMode
from domain.jobs.salary import SalaryPeriod
from domain.kernel.values.employment import Employment
from tests.domain.feeds.feed_reader import ads, codes, read

POSTING: dict[str, Any] = {
    "id": "5ac21346-8e0c-4494-8e7a-3eb92ff77902",
    "text": "Razvijalec programske opreme",
    "createdAt": 1777618800000,
    "country": "SI",
    "workplaceType": "hybrid",
    "categories": {
        "commitment": "Full-time, permanent",
        "location": "Ljubljana",
        "allLocations": ["Ljubljana", "Koper"],
    },
    "description": "<div>Iščemo sodelavca za razvoj, ki je pri delu natančen in z nami rad.</div>",
    "lists": [{"text": "Pogoji", "content": "<li>Python</li>"}, {"text": "", "content": ""}],
    "additional": "<div>Pišite nam.</div>",
    "hostedUrl": "https://jobs.example/primer/5ac21346",
    "applyUrl": "https://jobs.example/primer/5ac21346/apply",
    "salaryRange": {"min": 30000, "max": 42000.5, "currency": "EUR", "interval": "per-year-salary"},
}


def test_each_posting_becomes_an_ad_of_the_company_of_the_feed() -> None:
    [item] = ads(read(LEVER.read, json.dumps([POSTING]), employer="Primer d.o.o."))
    assert item.external_id == POSTING["id"]
    assert [(place.name, place.country) for place in item.ad.places] == [("Ljubljana", "SI"), ("Koper", "SI")]
    assert (item.ad.work_mode, item.ad.employment, item.ad.working_time) == (
        WorkMode.HYBRID,
        Employment.PERMANENT,
        WorkingTime.FULL_TIME,
    )
    assert item.ad.requirements == "<h3>Pogoji</h3><ul><li>Python</li></ul>"
    assert item.ad.description.endswith("<p>Pišite nam.</p>")
    assert (item.ad.language, item.ad.position) == ("sl", "2512")
    assert item.ad.salary is not None
    assert (str(item.ad.salary.maximum), item.ad.salary.period) == ("42000.50", SalaryPeriod.YEAR)
    assert item.published_at.isoformat() == "2026-05-01T07:00:00+00:00"


def test_the_country_is_that_of_the_main_location() -> None:
    where = {"location": "Ljubljana", "allLocations": ["Ljubljana", "Zagreb, Croatia", "Koper"]}
    [item] = ads(read(LEVER.read, json.dumps([POSTING | {"categories": where}]), employer="Primer"))
    assert [(place.country, place.geonameid is None) for place in item.ad.places] == [
        ("SI", False),
        ("HR", False),
        ("SI", False),
    ]


def test_remote_is_a_way_of_working_also_as_a_location() -> None:
    anywhere = POSTING | {"workplaceType": "unspecified", "categories": {"location": "Remote"}}
    [item] = ads(read(LEVER.read, json.dumps([anywhere]), employer="Primer"))
    assert (item.ad.work_mode, item.ad.places) == (WorkMode.REMOTE, ())


@pytest.mark.parametrize(
    ("posting", "code"),
    [
        (None, "MALFORMED_ITEM"),
        ([], "MALFORMED_ITEM"),
        (POSTING | {"hostedUrl": "", "applyUrl": "file:///etc/passwd"}, "NO_WAY_TO_APPLY"),
        (POSTING | {"salaryRange": {"min": 9, "max": 5}}, "INVALID_SALARY"),
        (POSTING | {"salaryRange": {"min": "a lot"}}, "INVALID_SALARY"),
        (POSTING | {"createdAt": 10**17}, "INVALID_DATE"),
        (POSTING | {"createdAt": -(10**15)}, "INVALID_DATE"),
    ],
)
def test_a_broken_posting_is_refused_by_itself(posting: Any, code: str) -> None:
    items = read(LEVER.read, json.dumps([posting, POSTING]), employer="Primer")
    assert codes(items) == [code]
    assert len(ads(items)) == 1


@pytest.mark.parametrize("document", ['{"ok": false, "error": "Document not found"}', "null", '"x"', "[{]"])
def test_another_document_is_reported(document: str) -> None:
    with pytest.raises(BrokenFeed):
        read(LEVER.read, document, employer="Primer")
