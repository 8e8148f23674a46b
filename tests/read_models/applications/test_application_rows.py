"""Rows of an application in lists and pages, as its events come in."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TypeVar
from uuid import UUID

import pytest
from sqlalchemy import Connection, text

from domain.applications.applicant import Applicant
from domain.applications.commands import ResendApplication
from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.errors import AlreadyApplied
from domain.applications.events import EndingReason
from domain.applications.status import InboxStatus
from domain.kernel.log.event import SYSTEM, Actor, Context
from domain.kernel.process.platform import Platform
from read_models.applications.inbox import (
    find_employer_name,
    find_inbox_application,
    list_inbox,
    list_jobs,
)
from read_models.applications.projection import ApplicationRows
from read_models.applications.queries import find_application, list_applications, list_prior, of_account, of_contact
from read_models.applications.rows import ApplicationRow
from read_models.kernel.generations import Generation, create, drop, live_generation
from read_models.kernel.rebuild import digest
from tests.domain.applications.applications_harness import ApplicationsHarness
from tests.job_fixtures import JobFixtures
from tests.read_model_harness import ReadModels

Answer = TypeVar("Answer")

ROWS = ApplicationRows()
EMPLOYER = Context(Actor("employer", "12"), "link")
TASK = Context(SYSTEM, "task")


@dataclass
class Shown:
    """Applications with their read model."""

    harness: ApplicationsHarness
    read_models: ReadModels
    jobs: JobFixtures

    def job(self, employer_id: int = 12) -> int:
        number = self.jobs.publish(employer_id).number
        self.harness.jobs.publish(number, employer_id)
        return number

    def ask(self, query: Callable[[Connection], Answer]) -> Answer:
        self.read_models.follow(ROWS)
        with self.harness.platform.engine.connect() as connection:
            return query(connection)

    def row(self, application_id: UUID) -> ApplicationRow:
        found = self.ask(lambda connection: find_application(connection, application_id))
        assert found is not None
        return found

    def mine(self, email: str) -> Sequence[ApplicationRow]:
        index = self.harness.platform.keys.contact_index("email", email)
        return self.ask(lambda connection: list_applications(connection, of_contact(index))[0])


@pytest.fixture(scope="module")
def shown(platform: Platform, read_models: ReadModels) -> Shown:
    read_models.show(ROWS)
    return Shown(ApplicationsHarness(platform), read_models, JobFixtures(platform))


def test_a_row_says_what_was_typed_and_how_far_it_has_come(shown: Shown) -> None:
    application = shown.harness.start(shown.job(), "row@example.com")
    row = shown.row(application)
    assert (row.status, row.application.may_be_sent) == ("pending", False)
    assert (row.application.applicant.first_name, row.application.applicant.email) == ("Ana", "row@example.com")
    job_named = (row.application.job_title, row.application.job_place, row.application.employer_name)
    assert job_named == ("Konobar", "Split", "Konoba Lula")
    assert row.is_job_active
    shown.harness.verify(application)
    assert shown.row(application).status == "sent"
    shown.harness.selection.forward(application, TASK)
    assert shown.row(application).status == "forwarded"
    shown.harness.selection.see(application, 12, EMPLOYER)
    assert shown.row(application).status == "seen"
    shown.harness.selection.end(application, 12, EndingReason.HIRED, EMPLOYER)
    row = shown.row(application)
    assert row.status == "ended"
    assert [step.kind for step in row.application.steps] == [
        "initiated",
        "code-verified",
        "sent",
        "forwarded",
        "seen",
        "ended",
    ]
    assert row.application.steps[-1].reason == "hired"
    assert [step.at for step in row.application.steps] == sorted(step.at for step in row.application.steps)
    assert row.application.ended_at == row.application.steps[-1].at


def test_the_job_is_named_as_it_stood_and_its_deadline_is_the_one_of_now(shown: Shown) -> None:
    job = shown.job()
    application = shown.harness.sent(job, "stood@example.com")
    shown.jobs.edit(job, "Glavni konobar")
    row = shown.row(application)
    assert row.application.job_title == "Konobar"
    assert row.job_slug == "glavni-konobar"
    assert row.is_job_active
    shown.jobs.close(job)
    assert not shown.row(application).is_job_active


def test_a_paused_job_is_inactive_until_it_is_resumed(shown: Shown) -> None:
    job = shown.job(employer_id=700)
    application = shown.harness.sent(job, "paused@example.com")

    def active() -> tuple[bool, bool]:
        [counted] = shown.ask(lambda connection: list_jobs(connection, 700))
        return shown.row(application).is_job_active, counted.active

    shown.jobs.pause(job)
    assert active() == (False, False)
    shown.jobs.resume(job)
    assert active() == (True, True)


def test_a_new_period_begins_with_an_active_job(shown: Shown) -> None:
    job = shown.job()
    application = shown.harness.sent(job, "relisted@example.com")
    shown.jobs.pause(job)
    shown.jobs.close(job)
    assert not shown.row(application).is_job_active
    shown.jobs.relist(job)
    row = shown.row(application)
    assert (row.is_job_active, row.job and row.job.closed_at) == (True, None)


def test_a_removed_job_has_no_page_any_more_and_its_applicants_are_told_when_nobody_answers(shown: Shown) -> None:
    job = shown.job()
    application = shown.harness.sent(job, "removed@example.com")
    shown.jobs.remove(job)
    row = shown.row(application)
    assert (row.application.job_title, row.job_slug, row.is_job_active) == ("Konobar", None, False)
    assert row.job
    assert row.job.removed_at
    assert replace(row, now=row.job.removed_at + timedelta(days=30)).status == "no-feedback"


def test_no_feedback_is_said_thirty_days_after_the_ad_closed(shown: Shown) -> None:
    job = shown.job()
    application = shown.harness.sent(job, "silence@example.com")
    shown.harness.selection.forward(application, TASK)
    row = shown.row(application)
    assert row.job
    assert replace(row, now=row.job.apply_until + timedelta(days=29)).status == "forwarded"
    assert replace(row, now=row.job.apply_until + timedelta(days=30)).status == "no-feedback"
    shown.jobs.close(job)
    row = shown.row(application)
    assert row.job
    assert row.job.closed_at
    assert replace(row, now=row.job.closed_at + timedelta(days=30)).status == "no-feedback"
    shown.harness.selection.see(application, 12, EMPLOYER)
    row = shown.row(application)
    assert replace(row, now=row.now + timedelta(days=300)).status == "seen"


def test_a_link_shows_what_the_contact_verified_and_nothing_else(shown: Shown) -> None:
    email = "mine@example.com"
    first = shown.harness.sent(shown.job(), email)
    unverified = shown.harness.start(shown.job(), email)
    others = shown.harness.sent(shown.job(), "others@example.com")
    second = shown.harness.sent(shown.job(), email)
    assert [row.id for row in shown.mine(email)] == [second, first]
    assert {unverified, others}.isdisjoint(row.id for row in shown.mine(email))


def test_earlier_applications_for_the_same_job_are_named(shown: Shown) -> None:
    job, email = shown.job(), "again@example.com"
    first = shown.harness.sent(job, email)
    shown.harness.sent(shown.job(), email)
    second = shown.harness.start(job, email)
    with pytest.raises(AlreadyApplied):
        shown.harness.verify(second)
    shown.harness.applications.send(second, shown.harness.context(), confirmed=True)
    row = shown.row(second)
    index = shown.harness.platform.keys.contact_index("email", email)
    prior = shown.ask(lambda connection: list_prior(connection, row, of_contact(index)))
    assert [each.id for each in prior] == [first]
    assert row.application.again


def test_a_pending_one_that_is_deleted_is_gone(shown: Shown) -> None:
    application = shown.harness.start(shown.job(), "gone@example.com")
    shown.row(application)
    shown.harness.applications.delete(application, shown.harness.context())
    assert shown.ask(lambda connection: find_application(connection, application)) is None


def test_a_sent_one_that_is_deleted_stays_without_the_person(shown: Shown) -> None:
    email = "withdrawn@example.com"
    application = shown.harness.sent(shown.job(), email)
    shown.harness.applications.delete(application, shown.harness.context())
    row = shown.row(application)
    assert row.status == "deleted"
    assert row.application.applicant == Applicant("", "", None, None, "")
    assert not shown.mine(email)


def test_what_was_resent_replaces_what_was_sent(shown: Shown) -> None:
    account = shown.harness.platform.keys.create()
    context = Context(Actor("jobseeker", str(account)), "web")
    command = shown.harness.command(shown.job(), "resent@example.com", account_id=account)
    application = shown.harness.applications.start(command, context).application_id
    shown.harness.selection.see(application, 12, EMPLOYER)
    changes = ResendApplication(replace(command.applicant, cover_letter="Novo pismo"), command.attachments)
    shown.harness.applications.resend(application, changes, context)
    row = shown.row(application)
    assert row.application.applicant.cover_letter == "Novo pismo"
    assert row.inbox_status == "updated"
    shown.harness.selection.see(application, 12, EMPLOYER)
    assert shown.row(application).inbox_status == "seen"
    mine = shown.ask(lambda connection: list_applications(connection, of_account(account)))
    assert ([each.id for each in mine[0]], mine[1]) == ([application], 1)


def test_an_inbox_counts_by_job_and_filters(shown: Shown) -> None:
    employer = 500
    context = Context(Actor("employer", str(employer)), "link")
    job, empty = shown.job(employer), shown.job(employer)
    foreign = shown.harness.sent(shown.job(501), "foreign@example.com")
    new, seen, ended, withdrawn = (shown.harness.sent(job, f"inbox{number}@example.com") for number in range(4))
    shown.harness.start(job, "unsent@example.com")
    shown.harness.selection.see(seen, employer, context)
    shown.harness.selection.end(ended, employer, EndingReason.FINISHED, context)
    shown.harness.applications.delete(withdrawn, shown.harness.context())

    jobs = shown.ask(lambda connection: list_jobs(connection, employer))
    assert [(each.number, each.total, each.new, each.ended, each.withdrawn) for each in jobs] == [
        (job, 4, 1, 1, 1),
        (empty, 0, 0, 0, 0),
    ]
    assert shown.ask(lambda connection: find_employer_name(connection, employer)) == "Konoba 500"

    def listed(status: InboxStatus | None) -> list[UUID]:
        page = shown.ask(lambda connection: list_inbox(connection, employer, job_number=job, status=status))
        assert page.total == len(page.rows)
        return [row.id for row in page.rows]

    assert listed(None) == [withdrawn, ended, seen, new]
    assert [listed(status) for status in ("new", "updated", "seen", "ended", "withdrawn")] == [
        [new],
        [],
        [seen],
        [ended],
        [withdrawn],
    ]
    assert shown.ask(lambda connection: find_inbox_application(connection, employer, foreign)) is None
    assert shown.ask(lambda connection: find_inbox_application(connection, employer, new)) is not None


def test_rebuilt_rows_equal_the_live_ones_also_after_erasures(
    shown: Shown, replay_equals_live: Callable[[ApplicationRows], bool]
) -> None:
    forgotten = shown.harness.start(shown.job(), "forgotten@example.com")
    shown.read_models.follow(ROWS)
    shown.harness.wind(timedelta(hours=25))
    shown.harness.services[DeletionCleanup].remove_unverified()
    assert shown.harness.topics(forgotten)[-1] == "Deleted"
    shown.read_models.follow(ROWS)
    assert replay_equals_live(ROWS)


@pytest.mark.parametrize("seed", range(5))
def test_any_split_into_batches_leads_to_the_same_rows(shown: Shown, seed: int) -> None:
    chance = random.Random(seed)
    shown.read_models.follow(ROWS)
    catch_up, engine = shown.read_models.catch_up, shown.harness.platform.engine
    with engine.begin() as connection:
        live = live_generation(connection, ROWS)
        other = Generation(ROWS, 100 + seed)
        create(connection, other)
    logs = list(ROWS.logs)
    while logs:
        log = chance.choice(logs)
        if not catch_up.step(other, log, limit=chance.randint(1, 7)):
            logs.remove(log)
    with engine.begin() as connection:
        assert digest(connection, other) == digest(connection, live)
        drop(connection, other)


def test_a_row_that_differs_is_noticed(shown: Shown, replay_equals_live: Callable[[ApplicationRows], bool]) -> None:
    shown.harness.sent(shown.job(), "noticed@example.com")
    shown.read_models.follow(ROWS)
    with shown.harness.platform.engine.begin() as connection:
        live = connection.execute(text("SELECT live FROM read_kernel.projection_generation")).scalar_one()
        table = f"read_applications_{live}.application"
        connection.execute(text(f"UPDATE {table} SET source = 'x' WHERE email = 'noticed@example.com'"))
    assert not replay_equals_live(ROWS)
