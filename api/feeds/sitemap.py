"""What search engines are told: every indexable page in five languages, and where they need not look."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from api.conditional import tagged
from api.dependencies import Use, limited
from api.feeds.routes import FOR_A_WHILE, XML, PageNotFound
from api.feeds.streaming import streamed
from api.feeds.xml_writing import XmlWriter
from api.rate_limit import FEED
from api.site_addresses import SiteAddresses, is_indexable, static_pages
from domain.kernel.locales import SOURCE_LOCALE, Locale
from domain.reference.positions import all_categories
from read_models.job_pages.exporting import list_addresses, list_parts

router = APIRouter(include_in_schema=False, dependencies=[limited(FEED)])

NUMBERS_A_FILE = 5000
"""Five addresses a job stay below the 50,000 that a sitemap may hold, and below its 50 MB."""
_SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9"
_XHTML = "http://www.w3.org/1999/xhtml"


@router.get("/robots.txt")
def robots(use: Use) -> Response:
    """Everybody may read everything, except on a site that is not for the public."""
    site_url = use.settings.site_url
    allowed = "Disallow: /api/" if use.settings.environment == "production" else "Disallow: /"
    lines = ["User-agent: *", allowed, "", f"Sitemap: {site_url}/sitemap.xml", ""]
    return PlainTextResponse("\n".join(lines), headers=FOR_A_WHILE)


@router.get("/sitemap.xml")
def sitemap_index(use: Use, request: Request) -> Response:
    """Names all sitemaps."""
    with use.platform.engine.connect() as connection:
        parts = list_parts(connection, NUMBERS_A_FILE)
    site_url = use.settings.site_url
    xml = XmlWriter()
    with xml.element("sitemapindex", {"xmlns": _SITEMAP}):
        with xml.element("sitemap"):
            xml.text("loc", f"{site_url}/sitemaps/pages.xml")
        for part in parts:
            with xml.element("sitemap"):
                xml.text("loc", f"{site_url}/sitemaps/jobs-{part.number}.xml")
                xml.text("lastmod", part.changed_at.isoformat())
    return tagged(request, xml.taken(), XML, FOR_A_WHILE)


@router.get("/sitemaps/pages.xml")
def sitemap_of_pages(use: Use, request: Request) -> Response:
    """Pages that are always there."""
    addresses = SiteAddresses(use.settings.site_url)
    categories = all_categories().values() if is_indexable("jobsInCategory") else ()
    pages = [addresses.in_all_languages(route) for route in static_pages()]
    pages += [addresses.of_category(category) for category in categories]
    return tagged(request, b"".join(_urls((page, None) for page in pages)), XML, FOR_A_WHILE)


@router.get("/sitemaps/jobs-{part}.xml")
def sitemap_of_jobs(use: Use, request: Request, part: int) -> Response:
    """Active ads of a range of numbers."""
    if not 0 <= part < 2**62 // NUMBERS_A_FILE:
        raise PageNotFound
    addresses = SiteAddresses(use.settings.site_url)
    with use.platform.engine.connect() as connection:
        jobs = list_addresses(connection, part, NUMBERS_A_FILE)
    if not jobs:
        raise PageNotFound
    pages = ((addresses.in_all_languages("job", jobId=job.number, slug=job.slug), job.changed_at) for job in jobs)
    return streamed(request, _urls(pages), XML, FOR_A_WHILE)


def _urls(pages: Iterable[tuple[Mapping[Locale, str], datetime | None]]) -> Iterator[bytes]:
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
