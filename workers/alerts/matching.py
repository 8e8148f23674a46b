"""Matches new and changed jobs with saved searches, by a sweep over the change feed.

Why not one task for each job: docs/decisions/0061-alerts-are-decided-by-events.md. How far it came is a checkpoint,
moved in the transaction of the matches, so each change is matched exactly once, however often and wherever it runs.
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Annotated
from uuid import UUID

import structlog
from eventsourcing.persistence import Tracking
from sqlalchemy import Connection, Engine
from sqlalchemy.dialects.postgresql import insert

from domain.jobs.service import job_stream
from domain.kernel.log.event_store import EventStore
from domain.saved_searches.alert_schedule import lock_matches, wake
from read_models.job_changes.queries import Change, find_progress, list_changes
from read_models.job_search.percolator.matches import add_matches, list_still
from read_models.job_search.percolator.matching import find_matching
from read_models.kernel.checkpoints import Checkpoints
from read_models.kernel.tables import event_handler_checkpoint
from read_models.kernel.waiting import CheckpointWaiter

log = structlog.get_logger()

BATCH = 50
READER = "alerts-matching"
MATCHED = frozenset(["published", "edited", "extended"])
"""Changes after which a job may match for the first time; one that matched before does not match again."""
LISTED_ANEW = frozenset(["relisted", "resumed"])
"""Changes after which it matches again: those whom it has not been mailed to may hear of it."""
_PATIENCE_SECONDS = 5.0


class JobMatching:
    """Matches new jobs with saved searches. It may run at any time and concurrently; `searches` is the log of saved
    searches."""

    def __init__(
        self, engine: Engine, searches: Annotated[EventStore, "saved_searches"], *, batch: int = BATCH
    ) -> None:
        self._engine = engine
        self._searches = searches
        self._batch = batch
        self._waiter = CheckpointWaiter(engine)
        self._checkpoints = Checkpoints(engine, event_handler_checkpoint)

    def run(self) -> int:
        """Returns the number of new matches. The first run only notes where to begin: the past is not matched.

        What the search index or the stored queries do not show yet is left to the next run.
        """
        self._begin()
        saved = self._searches.last_position()
        if not self._waiter.wait_for("stored_queries", "saved_searches", saved, _PATIENCE_SECONDS):
            return 0
        total = 0
        while (found := self._match_batch()) is not None:
            total += found
        return total

    def _begin(self) -> None:
        with self._engine.begin() as connection:
            start = insert(event_handler_checkpoint).values(reader=READER, position=find_progress(connection).position)
            connection.execute(start.on_conflict_do_nothing())

    def _match_batch(self) -> int | None:
        """The number of new matches; None when nothing is left. The checkpoint stays locked meanwhile, so that one at
        a time adds matches."""
        with self._engine.begin() as connection:
            after = self._checkpoints.read(connection, READER, lock=True)
            changes = list_changes(connection, after, limit=self._batch)
            if not changes or not self._waiter.wait_for("job_search", "jobs", changes[-1].position, _PATIENCE_SECONDS):
                return None
            last = {change.job_number: change for change in changes if change.kind in MATCHED | LISTED_ANEW}
            anew = frozenset(change.job_number for change in changes if change.kind in LISTED_ANEW)
            new = self._add(connection, [*last.values()], anew)
            self._checkpoints.advance(connection, Tracking(READER, changes[-1].position), after=after)
        return new

    def _add(self, connection: Connection, changes: Sequence[Change], anew: AbstractSet[int]) -> int:
        """Adds the matches of each job once, as it is now, and wakes the searches that are mailed at once."""
        matched = [(change, _find_matching(connection, change)) for change in changes]
        lock_matches(connection)
        added = [
            query
            for change, queries in matched
            for query in add_matches(
                connection,
                queries,
                change.job_number,
                change.version,
                change.changed_at,
                renew=change.job_number in anew,
            )
        ]
        wake(connection, list_still(connection, set(added)))
        return len(added)


def _find_matching(connection: Connection, change: Change) -> frozenset[UUID]:
    try:
        return find_matching(connection, job_stream(change.job_number))
    except LookupError:
        # The search index has parked it: it is found by nobody, so nobody is told.
        log.warning("job_not_matched", number=change.job_number, position=change.position)
        return frozenset()
