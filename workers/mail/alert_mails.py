"""The mail of saved searches: new jobs under the searches that found them."""

from dataclasses import dataclass
from datetime import datetime

from workers.mail.mail import Mail


@dataclass(frozen=True, slots=True)
class AlertJob:
    """A job as the mail shows it, its texts in the reader's language. `salary` is empty when it is not told."""

    title: str
    employer_name: str
    place: str
    salary: str
    apply_until: datetime
    link: str


@dataclass(frozen=True, slots=True)
class AlertGroup:
    """The jobs that one saved search found: `jobs`, and the number of `more` for which the mail has no room. `link`
    lists all, newest first."""

    name: str
    jobs: tuple[AlertJob, ...]
    more: int
    link: str


@dataclass(frozen=True, slots=True)
class JobAlert(Mail):
    """New jobs of all searches that are due, each job once. `link` is the page on which the searches are managed;
    `total` counts all jobs, also those without room."""

    name = "job_alert"
    audience = "subscriber"

    groups: tuple[AlertGroup, ...]
    total: int


ALERT_MAILS: tuple[type[Mail], ...] = (JobAlert,)
