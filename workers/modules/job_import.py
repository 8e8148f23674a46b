"""Background work for the job import: reading due feeds."""

from collections.abc import Sequence
from datetime import timedelta

from domain.job_import.tasks import READ_FEED
from domain.kernel.process.settings import Settings
from workers.feeds.due_feeds import DueFeeds
from workers.feeds.http_client import HttpClient
from workers.feeds.ssrf_guard import SsrfGuard
from workers.modules.module import WorkerModule
from workers.outbox.task import Tasks
from workers.tasks.feeds import FeedTasks
from workers.tasks.scheduled_task import ScheduledTask


def http_client(settings: Settings) -> HttpClient:
    """Raises ValueError for invalid SSRF exceptions in the settings."""
    try:
        guard = SsrfGuard.with_exceptions(settings.feed_exceptions)
    except ValueError as error:
        msg = f"KARIJERA_FEED_EXCEPTIONS must be addresses with ports: {error}"
        raise ValueError(msg) from error
    return HttpClient(guard, user_agent=f"{settings.project_name} (+{settings.site_url})")


def _tasks(feeds: FeedTasks) -> Tasks:
    return {READ_FEED: feeds.read_feed}


def _scheduled_tasks(due: DueFeeds) -> Sequence[ScheduledTask]:
    return (ScheduledTask("request_due_feeds", timedelta(minutes=1), due.run),)


MODULE = WorkerModule("job_import", tasks=_tasks, scheduled_tasks=_scheduled_tasks, providers=(http_client,))
