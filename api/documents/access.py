"""Who may read a file: its owner, and the employer of an application that it went with. Decided for every download."""

from dataclasses import dataclass
from uuid import UUID

from api.applications.visitor import known_by
from api.bootstrap import UseCases
from domain.applications.state import Application, Stage
from domain.documents.errors import DocumentNotFound
from domain.kernel.links import InboxLink, LinkInvalid, LinkMissing, UploadLink


@dataclass(frozen=True, slots=True)
class Reader:
    """Who asks for a file, and in which application they came across it."""

    account_id: UUID | None
    token: str | None
    application_id: UUID | None
    upload_token: str


def uploader_of(use: UseCases, upload_token: str) -> UUID | None:
    """The guest who uploaded files before. Refuses a token that is not one, or no more, as it would a link."""
    return use.links.open(UploadLink, upload_token).person_id if upload_token else None


def require_readable(use: UseCases, document_id: UUID, reader: Reader) -> None:
    """Raises LinkMissing for somebody who is not known at all, DocumentNotFound for everybody else who may not read."""
    person_id = reader.account_id or uploader_of(use, reader.upload_token)
    if person_id is None and reader.token is None:
        raise LinkMissing
    if person_id is not None:
        known = use.documents.find(document_id)
        if known is not None and known.person_id == person_id:
            return
    if reader.token and reader.application_id and _went_with(use, document_id, reader.token, reader):
        return
    raise DocumentNotFound


def _went_with(use: UseCases, document_id: UUID, token: str, reader: Reader) -> bool:
    """Whether the file belongs to an application that the holder of the link may read."""
    application_id = reader.application_id
    application = use.applications.find(application_id) if application_id else None
    try:
        employer_id = use.links.open(InboxLink, token).employer_id
    except LinkInvalid:
        person = known_by(use, token, reader.account_id)
        mine = application is not None and application_id is not None and person.owns(application_id, application)
        return mine and _attached(application, document_id)
    return _is_in_inbox(application, employer_id) and _attached(application, document_id)


def _is_in_inbox(application: Application | None, employer_id: int) -> bool:
    return (
        application is not None
        and application.employer_id == employer_id
        and application.stage >= Stage.SENT
        and not application.deleted
    )


def _attached(application: Application | None, document_id: UUID) -> bool:
    return application is not None and document_id in application.attachments.all
