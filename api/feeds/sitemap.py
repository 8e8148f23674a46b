"""Sitemaps of every indexable page in five languages, and robots.txt."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import TypeVar

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import Connection, Engine

from api.content.published_texts import PublishedTexts
from api.feeds.routes import TEN_MINUTE_CACHE, XML, PageNotFound
from api.feeds.streaming import streamed
from api.feeds.xml_writer import XmlWriter
from api.http.conditional_requests import etag_response
from api.http.rate_limit import FEED
from api.http.rate_limiting import rate_limited
from api.services import Use
from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import LOCALES, SOURCE_LOCALE, Locale
from domain.reference.category_slugs import category_slugs
from domain.reference.positions import Category, all_categories
from domain.site.content.document import Document
from domain.site.content.library import list_collection
from domain.site.urls import SiteUrls, is_indexable, static_pages
from read_models.employers import queries as employers
from read_models.job_pages.export import list_addresses, list_parts

router = APIRouter(include_in_schema=False, dependencies=[rate_limited(FEED)])

NUMBERS_PER_SITEMAP = 5000
"""Numbers of jobs in a sitemap: with five URLs a job, it stays below a sitemap's limits of 50,000 URLs and 50 MB."""
_SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9"
_XHTML = "http://www.w3.org/1999/xhtml"

Address = TypeVar("Address")


@router.get("/robots.txt")
def robots(settings: Use[Settings]) -> Response:
    """Allows all paths on a public site, none on any other."""
    site_url = settings.site_url
    allowed = "Disallow: /api/" if settings.environment == "production" else "Disallow: /"
    lines = ["User-agent: *", allowed, "", f"Sitemap: {site_url}/sitemap.xml", ""]
    return PlainTextResponse("\n".join(lines), headers=TEN_MINUTE_CACHE)


@router.get("/sitemap.xml")
def sitemap_index(engine: Use[Engine], settings: Use[Settings], request: Request) -> Response:
    """Lists all sitemaps."""
    with engine.connect() as connection:
        parts = list_parts(connection, NUMBERS_PER_SITEMAP)
        of_employers = employers.list_parts(connection, NUMBERS_PER_SITEMAP)
    site_url = settings.site_url
    xml = XmlWriter()
    with xml.element("sitemapindex", {"xmlns": _SITEMAP}):
        with xml.element("sitemap"):
            xml.text("loc", f"{site_url}/sitemaps/pages.xml")
        for part in parts:
            with xml.element("sitemap"):
                xml.text("loc", f"{site_url}/sitemaps/jobs-{part.number}.xml")
                xml.text("lastmod", part.changed_at.isoformat())
        for number, changed_at in of_employers.items():
            with xml.element("sitemap"):
                xml.text("loc", f"{site_url}/sitemaps/employers-{number}.xml")
                xml.text("lastmod", changed_at.isoformat())
    return etag_response(request, xml.taken(), XML, TEN_MINUTE_CACHE)


@router.get("/sitemaps/pages.xml")
def sitemap_of_pages(settings: Use[Settings], texts: Use[PublishedTexts], request: Request) -> Response:
    """The static pages and the category pages."""
    urls = SiteUrls(settings.site_url)
    documents = texts.documents()
    categories = all_categories().values() if is_indexable("jobsInCategory") else ()
    pages = [urls.in_all_languages(route) for route in static_pages()]
    pages += [_category_page(urls, category) for category in categories]
    pages += [*_group_pages(urls, "adviceTopic", "topicId", list_collection(documents, "topics"))]
    pages += [*_group_pages(urls, "faqCategory", "category", list_collection(documents, "categories"))]
    sitemap = _sitemap([*((page, None) for page in pages), *_articles(urls, list_collection(documents, "advice"))])
    return etag_response(request, b"".join(sitemap), XML, TEN_MINUTE_CACHE)


@router.get("/sitemaps/jobs-{part}.xml")
def sitemap_of_jobs(engine: Use[Engine], settings: Use[Settings], request: Request, part: int) -> Response:
    """The active jobs of a range of job numbers."""
    urls = SiteUrls(settings.site_url)
    jobs = _read_part(engine, part, list_addresses)
    pages = ((urls.in_all_languages("job", jobId=job.number, slug=job.slug), job.changed_at) for job in jobs)
    return streamed(request, _sitemap(pages), XML, TEN_MINUTE_CACHE)


@router.get("/sitemaps/employers-{part}.xml")
def sitemap_of_employers(engine: Use[Engine], settings: Use[Settings], request: Request, part: int) -> Response:
    """The profiles of a range of employers' ids."""
    urls = SiteUrls(settings.site_url)
    found = _read_part(engine, part, employers.list_addresses)
    pages = ((urls.in_all_languages("employer", employerId=each.employer_id), each.changed_at) for each in found)
    return streamed(request, _sitemap(pages), XML, TEN_MINUTE_CACHE)


def _read_part(
    engine: Engine, part: int, list_addresses: Callable[[Connection, int, int], Sequence[Address]]
) -> Sequence[Address]:
    """The addresses of a range of numbers. Raises PageNotFound for a range without any."""
    if not 0 <= part < 2**62 // NUMBERS_PER_SITEMAP:
        raise PageNotFound
    with engine.connect() as connection:
        found = list_addresses(connection, part, NUMBERS_PER_SITEMAP)
    if not found:
        raise PageNotFound
    return found


def _category_page(urls: SiteUrls, category: Category) -> dict[Locale, str]:
    slugs = category_slugs(category)
    return {locale: urls.page("jobsInCategory", locale, slug=slugs[locale]) for locale in LOCALES}


def _group_pages(urls: SiteUrls, route: str, parameter: str, groups: Iterable[Document]) -> Iterator[dict[Locale, str]]:
    """The pages of topics or categories, named by their slugs."""
    for document in groups:
        slugs = document.slugs
        yield {locale: urls.page(route, locale, None, **{parameter: slugs[locale]}) for locale in LOCALES}


def _articles(urls: SiteUrls, articles: Iterable[Document]) -> Iterator[tuple[Mapping[Locale, str], date]]:
    for document in articles:
        slugs, number = document.slugs, document.number
        pages: dict[Locale, str] = {
            locale: urls.page("advice", locale, adviceId=number, slug=slugs[locale]) for locale in LOCALES
        }
        yield pages, document.dated


def _sitemap(pages: Iterable[tuple[Mapping[Locale, str], date | None]]) -> Iterator[bytes]:
    xml = XmlWriter()
    with xml.element("urlset", {"xmlns": _SITEMAP, "xmlns:xhtml": _XHTML}):
        for languages, changed_at in pages:
            others = {**languages, "x-default": languages[SOURCE_LOCALE]}
            for address in languages.values():
                with xml.element("url"):
                    xml.text("loc", address)
                    xml.text("lastmod", changed_at.isoformat() if changed_at else None)
                    for language, other in others.items():
                        xml.empty("xhtml:link", {"rel": "alternate", "hreflang": language, "href": other})
            yield xml.taken()
    yield xml.taken()
