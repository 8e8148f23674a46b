"""Reads ads of the US federal government from USAJOBS archives: one JSON object per line."""

import re
from collections.abc import Iterable, Iterator
from datetime import datetime
from decimal import Decimal
from html import escape
from typing import Annotated

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from domain.feeds.errors import ItemError, RefusedItem
from domain.job_import.items import FeedEmployer, FeedItem, MappedItem, reason_of
from domain.jobs.ad import AdPlace, JobAd, Line, WorkingTime
from domain.jobs.application_ways import ApplicationType, ApplicationWay
from domain.jobs.salary import Salary, SalaryPeriod
from domain.kernel.values.employment import Employment
from tools.federal_ads.text_structure import to_html
from tools.federal_ads.usajobs_positions import position_of

PERIODS = {
    "Per Year": SalaryPeriod.YEAR,
    "Per Month": SalaryPeriod.MONTH,
    "Bi-weekly": SalaryPeriod.TWO_WEEKS,
    "Per Day": SalaryPeriod.DAY,
    "Per Hour": SalaryPeriod.HOUR,
}
TERMS = (
    ({"intern", "internship", "internships", "student", "trainee"}, Employment.INTERNSHIP),
    ({"seasonal"}, Employment.SEASONAL),
    ({"temporary", "term", "nte", "limited", "exceed", "indefinite"}, Employment.FIXED_TERM),
    ({"permanent", "career", "graduate", "graduates"}, Employment.PERMANENT),
)
UNPAID = "Without Compensation"
MAX_LINE_LENGTH = 200_000


class _Row(BaseModel):
    model_config = ConfigDict(extra="ignore", frozen=True)


class _Location(_Row):
    name: Annotated[str, Field(min_length=1)]
    lat: float | None = None
    lng: float | None = None


class _Pay(_Row):
    min: Decimal
    max: Decimal
    unit: str


class _Announcement(_Row):
    id: Annotated[str, Field(pattern=r"^\d{1,20}$")]
    title: Annotated[str, Field(min_length=1)]
    organization: Line
    department: Annotated[str, Field(max_length=1000, pattern=r"^[^\x00]*$")] = ""
    locations: Annotated[list[_Location], Field(min_length=1)]
    schedule: list[str] = []
    offering: list[str] = []
    categories: list[str] = []
    pay: list[_Pay] = []
    published: AwareDatetime
    apply_until: AwareDatetime
    apply_url: str
    summary: str = ""
    who_may_apply: str = ""
    qualifications: str = ""


def read_usajobs(lines: Iterable[str]) -> Iterator[MappedItem]:
    """An ad or a refusal per non-empty line."""
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        where = f"line {number}"
        try:
            yield _item(line)
        except ItemError as refusal:
            yield RefusedItem(where, refusal.code, refusal.reason)
        except ValidationError as error:
            yield RefusedItem(where, "INVALID_ITEM", reason_of(error))


def _item(line: str) -> FeedItem:
    if len(line) > MAX_LINE_LENGTH:
        raise ItemError("ITEM_TOO_LONG", f"more than {MAX_LINE_LENGTH} characters")
    row = _Announcement.model_validate_json(line)
    if row.apply_until <= row.published:
        raise ItemError("CLOSES_BEFORE_IT_OPENS", f"{row.apply_until:%Y-%m-%d} is not after {row.published:%Y-%m-%d}")
    return FeedItem(
        external_id=row.id,
        employer=FeedEmployer(name=row.organization, description=row.department),
        ad=_ad(row),
        published_at=row.published,
        apply_until=_end_of(row.apply_until),
    )


def _ad(row: _Announcement) -> JobAd:
    return JobAd(
        title=row.title,
        language="en",
        position=position_of(row.categories),
        places=tuple(_place(location) for location in row.locations),
        employment=_employment(row.offering + row.schedule),
        working_time=_working_time(row.schedule),
        description=to_html(row.summary or row.qualifications),
        requirements=_who_may_apply(row) + (to_html(row.qualifications) if row.summary else ""),
        salary=_salary(row.pay),
        application_ways=(ApplicationWay(type=ApplicationType.EXTERNAL_LINK, target=row.apply_url),),
    )


def _place(location: _Location) -> AdPlace:
    return AdPlace(name=location.name, country="US", latitude=location.lat, longitude=location.lng)


def _who_may_apply(row: _Announcement) -> str:
    text = row.who_may_apply.strip()
    return f"<p><strong>Who may apply:</strong> {escape(text, quote=False)}</p>" if text else ""


def _salary(pay: list[_Pay]) -> Salary | None:
    if not pay or pay[0].unit == UNPAID or pay[0].max == 0:
        return None
    period = PERIODS.get(pay[0].unit)
    if period is None:
        raise ItemError("UNKNOWN_PAY_PERIOD", f"{pay[0].unit!r} is none of {', '.join(PERIODS)}")
    return Salary(currency="USD", minimum=pay[0].min or None, maximum=pay[0].max, period=period)


def _employment(terms: list[str]) -> Employment | None:
    words = set(re.findall(r"[a-z]+", " ".join(terms).casefold()))
    return next((employment for keywords, employment in TERMS if keywords & words), None)


def _working_time(schedule: list[str]) -> WorkingTime | None:
    words = " ".join(schedule).casefold().replace("-", " ")
    full, part = "full" in words, "part time" in words
    if full == part:
        return None
    return WorkingTime.FULL_TIME if full else WorkingTime.PART_TIME


def _end_of(day: datetime) -> datetime:
    return day.replace(hour=23, minute=59, second=59)
