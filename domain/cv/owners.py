"""Rows that say whose a CV is: what the limit, the CV database, clean-up and erasure need to find."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Engine, func, insert, select, update

from domain.cv.errors import TooManyCvs
from domain.cv.tables import cv_owner
from domain.kernel.database.advisory_lock import lock_until_commit
from domain.kernel.persons.personal_data import erased_persons

MAX_CVS = 20
"""CVs that an account may have."""

_ROW = cv_owner.c
_NOW = func.clock_timestamp()


class CvOwners:
    """Reads rows; what changes them takes the connection of the append that it belongs to."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def list_all(self, account_id: UUID) -> Sequence[UUID]:
        """All CVs of an account, deleted ones too: their ids are those of their keys."""
        return self._ids(_ROW.account_id == account_id)

    def find_shown(self, account_id: UUID) -> UUID | None:
        """The one of the account's CVs that was shown last."""
        return next(iter(self._ids(_ROW.account_id == account_id, _ROW.shown_at.is_not(None))), None)

    def list_uncleaned(self) -> Sequence[UUID]:
        """Deleted CVs whose keys may still exist."""
        return self._ids(_ROW.deleted_at.is_not(None), _ROW.cleaned_at.is_(None))

    def list_restored(self) -> Sequence[UUID]:
        """CVs that a backup from before their deletion brought back: their keys are destroyed."""
        return self._ids(_ROW.deleted_at.is_(None), _ROW.cv_id.in_(erased_persons))

    def mark_cleaned(self, cv_id: UUID) -> None:
        """Marks the row as cleaned once the key is destroyed."""
        with self._engine.begin() as connection:
            connection.execute(update(cv_owner).where(_ROW.cv_id == cv_id).values(cleaned_at=_NOW))

    def _ids(self, *conditions: ColumnElement[bool]) -> Sequence[UUID]:
        query = select(_ROW.cv_id).where(*conditions).order_by(_ROW.created_at, _ROW.cv_id)
        with self._engine.connect() as connection:
            return connection.execute(query).scalars().all()


def insert_owner(connection: Connection, cv_id: UUID, account_id: UUID) -> None:
    """Inserts the owner's row in the transaction that creates a CV. Refuses with TooManyCvs."""
    lock_account(connection, account_id)
    kept = select(func.count()).where(_ROW.account_id == account_id, _ROW.deleted_at.is_(None))
    if connection.execute(kept).scalar_one() >= MAX_CVS:
        raise TooManyCvs(MAX_CVS)
    connection.execute(insert(cv_owner).values(cv_id=cv_id, account_id=account_id))


def mark_shown(connection: Connection, cv_id: UUID, account_id: UUID, replaced: UUID | None) -> bool:
    """Marks a CV as shown in the transaction that shows it instead of the one that was shown before. False when that is
    another one by now, which has to be hidden first."""
    lock_account(connection, account_id)
    shown = (_ROW.account_id == account_id) & _ROW.shown_at.is_not(None)
    if connection.execute(select(_ROW.cv_id).where(shown)).scalar_one_or_none() != replaced:
        return False
    connection.execute(update(cv_owner).where(shown).values(shown_at=None))
    connection.execute(update(cv_owner).where(_ROW.cv_id == cv_id).values(shown_at=_NOW))
    return True


def mark_deleted(connection: Connection, cv_id: UUID) -> None:
    """Marks the row in the transaction that deletes: it waits for clean-up."""
    kept = (_ROW.cv_id == cv_id) & _ROW.deleted_at.is_(None)
    connection.execute(update(cv_owner).where(kept).values(deleted_at=_NOW, shown_at=None))


def lock_account(connection: Connection, account_id: UUID) -> None:
    """Keeps others from creating or showing CVs of the account until the caller's transaction ends."""
    lock_until_commit(connection, f"cv:{account_id}")
