"""Parses responses of the USAJOBS search: `{"SearchResult": {"SearchResultItems": [...]}}`, one page of ads each.

One of several pages is read as an incomplete feed, so that no ad is closed for being on another page.
"""

from collections.abc import Iterable, Iterator
from html import escape
from typing import Any

from domain.feeds.fields.json_values import at, many, text, texts
from domain.feeds.fields.markup import to_html, to_line
from domain.feeds.formats.decoding import as_utf8
from domain.feeds.formats.json_items import Frame, read_items
from domain.feeds.formats.parsed_items import not_this_format, raw_ads_from, require_all
from domain.feeds.raw_ads import ParsedItem, RawAd, RawPlace, RawSalary, item_label
from tools.federal_ads.usajobs_positions import position_of

ITEMS = ("SearchResult", "SearchResultItems")
PERIODS = {"PA": "year", "PH": "hour", "PD": "day", "PM": "month", "BW": "biweekly", "WC": ""}
UNPAID = "WC"
COUNTRY = "US"


def read_usajobs_search(chunks: Iterable[bytes], _charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per result. Raises BrokenFeed also when the search found more than the page lists."""
    return raw_ads_from(read_items(as_utf8(chunks), ITEMS), _raw_ad, _check, "an ad")


def _check(frame: Frame, count: int) -> None:
    if not isinstance(at(frame.root, *ITEMS), list):
        raise not_this_format('a list "SearchResult.SearchResultItems"', frame.root)
    require_all(count, text(frame.root, "SearchResult", "SearchResultCountAll"), "ads")


def _raw_ad(found: Any, number: int) -> RawAd:
    ad = at(found, "MatchedObjectDescriptor")
    details = at(ad, "UserArea", "Details")
    external_id = text(found, "MatchedObjectId") or text(ad, "PositionID")
    categories = [text(category, "Name") for category in many(ad, "JobCategory")]
    duties = [to_html(duty) for duty in texts(details, "MajorDuties")]
    position = position_of(categories)
    return RawAd(
        where=item_label(number, external_id),
        external_id=external_id,
        title=text(ad, "PositionTitle"),
        description=to_html(text(details, "JobSummary")) + "".join(duties) or text(ad, "QualificationSummary"),
        requirements="".join(map(to_html, _requirements(ad, details))),
        benefits=text(details, "Benefits"),
        employer=text(ad, "OrganizationName"),
        employer_about=text(ad, "DepartmentName"),
        places=tuple(map(_place, many(ad, "PositionLocation"))),
        is_remote=at(details, "RemoteIndicator") is True,
        terms=tuple(
            text(entry, "Name") for entry in (*many(ad, "PositionSchedule"), *many(ad, "PositionOfferingType"))
        ),
        salary=_salary(at(ad, "PositionRemuneration")),
        opens=text(ad, "PublicationStartDate"),
        closes=text(ad, "ApplicationCloseDate"),
        apply_address=text(ad, "PositionURI") or text(ad, "ApplyURI"),
        language="en",
        occupations=tuple(filter(None, (position, *categories))),
        workers=text(details, "TotalOpenings"),
    )


def _requirements(ad: Any, details: Any) -> Iterator[str]:
    keys = [f"<li>{escape(to_line(key), quote=False)}</li>" for key in texts(details, "KeyRequirements")]
    yield f"<ul>{''.join(keys)}</ul>" if keys else ""
    yield text(ad, "QualificationSummary")
    yield text(details, "Education")


def _place(location: Any) -> RawPlace:
    name = text(location, "CityName") or text(location, "LocationName")
    country = text(location, "CountryCode")
    return RawPlace(
        name=name,
        country=COUNTRY if country == "United States" else country,
        latitude=text(location, "Latitude"),
        longitude=text(location, "Longitude"),
    )


def _salary(pay: Any) -> RawSalary | None:
    code = text(pay, "RateIntervalCode")
    if code == UNPAID:
        return None
    return RawSalary(
        minimum=text(pay, "MinimumRange"),
        maximum=text(pay, "MaximumRange"),
        currency="USD",
        period=PERIODS.get(code, code),
    )
