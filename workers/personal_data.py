"""All that is held about a person: the files of the archive that they may ask for."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import Connection, Table, select

from domain.accounts.account import Account
from domain.accounts.acting import list_visits
from domain.accounts.consents import list_consents
from domain.accounts.identities import providers_of
from domain.kernel.facts import Fact, Recorded
from domain.tracking.tables import job_visit, remembered_search, saved_job
from read_models.activity.queries import list_streams_about
from workers.bootstrap import UseCases
from workers.failures import NotNow

File = tuple[str, bytes]
"""A path in the archive, and what stands there."""


def persons_of(use: UseCases, account_id: UUID) -> list[UUID]:
    """Everybody whom the account's person is in the logs: themselves, and the guests whom they were before."""
    return [account_id, *use.applications.adopting.persons_of(account_id)]


def applications_about(use: UseCases, persons: list[UUID]) -> list[UUID]:
    """Every application of these persons, deleted ones too. Raises NotNow while the view of the log lags behind it."""
    last = use.platform.logs["applications"].last_position()
    if not use.waiting.shows("activity", "applications", last):
        raise NotNow("the view of the log lags behind it")
    with use.platform.engine.connect() as connection:
        return sorted(list_streams_about(connection, "applications", persons))


def everything_about(use: UseCases, found: Account) -> Iterator[File]:
    """The files, one after the other, so that only one has to fit in memory."""
    persons = persons_of(use, found.id)
    with use.platform.engine.connect() as connection:
        yield "account.json", _json(_account(use, connection, found))
        for table in (saved_job, remembered_search, job_visit):
            yield f"{table.name}.json", _json(_rows(connection, table, found.id))
    for application_id in applications_about(use, persons):
        history = use.applications.streams.history(application_id)
        yield f"applications/{application_id}.json", _json([_fact(recorded) for recorded in history])
    for person_id in persons:
        for document in use.documents.list_of(person_id):
            _, content = use.documents.read(document.id)
            yield f"documents/{document.id}-{document.name or 'document'}", content


def _account(use: UseCases, connection: Connection, found: Account) -> dict[str, Any]:
    sessions = use.accounts.sessions.list_of(found.id)
    return {
        "id": found.id,
        "email": found.email,
        "profile": asdict(found.profile),
        "language": found.locale,
        "preferences": dict(found.preferences),
        "registered_at": found.registered_at,
        "roles": [asdict(grant) for grant in sorted(found.grants, key=lambda each: (each.role, each.employer_id))],
        "has_password": found.has_password,
        "signs_in_with": providers_of(connection, found.id),
        "consents": [asdict(each) for each in list_consents(connection, found.id)],
        "sessions": [{"device": each.device, "from": each.started_at, "last": each.seen_at} for each in sessions],
        "visits_of_administrators": [asdict(each) for each in list_visits(connection, found.id)],
    }


def _rows(connection: Connection, table: Table, owner_id: UUID) -> list[dict[str, Any]]:
    rows = connection.execute(select(table).where(table.c.owner_id == owner_id)).mappings()
    hidden = {"owner_id", "key_hash", "of_visitor"}
    return [{name: value for name, value in row.items() if name not in hidden} for row in rows]


def _fact(recorded: Recorded[Fact]) -> Mapping[str, Any]:
    """What happened, when and by whom, with everything that it says about the person."""
    return {
        "what": recorded.fact.topic,
        "at": recorded.recorded_at,
        "by": recorded.context.actor.role,
        "via": recorded.context.channel,
        "data": recorded.fact.model_dump(mode="json"),
    }


def _json(value: Any) -> bytes:
    return orjson.dumps(value, option=orjson.OPT_INDENT_2 | orjson.OPT_NON_STR_KEYS)
