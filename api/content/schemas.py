"""Response models of the site's texts."""

from datetime import date

from pydantic import Field

from api.http.models import ResponseModel
from domain.kernel.locales import Locale


class InfoPage(ResponseModel):
    """A text of the site in one version and language."""

    name: str = Field(examples=["terms"])
    version: int = Field(ge=1)
    newest_version: int = Field(ge=1, description="The version in force.")
    date: date
    language: Locale
    title: str
    html: str = Field(description="Cleaned HTML; headings begin at level 2.")
