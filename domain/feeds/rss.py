"""Parses RSS 2.0 and 1.0 and Atom, with the extensions of job boards under any prefix: `company`, `location`,
`job_type`, `salary`, `expires`.

Such a feed lists new entries only: no ad is closed for missing from it.
"""

import re
from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from domain.feeds.decoding import as_utf8
from domain.feeds.errors import RefusedItem
from domain.feeds.markup import to_line
from domain.feeds.raw_ads import ParsedItem, RawAd, RawPlace, RawSalary, item_label
from domain.feeds.xml_elements import find_all, flat, inner, local
from domain.feeds.xml_items import read_items

TERMS = ("job_type", "jobtype", "employmenttype", "type", "remote", "schedule")
EMPLOYERS = ("company", "company_name", "companyname", "employer", "organization")
PLACES = ("location", "job_location", "city", "region", "place")
POINT = re.compile(r"\s*(-?\d+(?:\.\d*)?)[\s,]+(-?\d+(?:\.\d*)?)\s*")


def read_rss(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per `<item>` or `<entry>`."""
    for number, element in enumerate(read_items(as_utf8(chunks, charset), ("item", "entry")), start=1):
        yield element if isinstance(element, RefusedItem) else _raw_ad(element, number)


def _raw_ad(item: Element, number: int) -> RawAd:
    fields = flat(item)

    def field(*names: str) -> str:
        return next((fields[name] for name in names if fields.get(name)), "")

    address = _link(item) or field("guid", "id")
    external_id = field("guid", "id") or address
    latitude, longitude = _point(field("point", "lat"), field("long", "lng"))
    return RawAd(
        where=item_label(number, external_id),
        external_id=external_id,
        title=field("title"),
        description=field("encoded", "content", "description", "summary"),
        employer=field(*EMPLOYERS),
        author=to_line(field("creator")) or _author(item),
        places=(
            RawPlace(name=to_line(field(*PLACES)), country=field("country"), latitude=latitude, longitude=longitude),
        ),
        terms=tuple(filter(None, (fields.get(name, "") for name in TERMS))) + tuple(_categories(item)),
        salary=RawSalary(text=to_line(field("salary", "compensation"))),
        opens=field("pubdate", "published", "date", "issued", "updated"),
        closes=field("expires", "expirationdate", "expiration_date", "validthrough", "deadline"),
        apply_address=address,
        language=field("language"),
        occupations=tuple(_categories(item)),
    )


def _link(item: Element) -> str:
    """The element's text in RSS; in Atom the `href` attribute, of the alternate link if there are several."""
    links = [child for child in item if local(child) == "link"]
    alternate = [link for link in links if link.get("rel", "alternate") == "alternate"]
    return next((address for link in alternate or links if (address := link.get("href") or inner(link).strip())), "")


def _author(item: Element) -> str:
    return next((to_line(inner(name)) for name in find_all(item, "author", "name")), "")


def _categories(item: Element) -> Iterator[str]:
    for child in item:
        if local(child) == "category" and (term := child.get("term") or child.text):
            yield to_line(term)


def _point(latitude: str, longitude: str) -> tuple[str, str]:
    both = POINT.fullmatch(latitude)
    return (both[1], both[2]) if both else (latitude, longitude)
