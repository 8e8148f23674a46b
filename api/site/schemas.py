"""What every visitor's browser may know about the site."""

from typing import Literal

from pydantic import Field

from api.http.models import ResponseModel


class Language(ResponseModel):
    """A language of the site."""

    code: str = Field(examples=["hr"])
    iso: str = Field(examples=["hr-HR"])
    name: str = Field(description="In the language itself.", examples=["Hrvatski"])
    prefix: str = Field(description="Before every path of this language.", examples=["/en"])


class ShareImage(ResponseModel):
    """What is shown where somebody shares a page of the site."""

    url: str
    width: int = 1200
    height: int = 630


class UploadLimits(ResponseModel):
    """What a file may be."""

    largest_file_bytes: int
    file_types: list[str] = Field(description="Endings of names, without the dot.", examples=[["pdf", "docx"]])


class ErrorReporting(ResponseModel):
    """How browsers report faults to Sentry."""

    dsn: str
    environment: str
    release: str
    traces_sample_rate: float
    replays_session_sample_rate: float
    replays_on_error_sample_rate: float
    ignore_errors: list[str]


class SocialProvider(ResponseModel):
    """Another site by which people may come in."""

    name: Literal["google", "facebook", "apple"]
    client_id: str = Field(description="By which id the browser asks that site.")


class Site(ResponseModel):
    """The public configuration: no secret is ever part of it."""

    project_name: str
    title: str = Field(description="Stands before the title of every page.")
    environment: str
    build: str
    site_url: str
    assets_base_url: str
    languages: list[Language]
    source_language: str
    site_og_image: ShareImage | None
    favicon: str
    uploads: UploadLimits
    sms_available: bool = Field(description="Whether codes can go to a phone.")
    social_providers: list[SocialProvider]
    mailbox_url: str | None = Field(description="Development only: where mail that was sent can be read.")
    error_reporting: ErrorReporting | None = Field(description="Absent: nothing is reported.")
