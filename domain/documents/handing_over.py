"""Giving files to another person: encrypted anew under that person's key."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Engine, RowMapping, select, update

from domain.documents.files import FileStore
from domain.documents.tables import document
from domain.kernel.errors import PersonErased
from domain.kernel.personal_data import PersonKeys, seal, unseal


class HandingOver:
    """A guest who comes back to change an application uploads as somebody new, and gives the files to who they are."""

    def __init__(self, engine: Engine, keys: PersonKeys, files: FileStore) -> None:
        self._engine = engine
        self._keys = keys
        self._files = files

    def hand_over(self, giver: UUID, taker: UUID, document_ids: Sequence[UUID]) -> None:
        """Those of the documents that are the giver's become the taker's; doing it again changes nothing."""
        self._hand_over(document.c.id.in_(document_ids) & (document.c.person_id == giver), taker)

    def adopt(self, guest: UUID, account_id: UUID) -> None:
        """All of a guest's documents become the account's; doing it again changes nothing."""
        self._hand_over(document.c.person_id == guest, account_id, of_guest=False)

    def _hand_over(self, mine: ColumnElement[bool], taker: UUID, **more: object) -> None:
        written: list[str] = []
        try:
            with self._engine.begin() as connection:
                rows = connection.execute(select(document).where(mine).with_for_update()).mappings().all()
                written.extend(self._rewrite(connection, row, taker, more) for row in rows)
        except BaseException:
            self._remove(written)
            raise
        self._remove([row["file_name"] for row in rows])

    def _rewrite(self, connection: Connection, row: RowMapping, taker: UUID, more: Mapping[str, object]) -> str:
        old, new = self._keys.cipher(row["person_id"]), self._keys.cipher(taker)
        identity: UUID = row["id"]
        content = self._files.read(old, identity.bytes, row["file_name"]) if old else None
        if old is None or new is None or content is None:
            raise PersonErased
        place = f"document/{identity}/name"
        file_name = self._files.write(new, identity.bytes, content)
        values = {
            **more,
            "person_id": taker,
            "file_name": file_name,
            "sealed_name": seal(new, place, unseal(old, place, row["sealed_name"])),
        }
        connection.execute(update(document).where(document.c.id == identity).values(values))
        return file_name

    def _remove(self, names: Sequence[str]) -> None:
        for name in names:
            self._files.remove(name)
