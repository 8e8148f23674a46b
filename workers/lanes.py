"""Lanes of tasks: each has its own queue and threads, so that tasks which take long hold up none of another lane."""

from collections.abc import Mapping
from enum import StrEnum

from domain.accounts.tasks import ERASE_CONTACT, ERASE_PERSON, HIDE_CVS, MAKE_EXPORT, SEND_INACTIVITY_NOTICE
from domain.applications.retention import FINISH_ERASURE
from domain.job_import.tasks import READ_FEED
from domain.jobs.tasks import ANNOUNCE_CHANGES
from domain.mail.tasks import SEND_DIGEST
from domain.notifications.tasks import MAIL_SAVED_JOBS, SEND_PUSH
from domain.saved_searches.tasks import SEND_ALERT
from workers.event_handlers.applications import CLEAN_UP
from workers.event_handlers.saved_searches import PLAN_ALERT


class Lane(StrEnum):
    """Queues by what tasks wait for: a mail server, push services, the sites of feeds, or nothing that hurries."""

    MAILS = "mails"
    """Mails that somebody waits for, and all tasks that no other lane is named for."""
    PUSHES = "pushes"
    FEEDS = "feeds"
    BULK = "bulk"
    """Mails of many ads or to many people, exports, erasures, and notices to search engines."""


DEFAULT_LANE = Lane.MAILS

LANES: Mapping[str, Lane] = {
    SEND_PUSH: Lane.PUSHES,
    READ_FEED: Lane.FEEDS,
    **dict.fromkeys(
        (
            ANNOUNCE_CHANGES,
            CLEAN_UP,
            ERASE_CONTACT,
            ERASE_PERSON,
            FINISH_ERASURE,
            HIDE_CVS,
            MAIL_SAVED_JOBS,
            MAKE_EXPORT,
            PLAN_ALERT,
            SEND_ALERT,
            SEND_DIGEST,
            SEND_INACTIVITY_NOTICE,
        ),
        Lane.BULK,
    ),
}
"""Lanes by the names of their tasks."""


def lane_of(task_name: str) -> Lane:
    """The lane that a task waits in, by its stored name."""
    return LANES.get(task_name, DEFAULT_LANE)
