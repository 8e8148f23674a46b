"""Telling applicants how their application is doing. Who gave only a phone number looks it up on the site."""

from domain.applications.state import Stage
from domain.kernel.links import ApplicantLink
from workers.mail.letters import ApplicationSeen, ApplicationSent, Letter, SelectionEnded
from workers.reactions.applications import CONFIRM_TO_APPLICANT, TELL_APPLICANT_ENDED, TELL_APPLICANT_SEEN
from workers.tasks.case import Case, find_case
from workers.tasks.registry import Work, task

_LINK_DAYS = ApplicantLink.lifetime.days


@task(CONFIRM_TO_APPLICANT)
def confirm_to_applicant(work: Work) -> None:
    """It is on its way."""
    case = find_case(work.use.applications.streams, work.about)
    if case and case.steps:
        started, link = case.started, _link(work, case)
        letter = ApplicationSent(started.locale, link, started.job_title, started.employer_name, case.steps, _LINK_DAYS)
        _send(work, case, letter)


@task(TELL_APPLICANT_SEEN)
def tell_applicant_seen(work: Work) -> None:
    """The employer has opened it; not told any more when it was changed, or the selection ended, in the meantime."""
    case = find_case(work.use.applications.streams, work.about)
    if case and case.steps and case.steps.seen_at and case.application.stage < Stage.ENDED:
        started, link = case.started, _link(work, case)
        letter = ApplicationSeen(started.locale, link, started.job_title, started.employer_name, case.steps, _LINK_DAYS)
        _send(work, case, letter)


@task(TELL_APPLICANT_ENDED)
def tell_applicant_ended(work: Work) -> None:
    """The employer has decided."""
    case = find_case(work.use.applications.streams, work.about)
    if case and case.steps and case.reason:
        started, link = case.started, _link(work, case)
        letter = SelectionEnded(
            started.locale, link, started.job_title, started.employer_name, case.reason.value, case.steps, _LINK_DAYS
        )
        _send(work, case, letter)


def _send(work: Work, case: Case, letter: Letter) -> None:
    address = case.application.applicant.email
    if address and not case.application.deleted and not _wants_no_mail(work, case):
        work.use.mailer.send(letter, address, work.task.id)


def _wants_no_mail(work: Work, case: Case) -> bool:
    """Whether the person has deactivated their account: should they come back, the site shows them what happened."""
    account_id = case.application.account_id
    found = work.use.accounts.book.find(account_id) if account_id else None
    return found is not None and found.deactivated_at is not None


def _link(work: Work, case: Case) -> str:
    if case.application.account_id:
        return work.use.addresses.my_profile(case.started.locale)
    return work.use.addresses.my_applications(case.id, case.started.locale)
