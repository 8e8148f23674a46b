"""Removing what deleted applications leave behind."""

from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.state import Stage
from domain.applications.streams import ApplicationStreams
from workers.tasks.task import Work


class ApplicationCleanup:
    """Files, and the key of a person of whom nothing was ever sent. Mostly done already when this comes."""

    def __init__(
        self,
        streams: ApplicationStreams,
        cleanup: DeletionCleanup,
    ) -> None:
        self._streams = streams
        self._cleanup = cleanup

    def clean_up(self, work: Work) -> None:
        """Files, and the key of a person of whom nothing was ever sent. Mostly done already when this comes."""
        application = self._streams.find_state(work.about)
        if application and application.deleted_at:
            self._cleanup.clean(work.about, was_sent=application.stage >= Stage.SENT)
