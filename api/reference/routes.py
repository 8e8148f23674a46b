"""Routes for categories, education levels and autocomplete suggestions."""

from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import Field

from api.http.concurrency_limit import ConcurrencyLimit
from api.http.field_types import Line, SearchText
from api.http.request_locale import RequestLocale
from api.me.schemas import EducationLevel
from api.reference import suggestions
from api.reference.schemas import (
    Categories,
    Category,
    Countries,
    Country,
    EducationLevels,
    Language,
    Languages,
    Position,
    Positions,
    WhatSuggestions,
    WhereSuggestions,
)
from api.services import Use
from domain.reference.category_slugs import category_slugs
from domain.reference.country_names import country_names
from domain.reference.education_levels import all_education_levels
from domain.reference.folding import fold
from domain.reference.languages import all_languages
from domain.reference.positions import all_categories, find_position
from read_models.job_search.serving.port import JobSearchEngine

router = APIRouter(tags=["jobs"])

CACHE = "public, max-age=300"

Prefix = Annotated[SearchText, Field(max_length=100), Query(description="The text typed so far.")]

MAX_POSITIONS = 50
PositionCode = Annotated[Line, Field(max_length=4)]
Codes = Annotated[tuple[PositionCode, ...], Field(max_length=MAX_POSITIONS), Query(description="Of a unit group.")]


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


@router.get("/apps/languages")
async def list_languages(response: Response, locale: RequestLocale) -> Languages:
    """Languages that a person may speak."""
    response.headers["Cache-Control"] = CACHE
    response.headers["Vary"] = "Accept-Language"
    items = [Language(id=code, name=names.in_locale(locale)) for code, names in all_languages().items()]
    return Languages(items=sorted(items, key=lambda item: fold(item.name)))


@router.get("/apps/countries")
async def list_countries(response: Response, locale: RequestLocale) -> Countries:
    """All countries."""
    response.headers["Cache-Control"] = CACHE
    response.headers["Vary"] = "Accept-Language"
    items = [Country(id=code, name=name) for code, name in country_names(locale).items()]
    return Countries(items=sorted(items, key=lambda item: fold(item.name)))


@router.get("/apps/positions")
async def list_positions(response: Response, locale: RequestLocale, code: Codes = ()) -> Positions:
    """The occupations with these codes of ISCO-08, in the order of the codes. Unknown codes are left out."""
    response.headers["Cache-Control"] = CACHE
    response.headers["Vary"] = "Accept-Language"
    found = (find_position(each) for each in dict.fromkeys(code))
    return Positions(
        items=[Position(id=each.code, name=each.labels.in_locale(locale)) for each in found if each is not None]
    )


@router.get("/suggestions/what")
async def suggest_what(
    engine: Use[JobSearchEngine],
    limit: Use[ConcurrencyLimit],
    response: Response,
    locale: RequestLocale,
    prefix: Prefix = "",
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
