"""Job boards of Lever: the list of postings as `api.lever.co/v0/postings/COMPANY?mode=json` answers.

Postings do not name the company: the settings of the feed do.
"""

from collections.abc import Iterable, Iterator
from html import escape
from typing import Any

from domain.jobs.feeds.countries import country_in_words
from domain.jobs.feeds.decoding import as_utf8
from domain.jobs.feeds.json_items import Frame, read_items
from domain.jobs.feeds.json_offers import offers_from
from domain.jobs.feeds.markup import to_html, to_line
from domain.jobs.feeds.offers import Offer, OfferRead, SaidPlace, SaidSalary, item_name
from domain.jobs.feeds.refusals import BrokenFeed, FeedRefusal
from domain.jobs.feeds.values import amount, at, many, text, texts

INTERVALS = {
    "per-year-salary": "year", "per-month-salary": "month", "bi-week-salary": "biweekly", "per-week-salary": "week",
    "per-day-wage": "day", "per-hour-wage": "hour",
}  # fmt: skip


def read_lever(chunks: Iterable[bytes], _charset: str | None = None) -> Iterator[OfferRead]:
    """An offer or a refusal for each posting."""
    return offers_from(read_items(as_utf8(chunks), ()), _offer, _check, "a posting")


def _check(frame: Frame, _count: int) -> None:
    if not isinstance(frame.root, list):
        raise BrokenFeed(FeedRefusal.NOT_THIS_FORMAT, "a board is a list of postings")


def _offer(posting: Any, number: int) -> Offer:
    external_id = text(posting, "id")
    categories, pay = at(posting, "categories"), at(posting, "salaryRange")
    workplace = text(posting, "workplaceType")
    return Offer(
        where=item_name(number, external_id),
        external_id=external_id,
        title=text(posting, "text"),
        description=_opening(posting) + to_html(text(posting, "additional")),
        requirements="".join(_lists(posting)),
        places=tuple(_places(categories, text(posting, "country"))),
        is_remote=workplace == "remote",
        terms=(text(categories, "commitment"), workplace),
        salary=SaidSalary(
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


def _places(categories: Any, country: str) -> Iterator[SaidPlace]:
    """The country is that of the main location; others may name their own."""
    main = text(categories, "location")
    for name in texts(categories, "allLocations") or (main,):
        named = country_in_words(name.rpartition(",")[2].strip()) if name != main else None
        yield SaidPlace(name=name, country=named or country)
