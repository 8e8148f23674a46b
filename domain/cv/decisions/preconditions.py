"""Preconditions that several decisions require of a CV."""

from datetime import date
from uuid import UUID

from domain.cv.content import MAX_ITEMS, ContactDetails
from domain.cv.errors import CvChangedMeanwhile, CvNotFound, CvTooLong, TooManyCvItems
from domain.cv.parts import Part
from domain.cv.revision import Revision, text_length
from domain.cv.state import Cv
from domain.kernel.errors import InvalidInput

MAX_TEXT = 300_000
"""Characters that all items together may hold: over a hundred pages."""


def living(state: Cv | None) -> Cv:
    """The CV. Refuses with CvNotFound, also when it was deleted."""
    if state is None or state.deleted_at:
        raise CvNotFound
    return state


def owned(state: Cv | None, account_id: UUID) -> Cv:
    """Returns a living CV to its owner. Raises CvNotFound for everybody else, who learns nothing of it."""
    cv = living(state)
    if cv.account_id != account_id:
        raise CvNotFound
    return cv


def require_known(cv: Cv, base_version: int) -> None:
    """Refuses an edit that is based on a version that there has not been yet."""
    if base_version > cv.version:
        raise InvalidInput.field("baseVersion", "OUT_OF_RANGE")


def require_unchanged(cv: Cv, part: Part, base_version: int) -> None:
    """Refuses when the part was changed after the version that an edit is based on."""
    change = cv.changed.get(part)
    if change and change.version > base_version:
        raise CvChangedMeanwhile(cv.version, part, change.at)


def require_all_unchanged(cv: Cv, base_version: int) -> None:
    """Requires that no part has changed since a version. Raises CvChangedMeanwhile with the part that was changed
    last."""
    since = cv.changed_since(base_version)
    if since:
        part = max(since, key=lambda each: since[each].version)
        raise CvChangedMeanwhile(cv.version, part, since[part].at)


def require_past_birth(contact: ContactDetails, today: date) -> None:
    """Refuses a date of birth in the future."""
    if contact.date_of_birth and contact.date_of_birth > today:
        raise InvalidInput.field("contact.dateOfBirth", "DATE_IN_FUTURE")


def require_room(revision: Revision) -> None:
    """Refuses more items, or longer ones, than a CV may have."""
    if len(revision.items) > MAX_ITEMS:
        raise TooManyCvItems(MAX_ITEMS)
    if text_length(revision) > MAX_TEXT:
        raise CvTooLong(MAX_TEXT)
