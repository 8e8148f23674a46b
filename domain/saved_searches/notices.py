"""Notices of jobs in the events of a saved search: when each was mailed, or why it was not."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from domain.kernel.log.event import Event, RecordedEvent
from domain.saved_searches.events import MatchesNotified, SuppressionReason


@dataclass(frozen=True, slots=True)
class Notices:
    """`mailed` and `suppressed` are by job number; matches up to `through` have been considered."""

    mailed: Mapping[int, datetime]
    suppressed: Mapping[int, SuppressionReason]
    through: int

    @classmethod
    def of(cls, history: Iterable[RecordedEvent[Event]]) -> "Notices":
        """Later events count: a job that was closed once may have been mailed when it was open again."""
        mailed: dict[int, datetime] = {}
        suppressed: dict[int, SuppressionReason] = {}
        through = 0
        for recorded in history:
            event = recorded.event
            if isinstance(event, MatchesNotified):
                if event.by_mail:
                    mailed.update(dict.fromkeys(event.jobs, recorded.recorded_at))
                else:
                    suppressed.update(dict.fromkeys(event.jobs, SuppressionReason.NO_MAILS))
                suppressed.update({each.job: each.reason for each in event.suppressed})
                through = max(through, event.through)
        return cls(mailed, {job: reason for job, reason in suppressed.items() if job not in mailed}, through)

    def suppression(self, job: int, match_number: int | None) -> SuppressionReason | None:
        """Finds why a job was left out of a mail; None for one that was mailed, or waits. Events name only the newest
        of many that had no room."""
        if job in self.mailed:
            return None
        if match_number is not None and match_number > self.through:
            return None
        named = self.suppressed.get(job)
        return named or (SuppressionReason.TOO_MANY if match_number is not None else None)
