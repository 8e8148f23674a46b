"""Validation of ads: required fields, and sanitized markup."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from domain.jobs.ad import JobAd
from domain.jobs.formats import FormatGroup, HomeBlock, JobFormat, group_of, home_block_of
from domain.jobs.markup import clean
from tests.domain.jobs.ads import ad


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": ""},
        {"title": "NUL\x00"},
        {"title": "two\nlines"},
        {"title": "x" * 201},
        {"language": "Croatian"},
        {"position": "waiter"},
        {"places": []},
        {"places": [{"name": "Nowhere", "latitude": 91}]},
        {"description": "<script>alert(1)</script>"},
        {"workers": 0},
        {"application_ways": []},
        {"application_ways": [{"type": "quick"}, {"type": "quick"}]},
        {"application_ways": [{"type": "quick", "target": "https://a.example"}]},
        {"application_ways": [{"type": "external-link", "target": "javascript:alert(1)"}]},
        {"application_ways": [{"type": "external-form", "target": "https://"}]},
        {"application_ways": [{"type": "phone", "target": " "}]},
        {"salary": {"currency": "EUR"}},
        {"salary": {"currency": "euro", "minimum": 1}},
        {"salary": {"currency": "EUR", "minimum": 2000, "maximum": 1000}},
        {"salary": {"currency": "EUR", "minimum": -1}},
        {"surprise": True},
    ],
)
def test_invalid_ads_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        ad(**wrong)


def test_remote_work_needs_no_place() -> None:
    assert ad(places=[], work_mode="remote").places == ()


def test_an_ad_survives_the_json_round_trip() -> None:
    written = ad(
        salary={"currency": "EUR", "minimum": "7.50", "maximum": "9", "period": "hour"}, driving_licences=["B"]
    )
    assert JobAd.model_validate_json(written.model_dump_json()) == written


def test_harmful_markup_is_removed() -> None:
    cleaned = clean(
        '<p onclick="x()">Text<img src="https://tracker.example/1.gif"><script>x()</script></p>'
        '<a href="javascript:x()">a</a><a href="https://b.example">b</a><h3>Naslov</h3><iframe src="x"></iframe>'
    )
    assert cleaned == (
        '<p>Text</p><a rel="nofollow noopener noreferrer">a</a>'
        '<a href="https://b.example" rel="nofollow noopener noreferrer">b</a><h3>Naslov</h3>'
    )


@given(st.text(alphabet=st.sampled_from("<>&\"'/=abpscrit \x00č"), max_size=80))
def test_cleaning_twice_changes_nothing(text: str) -> None:
    once = clean(text)
    assert clean(once) == once
    assert "<script" not in once


@pytest.mark.parametrize(
    ("name", "group"),
    [
        *(
            (name, FormatGroup.EXCLUSIVE)
            for name in ("EXCLUSIVE-HOME", "EXCLUSIVE", "VIDEO", "FEATURED-HOME", "FEATURED")
        ),
        *((name, FormatGroup.HIGHLIGHTED) for name in ("HIGHLIGHTED", "Istaknuto", "Highlighted")),
        (JobFormat.STANDARD, FormatGroup.STANDARD),
        ("anything else", FormatGroup.NORMAL),
    ],
)
def test_each_format_has_a_group(name: str, group: FormatGroup) -> None:
    assert group_of(name) is group


@pytest.mark.parametrize(
    ("job_format", "has_video", "block"),
    [
        ("EXCLUSIVE-HOME", False, HomeBlock.EXCLUSIVE),
        ("EXCLUSIVE", True, HomeBlock.EXCLUSIVE),
        ("VIDEO", True, HomeBlock.VIDEO),
        ("VIDEO", False, None),
        ("FEATURED-HOME", True, None),
        ("anything else", True, None),
    ],
)
def test_an_ad_stands_in_the_block_that_was_paid_for(job_format: str, has_video: bool, block: HomeBlock | None) -> None:
    assert home_block_of(job_format, has_video=has_video) is block
