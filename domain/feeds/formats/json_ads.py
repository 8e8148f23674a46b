"""Parses JSON of systems without a format of their own here: a list of ads whose fields have usual names.

The list stands under a usual key, or is known by its objects."""

from collections.abc import Iterable, Iterator
from typing import Any, cast

from domain.feeds.fields.json_values import at
from domain.feeds.fields.named_fields import ad_of_fields
from domain.feeds.fields.sections import sorted_sections
from domain.feeds.formats.decoding import as_utf8, with_head
from domain.feeds.formats.json_fields import fields_of, listed_places, listed_sections
from domain.feeds.formats.json_item_path import path_of_ads
from domain.feeds.formats.json_items import Frame, Path, read_items
from domain.feeds.formats.parsed_items import not_this_format, raw_ads_from
from domain.feeds.raw_ads import ParsedItem, RawAd

_KEYS = (
    *("jobs", "data", "results", "items", "postings", "vacancies", "offers", "positions", "content", "hits", "ads"),
    *("jobPublications", "jobOffers", "job_offers", "jobOpenings", "job_openings", "jobAds", "requisitions", "offres"),
    *(
        "annonces",
        "annonser",
        "stellen",
        "jobPostings",
        "job_postings",
        "openings",
        "listings",
        "list",
        "rows",
        "records",
        "oglasi",
        "poslovi",
    ),
)
_SPELLINGS = (*_KEYS, *(key.capitalize() for key in _KEYS))
LISTS: tuple[Path, ...] = (
    (),
    *((key,) for key in _SPELLINGS),
    *((holder, key) for holder in ("data", "response", "result", "results") for key in _KEYS),
)
WRAPPERS = ("jobPostingInfo", "job", "posting", "vacancy", "position", "offer", "attributes", "data", "result", "item")
"""Names under which an ad may stand in its item or document."""


def read_json_ads(chunks: Iterable[bytes], _charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per object of a list, or for a single object."""
    head, whole = with_head(as_utf8(chunks))
    other = path_of_ads(head)
    lists = (*LISTS, other) if other else LISTS

    def check(frame: Frame, _count: int) -> None:
        if not any(isinstance(at(frame.root, *path) if path else frame.root, list) for path in lists):
            raise not_this_format("a list of ads", frame.root)

    return raw_ads_from(_items(read_items(whole, *lists)), _raw_ad, check, "an ad")


def _items(found_items: Iterable[Any]) -> Iterator[Any]:
    """Raises BrokenFeed where no object of the list is an ad: lists hold many things."""
    count = likely = 0
    for found in found_items:
        if isinstance(found, Frame):
            single = _unwrapped(found.root)
            if not count and _is_ad(single):
                yield single
                continue
            if count and not likely:
                raise not_this_format("objects with a title and an id or address", found.root)
            yield found
        else:
            item = _unwrapped(found)
            count += 1
            likely += _is_ad(item)
            yield item


def _unwrapped(item: Any) -> Any:
    """The object that has a title; what stands beside it, as the company, belongs to it."""
    if isinstance(item, dict) and not _is_ad(item):
        held = cast("dict[str, Any]", item)
        for wrapper in WRAPPERS:
            if _is_ad(inside := held.get(wrapper)):
                others = {key: value for key, value in held.items() if key != wrapper}
                return others | cast("dict[str, Any]", inside)
    return cast("Any", item)


def _is_ad(item: Any) -> bool:
    if not isinstance(item, dict):
        return False
    fields = fields_of(cast("dict[str, Any]", item))
    return bool(fields.text_of("title") and (fields.text_of("id") or fields.text_of("apply_url")))


def _raw_ad(item: Any, number: int) -> RawAd:
    return ad_of_fields(
        fields_of(item),
        number,
        places=tuple(listed_places(item)),
        sections=sorted_sections(listed_sections(item)),
    )
