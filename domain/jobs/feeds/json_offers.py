"""Offers from a feed that is JSON: each object is one, and what stands around them says whether all came."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from domain.jobs.feeds.items import RefusedItem
from domain.jobs.feeds.json_items import Frame
from domain.jobs.feeds.offers import Offer, OfferRead, item_name
from domain.jobs.feeds.refusals import BrokenFeed, FeedRefusal, Refusal


def offers_from(
    items: Iterable[Any], make: Callable[[Any, int], Offer], check: Callable[[Frame, int], None], what: str
) -> Iterator[OfferRead]:
    """An offer or a refusal for each of `items`. `check` may break the feed by its frame and how many came before it;
    `what` is what one is called, with its article."""
    for number, found in enumerate(items, start=1):
        if isinstance(found, Frame):
            check(found, number - 1)
        elif isinstance(found, RefusedItem):
            yield found
        elif isinstance(found, dict):
            yield make(found, number)
        else:
            yield RefusedItem(item_name(number, ""), Refusal.MALFORMED_ITEM, f"{what} is an object")


def require_all(count: int, total: str, what: str) -> None:
    """Raises BrokenFeed when fewer came than the feed says it has; what is no number says nothing."""
    if total.isdecimal() and len(total) < 10 and int(total) > count:
        raise BrokenFeed(FeedRefusal.FEED_CUT_OFF, f"{count} of {total} {what} came")
