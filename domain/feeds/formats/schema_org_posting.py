"""Maps a schema.org JobPosting, in all the variants that sites use, to a raw ad."""

import re
from collections.abc import Iterator
from typing import Any

from domain.feeds.fields.json_values import amount, at, many, text, texts
from domain.feeds.fields.markup import to_html
from domain.feeds.raw_ads import RawAd, RawPlace, RawSalary, item_label

ANYWHERE = "TELECOMMUTE"
PLAIN_AMOUNT = re.compile(r"[\d.,’' \u00a0]+k?\s*")


def raw_ad_of(posting: Any, number: int, page_address: str = "") -> RawAd:
    """`page_address` is used if the posting has no URL."""
    address = text(posting, "url") or page_address
    external_id = _identifier(posting) or address
    return RawAd(
        where=item_label(number, external_id),
        external_id=external_id,
        title=text(posting, "title") or text(posting, "name"),
        description=to_html(text(posting, "description")) + _section(posting, "responsibilities"),
        requirements="".join(_requirements(posting)),
        benefits="".join(to_html(each) for each in _texts(posting, "jobBenefits", "incentiveCompensation")),
        employer=_name(at(posting, "hiringOrganization")),
        employer_about=text(posting, "hiringOrganization", "description"),
        places=tuple(_places(posting)),
        is_remote=ANYWHERE in texts(posting, "jobLocationType"),
        terms=(*texts(posting, "employmentType"), *texts(posting, "workHours")),
        salary=_salary(at(posting, "baseSalary") or at(posting, "estimatedSalary")),
        opens=text(posting, "datePosted"),
        closes=text(posting, "validThrough"),
        apply_address=address,
        apply_phone=text(posting, "applicationContact", "telephone"),
        language=text(posting, "inLanguage") or text(posting, "inLanguage", "alternateName"),
        occupations=tuple(_occupations(posting)),
        workers=text(posting, "totalJobOpenings"),
        experience=_experience(text(posting, "experienceRequirements", "monthsOfExperience")),
        education=", ".join(
            text(each, "credentialCategory")
            for each in many(posting, "educationRequirements")
            if isinstance(each, dict)
        ),
    )


def _experience(months: str) -> str:
    """Reads the experience in whole years, at least one."""
    is_number = months.isdecimal() and len(months) < 5
    return str(max(int(months) // 12, 1)) if is_number and int(months) else ""


def _identifier(posting: Any) -> str:
    identifier = at(posting, "identifier")
    return text(identifier, "value") or text(identifier) or text(posting, "@id")


def _name(thing: Any) -> str:
    return text(thing, "name") or text(thing, "legalName") or text(thing)


def _places(posting: Any) -> Iterator[RawPlace]:
    places = many(posting, "jobLocation")
    if not places and ANYWHERE in texts(posting, "jobLocationType"):
        areas = map(_name, many(posting, "applicantLocationRequirements"))
        places = [{"address": {"addressCountry": area}} for area in areas]
    for place in places:
        address = at(place, "address")
        yield RawPlace(
            name=text(address, "addressLocality") or text(address) or text(place, "name") or text(place),
            region=text(address, "addressRegion"),
            country=_name(at(address, "addressCountry")),
            postal_code=text(address, "postalCode"),
            latitude=text(place, "geo", "latitude"),
            longitude=text(place, "geo", "longitude"),
        )


def _salary(salary: Any) -> RawSalary | None:
    if salary is None:
        return None
    value = at(salary, "value") if isinstance(salary, dict | list) else salary
    single = amount(value, "value") or amount(value)
    alone = single if PLAIN_AMOUNT.fullmatch(single) else ""
    return RawSalary(
        minimum=amount(value, "minValue") or amount(salary, "minValue") or alone,
        maximum=amount(value, "maxValue") or amount(salary, "maxValue") or alone,
        text=single,
        currency=text(salary, "currency") or text(value, "currency"),
        period=text(value, "unitText") or text(salary, "unitText") or text(salary, "duration"),
    )


def _requirements(posting: Any) -> Iterator[str]:
    for each in _texts(posting, "qualifications", "skills", "experienceRequirements", "educationRequirements"):
        yield to_html(each)


def _texts(posting: Any, *properties: str) -> Iterator[str]:
    for name in properties:
        for value in many(posting, name):
            content = text(value) or text(value, "description") or text(value, "credentialCategory") or _name(value)
            if content.strip():
                yield content


def _section(posting: Any, name: str) -> str:
    return "".join(to_html(each) for each in _texts(posting, name))


def _occupations(posting: Any) -> Iterator[str]:
    for category in many(posting, "occupationalCategory"):
        yield from filter(None, (text(category, "codeValue"), _name(category)))
    yield from filter(None, (_name(at(posting, "relevantOccupation")),))
