"""Consent in requests: two answers, each with the version of the text that was shown with it."""

from collections.abc import Mapping

from pydantic import Field

from api.http.field_types import AcceptanceOfTerms, ConsentToProcessing, Count
from api.http.models import RequestModel
from domain.kernel.errors import FieldError, InvalidInput
from domain.kernel.values.locales import Locale
from domain.site.content.document import Document

TERMS, PRIVACY_POLICY = "terms", "privacy"
"""The documents that are agreed to."""


class ProcessingConsent(RequestModel):
    """Consent to the processing of data that the privacy policy describes."""

    accepted: ConsentToProcessing = Field(description="Must be true: CONSENT_NOT_GIVEN.")
    version: Count = Field(
        examples=[1], description="Of the privacy policy. UNKNOWN_TEXT_VERSION if there is none such."
    )


class TermsAcceptance(RequestModel):
    """Acceptance of the terms of use."""

    accepted: AcceptanceOfTerms = Field(description="Must be true: TERMS_NOT_ACCEPTED.")
    version: Count = Field(examples=[1], description="Of the terms. UNKNOWN_TEXT_VERSION if there is none such.")


class AccountConsent(RequestModel):
    """Both answers of somebody who opens an account."""

    processing: ProcessingConsent
    terms: TermsAcceptance
    language: Locale


class ApplicationConsent(RequestModel):
    """The answers of somebody who applies; the terms are for guests, since an account's person has accepted them."""

    processing: ProcessingConsent
    terms: TermsAcceptance | None = None
    language: Locale


def check_versions(
    consent: AccountConsent | ApplicationConsent, documents: Mapping[str, Document], field: str = "consent"
) -> None:
    """Raises InvalidInput unless both versions exist: UNKNOWN_TEXT_VERSION. `field` is the consent's in the request."""
    answers = [("processing", PRIVACY_POLICY, consent.processing.version)]
    if consent.terms:
        answers.append(("terms", TERMS, consent.terms.version))
    unknown = [
        FieldError(f"{field}.{answer}.version", "UNKNOWN_TEXT_VERSION")
        for answer, document, version in answers
        if version not in documents[document].versions
    ]
    if unknown:
        raise InvalidInput(errors=unknown)
