"""The mail about saved jobs: one a day at most, with what still holds, and an end by one click."""

from datetime import datetime, timedelta
from uuid import UUID

import pytest
from sqlalchemy import select

from domain.kernel.tasks import task
from domain.notifications.kinds import Channel
from domain.notifications.tasks import MAIL_SAVED_JOBS
from tests.workers.mail.mail_server import ReceivedMail
from tests.workers.mail_harness import text_of
from tests.workers.saved_jobs.savers import SALARY, Savers
from tests.workers.task_harness import work_about
from workers.mail.template_filters import TIME_ZONE
from workers.register import open_tasks
from workers.saved_jobs.mail_requests import SavedJobMailRequests

NOON = datetime(2026, 6, 1, 12, tzinfo=TIME_ZONE)
A_DAY = timedelta(days=1)


def request(savers: Savers, now: datetime = NOON) -> int:
    return SavedJobMailRequests(savers.engine, lambda: now).run()


def requested(savers: Savers, person: UUID) -> list[UUID]:
    query = select(task.c.id).where(task.c.name == MAIL_SAVED_JOBS, task.c.about == person).order_by(task.c.id)
    with savers.engine.connect() as connection:
        return list(connection.execute(query).scalars())


def work(savers: Savers, person: UUID) -> list[ReceivedMail]:
    """Runs all tasks of an account once more, and returns what has arrived by that."""
    before = len(savers.mail_server.received)
    mail_saved_jobs = open_tasks(savers.services)[MAIL_SAVED_JOBS]
    for task_id in requested(savers, person):
        mail_saved_jobs(work_about(person, task_id))
    return savers.mail_server.received[before:]


def test_all_news_of_a_day_is_one_mail_which_ends_by_one_click(savers: Savers) -> None:
    person, closed = savers.saver(title="Kuhar/ica")
    paid, closing = savers.board.publish(title="Vozač/ica"), savers.board.publish(title="Pekar/ica", days_left=2)
    for job in (paid, closing):
        savers.save(person, job)
    savers.close(closed)
    savers.edit(paid, title="Vozač/ica", salary=SALARY)
    assert savers.tell() == 3
    assert request(savers) == 1
    [mail] = work(savers, person)
    assert mail.message["Subject"] == "Novosti o Vašim spremljenim poslovima"
    text = " ".join(text_of(mail.message).split())
    assert "Konoba Tri Volta: više ne prima prijave" in text
    assert "Konoba Tri Volta: promijenila se plaća" in text
    assert "Konoba Tri Volta: prijave se zatvaraju" in text
    assert f"https://karijera.example/posao/{closed}/kuhar" in text
    assert "/api/unsubscribe/" in mail.message["List-Unsubscribe"]
    assert mail.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


def test_a_second_attempt_is_the_same_mail(savers: Savers) -> None:
    person, job = savers.saver()
    savers.close(job)
    savers.tell()
    request(savers)
    [first], [again] = work(savers, person), work(savers, person)
    assert first.message["Message-ID"] == again.message["Message-ID"]
    assert text_of(first.message) == text_of(again.message)


def test_what_comes_later_that_day_waits_for_the_next(savers: Savers) -> None:
    person, job = savers.saver()
    other = savers.board.publish()
    savers.save(person, other)
    savers.close(job)
    savers.tell()
    assert request(savers) == 1
    savers.close(other)
    savers.tell()
    assert request(savers, NOON + timedelta(hours=5)) == 0
    assert request(savers, NOON + A_DAY) == 1
    assert request(savers, NOON + 2 * A_DAY) == 0
    assert len(requested(savers, person)) == 2


@pytest.mark.parametrize("hour", [0, 7, 20, 23])
def test_nobody_is_mailed_at_night(savers: Savers, hour: int) -> None:
    _, job = savers.saver()
    savers.close(job)
    savers.tell()
    assert request(savers, NOON.replace(hour=hour)) == 0
    assert request(savers) == 1


def test_what_does_not_hold_any_more_is_left_out(savers: Savers) -> None:
    person, relisted = savers.saver(title="Kuhar/ica")
    savers.close(relisted)
    savers.tell()
    request(savers)
    savers.relist(relisted)
    savers.board.show()
    assert work(savers, person) == []


def test_of_a_job_that_closed_meanwhile_only_that_is_told(savers: Savers) -> None:
    person, job = savers.saver(days_left=2, title="Kuhar/ica")
    savers.tell()
    savers.close(job)
    savers.tell()
    request(savers)
    [mail] = work(savers, person)
    assert mail.message["Subject"] == "Novosti o spremljenom poslu: Kuhar/ica"
    assert "prijave se zatvaraju" not in text_of(mail.message)


def test_who_switched_these_mails_off_gets_none(savers: Savers) -> None:
    person, job = savers.saver()
    savers.choose(person, Channel.MAIL)
    savers.close(job)
    assert savers.tell() == 1, "the list still has it"
    assert request(savers) == 0


def test_mails_switched_off_after_the_request_are_not_sent(savers: Savers) -> None:
    person, job = savers.saver()
    savers.close(job)
    savers.tell()
    request(savers)
    savers.choose(person, Channel.MAIL)
    assert work(savers, person) == []


def test_mails_are_in_the_language_of_the_account(savers: Savers) -> None:
    person, job = savers.saver(locale="mk", title="Готвач")
    savers.close(job)
    savers.tell()
    request(savers)
    [mail] = work(savers, person)
    assert mail.message["Content-Language"] == "mk"
    assert mail.message["Subject"] == "Новости за зачуван оглас: Готвач"
