"""The archived federal ads for tests and benchmarks: read completely, dates shifted, readable."""

import re
from datetime import UTC, datetime

import pytest

from domain.job_import.items import FeedItem
from domain.jobs.ad import DemoMark
from domain.reference.driving_licences import DRIVING_LICENCES
from domain.reference.education_levels import find_education_level
from domain.reference.languages import find_language
from domain.reference.names import read_rows
from domain.reference.positions import find_position
from tests.sample_ads import tts_ads, usajobs_ads

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def real() -> list[FeedItem]:
    read = [*usajobs_ads(NOW), *tts_ads(NOW)]
    assert all(isinstance(item, FeedItem) for item in read)
    return [item for item in read if isinstance(item, FeedItem)]


def test_there_are_at_least_300_ads_all_marked_as_date_shifted(real: list[FeedItem]) -> None:
    assert len(real) >= 300
    assert {item.ad.demo for item in real} == {DemoMark.DATES_SHIFTED}


def test_codes_are_known(real: list[FeedItem]) -> None:
    for item in real:
        ad = item.ad
        assert ad.position is None or find_position(ad.position), item.external_id
        assert ad.education_level is None or find_education_level(ad.education_level), item.external_id
        assert set(ad.driving_licences) <= set(DRIVING_LICENCES), item.external_id
        assert all(find_language(skill.language) for skill in ad.languages), item.external_id


def test_occupations_are_named_in_bosnian_and_macedonian(real: list[FeedItem]) -> None:
    written = {row["code"] for row in read_rows("position_names_bs_mk.csv")}
    assert {item.ad.position for item in real if item.ad.position} <= written


def test_every_ad_is_open_and_has_been_published(real: list[FeedItem]) -> None:
    assert all(item.published_at <= NOW < item.apply_until for item in real)


def test_no_ad_is_repeated(real: list[FeedItem]) -> None:
    assert len({(item.ad.title, item.employer.name, item.ad.description) for item in real}) == len(real)


def test_ads_are_readable(real: list[FeedItem]) -> None:
    for item in real:
        text = item.ad.description + item.ad.requirements
        assert "<p>" in item.ad.description, item.external_id
        longest = max(len(part) for part in re.findall(r"<(?:p|li)>(.*?)</(?:p|li)>", text, re.DOTALL))
        assert longest < 2500, (item.external_id, longest)
