"""The supported feed formats by name."""

from collections.abc import Mapping
from dataclasses import dataclass

from domain.feeds.csv_rows import read_csv
from domain.feeds.greenhouse import read_greenhouse
from domain.feeds.hr_xml import read_hr_xml
from domain.feeds.indeed_xml import read_indeed_xml
from domain.feeds.lever import read_lever
from domain.feeds.raw_ads import FeedReader
from domain.feeds.rss import read_rss
from domain.feeds.schema_org import read_schema_org
from domain.feeds.usajobs_search import read_usajobs_search


@dataclass(frozen=True, slots=True)
class FeedFormat:
    """`holds_all`: the feed lists every open ad, so that a missing one has been withdrawn."""

    name: str
    read: FeedReader
    holds_all: bool = True


FORMATS: Mapping[str, FeedFormat] = {
    known.name: known
    for known in (
        FeedFormat("schema-org", read_schema_org),
        FeedFormat("indeed-xml", read_indeed_xml),
        FeedFormat("greenhouse", read_greenhouse),
        FeedFormat("lever", read_lever),
        FeedFormat("usajobs-search", read_usajobs_search),
        FeedFormat("hr-xml", read_hr_xml),
        FeedFormat("rss", read_rss, holds_all=False),
        FeedFormat("csv", read_csv),
    )
}
