"""Greenhouse boards."""

import json
from decimal import Decimal
from typing import Any

import pytest

from domain.feeds.boards.ats_boards import GREENHOUSE
from domain.feeds.errors import BrokenFeed
from domain.jobs.ad import WorkMode
from domain.jobs.salary import SalaryPeriod
from tests.domain.feeds.feed_reader import ads, codes, read

JOB: dict[str, Any] = {
    "id": 4001,
    "title": "Voditeljica trgovine (m/ž)",
    "absolute_url": "https://boards.example/primjer/jobs/4001",
    "location": {"name": "Zagreb, Croatia; Rijeka"},
    "content": "&lt;p&gt;Vodite tim u trgovini koji je velik i vrijedan.&lt;/p&gt;",
    "updated_at": "2026-05-03T10:00:00-04:00",
    "first_published": "2026-05-01T10:00:00-04:00",
    "departments": [{"id": 1, "name": "Retail"}],
    "metadata": [{"name": "Employment Type", "value": "Full-time"}, {"name": "x", "value": None}],
    "pay_input_ranges": [{"min_cents": 150000, "max_cents": 200000, "currency_type": "EUR"}],
}


def board(*jobs: Any, total: int | None = None) -> str:
    return json.dumps({"jobs": jobs, "meta": {"total": len(jobs) if total is None else total}})


def test_each_job_becomes_an_ad_of_the_company_of_the_feed() -> None:
    [item] = ads(read(GREENHOUSE.read, board(JOB), employer="Primjer d.o.o.", size=50))
    assert (item.external_id, item.employer.name, item.ad.position) == ("4001", "Primjer d.o.o.", "5222")
    assert [place.name for place in item.ad.places] == ["Zagreb", "Rijeka"]
    assert item.ad.description.startswith("<p>Vodite tim")
    assert item.ad.language == "hr"
    assert item.ad.salary is not None
    assert (item.ad.salary.minimum, item.ad.salary.period) == (Decimal(1500), SalaryPeriod.YEAR)
    assert item.published_at.isoformat() == "2026-05-01T14:00:00+00:00"
    assert not item.has_deadline


def test_a_named_company_goes_before_the_settings() -> None:
    [item] = ads(read(GREENHOUSE.read, board(JOB | {"company_name": "Drugi"}), employer="Primjer"))
    assert item.employer.name == "Drugi"


@pytest.mark.parametrize(
    ("location", "places", "mode"),
    [
        ("Remote - Croatia", [("Croatia", "HR")], WorkMode.REMOTE),
        ("Croatia (Remote)", [("Croatia", "HR")], WorkMode.REMOTE),
        ("Remote within Slovenia", [("Slovenia", "SI")], WorkMode.REMOTE),
        ("Europe, Remote", [("Europe", None)], WorkMode.REMOTE),
        ("Zagreb or Remote", [("Zagreb", "HR")], WorkMode.REMOTE),
        ("Zagreb, Croatia or Ljubljana, Slovenia", [("Zagreb", "HR"), ("Ljubljana", "SI")], WorkMode.ON_SITE),
        ("Hybrid", [("Osijek", "HR")], WorkMode.HYBRID),
        ("Remote", [], WorkMode.REMOTE),
        ("San Francisco, CA", [("San Francisco, CA", "US")], WorkMode.ON_SITE),
        ("Zadar", [("Zadar", "HR")], WorkMode.ON_SITE),
        ("Vrgada Village", [("Vrgada Village", "HR")], WorkMode.ON_SITE),
    ],
)
def test_a_location_says_where_and_from_where(location: str, places: list[Any], mode: WorkMode) -> None:
    office = {"name": "Slavonia", "location": "Osijek, Croatia"}
    job = JOB | {"location": {"name": location}, "offices": [office]}
    [item] = ads(read(GREENHOUSE.read, board(job), employer="Primjer", country="HR"))
    assert [(place.name, place.country) for place in item.ad.places] == places
    assert item.ad.work_mode is mode


def test_a_range_is_of_a_year_unless_its_title_says_otherwise() -> None:
    pay = {"min_cents": 2500, "max_cents": 3500, "currency_type": "USD", "title": "Hourly range, HR team"}
    [item] = ads(read(GREENHOUSE.read, board(JOB | {"pay_input_ranges": [pay]}), employer="Primjer"))
    assert item.ad.salary is not None
    assert item.ad.salary.period is SalaryPeriod.HOUR


@pytest.mark.parametrize(
    ("job", "code"),
    [
        (7, "MALFORMED_ITEM"),
        ("text", "MALFORMED_ITEM"),
        ({}, "NO_ID"),
        (JOB | {"id": None}, "NO_ID"),
        (JOB | {"title": ["x", {"y": 1}], "location": 5}, "NO_PLACE"),
        (JOB | {"content": {"a": 1}}, "NO_DESCRIPTION"),
        (JOB | {"title": "a\x00b"}, "INVALID_CHARACTERS"),
        (JOB | {"first_published": "yesterday"}, "INVALID_DATE"),
        (JOB | {"first_published": "2026-06-01"}, "CLOSES_BEFORE_IT_OPENS"),
        (JOB | {"id": "x" * 201}, "NO_ID"),
        (JOB | {"content": "x" * 10_000_000}, "ITEM_TOO_LONG"),
    ],
)
def test_a_broken_job_is_refused_by_itself(job: Any, code: str) -> None:
    if code == "CLOSES_BEFORE_IT_OPENS":
        job = job | {"application_deadline": "2026-05-20"}
    items = read(GREENHOUSE.read, board(job, JOB), employer="Primjer")
    assert codes(items) == [code]
    assert len(ads(items)) == 1


def test_nesting_without_end_is_refused_by_itself() -> None:
    deep = '{"id": 1, "x": ' + "[" * 200_000 + "]" * 200_000 + "}"
    items = read(GREENHOUSE.read, board(JOB).replace('{"jobs": [', f'{{"jobs": [{deep}, '), employer="Primjer")
    assert codes(items) == ["ITEM_TOO_DEEP"]
    assert len(ads(items)) == 1


def test_undecodable_bytes_refuse_their_item() -> None:
    document = board(JOB | {"title": "ships"}, JOB).encode().replace(b"ships", b"\xe2\x28\xa1")
    items = read(GREENHOUSE.read, document, employer="Primjer", charset="iso-8859-1")
    assert codes(items) == ["INVALID_ENCODING"]
    assert len(ads(items)) == 1


@pytest.mark.parametrize(
    ("document", "code"),
    [
        ("", "NOT_THIS_FORMAT"),
        ("[]", "NOT_THIS_FORMAT"),
        ('{"error": "not found"}', "NOT_THIS_FORMAT"),
        ("<html></html>", "NOT_THIS_FORMAT"),
        (json.dumps({"junk": ["x" * 100] * 20_000}), "NOT_THIS_FORMAT"),
        ("[" * 1_000_000, "NOT_THIS_FORMAT"),
        (board(JOB)[:-30], "FEED_CUT_OFF"),
        (board(JOB, total=2), "FEED_CUT_OFF"),
        (board(JOB).replace('"title"', "title"), "MALFORMED_FEED"),
        (board(JOB).replace("4001,", "4" * 5000 + ","), "MALFORMED_FEED"),
    ],
)
def test_a_malformed_or_truncated_feed_is_reported(document: str, code: str) -> None:
    with pytest.raises(BrokenFeed) as broken:
        read(GREENHOUSE.read, document, employer="Primjer")
    assert broken.value.code == code


def test_an_empty_board_is_whole() -> None:
    assert read(GREENHOUSE.read, board()) == []
