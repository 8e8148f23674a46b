"""Shapes of the debug pages."""

from collections.abc import Mapping

from pydantic import Field

from api.http.models import ResponseModel
from domain.kernel.values.locales import Locale


class DebugSetting(ResponseModel):
    name: str
    value: str | None = Field(description="Absent when the setting is unset.")


class DebugConfig(ResponseModel):
    """Settings of the process that answers. Only listed ones are shown, and none that is secret."""

    settings: list[DebugSetting]


class DebugMail(ResponseModel):
    key: str = Field(description="The mail's name, with a number for further variants.", examples=["application_seen"])
    subject: str
    text: str = Field(description="The part in plain text.")


class DebugMails(ResponseModel):
    """Every mail that the site sends, with sample data."""

    mails: list[DebugMail]


class DebugRoute(ResponseModel):
    id: str
    paths: Mapping[Locale, str] = Field(description="Path in each language, with the language's prefix.")
    indexable: bool = Field(description="Whether search engines may index its pages.")


class DebugRoutes(ResponseModel):
    """Every route of the site, as mails, feeds and sitemaps link to it."""

    routes: list[DebugRoute]
