"""Salaries in words: no salary is better than a wrong amount, period or tax."""

import json
from typing import Any

import pytest

from domain.feeds.boards.ats_boards import LEVER
from domain.feeds.formats.schema_org import read_schema_org
from domain.feeds.raw_ads import RawSalary
from domain.job_import.salary_parser import salary_of
from domain.jobs.salary import Salary
from tests.domain.feeds.boards.test_lever import POSTING as LEVER_POSTING
from tests.domain.feeds.feed_reader import ads, read
from tests.domain.feeds.formats.test_schema_org import POSTING


def shown(salary: Salary | None) -> str:
    if salary is None:
        return ""
    ends = (f"{float(end):g}" if end is not None else "" for end in (salary.minimum, salary.maximum))
    return f"{'-'.join(ends)} {salary.currency} {salary.period} {salary.tax}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1.500 - 2.000 € neto mjesečno", "1500-2000 EUR month net"),
        ("2.200 EUR bruto (1.500 EUR neto) mjesečno", "2200- EUR month gross"),
        ("нето 30.000 ден. месечно", "30000- MKD month net"),
        ("1.500 ден. на ден", "1500- MKD day gross"),
        ("do 1.800 EUR mjesečno", "-1800 EUR month gross"),
        ("up to $60K per year", "-60000 USD year gross"),
        ("od 1.200,00 EUR mjesečno", "1200- EUR month gross"),
        ("Od 1500 do 2000 EUR/mjesečno", "1500-2000 EUR month gross"),
        ("$20 to $30 an hour", "20-30 USD hour gross"),
        ("USD 50,000 – USD 60,000 per year", "50000-60000 USD year gross"),
        ("13. plaća, 1.500 EUR mjesečno", "1500- EUR month gross"),
        ("1200-1500 eur/mj", "1200-1500 EUR month gross"),
        ("8.000 kn mjesečno", "8000- HRK month gross"),
        ("50-60K USD/yr", "50000-60000 USD year gross"),
        ("4.000 - 5.000 KM", "4000-5000 BAM month gross"),
        ("40 - 50 KM", ""),
        ("nagrada 4.000 - 5.000 KM", ""),
        ("1.200 - 1.500 € neto", "1200-1500 EUR month net"),
        ("bruto 9,50 €/h", "9.5- EUR hour gross"),
        ("po dogovoru", ""),
        ("CHF 4'500.– bis 5'500.– pro Monat", "4500-5500 CHF month gross"),
        ("1500 bodova mjesečno", ""),
        ("30 dana godišnjeg, plaća mjesečno", ""),
        ("1.500 ฿ mjesečno", ""),
    ],
)
def test_salaries_in_words_are_parsed(text: str, expected: str) -> None:
    assert shown(salary_of(RawSalary(text=text))) == expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (RawSalary("1200", "1500", "EUR", "month", tax="neto"), "1200-1500 EUR month net"),
        (RawSalary("35k", "", "EUR", "year"), "35000- EUR year gross"),
        (RawSalary("600", "700", "MKD", "ден"), "600-700 MKD day gross"),
        (RawSalary("1200", "", "EUR", ""), "1200- EUR month gross"),
        (RawSalary("30000", "35000", "GBP", ""), ""),
        (RawSalary("50000", "60000", "EUR", ""), ""),
        (RawSalary("12,50", "", "EUR", ""), ""),
        (RawSalary("50000", "60000", "EUR", "semi-month-salary"), ""),
    ],
)
def test_amounts_without_a_known_period_are_ignored(said: RawSalary, expected: str) -> None:
    assert shown(salary_of(said)) == expected


@pytest.mark.parametrize(
    ("pay", "expected"),
    [
        ({"currency": "EUR", "value": {"value": "1200 - 1500", "unitText": "MONTH"}}, "1200-1500 EUR month gross"),
        ({"currency": "USD", "value": {"value": 23.125, "unitText": "HOUR"}}, "23.12-23.12 USD hour gross"),
        ({"currency": "EUR", "value": {"value": "1.800,50", "unitText": "MONTH"}}, "1800.5-1800.5 EUR month gross"),
        ({"currency": "EUR", "value": {"value": "Competitive"}}, ""),
        ("1.500 - 2.000 EUR mjesečno neto", "1500-2000 EUR month net"),
    ],
)
def test_a_posting_says_its_pay_in_numbers_or_words(pay: Any, expected: str) -> None:
    [item] = ads(read(read_schema_org, json.dumps(POSTING | {"baseSalary": pay})))
    assert shown(item.ad.salary) == expected


@pytest.mark.parametrize(
    ("interval", "expected"), [("bi-week-salary", "900-1200 EUR two-weeks gross"), ("one-time", "")]
)
def test_lever_pays_by_its_own_intervals(interval: str, expected: str) -> None:
    pay = {"salaryRange": {"min": 900, "max": 1200, "currency": "EUR", "interval": interval}}
    [item] = ads(read(LEVER.read, json.dumps([LEVER_POSTING | pay]), employer="Primjer"))
    assert shown(item.ad.salary) == expected
