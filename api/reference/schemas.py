"""Response models of reference data and suggestions."""

from typing import Literal

from pydantic import Field

from api.http.models import ResponseModel
from api.me.schemas import EducationLevel
from domain.kernel.values.locales import Locale


class WhatSuggestion(ResponseModel):
    """A suggested search term: a title for `query`, a position for `positions`, an employer for `employer`."""

    kind: Literal["title", "position", "employer"]
    id: str | None = Field(description="Of a position or an employer.", examples=["5131"])
    text: str = Field(examples=["Konobari/konobarice"])


class WhatSuggestions(ResponseModel):
    items: list[WhatSuggestion] = Field(description="Best match first.")


class EducationLevels(ResponseModel):
    items: list[EducationLevel]


class Language(ResponseModel):
    """A language that people speak."""

    id: str = Field(description="ISO 639-1.", examples=["hr"])
    name: str = Field(examples=["hrvatski"])


class Languages(ResponseModel):
    items: list[Language] = Field(description="By name.")


class Country(ResponseModel):
    """A country, for citizenship and addresses."""

    id: str = Field(description="ISO 3166-1.", examples=["HR"])
    name: str = Field(examples=["Hrvatska"])


class Countries(ResponseModel):
    items: list[Country] = Field(description="By name.")


class Position(ResponseModel):
    """An occupation."""

    id: str = Field(description="A unit group of ISCO-08.", examples=["5131"])
    name: str = Field(examples=["Konobari/konobarice"])


class Positions(ResponseModel):
    items: list[Position]


class Category(ResponseModel):
    """A category for browsing."""

    id: str = Field(examples=["24"])
    name: str = Field(examples=["Turizam i ugostiteljstvo"])
    slugs: dict[Locale, str] = Field(description="The category's URL slug, by language.")


class Categories(ResponseModel):
    items: list[Category] = Field(description="By name.")


class WhereSuggestion(ResponseModel):
    """A place, region or country; its id is a value for `locations`."""

    kind: Literal["place", "region", "country"]
    id: str = Field(examples=["3186886"])
    name: str = Field(examples=["Zagreb"])
    region: str | None = Field(description="Of a place.", examples=["Grad Zagreb"])
    country: str | None = Field(description="Of a place or region, by name.", examples=["Hrvatska"])


class WhereSuggestions(ResponseModel):
    items: list[WhereSuggestion] = Field(description="Largest first.")
