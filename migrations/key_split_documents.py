"""Gives each application files of its own, for the split of shared keys."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID, uuid5

from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection, text

from domain.documents.file_store import FileStore
from domain.kernel.persons.personal_data import PersonKeys, decrypt, encrypt

_NAMED = text("""
CREATE TEMPORARY TABLE named_document ON COMMIT PRESERVE ROWS AS
WITH newest AS (
    SELECT DISTINCT ON (originator_id) originator_id AS application_id, convert_from(state, 'UTF8')::json -> 'd' AS data
    FROM events.applications
    WHERE topic IN ('applications.ApplicationInitiated', 'applications.ApplicationResent')
    ORDER BY originator_id, originator_version DESC
), named AS (
    SELECT application_id, (data ->> 'cv_document_id')::uuid AS document_id FROM newest
    UNION
    SELECT application_id, other::uuid FROM newest, json_array_elements_text(data -> 'other_document_ids') AS other
)
SELECT named.application_id, named.document_id, coalesce(
    guest.account_id,
    (convert_from(first.state, 'UTF8')::json -> 'd' ->> 'account_id')::uuid,
    named.application_id
) AS owner_id
FROM named
JOIN events.applications AS first ON first.originator_id = named.application_id AND first.originator_version = 1
LEFT JOIN public.guest_application AS guest ON guest.application_id = named.application_id
WHERE NOT EXISTS (
    SELECT FROM events.applications AS later
    WHERE later.originator_id = named.application_id AND later.topic = 'applications.ApplicationDeleted'
)
""")
_INDEX = text("CREATE INDEX ON named_document (document_id)"), text("CREATE INDEX ON named_document (application_id)")
_DOCUMENTS = text(
    "SELECT document.* FROM public.document JOIN named_document ON document_id = document.id"
    " WHERE application_id = :application FOR UPDATE OF document"
)
_KEEPER = text(
    "SELECT owner_id FROM named_document WHERE document_id = :document"
    " ORDER BY owner_id = :present DESC, application_id LIMIT 1"
)
_RENAME = text(
    "UPDATE named_document SET document_id = :after WHERE application_id = :application AND document_id = :document"
)
_MOVE = text(
    "UPDATE public.document SET person_id = :owner, of_guest = :of_guest, encrypted_name = :name,"
    " file_name = :file WHERE id = :id"
)
_COPY = text(
    "INSERT INTO public.document (id, person_id, of_guest, source, encrypted_name, media_type, size, sha256,"
    " file_name, uploaded_at, kept_at) SELECT :id, :owner, :of_guest, source, :name, media_type, size, sha256, :file,"
    " uploaded_at, kept_at FROM public.document WHERE id = :original"
)
_LEFT_OVER = text("DELETE FROM public.document WHERE person_id = :person AND kept_at IS NOT NULL RETURNING file_name")
_HAS_FILES = text("SELECT EXISTS (SELECT FROM public.document WHERE person_id = :person)")


class SplitDocuments:
    """A file that one owner's applications name is re-encrypted; a further owner gets a copy with an id of its own.

    Within the caller's transactions; a file that a kill leaves without a row is removed by the reconciliation.
    """

    def __init__(self, connection: Connection, keys: PersonKeys, files: FileStore) -> None:
        self._connection = connection
        self._keys = keys
        self._files = files
        self._replaced: list[str] = []
        with connection.begin():
            for statement in (_NAMED, *_INDEX):
                connection.execute(statement)

    def give(self, application_id: UUID, owner_id: UUID, own: AESGCM | None) -> Mapping[UUID, UUID]:
        """Makes the files that the application names its owner's; returns new ids by old ones.

        Files that nobody can read, since an owner is erased or they are missing, stay as they are.
        """
        renamed: dict[UUID, UUID] = {}
        new = own or self._keys.cipher(owner_id)
        rows = self._connection.execute(_DOCUMENTS, {"application": application_id}).mappings().all()
        for row in rows:
            document_id: UUID = row["id"]
            old = self._keys.cipher(row["person_id"])
            if row["person_id"] == owner_id or old is None or new is None:
                continue
            present = {"document": document_id, "present": row["person_id"]}
            if self._connection.execute(_KEEPER, present).scalar_one() == owner_id:
                self._move(row, old, new, owner_id, of_guest=owner_id == application_id)
                continue
            copy_id = uuid5(application_id, str(document_id))
            if self._copy(row, old, new, copy_id, owner_id, of_guest=owner_id == application_id):
                renamed[document_id] = copy_id
                changed = {"application": application_id, "document": document_id, "after": copy_id}
                self._connection.execute(_RENAME, changed)
        return renamed

    def remove_left_over(self, person_id: UUID) -> bool:
        """Removes files of a shared key that no application names any more. Whether others are left: unused uploads."""
        names: Sequence[str] = self._connection.execute(_LEFT_OVER, {"person": person_id}).scalars().all()
        self._replaced.extend(names)
        return self._connection.execute(_HAS_FILES, {"person": person_id}).scalar_one()

    def remove_replaced(self) -> None:
        """Removes, after the commit, the files that no row names any more."""
        for name in self._replaced:
            self._files.remove(name)
        self._replaced.clear()

    def _move(self, row: Mapping[Any, Any], old: AESGCM, new: AESGCM, owner_id: UUID, *, of_guest: bool) -> None:
        document_id: UUID = row["id"]
        content, file_name = self._files.read(old, document_id.bytes, row["file_name"]), row["file_name"]
        if content is not None:
            file_name = self._files.write(new, document_id.bytes, content)
            self._replaced.append(row["file_name"])
        name = _renamed(row, old, new, document_id)
        values = {"id": document_id, "owner": owner_id, "of_guest": of_guest, "name": name, "file": file_name}
        self._connection.execute(_MOVE, values)

    def _copy(
        self, row: Mapping[Any, Any], old: AESGCM, new: AESGCM, copy_id: UUID, owner_id: UUID, *, of_guest: bool
    ) -> bool:
        content = self._files.read(old, row["id"].bytes, row["file_name"])
        if content is None:
            return False
        values = {
            "id": copy_id,
            "original": row["id"],
            "owner": owner_id,
            "of_guest": of_guest,
            "name": _renamed(row, old, new, copy_id),
            "file": self._files.write(new, copy_id.bytes, content),
        }
        self._connection.execute(_COPY, values)
        return True


def _renamed(row: Mapping[Any, Any], old: AESGCM, new: AESGCM, document_id: UUID) -> str:
    name = decrypt(old, f"document/{row['id']}/name", row["encrypted_name"])
    return encrypt(new, f"document/{document_id}/name", name)
