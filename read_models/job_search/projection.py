"""Writes a row for each ad that was ever published, and notes which ads searches must look at anew."""

from collections.abc import Sequence
from typing import Any, cast
from uuid import UUID

from sqlalchemy import Connection

from domain.jobs.ad import JobAd
from domain.jobs.events import (
    JobClosed,
    JobDrafted,
    JobEdited,
    JobExpired,
    JobExtended,
    JobFact,
    JobPaused,
    JobPublished,
    JobRelisted,
    JobRemoved,
    JobResumed,
    JobShortened,
    JobSourceJoined,
    JobSourceSeparated,
)
from domain.kernel.facts import Fact, Recorded
from domain.reference.language.edition import edition
from read_models.job_search.changes import note_changes
from read_models.job_search.document import document, tier
from read_models.job_search.order import number_of, order_key, tier_of
from read_models.job_search.sealing import finish, parts, seal_all
from read_models.job_search.tables import job_search_tables, search_ad
from read_models.kernel.projection import Part, Rows

Row = dict[str, Any]


class JobSearch:
    """The projection of the log `jobs` into what searches read."""

    name = "job_search"
    version = edition(rows=2)
    logs = ("jobs",)
    metadata = job_search_tables
    keeps_streams_apart = True

    def project(self, connection: Connection, facts: Sequence[Recorded[Fact]]) -> None:
        """Folds a batch by job, writes each touched row once, and notes the change for searches."""
        rows = Rows(connection, search_ad, [(recorded.stream_id,) for recorded in facts])
        touched: dict[UUID, int | None] = {}
        for recorded in facts:
            row = rows.get(recorded.stream_id)
            touched.setdefault(recorded.stream_id, row["sort_key"] if row else None)
            stamp(rows, row, recorded)
        rows.save()
        note_changes(connection, {stream_id: before for stream_id, before in touched.items() if rows.get(stream_id)})

    def derive(self, connection: Connection) -> None:
        """Seals all ads into segments, from which on changes are noted."""
        seal_all(connection)

    def parts(self, connection: Connection, processes: int) -> Sequence[Part]:
        """A part for each segment, if there are several, and one for suggestions."""
        found = parts(connection, processes)
        return found if len(found) > 2 else ()

    def derive_rest(self, connection: Connection, found: Sequence[Any]) -> None:
        """Slips of the finger, for which words of all segments are needed."""
        finish(connection, found)


def stamp(rows: Rows, row: Row | None, recorded: Recorded[Fact]) -> None:
    """Writes what one fact means. Raises LookupError for a job that was never published."""
    fact = cast("JobFact", recorded.fact)
    if isinstance(fact, JobPublished):
        rows.put(_published(recorded, fact))
    elif row is not None:
        _change(row, fact)
        row |= {
            "version": recorded.version,
            "changed_at": recorded.recorded_at,
            "listed": not (row["paused"] or row["ended"] or row["removed"]),
        }
    elif not isinstance(fact, JobDrafted | JobRemoved):
        msg = f"no ad for stream {recorded.stream_id}"
        raise LookupError(msg)


def _published(recorded: Recorded[Fact], fact: JobPublished) -> Row:
    return {
        "stream_id": recorded.stream_id,
        "sort_key": order_key(tier(fact.ad), fact.published_at, fact.number),
        "version": recorded.version,
        "published_at": fact.published_at,
        "apply_until": fact.apply_until,
        "changed_at": recorded.recorded_at,
        "paused": False,
        "ended": False,
        "removed": False,
        "listed": True,
        "employer_id": fact.employer.id,
        "employer_name": fact.employer.name,
    } | document(fact.ad, fact.employer.id, fact.employer.name)


def _change(row: Row, fact: JobFact) -> None:
    match fact:
        case JobEdited():
            row |= _edited(row, fact.ad)
        case JobExtended() | JobShortened():
            row |= {"apply_until": fact.apply_until, "ended": False}
        case JobPaused():
            row["paused"] = True
        case JobResumed():
            row["paused"] = False
        case JobExpired() | JobClosed():
            row["ended"] = True
        case JobRelisted():
            row |= {
                "published_at": fact.published_at,
                "apply_until": fact.apply_until,
                "paused": False,
                "ended": False,
                "sort_key": order_key(tier_of(row["sort_key"]), fact.published_at, number_of(row["sort_key"])),
            }
        case JobRemoved():
            row["removed"] = True
        case JobPublished() | JobDrafted() | JobSourceJoined() | JobSourceSeparated():
            pass


def _edited(row: Row, ad: JobAd) -> Row:
    key = order_key(tier(ad), row["published_at"], number_of(row["sort_key"]))
    return {"sort_key": key} | document(ad, row["employer_id"], row["employer_name"])
