"""Suggestions while one types."""

from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import Field

from api.dependencies import RequestLocale
from api.reference.schemas import WhatSuggestions, WhereSuggestions
from api.reference.suggesting import suggest_positions, suggest_where
from api.schema import Line

router = APIRouter(prefix="/suggestions", tags=["jobs"])

CACHE = "public, max-age=300"

Prefix = Annotated[Line, Field(max_length=100), Query(description="What was typed so far.")]


@router.get("/what")
async def suggest_what(response: Response, locale: RequestLocale, prefix: Prefix = "") -> WhatSuggestions:
    """Titles, occupations and employers that begin so."""
    response.headers["Cache-Control"] = CACHE
    response.headers["Vary"] = "Accept-Language"
    return WhatSuggestions(items=suggest_positions(prefix, locale))


@router.get("/where")
async def suggest_places(response: Response, locale: RequestLocale, prefix: Prefix = "") -> WhereSuggestions:
    """Places, regions and countries that begin so, with what they lie in."""
    response.headers["Cache-Control"] = CACHE
    response.headers["Vary"] = "Accept-Language"
    return WhereSuggestions(items=suggest_where(prefix, locale))
