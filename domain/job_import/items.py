"""Items of a feed in the import: mapped to an ad with its employer and dates, or still to be mapped."""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from pydantic import ValidationError

from domain.feeds.errors import RefusedItem
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

    Without a deadline in the feed, `apply_until` is a guess: the ad stays open as long as the feed has it. `digest` is
    a hash of what the feed said, where the reader knows it; otherwise the ad itself is compared.
    """

    external_id: str
    employer: FeedEmployer
    ad: JobAd
    published_at: datetime
    apply_until: datetime
    has_deadline: bool = True
    digest: bytes | None = None


class UnmappedItem(Protocol):
    """An item that has been read, but not been made an ad of yet: for one that has not changed, nobody has to."""

    @property
    def external_id(self) -> str: ...
    @property
    def digest(self) -> bytes: ...
    @property
    def length(self) -> int:
        """Characters, roughly."""
        ...

    def map(self) -> "MappedItem":
        """The ad, or the reason why there is none."""
        ...


MappedItem = FeedItem | RefusedItem


def reason_of(error: ValidationError) -> str:
    """The first thing a model found wrong, with the field it is about."""
    first = error.errors(include_url=False, include_input=False)[0]
    field = ".".join(str(part) for part in first["loc"])
    return f"{field}: {first['msg']}" if field else first["msg"]
