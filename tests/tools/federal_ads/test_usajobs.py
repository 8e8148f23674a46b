"""USAJOBS lines become ads; malformed ones are refused with a reason."""

import json
from typing import Any

import pytest

from domain.feeds.errors import RefusedItem
from domain.job_import.items import FeedItem
from domain.jobs.ad import WorkingTime
from domain.jobs.salary import SalaryPeriod
from domain.kernel.values.employment import Employment
from tools.federal_ads.usajobs import read_usajobs

GOOD: dict[str, Any] = {
    "id": "437834500",
    "title": "Hydrologist",
    "organization": "Geological Survey",
    "department": "Department Of The Interior",
    "locations": [{"name": " Reston, Virginia", "lat": 38.95, "lng": -77.34}],
    "schedule": ["Full-Time"],
    "offering": ["Permanent"],
    "categories": ["Physical Sciences", "Hydrology"],
    "pay": [{"min": "77490", "max": "119794", "unit": "Per Year"}],
    "published": "2016-05-03T00:00:00Z",
    "apply_until": "2016-05-16T00:00:00Z",
    "apply_url": "https://www.usajobs.gov/GetJob/ViewDetails/437834500",
    "summary": "You will measure rivers.",
    "who_may_apply": "U.S. <Citizens>",
    "qualifications": "BASIC REQUIREMENTS: A degree.",
}


def line(**changes: Any) -> str:
    return json.dumps(GOOD | changes)


def read_one(text: str) -> FeedItem | RefusedItem:
    (read,) = read_usajobs([text])
    return read


def read_ad(**changes: Any) -> FeedItem:
    read = read_one(line(**changes))
    assert isinstance(read, FeedItem), read
    return read


def test_a_line_becomes_an_ad() -> None:
    item = read_ad()
    assert item.external_id == "437834500"
    assert item.employer.name == "Geological Survey"
    assert item.ad.title == "Hydrologist"
    assert item.ad.position == "2114"
    assert item.ad.employment is Employment.PERMANENT
    assert item.ad.working_time is WorkingTime.FULL_TIME
    assert item.ad.description == "<p>You will measure rivers.</p>"
    assert item.ad.requirements == (
        "<p><strong>Who may apply:</strong> U.S. &lt;Citizens&gt;</p><h4>BASIC REQUIREMENTS</h4><p>A degree.</p>"
    )
    assert [way.type for way in item.ad.application_ways] == ["external-link"]
    assert item.ad.demo is None


def test_places_outside_the_gazetteer_keep_their_coordinates() -> None:
    (place,) = read_ad().ad.places
    assert (place.name, place.country, place.geonameid) == ("Reston, Virginia", "US", None)
    assert (place.latitude, place.longitude) == (38.95, -77.34)


@pytest.mark.parametrize(
    ("pay", "period", "maximum"),
    [
        ([{"min": "77490", "max": "119794", "unit": "Per Year"}], SalaryPeriod.YEAR, 119794),
        ([{"min": "13.84", "max": "26.74", "unit": "Per Hour"}], SalaryPeriod.HOUR, 26.74),
        ([{"min": "0", "max": "2000", "unit": "Bi-weekly"}], SalaryPeriod.TWO_WEEKS, 2000),
    ],
)
def test_pay_becomes_a_range(pay: list[dict[str, str]], period: SalaryPeriod, maximum: float) -> None:
    salary = read_ad(pay=pay).ad.salary
    assert salary is not None
    assert salary.maximum is not None
    assert (salary.period, float(salary.maximum), salary.currency) == (period, maximum, "USD")


@pytest.mark.parametrize("pay", [[], [{"min": "0", "max": "0", "unit": "Without Compensation"}]])
def test_unpaid_work_shows_no_salary(pay: list[dict[str, str]]) -> None:
    assert read_ad(pay=pay).ad.salary is None


@pytest.mark.parametrize(
    ("offering", "employment"),
    [
        ("Term NTE 13 months", Employment.FIXED_TERM),
        ("Internships NTE 120 days", Employment.INTERNSHIP),
        ("Seasonal", Employment.SEASONAL),
        ("Intermittent", None),
        ("Recent Graduates", Employment.PERMANENT),
    ],
)
def test_terms_of_employment(offering: str, employment: Employment | None) -> None:
    assert read_ad(offering=[offering]).ad.employment is employment


@pytest.mark.parametrize(
    ("broken", "code", "about"),
    [
        ("{not json", "INVALID_ITEM", "JSON"),
        ("[]", "INVALID_ITEM", ""),
        (line(id="abc"), "INVALID_ITEM", "id"),
        (line(title=""), "INVALID_ITEM", "title"),
        (line(title="Hydro\x00logist"), "INVALID_ITEM", "title"),
        (line(organization="x" * 201), "INVALID_ITEM", "organization"),
        (line(organization="NUL\x00"), "INVALID_ITEM", "organization"),
        (line(locations=[]), "INVALID_ITEM", "locations"),
        (line(locations=[{"name": "North of everything", "lat": 99, "lng": 0}]), "INVALID_ITEM", "latitude"),
        (line(published="yesterday"), "INVALID_ITEM", "published"),
        (line(apply_until="2016-05-03T00:00:00Z"), "CLOSES_BEFORE_IT_OPENS", "2016-05-03"),
        (line(apply_url="ftp://usajobs.gov"), "INVALID_ITEM", "http"),
        (line(pay=[{"min": "1", "max": "2", "unit": "Per Fortnight"}]), "UNKNOWN_PAY_PERIOD", "Per Fortnight"),
        (line(pay=[{"min": "9", "max": "2", "unit": "Per Year"}]), "INVALID_ITEM", "minimum"),
        (line(pay=[{"min": "much", "max": "2", "unit": "Per Year"}]), "INVALID_ITEM", "pay"),
        (line(summary="", qualifications=""), "INVALID_ITEM", "description"),
        (line(summary="x" * 200_001), "ITEM_TOO_LONG", "200000"),
        (line().replace("Hydrologist", "\\ud800"), "INVALID_ITEM", ""),
    ],
)
def test_a_bad_line_is_refused_with_its_reason(broken: str, code: str, about: str) -> None:
    read = read_one(broken)
    assert isinstance(read, RefusedItem)
    assert (read.where, read.code) == ("line 1", code)
    assert about in read.reason


def test_a_malformed_line_does_not_affect_others() -> None:
    read = list(read_usajobs([line(id="1"), "{", "", line(id="2")]))
    assert [type(item) for item in read] == [FeedItem, RefusedItem, FeedItem]
    assert isinstance(read[1], RefusedItem)
    assert read[1].where == "line 2"
