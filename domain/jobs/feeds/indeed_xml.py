"""XML in the manner of Indeed: `<source>` with one `<job>` for each ad, all of it text, mostly in CDATA.

Fields: title, date, referencenumber, url, company, city, state, country, postalcode, description, salary, jobtype,
category, expirationdate, remotetype, experience, education, language; others are passed over.
"""

from collections.abc import Iterable, Iterator

from domain.jobs.feeds.decoding import as_utf8
from domain.jobs.feeds.elements import flat
from domain.jobs.feeds.items import RefusedItem
from domain.jobs.feeds.offers import Offer, OfferRead, SaidPlace, SaidSalary, item_name
from domain.jobs.feeds.xml_items import read_items


def read_indeed_xml(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[OfferRead]:
    """An offer or a refusal for each `<job>`."""
    for number, element in enumerate(read_items(as_utf8(chunks, charset), ("job",)), start=1):
        yield element if isinstance(element, RefusedItem) else _offer(flat(element), number)


def _offer(said: dict[str, str], number: int) -> Offer:
    def say(*names: str) -> str:
        for name in names:
            if found := said.get(name):
                return found
        return ""

    external_id = say("referencenumber", "requisitionid", "id") or say("url")
    return Offer(
        where=item_name(number, external_id),
        external_id=external_id,
        title=say("title"),
        description=say("description"),
        employer=say("company", "sourcename"),
        places=(
            SaidPlace(
                name=say("city", "location"),
                region=say("state"),
                country=say("country"),
                postal_code=say("postalcode"),
                latitude=say("latitude"),
                longitude=say("longitude"),
            ),
        ),
        terms=(say("jobtype"), say("remotetype")),
        salary=SaidSalary(text=say("salary")),
        opens=say("date"),
        closes=say("expirationdate"),
        apply_address=say("url"),
        language=say("language"),
        occupations=tuple(filter(None, (say("category"),))),
        experience=say("experience"),
        education=say("education"),
    )
