"""Recognises currencies by code, sign and name, and knows those of countries (ISO 4217 and CLDR, through Babel)."""

from functools import cache

from babel.numbers import get_territory_currencies, list_currencies

from domain.job_import.words import meanings_of

NAMED = meanings_of("currency")
NO_MONEY = frozenset("XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX".split())  # noqa: SIM905
"""Metals, units of account and placeholders."""
USUAL = frozenset(
    "eur usd gbp chf bam mkd rsd hrk huf pln czk ron bgn sek nok dkk isk uah rub jpy cad aud".split()  # noqa: SIM905
)
"""Codes that stand in lower case, too."""
SHARED = {
    "$": ("USD", frozenset({"CAD", "AUD", "NZD", "SGD", "HKD", "MXN"})),
    "kr": (None, frozenset({"SEK", "NOK", "DKK", "ISK"})),
    "kronor": ("SEK", frozenset[str]()),
    "kroner": (None, frozenset({"NOK", "DKK"})),
}
"""Signs of several currencies: the usual one, and those that the country of the job may make of it."""
SIGNS = "€$£₺₴₽₹¥₪₾₩₱₫"


def currency_of(text: str, home: str | None = None) -> str | None:
    """The ISO 4217 code; None for what is no currency. `home` is the currency of the job's country."""
    word = text.strip().rstrip(".").casefold()
    if word in SHARED:
        usual, others = SHARED[word]
        return home if home in others else usual
    code = word.upper()
    return NAMED.get(word) or (code if code in currencies_by_code() else None)


def is_money(word: str) -> bool:
    """Whether a word of a text is a currency; codes count in capitals, since "all" and "top" are some, too."""
    folded = word.casefold()
    return word in currencies_by_code() or folded in USUAL or folded in SHARED or folded in NAMED


def money_pattern() -> str:
    """Matches a currency in a text. Codes are grouped by their first letter, which makes it several times faster."""
    by_letter: dict[str, list[str]] = {}
    for code in sorted(currencies_by_code()):
        by_letter.setdefault(code[0], []).append(code[1:])
    codes = "|".join(f"{letter}(?:{'|'.join(rest)})" for letter, rest in by_letter.items())
    words = "|".join(sorted({*USUAL, *(word for word in (*NAMED, *SHARED) if word.isalpha())}, key=len, reverse=True))
    return rf"(?:(?:US)?[{SIGNS}]|\b(?:(?-i:{codes})|{words})\b\.?)"


@cache
def currencies_by_code() -> frozenset[str]:
    """All codes of ISO 4217, current and former, in which somebody can be paid."""
    return frozenset(code for code in list_currencies() if len(code) == 3) - NO_MONEY


@cache
def currency_of_country(country: str | None) -> str | None:
    """The legal tender of a country by its ISO 3166 code."""
    return next(iter(get_territory_currencies(country)), None) if country else None
