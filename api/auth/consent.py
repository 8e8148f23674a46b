"""Consent of whoever opens an account."""

from api.content.consent import AccountConsent
from domain.accounts import consents


def account_consent(given: AccountConsent) -> consents.AccountConsent:
    """Both answers, which the request model has checked."""
    return consents.AccountConsent(given.processing.version, given.terms.version, given.language)
