"""Consent as forms send it."""

from typing import Any

AGREED = {"accepted": True, "version": 1}
REFUSED = {"accepted": False, "version": 1}
CONSENT: dict[str, Any] = {"processing": AGREED, "terms": AGREED, "language": "hr"}
"""Both answers, yes."""
REFUSALS = [
    ({"processing": REFUSED}, "processing.accepted", "CONSENT_NOT_GIVEN"),
    ({"terms": REFUSED}, "terms.accepted", "TERMS_NOT_ACCEPTED"),
    ({"terms": AGREED | {"version": 2}}, "terms.version", "UNKNOWN_TEXT_VERSION"),
    ({"terms": AGREED | {"version": 0}}, "terms.version", "UNKNOWN_TEXT_VERSION"),
    ({"processing": AGREED | {"version": 2**70}}, "processing.version", "UNKNOWN_TEXT_VERSION"),
    ({"processing": AGREED | {"version": "2026-11-22"}}, "processing.version", "INVALID_INPUT"),
    ({"processing": {"accepted": True}}, "processing.version", "REQUIRED_INPUT"),
    ({"processing": AGREED | {"accepted": "yes"}}, "processing.accepted", "INVALID_INPUT"),
    ({"language": "de"}, "language", "INVALID_CHOICE"),
    ({"x": 1}, "x", "UNKNOWN_FIELD"),
]
"""Changes to it, the field that is refused for each, and the code."""
