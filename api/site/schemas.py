"""Response models of the public configuration."""

from datetime import date, datetime
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

    url: str = Field(description="Absolute URL.")
    width: int = Field(description="In pixels, as is `height`.")
    height: int


class Logo(ResponseModel):
    """Image that takes the place of the site's mark and name."""

    url: str
    dark_url: str = Field(description="The one for dark surfaces; the same where the site has only one.")
    width: int = Field(description="In pixels, as is `height`.")
    height: int


class HeadMeta(ResponseModel):
    """A `<meta>` element of every page."""

    name: str = Field(examples=["google-site-verification"])
    content: str


class UploadLimits(ResponseModel):
    """Limits of uploaded files."""

    largest_file_bytes: int
    file_types: list[str] = Field(description="File extensions, without the dot.", examples=[["pdf", "docx"]])


class ErrorReporting(ResponseModel):
    """Sentry configuration of the client."""

    dsn: str
    environment: str
    release: str
    build_time: datetime | None = Field(description="A tag of reports; absent where it is not known.")
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
    """The texts to which consent is given."""

    terms: TextVersion
    privacy: TextVersion


class Site(ResponseModel):
    """The public configuration; contains no secrets."""

    project_name: str
    title: str = Field(description="Beginning of every page's title.")
    environment: str
    build: str
    site_url: str
    assets_base_url: str = Field(
        description="What the paths of the client's files are appended to; empty: this origin.",
        examples=["https://cdn.example.org/karijera"],
    )
    languages: list[Language]
    source_language: str
    site_og_image: ShareImage | None
    favicon: str
    logo: Logo | None = Field(description="Absent where the site has the software's own mark.")
    brand_stylesheet: str | None = Field(
        description="Path of the style sheet with the brand's colours; absent where it has none of its own."
    )
    head_meta: list[HeadMeta]
    uploads: UploadLimits
    legal_texts: LegalTexts
    contact_email: str | None = Field(description="Absent when the operator has published none.")
    has_offline_page: bool = Field(description="Whether browsers keep a page that they show without a connection.")
    has_demo_markup: bool = Field(description="Whether demo ads carry structured data for search engines.")
    sms_available: bool = Field(description="Whether codes can be sent by SMS.")
    social_providers: list[SocialProvider]
    one_tap_client_id: str | None = Field(
        description="The site's client id at Google, where guests are shown Google's one-tap prompt; absent elsewhere."
    )
    mailbox_url: str | None = Field(description="Development only: URL of the captured mail.")
    error_reporting: ErrorReporting | None = Field(description="Absent when error reporting is disabled.")
