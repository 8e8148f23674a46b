"""Errors of feed items and of whole feeds, with stable codes."""

from dataclasses import dataclass
from enum import StrEnum


class ItemErrorCode(StrEnum):
    """Codes of items; domain errors of jobs are used as well (`domain/jobs/errors.py`)."""

    MALFORMED_ITEM = "MALFORMED_ITEM"
    """Wrong syntax: broken XML, a row with the wrong number of columns, not a JSON object."""
    ITEM_TOO_LONG = "ITEM_TOO_LONG"
    """An item of more than a megabyte, or of more than 60,000 characters of markup."""
    ITEM_TOO_DEEP = "ITEM_TOO_DEEP"
    """Nested too deeply."""
    INVALID_ENCODING = "INVALID_ENCODING"
    """Bytes that cannot be decoded in the feed's encoding."""
    INVALID_CHARACTERS = "INVALID_CHARACTERS"
    """NUL or other control characters."""
    INVALID_ITEM = "INVALID_ITEM"
    """An invalid field, named in the reason."""
    REPEATED_ITEM = "REPEATED_ITEM"
    """An earlier item of the feed has the same id."""
    NO_ID = "NO_ID"
    """No id, nor an address to use as one, or one of more than 200 characters."""
    NO_TITLE = "NO_TITLE"
    NO_DESCRIPTION = "NO_DESCRIPTION"
    NO_EMPLOYER = "NO_EMPLOYER"
    """Neither the item nor the feed's settings name an employer."""
    NO_PLACE = "NO_PLACE"
    """No place of work, and not a remote job."""
    NO_WAY_TO_APPLY = "NO_WAY_TO_APPLY"
    """No web address, phone number or postal address."""
    INVALID_DATE = "INVALID_DATE"
    CLOSES_BEFORE_IT_OPENS = "CLOSES_BEFORE_IT_OPENS"
    INVALID_SALARY = "INVALID_SALARY"
    """Amounts that are not numbers, or not a range."""


class FeedErrorCode(StrEnum):
    """Codes of errors that end the reading of a feed: ads read before stay, and no ad is closed."""

    NOT_THIS_FORMAT = "NOT_THIS_FORMAT"
    """The document is not in the configured format."""
    NOTHING_READ = "NOTHING_READ"
    """The document holds no ad, or none that could be imported."""
    MALFORMED_FEED = "MALFORMED_FEED"
    """The syntax is broken and item boundaries can no longer be found."""
    FEED_CUT_OFF = "FEED_CUT_OFF"
    """The document is truncated."""
    FORBIDDEN_MARKUP = "FORBIDDEN_MARKUP"
    """The document declares XML entities, which can read files and expand without bound."""
    UNKNOWN_ENCODING = "UNKNOWN_ENCODING"
    """The document declares an encoding that is not supported."""


@dataclass(frozen=True, slots=True)
class RefusedItem:
    """An item that is not imported: its position in the feed, a stable code and the reason in words.

    `external_id` is empty if it could not be read.
    """

    where: str
    code: str
    reason: str
    external_id: str = ""


class ItemError(Exception):
    """An item cannot become an ad; the rest of the feed is read."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class BrokenFeed(Exception):
    """The rest of the feed cannot be read."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
