"""What reading a feed yields: an ad with its employer and dates, or the reason why an item was refused."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from pydantic import ValidationError

from domain.jobs.ad import JobAd


@dataclass(frozen=True, slots=True)
class FeedEmployer:
    """What a feed says about who is hiring; employers are told apart by name."""

    name: str
    place: str = ""
    place_id: int | None = None
    description: str = ""
    contact_email: str = ""
    is_demo: bool = False


@dataclass(frozen=True, slots=True)
class FeedItem:
    """One ad of a feed; `external_id` is the feed's own key, so that reading twice adds nothing.

    Without a deadline in the feed, `apply_until` is a guess: the ad stays open as long as the feed has it.
    """

    external_id: str
    employer: FeedEmployer
    ad: JobAd
    published_at: datetime
    apply_until: datetime
    has_deadline: bool = True


@dataclass(frozen=True, slots=True)
class RefusedItem:
    """An item that is left out: where it stands in the feed, a stable code and the reason in words."""

    where: str
    code: str
    reason: str


class ItemError(Exception):
    """Why this item cannot become an ad; the rest of the feed goes on."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


Read = FeedItem | RefusedItem


def reason_of(error: ValidationError) -> str:
    """The first thing a model found wrong, with the field it is about."""
    first = error.errors(include_url=False, include_input=False)[0]
    field = ".".join(str(part) for part in first["loc"])
    return f"{field}: {first['msg']}" if field else first["msg"]


def refuse_repeated(items: Iterable[Read]) -> Iterable[Read]:
    """The same items; a key that was read already is refused."""
    seen: set[str] = set()
    for item in items:
        if isinstance(item, FeedItem):
            if item.external_id in seen:
                yield RefusedItem(item.external_id, "REPEATED_ITEM", "this id was read already")
                continue
            seen.add(item.external_id)
        yield item
