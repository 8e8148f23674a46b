"""Understands wished pay in queries: "2000 eura", "od 1800", "1500+", "plaća 1.200 € neto"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from domain.reference.exchange_rates import GROSS_PER_NET, IN_EUROS

LEAST, MOST = 300, 50_000
"""Euros a month that are taken for a wish: less is an hour's pay, a size or a year of birth."""
_CURRENCIES = {"km": "BAM", "bam": "BAM", "ден": "MKD", "mkd": "MKD"}
_FROM = (
    r"od|iznad|preko|min\.?|minimalno|minimum|najmanje|barem|bar|vsaj|nad|več kot|više od|from|over|above|at least|"
    r"more than|од|над|преку|повеќе од|најмалку|минимум"
)
_PAY = r"pla[ćčc]\w{1,3}|plat\w{1,3}|плат\w{1,3}|salary|wage|pay|neto|bruto|net|gross|нето|бруто"
_AMOUNT = r"\d{1,3}(?:[. ]\d{3})+|\d{3,6}"
_PAY_WISH = re.compile(
    rf"""(?<![\w.,+-])
    (?P<before>(?:(?:{_FROM}|{_PAY})\s+)*)
    (?P<amount>{_AMOUNT})
    (?:\s?(?:[-–]|do|to|до)\s?(?:{_AMOUNT}))?
    (?:\s?(?P<currency>€|eur\w{{0,2}}|evr\w{{0,3}}|евр\w{{0,2}}|km|bam|ден\w*|mkd)(?!\w))?
    (?P<more>\s?\+)?
    (?P<after>(?:\s(?:{_PAY}|mjesečno|mjesecno|na mjesec|mesečno|na mesec|monthly|a month|per month|месечно)(?!\w))*)
    (?![\w.,/+-]|\s?/|\s(?:na\s)?(?:sat|uro|час)(?!\w)|\s(?:an|per)\shour)
    """,
    re.IGNORECASE | re.VERBOSE,
)
_YEARS = range(1990, 2050)


@dataclass(frozen=True, slots=True)
class PayWish:
    """Gross euros a month, and where they are named in the text."""

    start: int
    end: int
    euros: int


def find_pay_wishes(text: str) -> Iterator[PayWish]:
    """Amounts that a currency, "from" or a word for pay makes a wish; of a range the lower one. A stated net is
    converted with the average share that ads are converted with; other amounts are taken as gross."""
    for found in _PAY_WISH.finditer(text):
        amount = int(re.sub(r"\D", "", found["amount"]))
        around = found["before"] + found["after"]
        is_named = found["currency"] or re.search(rf"(?<!\w)(?:{_PAY})(?!\w)", around, re.IGNORECASE)
        if not is_named and (amount in _YEARS or not (found["before"] or found["more"])):
            continue
        euros = amount * IN_EUROS[_CURRENCIES.get((found["currency"] or "").lower()[:3], "EUR")]
        if re.search(r"(?<!\w)(?:neto|net|нето)(?!\w)", around, re.IGNORECASE):
            euros *= GROSS_PER_NET
        if LEAST <= euros <= MOST:
            yield PayWish(found.start(), found.end(), int(euros))
