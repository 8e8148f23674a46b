"""Read access to files: the owner, and employers that opened the application with them. Checked for every download."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from api.applications.applicant_access import ApplicantAccess
from api.http.access_links import uploader_of
from domain.applications.state import Application
from domain.applications.status import is_open_to_employer
from domain.applications.streams import ApplicationStreams
from domain.documents.errors import DocumentNotFound
from domain.documents.service import Documents
from domain.verification.signed_links import InboxLink, LinkInvalid, LinkMissing, LinkSigner


@dataclass(frozen=True, slots=True)
class Reader:
    """The caller, their employers, and the application through which they request the file."""

    account_id: UUID | None
    token: str | None
    application_id: UUID | None
    upload_token: str
    employers: Sequence[int] = ()


class DocumentAccess:
    """Decides who may read a file."""

    def __init__(
        self, documents: Documents, applications: ApplicationStreams, applicants: ApplicantAccess, links: LinkSigner
    ) -> None:
        self._documents = documents
        self._applications = applications
        self._applicants = applicants
        self._links = links

    def require_readable(self, document_id: UUID, reader: Reader) -> None:
        """Raises LinkMissing for an unknown caller, DocumentNotFound for others without access."""
        person_id = reader.account_id or uploader_of(self._links, reader.upload_token)
        if person_id is None and reader.token is None:
            raise LinkMissing
        if person_id is not None:
            known = self._documents.find(document_id)
            if known is not None and known.person_id == person_id:
                return
        if reader.application_id and self._went_with(document_id, reader.application_id, reader):
            return
        raise DocumentNotFound

    def _went_with(self, document_id: UUID, application_id: UUID, reader: Reader) -> bool:
        """Whether the file is attached to an application that is the reader's, or that their employer has opened."""
        application = self._applications.find(application_id)
        if application is None or not _attached(application, document_id):
            return False
        employer_id = self._employer_by_link(reader.token)
        if employer_id is not None:
            return _is_open_to(employer_id, application)
        if any(_is_open_to(each, application) for each in reader.employers):
            return True
        return self._applicants.identify(reader.token, reader.account_id).owns(application_id, application)

    def _employer_by_link(self, token: str | None) -> int | None:
        try:
            return self._links.open(InboxLink, token).employer_id if token else None
        except LinkInvalid:
            return None


def _is_open_to(employer_id: int, application: Application) -> bool:
    return application.employer_id == employer_id and is_open_to_employer(application)


def _attached(application: Application, document_id: UUID) -> bool:
    return document_id in application.attachments.all
