"""JobPostings that pages mark up as microdata."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.feeds.formats.html_page import read_page
from domain.feeds.formats.schema_org import read_schema_org
from domain.jobs.salary import SalaryPeriod
from tests.domain.feeds.feed_reader import ads, codes, read

PAGE = """<!doctype html><html><head><title>Konobar</title>
<link rel="canonical" href="https://konoba.example/posao/7"></head><body>
<script>var itemprop = "<b itemprop=title>No</b>"</script>
<div itemscope itemtype="https://schema.org/JobPosting">
  <h1 itemprop="title">Konobar /
     konobarica</h1>
  <meta itemprop="validThrough" content="2026-06-30"><time itemprop="datePosted" datetime="2026-05-01">jučer</time>
  <div itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization">
    <a itemprop="url" href="https://konoba.example">www</a> <b itemprop="name">Konoba &amp; bar Lanterna</b></div>
  <ul><li itemprop="jobLocation" itemscope itemtype="http://schema.org/Place">
    <div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress">
      <span itemprop="addressLocality">Split</span><meta itemprop="addressCountry" content="HR"></div>
    <li itemprop="jobLocation" itemscope itemtype="http://schema.org/Place">
    <div itemprop="address" itemscope><span itemprop="addressLocality">Zadar</span></div></ul>
  <div itemprop="description"><p>Rad na <b>terasi</b>.<script>alert(1)</script><p>Smjena<br>navečer &lt;22 h.</div>
  <div itemprop="baseSalary" itemscope itemtype="http://schema.org/MonetaryAmount">
    <meta itemprop="currency" content="EUR"><div itemprop="value" itemscope>
    <span itemprop="minValue">1200</span><span itemprop="maxValue">1500</span><meta itemprop="unitText" content="MONTH">
    </div></div>
</div></body></html>"""


@pytest.mark.parametrize("size", [7, 65_536])
def test_a_posting_in_microdata_becomes_an_ad(size: int) -> None:
    [item] = ads(read(read_schema_org, PAGE, size=size))
    assert (item.ad.title, item.employer.name) == ("Konobar / konobarica", "Konoba & bar Lanterna")
    assert [place.name for place in item.ad.places] == ["Split", "Zadar"]
    assert item.ad.description == "<p>Rad na <strong>terasi</strong>.</p><p>Smjena<br>navečer &lt;22 h.</p>"
    assert item.apply_until.isoformat() == "2026-06-30T21:59:59+00:00"
    assert item.ad.application_ways[0].target == "https://konoba.example/posao/7"
    assert item.ad.salary is not None
    assert (item.ad.salary.minimum, item.ad.salary.maximum, item.ad.salary.period) == (1200, 1500, SalaryPeriod.MONTH)


def test_json_ld_of_the_same_page_wins() -> None:
    script = """<script type="application/ld+json">{"@type": "JobPosting", "title": "Kuhar", "description": "Kuhanje.",
    "hiringOrganization": "Konoba", "jobLocation": {"address": "Split"}}</script>"""
    items = read(read_schema_org, PAGE.replace("</body>", f"{script}</body>"))
    assert (codes(items), [item.ad.title for item in ads(items)]) == ([], ["Kuhar"])


def test_several_postings_of_a_list_are_several_ads() -> None:
    posting = (
        '<li itemscope itemtype="http://schema.org/JobPosting"><a itemprop="url" href="https://a.example/%d">'
        '<span itemprop="title">Kuhar</span></a><p itemprop="description">Kuhanje.</p>'
        '<span itemprop="hiringOrganization">Konoba</span><span itemprop="jobLocation">Split</span>'
    )
    found = ads(read(read_schema_org, f"<ul>{posting % 1}{posting % 2}</ul>"))
    assert [item.external_id for item in found] == ["https://a.example/1", "https://a.example/2"]


@given(st.text(alphabet="<>/ =\"'abip!-", max_size=200), st.integers(0, 80))
def test_any_markup_is_read(text: str, depth: int) -> None:
    opened = '<div itemscope itemtype="http://schema.org/JobPosting"><b itemprop=title>' * depth
    assert isinstance(read_page([(opened + text).encode()]).microdata, tuple)


@pytest.mark.parametrize(
    "fragment", ["<a ", "<!--", "</", "<a x='", "<?", "<a x='>", "<script>", "<p ", "<b>", "<b itemprop=title>"]
)
def test_markup_that_is_never_closed_takes_no_long_time(fragment: str) -> None:
    opened = '<div itemscope itemtype="http://schema.org/JobPosting">'
    started = time.process_time()
    read_page([(opened + fragment * (500_000 // len(fragment))).encode()])
    assert time.process_time() - started < 2
