"""Builds URLs of the site's pages from the table of routes, for mails, feeds, sitemaps and commands."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from domain.kernel.values.locales import LOCALES, SOURCE_LOCALE, Locale

ROUTES_FILE = Path(__file__).with_name("routes.json")
"""Generated from `web/src/routes/table.ts` by `npm run generate`."""

FOLLOW_PATH = "/p/"
"""Prefix of URLs whose next part is a token, which nothing may log."""


@cache
def routes() -> Mapping[str, Any]:
    """Every route by id: its path in each language, and whether it is indexable."""
    return json.loads(ROUTES_FILE.read_text("utf-8"))


@cache
def site_paths(route: str) -> Mapping[Locale, str]:
    """The path of a route in each language, with the language's prefix and the names of its parameters."""
    paths: Mapping[Locale, str] = routes()[route]["paths"]
    return {locale: (_prefix(locale) + paths[locale].rstrip("/")) or "/" for locale in LOCALES}


def _prefix(locale: Locale) -> str:
    return "" if locale == SOURCE_LOCALE else f"/{locale}"


@dataclass(frozen=True, slots=True)
class SiteUrls:
    """Absolute URLs; `site_url` is the origin without a trailing slash."""

    site_url: str

    def page(self, route: str, locale: Locale, query: Mapping[str, str] | None = None, **values: object) -> str:
        """The URL of a route in a language: `page("job", "hr", jobId=7, slug="kuhar")`."""
        path = site_paths(route)[locale]
        for name, value in values.items():
            path = path.replace(f":{name}", quote(str(value), safe=""))
        url = self.site_url + path
        return f"{url}?{urlencode(query)}" if query else url

    def page_with(self, route: str, locale: Locale, values: Mapping[str, object]) -> str:
        """The URL of a route with these values; those that its path does not have are the query."""
        in_path = {name for name in values if f":{name}" in site_paths(route)[locale]}
        query = {name: str(value) for name, value in values.items() if name not in in_path}
        return self.page(route, locale, query, **{name: values[name] for name in in_path})

    def in_all_languages(self, route: str, **values: object) -> dict[Locale, str]:
        """The URL in each language."""
        return {locale: self.page(route, locale, None, **values) for locale in LOCALES}

    def follow(self, token: str) -> str:
        """The short URL that text messages carry; it leads to the page of a guest's applications."""
        return f"{self.site_url}{FOLLOW_PATH}{token}"

    def job(self, number: int, slug: str, locale: Locale) -> str:
        """The URL of a job's page."""
        return self.page("job", locale, jobId=number, slug=slug)


def is_indexable(route: str) -> bool:
    """Whether search engines should index pages of this route."""
    return routes()[route]["indexable"]


def static_pages() -> Iterator[str]:
    """Indexable routes without parameters in their path."""
    for route, entry in routes().items():
        if is_indexable(route) and ":" not in entry["paths"][SOURCE_LOCALE]:
            yield route
