"""Categories that people browse by, and what each is called in an address."""

from fastapi import APIRouter, Response

from api.dependencies import RequestLocale
from api.reference.schemas import Categories, Category, Slugs
from domain.reference.folding import slug
from domain.reference.names import NAMED_IN
from domain.reference.positions import all_categories

router = APIRouter(prefix="/reference", tags=["jobs"])

CACHE = "public, max-age=3600"


@router.get("/categories")
async def list_categories(response: Response, locale: RequestLocale) -> Categories:
    """All categories, in the order of their names."""
    response.headers["Cache-Control"] = CACHE
    response.headers["Vary"] = "Accept-Language"
    items = [
        Category(
            id=str(category.id),
            name=category.names.in_locale(locale),
            slugs=Slugs(**{language: slug(category.names.in_locale(language)) for language in NAMED_IN}),
        )
        for category in all_categories().values()
    ]
    return Categories(items=sorted(items, key=lambda category: slug(category.name)))
