"""Parses Indeed's XML format, `<source>` with one `<job>` per ad, and the many dialects of it that boards deliver.

Fields are text elements, mostly in CDATA; their names are those of `domain/feeds/field_names.py`, others are ignored.
"""

from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from domain.feeds import field_names as names
from domain.feeds.decoding import as_utf8
from domain.feeds.errors import RefusedItem
from domain.feeds.parsed_items import parsed
from domain.feeds.raw_ads import ItemFields, ParsedItem, RawAd, RawPlace, RawSalary, item_label
from domain.feeds.xml_elements import attribute, field, find_all, flat, inner, local, markup_of
from domain.feeds.xml_items import read_items

ITEMS = ("job", "vacancy", "offer", "advert", "ad")
ROOTS = ("source", "jobs")
PLACES = frozenset({"location", "region", "place", "address"})


def read_indeed_xml(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per `<job>`."""
    for number, element in enumerate(read_items(as_utf8(chunks, charset), ITEMS, ROOTS), start=1):
        yield element if isinstance(element, RefusedItem) else parsed(_raw_ad, element, number)


def _raw_ad(job: Element, number: int) -> RawAd:
    fields = flat(job)
    address = field(fields, names.ADDRESSES)
    external_id = field(fields, names.IDS) or attribute(job, "id", "ref", "reference") or address
    return RawAd(
        where=item_label(number, external_id),
        external_id=external_id,
        title=field(fields, names.TITLES),
        description=markup_of(fields, names.DESCRIPTIONS),
        requirements=markup_of(fields, names.REQUIREMENTS),
        benefits=markup_of(fields, names.BENEFITS),
        employer=field(fields, names.EMPLOYERS) or fields.get("sourcename", ""),
        places=tuple(_listed_places(job)) or (_place(fields),),
        terms=tuple(fields.get(name, "") for name in names.TERMS),
        salary=RawSalary(
            minimum=field(fields, names.SALARY_MINIMA),
            maximum=field(fields, names.SALARY_MAXIMA),
            currency=field(fields, names.SALARY_CURRENCIES),
            period=field(fields, names.SALARY_PERIODS),
            text=field(fields, names.SALARIES),
        ),
        opens=field(fields, names.OPENS),
        closes=field(fields, names.CLOSES),
        apply_address=address,
        apply_phone=field(fields, names.PHONES),
        language=field(fields, names.LANGUAGES),
        occupations=tuple(filter(None, (fields.get(name, "") for name in names.CATEGORIES))),
        experience=fields.get("experience", ""),
        education=fields.get("education", ""),
        fields=ItemFields(names.LOOKED_FOR, fields),
    )


def _place(fields: dict[str, str]) -> RawPlace:
    return RawPlace(
        name=field(fields, names.CITIES),
        region=field(fields, names.REGIONS),
        country=field(fields, names.COUNTRIES),
        postal_code=field(fields, names.POSTAL_CODES),
        latitude=field(fields, names.LATITUDES),
        longitude=field(fields, names.LONGITUDES),
    )


def _listed_places(job: Element) -> Iterator[RawPlace]:
    """The places of a list, `<locations><location>…`; each is text, or has fields of its own."""
    for holder in job:
        if local(holder).rstrip("s") in PLACES:
            listed = [child for child in holder if local(child) in PLACES]
            for each in listed:
                yield _place(flat(each)) if len(each) else RawPlace(name=inner(each).strip())
    for holder in find_all(job, "cities"):
        yield from (RawPlace(name=inner(city).strip()) for city in holder)
