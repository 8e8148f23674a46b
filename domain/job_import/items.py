"""Items of a feed during the import, mapped or not."""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from pydantic import ValidationError

from domain.feeds.errors import RefusedItem
from domain.job_import.language_detection import Detected
from domain.jobs.ad import JobAd


@dataclass(frozen=True, slots=True)
class FeedEmployer:
    """An employer as described in a feed, identified by name."""

    name: str
    place: str = ""
    place_id: int | None = None
    description: str = ""
    description_language: str = ""
    website: str = ""
    contact_email: str = ""
    is_demo: bool = False


@dataclass(frozen=True, slots=True)
class FeedItem:
    """One ad of a feed; `external_id` is its id there, so that importing twice adds nothing.

    Without a deadline in the feed, `apply_until` is a default, renewed as long as the feed lists the ad. `digest` is a
    hash of the raw ad, if available; otherwise the ad itself is compared.
    """

    external_id: str
    employer: FeedEmployer
    ad: JobAd
    published_at: datetime
    apply_until: datetime
    has_deadline: bool = True
    digest: bytes | None = None


class UnmappedItem(Protocol):
    """An item that is mapped only if it has changed."""

    @property
    def external_id(self) -> str: ...
    @property
    def digest(self) -> bytes: ...
    @property
    def length(self) -> int:
        """Characters, approximately."""
        ...

    def language_sample(self) -> str:
        """The text by which its language is detected; empty if none is needed."""
        ...

    def map(self, detected: Detected | None = None) -> "MappedItem":
        """The ad, or a refusal. `detected` is the language of the sample, which is detected here otherwise."""
        ...


MappedItem = FeedItem | RefusedItem


def reason_of(error: ValidationError) -> str:
    """The first error of a validation, with its field."""
    first = error.errors(include_url=False, include_input=False)[0]
    field = ".".join(str(part) for part in first["loc"])
    return f"{field}: {first['msg']}" if field else first["msg"]
