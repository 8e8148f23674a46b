"""Background work for documents: removal of unreferenced files, reconciliation of files with their rows."""

from collections.abc import Sequence
from datetime import timedelta

from domain.documents.orphan_removal import OrphanRemoval
from domain.documents.reconciliation import FileReconciliation
from workers.modules.module import WorkerModule
from workers.tasks.scheduled_task import ScheduledTask


def _scheduled_tasks(removal: OrphanRemoval, reconciliation: FileReconciliation) -> Sequence[ScheduledTask]:
    def reconcile() -> int:
        return reconciliation.reconcile().count

    return (
        ScheduledTask("remove_orphaned_files", timedelta(hours=1), removal.remove_orphans),
        ScheduledTask("reconcile_files", timedelta(hours=24), reconcile),
    )


MODULE = WorkerModule("documents", scheduled_tasks=_scheduled_tasks)
