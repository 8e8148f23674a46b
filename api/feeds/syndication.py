"""Writes search results as RSS 2.0 or Atom (RFC 4287)."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from email.utils import format_datetime

from api.feeds.xml_writer import XmlWriter

ATOM = "http://www.w3.org/2005/Atom"


@dataclass(frozen=True, slots=True)
class Entry:
    """One job."""

    id: str
    title: str
    link: str
    published: datetime
    updated: datetime
    author: str
    summary: str
    categories: Sequence[str]


@dataclass(frozen=True, slots=True)
class Feed:
    """Search results; `link` is the URL of the search's page, `self_url` that of the feed."""

    title: str
    link: str
    self_url: str
    language: str
    entries: Sequence[Entry]

    @property
    def updated(self) -> datetime | None:
        return max((entry.updated for entry in self.entries), default=None)


def rss(feed: Feed) -> bytes:
    """The feed as RSS."""
    xml = XmlWriter()
    namespaces = {"xmlns:atom": ATOM, "xmlns:dc": "http://purl.org/dc/elements/1.1/"}
    with xml.element("rss", {"version": "2.0", **namespaces}), xml.element("channel"):
        xml.text("title", feed.title)
        xml.text("link", feed.link)
        xml.text("description", feed.title)
        xml.text("language", feed.language)
        xml.empty("atom:link", {"href": feed.self_url, "rel": "self", "type": "application/rss+xml"})
        xml.text("lastBuildDate", format_datetime(feed.updated) if feed.updated else None)
        for entry in feed.entries:
            _item(xml, entry)
    return xml.taken()


def _item(xml: XmlWriter, entry: Entry) -> None:
    with xml.element("item"):
        xml.text("title", entry.title)
        xml.text("link", entry.link)
        xml.text("guid", entry.id, {"isPermaLink": "false"})
        xml.text("pubDate", format_datetime(entry.published))
        xml.text("dc:creator", entry.author)
        xml.text("description", entry.summary)
        for category in entry.categories:
            xml.text("category", category)


def atom(feed: Feed) -> bytes:
    """The feed as Atom. Without entries, `updated` is the Unix epoch."""
    xml = XmlWriter()
    with xml.element("feed", {"xmlns": ATOM, "xml:lang": feed.language}):
        xml.text("id", feed.self_url)
        xml.text("title", feed.title)
        xml.text("updated", feed.updated.isoformat() if feed.updated else "1970-01-01T00:00:00+00:00")
        xml.empty("link", {"href": feed.self_url, "rel": "self", "type": "application/atom+xml"})
        xml.empty("link", {"href": feed.link, "rel": "alternate", "type": "text/html"})
        for entry in feed.entries:
            _entry(xml, entry)
    return xml.taken()


def _entry(xml: XmlWriter, entry: Entry) -> None:
    with xml.element("entry"):
        xml.text("id", entry.id)
        xml.text("title", entry.title)
        xml.empty("link", {"href": entry.link, "rel": "alternate", "type": "text/html"})
        xml.text("published", entry.published.isoformat())
        xml.text("updated", entry.updated.isoformat())
        with xml.element("author"):
            xml.text("name", entry.author)
        xml.text("summary", entry.summary)
        for category in entry.categories:
            xml.empty("category", {"term": category})
