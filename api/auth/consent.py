"""Consent of whoever opens an account."""

from api.content.consent import AccountConsent, refused
from domain.accounts import consents
from domain.kernel.errors import InvalidInput


def required_consent(given: AccountConsent, field: str = "consent") -> consents.AccountConsent:
    """Both answers. Raises InvalidInput if one of them is no."""
    if errors := list(refused(given, field)):
        raise InvalidInput(errors=errors)
    return consents.AccountConsent(given.processing.version, given.terms.version, given.language)
