"""Parses Personio's XML, `<workzag-jobs>` with one `<position>` per ad.

A position has no URL of its own: it stands at `/job/ID` of the host that the feed is fetched from.
"""

from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from domain.feeds.errors import RefusedItem
from domain.feeds.fields.sections import sorted_sections
from domain.feeds.formats.decoding import as_utf8
from domain.feeds.formats.parsed_items import parsed
from domain.feeds.formats.xml_elements import find_all, flat, inner, text_at
from domain.feeds.formats.xml_items import read_items
from domain.feeds.raw_ads import ItemFields, ParsedItem, RawAd, RawPlace, RawSalary, item_label

LOOKED_FOR = {
    "external_id": ("id",), "title": ("name",), "description": ("jobDescriptions",), "employer": ("subcompany",),
    "places": ("office",),
}  # fmt: skip


def read_personio(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per `<position>`."""
    for number, element in enumerate(read_items(as_utf8(chunks, charset), ("position",), ("workzag-jobs",)), start=1):
        yield element if isinstance(element, RefusedItem) else parsed(_raw_ad, element, number)


def _raw_ad(position: Element, number: int) -> RawAd:
    fields = flat(position)
    external_id = fields.get("id", "")
    offices = (
        fields.get("office", ""),
        *(inner(each).strip() for each in find_all(position, "additionaloffices", "office")),
    )
    described, required, offered = sorted_sections(
        (text_at(section, "name"), text_at(section, "value")) for section in find_all(position, "jobdescription")
    )
    address = fields.get("joburl") or fields.get("url") or (f"/job/{external_id}" if external_id else "")
    return RawAd(
        where=item_label(number, external_id),
        external_id=external_id,
        title=fields.get("name", ""),
        description=described or required or offered,
        requirements=required if described else "",
        benefits=offered if described or required else "",
        employer=fields.get("subcompany", ""),
        places=tuple(RawPlace(name=office) for office in dict.fromkeys(filter(None, offices))),
        terms=tuple(fields.get(name, "") for name in ("employmenttype", "schedule", "seniority")),
        salary=RawSalary(
            minimum=fields.get("salaryinformation/min", ""),
            maximum=fields.get("salaryinformation/max", ""),
            currency=fields.get("salaryinformation/currencycode", ""),
            period=fields.get("salaryinformation/type", ""),
        ),
        opens=fields.get("createdat", ""),
        apply_address=address,
        occupations=tuple(filter(None, (fields.get("occupation", ""), fields.get("occupationcategory", "")))),
        experience=fields.get("yearsofexperience", ""),
        fields=ItemFields(LOOKED_FOR, fields),
    )
