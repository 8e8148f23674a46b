"""Answers of the USAJOBS search: `{"SearchResult": {"SearchResultItems": [...]}}`, one page of ads each.

A page that is one of several is read as a feed that is not whole, so that no ad is closed for standing on another page.
"""

from collections.abc import Iterable, Iterator
from html import escape
from typing import Any

from domain.jobs.feeds.decoding import as_utf8
from domain.jobs.feeds.json_items import Frame, read_items
from domain.jobs.feeds.json_offers import offers_from, require_all
from domain.jobs.feeds.markup import to_html, to_line
from domain.jobs.feeds.offers import Offer, OfferRead, SaidPlace, SaidSalary, item_name
from domain.jobs.feeds.refusals import BrokenFeed, FeedRefusal
from domain.jobs.feeds.usajobs_positions import position_of
from domain.jobs.feeds.values import at, many, text, texts

ITEMS = ("SearchResult", "SearchResultItems")
PERIODS = {"PA": "year", "PH": "hour", "PD": "day", "PM": "month", "BW": "biweekly", "WC": ""}
UNPAID = "WC"
COUNTRY = "US"


def read_usajobs_search(chunks: Iterable[bytes], _charset: str | None = None) -> Iterator[OfferRead]:
    """An offer or a refusal for each ad found. Raises BrokenFeed also when the search found more than came."""
    return offers_from(read_items(as_utf8(chunks), ITEMS), _offer, _check, "an ad")


def _check(frame: Frame, count: int) -> None:
    if not isinstance(at(frame.root, *ITEMS), list):
        raise BrokenFeed(FeedRefusal.NOT_THIS_FORMAT, "there is no list of results")
    require_all(count, text(frame.root, "SearchResult", "SearchResultCountAll"), "ads")


def _offer(found: Any, number: int) -> Offer:
    ad = at(found, "MatchedObjectDescriptor")
    details = at(ad, "UserArea", "Details")
    external_id = text(found, "MatchedObjectId") or text(ad, "PositionID")
    categories = [text(category, "Name") for category in many(ad, "JobCategory")]
    duties = [to_html(duty) for duty in texts(details, "MajorDuties")]
    position = position_of(categories)
    return Offer(
        where=item_name(number, external_id),
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


def _place(location: Any) -> SaidPlace:
    name = text(location, "CityName") or text(location, "LocationName")
    country = text(location, "CountryCode")
    return SaidPlace(
        name=name,
        country=COUNTRY if country == "United States" else country,
        latitude=text(location, "Latitude"),
        longitude=text(location, "Longitude"),
    )


def _salary(pay: Any) -> SaidSalary | None:
    code = text(pay, "RateIntervalCode")
    if code == UNPAID:
        return None
    return SaidSalary(
        minimum=text(pay, "MinimumRange"),
        maximum=text(pay, "MaximumRange"),
        currency="USD",
        period=PERIODS.get(code, code),
    )
