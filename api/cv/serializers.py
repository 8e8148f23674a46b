"""Serializes CVs to response models."""

from collections.abc import Mapping
from uuid import UUID

from api.cv import schemas
from api.cv.content_schemas import CvContent
from domain.cv.changes import Change
from domain.cv.completeness import Completeness, completeness, filled_parts, missing_to_show
from domain.cv.service import Edited
from domain.cv.state import Cv
from read_models.cv.queries import ListedCv


def listed(row: ListedCv) -> schemas.ListedCv:
    """A CV of the list."""
    return schemas.ListedCv(
        id=row.id,
        name=row.name,
        language=row.language,
        title=row.title,
        created_at=row.created_at,
        updated_at=row.updated_at,
        version=row.version,
        item_count=row.item_count,
        is_visible=row.is_shown,
        completeness=_completeness(row.completeness),
    )


def shown(cv_id: UUID, cv: Cv, employer_names: Mapping[int, str]) -> schemas.ShownCv:
    """The whole CV."""
    return schemas.ShownCv(
        id=cv_id,
        name=cv.revision.name,
        version=cv.version,
        created_at=cv.created_at,
        updated_at=cv.updated_at,
        content=CvContent.of(cv.revision.content(cv.language)),
        completeness=_completeness(completeness(filled_parts(cv.revision))),
        visibility=visibility(cv, employer_names),
        can_undo=bool(cv.undoable),
    )


def visibility(cv: Cv, employer_names: Mapping[int, str]) -> schemas.CvVisibility:
    """Serializes the CV's visibility. Employers that are gone are left out."""
    excluded = [
        schemas.ExcludedEmployer(id=employer_id, name=employer_names[employer_id])
        for employer_id in cv.excluded
        if employer_id in employer_names
    ]
    return schemas.CvVisibility(
        is_visible=cv.is_shown,
        missing=list(missing_to_show(cv.revision)),
        excluded_employers=sorted(excluded, key=lambda each: (each.name.casefold(), each.id)),
    )


def edited(outcome: Edited) -> schemas.EditedCv:
    """Serializes the result of an edit."""
    return schemas.EditedCv(version=outcome.version, changed_meanwhile=list(outcome.changed_meanwhile))


def version(change: Change) -> schemas.CvVersion:
    """A version of the list."""
    return schemas.CvVersion(
        version=change.version,
        at=change.at,
        change=schemas.CvChange(kind=change.kind, part=change.part, item_kind=change.item_kind, label=change.label),
    )


def earlier_cv(cv: Cv) -> schemas.EarlierCv:
    """Serializes a CV as it was in an earlier version."""
    return schemas.EarlierCv(
        version=cv.version,
        at=cv.updated_at,
        name=cv.revision.name,
        content=CvContent.of(cv.revision.content(cv.language)),
    )


def _completeness(found: Completeness) -> schemas.CvCompleteness:
    return schemas.CvCompleteness(percent=found.percent, missing=list(found.missing))
