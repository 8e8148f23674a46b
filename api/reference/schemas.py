"""The shapes of suggestions over the wire."""

from typing import Literal

from pydantic import Field

from api.http.models import ResponseModel
from api.me.schemas import EducationLevel
from domain.kernel.locales import Locale


class WhatSuggestion(ResponseModel):
    """Something to look for: a title goes into `query`, a position into `positions`, an employer into `employer`."""

    kind: Literal["title", "position", "employer"]
    id: str | None = Field(description="Of a position or an employer.", examples=["5131"])
    text: str = Field(examples=["Konobari/konobarice"])


class WhatSuggestions(ResponseModel):
    items: list[WhatSuggestion] = Field(description="The likeliest first.")


class EducationLevels(ResponseModel):
    items: list[EducationLevel]


class Category(ResponseModel):
    """A category that people browse by."""

    id: str = Field(examples=["24"])
    name: str = Field(examples=["Turizam i ugostiteljstvo"])
    slugs: dict[Locale, str] = Field(description="What the category is called in addresses, by language.")


class Categories(ResponseModel):
    items: list[Category] = Field(description="By name.")


class WhereSuggestion(ResponseModel):
    """A place, region or country; its id goes into `locations`."""

    kind: Literal["place", "region", "country"]
    id: str = Field(examples=["3186886"])
    name: str = Field(examples=["Zagreb"])
    region: str | None = Field(description="Of a place.", examples=["Grad Zagreb"])
    country: str | None = Field(description="Of a place or region, by name.", examples=["Hrvatska"])


class WhereSuggestions(ResponseModel):
    items: list[WhereSuggestion] = Field(description="The largest first.")
