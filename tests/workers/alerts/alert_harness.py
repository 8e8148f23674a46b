"""Test harness for alerts: searches are saved, jobs published, and mails reach an SMTP server."""

from collections.abc import Sequence
from datetime import timedelta
from uuid import UUID

from sqlalchemy import insert, select, text, update

from domain.accounts.account import AccountRepository, Profile
from domain.accounts.tables import account
from domain.jobs.ad import JobAd
from domain.kernel.log.event import SYSTEM, Context, Event, RecordedEvent
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.tasks import OPEN_STATES, task
from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import Locale
from domain.saved_searches.commands import SaveSearch, Schedule, SearchChanges
from domain.saved_searches.events import Frequency, MatchesNotified
from domain.saved_searches.service import SavedSearches
from domain.saved_searches.values import SavedQuery
from read_models.register import PROJECTIONS
from tests.job_fixtures import AD, JobFixtures
from tests.read_model_harness import ReadModels
from tests.workers.mail.mail_server import ReceivedMail, ReceivingMailServer
from workers.alerts.due_alerts import DueAlerts
from workers.alerts.matching import JobMatching
from workers.event_handlers.saved_searches import AlertPlanner
from workers.outbox.queue import TaskQueue
from workers.outbox.relay import Relay, install
from workers.register import PROVIDERS, open_tasks
from workers.tasks.runner import Runner

ANA = "ana@example.com"
WAITERS = SavedQuery(text="konobar")
CONTEXT = Context(SYSTEM, "web")
SHOWN = ("job_search", "job_changes", "job_pages", "stored_queries", "saved_searches", "applications")


class AlertHarness:
    """`match` and `send` do what the schedule does; `work` runs what is due."""

    def __init__(self, platform: Platform, queue: TaskQueue, server: ReceivingMailServer) -> None:
        self.platform = platform
        self.queue = queue
        self.server = server
        self.services = Services(platform, PROVIDERS)
        self.read_models = ReadModels(platform)
        self.projections = [each for each in PROJECTIONS if each.name in SHOWN]
        self.read_models.show(*self.projections)
        self.jobs = JobFixtures(platform)
        self.planner = AlertPlanner()
        install(platform.engine, platform.logs, [self.planner])
        self.relay = Relay(platform.engine, platform.logs, queue)
        self.runner = Runner(platform.engine, queue, open_tasks(self.services))
        self.match()

    def account(self, email: str = ANA, locale: Locale = "hr") -> UUID:
        """An account, without the mails of its registration."""
        repository, account_id = self.services[AccountRepository], new_id()
        with self.platform.keys.creating(account_id) as key, self.platform.engine.begin() as connection:
            key.store(connection)
            encrypted = repository.encrypt(account_id, email, Profile("Ana", "Horvat"))
            row = {"id": account_id, "email_index": repository.email_index(email), "locale": locale, **encrypted}
            connection.execute(insert(account).values(row))
        return account_id

    def deactivate(self, account_id: UUID) -> None:
        with self.platform.engine.begin() as connection:
            connection.execute(update(account).where(account.c.id == account_id).values(deactivated_at=text("now()")))

    def save(
        self,
        owner_id: UUID,
        search: SavedQuery = WAITERS,
        frequency: Frequency = Frequency.DAILY,
        *,
        name: str = "",
        locale: Locale = "hr",
    ) -> UUID:
        key = f"query={search.text or 'x'}&positions={'-'.join(search.positions)}"
        command = SaveSearch(owner_id, False, locale, search, key, name, Schedule(frequency))
        search_id = self.services[SavedSearches].save(command, CONTEXT).search_id
        self.work()
        return search_id

    def choose(self, owner_id: UUID, search_id: UUID, frequency: Frequency) -> None:
        self.services[SavedSearches].change(owner_id, search_id, SearchChanges(frequency=frequency), CONTEXT)
        self.work()

    def publish(self, ad: JobAd = AD, employer_id: int = 12) -> int:
        return self.jobs.publish(employer_id, ad).number

    def follow(self) -> None:
        self.read_models.follow(*self.projections)
        self.relay.run(self.planner)

    def match(self) -> int:
        """Matches all changes of jobs; returns the number of new matches."""
        self.follow()
        return self.services[JobMatching].run()

    def let_due(self) -> None:
        """The moment of every search comes."""
        with self.platform.engine.begin() as connection:
            connection.execute(
                text("UPDATE public.alert_schedule SET due_at = clock_timestamp() - interval '1 second'")
            )

    def send_due(self) -> int:
        """Decides what is due; returns the number of requested mails."""
        return self.services[DueAlerts].run()

    def send(self) -> Sequence[ReceivedMail]:
        """Matches, lets every search be due, and sends; returns the mails that arrive."""
        self.match()
        self.let_due()
        self.send_due()
        return self.work()

    def work(self) -> Sequence[ReceivedMail]:
        """Runs all tasks once."""
        before = len(self.server.received)
        self.follow()
        for task_id in self.open_tasks():
            self.runner.run(task_id)
        return self.server.received[before:]

    def open_tasks(self) -> list[UUID]:
        query = select(task.c.id).where(task.c.state.in_(OPEN_STATES)).order_by(task.c.created_at)
        with self.platform.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def history(self, search_id: UUID) -> list[RecordedEvent[Event]]:
        return self.platform.logs["saved_searches"].load(search_id)

    def notified(self, search_id: UUID) -> list[MatchesNotified]:
        """Lists the events of a search about its mails."""
        return [each.event for each in self.history(search_id) if isinstance(each.event, MatchesNotified)]

    def due_in(self, search_id: UUID) -> timedelta | None:
        """Returns the time until the next mail of a search; None when none is planned."""
        query = text("SELECT due_at - clock_timestamp() FROM public.alert_schedule WHERE search_id = :id")
        with self.platform.engine.connect() as connection:
            return connection.execute(query, {"id": search_id}).scalar_one_or_none()
