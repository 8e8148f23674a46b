"""Parses JSON Feed, as Teamtailor delivers it: a schema.org posting may stand beside the text of an item."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from domain.feeds.fields.json_values import at, first, text, texts
from domain.feeds.fields.named_fields import ad_of_fields
from domain.feeds.formats.decoding import as_utf8
from domain.feeds.formats.json_fields import fields_of, listed_places
from domain.feeds.formats.json_items import Frame, read_items
from domain.feeds.formats.parsed_items import not_this_format, raw_ads_from
from domain.feeds.formats.schema_org_posting import raw_ad_of
from domain.feeds.raw_ads import ItemFields, ParsedItem, RawAd, item_label

PATHS = {
    "external_id": ("id", "url"), "title": ("title",), "description": ("content_html", "content_text", "summary"),
    "opens": ("date_published", "date_modified"), "apply_address": ("url", "external_url"), "language": ("language",),
}  # fmt: skip
POSTING = "_jobposting"


def read_json_feed(chunks: Iterable[bytes], _charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per item."""
    return raw_ads_from(read_items(as_utf8(chunks), ("items",)), _raw_ad, _check, "an item")


def _check(frame: Frame, _count: int) -> None:
    if not isinstance(at(frame.root, "items"), list) or "jsonfeed.org" not in text(frame.root, "version"):
        raise not_this_format('a JSON Feed with a list "items"', frame.root)


def _raw_ad(item: Any, number: int) -> RawAd:
    fields: dict[str, Any] = {name: first(item, paths) for name, paths in PATHS.items()}
    known = ItemFields(PATHS, item.keys())
    posting = at(item, POSTING)
    if not isinstance(posting, dict):
        author = text(item, "author", "name") or text(item, "authors", "name")
        ad = ad_of_fields(fields_of(item), number, places=tuple(listed_places(item)))
        return replace(
            ad,
            where=item_label(number, fields["external_id"]),
            **fields,
            author=author,
            terms=(*ad.terms, *texts(item, "tags")),
            fields=known,
        )
    ad = raw_ad_of(posting, number, fields["apply_address"])
    return replace(
        ad,
        where=item_label(number, fields["external_id"]),
        external_id=fields["external_id"] or ad.external_id,
        title=ad.title or fields["title"],
        description=ad.description or fields["description"],
        fields=known,
    )
