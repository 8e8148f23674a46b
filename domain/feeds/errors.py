"""Errors of items and of whole feeds, with stable codes."""

from dataclasses import dataclass
from enum import StrEnum


class ItemErrorCode(StrEnum):
    """Codes of items; decisions about jobs add their own (`domain/jobs/errors.py`)."""

    MALFORMED_ITEM = "MALFORMED_ITEM"
    """The item is not what its format is made of: broken XML, a row with another number of columns, not an object."""
    ITEM_TOO_LONG = "ITEM_TOO_LONG"
    """More than a megabyte, or markup of more than 60,000 characters."""
    ITEM_TOO_DEEP = "ITEM_TOO_DEEP"
    """Lists in lists in lists: no ad is built like this."""
    INVALID_ENCODING = "INVALID_ENCODING"
    """Bytes that are no text in the feed's encoding."""
    INVALID_CHARACTERS = "INVALID_CHARACTERS"
    """NUL and other characters that no text has."""
    INVALID_ITEM = "INVALID_ITEM"
    """A field that an ad cannot have; the reason names it."""
    REPEATED_ITEM = "REPEATED_ITEM"
    """The feed used this id for an item before."""
    NO_ID = "NO_ID"
    """Neither an id nor an address that could stand for one, or one of more than 200 characters."""
    NO_TITLE = "NO_TITLE"
    NO_DESCRIPTION = "NO_DESCRIPTION"
    NO_EMPLOYER = "NO_EMPLOYER"
    """Nobody hires: neither the item nor the feed's settings name an employer."""
    NO_PLACE = "NO_PLACE"
    """No place of work, and not a job that is done from anywhere."""
    NO_WAY_TO_APPLY = "NO_WAY_TO_APPLY"
    """No web address, phone number or postal address."""
    INVALID_DATE = "INVALID_DATE"
    CLOSES_BEFORE_IT_OPENS = "CLOSES_BEFORE_IT_OPENS"
    INVALID_SALARY = "INVALID_SALARY"
    """Amounts that are no numbers, or no range."""


class FeedErrorCode(StrEnum):
    """Codes of what ends the reading of a feed: the ads before it stay, and no ad is closed."""

    NOT_THIS_FORMAT = "NOT_THIS_FORMAT"
    """The document is of another kind than the source's format says."""
    MALFORMED_FEED = "MALFORMED_FEED"
    """From here on nothing can be told apart any more."""
    FEED_CUT_OFF = "FEED_CUT_OFF"
    """The document ends before its end."""
    FORBIDDEN_MARKUP = "FORBIDDEN_MARKUP"
    """The document declares entities, which can reach for files and grow without bound."""
    UNKNOWN_ENCODING = "UNKNOWN_ENCODING"
    """The document names an encoding that is not one of the known ones for text."""


@dataclass(frozen=True, slots=True)
class RefusedItem:
    """An item that is left out: where it stands in the feed, a stable code and the reason in words.

    `external_id` is empty where not even that could be read.
    """

    where: str
    code: str
    reason: str
    external_id: str = ""


class ItemError(Exception):
    """Why this item cannot become an ad; the rest of the feed goes on."""

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
