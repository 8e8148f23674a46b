"""Queries of the CVs that an employer finds, newest first."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, cast, func, literal, select
from sqlalchemy.dialects.postgresql import JSONB

from read_models.candidates.tables import candidate

COLUMNS = candidate.c


@dataclass(frozen=True, slots=True)
class CandidateFilter:
    """Conditions that a CV must fulfil. `position` is a unit group of ISCO-08 and `place_id` a place of the gazetteer
    that the person looks for; `education_level` is the lowest that will do."""

    position: str | None = None
    place_id: int | None = None
    education_level: int | None = None
    language: str | None = None


@dataclass(frozen=True, slots=True)
class FoundCandidates:
    """A page of CVs, and how many there are on all pages."""

    cv_ids: Sequence[UUID]
    total: int


def find_candidates(
    connection: Connection, employer_id: int, wanted: CandidateFilter, *, page: int, per_page: int
) -> FoundCandidates:
    """The CVs that this employer finds, those first that were changed last."""
    conditions = _conditions(employer_id, wanted)
    total = connection.execute(select(func.count()).select_from(candidate).where(*conditions)).scalar_one()
    query = select(COLUMNS.cv_id).where(*conditions).order_by(COLUMNS.updated_at.desc(), COLUMNS.cv_id.desc())
    found = connection.execute(query.offset((page - 1) * per_page).limit(per_page)).scalars().all()
    return FoundCandidates(found, total)


def _conditions(employer_id: int, wanted: CandidateFilter) -> Sequence[ColumnElement[bool]]:
    conditions = [~_holds(COLUMNS.excluded_employer_ids, employer_id)]
    if wanted.position is not None:
        conditions.append(_holds(COLUMNS.positions, wanted.position))
    if wanted.place_id is not None:
        conditions.append(_holds(COLUMNS.place_ids, wanted.place_id))
    if wanted.education_level is not None:
        conditions.append(COLUMNS.education_level >= wanted.education_level)
    if wanted.language is not None:
        conditions.append(_holds(COLUMNS.languages, wanted.language))
    return conditions


def _holds(column: ColumnElement[Sequence[object]], value: object) -> ColumnElement[bool]:
    """Whether a JSON list has this value; `@>`, which the index serves."""
    return column.op("@>", is_comparison=True)(cast(literal([value], JSONB), JSONB))
