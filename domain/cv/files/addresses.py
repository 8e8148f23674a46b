"""Addresses and telephone numbers as others write them."""

import re

import phonenumbers

from domain.kernel.values.phone_numbers import e164_of

_DOMAIN = re.compile(r"(?:[\w-]+\.)+[a-z]{2,}(?:[/?#].*)?", re.IGNORECASE)


def web_address_of(written: str) -> str:
    """An address with its scheme, which people leave out; other texts as they are."""
    return f"https://{written}" if _DOMAIN.fullmatch(written) else written


def phone_number_of(written: str, country: str = "") -> str:
    """The number in E.164, if its country is known from itself or from `country` (ISO 3166); others as they are."""
    typed = written.strip()
    code = phonenumbers.country_code_for_region(country.upper()) if country else 0
    if typed.startswith(("+", "00")):
        return e164_of("385", typed) or written
    return (e164_of(str(code), typed) if code else None) or written


def is_linkedin(address: str) -> bool:
    """Whether it is a page of somebody on LinkedIn."""
    return re.match(r"https?://(?:[\w-]+\.)?linkedin\.com/", address, re.IGNORECASE) is not None
