"""Why a feed could not be fetched: stable codes, as reports show them."""

from enum import StrEnum


class FetchFailure(StrEnum):
    """Nothing was read, or nothing that could be trusted; no ad was touched."""

    ADDRESS_NOT_ALLOWED = "ADDRESS_NOT_ALLOWED"
    """Not http or https, another port than the usual ones, a password in it, or a host within a private network."""
    HOST_UNKNOWN = "HOST_UNKNOWN"
    TOO_MANY_REDIRECTS = "TOO_MANY_REDIRECTS"
    STATUS_NOT_OK = "STATUS_NOT_OK"
    TIMED_OUT = "TIMED_OUT"
    """The server was silent for too long, or sent too slowly."""
    CONNECTION_FAILED = "CONNECTION_FAILED"
    CUT_OFF = "CUT_OFF"
    """The connection ended before the document did."""
    TOO_LARGE = "TOO_LARGE"
    EXPANDS_TOO_MUCH = "EXPANDS_TOO_MUCH"
    """A small archive of something huge."""
    ENCODING_UNKNOWN = "ENCODING_UNKNOWN"
    """The server packs the document in a way that was not asked for."""
    FILE_UNREADABLE = "FILE_UNREADABLE"


class CannotFetch(Exception):
    """The feed is not to be had now, or not at all."""

    def __init__(self, code: FetchFailure, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
