"""Finds the place in an address as people type it: "Ilica 5, 10000 Zagreb"."""

import re

from domain.reference.countries import find_country_code
from domain.reference.places import Place, list_places_named

_POSTAL_CODE = re.compile(r"\b(?:[A-Z]{2}-)?\d{4,5}\b")
_UP_TO_A_NUMBER = re.compile(r".*\d\S*")


def place_in_address(address: str) -> Place | None:
    """The place of an address, the largest of its name; None where the address names no known one.

    A street is not mistaken for a place: a part that ends with a house number is none.
    """
    country: str | None = None
    for part in reversed(address.replace("\n", ",").split(",")):
        name = _UP_TO_A_NUMBER.sub("", _POSTAL_CODE.sub(" ", part)).strip()
        if not name:
            continue
        if found := list_places_named(name, country):
            return found[0]
        country = find_country_code(name) or country
    return None
