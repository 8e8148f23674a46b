"""Finds applications that nobody has opened: the applicant is told once the ad has ended, the employer reminded."""

from datetime import timedelta
from itertools import groupby
from operator import itemgetter
from typing import Annotated

from sqlalchemy import Engine

from domain.kernel.database.clock import Clock
from domain.kernel.process.settings import Setting
from domain.mail.notices import NoticeKind, Notices
from read_models.applications.unopened import select_waiting, select_without_answer
from workers.outbox.task import Work
from workers.tasks.applicant_mails import ApplicantMails
from workers.tasks.employer_mails import EmployerMails

LOOKS_BACK = timedelta(days=30)
"""Time after which a due notice is dropped: nobody wants to be told of last year's ads when the setting is changed."""


class ApplicationNotices:
    """`no_answer_days` after the end of the ad, and `reminder_days` after it was sent last; 0: never."""

    def __init__(
        self,
        engine: Engine,
        notices: Notices,
        clock: Clock,
        *,
        no_answer_days: Annotated[int, Setting("mail_no_answer_days")],
        reminder_days: Annotated[int, Setting("mail_reminder_days")],
    ) -> None:
        self._engine = engine
        self._notices = notices
        self._clock = clock
        self._no_answer = timedelta(days=no_answer_days)
        self._reminder = timedelta(days=reminder_days)

    def request_no_answers(self) -> int:
        """Requests, for the schedule, a mail for each application whose ad ended without an answer; returns how
        many."""
        if not self._no_answer:
            return 0
        until = self._clock() - self._no_answer
        with self._engine.connect() as connection:
            found = connection.execute(select_without_answer(until - LOOKS_BACK, until)).scalars().all()
        return self._notices.request(NoticeKind.NO_ANSWER, ([application_id] for application_id in found))

    def request_reminders(self) -> int:
        """Requests, for the schedule, a mail for each employer with applications that wait; returns how many."""
        if not self._reminder:
            return 0
        until = self._clock() - self._reminder
        with self._engine.connect() as connection:
            rows = connection.execute(select_waiting(until - LOOKS_BACK, until)).all()
        batches = ([row[1] for row in of_employer] for _, of_employer in groupby(rows, key=itemgetter(0)))
        return self._notices.request(NoticeKind.UNOPENED, batches)


class ApplicationNoticeMails:
    """Tasks that send what was requested, if it is still so."""

    def __init__(
        self,
        notices: Notices,
        applicants: ApplicantMails,
        employers: EmployerMails,
        reminder_days: Annotated[int, Setting("mail_reminder_days")],
    ) -> None:
        self._notices = notices
        self._applicants = applicants
        self._employers = employers
        self._reminder_days = reminder_days

    def send_no_answer(self, work: Work) -> None:
        """Tells the applicant, in the product and by mail."""
        for application_id in self._notices.list_batch(work.about):
            self._applicants.notify_no_answer(work, application_id)

    def send_unopened(self, work: Work) -> None:
        """Reminds the employer of all of them in one mail."""
        self._employers.remind(work, self._notices.list_batch(work.about), self._reminder_days)
