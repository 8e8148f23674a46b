"""Routes for any search as an RSS or Atom feed, with the same parameters."""

from typing import Annotated
from urllib.parse import urlsplit

import orjson
from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field

from api.feeds.syndication import Entry, Feed, atom, rss
from api.feeds.wording import title_of
from api.http.conditional_requests import etag_response
from api.http.query_model import parameters_of, reader
from api.http.rate_limit import FEED
from api.http.rate_limiting import rate_limited
from api.jobs.search.job_cards import JobSearchService, ResultCard
from api.jobs.search.parameters import SearchFilters
from api.jobs.search.search_key import canonical_key
from api.services import Use
from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import SOURCE_LOCALE, Locale
from domain.site.urls import SiteUrls
from read_models.job_search.index_query import Sort
from read_models.job_search.policy.found_jobs import ListRequest
from read_models.job_search.policy.understood_search import understand
from read_models.published_job.salary_text import salary_text

router = APIRouter(prefix="/feeds", tags=["feeds"])

MAX_ENTRIES = 50
CACHE = {"Cache-Control": "public, max-age=300"}


class FeedParameters(SearchFilters):
    """A search, and the language of the feed."""

    locale: Locale = Field(default=SOURCE_LOCALE)


class Rss(Response):
    """RSS 2.0."""

    media_type = "application/rss+xml"


class Atom(Response):
    """Atom."""

    media_type = "application/atom+xml"


Asked = Annotated[FeedParameters, Depends(reader(FeedParameters))]
PARAMETERS = parameters_of(FeedParameters)


@router.get("/jobs.rss", response_class=Rss, openapi_extra=PARAMETERS, dependencies=[rate_limited(FEED)])
def read_rss(job_search: Use[JobSearchService], settings: Use[Settings], request: Request, asked: Asked) -> Response:
    """The newest jobs of a search as RSS."""
    return etag_response(request, rss(_feed(job_search, settings, asked, "rss")), Rss.media_type, CACHE)


@router.get("/jobs.atom", response_class=Atom, openapi_extra=PARAMETERS, dependencies=[rate_limited(FEED)])
def read_atom(job_search: Use[JobSearchService], settings: Use[Settings], request: Request, asked: Asked) -> Response:
    """The newest jobs of a search as Atom."""
    return etag_response(request, atom(_feed(job_search, settings, asked, "atom")), Atom.media_type, CACHE)


def _feed(job_search: JobSearchService, settings: Settings, asked: FeedParameters, kind: str) -> Feed:
    locale, urls = asked.locale, SiteUrls(settings.site_url)
    search = understand(asked.typed(), locale)
    key = canonical_key(search)
    newest = ListRequest(search, locale, sort=Sort.NEWEST, count=MAX_ENTRIES)
    found = job_search.find(newest).jobs
    names = [search.text, *search.locations.known.values()]
    query = "&".join(filter(None, [key, f"locale={locale}" if locale != SOURCE_LOCALE else ""]))
    return Feed(
        title=title_of(settings.project_name, [name for name in names if name], locale),
        link=urls.page("jobSearch", locale) + (f"?{key}" if key else ""),
        self_url=f"{urls.site_url}/feeds/jobs.{kind}" + (f"?{query}" if query else ""),
        language=locale,
        entries=[_entry(job, urls, locale) for job in found.cards if found.wider is None],
    )


def _entry(job: ResultCard, urls: SiteUrls, locale: Locale) -> Entry:
    card = orjson.loads(job.json + b"}")
    employer: str = card["employer"]["name"]
    parts = [employer, card["location"], salary_text(card["salary"], locale)]
    return Entry(
        # A tag URI (RFC 4151) stays the same when the title, and with it the URL, changes.
        id=f"tag:{urlsplit(urls.site_url).hostname},2026:job/{job.number}",
        title=card["title"],
        link=urls.job(job.number, card["slug"], locale),
        published=job.published_at,
        updated=max(job.changed_at, job.published_at),
        author=employer,
        summary=" · ".join(filter(None, parts)),
        categories=[named["name"] for named in (card["rootPosition"], card["position"]) if named],
    )
