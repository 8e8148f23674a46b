"""Reads what lists of jobs show of employers: name and logo."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection

from read_models.kernel.driver_query import fetch_rows

_LABELS = (
    "SELECT e.id, e.name, l.digest FROM public.employer e LEFT JOIN public.employer_logo l ON l.employer_id = e.id"
)
_BY_ID = f"{_LABELS} WHERE e.id = ANY(%s::bigint[])"
_NEWEST = f"{_LABELS} ORDER BY e.id DESC LIMIT %s"
_CHANGED = f"{_LABELS} WHERE e.updated_at > %s"


@dataclass(frozen=True, slots=True)
class EmployerLabel:
    """The name of an employer, and the digest of its logo if it has one."""

    name: str
    logo: str | None


def labels_of(connection: Connection, employer_ids: Sequence[int]) -> dict[int, EmployerLabel]:
    """Labels by id, of known employers. Raises ConnectionLost and Unavailable, as the others do."""
    ids = "{" + ",".join(map(str, employer_ids)) + "}"
    return _labels(connection, _BY_ID, ids)


def newest_labels(connection: Connection, limit: int) -> dict[int, EmployerLabel]:
    """Labels by id, of the employers known last."""
    return _labels(connection, _NEWEST, limit)


def labels_changed_since(connection: Connection, moment: datetime) -> dict[int, EmployerLabel]:
    """Labels by id, of employers that are new or changed, perhaps in something else."""
    return _labels(connection, _CHANGED, moment)


def _labels(connection: Connection, query: str, value: object) -> dict[int, EmployerLabel]:
    return {number: EmployerLabel(name, logo) for number, name, logo in fetch_rows(connection, query, (value,))}
