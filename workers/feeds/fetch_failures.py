"""Stable codes for failures to fetch a feed, as shown in reports."""

from enum import StrEnum


class FetchFailure(StrEnum):
    """The feed was not read, and no ad was changed."""

    ADDRESS_NOT_ALLOWED = "ADDRESS_NOT_ALLOWED"
    """An address that is not fetched: not http or https, a port that is not allowed, a password in the URL, or a host
    in a private network."""
    HOST_UNKNOWN = "HOST_UNKNOWN"
    TOO_MANY_REDIRECTS = "TOO_MANY_REDIRECTS"
    STATUS_NOT_OK = "STATUS_NOT_OK"
    TIMED_OUT = "TIMED_OUT"
    """The server sent nothing for too long, or was too slow in total."""
    CONNECTION_FAILED = "CONNECTION_FAILED"
    CUT_OFF = "CUT_OFF"
    """The connection was closed before the end of the document."""
    TOO_LARGE = "TOO_LARGE"
    EXPANDS_TOO_MUCH = "EXPANDS_TOO_MUCH"
    """A decompression bomb."""
    ENCODING_UNKNOWN = "ENCODING_UNKNOWN"
    """The server sent a content encoding that was not requested."""
    FILE_UNREADABLE = "FILE_UNREADABLE"


class CannotFetch(Exception):
    """The feed could not be fetched, for now or permanently. `is_gone`: the server says that it does not exist."""

    def __init__(self, code: FetchFailure, reason: str, *, is_gone: bool = False) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.is_gone = is_gone
