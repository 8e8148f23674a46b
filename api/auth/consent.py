"""Consent of whoever opens an account."""

from collections.abc import Mapping

from api.content.consent import AccountConsent, check_versions
from domain.accounts import consents
from domain.site.content.document import Document


def account_consent(
    given: AccountConsent, texts: Mapping[str, Document], field: str = "consent"
) -> consents.AccountConsent:
    """Both answers. Raises InvalidInput for a version of a text that does not exist."""
    check_versions(given, texts, field)
    return consents.AccountConsent(given.processing.version, given.terms.version, given.language)
