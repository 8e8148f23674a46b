"""Checks what every ad needs: texts without control characters, and the fields that may not be missing."""

import re
from itertools import islice

from domain.feeds.errors import ItemError, ItemErrorCode
from domain.feeds.fields.markup import to_line
from domain.feeds.formats.decoding import REPLACEMENT_CHARACTER
from domain.feeds.raw_ads import RawAd

MAX_PLACES = 100
MAX_FIELDS_IN_REASON = 20
MAX_NAMES_IN_REASON = 12
INVALID_CHARACTER = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffd-\uffff]"
)
"""Control characters, also those of bidirectional text among them, and what no text holds."""
MAIL_ADDRESS = re.compile(r"[^\s@]@[^\s@]")


def require(holds: bool, code: ItemErrorCode, reason: str, raw_ad: RawAd, field: str) -> None:
    """Raises ItemError with the names of the fields unless the field is as it has to be."""
    if not holds:
        raise ItemError(code, reason + instead(raw_ad, field))


def instead(raw_ad: RawAd, field: str) -> str:
    """Says under which names a field was searched for, and which the item has."""
    if raw_ad.fields is None:
        return ""
    known = raw_ad.fields.looked_for.get(field, ())
    more = f" and {len(known) - MAX_NAMES_IN_REASON} more names" if len(known) > MAX_NAMES_IN_REASON else ""
    looked_for = (", ".join(known[:MAX_NAMES_IN_REASON]) or field) + more
    found = ", ".join(islice((name[:40] for name in raw_ad.fields.found), MAX_FIELDS_IN_REASON))
    return f"; looked for {looked_for}, found {found or 'nothing'}"


def named_employer(text: str) -> str:
    """A name of an employer; the mail address of a person, as in the `author` of RSS, is none."""
    return "" if MAIL_ADDRESS.search(text) else to_line(text)


def require_text(raw_ad: RawAd) -> None:
    """Raises ItemError for texts with characters that no text holds."""
    for text in (
        raw_ad.external_id,
        raw_ad.title,
        raw_ad.employer,
        raw_ad.author,
        raw_ad.description,
        raw_ad.requirements,
        raw_ad.benefits,
        raw_ad.employer_about,
        raw_ad.apply_address,
        raw_ad.apply_phone,
        *(text for place in raw_ad.places[:MAX_PLACES] for text in (place.name, place.region)),
    ):
        if found := INVALID_CHARACTER.search(text):
            if found[0] == REPLACEMENT_CHARACTER:
                raise ItemError(ItemErrorCode.INVALID_ENCODING, "some bytes cannot be decoded")
            raise ItemError(ItemErrorCode.INVALID_CHARACTERS, "invalid control characters")
