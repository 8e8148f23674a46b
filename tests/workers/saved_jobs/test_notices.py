"""Notices about saved jobs: of what is news, once, to those who want them."""

from datetime import timedelta

import pytest
from sqlalchemy import text, update

from domain.accounts.tables import account
from domain.jobs.commands import RemoveJob
from domain.jobs.events import RemovalReason
from domain.notifications.kinds import Channel
from domain.tracking import owner
from domain.tracking.saved_jobs import SavedJobs
from domain.tracking.visitor_merge import VisitorMerge
from tests.read_models.job_pages.job_board import CONTEXT
from tests.workers.saved_jobs.savers import SALARY, Savers
from workers.saved_jobs import due_notices


def test_a_job_that_is_about_to_close_is_told_once(savers: Savers) -> None:
    person, _ = savers.saver(days_left=2.9)
    assert savers.tell() == 1
    assert savers.tell() == 0
    assert savers.notified(person) == ["closing"]


@pytest.mark.parametrize(("days_left", "days_ago"), [(3.1, 10), (2, 0.5)])
def test_a_deadline_that_is_far_or_was_just_read_is_not_told(savers: Savers, days_left: float, days_ago: float) -> None:
    person, _ = savers.saver(days_left=days_left, days_ago=days_ago)
    savers.tell()
    assert savers.notified(person) == []


def test_a_deadline_that_was_moved_is_told_again_when_it_comes(savers: Savers) -> None:
    person, job = savers.saver(days_left=2)
    savers.tell()
    savers.move_deadline(job, days_left=20)
    assert savers.tell() == 0
    savers.move_deadline(job, days_left=1)
    assert savers.tell() == 1
    assert savers.notified(person) == ["closing", "closing"]


def test_a_job_that_was_closed_is_told_once(savers: Savers) -> None:
    person, job = savers.saver()
    savers.close(job)
    assert savers.tell() == 1
    assert savers.tell() == 0
    assert savers.notified(person) == ["closed"]


def test_a_job_whose_deadline_has_passed_is_told_once_that_is_recorded(savers: Savers) -> None:
    person, job = savers.saver(days_left=-1)
    savers.tell()
    savers.board.jobs.expire([job], CONTEXT)
    assert savers.tell() == 1
    assert savers.notified(person) == ["closed"]


def test_a_job_that_takes_applications_again_is_not_told_as_closed(savers: Savers) -> None:
    person, job = savers.saver()
    savers.close(job)
    savers.relist(job)
    savers.tell()
    assert savers.notified(person) == []


def test_what_had_closed_before_it_was_saved_is_no_news(savers: Savers) -> None:
    person, job = savers.account(), savers.board.publish()
    savers.close(job)
    savers.save(person, job, days_ago=0)
    savers.tell()
    assert savers.notified(person) == []


def test_a_removed_job_is_not_named(savers: Savers) -> None:
    person, job = savers.saver(days_left=2)
    savers.board.jobs.remove(job, RemoveJob(RemovalReason.REQUESTED), CONTEXT)
    savers.tell()
    assert savers.notified(person) == []


def test_another_salary_is_told_once_for_each_change(savers: Savers) -> None:
    person, job = savers.saver()
    savers.edit(job, salary=SALARY)
    assert savers.tell() == 1
    assert savers.tell() == 0
    savers.edit(job, salary=SALARY | {"maximum": 1600})
    assert savers.tell() == 1
    assert savers.notified(person) == ["salary-changed", "salary-changed"]


def test_other_changes_and_salaries_that_are_not_shown_are_not_told(savers: Savers) -> None:
    person, job = savers.saver()
    savers.edit(job, description="<p>Tražimo dva konobara.</p>")
    savers.edit(job, description="<p>Tražimo dva konobara.</p>", salary=SALARY | {"shown": False})
    savers.tell()
    assert savers.notified(person) == []


def test_old_news_is_not_told(savers: Savers) -> None:
    person, job = savers.saver()
    savers.close(job)
    savers.board.show()
    with savers.engine.begin() as connection:
        older = text("UPDATE read.job_page SET closed_at = closed_at - interval '8 days' WHERE number = :job")
        connection.execute(older, {"job": job})
    savers.tell()
    assert savers.notified(person) == []
    assert timedelta(days=8) > due_notices.NEWS_FOR


def test_everybody_who_saved_a_job_is_told_and_nobody_else(savers: Savers) -> None:
    job, stranger = savers.board.publish(), savers.account()
    people = [savers.account() for _ in range(3)]
    for person in people:
        savers.save(person, job)
    savers.close(job)
    assert savers.tell() == 3
    assert [savers.notified(person) for person in people] == [["closed"]] * 3
    assert savers.notified(stranger) == []


def test_more_than_one_batch_is_told(savers: Savers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due_notices, "BATCH", 2)
    job, people = savers.board.publish(), [savers.account() for _ in range(5)]
    for person in people:
        savers.save(person, job)
    savers.choose(people[0], Channel.MAIL, Channel.IN_PRODUCT)
    savers.close(job)
    assert savers.tell() == 4, "the first takes pushes alone, and has no browser"


def test_a_browser_without_an_account_is_told_nothing_until_somebody_registers(savers: Savers) -> None:
    visitor = owner.visitor(owner.new_token())
    assert visitor
    person, job = savers.account(), savers.board.publish()
    SavedJobs(savers.engine).save(visitor, job)
    savers.close(job)
    assert savers.tell() == 0
    VisitorMerge(savers.engine).merge(visitor, owner.account(person))
    assert savers.tell() == 1
    assert savers.notified(person) == ["closed"]


def test_a_deactivated_account_is_told_nothing(savers: Savers) -> None:
    person, job = savers.saver()
    savers.close(job)
    with savers.engine.begin() as connection:
        away = update(account).where(account.c.id == person).values(deactivated_at=text("clock_timestamp()"))
        connection.execute(away)
    assert savers.tell() == 0
    assert savers.notified(person) == []


def test_who_wants_no_notices_gets_none(savers: Savers) -> None:
    person, job = savers.saver()
    savers.choose(person, *Channel)
    savers.close(job)
    assert savers.tell() == 0
    savers.choose(person, Channel.MAIL, is_wanted=True)
    assert savers.tell() == 1
    assert savers.notified(person) == ["closed"]
