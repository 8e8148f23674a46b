"""Limit of the CVs of the CV database that may be opened."""

from typing import ClassVar

from api.http.errors.problems import TooManyRequests
from api.http.rate_limit import OPEN_CANDIDATE, OPEN_CANDIDATE_OF_EMPLOYER
from api.http.rate_limiter import RateLimiter
from domain.cv.state import Reader


class TooManyCandidatesOpened(TooManyRequests):
    """The member, or all members of the employer, have opened as many CVs as they may for now."""

    code: ClassVar[str] = "TOO_MANY_CANDIDATES_OPENED"


class OpeningLimit:
    """Counts openings."""

    def __init__(self, limiter: RateLimiter) -> None:
        self._limiter = limiter

    def require(self, reader: Reader) -> None:
        """Counts one. Refuses with TooManyCandidatesOpened."""
        try:
            self._limiter.require(OPEN_CANDIDATE, str(reader.member_id))
            self._limiter.require(OPEN_CANDIDATE_OF_EMPLOYER, str(reader.employer_id))
        except TooManyRequests as refused:
            raise TooManyCandidatesOpened(details=refused.details) from refused
