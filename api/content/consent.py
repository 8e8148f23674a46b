"""Consent in requests: two answers, each with the version of the text that was shown with it."""

from typing import Annotated

from pydantic import AfterValidator, Field, WithJsonSchema

from api.http.field_types import AcceptanceOfTerms, ConsentToProcessing, Count
from api.http.models import RequestModel
from api.http.validators import field_error
from domain.kernel.locales import Locale
from domain.site.content.library import all_documents

TERMS, PRIVACY_POLICY = "terms", "privacy"
"""The documents that are agreed to."""


def _version_of(document: str) -> AfterValidator:
    def exists(version: int) -> int:
        if version not in all_documents()[document].versions:
            raise field_error("UNKNOWN_TEXT_VERSION")
        return version

    return AfterValidator(exists)


def _schema(document: str) -> WithJsonSchema:
    newest = all_documents()[document].newest
    return WithJsonSchema({"type": "integer", "minimum": 1, "maximum": newest, "examples": [newest]})


TermsVersion = Annotated[Count, _version_of(TERMS), _schema(TERMS)]
PrivacyVersion = Annotated[Count, _version_of(PRIVACY_POLICY), _schema(PRIVACY_POLICY)]


class ProcessingConsent(RequestModel):
    """Consent to the processing of data that the privacy policy describes."""

    accepted: ConsentToProcessing = Field(description="Must be true: CONSENT_NOT_GIVEN.")
    version: PrivacyVersion = Field(description="Of the privacy policy. UNKNOWN_TEXT_VERSION if there is none such.")


class TermsAcceptance(RequestModel):
    """Acceptance of the terms of use."""

    accepted: AcceptanceOfTerms = Field(description="Must be true: TERMS_NOT_ACCEPTED.")
    version: TermsVersion = Field(description="Of the terms. UNKNOWN_TEXT_VERSION if there is none such.")


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
