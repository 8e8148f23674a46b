"""Raw ads from a JSON feed, one per object; the document around them shows whether the feed is complete."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from domain.feeds.errors import BrokenFeed, FeedErrorCode, ItemErrorCode, RefusedItem
from domain.feeds.json_items import Frame
from domain.feeds.raw_ads import ParsedItem, RawAd, item_label


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
            yield make(found, number)
        else:
            yield RefusedItem(item_label(number, ""), ItemErrorCode.MALFORMED_ITEM, f"{what} is an object")


def require_all(count: int, total: str, what: str) -> None:
    """Raises BrokenFeed when there are fewer items than `total`; a `total` that is no number is ignored."""
    if total.isdecimal() and len(total) < 10 and int(total) > count:
        raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, f"{count} of {total} {what} came")
