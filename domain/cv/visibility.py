"""Use cases about who may find a CV: shown, hidden, kept from employers. Of an account's CVs at most one is shown."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from uuid import UUID

from sqlalchemy import Connection

from domain.cv.decisions.preconditions import owned
from domain.cv.decisions.visibility import exclude, hide, readmit, show
from domain.cv.events import CvEvent, HiddenBy
from domain.cv.owners import CvOwners, mark_shown
from domain.cv.state import Cv
from domain.cv.streams import CvStreams
from domain.kernel.errors import ConcurrencyConflict
from domain.kernel.log.event import Context
from domain.kernel.log.event_store import Change, VersionConflict
from domain.kernel.log.streams import AppendPlan

_ATTEMPTS = 3


class CvVisibility:
    """Commands return the log's position. Repeating one changes nothing."""

    def __init__(self, streams: CvStreams, owners: CvOwners) -> None:
        self._streams = streams
        self._owners = owners

    def show(self, account_id: UUID, cv_id: UUID, context: Context) -> int:
        """Shows the CV and hides the one that was shown before, both or neither. Refuses with CvIncomplete."""
        for _ in range(_ATTEMPTS):
            own = self._streams.require_own(account_id, cv_id)
            events = tuple(show(own.cv))
            if not events:
                return own.position
            shown = self._owners.find_shown(account_id)
            changes = [Change(cv_id, own.cv.version, events, replace(context, subject=cv_id))]
            if shown and shown != cv_id:
                changes.append(self._hiding(shown, HiddenBy.OWNER, context))

            def write(connection: Connection, replaced: UUID | None = shown) -> None:
                if not mark_shown(connection, cv_id, account_id, replaced):
                    raise VersionConflict

            try:
                return self._streams.log.append(changes, write=write)
            except VersionConflict:
                continue
        raise ConcurrencyConflict

    def hide(self, account_id: UUID, cv_id: UUID, context: Context) -> int:
        """Takes it out of the CV database."""
        return self._change(account_id, cv_id, lambda cv: hide(cv, HiddenBy.OWNER), context)

    def hide_all(self, account_id: UUID, by: HiddenBy, context: Context) -> None:
        """Takes out whichever of the account's CVs is shown."""
        shown = self._owners.find_shown(account_id)
        if shown:
            self._change(account_id, shown, lambda cv: hide(cv, by), context)

    def exclude(self, account_id: UUID, cv_id: UUID, employer_id: int, context: Context) -> int:
        """Keeps an employer from finding it. Refuses with TooManyExcludedEmployers."""
        return self._change(account_id, cv_id, lambda cv: exclude(cv, employer_id), context)

    def readmit(self, account_id: UUID, cv_id: UUID, employer_id: int, context: Context) -> int:
        """Ends that."""
        return self._change(account_id, cv_id, lambda cv: readmit(cv, employer_id), context)

    def _hiding(self, cv_id: UUID, by: HiddenBy, context: Context) -> Change:
        history = self._streams.history(cv_id)
        state = self._streams.fold(history)
        events = tuple(hide(state, by)) if state else ()
        return Change(cv_id, len(history), events, replace(context, subject=cv_id))

    def _change(
        self, account_id: UUID, cv_id: UUID, decide: Callable[[Cv], Iterable[CvEvent]], context: Context
    ) -> int:
        outcome = self._streams.execute(
            cv_id, lambda state: AppendPlan(tuple(decide(owned(state, account_id)))), context
        )
        return outcome.position
