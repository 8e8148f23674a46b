"""The supported feed formats by name."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from domain.feeds.boards.ats_boards import (
    ASHBY,
    BAMBOO_HR,
    GREENHOUSE,
    LEVER,
    PINPOINT,
    RECRUITEE,
    SMART_RECRUITERS,
    WORKABLE,
)
from domain.feeds.boards.employment_services import ARBEITSAGENTUR, FRANCE_TRAVAIL, JOB_TECH, NAV
from domain.feeds.boards.eures import read_eures
from domain.feeds.boards.personio import read_personio
from domain.feeds.errors import BrokenFeed, FeedErrorCode
from domain.feeds.formats.csv_rows import read_csv
from domain.feeds.formats.hr_xml import read_hr_xml
from domain.feeds.formats.indeed_xml import read_indeed_xml
from domain.feeds.formats.json_ads import read_json_ads
from domain.feeds.formats.json_feed import read_json_feed
from domain.feeds.formats.rss import read_rss, read_teamtailor
from domain.feeds.formats.schema_org import read_schema_org
from domain.feeds.raw_ads import FeedReader, ParsedItem

CSV, SITEMAP = "csv", "sitemap"


@dataclass(frozen=True, slots=True)
class FeedFormat:
    """`holds_all`: the feed lists every open ad, so that a missing one has been withdrawn. `is_general`: it reads what
    systems without a format of their own here deliver. `texts_with` is the query without which the list of the system
    holds no texts."""

    name: str
    read: FeedReader
    holds_all: bool = True
    is_general: bool = False
    texts_with: str = ""


FORMATS: Mapping[str, FeedFormat] = {
    known.name: known
    for known in (
        FeedFormat("schema-org", read_schema_org),
        FeedFormat("indeed-xml", read_indeed_xml),
        FeedFormat("greenhouse", GREENHOUSE.read, texts_with="content=true"),
        FeedFormat("lever", LEVER.read),
        FeedFormat("recruitee", RECRUITEE.read),
        FeedFormat("smartrecruiters", SMART_RECRUITERS.read),
        FeedFormat("workable", WORKABLE.read, texts_with="details=true"),
        FeedFormat("ashby", ASHBY.read),
        FeedFormat("pinpoint", PINPOINT.read),
        FeedFormat("bamboohr", BAMBOO_HR.read),
        FeedFormat("personio", read_personio),
        FeedFormat("teamtailor", read_teamtailor),
        FeedFormat("json-feed", read_json_feed, holds_all=False),
        FeedFormat("jobtech", JOB_TECH.read, holds_all=False),
        FeedFormat("nav", NAV.read, holds_all=False),
        FeedFormat("arbeitsagentur", ARBEITSAGENTUR.read, holds_all=False),
        FeedFormat("france-travail", FRANCE_TRAVAIL.read, holds_all=False),
        FeedFormat("hr-xml", read_hr_xml),
        FeedFormat("eures", read_eures, holds_all=False),
        FeedFormat("rss", read_rss, holds_all=False),
        FeedFormat(CSV, read_csv),
        FeedFormat("json", read_json_ads, holds_all=False, is_general=True),
    )
}
"""Formats of documents that hold their ads, by name."""
FEED_FORMATS = frozenset({*FORMATS, SITEMAP})
"""Formats of feeds, among them sitemaps, which hold no ads but the addresses of their pages, which are fetched."""


def holds_all(name: str) -> bool:
    """Whether a feed of this format lists every open ad."""
    return name == SITEMAP or (name in FORMATS and FORMATS[name].holds_all)


def reader_of(name: str, columns: Mapping[str, str] = MappingProxyType({})) -> FeedReader:
    """The reader of a format; `columns` are names of columns by field, for CSV that names them otherwise."""
    if name not in FORMATS:
        return partial(_refuse_all, name)
    return partial(read_csv, columns=columns) if name == CSV and columns else FORMATS[name].read


def _refuse_all(name: str, _chunks: Iterable[bytes], _charset: str | None) -> Iterator[ParsedItem]:
    """Refuses the documents of feeds that were added when there was a format of this name."""
    raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, f"{name!r} is not a supported format any more")
    yield
