"""Addresses of pages on the public origin, spelled by the site's one table of routes."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from domain.kernel.locales import LOCALES, SOURCE_LOCALE, Locale
from domain.reference.folding import slug
from domain.reference.positions import Category

ROUTES = Path(__file__).parent / "site" / "routes.json"
"""Made from `web/src/routes/table.ts` by `npm run generate`."""


@cache
def _routes() -> Mapping[str, Any]:
    return json.loads(ROUTES.read_text("utf-8"))


@dataclass(frozen=True, slots=True)
class SiteAddresses:
    """Whole addresses; `site_url` is the origin without a trailing slash."""

    site_url: str

    def page(self, route: str, locale: Locale, **values: object) -> str:
        """The page of a route in a language: `page("job", "hr", jobId=7, slug="kuhar")`."""
        path: str = _routes()[route]["paths"][locale]
        for name, value in values.items():
            path = path.replace(f":{name}", quote(str(value), safe=""))
        prefix = "" if locale == SOURCE_LOCALE else f"/{locale}"
        return self.site_url + ((prefix + path.rstrip("/")) or "/")

    def in_all_languages(self, route: str, **values: object) -> dict[Locale, str]:
        """The page in each language."""
        return {locale: self.page(route, locale, **values) for locale in LOCALES}

    def of_category(self, category: Category) -> dict[Locale, str]:
        """The jobs of a category, in each language."""
        slugs = category_slugs(category)
        return {locale: self.page("jobsInCategory", locale, slug=slugs[locale]) for locale in LOCALES}

    def job(self, number: int, slug: str, locale: Locale) -> str:
        """The page of a job."""
        return self.page("job", locale, jobId=number, slug=slug)


def category_slugs(category: Category) -> dict[Locale, str]:
    """What a category is called in the addresses of its page."""
    return {locale: slug(category.names.in_locale(locale)) for locale in LOCALES}


def is_indexable(route: str) -> bool:
    """Whether search engines should come to pages of this route."""
    return _routes()[route]["indexable"]


def static_pages() -> Iterator[str]:
    """Routes that search engines should know and whose addresses name nothing."""
    for route, entry in _routes().items():
        if is_indexable(route) and ":" not in entry["paths"][SOURCE_LOCALE]:
            yield route
