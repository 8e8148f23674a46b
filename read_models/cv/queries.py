"""Queries of owners."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, RowMapping, select

from domain.cv.completeness import Completeness, FilledParts, completeness
from domain.kernel.values.locales import Locale
from read_models.cv.tables import cv

COLUMNS = cv.c


@dataclass(frozen=True, slots=True)
class ListedCv:
    """A CV as its owner's list shows it."""

    id: UUID
    name: str
    language: Locale
    title: str
    created_at: datetime
    updated_at: datetime
    version: int
    item_count: int
    is_shown: bool
    completeness: Completeness


def list_cvs(connection: Connection, account_id: UUID) -> Sequence[ListedCv]:
    """Somebody's CVs, in the order in which they were begun."""
    query = select(cv).where(COLUMNS.account_id == account_id).order_by(COLUMNS.created_at, COLUMNS.id)
    return [_listed(row) for row in connection.execute(query).mappings()]


def _listed(row: RowMapping) -> ListedCv:
    return ListedCv(
        id=row["id"],
        name=row["name"],
        language=row["language"],
        title=row["title"],
        created_at=row["created_at"],
        updated_at=row["updated_at"],
        version=row["version"],
        item_count=len(row["items"]),
        is_shown=row["is_shown"],
        completeness=completeness(_filled(row)),
    )


def _filled(row: RowMapping) -> FilledParts:
    items: Sequence[Mapping[str, Any]] = list(row["items"].values())
    return FilledParts(
        has_contact=row["has_contact"],
        has_title=bool(row["title"]),
        has_summary=row["has_summary"],
        has_ideal_job=row["has_ideal_job"],
        kinds={item["kind"] for item in items},
        described={item["kind"] for item in items if item["described"]},
    )
