"""Parses salaries: amounts in any notation, periods in words, ranges within a sentence."""

import re
import unicodedata
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from functools import lru_cache

from domain.feeds.errors import ItemError, ItemErrorCode
from domain.feeds.raw_ads import RawSalary
from domain.job_import.currencies import SIGNS, currency_of, is_money, money_pattern
from domain.job_import.words import meanings_of
from domain.jobs.salary import Salary, SalaryPeriod, SalaryTax

PERIOD_OF_WORD = {word: SalaryPeriod(period) for word, period in meanings_of("pay_period").items()}
WORD = re.compile(rf"[^\W\d_]+(?:-[^\W\d_]+)*|[{SIGNS}]")
AMOUNT = re.compile(r"(\d[\d.,’' \u00a0]*\d|\d)\s*(k\b)?", re.IGNORECASE)
THOUSANDS = re.compile(r"^\d{1,3}(?:([.,’' \u00a0])\d{3})(?:\1\d{3})*$")
_MONEY = money_pattern()
_NUMBER = r"\d[\d.,’' \u00a0]*(?:(?<=[.,])[–—-]{1,2}(?=\s|$|/))?"
"""Pattern of a number, also with the dash that stands for no cents: 4'500.–"""
IN_WORDS = re.compile(
    rf"(?:(?P<money>{_MONEY})\s*)?(?P<low>{_NUMBER})(?P<k1>k\b)?\s*(?P<money1>{_MONEY})?\s*"
    rf"(?:(?:-|–|—|\b(?:to|do|до|and|bis|till|til|à|až)\b)\s*{_MONEY}?\s*(?P<high>{_NUMBER})(?P<k2>k\b)?\s*(?P<money2>{_MONEY})?)?",
    re.IGNORECASE,
)
UP_TO = re.compile(r"(?:\bup to|\bdo|\bдо|\bmax(?:imum)?\.?|\bmaks(?:imalno)?\.?)\s*\Z", re.IGNORECASE)
DENARS = re.compile(r"(?<=\d)\s*ден\b\.?", re.IGNORECASE)
"""The abbreviation of the Macedonian denar is also the word for day."""
MONTHLY = re.compile(r"\b(?:neto|bruto|нето|бруто|plaća|plata|plača|плата)\b", re.IGNORECASE)
"""Words that imply a monthly salary when no period is given."""
MONTHLY_AMOUNTS = {
    "EUR": (300, 15_000), "BAM": (500, 30_000), "HRK": (2_000, 120_000), "RSD": (30_000, 2_000_000),
    "MKD": (15_000, 1_000_000),
}  # fmt: skip
"""Ranges of monthly amounts where months are usual; less is rather an hour's, more rather a year's."""
TAXES = re.compile(r"\b(?:(?P<net>net|neto|netto|нето|na ruke)|gross|bruto|brutto|бруто)\b", re.IGNORECASE)
DIGITS = re.compile(r"\d+")
NOT_POSITIVE = re.compile(r"^\s*[-–−]\s*\d|\d\s*[eE][+-]?\d")
"""Negative amounts, and exponents: nobody writes a salary so."""
CODE = re.compile(r"(?<!\w)[A-Z]{3}(?!\w)")
"""Three capital letters, which beside an amount can only be a currency."""
COUNTED = re.compile(r"\d\s*([^\W\d_]{2,})")
"""The word after an amount, which says what is counted."""
NO_UNITS = frozenset(
    {
        *("do", "to", "do", "bis", "and", "i", "in", "ili", "or", "net", "neto", "netto", "gross", "bruto", "brutto"),
        *("per", "po", "na", "pro", "par", "an", "a", "на", "до", "и", "нето", "бруто", "plus", "uz", "starting"),
    }
)
MAX_AMOUNT = Decimal(10) ** 9
CENT = Decimal("0.01")
MAX_LENGTH = 200


def salary_of(raw_salary: RawSalary | None, currency: str | None = None) -> Salary | None:
    """Parses a salary; None when there is none, or one that cannot be told, such as an unknown period or currency.
    Raises ItemError for invalid amounts or ranges.

    `currency` is that of the job's country, for amounts that name none.
    """
    if raw_salary is None:
        return None
    if not (raw_salary.minimum.strip() or raw_salary.maximum.strip()):
        return _in_words(raw_salary, currency)
    minimum, maximum = _amount(raw_salary.minimum), _amount(raw_salary.maximum)
    if minimum is None and maximum is None:
        return None
    if minimum and maximum and minimum > maximum:
        raise ItemError(ItemErrorCode.INVALID_SALARY, f"{minimum} is more than {maximum}")
    period = _period(raw_salary.period)
    if period is None and raw_salary.period.strip():
        return None
    named = _named(raw_salary, currency)
    if named is None or (period is None and not _is_monthly(named, minimum, maximum)):
        return None
    return Salary(
        currency=named,
        minimum=minimum,
        maximum=maximum,
        period=period or SalaryPeriod.MONTH,
        tax=_tax(raw_salary.tax),
    )


def _is_monthly(currency: str, *amounts: Decimal | None) -> bool:
    """Whether amounts without a period can only be meant for a month, as is usual in the markets."""
    low, high = MONTHLY_AMOUNTS.get(currency, (1, 0))
    return all(low <= amount <= high for amount in amounts if amount)


def _amount(text: str) -> Decimal | None:
    text = text.strip()
    if not text:
        return None
    found = None if NOT_POSITIVE.search(text) else AMOUNT.search(text)
    amount = _number(found[1]) if found else None
    if amount and found and found[2]:
        amount *= 1000
    if amount is None or amount >= MAX_AMOUNT:
        raise ItemError(ItemErrorCode.INVALID_SALARY, f"{text[:40]!r} is not an amount")
    return amount or None


@lru_cache(maxsize=10_000)
def _number(text: str) -> Decimal | None:
    """Parses 1.200,50 and 1,200.50 and 1 200.5; a separator before three final digits is one of thousands."""
    text = text.strip(" \u00a0.,’'–—-")
    if THOUSANDS.fullmatch(text):
        text = re.sub(r"\D", "", text)
    else:
        whole, mark, cents = text.rpartition("," if text.rfind(",") > text.rfind(".") else ".")
        text = re.sub(r"\D", "", whole) + "." + cents if mark else re.sub(r"[\s\u00a0’']", "", text)
    try:
        return Decimal(text).quantize(CENT)
    except InvalidOperation:
        return None


def _named(raw_salary: RawSalary, currency: str | None) -> str | None:
    """The currency that the feed names, in its field or beside an amount; that of the country if it names none."""
    if raw_salary.currency.strip():
        return currency_of(raw_salary.currency, currency)
    near = " ".join((raw_salary.minimum, raw_salary.maximum, raw_salary.text[:MAX_LENGTH]))
    words = [word for word in WORD.findall(near) if is_money(word)]
    if words:
        return currency_of(words[0], currency)
    return None if CODE.search(near) or any(map(_is_sign, near)) or _counts_other_things(near) else currency


def _is_sign(letter: str) -> bool:
    return unicodedata.category(letter) == "Sc"


def _counts_other_things(near: str) -> bool:
    """Whether a word stands beside an amount that is no part of a pay: points, days of leave."""
    words = (found.casefold() for found in COUNTED.findall(near))
    return any(word not in NO_UNITS and word not in PERIOD_OF_WORD and word != "k" for word in words)


def _period(text: str) -> SalaryPeriod | None:
    words = re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", text.casefold().replace("_", "-"))
    return next((PERIOD_OF_WORD[word] for word in words if word in PERIOD_OF_WORD), None)


def _in_words(raw_salary: RawSalary, currency: str | None) -> Salary | None:
    text = raw_salary.text[:MAX_LENGTH]
    found = None if NOT_POSITIVE.search(text) else _range_in(text)
    if not found:
        return None
    low = _number(found["low"])
    high = _number(found["high"]) if found["high"] else None
    if low and (found["k1"] or found["k2"]):
        low *= 1000
    if high and found["k2"]:
        high *= 1000
    if not low or low >= MAX_AMOUNT or (high is not None and (high < low or high >= MAX_AMOUNT)):
        return None
    context = _context_of(DIGITS.sub("0", text))
    period = _period(raw_salary.period) or context.period
    near = found["money"] or found["money1"] or found["money2"]
    named = currency_of(near, currency) if near else _named(raw_salary, currency)
    is_alone = found[0].strip() == text.strip()
    if named is None or (period is None and not (is_alone and _is_monthly(named, low, high))):
        return None
    is_maximum = high is None and UP_TO.search(text, 0, found.start()) is not None
    return Salary(
        currency=named,
        minimum=None if is_maximum else low,
        maximum=low if is_maximum else high,
        period=period or SalaryPeriod.MONTH,
        tax=_tax(raw_salary.tax) if raw_salary.tax else context.tax,
    )


@dataclass(frozen=True, slots=True)
class _SalaryContext:
    """Period and tax in the text around the amounts."""

    period: SalaryPeriod | None
    tax: SalaryTax


@lru_cache(maxsize=5_000)
def _context_of(text: str) -> _SalaryContext:
    """Takes the text with its digits masked, so that the few phrasings of a feed are cached."""
    period = _period(DENARS.sub("", text))
    if period is None and MONTHLY.search(text):
        period = SalaryPeriod.MONTH
    return _SalaryContext(period, _tax(text))


def _range_in(text: str) -> re.Match[str] | None:
    """The first number or range next to a currency, else the first of all."""
    first: re.Match[str] | None = None
    for found in IN_WORDS.finditer(text):
        if found["money"] or found["money1"] or found["money2"]:
            return found
        first = first or found
    return first


def _tax(text: str) -> SalaryTax:
    """The first one mentioned; gross by default."""
    found = TAXES.search(text)
    return SalaryTax.NET if found and found["net"] else SalaryTax.GROSS
