"""Markdown job pages become ads."""

import pytest

from domain.feeds.errors import RefusedItem
from domain.job_import.items import FeedItem
from domain.jobs.ad import WorkMode
from domain.kernel.values.employment import Employment
from tools.federal_ads.tts_markdown import read_tts

PAGE = """---
title: "Login.gov: Engineer"
opens: 2023-10-26
closes: 2023-10-31
appointment type: term
key objectives:
  - Write code that people read
    - and test it
info sessions:
application link: https://www.usajobs.gov/job/756967900
---

{% comment ---- %}
Hints for authors
🔻🔻
{% endcomment ---- %}
## Basic information

**Job title:** {{ page.title }}

**Number of vacancies:** 4

**Location:** Anywhere in the U.S. (remote)

{% include job/salary_range.html min="$141,022" max="$201,720" %}

See [benefits]({% link pages/benefits.md %}) and [GSA](https://www.gsa.gov/).

## Role summary

Build things. <script>alert(1)</script>

## Key objectives

{% include job/key_objectives.html %}

## Qualifications

| Skill | Years |
|---|---|
| SQL | 1 |

## How to Apply

{% include job/apply_button.html %}
"""


def read_one(text: str, name: str = "login-engineer.md") -> FeedItem | RefusedItem:
    (read,) = read_tts([(name, text)])
    return read


def test_a_page_becomes_an_ad() -> None:
    item = read_one(PAGE)
    assert isinstance(item, FeedItem)
    ad = item.ad
    assert (item.external_id, ad.title, ad.workers) == ("login-engineer", "Login.gov: Engineer", 4)
    assert (ad.work_mode, ad.employment) == (WorkMode.REMOTE, Employment.FIXED_TERM)
    assert f"{item.published_at:%Y-%m-%d} {item.apply_until:%Y-%m-%d}" == "2023-10-26 2023-10-31"
    assert ad.salary is not None
    assert (ad.salary.minimum, ad.salary.maximum) == (141022, 201720)
    assert ad.application_ways[0].target == "https://www.usajobs.gov/job/756967900"


def test_templates_hints_and_raw_markup_are_gone() -> None:
    item = read_one(PAGE)
    assert isinstance(item, FeedItem)
    ad = item.ad
    everything = ad.description + ad.requirements + ad.benefits
    assert not any(rest in everything for rest in ("{%", "{{", "🔻", "Hints", "<script", "Job title"))
    assert "<h3>Role summary</h3>" in ad.description
    assert "<li>and test it</li>" in ad.description
    assert "<td>SQL</td>" in ad.requirements
    assert "benefits and <a" in ad.benefits


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("no front matter", "NO_FRONT_MATTER"),
        (PAGE.replace("opens: 2023-10-26", "opens: soon"), "INVALID_DATE"),
        (PAGE.replace("closes: 2023-10-31", "closes: 2023-10-01"), "CLOSES_BEFORE_IT_OPENS"),
        (PAGE.replace("## Role summary", "## Something else"), "NO_DESCRIPTION"),
        (PAGE.replace("https://www.usajobs.gov/job/756967900", "ask us"), "INVALID_ITEM"),
        (PAGE.replace('title: "Login.gov: Engineer"', "title:"), "INVALID_ITEM"),
    ],
)
def test_a_bad_page_is_refused_with_its_reason(text: str, code: str) -> None:
    read = read_one(text)
    assert isinstance(read, RefusedItem)
    assert (read.where, read.code) == ("login-engineer.md", code)


@pytest.mark.parametrize("name", [".md", "x" * 300 + ".md", "two\nlines.md", "half\ud800.md"])
def test_a_page_needs_a_name(name: str) -> None:
    read = read_one(PAGE, name)
    assert isinstance(read, RefusedItem)
    assert read.code == "INVALID_ID"
