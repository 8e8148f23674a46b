"""Fills a database at revision 0010 as the site did then: applications from one upload token share a person's key."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from uuid import UUID

from sqlalchemy import text

from domain.applications.events import (
    ApplicationAdopted,
    ApplicationCodeVerified,
    ApplicationDeleted,
    ApplicationEvent,
    ApplicationInitiated,
    ApplicationSent,
    DeletedBy,
    VerifiedBy,
)
from domain.documents.file_store import FileStore
from domain.kernel.log.event import Actor, Context
from domain.kernel.log.event_store import Change
from domain.kernel.persons.personal_data import encrypt
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from tests.domain.applications.sample_events import INITIATED

_DOCUMENT = text(
    "INSERT INTO public.document (id, person_id, of_guest, source, encrypted_name, media_type, size, sha256, file_name,"
    " kept_at) VALUES (:id, :person, true, 'cv', :name, 'text/plain', :size, :hash, :file,"
    " CASE WHEN :kept THEN clock_timestamp() END)"
)
_GUEST = text(
    "INSERT INTO public.guest_application (application_id, person_id, contact_index, verified_at, deleted_at,"
    " account_id) VALUES (:id, :person, :contact, clock_timestamp(),"
    " CASE WHEN :deleted THEN clock_timestamp() END, :account)"
)


@dataclass
class OldApplication:
    """A guest's application, and what is to be readable of it afterwards."""

    mark: str
    documents: Sequence[UUID]
    account_id: UUID | None = None
    is_deleted: bool = False
    id: UUID = field(default_factory=new_id)


class OldSite:
    """Writes rows and events of the site before the split."""

    def __init__(self, platform: Platform) -> None:
        self.platform = platform
        self.files = FileStore.of(platform.settings)
        self.contents: dict[UUID, bytes] = {}

    def person(self) -> UUID:
        return self.platform.keys.create()

    def upload(self, person_id: UUID, content: str, *, kept: bool = True) -> UUID:
        document_id, cipher = new_id(), self.platform.keys.cipher(person_id)
        assert cipher
        self.contents[document_id] = content.encode()
        row = {
            "id": document_id,
            "person": person_id,
            "name": encrypt(cipher, f"document/{document_id}/name", f"{content}.txt".encode()),
            "size": len(content),
            "hash": sha256(content.encode()).digest(),
            "file": self.files.write(cipher, document_id.bytes, content.encode()),
            "kept": kept,
        }
        with self.platform.engine.begin() as connection:
            connection.execute(_DOCUMENT, row)
        return document_id

    def apply(self, person_id: UUID, application: OldApplication) -> OldApplication:
        """A verified and sent application under the key of the upload token's person."""
        first, *others = application.documents
        events: list[ApplicationEvent] = [
            self._initiated(application.mark, first, others),
            ApplicationCodeVerified(by=VerifiedBy.CODE),
            ApplicationSent(again=False),
        ]
        if application.account_id:
            events.append(ApplicationAdopted(account_id=application.account_id))
        if application.is_deleted:
            events.append(ApplicationDeleted(by=DeletedBy.APPLICANT))
        context = Context(Actor("guest"), "web", subject=person_id)
        self.platform.logs["applications"].append([Change(application.id, 0, events, context)])
        row = {
            "id": application.id,
            "person": person_id,
            "contact": application.mark,
            "deleted": application.is_deleted,
            "account": application.account_id,
        }
        with self.platform.engine.begin() as connection:
            connection.execute(_GUEST, row)
        return application

    def apply_signed_in(self, account_id: UUID, mark: str, document_id: UUID) -> UUID:
        event = self._initiated(mark, document_id, []).model_copy(update={"account_id": account_id})
        application_id, context = new_id(), Context(Actor("jobseeker", str(account_id)), "web", subject=account_id)
        change = Change(application_id, 0, [event, ApplicationSent(again=False)], context)
        self.platform.logs["applications"].append([change])
        return application_id

    def take_over(self, document_ids: Sequence[UUID], to_person: UUID) -> None:
        """Takes over all files of an upload token, whoever had attached them, as an adoption did."""
        for document_id in document_ids:
            content, cipher = self.contents[document_id], self.platform.keys.cipher(to_person)
            assert cipher
            values: Mapping[str, object] = {
                "id": document_id,
                "person": to_person,
                "name": encrypt(cipher, f"document/{document_id}/name", content + b".txt"),
                "file": self.files.write(cipher, document_id.bytes, content),
            }
            change = text(
                "UPDATE public.document SET person_id = :person, encrypted_name = :name, file_name = :file,"
                " of_guest = false WHERE id = :id"
            )
            with self.platform.engine.begin() as connection:
                connection.execute(change, values)

    @staticmethod
    def _initiated(mark: str, cv: UUID, others: Sequence[UUID]) -> ApplicationInitiated:
        own = {"first_name": mark, "cover_letter": f"{mark} in the letter", "email": f"{mark}@example.com"}
        named = {"cv_document_id": cv, "other_document_ids": tuple(others), "contact_index": mark}
        return INITIATED.model_copy(update=own | named)
