"""The response rate of an employer: the share of applications that it opened, or ended the selection of, in time."""

from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import Connection, func, select

from read_models.employers.tables import employer_application

RESPONDS_WITHIN = timedelta(days=14)
COUNTED_FOR = timedelta(days=365)
FEWEST_APPLICATIONS = 10
"""A rate that rests on fewer says more about chance, and about single applicants, than about the employer."""

_SENT = employer_application.c


@dataclass(frozen=True, slots=True)
class ResponseRate:
    """The rate of responses: applications that were counted, and how many of them were responded to in time."""

    applications: int
    responded: int

    @property
    def percent(self) -> int:
        """Rounded down, so that 100 means every one."""
        return 100 * self.responded // self.applications


def find_response_rate(connection: Connection, employer_id: int) -> ResponseRate | None:
    """The rate of the last year; None where it would rest on fewer than FEWEST_APPLICATIONS.

    Counts applications that were sent at least RESPONDS_WITHIN ago, by when they were first sent: each had the whole
    time. One that its applicant deleted in that time, before any response, does not count.
    """
    now = func.clock_timestamp()
    in_time = _SENT.responded_at <= _SENT.sent_at + RESPONDS_WITHIN
    was_withdrawn = _SENT.deleted_at.is_not(None) & (_SENT.deleted_at <= _SENT.sent_at + RESPONDS_WITHIN)
    query = select(
        func.count().filter(func.coalesce(in_time, False) | ~was_withdrawn), func.count().filter(in_time)
    ).where(_SENT.employer_id == employer_id, _SENT.sent_at <= now - RESPONDS_WITHIN, _SENT.sent_at > now - COUNTED_FOR)
    applications, responded = connection.execute(query).one()
    return ResponseRate(applications, responded) if applications >= FEWEST_APPLICATIONS else None
