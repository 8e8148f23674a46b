"""Parses Lever job boards: the list of postings from `api.lever.co/v0/postings/COMPANY?mode=json`.

Postings do not name the company: the settings of the feed do.
"""

from collections.abc import Iterable, Iterator
from html import escape
from typing import Any

from domain.feeds.fields.countries import country_in_address
from domain.feeds.fields.json_values import amount, at, many, text, texts
from domain.feeds.fields.markup import to_html, to_line
from domain.feeds.formats.decoding import as_utf8
from domain.feeds.formats.json_items import Frame, read_items
from domain.feeds.formats.parsed_items import not_this_format, raw_ads_from, with_single_ads
from domain.feeds.raw_ads import ParsedItem, RawAd, RawPlace, RawSalary, item_label

INTERVALS = {
    "per-year-salary": "year", "per-month-salary": "month", "bi-week-salary": "biweekly", "per-week-salary": "week",
    "per-day-wage": "day", "per-hour-wage": "hour",
}  # fmt: skip


def read_lever(chunks: Iterable[bytes], _charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per posting, or for a single one."""
    items = with_single_ads(read_items(as_utf8(chunks), ()), ("id", "text", "categories", "hostedUrl"))
    return raw_ads_from(items, _raw_ad, _check, "a posting")


def _check(frame: Frame, _count: int) -> None:
    if not isinstance(frame.root, list):
        raise not_this_format("a list of postings", frame.root)


def _raw_ad(posting: Any, number: int) -> RawAd:
    external_id = text(posting, "id")
    categories, pay = at(posting, "categories"), at(posting, "salaryRange")
    workplace = text(posting, "workplaceType")
    return RawAd(
        where=item_label(number, external_id),
        external_id=external_id,
        title=text(posting, "text"),
        description=_opening(posting) + to_html(text(posting, "additional")),
        requirements="".join(_lists(posting)),
        places=tuple(_places(categories, text(posting, "country"))),
        is_remote=workplace == "remote",
        terms=(text(categories, "commitment"), workplace),
        salary=RawSalary(
            minimum=amount(pay, "min"),
            maximum=amount(pay, "max"),
            currency=text(pay, "currency"),
            period=INTERVALS.get(text(pay, "interval"), text(pay, "interval")),
        ),
        opens=text(posting, "createdAt"),
        apply_address=text(posting, "hostedUrl") or text(posting, "applyUrl"),
        occupations=(text(categories, "team"), text(categories, "department")),
    )


def _opening(posting: Any) -> str:
    return to_html(text(posting, "description") or text(posting, "descriptionPlain"))


def _lists(posting: Any) -> Iterator[str]:
    for part in many(posting, "lists"):
        heading, items = to_line(text(part, "text")), text(part, "content")
        if items.strip():
            yield (f"<h3>{escape(heading, quote=False)}</h3>" if heading else "") + f"<ul>{items}</ul>"


def _places(categories: Any, country: str) -> Iterator[RawPlace]:
    """The country is that of the main location; others may name their own."""
    main = text(categories, "location")
    for name in texts(categories, "allLocations") or (main,):
        named = country_in_address(name.rpartition(",")[2], name.partition(",")[0]) if name != main else None
        yield RawPlace(name=name, country=named or country)
