"""Telling an employer that an application has come, was changed, or is gone."""

from domain.applications.errors import ApplicationWithdrawn, SelectionEnded
from domain.applications.state import Stage
from domain.kernel.ids import derived_id
from domain.kernel.links import InboxLink
from domain.kernel.locales import LOCALES, SOURCE_LOCALE, Locale
from workers.failures import Hopeless
from workers.mail.letters import Letter, NewApplication, Steps, UpdatedApplication, WithdrawnApplication
from workers.reactions.applications import FORWARD_TO_EMPLOYER, TELL_EMPLOYER_WITHDRAWN
from workers.tasks.case import Case, find_case
from workers.tasks.registry import Work, task


@task(FORWARD_TO_EMPLOYER)
def forward_to_employer(work: Work) -> None:
    """Mails the employer about what was sent last, then records that it was forwarded, together with the task's end."""
    case = find_case(work.use.applications.streams, work.about)
    if case is None or case.steps is None or not _is_to_be_forwarded(case):
        return
    work.use.mailer.send(_letter(work, case, case.steps), _employer_address(work, case), work.task.id)
    try:
        work.use.applications.selection.forward(work.about, work.context, done=work.done)
    except ApplicationWithdrawn:
        # Taken back while the mail was under way: nothing says that it was forwarded, so nobody else tells them.
        _tell_withdrawn(work)
    except SelectionEnded:
        return


@task(TELL_EMPLOYER_WITHDRAWN)
def tell_employer_withdrawn(work: Work) -> None:
    """Mails an employer who had been told of the application."""
    case = find_case(work.use.applications.streams, work.about)
    if case and case.told_employer:
        _tell_withdrawn(work)


def _is_to_be_forwarded(case: Case) -> bool:
    application = case.application
    return (
        application.stage is Stage.SENT
        and not application.deleted
        and not application.forwarded
        and bool(case.applicant_name)
    )


def _letter(work: Work, case: Case, steps: Steps) -> Letter:
    locale = _language_of_ad(work, case)
    employer_id, days = case.started.employer_id, InboxLink.lifetime.days
    link = work.use.addresses.inbox_application(employer_id, case.id, locale)
    title, employer, name = case.started.job_title, case.started.employer_name, case.applicant_name
    if case.told_employer and case.resent_at:
        return UpdatedApplication(locale, link, title, employer, name, case.resent_at, case.changed, days)
    return NewApplication(locale, link, title, employer, name, case.resent_at or steps.sent_at, days)


def _tell_withdrawn(work: Work) -> None:
    case = find_case(work.use.applications.streams, work.about)
    if case is None or case.deleted_at is None:
        return
    locale = _language_of_ad(work, case)
    letter = WithdrawnApplication(
        locale=locale,
        link=work.use.addresses.inbox(case.started.employer_id, locale),
        job_title=case.started.job_title,
        employer_name=case.started.employer_name,
        applicant_name=case.applicant_name,
        withdrawn_at=case.deleted_at,
        erased=case.erased,
    )
    work.use.mailer.send(letter, _employer_address(work, case), derived_id("withdrawn", case.id))


def _employer_address(work: Work, case: Case) -> str:
    employer = work.use.employers.find(case.started.employer_id)
    if employer is None or not employer.profile.contact_email:
        raise Hopeless("the employer has no address for applications")
    return employer.profile.contact_email


def _language_of_ad(work: Work, case: Case) -> Locale:
    """Employers read the language they write their ads in; Croatian where that is none of ours."""
    job = work.use.jobs.find(case.started.job_number)
    for locale in LOCALES:
        if job and job.ad.language == locale:
            return locale
    return SOURCE_LOCALE
