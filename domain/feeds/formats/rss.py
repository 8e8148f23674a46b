"""Parses RSS 2.0 and 1.0 and Atom, with the extensions of job boards under any prefix: `company`, `location`,
`job_type`, `salary`, `expires`.

Such a feed lists new entries only: no ad is closed for missing from it.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from xml.etree.ElementTree import Element

from domain.feeds.errors import BrokenFeed, FeedErrorCode, RefusedItem
from domain.feeds.fields.field_names import looked_for, names_of
from domain.feeds.fields.markup import to_line
from domain.feeds.fields.named_fields import ad_of_fields, place_of
from domain.feeds.formats.decoding import as_utf8
from domain.feeds.formats.parsed_items import parsed
from domain.feeds.formats.xml_elements import find_all, flat, inner, local
from domain.feeds.formats.xml_items import read_items
from domain.feeds.raw_ads import ItemFields, ParsedItem, RawAd, RawPlace, item_label

ROOTS = ("rss", "feed", "rdf")
TEAMTAILOR = ("remotestatus", "locations")
LOOKED_FOR = {
    **looked_for(),
    "external_id": names_of("entry_id"),
    "description": names_of("entry_description"),
    "apply_address": ("link", *names_of("entry_id")),
}
ITEM = b"<item"
CHANNEL_TITLE = re.compile(rb"<title\b[^>]{0,100}>(.{0,500}?)</title>", re.DOTALL)
MAX_HEAD_BYTES = 65_536
POINT = re.compile(r"\s*(-?\d+(?:\.\d*)?)[\s,]+(-?\d+(?:\.\d*)?)\s*")


def read_rss(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per `<item>` or `<entry>`."""
    for number, element in enumerate(read_items(as_utf8(chunks, charset), ("item", "entry"), ROOTS), start=1):
        yield element if isinstance(element, RefusedItem) else parsed(_raw_ad, element, number)


def read_teamtailor(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per `<item>` of Teamtailor, whose feed lists every ad. Raises BrokenFeed for other RSS."""
    head, rest = b"", as_utf8(chunks, charset)
    for chunk in rest:
        head += chunk
        if ITEM in head or len(head) > MAX_HEAD_BYTES:
            break
    company = _title_of_channel(head)
    for number, element in enumerate(read_items(chain((head,), rest), ("item",), ROOTS[:1]), start=1):
        if isinstance(element, RefusedItem):
            yield element
        elif any(local(child) in TEAMTAILOR for child in element):
            found = parsed(_raw_ad, element, number)
            yield replace(found, author=company) if isinstance(found, RawAd) else found
        else:
            reason = f"looked for <{'> or <'.join(TEAMTAILOR)}> in <item>; found other RSS"
            raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, reason)


def _title_of_channel(head: bytes) -> str:
    """The company, whose site it is."""
    found = CHANNEL_TITLE.search(head.partition(ITEM)[0])
    return to_line(found[1].decode(errors="replace").removeprefix("<![CDATA[").removesuffix("]]>")) if found else ""


def _raw_ad(item: Element, number: int) -> RawAd:
    fields = flat(item)
    identifier = fields.text_of("entry_id")
    address = _link(item) or fields.text_of("apply_url") or identifier
    external_id = identifier or fields.text_of("id") or address
    latitude, longitude = _point(fields.text_of("entry_latitude"), fields.text_of("longitude"))
    placed = place_of(fields)
    ad = ad_of_fields(
        fields,
        number,
        places=tuple(_listed_places(item))
        or (replace(placed, name=to_line(placed.name), latitude=latitude, longitude=longitude),),
    )
    return replace(
        ad,
        where=item_label(number, external_id),
        external_id=external_id,
        description=fields.markup_of("entry_description"),
        author=to_line(fields.get("creator", "")) or _author(item),
        terms=(*ad.terms, *_categories(item)),
        apply_address=address,
        occupations=(*_categories(item), *filter(None, (fields.get("role"), fields.get("department")))),
        fields=ItemFields(LOOKED_FOR, fields),
    )


def _link(item: Element) -> str:
    """The element's text in RSS; in Atom the `href` attribute, of the alternate link if there are several."""
    links = [child for child in item if local(child) == "link"]
    alternate = [link for link in links if link.get("rel", "alternate") == "alternate"]
    return next((address for link in alternate or links if (address := link.get("href") or inner(link).strip())), "")


def _listed_places(item: Element) -> Iterator[RawPlace]:
    """Teamtailor's `<tt:locations><tt:location>`, with a city or only the name of an office."""
    for location in find_all(item, "locations", "location"):
        fields = flat(location)
        yield RawPlace(
            name=fields.get("city") or fields.get("name", ""),
            country=fields.get("country", ""),
            postal_code=fields.get("zip", ""),
        )


def _author(item: Element) -> str:
    return next((to_line(inner(name)) for name in find_all(item, "author", "name")), "")


def _categories(item: Element) -> Iterator[str]:
    for child in item:
        if local(child) == "category" and (term := child.get("term") or child.text):
            yield to_line(term)


def _point(latitude: str, longitude: str) -> tuple[str, str]:
    both = POINT.fullmatch(latitude)
    return (both[1], both[2]) if both else (latitude, longitude)
