"""Phone numbers: the form that events keep (E.164), and the two parts that people type and read."""

from dataclasses import dataclass

import phonenumbers

NUMBER_LENGTH = 40


@dataclass(frozen=True, slots=True)
class PhoneParts:
    """`country_code` with its plus ("+385"), `number` as inside the country, without a trunk prefix."""

    country_code: str
    number: str


def e164_of(country_code: str, typed: str) -> str | None:
    """The number in E.164, or None when there is no such number.

    Accepts a country code with or without a plus. Numbers may be grouped and have the trunk prefix of the country; one
    that is typed with a country code of its own keeps that.
    """
    code = country_code.removeprefix("+")
    if len(typed) > NUMBER_LENGTH or not (code.isascii() and code.isdecimal()):
        return None
    region = phonenumbers.region_code_for_country_code(int(code))
    try:
        # No country has a shared code such as +800, so there is no national way of writing its numbers.
        shared = region == phonenumbers.REGION_CODE_FOR_NON_GEO_ENTITY and not typed.startswith(("+", "00"))
        number = phonenumbers.parse(f"+{code} {typed}" if shared else typed, region)
    except phonenumbers.NumberParseException:
        return None
    if not phonenumbers.is_valid_number(number):
        return None
    return phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164)


def is_e164(text: str) -> bool:
    """Whether it is the number of a telephone, spelled as E.164 does."""
    return text.startswith("+") and e164_of(parts_of(text).country_code, text) == text


def parts_of(e164: str) -> PhoneParts:
    """Splits a number in E.164."""
    try:
        number = phonenumbers.parse(e164, None)
    except phonenumbers.NumberParseException:
        return PhoneParts("", e164)
    return PhoneParts(f"+{number.country_code}", phonenumbers.national_significant_number(number))


def international(e164: str) -> str:
    """The number in groups, as people write it with the country's code: `+385 91 234 5678`."""
    try:
        number = phonenumbers.parse(e164, None)
    except phonenumbers.NumberParseException:
        return e164
    return phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.INTERNATIONAL)
