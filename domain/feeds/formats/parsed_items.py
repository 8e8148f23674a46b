"""Raw ads of items, one at a time; around those of JSON, the document shows whether the feed is complete."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, cast

import structlog

from domain.feeds.errors import BrokenFeed, FeedErrorCode, ItemErrorCode, RefusedItem
from domain.feeds.formats.json_items import Frame
from domain.feeds.raw_ads import ParsedItem, RawAd, item_label

log = structlog.get_logger()

MAX_NAMES = 12


def raw_ads_from(
    items: Iterable[Any], make: Callable[[Any, int], RawAd], check: Callable[[Frame, int], None], what: str
) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per item. `check` may raise BrokenFeed, given the document around the items and their
    count; `what` names an item in error messages, with its article."""
    for number, found in enumerate(items, start=1):
        if isinstance(found, Frame):
            check(found, number - 1)
        elif isinstance(found, RefusedItem):
            yield found
        elif isinstance(found, dict):
            yield parsed(make, found, number)
        else:
            yield RefusedItem(item_label(number, ""), ItemErrorCode.MALFORMED_ITEM, f"{what} is an object")


def parsed(make: Callable[[Any, int], RawAd], item: Any, number: int) -> ParsedItem:
    """The raw ad of an item, or a refusal: whatever is wrong with one item, the others are read."""
    try:
        return make(item, number)
    except Exception as error:
        log.exception("feed_item_failed", item=number)
        reason = f"it could not be parsed: {type(error).__name__}"
        return RefusedItem(item_label(number, ""), ItemErrorCode.MALFORMED_ITEM, reason)


def places_joined(items: Iterable[ParsedItem]) -> Iterator[ParsedItem]:
    """Ads that follow each other with one id and title become one in all their places: some systems list an ad for each
    place."""
    last: RawAd | None = None
    try:
        for item in items:
            same = isinstance(item, RawAd) and last and (item.external_id, item.title) == (last.external_id, last.title)
            if same and isinstance(item, RawAd) and last and item.external_id and item.places != last.places:
                last = replace(last, places=tuple(dict.fromkeys((*last.places, *item.places))))
                continue
            if last:
                yield last
            last = item if isinstance(item, RawAd) else None
            if last is None:
                yield item
    except BrokenFeed:
        if last:
            yield last
        raise
    if last:
        yield last


def not_this_format(looked_for: str, root: Any) -> BrokenFeed:
    """The error for a document without the items looked for, saying what it holds instead."""
    if isinstance(root, dict):
        names = list(cast("dict[str, Any]", root))
        found = f"an object with {', '.join(name[:40] for name in names[:MAX_NAMES])}" if names else "an empty object"
    elif isinstance(root, list):
        found = "a list"
    else:
        found = "a single value"
    return BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, f"looked for {looked_for}; found {found}")


def require_all(count: int, total: str, what: str) -> None:
    """Raises BrokenFeed when there are fewer items than `total`; a `total` that is no number is ignored."""
    if total.isdecimal() and len(total) < 10 and int(total) > count:
        raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, f"{count} of {total} {what} came")
