"""Job boards of applicant tracking systems, as JSON: Recruitee, SmartRecruiters, Workable, Ashby, Pinpoint, BambooHR.

Where neither an item nor the board names the company, the settings of the feed do. The lists of SmartRecruiters and
BambooHR hold no texts: those stand in the details of each ad, which are read alone, one a line, or in a list.
"""

from collections.abc import Iterator
from html import escape
from typing import Any

from domain.feeds.boards.json_board import JsonBoard, place, salary, under
from domain.feeds.fields.json_values import at, first, many, text
from domain.feeds.fields.markup import to_html, to_line
from domain.feeds.raw_ads import RawPlace, RawSalary


def _recruitee(offer: Any) -> dict[str, Any]:
    listed = tuple(
        place(each, name="city|name", region="state", country="country_code|country")
        for each in many(offer, "locations")
    )
    alone = place(
        offer, name="city|location", region="state_name", country="country_code|country", postal_code="postal_code"
    )
    modes = ("remote", "hybrid")
    return {
        "places": listed or (alone,),
        "is_remote": at(offer, "remote") is True,
        "terms": (text(offer, "employment_type_code"), *(mode for mode in modes if at(offer, mode) is True)),
        "salary": salary(offer, "salary.min", "salary.max", "salary.currency", "salary.period"),
        "occupations": (text(offer, "category_code").replace("_", " "), text(offer, "department")),
    }


RECRUITEE = JsonBoard(
    items=("offers",),
    paths={
        "external_id": ("id",),
        "title": ("title",),
        "description": ("description",),
        "requirements": ("requirements",),
        "employer": ("company_name",),
        "opens": ("published_at", "created_at"),
        "closes": ("close_at",),
        "apply_address": ("careers_url", "careers_apply_url"),
        "language": ("lang_code", "locale"),
        "education": ("education_code",),
    },
    more=_recruitee,
    single=(("offer",), ()),
)


def _smart_recruiters(posting: Any) -> dict[str, Any]:
    company, number = text(posting, "company", "identifier"), text(posting, "id")
    hosted = f"https://jobs.smartrecruiters.com/{company}/{number}" if company and number else ""
    sections = at(posting, "jobAd", "sections")
    location = at(posting, "location")
    modes = ("remote", "hybrid")
    return {
        "description": _joined(sections, "jobDescription.text", "additionalInformation.text"),
        "requirements": text(sections, "qualifications", "text"),
        "places": (
            place(
                location,
                name="city",
                region="region",
                country="country",
                postal_code="postalCode",
                latitude="latitude",
                longitude="longitude",
            ),
        ),
        "is_remote": at(location, "remote") is True,
        "terms": (text(posting, "typeOfEmployment", "label"), *(mode for mode in modes if at(location, mode) is True)),
        "apply_address": first(posting, ("postingUrl", "applyUrl")) or hosted,
        "occupations": (text(posting, "function", "label"), text(posting, "department", "label")),
    }


SMART_RECRUITERS = JsonBoard(
    items=("content",),
    paths={
        "external_id": ("id", "uuid"),
        "title": ("name",),
        "description": ("jobAd.sections.jobDescription.text",),
        "employer": ("company.name",),
        "employer_about": ("jobAd.sections.companyDescription.text",),
        "opens": ("releasedDate",),
        "apply_address": ("postingUrl", "applyUrl"),
        "language": ("language.code",),
    },
    more=_smart_recruiters,
    total=("totalFound",),
)


WORKABLE_ADDRESSES = ("url", "shortlink", "application_url")


def _workable(job: Any) -> dict[str, Any]:
    listed = [each for each in many(job, "locations") if at(each, "hidden") is not True]
    located = at(job, "location")
    alone = (
        place(located, name="city", region="region", country="country_code|country", postal_code="zip_code")
        if isinstance(located, dict)
        else place(job, name="city", region="state", country="country")
    )
    code = text(job, "shortcode")
    mode = first(job, ("workplace_type", "workplace", "location.workplace_type"))
    return {
        "places": tuple(place(each, name="city", region="region", country="countryCode|country") for each in listed)
        or (alone,),
        "is_remote": True in (at(job, "telecommuting"), at(job, "remote"), at(located, "telecommuting")),
        "terms": (first(job, ("employment_type", "type")), mode),
        "apply_address": first(job, WORKABLE_ADDRESSES) or (f"https://apply.workable.com/j/{code}" if code else ""),
        "salary": salary(
            job, "salary.salary_from", "salary.salary_to", "salary.salary_currency", "salary.salary_period"
        ),
        "occupations": (text(job, "function"), text(job, "department")),
    }


WORKABLE = JsonBoard(
    items=("jobs",),
    paths={
        "external_id": ("shortcode", "id"),
        "title": ("title",),
        "description": ("description", "full_description"),
        "requirements": ("requirements",),
        "benefits": ("benefits",),
        "opens": ("published_on", "published", "created_at"),
        "apply_address": WORKABLE_ADDRESSES,
        "language": ("language",),
        "experience": ("experience",),
        "education": ("education",),
    },
    more=_workable,
    total=("total",),
    other_items=(("results",),),
    board_name=("name",),
)


def _ashby(job: Any) -> dict[str, Any]:
    addresses = [job, *many(job, "secondaryLocations")]
    pay = next(
        (each for each in many(job, "compensation", "summaryComponents") if text(each, "compensationType") == "Salary"),
        None,
    )
    is_shown = at(job, "shouldDisplayCompensationOnJobPostings") is not False
    return {
        "places": tuple(map(_ashby_place, addresses)),
        "is_remote": at(job, "isRemote") is True,
        "terms": (text(job, "employmentType"), text(job, "workplaceType")),
        "salary": salary(pay, "minValue", "maxValue", "currencyCode", "interval") if pay and is_shown else None,
        "occupations": (text(job, "team"), text(job, "department")),
    }


def _ashby_place(located: Any) -> RawPlace:
    postal = at(located, "address", "postalAddress") or at(located, "address")
    found = place(postal, name="addressLocality", region="addressRegion", country="addressCountry")
    return found if found.name else RawPlace(name=text(located, "location"), country=found.country)


ASHBY = JsonBoard(
    items=("jobs",),
    paths={
        "external_id": ("id", "jobUrl"),
        "title": ("title",),
        "description": ("descriptionHtml", "descriptionPlain"),
        "opens": ("publishedAt",),
        "apply_address": ("jobUrl", "applyUrl"),
    },
    more=_ashby,
    is_listed=lambda job: at(job, "isListed") is not False,
)


def _pinpoint(posting: Any) -> dict[str, Any]:
    is_shown = at(posting, "compensation_visible") is not False
    return {
        "description": to_html(text(posting, "description")) + _tasks(posting),
        "places": (
            place(
                posting,
                name="location.city|location.name",
                region="location.province",
                postal_code="location.postal_code",
            ),
        ),
        "is_remote": text(posting, "workplace_type") == "remote",
        "terms": (
            text(posting, "employment_type"),
            text(posting, "employment_type_text"),
            text(posting, "workplace_type"),
        ),
        "salary": salary(
            posting, "compensation_minimum", "compensation_maximum", "compensation_currency", "compensation_frequency"
        )
        if is_shown
        else None,
        "occupations": (first(posting, ("job.department.name", "department.name")),),
    }


def _tasks(posting: Any) -> str:
    tasks = to_html(text(posting, "key_responsibilities"))
    heading = to_line(text(posting, "key_responsibilities_header"))
    return (f"<h3>{escape(heading, quote=False)}</h3>" if heading and tasks else "") + tasks


PINPOINT = JsonBoard(
    items=("data",),
    paths={
        "external_id": ("id",),
        "title": ("title",),
        "description": ("description",),
        "requirements": ("skills_knowledge_expertise",),
        "benefits": ("benefits",),
        "closes": ("deadline_at",),
        "apply_address": ("url", "path"),
    },
    more=_pinpoint,
)


def _bamboo_hr(opening: Any) -> dict[str, Any]:
    address = text(opening, "jobOpeningShareUrl")
    number = text(opening, "id") or address.rstrip("/").rpartition("/")[2]
    return {
        "external_id": number,
        "places": (
            place(
                opening,
                name="location.city|atsLocation.city",
                region="location.state|atsLocation.state|atsLocation.province",
                country="location.addressCountry|atsLocation.country",
                postal_code="location.postalCode",
            ),
        ),
        "is_remote": at(opening, "isRemote") is True or text(opening, "locationType") == "1",
        "terms": (text(opening, "employmentStatusLabel"), "hybrid" if text(opening, "locationType") == "2" else ""),
        "salary": RawSalary(text=text(opening, "compensation")),
        "apply_address": address or (f"/careers/{number}" if number else ""),
        "occupations": (text(opening, "departmentLabel"),),
    }


BAMBOO_HR = JsonBoard(
    items=("result",),
    paths={
        "external_id": ("id",),
        "title": ("jobOpeningName",),
        "description": ("description",),
        "opens": ("datePosted",),
        "apply_address": ("jobOpeningShareUrl",),
        "experience": ("minimumExperience",),
    },
    more=_bamboo_hr,
    total=("meta", "totalCount"),
    single=(("result", "jobOpening"), ("jobOpening",)),
    inside=under("jobOpening"),
)


def _joined(item: Any, *paths: str) -> str:
    return "".join(_parts(item, paths))


def _parts(item: Any, paths: tuple[str, ...]) -> Iterator[str]:
    for path in paths:
        yield to_html(text(item, *path.split(".")))
