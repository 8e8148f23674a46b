"""Use cases of the employer's side: an application is forwarded, seen, and its selection ended."""

from collections.abc import Callable, Iterable, Sequence
from uuid import UUID

from domain.applications.decisions.selection import end, forward, see
from domain.applications.errors import ApplicationNotFound
from domain.applications.events import ApplicationEvent, EndingReason
from domain.applications.rows import Reservations
from domain.applications.sending import CommandResult
from domain.applications.state import Application, Stage
from domain.applications.streams import ApplicationStreams
from domain.kernel.log.event import Context
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.log.streams import AppendPlan
from domain.kernel.log.transactional_write import TransactionalWrite


class Selection:
    """Commands for sent applications. Those of another employer than `employer_id`, and unsent ones, are not found."""

    def __init__(self, streams: ApplicationStreams, reservations: Reservations) -> None:
        self._streams = streams
        self._reservations = reservations

    def forward(self, application_id: UUID, context: Context, done: TransactionalWrite | None = None) -> CommandResult:
        """Records that the employer was notified by mail; `done` ends the task that did it in the same transaction.

        Repeating it changes nothing; `done` is not called then.
        """
        return self._append(application_id, forward, context, rows=(done,) if done else ())

    def see(
        self, application_id: UUID, employer_id: int, context: Context, key: IdempotencyKey | None = None
    ) -> CommandResult:
        """A person on the employer's side opened it. Refuses with ApplicationWithdrawn or SelectionEnded."""
        return self._mark(application_id, employer_id, see, context, key)

    def end(
        self,
        application_id: UUID,
        employer_id: int,
        reason: EndingReason,
        context: Context,
        key: IdempotencyKey | None = None,
    ) -> CommandResult:
        """Ends the selection for one application; repeating it changes nothing."""
        return self._mark(application_id, employer_id, lambda state: end(state, reason), context, key)

    def end_job(
        self,
        job_number: int,
        employer_id: int,
        reason: EndingReason,
        context: Context,
        key: IdempotencyKey | None = None,
    ) -> tuple[int, int]:
        """Ends the selection for all applications of a job; returns how many, and the log's position.

        One event for each application: after an interruption, repeating the command does the rest.
        """
        stored = self._streams.find_answer(key)
        if stored is not None:
            return stored["ended"], stored.get("position", 0)
        ended, position = 0, 0
        for application_id in self._reservations.applications_for(job_number):
            found = self._streams.find(application_id)
            if found is None or not _can_end(found, employer_id):
                continue
            written = self.end(application_id, employer_id, reason, context)
            ended, position = ended + 1, max(position, written.position)
        self._streams.store_answer(key, {"ended": ended, "position": position})
        return ended, position

    def _mark(
        self,
        application_id: UUID,
        employer_id: int,
        decide: Callable[[Application | None], Iterable[ApplicationEvent]],
        context: Context,
        key: IdempotencyKey | None,
    ) -> CommandResult:
        found = self._streams.require(application_id)
        if found.employer_id != employer_id or found.stage < Stage.SENT:
            raise ApplicationNotFound
        return self._append(application_id, decide, context, key)

    def _append(
        self,
        application_id: UUID,
        decide: Callable[[Application | None], Iterable[ApplicationEvent]],
        context: Context,
        key: IdempotencyKey | None = None,
        rows: Sequence[TransactionalWrite] = (),
    ) -> CommandResult:
        answer = {"applicationId": str(application_id), "sent": True}
        outcome = self._streams.execute(
            application_id, lambda state: AppendPlan(tuple(decide(state)), rows, answer), context, key
        )
        return CommandResult(application_id, sent=True, position=outcome.position)


def _can_end(application: Application, employer_id: int) -> bool:
    return application.employer_id == employer_id and application.is_under_selection
