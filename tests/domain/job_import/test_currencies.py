"""A salary has the currency that its feed or its country names, or there is no salary."""

import pytest

from domain.feeds.errors import ItemError
from domain.feeds.raw_ads import RawSalary
from domain.job_import.salary_parser import salary_of


def currency(raw_salary: RawSalary, home: str | None = None) -> str | None:
    salary = salary_of(raw_salary, home)
    return salary.currency if salary else None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("450 000 Ft havonta, month", "HUF"),
        ("6 000 - 8 000 zł per month", "PLN"),
        ("35 000 Kč per month", "CZK"),
        ("5.000 lei per month", "RON"),
        ("2.000 лв per month", "BGN"),
        ("90.000 RSD mjesečno", "RSD"),
        ("CHF 6'500 per month", "CHF"),
        ("30 000 SEK per month", "SEK"),
        ("40 000 NOK per month", "NOK"),
        ("50.000 ₺ per month", "TRY"),
        ("50000 AED per month", "AED"),
        ("30 000 Kč měsíčně", "CZK"),
        ("4500 zł miesięcznie", "PLN"),
        ("5000 RON/lună", "RON"),
        ("35 000 SEK/mån", "SEK"),
        ("1500 XQZ per month", None),
        ("1500 ₿ per month", None),
        ("1500 per month", None),
        ("30 000 kr per month", None),
        ("1500 € all inclusive per month", "EUR"),
    ],
)
def test_currencies_in_words(text: str, code: str | None) -> None:
    assert currency(RawSalary(text=text)) == code


@pytest.mark.parametrize(
    ("written", "home", "code"),
    [
        ("Kč", "EUR", "CZK"),
        ("huf", None, "HUF"),
        ("XQZ", "EUR", None),
        ("XXX", "EUR", None),
        ("XAU", None, None),
        ("per hour", "EUR", None),
        ("", "PLN", "PLN"),
        ("", None, None),
        ("kr", "SEK", "SEK"),
        ("kr", "EUR", None),
        ("$", "CAD", "CAD"),
        ("$", "EUR", "USD"),
    ],
)
def test_currencies_in_a_field(written: str, home: str | None, code: str | None) -> None:
    assert currency(RawSalary("1200", "1500", written, "month"), home) == code


def test_the_currency_may_stand_beside_the_amount() -> None:
    assert currency(RawSalary("35 000 Kč", "", "", "month"), "EUR") == "CZK"
    assert currency(RawSalary("35 000 XQZ", "", "", "month"), "EUR") is None


@pytest.mark.parametrize("amount", ["-1500", "−1500", "1e5", "1.5E+3"])
def test_negative_amounts_and_exponents_are_refused(amount: str) -> None:
    with pytest.raises(ItemError):
        salary_of(RawSalary(amount, "", "EUR", "month"), "EUR")
    assert salary_of(RawSalary(text=f"{amount} EUR per month"), "EUR") is None
