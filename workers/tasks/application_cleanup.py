"""The task that removes the data of deleted applications."""

from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.state import Stage
from domain.applications.streams import ApplicationStreams
from workers.outbox.task import Work


class ApplicationCleanup:
    """Removes files of deleted applications, and keys of people who never sent one."""

    def __init__(
        self,
        streams: ApplicationStreams,
        cleanup: DeletionCleanup,
    ) -> None:
        self._streams = streams
        self._cleanup = cleanup

    def clean_up(self, work: Work) -> None:
        """Mostly a repetition, since deleting cleans up, too."""
        application = self._streams.find(work.about)
        if application and application.deleted_at:
            self._cleanup.clean(work.about, was_sent=application.stage >= Stage.SENT)
