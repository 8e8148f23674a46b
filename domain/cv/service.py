"""Use cases of owners: begin, edit, undo, restore and delete CVs."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any
from uuid import UUID

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
from domain.kernel.log.streams import AppendPlan
from domain.kernel.persons.personal_data import PersonKeys
from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import Locale

CvPlan = AppendPlan[CvEvent]


@dataclass(frozen=True, slots=True)
class CreatedCv:
    """A new CV, and the log's position of it."""

    cv_id: UUID
    version: int
    position: int


@dataclass(frozen=True, slots=True)
class Edited:
    """The result of an edit. `changed_meanwhile` names the other parts that were changed after the version it was based
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
            rows = (
                partial(self._keys.require_living, person_id=command.account_id),
                partial(insert_owner, cv_id=cv_id, account_id=command.account_id),
                own_key.store,
            )

            def plan(state: Cv | None) -> CvPlan:
                events = tuple(create(state, command, today))
                return AppendPlan(events, rows, {"cvId": str(cv_id), "version": _version_after(state, events)})

            outcome = self._streams.execute(cv_id, plan, replace(context, subject=cv_id), key)
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

        def plan(state: Cv | None) -> CvPlan:
            cv = owned(state, account_id)
            others = [str(each) for each in cv.changed_since(command.base_version) if each != part]
            return _plan_change(cv, edit(cv, command, now), others)

        return self._change(cv_id, plan, context, key)

    def undo(
        self, account_id: UUID, cv_id: UUID, command: UndoChange, context: Context, key: IdempotencyKey | None = None
    ) -> Edited:
        """Takes back the last change. Refuses with NothingToUndo and CvChangedMeanwhile."""

        def plan(state: Cv | None) -> CvPlan:
            cv = owned(state, account_id)
            return _plan_change(cv, undo(cv, command.base_version))

        return self._change(cv_id, plan, context, key)

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

        def plan(state: Cv | None) -> CvPlan:
            cv = owned(state, account_id)
            return _plan_change(cv, restore(cv, command.version, earlier, command.base_version))

        return self._change(cv_id, plan, context, key)

    def delete(self, account_id: UUID, cv_id: UUID, context: Context, key: IdempotencyKey | None = None) -> int:
        """Deletes the CV and destroys its key; returns the log's position."""
        rows = (partial(mark_deleted, cv_id=cv_id),)
        outcome = self._streams.execute(
            cv_id,
            lambda state: AppendPlan(tuple(delete(owned(state, account_id), CvDeletedBy.OWNER)), rows),
            context,
            key,
        )
        self._cleanup.clean(cv_id)
        return outcome.position

    def _change(
        self, cv_id: UUID, plan: Callable[[Cv | None], CvPlan], context: Context, key: IdempotencyKey | None
    ) -> Edited:
        outcome = self._streams.execute(cv_id, plan, context, key)
        return Edited(outcome.answer["version"], tuple(outcome.answer["changedMeanwhile"]), outcome.position)

    def _created(self, answer: dict[str, Any]) -> CreatedCv:
        cv_id = UUID(answer["cvId"])
        return CreatedCv(cv_id, answer["version"], self._streams.last_position(cv_id))


def _plan_change(cv: Cv, decided: Iterable[CvEvent], changed_meanwhile: Sequence[str] = ()) -> CvPlan:
    events = tuple(decided)
    answer = {"version": _version_after(cv, events), "changedMeanwhile": list(changed_meanwhile)}
    return AppendPlan(events, answer=answer)


def _version_after(cv: Cv | None, events: Sequence[CvEvent]) -> int:
    return (cv.version if cv else 0) + len(events)
