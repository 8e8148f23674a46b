"""Sends the digests of mails that were held, to applicants and to employers."""

from domain.applications.streams import ApplicationStreams
from domain.mail.digests import Digests
from workers.outbox.task import Work
from workers.tasks.applicant_mails import ApplicantMails
from workers.tasks.employer_mails import EmployerMails, employer_recipient


class DigestMails:
    """A digest tells how each application is when it is sent, so that what has passed meanwhile is not told."""

    def __init__(
        self, digests: Digests, streams: ApplicationStreams, applicants: ApplicantMails, employers: EmployerMails
    ) -> None:
        self._digests = digests
        self._streams = streams
        self._applicants = applicants
        self._employers = employers

    def send_digest(self, work: Work) -> None:
        """Sends it, and then lets go of what it told. Repeated in between, it is the same mail with the same id."""
        taken = self._digests.list_taken(work.task.id)
        states = (self._streams.find(each) for each in taken)
        employers = {employer_recipient(state.employer_id) for state in states if state}
        mails = self._employers if work.about in employers else self._applicants
        mails.send_digest(work, taken)
        self._digests.finish(work.task.id)
