"""Invariants that hold after any number of kills, each checked by reading what the site has stored."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from uuid import UUID

from sqlalchemy import select

from domain.accounts.account import AccountRepository
from domain.documents.reconciliation import FileReconciliation
from domain.documents.service import Documents
from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.process.services import Services
from domain.kernel.tasks import TaskState, task
from domain.kernel.values.ids import derived_id
from domain.platform import Platform
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.checkpoints import Checkpoints
from read_models.kernel.generations import live_generation
from read_models.kernel.parking import list_parked
from read_models.kernel.rebuild import Rebuild
from read_models.kernel.tables import event_handler_checkpoint
from read_models.register import PROJECTIONS
from tests.faults.kill_run.caught_mails import CaughtMails
from tests.faults.kill_run.people import Acknowledgements
from workers.event_handlers.applications import CONFIRM_TO_APPLICANT
from workers.hash_chains import check_chain
from workers.register import EVENT_HANDLERS, PROVIDERS

MOST_SENDINGS = 2
_ALL = 100_000_000


class Invariants:
    """Each check yields a sentence for each violation."""

    def __init__(self, platform: Platform, acknowledged: Acknowledgements, mails: CaughtMails) -> None:
        self._platform = platform
        self._acknowledged = acknowledged
        self._mails = mails
        self._logs = {name: log.read(0, _ALL) for name, log in platform.logs.items()}
        with platform.engine.connect() as connection:
            self._tasks = {row.id: row for row in connection.execute(select(task))}

    def violations(self) -> Mapping[str, list[str]]:
        """Lists violations by the name of what was checked; each name is there."""
        checks: dict[str, Callable[[], Iterator[str]]] = {
            "answers": self.unexpected_answers,
            "acknowledged events stand once": self.lost_or_doubled_events,
            "no position skipped": self.events_without_tasks,
            "readers at the end": self.readers_behind,
            "live equals rebuilt": self.differing_read_models,
            "tasks done": self.unfinished_tasks,
            "effects once": self.doubled_effects,
            "mails once or twice": self.lost_or_repeated_mails,
            "documents": self.lost_documents,
            "accounts": self.lost_accounts,
            "hash chains": self.broken_chains,
        }
        return {name: list(check()) for name, check in checks.items()}

    @property
    def mails_sent_twice(self) -> int:
        return sum(count > 1 for count in self._mails.counts().values())

    @property
    def events(self) -> int:
        return sum(len(log) for log in self._logs.values())

    def unexpected_answers(self) -> Iterator[str]:
        yield from self._acknowledged.errors
        yield from (f"{count} times 500: {what}" for what, count in self._acknowledged.server_errors.items())

    def lost_or_doubled_events(self) -> Iterator[str]:
        stored = Counter((each.stream_id, each.event.topic) for each in self._logs["applications"])
        for (stream, topic), count in self._acknowledged.events.items():
            if stored[stream, topic] != count:
                yield f"{topic} of {stream}: acknowledged {count} times, stored {stored[stream, topic]} times"

    def events_without_tasks(self) -> Iterator[str]:
        for handler in EVENT_HANDLERS:
            for recorded in self._logs[handler.log]:
                for request in handler.tasks_for(recorded):
                    if _task_id(request.name, recorded) not in self._tasks:
                        yield f"{handler.log} {recorded.position} has no task {request.name}"

    def readers_behind(self) -> Iterator[str]:
        handlers = Checkpoints(self._platform.engine, event_handler_checkpoint)
        catch_up = CatchUp(self._platform.engine, self._platform.logs)
        with self._platform.engine.connect() as connection:
            for handler in EVENT_HANDLERS:
                if handlers.read(connection, handler.name) != self._end(handler.log):
                    yield f"event handler {handler.name}"
            for projection in PROJECTIONS:
                live = live_generation(connection, projection)
                for log in projection.logs:
                    if (catch_up.checkpoints.read(connection, live.reader(log)) or 0) != self._end(log):
                        yield f"{projection.name} in {log}"
            yield from (f"{stream.projection} has parked {stream.stream_id}" for stream in list_parked(connection))

    def differing_read_models(self) -> Iterator[str]:
        rebuild = Rebuild(self._platform.engine, CatchUp(self._platform.engine, self._platform.logs))
        for projection in PROJECTIONS:
            found = rebuild.run(projection, switch=False)
            if found.equal is not True:
                yield f"{projection.name} differs from a rebuilt one"
            yield from (f"{projection.name}: {fault}" for fault in found.derived_faults)

    def unfinished_tasks(self) -> Iterator[str]:
        for row in self._tasks.values():
            if row.state != TaskState.DONE:
                yield f"{row.name} {row.id} is {row.state} after {row.attempts} attempts: {row.last_error}"

    def doubled_effects(self) -> Iterator[str]:
        caused = Counter(
            (each.context.causation_id, each.event.topic)
            for each in self._logs["applications"]
            if each.context.causation_id in self._tasks
        )
        yield from (
            f"task {cause} has recorded {topic} {count} times" for (cause, topic), count in caused.items() if count > 1
        )

    def lost_or_repeated_mails(self) -> Iterator[str]:
        counts = self._mails.counts()
        yield from (f"{key} was sent {count} times" for key, count in counts.items() if count > MOST_SENDINGS)
        for recorded in self._logs["applications"]:
            acknowledged = (recorded.stream_id, recorded.event.topic) in self._acknowledged.events
            is_sent = recorded.event.topic == "applications.ApplicationSent"
            if acknowledged and is_sent and recorded.stream_id not in self._acknowledged.attempted_withdrawals:
                key = str(_task_id(CONFIRM_TO_APPLICANT, recorded))
                if not counts[key]:
                    yield f"no mail confirms {recorded.stream_id}"

    def lost_documents(self) -> Iterator[str]:
        with Services(self._platform, PROVIDERS) as services:
            reconciled = services[FileReconciliation].reconcile()
            yield from (f"document {each} has no file" for each in reconciled.documents_without_file)
            for document, application in self._acknowledged.documents.items():
                if application in self._acknowledged.attempted_withdrawals:
                    continue
                try:
                    services[Documents].read(document)
                except Exception as error:  # noqa: BLE001 - whatever it is, it cannot be read
                    yield f"document {document}: {error!r}"

    def lost_accounts(self) -> Iterator[str]:
        with Services(self._platform, PROVIDERS) as services:
            for email in self._acknowledged.accounts:
                if services[AccountRepository].find_by_email(email) is None:
                    yield f"no account of {email}"

    def broken_chains(self) -> Iterator[str]:
        for log in self._platform.logs:
            if broken_at := check_chain(self._platform.settings, log, 1).broken_at:
                yield f"{log} at {broken_at}"

    def _end(self, log: str) -> int:
        return self._logs[log][-1].position if self._logs[log] else 0


def _task_id(name: str, recorded: RecordedEvent[Event]) -> UUID:
    return derived_id("task", f"{name}:{recorded.log}:{recorded.position}")
