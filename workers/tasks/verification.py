"""Sending a guest the code that shows that an address or number is theirs."""

from domain.kernel.codes import CODE_LIFETIME, IssuedCode
from domain.kernel.ids import derived_id
from domain.kernel.links import VerificationLink
from workers.mail.letters import VerificationCode
from workers.reactions.applications import SEND_VERIFICATION_CODE
from workers.tasks.case import Case, find_case
from workers.tasks.registry import Work, task


@task(SEND_VERIFICATION_CODE)
def send_verification_code(work: Work) -> None:
    """Sends the newest code; an older task that comes late sends the same message once more, not another one."""
    case = find_case(work.use.applications.streams, work.about)
    if case is None or case.application.deleted or case.application.may_be_sent:
        return
    issued = work.use.applications.codes.issue(work.about)
    if issued is None:
        return
    letter = _letter(work, case, issued)
    message = derived_id("verification", f"{work.about}:{issued.issue_number}")
    applicant = case.application.applicant
    if applicant.email:
        work.use.mailer.send(letter, applicant.email, message)
    elif applicant.phone:
        work.use.texter.send(letter, applicant.phone, message)


def _letter(work: Work, case: Case, issued: IssuedCode) -> VerificationCode:
    locale = case.started.locale
    in_time = issued.expires_at > work.use.platform.clock()
    return VerificationCode(
        locale=locale,
        link=work.use.addresses.verification(case.id, issued.link_token, locale),
        job_title=case.started.job_title,
        employer_name=case.started.employer_name,
        code=issued.code if in_time else None,
        expires_at=issued.expires_at,
        code_minutes=int(CODE_LIFETIME.total_seconds() // 60),
        link_hours=int(VerificationLink.lifetime.total_seconds() // 3600),
    )
