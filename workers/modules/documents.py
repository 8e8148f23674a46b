"""Background work for documents: removal of unreferenced files, reconciliation of files with their rows."""

from collections.abc import Sequence
from datetime import timedelta

from domain.documents.assembly import FILE_RECONCILIATION, ORPHAN_REMOVAL
from domain.kernel.process.assembly import Assembly
from workers.modules.module import WorkerModule
from workers.tasks.scheduled_task import ScheduledTask


def _scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    remove = services[ORPHAN_REMOVAL].remove_orphans

    def reconcile() -> int:
        return services[FILE_RECONCILIATION].reconcile().count

    return (
        ScheduledTask("remove_orphaned_files", timedelta(hours=1), remove),
        ScheduledTask("reconcile_files", timedelta(hours=24), reconcile),
    )


MODULE = WorkerModule("documents", scheduled_tasks=_scheduled_tasks)
