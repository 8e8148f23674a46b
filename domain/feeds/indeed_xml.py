"""Parses Indeed's XML format, `<source>` with one `<job>` per ad, and the many dialects of it that boards deliver.

Fields are text elements, mostly in CDATA; their names are those of `domain/feeds/field_names.py`, others are ignored.
"""

from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from domain.feeds.decoding import as_utf8
from domain.feeds.errors import RefusedItem
from domain.feeds.named_fields import ad_of_fields, place_of
from domain.feeds.parsed_items import parsed
from domain.feeds.raw_ads import ParsedItem, RawAd, RawPlace
from domain.feeds.xml_elements import attribute, find_all, flat, inner, local
from domain.feeds.xml_items import read_items

ITEMS = (
    *("job", "vacancy", "offer", "advert", "ad", "job_offer", "job-offer", "joboffer", "job_listing", "joblisting"),
    *("job_posting", "jobposting", "stellenangebot", "oglas", "posao", "radno_mjesto", "zaposlitev", "delovno_mesto"),
)
ROOTS = ("source", "jobs")
PLACES = ("location", "region", "place", "address", "workplace", "office")


def read_indeed_xml(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per `<job>`."""
    for number, element in enumerate(read_items(as_utf8(chunks, charset), ITEMS, ROOTS), start=1):
        yield element if isinstance(element, RefusedItem) else parsed(_raw_ad, element, number)


def _raw_ad(job: Element, number: int) -> RawAd:
    key = attribute(job, "id", "ref", "reference")
    return ad_of_fields(flat(job), number, external_id=key, places=tuple(_listed_places(job)))


def _listed_places(job: Element) -> Iterator[RawPlace]:
    """The places of a list, `<locations><location>…`; each is text, or has fields of its own."""
    for holder in job:
        if local(holder).rstrip("s").endswith(PLACES):
            listed = [child for child in holder if local(child).endswith(PLACES)]
            for each in listed:
                yield place_of(flat(each)) if len(each) else RawPlace(name=inner(each).strip())
    for holder in find_all(job, "cities"):
        yield from (RawPlace(name=inner(city).strip()) for city in holder)
