"""Background work for CVs: hiding those of deactivated accounts, destroying keys of deleted ones, their export."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

from domain.accounts.tasks import HIDE_CVS
from domain.cv.deletion_cleanup import DeletionCleanup
from domain.cv.state import fold
from domain.kernel.log.event import Event, RecordedEvent
from workers.modules.module import WorkerModule
from workers.outbox.task import Tasks
from workers.personal_data import StreamSummary
from workers.tasks.cv_hiding import CvHiding
from workers.tasks.scheduled_task import ScheduledTask


def _tasks(hiding: CvHiding) -> Tasks:
    return {HIDE_CVS: hiding.hide_cvs}


def _scheduled_tasks(cleanup: DeletionCleanup) -> Sequence[ScheduledTask]:
    return (ScheduledTask("destroy_keys_of_deleted_cvs", timedelta(hours=1), cleanup.clean_all),)


def _stream_summary() -> StreamSummary:
    def summarise(_: UUID, history: Sequence[RecordedEvent[Event]]) -> Mapping[str, Any]:
        cv = fold(history)
        if cv is None or cv.deleted_at:
            return {"is_deleted": cv is not None}
        content = cv.revision.content(cv.language).model_dump(mode="json")
        return {"is_deleted": False, "name": cv.revision.name, "is_shown": cv.is_shown, "content": content}

    return summarise


MODULE = WorkerModule("cv", tasks=_tasks, scheduled_tasks=_scheduled_tasks, stream_summary=_stream_summary)
