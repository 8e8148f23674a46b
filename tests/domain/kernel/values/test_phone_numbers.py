"""Phone numbers in two parts and in E.164."""

import phonenumbers
import pytest

from domain.kernel.values.phone_numbers import PhoneParts, e164_of, parts_of


@pytest.mark.parametrize(
    ("country_code", "typed", "e164"),
    [
        ("+385", "091 234 5678", "+385912345678"),
        ("385", "91/234-5678", "+385912345678"),
        ("+386", "040 123 456", "+38640123456"),
        ("+387", "061 123 456", "+38761123456"),
        ("+389", "070 123 456", "+38970123456"),
        ("39", "06 698 12345", "+390669812345"),
        ("1", "(604) 555-0123", "+16045550123"),
        ("1", "604 683 0123", "+16046830123"),
        ("44", "020 7946 0958", "+442079460958"),
        ("800", "1234 5678", "+80012345678"),
        ("+385", "+386 40 123 456", "+38640123456"),
        ("+385", "00386 40 123 456", "+38640123456"),
        ("+385", "12", None),
        ("+385", "call me", None),
        ("+385", "1" * 41, None),
        ("999", "091 234 5678", None),
        ("0", "091 234 5678", None),
        ("", "091 234 5678", None),
        ("++385", "091 234 5678", None),
        ("٣٨٥", "091 234 5678", None),
    ],
)
def test_a_typed_number_in_e164(country_code: str, typed: str, e164: str | None) -> None:
    assert e164_of(country_code, typed) == e164


@pytest.mark.parametrize(
    ("e164", "country_code", "number"),
    [
        ("+385912345678", "+385", "912345678"),
        ("+390669812345", "+39", "0669812345"),
        ("+80012345678", "+800", "12345678"),
        ("garbage", "", "garbage"),
    ],
)
def test_a_stored_number_in_two_parts(e164: str, country_code: str, number: str) -> None:
    assert parts_of(e164) == PhoneParts(country_code, number)


@pytest.mark.parametrize("region", sorted(phonenumbers.SUPPORTED_REGIONS))
def test_a_number_of_any_country_survives_the_two_parts(region: str) -> None:
    example = phonenumbers.example_number_for_type(region, phonenumbers.PhoneNumberType.MOBILE)
    if example is None:
        pytest.skip("the library has no mobile number of this country")
    e164 = phonenumbers.format_number(example, phonenumbers.PhoneNumberFormat.E164)
    parts = parts_of(e164)
    assert e164_of(parts.country_code, parts.number) == e164
