"""Parses Greenhouse job boards: `{"jobs": [...], "meta": {"total": n}}` from `boards-api` with `?content=true`.

The board does not always name the company: then the settings of the feed do.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from domain.feeds.fields.json_values import at, many, text, texts
from domain.feeds.formats.decoding import as_utf8
from domain.feeds.formats.json_items import Frame, read_items
from domain.feeds.formats.parsed_items import not_this_format, raw_ads_from, require_all, with_single_ads
from domain.feeds.raw_ads import ParsedItem, RawAd, RawPlace, RawSalary, item_label

CENTS = 100
PARTING = re.compile(r"[;|]|\s+or\s+", re.IGNORECASE)
PERIOD = re.compile(r"\b(?:hour(?:ly)?|da(?:y|ily)|week(?:ly)?|month(?:ly)?)\b")
HYBRID = re.compile(r"hybrid|flexible", re.IGNORECASE)


def read_greenhouse(chunks: Iterable[bytes], _charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per job, or for a single one. Raises BrokenFeed also when there are fewer jobs than the
    board's total."""
    items = with_single_ads(read_items(as_utf8(chunks), ("jobs",)), ("id", "title", "content", "absolute_url"))
    return raw_ads_from(items, _raw_ad, _check, "a job")


def _check(frame: Frame, count: int) -> None:
    if not isinstance(at(frame.root, "jobs"), list):
        raise not_this_format('a list "jobs"', frame.root)
    require_all(count, text(frame.root, "meta", "total"), "jobs")


def _raw_ad(job: Any, number: int) -> RawAd:
    external_id = text(job, "id")
    pay = at(job, "pay_input_ranges")
    return RawAd(
        where=item_label(number, external_id),
        external_id=external_id,
        title=text(job, "title"),
        description=text(job, "content"),
        employer=text(job, "company_name"),
        places=tuple(RawPlace(name=name) for name in _places(job)),
        terms=(text(job, "location", "name"), *_metadata(job)),
        salary=RawSalary(
            minimum=_units(text(pay, "min_cents")),
            maximum=_units(text(pay, "max_cents")),
            currency=text(pay, "currency_type"),
            period=_period(text(pay, "title")),
        ),
        opens=text(job, "first_published"),
        closes=text(job, "application_deadline"),
        apply_address=text(job, "absolute_url"),
        language=text(job, "language"),
        occupations=tuple(text(department, "name") for department in many(job, "departments")),
    )


def _places(job: Any) -> list[str]:
    """Separated by semicolons, bars or "or". If only a work mode is given, the offices are the places."""
    names = [name.strip() for name in PARTING.split(text(job, "location", "name")) if name.strip()]
    if all(HYBRID.fullmatch(name) for name in names):
        return [text(office, "location") or text(office, "name") for office in many(job, "offices")] or names
    return names


def _period(title: str) -> str:
    """Pay ranges have no field for it; yearly unless their title says otherwise."""
    found = PERIOD.search(title.casefold())
    return found[0] if found else "year"


def _metadata(job: Any) -> Iterator[str]:
    for entry in many(job, "metadata"):
        yield from texts(entry, "value")


def _units(cents: str) -> str:
    return str(int(cents) // CENTS) if cents.isdecimal() and len(cents) < 15 else ""
