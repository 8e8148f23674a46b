"""The shapes of suggestions and categories over the wire."""

from typing import Literal

from pydantic import Field

from api.jobs.schemas import Named
from api.schema import Answer


class WhatSuggestion(Answer):
    """Something to look for: a title goes into `query`, a position into `positions`, an employer into `employer`."""

    kind: Literal["title", "position", "employer"]
    id: str | None = Field(description="Of a position or an employer.", examples=["5131"])
    text: str = Field(examples=["Konobari/konobarice"])


class WhatSuggestions(Answer):
    items: list[WhatSuggestion] = Field(description="The likeliest first.")


class WhereSuggestion(Answer):
    """A place, region or country; its id goes into `locations`."""

    kind: Literal["place", "region", "country"]
    id: str = Field(examples=["3186886"])
    name: str = Field(examples=["Zagreb"])
    region: str | None = Field(description="Of a place.", examples=["Grad Zagreb"])
    country: str | None = Field(description="Of a place or region, by name.", examples=["Hrvatska"])


class WhereSuggestions(Answer):
    items: list[WhereSuggestion] = Field(description="The largest first.")


class Slugs(Answer):
    """What something is called in an address, by language."""

    hr: str = Field(examples=["turizam-i-ugostiteljstvo"])
    en: str
    sl: str
    bs: str
    mk: str


class Category(Named):
    slugs: Slugs


class Categories(Answer):
    items: list[Category]
