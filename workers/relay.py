"""From facts to tasks: the tasks that follow and the position move in one transaction; only then is the queue told.

The log is the outbox. A fact that has been followed is never followed again, and none is passed over.
"""

from collections.abc import Mapping, Sequence
from uuid import UUID

import structlog
from eventsourcing.persistence import Tracking
from sqlalchemy import Connection, Engine
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.event_store import EventStore
from domain.kernel.facts import Fact, Recorded
from domain.kernel.mapper import UnreadableFact
from read_models.kernel.elected import Reader
from read_models.kernel.failures import error_name, error_place, is_passing
from read_models.kernel.tables import reaction_position
from read_models.kernel.tracking import Positions
from workers.ledger import TaskLedger
from workers.queue import QueueAway, TaskQueue
from workers.reactions.reaction import Reaction, TaskRequest
from workers.tasks.registry import TaskFunction, Work

log = structlog.get_logger()

BATCH = 500
FOLLOW = "reactions.follow:"
"""A dead task of this name, followed by the reaction's, stands for a fact that the reaction could not read."""


class Relay:
    """Follows logs for reactions."""

    def __init__(self, engine: Engine, logs: Mapping[str, EventStore], queue: TaskQueue) -> None:
        self._engine = engine
        self._logs = logs
        self._queue = queue
        self._ledger = TaskLedger(engine)
        self._positions = Positions(engine, reaction_position)

    def reader(self, reaction: Reaction) -> Reader:
        """Keeps one reaction at the end of its log."""

        def read(_: Connection) -> int:
            return self.run(reaction)

        return Reader(f"reaction:{reaction.name}", [reaction.log], read)

    def run(self, reaction: Reaction) -> int:
        """Follows a log to its present end; answers with how many facts were read."""
        total = 0
        while read := self.step(reaction):
            total += read
        return total

    def step(self, reaction: Reaction, limit: int = BATCH) -> int:
        """One batch of facts. Raises LookupError before `install`, AlreadyRead when another follower was faster."""
        after = self._positions.max_tracking_id(reaction.name)
        if after is None:
            msg = f"the reaction {reaction.name} is not installed"
            raise LookupError(msg)
        try:
            facts = self._logs[reaction.log].read(after, limit)
        except UnreadableFact as unreadable:
            return self._pass(reaction, after, unreadable)
        if facts:
            self._follow_parts(reaction, after, facts)
        return len(facts)

    def follow_again(self, reaction: Reaction) -> TaskFunction:
        """The task that follows one fact once more, after what was wrong with the reaction has been mended."""

        def follow(work: Work) -> None:
            [fact] = self._logs[reaction.log].read(work.task.cause_position - 1, 1, stop=work.task.cause_position)
            with self._engine.begin() as connection:
                ids = self._ledger.add(connection, [(fact, request) for request in reaction.follow(fact)])
            self._tell(ids)

        return follow

    def _follow_parts(self, reaction: Reaction, after: int, facts: Sequence[Recorded[Fact]]) -> None:
        """All at once; when that fails, halves, until the fact to blame is found."""
        try:
            asked = [(fact, request) for fact in facts for request in reaction.follow(fact)]
            with self._engine.begin() as connection:
                ids = self._ledger.add(connection, asked)
                self._advance(connection, reaction, after, facts[-1].position)
        except Exception as error:
            if is_passing(error):
                raise
            if len(facts) == 1:
                self._set_aside(reaction, after, facts[0].position, facts[0].stream_id, error)
                return
            middle = len(facts) // 2
            self._follow_parts(reaction, after, facts[:middle])
            self._follow_parts(reaction, facts[middle - 1].position, facts[middle:])
        else:
            self._tell(ids)

    def _pass(self, reaction: Reaction, after: int, unreadable: UnreadableFact) -> int:
        """Follows what stands before a fact that cannot be read, and sets that one aside."""
        before = self._logs[reaction.log].read(after, BATCH, stop=unreadable.position - 1)
        if before:
            self._follow_parts(reaction, after, before)
            after = before[-1].position
        self._set_aside(reaction, after, unreadable.position, unreadable.stream_id, unreadable)
        return len(before) + 1

    def _set_aside(self, reaction: Reaction, after: int, position: int, stream_id: UUID, error: Exception) -> None:
        request = TaskRequest(FOLLOW + reaction.name, stream_id)
        with self._engine.begin() as connection:
            self._ledger.add_dead(connection, reaction.log, position, request, error_name(error))
            self._advance(connection, reaction, after, position)
        log.error(
            "fact_not_followed",
            reaction=reaction.name,
            log=reaction.log,
            position=position,
            error=error_name(error),
            where=error_place(error),
        )

    def _advance(self, connection: Connection, reaction: Reaction, after: int, position: int) -> None:
        self._positions.advance(connection, Tracking(reaction.name, position), after=after)

    def _tell(self, ids: Sequence[UUID]) -> None:
        if not ids:
            return
        try:
            self._queue.tell(ids)
            self._ledger.told(ids)
        except QueueAway:
            log.warning("queue_away", tasks=len(ids))


def install(engine: Engine, logs: Mapping[str, EventStore], reactions: Sequence[Reaction]) -> None:
    """Lets reactions that have no position yet begin at the present end of their logs: a new one does not react to
    what is long past."""
    with engine.begin() as connection:
        for reaction in reactions:
            row = {"reader": reaction.name, "position": logs[reaction.log].last_position()}
            connection.execute(insert(reaction_position).values(row).on_conflict_do_nothing())
