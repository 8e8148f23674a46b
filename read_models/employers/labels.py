"""Reads what lists of jobs show of employers: name and logo."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from read_models.kernel.driver_query import fetch_rows

_LABELS = """
SELECT e.id, e.name, l.digest FROM public.employer e LEFT JOIN public.employer_logo l ON l.employer_id = e.id
WHERE e.id = ANY(%s::bigint[])
"""


@dataclass(frozen=True, slots=True)
class EmployerLabel:
    """The name of an employer, and the digest of its logo if it has one."""

    name: str
    logo: str | None


def labels_of(connection: Connection, employer_ids: Sequence[int]) -> dict[int, EmployerLabel]:
    """Labels by id, of known employers. Raises ConnectionLost and Unavailable."""
    ids = "{" + ",".join(map(str, employer_ids)) + "}"
    return {number: EmployerLabel(name, logo) for number, name, logo in fetch_rows(connection, _LABELS, (ids,))}
