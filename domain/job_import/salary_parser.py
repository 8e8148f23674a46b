"""Parses salaries of feeds: amounts in any notation, periods in words, ranges in a sentence."""

import re
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from functools import lru_cache

from domain.feeds.errors import ItemError, ItemErrorCode
from domain.feeds.raw_ads import RawSalary
from domain.jobs.salary import Salary, SalaryPeriod, SalaryTax

PERIODS = {
    SalaryPeriod.HOUR: ("hour", "hourly", "hr", "ph", "h", "sat", "satno", "uro", "ura", "urno", "час", "stunde"),
    SalaryPeriod.DAY: ("day", "daily", "pd", "dan", "dnevno", "ден", "дневно"),
    SalaryPeriod.WEEK: ("week", "weekly", "tjedan", "tjedno", "teden", "tedensko", "sedmica", "sedmično", "неделно"),
    SalaryPeriod.TWO_WEEKS: ("biweekly", "bi-weekly", "two-weeks", "bw"),
    SalaryPeriod.MONTH: (
        *("month", "monthly", "mo", "pm", "mjesec", "mjesečno", "mjesečna", "mj", "mesec", "mesečno", "mesečna"),
        *("месец", "месечно", "месечна", "monat", "monatlich"),
    ),
    SalaryPeriod.YEAR: (
        *("year", "yearly", "yr", "annual", "annually", "annum", "pa", "godina", "godišnje", "leto", "letno"),
        *("година", "годишно", "jahr", "jährlich"),
    ),
}
PERIOD_OF_WORD = {word: period for period, words in PERIODS.items() for word in words}
CODES = ("EUR", "USD", "GBP", "BAM", "MKD", "HRK", "RSD", "CHF")
NAMES = {
    "EUR": ("€", "euro", "eura", "evrov", "евра", "евро"),
    "USD": ("$",),
    "GBP": ("£",),
    "BAM": ("km",),
    "HRK": ("kn", "kuna"),
    "RSD": ("din", "dinara"),
    "MKD": ("ден", "den", "мкд", "денари", "denara"),
}
CURRENCIES = {code.casefold(): code for code in CODES} | {name: code for code, names in NAMES.items() for name in names}
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*|[€$£]")
AMOUNT = re.compile(r"(\d[\d.,’' \u00a0]*\d|\d)\s*(k\b)?", re.IGNORECASE)
THOUSANDS = re.compile(r"^\d{1,3}(?:([.,’' \u00a0])\d{3})(?:\1\d{3})*$")
_MONEY = rf"(?:[€$£]|\b(?:{'|'.join(word for word in CURRENCIES if word.isalpha())})\b\.?)"
_NUMBER = r"\d[\d.,’' \u00a0]*"
IN_WORDS = re.compile(
    rf"(?P<money>{_MONEY})?\s*(?P<low>{_NUMBER})(?P<k1>k\b)?\s*(?P<money1>{_MONEY})?\s*"
    rf"(?:(?:-|–|—|\bto\b|\bdo\b|\bдо\b|\band\b)\s*{_MONEY}?\s*(?P<high>{_NUMBER})(?P<k2>k\b)?\s*(?P<money2>{_MONEY})?)?",
    re.IGNORECASE,
)
AT_MOST = re.compile(r"(?:\bup to|\bdo|\bдо|\bmax(?:imum)?\.?|\bmaks(?:imalno)?\.?)\s*\Z", re.IGNORECASE)
DENARS = re.compile(r"(?<=\d)\s*ден\b\.?", re.IGNORECASE)
"""The currency of Macedonia is abbreviated like its word for a day."""
MONTHLY = re.compile(r"\b(?:neto|bruto|нето|бруто|plaća|plata|plača|плата)\b", re.IGNORECASE)
"""Pay that is named like this is that of a month, where no period is."""
TAXES = re.compile(r"\b(?:(?P<net>net|neto|netto|нето|na ruke)|gross|bruto|brutto|бруто)\b", re.IGNORECASE)
DIGITS = re.compile(r"\d+")
LARGEST = Decimal(10) ** 9
CENT = Decimal("0.01")


def salary_of(said: RawSalary | None, currency: str = "EUR") -> Salary | None:
    """None when nothing is said, and for words that cannot be understood, such as a period that is none of ours.
    Refuses amounts that are none, or no range.

    `currency` is that of the feed's market, for amounts without one.
    """
    if said is None:
        return None
    if not (said.minimum.strip() or said.maximum.strip()):
        return _in_words(said, currency)
    minimum, maximum = _amount(said.minimum), _amount(said.maximum)
    if minimum is None and maximum is None:
        return None
    if minimum and maximum and minimum > maximum:
        raise ItemError(ItemErrorCode.INVALID_SALARY, f"{minimum} is more than {maximum}")
    period = _period(said.period)
    if period is None and said.period.strip():
        return None
    return Salary(
        currency=_currency(said.currency) or currency,
        minimum=minimum,
        maximum=maximum,
        period=period or SalaryPeriod.MONTH,
        tax=_tax(said.tax),
    )


def _amount(text: str) -> Decimal | None:
    text = text.strip()
    if not text:
        return None
    found = AMOUNT.search(text)
    amount = _number(found[1]) if found else None
    if amount and found and found[2]:
        amount *= 1000
    if amount is None or amount >= LARGEST:
        raise ItemError(ItemErrorCode.INVALID_SALARY, f"{text[:40]!r} is no amount")
    return amount or None


@lru_cache(maxsize=10_000)
def _number(text: str) -> Decimal | None:
    """1.200,50 and 1,200.50 and 1 200.5 are numbers; a separator before three last digits parts thousands."""
    text = text.strip(" \u00a0.,’'")
    if THOUSANDS.fullmatch(text):
        text = re.sub(r"\D", "", text)
    else:
        whole, mark, cents = text.rpartition("," if text.rfind(",") > text.rfind(".") else ".")
        text = re.sub(r"\D", "", whole) + "." + cents if mark else re.sub(r"[\s\u00a0’']", "", text)
    try:
        return Decimal(text).quantize(CENT)
    except InvalidOperation:
        return None


def _currency(text: str) -> str | None:
    text = text.strip()
    if re.fullmatch(r"[A-Za-z]{3}", text) and text.casefold() not in CURRENCIES:
        return text.upper()
    return CURRENCIES.get(text.casefold())


def _period(text: str) -> SalaryPeriod | None:
    words = re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", text.casefold().replace("_", "-"))
    return next((PERIOD_OF_WORD[word] for word in words if word in PERIOD_OF_WORD), None)


def _in_words(said: RawSalary, currency: str) -> Salary | None:
    text = said.text[:200]
    found = _range_in(text)
    if not found:
        return None
    low = _number(found["low"])
    high = _number(found["high"]) if found["high"] else None
    if low and (found["k1"] or found["k2"]):
        low *= 1000
    if high and found["k2"]:
        high *= 1000
    if not low or low >= LARGEST or (high is not None and (high < low or high >= LARGEST)):
        return None
    write = _context_of(DIGITS.sub("0", text))
    period = _period(said.period) or write.period
    if period is None:
        return None
    is_most = high is None and AT_MOST.search(text, 0, found.start()) is not None
    return Salary(
        currency=write.currency or _currency(said.currency) or currency,
        minimum=None if is_most else low,
        maximum=low if is_most else high,
        period=period,
        tax=_tax(said.tax) if said.tax else write.tax,
    )


@dataclass(frozen=True, slots=True)
class _SalaryContext:
    """What is said beside the amounts."""

    currency: str | None
    period: SalaryPeriod | None
    tax: SalaryTax


@lru_cache(maxsize=5_000)
def _context_of(text: str) -> _SalaryContext:
    """Feeds say it in few ways: whoever writes other digits finds it at hand."""
    currency = next((code for word in WORD.findall(text) if (code := CURRENCIES.get(word.casefold()))), None)
    period = _period(DENARS.sub("", text))
    if period is None and MONTHLY.search(text):
        period = SalaryPeriod.MONTH
    return _SalaryContext(currency, period, _tax(text))


def _range_in(text: str) -> re.Match[str] | None:
    """The first number or range that stands beside a currency, else the first of all."""
    found = list(IN_WORDS.finditer(text))
    write = (match for match in found if match["money"] or match["money1"] or match["money2"])
    return next(write, next(iter(found), None))


def _tax(text: str) -> SalaryTax:
    """What is named first; gross where nothing is."""
    found = TAXES.search(text)
    return SalaryTax.NET if found and found["net"] else SalaryTax.GROSS
