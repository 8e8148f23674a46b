"""Job boards of applicant tracking systems, as JSON: what their tables (`tables.toml`) do not say.

Where neither an item nor the board names the company, the settings of the feed do. The lists of SmartRecruiters and
BambooHR hold no texts: those stand in the details of each ad, which are read alone, one a line, or in a list.
"""

import re
from collections.abc import Iterator
from html import escape
from typing import Any

from domain.feeds.boards.json_board import JsonBoard, place, salary, under
from domain.feeds.fields.countries import country_in_address
from domain.feeds.fields.json_values import amount, at, first, many, text, texts
from domain.feeds.fields.markup import to_html, to_line
from domain.feeds.raw_ads import RawPlace, RawSalary

CENTS = 100
PARTING = re.compile(r"[;|]|\s+or\s+", re.IGNORECASE)
PERIOD = re.compile(r"\b(?:hour(?:ly)?|da(?:y|ily)|week(?:ly)?|month(?:ly)?)\b")
HYBRID = re.compile(r"hybrid|flexible", re.IGNORECASE)
LEVER_PERIODS = {
    "per-year-salary": "year", "per-month-salary": "month", "bi-week-salary": "biweekly", "per-week-salary": "week",
    "per-day-wage": "day", "per-hour-wage": "hour",
}  # fmt: skip

RECRUITEE = JsonBoard("recruitee")


def _smart_recruiters(posting: Any) -> dict[str, Any]:
    company, number = text(posting, "company", "identifier"), text(posting, "id")
    hosted = f"https://jobs.smartrecruiters.com/{company}/{number}" if company and number else ""
    sections = at(posting, "jobAd", "sections")
    parts = (to_html(text(sections, name, "text")) for name in ("jobDescription", "additionalInformation"))
    return {"description": "".join(parts), "apply_address": first(posting, ("postingUrl", "applyUrl")) or hosted}


SMART_RECRUITERS = JsonBoard("smartrecruiters", more=_smart_recruiters)


def _workable(job: Any) -> dict[str, Any]:
    """Places that are hidden, in one of three spellings; an address of its code where it has none."""
    listed = [each for each in many(job, "locations") if at(each, "hidden") is not True]
    located = at(job, "location")
    alone = (
        place(located, name="city", region="region", country="country_code|country", postal_code="zip_code")
        if isinstance(located, dict)
        else place(job, name="city", region="state", country="country")
    )
    code = text(job, "shortcode")
    places = (place(each, name="city", region="region", country="countryCode|country") for each in listed)
    return {
        "places": tuple(places) or (alone,),
        "is_remote": True in (at(job, "telecommuting"), at(job, "remote"), at(located, "telecommuting")),
        "apply_address": first(job, WORKABLE.paths["apply_address"])
        or (f"https://apply.workable.com/j/{code}" if code else ""),
    }


WORKABLE = JsonBoard("workable", more=_workable)


def _ashby(job: Any) -> dict[str, Any]:
    components = many(job, "compensation", "summaryComponents")
    pay = next((each for each in components if text(each, "compensationType") == "Salary"), None)
    is_shown = at(job, "shouldDisplayCompensationOnJobPostings") is not False
    return {
        "places": tuple(map(_ashby_place, (job, *many(job, "secondaryLocations")))),
        "salary": salary(pay, "minValue", "maxValue", "currencyCode", "interval") if pay and is_shown else None,
    }


def _ashby_place(located: Any) -> RawPlace:
    postal = at(located, "address", "postalAddress") or at(located, "address")
    found = place(postal, name="addressLocality", region="addressRegion", country="addressCountry")
    return found if found.name else RawPlace(name=text(located, "location"), country=found.country)


ASHBY = JsonBoard("ashby", more=_ashby, is_listed=lambda job: at(job, "isListed") is not False)


def _pinpoint(posting: Any) -> dict[str, Any]:
    is_shown = at(posting, "compensation_visible") is not False
    pay = (f"compensation_{part}" for part in ("minimum", "maximum", "currency", "frequency"))
    tasks = _section(text(posting, "key_responsibilities_header"), to_html(text(posting, "key_responsibilities")))
    return {
        "description": to_html(text(posting, "description")) + tasks,
        "is_remote": text(posting, "workplace_type") == "remote",
        "salary": salary(posting, *pay) if is_shown else None,
    }


PINPOINT = JsonBoard("pinpoint", more=_pinpoint)


def _bamboo_hr(opening: Any) -> dict[str, Any]:
    address = text(opening, "jobOpeningShareUrl")
    number = text(opening, "id") or address.rstrip("/").rpartition("/")[2]
    kind = text(opening, "locationType")
    return {
        "external_id": number,
        "is_remote": at(opening, "isRemote") is True or kind == "1",
        "terms": (*BAMBOO_HR.values(opening, "terms"), "hybrid" if kind == "2" else ""),
        "salary": RawSalary(text=text(opening, "compensation")),
        "apply_address": address or (f"/careers/{number}" if number else ""),
    }


BAMBOO_HR = JsonBoard("bamboohr", more=_bamboo_hr, inside=under("jobOpening"))


def _greenhouse(job: Any) -> dict[str, Any]:
    """Pay ranges have no field for their period: yearly unless their title says otherwise."""
    pay = at(job, "pay_input_ranges")
    period = PERIOD.search(text(pay, "title").casefold())
    return {
        "places": tuple(RawPlace(name=name) for name in _greenhouse_places(job)),
        "terms": (
            text(job, "location", "name"),
            *(value for entry in many(job, "metadata") for value in texts(entry, "value")),
        ),
        "salary": RawSalary(
            minimum=_units(text(pay, "min_cents")),
            maximum=_units(text(pay, "max_cents")),
            currency=text(pay, "currency_type"),
            period=period[0] if period else "year",
        ),
        "occupations": tuple(text(department, "name") for department in many(job, "departments")),
    }


def _greenhouse_places(job: Any) -> list[str]:
    """Separated by semicolons, bars or "or". If only a work mode is given, the offices are the places."""
    names = [name.strip() for name in PARTING.split(text(job, "location", "name")) if name.strip()]
    if all(HYBRID.fullmatch(name) for name in names):
        return [text(office, "location") or text(office, "name") for office in many(job, "offices")] or names
    return names


def _units(cents: str) -> str:
    return str(int(cents) // CENTS) if cents.isdecimal() and len(cents) < 15 else ""


GREENHOUSE = JsonBoard("greenhouse", more=_greenhouse, may_be_bare=False, what="jobs")


def _lever(posting: Any) -> dict[str, Any]:
    pay = at(posting, "salaryRange")
    opened = to_html(text(posting, "description") or text(posting, "descriptionPlain"))
    return {
        "description": opened + to_html(text(posting, "additional")),
        "requirements": "".join(_lever_lists(posting)),
        "places": tuple(_lever_places(at(posting, "categories"), text(posting, "country"))),
        "is_remote": text(posting, "workplaceType") == "remote",
        "salary": RawSalary(
            minimum=amount(pay, "min"),
            maximum=amount(pay, "max"),
            currency=text(pay, "currency"),
            period=LEVER_PERIODS.get(text(pay, "interval"), text(pay, "interval")),
        ),
    }


def _lever_lists(posting: Any) -> Iterator[str]:
    for part in many(posting, "lists"):
        if (items := text(part, "content")).strip():
            yield _section(text(part, "text"), f"<ul>{items}</ul>")


def _lever_places(categories: Any, country: str) -> Iterator[RawPlace]:
    """The country is that of the main location; others may name their own."""
    main = text(categories, "location")
    for name in texts(categories, "allLocations") or (main,):
        named = country_in_address(name.rpartition(",")[2], name.partition(",")[0]) if name != main else None
        yield RawPlace(name=name, country=named or country)


LEVER = JsonBoard("lever", more=_lever, what="postings", list_name="a list of postings")


def _section(heading: str, html: str) -> str:
    """Markup below its heading; nothing if there is none."""
    line = to_line(heading)
    return (f"<h3>{escape(line, quote=False)}</h3>" if line and html else "") + html
