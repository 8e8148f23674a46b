"""The mail about jobs that an account has saved."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from workers.mail.mail import Mail

SavedJobNews = Literal["closing", "closed", "salary"]


@dataclass(frozen=True, slots=True)
class SavedJobLine:
    """News of one job; `closes_at` for one that is about to close."""

    news: SavedJobNews
    job_title: str
    employer_name: str
    link: str
    closes_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class SavedJobsMail(Mail):
    """Tells what is new about saved jobs, on one day; `settings_link` is where such mails are switched off."""

    name = "saved_jobs"
    audience = "account"

    jobs: tuple[SavedJobLine, ...]
    settings_link: str


SAVED_JOB_MAILS: tuple[type[Mail], ...] = (SavedJobsMail,)
