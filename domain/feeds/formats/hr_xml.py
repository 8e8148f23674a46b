"""Parses HR-XML `PositionOpening`, single or many in any envelope, of version 2 (`IdValue`, `PostalAddress`) and 3
(`DocumentID`, `PositionOrganization`, as exchanged by the European employment services).

Names are compared without namespaces and case, so both versions share one list of paths.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from html import unescape
from xml.etree.ElementTree import Element

from domain.feeds.errors import RefusedItem
from domain.feeds.fields.sections import sorted_sections
from domain.feeds.formats.decoding import as_utf8
from domain.feeds.formats.parsed_items import parsed
from domain.feeds.formats.xml_elements import find_all, inner, text_at
from domain.feeds.formats.xml_items import read_items
from domain.feeds.raw_ads import ParsedItem, RawAd, RawPlace, RawSalary, item_label

Path = Sequence[str]

IDS: Sequence[Path] = (
    ("documentid",), ("positionrecordinfo", "idvalue"), ("positionposting", "idvalue"), ("positionid",), ("idvalue",),
)  # fmt: skip
TITLES: Sequence[Path] = (("positiontitle",), ("positionposting", "title"), ("profilename",))
EMPLOYERS: Sequence[Path] = (
    ("positionorganization", "organizationname"), ("organization", "organizationname"), ("company", "name"),
    ("positionorganization", "organizationidentifiers", "organizationname"), ("organizationname",),
    ("positionsupplier", "entityname"),
)  # fmt: skip
ADDRESSES: Sequence[Path] = (
    ("howtoapply", "internetwebaddress"), ("applicationmethod", "internetwebaddress"), ("applicationmethod", "uri"),
    ("postinginstruction", "uri"), ("positionposting", "link"), ("link",),
)  # fmt: skip
INSTRUCTIONS: Sequence[Path] = (("applicationmethod", "instructions"), ("howtoapply", "instructions"))
LINK = re.compile(r"""https?://[^\s"'<>]+""", re.IGNORECASE)
PHONES: Sequence[Path] = (
    ("howtoapply", "formattednumber"), ("applicationmethod", "formattednumber"), ("applicationmethod", "dialnumber"),
)  # fmt: skip
QUANTITIES: Sequence[Path] = (("positionopenquantity",), ("numbertofill",), ("positionquantity",))
CLOSED = frozenset({"closed", "inactive", "cancelled", "canceled", "filled", "deleted", "expired", "suspended"})
"""States of an opening (`PositionOpeningStatusCode`) that nobody can apply to; such a one is left out."""
ISCED = {
    "3": "upper secondary", "4": "post-secondary", "5": "short-cycle", "6": "bachelor", "7": "master", "8": "doctor",
}  # fmt: skip
"""Levels of education; those below ask for none."""
UNKNOWN_PERIOD = "unknown"
CLOSES: Sequence[Path] = (
    ("applicationclosedate",), ("postinginstruction", "enddate"),
)  # fmt: skip
LATEST_STARTS: Sequence[Path] = (("positiondateinfo", "maximumstartdate"),)
OPENS: Sequence[Path] = (("postinginstruction", "startdate"), ("positionposting", "startdate"))
TERMS: Sequence[Path] = (
    ("positionschedule",), ("positionscheduletypecode",), ("positionofferingtypecode",), ("employmenttype",),
    ("positionclassification",), ("positiontype",), ("worklocation",),
)  # fmt: skip
CATEGORIES: Sequence[Path] = (
    ("jobcategorycode",), ("jobcategory", "categorycode"), ("jobcategory", "categorydescription"),
)  # fmt: skip
DESCRIPTIONS = ("formattedpositiondescription", "positionformatteddescription")
LICENCES: Sequence[Path] = (("licensetypecode",), ("drivinglicense",), ("drivinglicence",))
CODED_TERMS = {
    "directhire": "permanent", "temporarytoregular": "temporary", "fulltime": "full-time", "parttime": "part-time",
}  # fmt: skip


def read_hr_xml(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per `PositionOpening`."""
    for number, element in enumerate(read_items(as_utf8(chunks, charset), ("PositionOpening",)), start=1):
        if isinstance(element, RefusedItem):
            yield element
        elif text_at(element, "positionopeningstatuscode").casefold() not in CLOSED:
            yield parsed(_raw_ad, element, number)


def _raw_ad(opening: Element, number: int) -> RawAd:
    external_id = _first(opening, IDS)
    described, required, offered = _descriptions(opening)
    return RawAd(
        where=item_label(number, external_id),
        external_id=external_id,
        title=_first(opening, TITLES),
        description=described,
        requirements=required,
        benefits=offered,
        employer=_first(opening, EMPLOYERS),
        places=tuple(_places(opening)),
        terms=tuple(CODED_TERMS.get(value.lower(), value) for value in _all(opening, TERMS)),
        salary=_salary(opening),
        opens=_first(opening, OPENS) or _attribute(opening, "validfrom"),
        closes=_first(opening, CLOSES) or _attribute(opening, "validto") or _first(opening, LATEST_STARTS),
        apply_address=_apply_address(opening),
        apply_phone=_first(opening, PHONES),
        language=_language(opening),
        occupations=tuple(_all(opening, CATEGORIES)),
        workers=_first(opening, QUANTITIES),
        experience=_experience(opening),
        licences=tuple(_all(opening, LICENCES)),
        education=next((ISCED.get(level, "") for level in _all(opening, (("educationlevelcode",),))), ""),
    )


def _first(element: Element, paths: Iterable[Path]) -> str:
    return next((value for path in paths if (value := text_at(element, *path))), "")


def _apply_address(opening: Element) -> str:
    """The first web address of the fields for it, or within the instructions; other channels are mail and telephone."""
    fields = list(_all(opening, ADDRESSES))
    links = (found[0] for text in _all(opening, INSTRUCTIONS) if (found := LINK.search(unescape(text))))
    return next((field for field in fields if LINK.match(field)), "") or next(links, "") or _relative(fields)


def _relative(fields: Sequence[str]) -> str:
    return next((field for field in fields if "@" not in field), "")


def _experience(opening: Element) -> str:
    """The longest experience asked for, in years."""
    years: list[int] = []
    for measure in find_all(opening, "experiencecategory", "measure"):
        amount, unit = inner(measure).strip(), _attribute_of(measure, "unitcode").casefold()
        if amount.isdecimal() and len(amount) < 4:
            years.append(int(amount) // 12 if unit.startswith("month") else int(amount))
    return str(max(years)) if years and max(years) else ""


def _all(element: Element, paths: Iterable[Path]) -> Iterator[str]:
    for path in paths:
        yield from (value for found in find_all(element, *path) if (value := inner(found).strip()))


def _descriptions(opening: Element) -> tuple[str, str, str]:
    """Version 2 has named sections ("Responsibilities"), version 3 a single text."""
    described, required, offered = sorted_sections(_sections(opening))
    return described or text_at(opening, "positiondescription"), required, offered


def _sections(opening: Element) -> Iterator[tuple[str, str]]:
    for name in DESCRIPTIONS:
        for found in find_all(opening, name):
            alone = "" if len(found) else inner(found)
            heading = text_at(found, "name") or text_at(found, "shortdescription")
            yield heading, text_at(found, "value") or text_at(found, "content") or alone


def _places(opening: Element) -> Iterator[RawPlace]:
    for location in find_all(opening, "physicallocation") or find_all(opening, "positionlocation"):
        name = text_at(location, "municipality") or text_at(location, "cityname") or text_at(location, "name")
        yield RawPlace(
            name=name or text_at(location, "area", "value"),
            region=text_at(location, "region") or text_at(location, "countrysubdivisioncode"),
            country=text_at(location, "countrycode"),
            postal_code=text_at(location, "postalcode"),
            latitude=text_at(location, "latitude"),
            longitude=text_at(location, "longitude"),
        )


def _salary(opening: Element) -> RawSalary | None:
    packages = (pay for pay in find_all(opening, "offeredremunerationpackage") if find_all(pay, "minimumamount"))
    for pay in (*find_all(opening, "basepay"), *packages):
        amounts = [*find_all(pay, "basepayamountmin"), *find_all(pay, "minimumamount")]
        currencies = (_attribute_of(found, "currencycode", "currencyid") for found in (pay, *amounts))
        return RawSalary(
            minimum=text_at(pay, "basepayamountmin") or text_at(pay, "minimumamount"),
            maximum=text_at(pay, "basepayamountmax") or text_at(pay, "maximumamount"),
            currency=next(filter(None, currencies), text_at(pay, "currencycode")),
            period=_attribute_of(pay, "baseinterval") or text_at(pay, "intervalcode"),
        )
    for pay in find_all(opening, "remunerationrange"):
        low, high = text_at(pay, "remunerationminimumamount"), text_at(pay, "remunerationmaximumamount")
        amounts = [*find_all(pay, "remunerationminimumamount"), *find_all(pay, "remunerationmaximumamount")]
        return RawSalary(
            minimum=low,
            maximum=high,
            currency=next(filter(None, (_attribute_of(each, "currencyid", "currencycode") for each in amounts)), ""),
            # Without its interval, an amount could be anything.
            period=text_at(pay, "remunerationrateintervalcode") or UNKNOWN_PERIOD,
        )
    return None


def _attribute(opening: Element, name: str) -> str:
    return next((value for found in opening.iter() if (value := _attribute_of(found, name))), "")


def _attribute_of(element: Element, *names: str) -> str:
    return next((value.strip() for key, value in element.attrib.items() if key.rpartition("}")[2].lower() in names), "")


def _language(opening: Element) -> str:
    for profile in (*find_all(opening, "positionprofile"), opening):
        if value := _attribute_of(profile, "lang", "languagecode"):
            return value
    return ""
