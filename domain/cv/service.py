"""Use cases of owners: begin, edit, undo, restore and delete CVs."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from domain.cv.commands import CreateCv, PartEdit, RestoreVersion, UndoChange
from domain.cv.decisions.editing import edit, part_of
from domain.cv.decisions.lifecycle import create, delete
from domain.cv.decisions.preconditions import owned
from domain.cv.decisions.restoring import restore, undo
from domain.cv.deletion_cleanup import DeletionCleanup
from domain.cv.events import CvDeletedBy, CvEvent, CvOrigin
from domain.cv.owners import insert_owner, mark_deleted
from domain.cv.state import Cv
from domain.cv.streams import CvStreams, LoadedCv
from domain.kernel.database.clock import Clock
from domain.kernel.log.event import Context
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.persons.personal_data import PersonKeys
from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import Locale


@dataclass(frozen=True, slots=True)
class CreatedCv:
    """A new CV, and the log's position of it."""

    cv_id: UUID
    version: int
    position: int


@dataclass(frozen=True, slots=True)
class Edited:
    """What an edit led to. `changed_meanwhile` names the other parts that were changed after the version it was based
    on; `position` is the log's."""

    version: int
    changed_meanwhile: tuple[str, ...]
    position: int


class Cvs:
    """Commands of owners; of anybody else's CV they raise CvNotFound. Each may carry an idempotency key."""

    def __init__(self, streams: CvStreams, cleanup: DeletionCleanup, keys: PersonKeys, clock: Clock) -> None:
        self._streams = streams
        self._cleanup = cleanup
        self._keys = keys
        self._clock = clock

    def require(self, account_id: UUID, cv_id: UUID) -> LoadedCv:
        """The CV with its history. Raises CvNotFound."""
        return self._streams.require_own(account_id, cv_id)

    def create(self, command: CreateCv, context: Context, key: IdempotencyKey | None = None) -> CreatedCv:
        """Begins a CV under a key of its own. Refuses with TooManyCvs."""
        stored = self._streams.find_answer(key)
        if stored is not None:
            return self._created(stored)
        cv_id, today = new_id(), self._clock().date()
        with self._keys.creating(cv_id) as own_key:

            def write(connection: Connection) -> None:
                self._keys.require_living(connection, command.account_id)
                insert_owner(connection, cv_id, command.account_id)
                own_key.store(connection)

            outcome = self._streams.execute(
                cv_id,
                lambda state: create(state, command, today),
                replace(context, subject=cv_id),
                key=key,
                answer=lambda state: {"cvId": str(cv_id), "version": state.version if state else 0},
                write=write,
            )
        return self._created(outcome.answer)

    def duplicate(
        self,
        account_id: UUID,
        source_cv_id: UUID,
        name: str,
        language: Locale,
        context: Context,
        key: IdempotencyKey | None = None,
    ) -> CreatedCv:
        """Begins a CV as a copy of another one, perhaps to be translated. Refuses with TooManyCvs."""
        content = self.require(account_id, source_cv_id).cv.revision.content(language)
        return self.create(CreateCv(account_id, name, content, CvOrigin.DUPLICATE, source_cv_id), context, key)

    def edit(
        self, account_id: UUID, cv_id: UUID, command: PartEdit, context: Context, key: IdempotencyKey | None = None
    ) -> Edited:
        """Changes one part; repeating it changes nothing. Refuses with CvChangedMeanwhile, TooManyCvItems, CvTooLong,
        CvItemNotFound, and InvalidInput for a date of birth in the future."""
        now, part = self._clock(), part_of(command)
        return self._change(
            cv_id,
            lambda state: edit(owned(state, account_id), command, now),
            context,
            key,
            lambda state: [str(each) for each in state.changed_since(command.base_version) if each != part],
        )

    def undo(
        self, account_id: UUID, cv_id: UUID, command: UndoChange, context: Context, key: IdempotencyKey | None = None
    ) -> Edited:
        """Takes back the last change. Refuses with NothingToUndo and CvChangedMeanwhile."""
        return self._change(
            cv_id, lambda state: undo(owned(state, account_id), command.base_version), context, key, lambda _: []
        )

    def restore(
        self,
        account_id: UUID,
        cv_id: UUID,
        command: RestoreVersion,
        context: Context,
        key: IdempotencyKey | None = None,
    ) -> Edited:
        """Restores the content of an earlier version. Refuses with CvVersionNotFound and CvChangedMeanwhile."""
        earlier = self.require(account_id, cv_id).at(command.version).revision
        return self._change(
            cv_id,
            lambda state: restore(owned(state, account_id), command.version, earlier, command.base_version),
            context,
            key,
            lambda _: [],
        )

    def delete(self, account_id: UUID, cv_id: UUID, context: Context, key: IdempotencyKey | None = None) -> int:
        """Deletes the CV and destroys its key; returns the log's position."""
        outcome = self._streams.execute(
            cv_id,
            lambda state: delete(owned(state, account_id), CvDeletedBy.OWNER),
            replace(context, subject=cv_id),
            key=key,
            write=lambda connection: mark_deleted(connection, cv_id),
        )
        self._cleanup.clean(cv_id)
        return outcome.position

    def _change(
        self,
        cv_id: UUID,
        decide: Callable[[Cv | None], Iterable[CvEvent]],
        context: Context,
        key: IdempotencyKey | None,
        others: Callable[[Cv], list[str]],
    ) -> Edited:
        def answer(state: Cv | None) -> dict[str, Any]:
            return {"version": state.version, "changedMeanwhile": others(state)} if state else {}

        outcome = self._streams.execute(cv_id, decide, replace(context, subject=cv_id), key=key, answer=answer)
        return Edited(outcome.answer["version"], tuple(outcome.answer["changedMeanwhile"]), outcome.position)

    def _created(self, answer: dict[str, Any]) -> CreatedCv:
        cv_id = UUID(answer["cvId"])
        return CreatedCv(cv_id, answer["version"], self._streams.last_position(cv_id))
