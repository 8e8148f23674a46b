"""The one door to applications for the employer's side: forwarded, seen, ended."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from uuid import UUID

from domain.applications.application import end, forward, see
from domain.applications.errors import ApplicationNotFound
from domain.applications.events import ApplicationFact, EndingReason
from domain.applications.reservations import Reservations
from domain.applications.sending import Written
from domain.applications.state import Application, Stage
from domain.applications.streams import ApplicationStreams, Found
from domain.kernel.facts import Context
from domain.kernel.idempotency import IdempotencyKey
from domain.kernel.recorder import Beside


class Selection:
    """What happens to applications once they were sent. `employer_id` says whose they must be: others are not found,
    nor are those that have not been sent."""

    def __init__(self, streams: ApplicationStreams, reservations: Reservations) -> None:
        self._streams = streams
        self._reservations = reservations

    def forward(self, application_id: UUID, context: Context, *, done: Beside | None = None) -> Written:
        """The employer has been told by mail; the task that told them ends in the same transaction by `done`.

        Again changes nothing, and `done` is not called then.
        """
        return self._record(application_id, self._streams.require(application_id), forward, context, beside=done)

    def see(
        self, application_id: UUID, employer_id: int, context: Context, key: IdempotencyKey | None = None
    ) -> Written:
        """A person on the employer's side opened it. Refuses with ApplicationWithdrawn or SelectionEnded."""
        return self._mark(application_id, employer_id, see, context, key)

    def end(
        self,
        application_id: UUID,
        employer_id: int,
        reason: EndingReason,
        context: Context,
        key: IdempotencyKey | None = None,
    ) -> Written:
        """Finishes the selection for one application; again changes nothing."""
        return self._mark(application_id, employer_id, lambda state: end(state, reason), context, key)

    def end_job(
        self,
        job_number: int,
        employer_id: int,
        reason: EndingReason,
        context: Context,
        key: IdempotencyKey | None = None,
    ) -> tuple[int, int]:
        """Finishes the selection for all applications of a job; answers with how many, and the log's position.

        One fact for each application: interrupted, it goes on where it stopped when it is asked again.
        """
        stored = self._streams.find_answer(key)
        if stored is not None:
            return stored["ended"], 0
        ended, position = 0, 0
        for application_id in self._reservations.applications_for(job_number):
            found = self._streams.find(application_id)
            if found is None or not _can_end(found.application, employer_id):
                continue
            written = self.end(application_id, employer_id, reason, context)
            ended, position = ended + 1, max(position, written.position)
        with self._streams.begin() as connection:
            self._streams.remember(connection, key, {"ended": ended})
        return ended, position

    def _mark(
        self,
        application_id: UUID,
        employer_id: int,
        decide: Callable[[Application | None], Iterable[ApplicationFact]],
        context: Context,
        key: IdempotencyKey | None,
    ) -> Written:
        found = self._streams.require(application_id)
        if found.application.employer_id != employer_id or found.application.stage < Stage.SENT:
            raise ApplicationNotFound
        return self._record(application_id, found, decide, context, key=key)

    def _record(
        self,
        application_id: UUID,
        found: Found,
        decide: Callable[[Application | None], Iterable[ApplicationFact]],
        context: Context,
        *,
        key: IdempotencyKey | None = None,
        beside: Beside | None = None,
    ) -> Written:
        outcome = self._streams.execute(
            application_id,
            decide,
            replace(context, subject=found.subject),
            key=key,
            answer=lambda _: {"applicationId": str(application_id), "sent": True},
            beside=beside,
        )
        return Written(application_id, sent=True, position=outcome.position)


def _can_end(application: Application, employer_id: int) -> bool:
    return application.employer_id == employer_id and not application.deleted and application.stage is Stage.SENT
