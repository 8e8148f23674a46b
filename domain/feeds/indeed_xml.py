"""Parses Indeed's XML format: `<source>` with one `<job>` per ad, text elements, mostly in CDATA.

Fields: title, date, referencenumber, url, company, city, state, country, postalcode, description, salary, jobtype,
category, expirationdate, remotetype, experience, education, language; others are ignored.
"""

from collections.abc import Iterable, Iterator

from domain.feeds.decoding import as_utf8
from domain.feeds.errors import RefusedItem
from domain.feeds.raw_ads import ParsedItem, RawAd, RawPlace, RawSalary, item_label
from domain.feeds.xml_elements import flat
from domain.feeds.xml_items import read_items


def read_indeed_xml(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per `<job>`."""
    for number, element in enumerate(read_items(as_utf8(chunks, charset), ("job",)), start=1):
        yield element if isinstance(element, RefusedItem) else _raw_ad(flat(element), number)


def _raw_ad(fields: dict[str, str], number: int) -> RawAd:
    def field(*names: str) -> str:
        for name in names:
            if found := fields.get(name):
                return found
        return ""

    external_id = field("referencenumber", "requisitionid", "id") or field("url")
    return RawAd(
        where=item_label(number, external_id),
        external_id=external_id,
        title=field("title"),
        description=field("description"),
        employer=field("company", "sourcename"),
        places=(
            RawPlace(
                name=field("city", "location"),
                region=field("state"),
                country=field("country"),
                postal_code=field("postalcode"),
                latitude=field("latitude"),
                longitude=field("longitude"),
            ),
        ),
        terms=(field("jobtype"), field("remotetype")),
        salary=RawSalary(text=field("salary")),
        opens=field("date"),
        closes=field("expirationdate"),
        apply_address=field("url"),
        language=field("language"),
        occupations=tuple(filter(None, (field("category"),))),
        experience=field("experience"),
        education=field("education"),
    )
