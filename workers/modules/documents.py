"""Background work for documents: removal of unreferenced files."""

from collections.abc import Sequence
from datetime import timedelta

from domain.documents.assembly import ORPHAN_REMOVAL
from domain.kernel.assembly import Assembly
from workers.modules.module import WorkerModule
from workers.tasks.scheduled_task import ScheduledTask


def _scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    remove = services[ORPHAN_REMOVAL].remove_orphans
    return (ScheduledTask("remove_orphaned_files", timedelta(hours=1), remove),)


MODULE = WorkerModule("documents", scheduled_tasks=_scheduled_tasks)
