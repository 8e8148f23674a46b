"""Responses of the USAJOBS search."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from domain.feeds.errors import BrokenFeed, RefusedItem
from domain.job_import.items import FeedItem
from domain.jobs.ad import WorkingTime
from domain.jobs.salary import SalaryPeriod
from domain.kernel.values.employment import Employment
from tests.domain.feeds.feed_reader import ads, codes, read
from tests.domain.feeds.test_malformed_input import JSON, SIXTY
from tools.federal_ads.usajobs_search import read_usajobs_search

AD: dict[str, Any] = {
    "PositionID": "USGS-1",
    "PositionTitle": "Hydrologist",
    "PositionURI": "https://www.usajobs.example/GetJob/ViewDetails/1",
    "PositionLocation": [
        {"CityName": "Reston, Virginia", "CountryCode": "United States", "Latitude": 38.95, "Longitude": -77.34}
    ],
    "OrganizationName": "Geological Survey",
    "DepartmentName": "Department of the Interior",
    "JobCategory": [{"Name": "Hydrology", "Code": "1315"}],
    "PositionSchedule": [{"Name": "Full-time", "Code": "1"}],
    "PositionOfferingType": [{"Name": "Permanent", "Code": "15317"}],
    "QualificationSummary": "A degree in hydrology.",
    "PositionRemuneration": [{"MinimumRange": "55000.0", "MaximumRange": "71000.0", "RateIntervalCode": "PA"}],
    "PublicationStartDate": "2026-05-03T00:00:00.0000",
    "ApplicationCloseDate": "2026-05-16T23:59:59.9970",
    "UserArea": {"Details": {"JobSummary": "You will measure rivers.", "MajorDuties": ["Measure", "Report"]}},
}


def answer(*found: Any, total: int | None = None) -> str:
    count = len(found) if total is None else total
    return json.dumps({"SearchResult": {"SearchResultCountAll": count, "SearchResultItems": found}})


def test_each_result_becomes_an_ad() -> None:
    [item] = ads(read(read_usajobs_search, answer({"MatchedObjectId": "1", "MatchedObjectDescriptor": AD})))
    assert (item.external_id, item.employer.name, item.ad.position) == ("1", "Geological Survey", "2114")
    assert item.ad.description == "<p>You will measure rivers.</p><p>Measure</p><p>Report</p>"
    [place] = item.ad.places
    assert (place.name, place.country, place.latitude) == ("Reston, Virginia", "US", 38.95)
    assert (item.ad.employment, item.ad.working_time) == (Employment.PERMANENT, WorkingTime.FULL_TIME)
    assert item.ad.salary is not None
    assert (item.ad.salary.currency, item.ad.salary.period) == ("USD", SalaryPeriod.YEAR)
    assert item.apply_until.isoformat() == "2026-05-17T09:59:59.997000+00:00"


def test_conditions_and_openings_are_kept() -> None:
    details = AD["UserArea"]["Details"] | {"KeyRequirements": ["US citizen", "R&D clearance"], "TotalOpenings": "5"}
    ad = AD | {"UserArea": {"Details": details}}
    [item] = ads(read(read_usajobs_search, answer({"MatchedObjectId": "1", "MatchedObjectDescriptor": ad})))
    conditions = "<ul><li>US citizen</li><li>R&amp;D clearance</li></ul>"
    assert item.ad.requirements == f"{conditions}<p>A degree in hydrology.</p>"
    assert item.ad.workers == 5


def test_a_broken_result_is_refused_by_itself() -> None:
    good = {"MatchedObjectId": "1", "MatchedObjectDescriptor": AD}
    items = read(read_usajobs_search, answer({"MatchedObjectId": "2"}, 5, good))
    assert codes(items) == ["NO_TITLE", "MALFORMED_ITEM"]
    assert len(ads(items)) == 1


@pytest.mark.parametrize("document", [answer({"MatchedObjectId": "1"}, total=900), "{}", "[]"])
def test_a_single_page_of_several_is_incomplete(document: str) -> None:
    with pytest.raises(BrokenFeed):
        read(read_usajobs_search, document)


@SIXTY
@given(data=st.data())
def test_any_value_in_any_field_is_mapped_or_refused(data: st.DataObject) -> None:
    changed = dict(AD)
    for field in data.draw(st.lists(st.sampled_from(sorted(AD)), max_size=4)):
        changed[field] = data.draw(JSON)
    document = answer({"MatchedObjectId": "1", "MatchedObjectDescriptor": changed}).encode("utf-8", "surrogatepass")
    with suppress(BrokenFeed):  # whole numbers of more than 64 bits
        assert all(isinstance(item, FeedItem | RefusedItem) for item in read(read_usajobs_search, document))


@SIXTY
@given(document=st.binary(max_size=3000))
@example(document=b"9" * 5000)
@example(document=b"[" * 100_000)
def test_any_bytes_are_parsed_or_refused(document: bytes) -> None:
    with suppress(BrokenFeed):
        read(read_usajobs_search, document)
