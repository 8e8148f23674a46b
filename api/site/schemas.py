"""Response models of the public configuration."""

from datetime import date
from typing import Literal

from pydantic import Field

from api.http.models import ResponseModel


class Language(ResponseModel):
    """A language of the site."""

    code: str = Field(examples=["hr"])
    iso: str = Field(examples=["hr-HR"])
    name: str = Field(description="The language's own name.", examples=["Hrvatski"])
    prefix: str = Field(description="Prefix of every path in this language.", examples=["/en"])


class ShareImage(ResponseModel):
    """The preview image of shared pages (Open Graph)."""

    url: str
    width: int = 1200
    height: int = 630


class UploadLimits(ResponseModel):
    """Limits of uploaded files."""

    largest_file_bytes: int
    file_types: list[str] = Field(description="File extensions, without the dot.", examples=[["pdf", "docx"]])


class ErrorReporting(ResponseModel):
    """Sentry configuration of the client."""

    dsn: str
    environment: str
    release: str
    traces_sample_rate: float
    replays_session_sample_rate: float
    replays_on_error_sample_rate: float
    ignore_errors: list[str]


class SocialProvider(ResponseModel):
    """A configured social login provider."""

    name: Literal["google", "facebook", "apple"]
    client_id: str = Field(description="The site's client id at the provider.")


class TextVersion(ResponseModel):
    """The version of a text that is in force."""

    version: int
    date: date


class LegalTexts(ResponseModel):
    """What consent is given to."""

    terms: TextVersion
    privacy: TextVersion


class Site(ResponseModel):
    """The public configuration; contains no secrets."""

    project_name: str
    title: str = Field(description="Prefix of every page title.")
    environment: str
    build: str
    site_url: str
    assets_base_url: str
    languages: list[Language]
    source_language: str
    site_og_image: ShareImage | None
    favicon: str
    uploads: UploadLimits
    legal_texts: LegalTexts
    contact_email: str | None = Field(description="Absent when the operator has published none.")
    sms_available: bool = Field(description="Whether codes can be sent by SMS.")
    social_providers: list[SocialProvider]
    mailbox_url: str | None = Field(description="Development only: URL of the captured mail.")
    error_reporting: ErrorReporting | None = Field(description="Absent when error reporting is disabled.")
