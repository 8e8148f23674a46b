"""Stamps a row for each application, and one for each job, from their facts."""

from collections.abc import Sequence
from typing import Any, cast

from sqlalchemy import Connection

from domain.applications.events import (
    ApplicantErased,
    ApplicationAdopted,
    ApplicationCodeRequested,
    ApplicationCodeVerified,
    ApplicationDeleted,
    ApplicationEnded,
    ApplicationFact,
    ApplicationForwarded,
    ApplicationInitiated,
    ApplicationResent,
    ApplicationSeen,
    ApplicationSent,
)
from domain.kernel.facts import Fact, Recorded
from read_models.applications.jobs import stamp_job
from read_models.applications.tables import application, application_tables, applied_job
from read_models.kernel.projection import Rows

PERSONAL = ("first_name", "last_name", "email", "phone", "cover_letter")
OF_THE_PERSON = (*PERSONAL, "contact_index")
"""Reads None in facts of somebody who is erased: so it must in rows that were written before."""


class ApplicationRows:
    """The projection of the logs `applications` and `jobs`, each into a table of its own."""

    name = "applications"
    version = 2
    logs = ("applications", "jobs")
    metadata = application_tables
    keeps_streams_apart = True

    def project(self, connection: Connection, facts: Sequence[Recorded[Fact]]) -> None:
        """Folds a batch by stream and writes each touched row once."""
        if facts[0].log == "jobs":
            table, stamp = applied_job, stamp_job
        else:
            table, stamp = application, stamp_application
        rows = Rows(connection, table, [(recorded.stream_id,) for recorded in facts])
        for recorded in facts:
            stamp(rows, recorded)
        rows.save()


def stamp_application(rows: Rows, recorded: Recorded[Fact]) -> None:
    """Writes what one fact means into the row of its application. Raises LookupError for one that never began."""
    fact = cast("ApplicationFact", recorded.fact)
    if isinstance(fact, ApplicationInitiated):
        rows.put(_initiated(recorded, fact))
        return
    row = rows.get(recorded.stream_id)
    if row is None and isinstance(fact, ApplicantErased):
        return
    if row is None:
        msg = f"no row for application {recorded.stream_id}"
        raise LookupError(msg)
    if isinstance(fact, ApplicationDeleted) and row["sent_at"] is None:
        rows.delete(recorded.stream_id)
    elif not isinstance(fact, ApplicationCodeRequested):
        _stamp(row, recorded, fact)


def _stamp(row: dict[str, Any], recorded: Recorded[Fact], fact: ApplicationFact) -> None:
    at = recorded.recorded_at
    match fact:
        case ApplicationCodeVerified():
            _step(row, recorded, "code-verified", verified_at=at)
        case ApplicationSent():
            _step(row, recorded, "sent", sent_at=at, again=fact.again)
        case ApplicationResent():
            _step(row, recorded, "resent", resent_at=at, **_details(fact))
        case ApplicationForwarded():
            _step(row, recorded, "forwarded", forwarded_at=at)
        case ApplicationSeen():
            _step(row, recorded, "seen", seen_at=at)
        case ApplicationEnded():
            _step(row, recorded, "ended", reason=fact.reason, ended_at=at)
        case ApplicantErased():
            row.update(dict.fromkeys(OF_THE_PERSON))
        case ApplicationAdopted():
            row["account_id"] = fact.account_id
        case _:
            _step(row, recorded, "deleted", deleted_at=at, **dict.fromkeys(PERSONAL))


def _initiated(recorded: Recorded[Fact], fact: ApplicationInitiated) -> dict[str, Any]:
    row: dict[str, Any] = {
        "id": recorded.stream_id,
        "account_id": fact.account_id,
        "contact_index": fact.contact_index,
        "contact_kind": fact.contact_kind,
        "job_number": fact.job_number,
        "job_version": fact.job_version,
        "job_title": fact.job_title,
        "job_place": fact.job_place,
        "employer_id": fact.employer_id,
        "employer_name": fact.employer_name,
        "source": fact.source,
        "locale": fact.locale,
        "again": False,
        "steps": [],
    }
    _step(row, recorded, "initiated", initiated_at=recorded.recorded_at, **_details(fact))
    return row


def _details(fact: ApplicationInitiated | ApplicationResent) -> dict[str, Any]:
    personal = {name: getattr(fact, name) for name in PERSONAL}
    return personal | {
        "cv_document_id": fact.cv_document_id,
        "other_document_ids": list(fact.other_document_ids),
    }


def _step(
    row: dict[str, Any], recorded: Recorded[Fact], kind: str, *, reason: str | None = None, **stamps: Any
) -> None:
    step = {"kind": kind, "at": recorded.recorded_at.isoformat()}
    row["steps"] = [*row["steps"], step | {"reason": reason} if reason else step]
    row.update(stamps)
