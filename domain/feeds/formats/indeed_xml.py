"""Parses Indeed's XML format, `<source>` with one `<job>` per ad, and the many dialects of it that boards deliver.

Fields are text elements, mostly in CDATA, by the names of `domain/feeds/fields/field_names.toml`; others are ignored.
Ads whose elements have another name are known by their fields.
"""

import re
from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from domain.feeds.errors import RefusedItem
from domain.feeds.fields.field_names import name_set
from domain.feeds.fields.named_fields import ad_of_fields, place_of
from domain.feeds.formats.decoding import as_utf8, with_head
from domain.feeds.formats.parsed_items import parsed
from domain.feeds.formats.xml_elements import attribute, find_all, flat, inner, local, plain
from domain.feeds.formats.xml_item_names import item_name_in
from domain.feeds.formats.xml_items import read_items
from domain.feeds.raw_ads import ParsedItem, RawAd, RawPlace

ITEMS = (
    *("job", "vacancy", "offer", "advert", "ad", "job_offer", "job-offer", "joboffer", "job_listing", "joblisting"),
    *("job_posting", "jobposting", "stellenangebot", "oglas", "posao", "radno_mjesto", "zaposlitev", "delovno_mesto"),
    *("natjecaj", "konkurs", "razpis", "оглас"),
)
ROOTS = ("source", "jobs")
KNOWN_ITEM = re.compile(rb"<(?:[\w.-]{1,40}:)?(?:%s)[\s/>]" % "|".join(ITEMS).encode(), re.IGNORECASE)
PLACES = ("location", "region", "place", "address", "workplace", "office")


def read_indeed_xml(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per `<job>`."""
    head, whole = with_head(as_utf8(chunks, charset))
    other = None if KNOWN_ITEM.search(head) else item_name_in(head)
    names = (*ITEMS, other) if other else ITEMS
    for number, element in enumerate(read_items(whole, names, ROOTS), start=1):
        yield element if isinstance(element, RefusedItem) else parsed(_raw_ad, element, number)


def _raw_ad(job: Element, number: int) -> RawAd:
    key = attribute(job, "id", "ref", "reference")
    return ad_of_fields(flat(job), number, external_id=key, places=tuple(_listed_places(job)))


def _listed_places(job: Element) -> Iterator[RawPlace]:
    """The places of a list, `<locations><location>…`; each is text, or has fields of its own."""
    towns = name_set("place")
    for holder in job:
        is_list = plain(holder.tag) in name_set("place_list")
        if is_list or local(holder).rstrip("s").endswith(PLACES):
            listed = [each for each in holder if local(each).endswith(PLACES) or (is_list and plain(each.tag) in towns)]
            for each in listed:
                yield place_of(flat(each)) if len(each) else RawPlace(name=inner(each).strip())
    for holder in find_all(job, "cities"):
        yield from (RawPlace(name=inner(city).strip()) for city in holder)
