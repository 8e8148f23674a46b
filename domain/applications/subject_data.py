"""Subject data of applications: claims, lists and erases applications of a person, as an account or as a guest."""

from collections.abc import Sequence
from uuid import UUID

from domain.applications.applicant_erasure import ApplicantErasure
from domain.applications.guest_adoption import GuestAdoption
from domain.applications.streams import ApplicationStreams
from domain.kernel.log.event import Context
from domain.kernel.persons.subject_data import DataSubject, SubjectData


class ApplicationSubjectData(SubjectData):
    """Applications of guests are claimed by the account first, so that they are erased with it."""

    def __init__(self, streams: ApplicationStreams, adoption: GuestAdoption, erasure: ApplicantErasure) -> None:
        self._streams = streams
        self._adoption = adoption
        self._erasure = erasure

    def claim(self, account_id: UUID, contact_index: str, context: Context) -> None:
        self._adoption.adopt(contact_index, account_id, context)

    def erase_unverified(self, contact_index: str, context: Context) -> None:
        self._erasure.erase_unverified(contact_index, context)

    def guests_of(self, account_id: UUID) -> Sequence[UUID]:
        return self._adoption.owned_by(account_id)

    def guests_of_contact(self, contact_index: str) -> Sequence[UUID]:
        return self._adoption.verified_by(contact_index)

    def record_erasure(self, stream_id: UUID, context: Context) -> int:
        return self._erasure.erase(stream_id, context) if self._streams.history(stream_id) else 0

    def erase(self, subject: DataSubject) -> None:
        if subject.contact_index:
            self._erasure.forget_contact(subject.contact_index, subject.account_id)

    def erase_restored(self) -> None:
        self._erasure.forget_erased()
