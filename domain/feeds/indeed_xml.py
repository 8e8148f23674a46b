"""XML in the manner of Indeed: `<source>` with one `<job>` for each ad, all of it text, mostly in CDATA.

Fields: title, date, referencenumber, url, company, city, state, country, postalcode, description, salary, jobtype,
category, expirationdate, remotetype, experience, education, language; others are passed over.
"""

from collections.abc import Iterable, Iterator

from domain.feeds.decoding import as_utf8
from domain.feeds.errors import RefusedItem
from domain.feeds.raw_ads import ParsedItem, RawAd, RawPlace, RawSalary, item_label
from domain.feeds.xml_elements import flat
from domain.feeds.xml_items import read_items


def read_indeed_xml(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[ParsedItem]:
    """An offer or a refusal for each `<job>`."""
    for number, element in enumerate(read_items(as_utf8(chunks, charset), ("job",)), start=1):
        yield element if isinstance(element, RefusedItem) else _raw_ad(flat(element), number)


def _raw_ad(said: dict[str, str], number: int) -> RawAd:
    def say(*names: str) -> str:
        for name in names:
            if found := said.get(name):
                return found
        return ""

    external_id = say("referencenumber", "requisitionid", "id") or say("url")
    return RawAd(
        where=item_label(number, external_id),
        external_id=external_id,
        title=say("title"),
        description=say("description"),
        employer=say("company", "sourcename"),
        places=(
            RawPlace(
                name=say("city", "location"),
                region=say("state"),
                country=say("country"),
                postal_code=say("postalcode"),
                latitude=say("latitude"),
                longitude=say("longitude"),
            ),
        ),
        terms=(say("jobtype"), say("remotetype")),
        salary=RawSalary(text=say("salary")),
        opens=say("date"),
        closes=say("expirationdate"),
        apply_address=say("url"),
        language=say("language"),
        occupations=tuple(filter(None, (say("category"),))),
        experience=say("experience"),
        education=say("education"),
    )
