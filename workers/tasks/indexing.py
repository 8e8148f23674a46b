"""Tells search engines of changed jobs by the IndexNow protocol (https://www.indexnow.org/documentation).

The changes of half a minute are one task, so an import of thousands of ads holds up no mail. How far they were told is
a checkpoint, moved once the answer is there; later tasks begin where the last successful one ended.
"""

from collections.abc import Sequence
from datetime import timedelta
from urllib.parse import urlsplit

import httpx
from eventsourcing.persistence import Tracking
from sqlalchemy import Connection, Engine
from sqlalchemy.dialects.postgresql import insert

from domain.jobs.tasks import ANNOUNCE_CHANGES
from domain.kernel.database.clock import Clock
from domain.kernel.process.settings import Settings
from domain.kernel.values.ids import derived_id
from domain.site.indexnow import indexnow_key
from domain.site.urls import SiteUrls
from read_models.job_changes.queries import Change, find_progress, list_changes
from read_models.job_pages.export import list_slugs
from read_models.kernel.checkpoints import Checkpoints
from read_models.kernel.tables import event_handler_checkpoint
from workers.event_handlers.event_handler import TaskRequest
from workers.failures import TaskFailed, TaskFailedPermanently
from workers.outbox.queue import QueuedTask, QueueUnavailable, TaskQueue
from workers.outbox.task import Work
from workers.outbox.task_store import TaskStore

BATCH = 1000
"""Changes a notice: with five URLs a job, below the 10,000 that the protocol allows."""

_READER = "indexing"
_ABOUT = derived_id("task", _READER)
_TIMEOUT_SECONDS = 10
_PAGE_DELAY = timedelta(minutes=1)
"""Time that the page of a changed job may take; one that is not there then has a defect of its own."""
_TOO_MANY_REQUESTS = 429


class IndexingRequests:
    """Requests a task when jobs have changed since the last one. May run at any time and concurrently."""

    def __init__(self, engine: Engine, queue: TaskQueue) -> None:
        self._engine = engine
        self._queue = queue
        self._task_store = TaskStore(engine)
        self._checkpoints = Checkpoints(engine, event_handler_checkpoint)

    def run(self) -> int:
        """Returns the number of requested tasks. The first run only notes where to begin: the past is not told."""
        with self._engine.begin() as connection:
            reached = find_progress(connection).position
            start = insert(event_handler_checkpoint).values(reader=_READER, position=reached)
            connection.execute(start.on_conflict_do_nothing())
            announced = self._checkpoints.read(connection, _READER)
            if not list_changes(connection, announced, limit=1):
                return 0
            tasks = self._task_store.add_once(connection, _READER, reached, TaskRequest(ANNOUNCE_CHANGES, _ABOUT))
        self._enqueue(tasks)
        return len(tasks)

    def _enqueue(self, tasks: Sequence[QueuedTask]) -> None:
        """Enqueues the tasks; if the queue is unavailable, the reconciler enqueues them later."""
        try:
            self._queue.enqueue(tasks)
        except QueueUnavailable:
            return
        self._task_store.mark_enqueued(tasks)


class IndexingNotices:
    """The task. Each version of a job is told once, however many tasks there are."""

    def __init__(self, engine: Engine, settings: Settings, clock: Clock) -> None:
        self._engine = engine
        self._settings = settings
        self._clock = clock
        self._urls = SiteUrls(settings.site_url)
        self._checkpoints = Checkpoints(engine, event_handler_checkpoint)

    def announce_changes(self, work: Work) -> None:
        """Raises TaskFailed, or TaskFailedPermanently, when the endpoint does not take the notice."""
        while self._settings.has_indexing and self._announce_batch():
            work.extend_time()

    def _announce_batch(self) -> bool:
        """The checkpoint is locked meanwhile, so that of two tasks the second one finds nothing left."""
        with self._engine.begin() as connection:
            announced = self._checkpoints.read(connection, _READER, lock=True)
            changes = list_changes(connection, announced, limit=BATCH)
            if not changes:
                return False
            if urls := self._changed_urls(connection, changes):
                self._post(urls)
            self._checkpoints.advance(connection, Tracking(_READER, changes[-1].position), after=announced)
        return True

    def _changed_urls(self, connection: Connection, changes: Sequence[Change]) -> list[str]:
        """The pages of the jobs in every language, each once."""
        slugs = list_slugs(connection, {change.job_number for change in changes})
        missing = [change for change in changes if change.job_number not in slugs]
        if any(self._clock() - change.changed_at < _PAGE_DELAY for change in missing):
            raise TaskFailed("the page of a changed job is not there yet")
        return [
            url
            for number, ad in sorted(slugs.items())
            if self._settings.demo_markup or not ad.is_demo
            for url in self._urls.in_all_languages("job", jobId=number, slug=ad.slug).values()
        ]

    def _post(self, urls: Sequence[str]) -> None:
        key = indexnow_key(self._settings)
        body = {
            "host": urlsplit(self._settings.site_url).hostname,
            "key": key,
            "keyLocation": f"{self._settings.site_url}/{key}.txt",
            "urlList": urls,
        }
        try:
            answer = httpx.post(self._settings.indexing_url, json=body, timeout=_TIMEOUT_SECONDS)
        except httpx.HTTPError as error:
            raise TaskFailed(f"the indexing endpoint cannot be reached: {type(error).__name__}") from None
        if answer.is_success:
            return
        reason = f"the indexing endpoint answers {answer.status_code}"
        is_permanent = answer.is_client_error and answer.status_code != _TOO_MANY_REQUESTS
        raise TaskFailedPermanently(reason) if is_permanent else TaskFailed(reason)
