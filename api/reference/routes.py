"""Routes for categories, education levels and autocomplete suggestions."""

from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import Field

from api.dependencies import RequestLocale
from api.http.field_types import Line
from api.jobs.dependencies import UseSearchEngine, UseSearchLimit
from api.me.schemas import EducationLevel
from api.reference import suggestions
from api.reference.schemas import (
    Categories,
    Category,
    EducationLevels,
    WhatSuggestions,
    WhereSuggestions,
)
from domain.reference.category_slugs import category_slugs
from domain.reference.education_levels import all_education_levels
from domain.reference.folding import fold
from domain.reference.positions import all_categories

router = APIRouter(tags=["jobs"])

CACHE = "public, max-age=300"

Prefix = Annotated[Line, Field(max_length=100), Query(description="The text typed so far.")]


@router.get("/categories")
async def list_categories(response: Response, locale: RequestLocale) -> Categories:
    """All job categories, with their URL slugs."""
    response.headers["Cache-Control"] = CACHE
    response.headers["Vary"] = "Accept-Language"
    items = [
        Category(id=str(category.id), name=category.names.in_locale(locale), slugs=category_slugs(category))
        for category in all_categories().values()
    ]
    return Categories(items=sorted(items, key=lambda item: fold(item.name)))


@router.get("/apps/education-levels")
async def list_education_levels(response: Response, locale: RequestLocale) -> EducationLevels:
    """Levels of the Croatian Qualifications Framework, lowest first."""
    response.headers["Cache-Control"] = CACHE
    response.headers["Vary"] = "Accept-Language"
    levels = all_education_levels().items()
    return EducationLevels(items=[EducationLevel(id=level, name=names.in_locale(locale)) for level, names in levels])


@router.get("/suggestions/what")
async def suggest_what(
    engine: UseSearchEngine, limit: UseSearchLimit, response: Response, locale: RequestLocale, prefix: Prefix = ""
) -> WhatSuggestions:
    """Job titles, occupations and employers that match the prefix."""
    response.headers["Cache-Control"] = CACHE
    response.headers["Vary"] = "Accept-Language"
    items = await limit.run(lambda: suggestions.suggest_what(engine, prefix, locale))
    return WhatSuggestions(items=items)


@router.get("/suggestions/where")
async def suggest_places(response: Response, locale: RequestLocale, prefix: Prefix = "") -> WhereSuggestions:
    """Places, regions and countries that match the prefix, with their region and country."""
    response.headers["Cache-Control"] = CACHE
    response.headers["Vary"] = "Accept-Language"
    return WhereSuggestions(items=suggestions.suggest_where(prefix, locale))
