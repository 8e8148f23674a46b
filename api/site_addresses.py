"""Addresses of pages on the public origin, spelled by the site's one table of routes."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from domain.kernel.locales import LOCALES, SOURCE_LOCALE, Locale

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

    def job(self, number: int, slug: str, locale: Locale) -> str:
        """The page of a job."""
        return self.page("job", locale, jobId=number, slug=slug)


def static_pages() -> Iterator[str]:
    """Routes that search engines should know and whose addresses name nothing."""
    for route, entry in _routes().items():
        if entry["indexable"] and ":" not in entry["paths"][SOURCE_LOCALE]:
            yield route
