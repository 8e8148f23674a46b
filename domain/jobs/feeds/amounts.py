"""Salaries as feeds write them: amounts in any notation, periods in words, and what can be understood of a sentence."""

import re
from decimal import Decimal, InvalidOperation

from domain.jobs.feeds.items import ItemError
from domain.jobs.feeds.offers import SaidSalary
from domain.jobs.feeds.refusals import Refusal
from domain.jobs.salary import Salary, SalaryPeriod

PERIODS = {
    SalaryPeriod.HOUR: ("hour", "hourly", "hr", "ph", "sat", "satno", "uro", "ura", "час"),
    SalaryPeriod.DAY: ("day", "daily", "pd", "dan", "dnevno", "ден"),
    SalaryPeriod.WEEK: ("week", "weekly", "tjedan", "tjedno", "teden", "sedmica", "sedmično"),
    SalaryPeriod.TWO_WEEKS: ("biweekly", "bi-weekly", "two-weeks", "bw"),
    SalaryPeriod.MONTH: ("month", "monthly", "mjesec", "mjesečno", "mesec", "mesečno", "pm", "месец", "месечно"),
    SalaryPeriod.YEAR: ("year", "yearly", "annual", "annually", "annum", "pa", "godina", "godišnje", "leto", "letno"),
}
PERIOD_OF_WORD = {word: period for period, words in PERIODS.items() for word in words}
CURRENCIES = {"€": "EUR", "$": "USD", "£": "GBP", "km": "BAM", "ден": "MKD", "den": "MKD", "eur": "EUR", "euro": "EUR"}
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*|[€$£]")
AMOUNT = re.compile(r"\d[\d.,’' \u00a0]*\d|\d")
THOUSANDS = re.compile(r"^\d{1,3}(?:([.,’' \u00a0])\d{3})(?:\1\d{3})*$")
IN_WORDS = re.compile(
    r"(?P<low>\d[\d.,’' \u00a0]*)(?P<k1>k\b)?\s*(?:[€$£]|[A-Z]{3}\b|\w{2,4}\b)?\s*"
    r"(?:(?:-|–|—|to|do|до|until)\s*[€$£]?\s*(?P<high>\d[\d.,’' \u00a0]*)(?P<k2>k\b)?)?",
    re.IGNORECASE,
)
LARGEST = Decimal(10) ** 9
CENT = Decimal("0.01")


def salary_of(said: SaidSalary | None, currency: str = "EUR") -> Salary | None:
    """None when nothing is said, and for words that cannot be understood. Refuses amounts that are none, or no range.

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
        raise ItemError(Refusal.INVALID_SALARY, f"{minimum} is more than {maximum}")
    return Salary(
        currency=_currency(said.currency) or currency,
        minimum=minimum,
        maximum=maximum,
        period=_period(said.period) or SalaryPeriod.MONTH,
    )


def _amount(text: str) -> Decimal | None:
    text = text.strip()
    if not text:
        return None
    found = AMOUNT.search(text)
    amount = _number(found[0]) if found else None
    if amount is None or amount >= LARGEST:
        raise ItemError(Refusal.INVALID_SALARY, f"{text[:40]!r} is no amount")
    return amount or None


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


def _in_words(said: SaidSalary, currency: str) -> Salary | None:
    text = said.text[:200]
    found = IN_WORDS.search(text)
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
    said_currency = next((code for word in WORD.findall(text) if (code := _known_currency(word))), None)
    period = _period(said.period) or _period(text)
    if period is None:
        return None
    return Salary(currency=said_currency or currency, minimum=low, maximum=high, period=period)


def _known_currency(word: str) -> str | None:
    if word in {"EUR", "USD", "GBP", "BAM", "MKD", "HRK", "RSD", "CHF"}:
        return word
    return CURRENCIES.get(word.casefold())
