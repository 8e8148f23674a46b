"""A database filled at revision 0008, under older names, works after the upgrade."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pydantic import SecretBytes
from sqlalchemy import select, text

from domain.accounts.tables import account, one_time_link
from domain.applications.events import ApplicationInitiated, ApplicationSeen
from domain.documents.file_store import FileStore
from domain.documents.service import Documents
from domain.documents.tables import document
from domain.kernel.errors import PersonErased
from domain.kernel.log.event import SYSTEM, Actor, Context
from domain.kernel.log.event_store import Change, VersionConflict
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.persons.personal_data import decrypt
from domain.kernel.process.platform import Platform
from domain.kernel.tasks import backlog
from domain.kernel.values.ids import new_id
from domain.platform import open_platform
from local.postgres import Postgres
from migrations.upgrade import upgrade
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import install
from read_models.kernel.rebuild import Rebuild
from read_models.register import PROJECTIONS
from tests.read_model_harness import ReadModels
from tests.settings_factory import settings_for
from workers.outbox import relay
from workers.outbox.queue import QueueUnavailable
from workers.register import EVENT_HANDLERS

FILLED = Path(__file__).with_name("filled_at_0008.sql")
KEYS = {"personal_data_key": SecretBytes(bytes(range(32))), "link_key": SecretBytes(bytes(range(32, 64)))}
EVENTS = {"applications": 27, "jobs": 10}
READ = {"applications": 24, "jobs": 9}
"""Positions that read models and event handlers had reached."""
READERS = ("activity", "applications"), ("activity", "applications", "job_changes", "job_pages", "job_search")
"""Readers of the log of applications, and of that of jobs."""


@pytest.fixture(scope="module")
def upgraded(postgres: Postgres) -> str:
    """The name of the upgraded database, which tests copy."""
    name = "filled_at_0008"
    url = postgres.create_database(name)
    upgrade(url, "0008")
    with psycopg.connect(url) as connection:
        connection.execute(FILLED.read_bytes())
    upgrade(url, settings=settings_for(url).model_copy(update=KEYS))
    return name


@pytest.fixture
def platform(postgres: Postgres, upgraded: str) -> Iterator[Platform]:
    url = postgres.create_database(f"filled_{new_id().hex}", template=upgraded)
    with open_platform(settings_for(url).model_copy(update=KEYS)) as opened:
        yield opened


def rows(platform: Platform, query: str) -> list[Any]:
    with platform.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(text(query))]


def test_every_event_is_readable(platform: Platform) -> None:
    for log, count in EVENTS.items():
        events = platform.logs[log].read(0, 1_000)
        assert [recorded.position for recorded in events] == list(range(1, count + 1))
    applications = platform.logs["applications"].read(0, 1_000)
    started = [recorded.event for recorded in applications if isinstance(recorded.event, ApplicationInitiated)]
    assert {event.email for event in started} >= {"ana@example.com", "iva@example.com", "tea@example.com"}
    assert [event.first_name for event in started].count(None) == 1, "one person is erased"


def test_appends_continue_positions_and_versions(platform: Platform) -> None:
    log = platform.logs["applications"]
    seen = next(recorded for recorded in log.read(0, 1_000) if isinstance(recorded.event, ApplicationSeen))
    version = len(log.load(seen.stream_id))
    again = Change(seen.stream_id, version, [ApplicationSeen()], Context(SYSTEM, "task"))
    with psycopg.connect(platform.settings.database_url, autocommit=True) as listener:
        listener.execute("LISTEN applications")
        assert log.append([again]) == EVENTS["applications"] + 1
        assert [notice.channel for notice in listener.notifies(timeout=60, stop_after=1)] == ["applications"]
    with pytest.raises(VersionConflict):
        log.append([again])
    with pytest.raises(VersionConflict):
        log.append([again], write=lambda _: None)


def test_nothing_is_recorded_about_a_person_erased_before_the_upgrade(platform: Platform) -> None:
    log = platform.logs["applications"]
    erased = next(
        recorded
        for recorded in log.read(0, 1_000)
        if isinstance(recorded.event, ApplicationInitiated) and recorded.event.first_name is None
    )
    event = erased.event.model_copy(update={"first_name": "Leo"})
    with pytest.raises(PersonErased):
        log.append([Change(new_id(), 0, [event], Context(SYSTEM, "web", subject=erased.context.subject))])


def test_idempotency_answers_survive_the_upgrade(platform: Platform) -> None:
    answer = platform.idempotency.find_answer(IdempotencyKey.of(Actor("guest"), "a-key", {"job": 5}))
    assert answer
    assert platform.logs["applications"].load(answer["applicationId"])


def test_what_was_encrypted_in_plain_rows_is_readable(platform: Platform) -> None:
    with platform.engine.connect() as connection:
        owner, email = connection.execute(select(account.c.id, account.c.encrypted_email)).one()
        new_email = connection.execute(select(one_time_link.c.encrypted_email)).scalar_one()
        documents = connection.execute(select(document.c.id)).scalars().all()
    cipher = platform.keys.cipher(owner)
    assert cipher
    place = f"account/{owner}/email"
    assert decrypt(cipher, place, email) == b"owner@example.com"
    assert decrypt(cipher, place, new_email) == b"new@example.com"
    files = FileStore.of(platform.settings)
    found = Documents(platform.engine, platform.keys, files).find_all(documents)
    assert {each.name for each in found.values()} <= {"cv.pdf", None}


def test_read_models_continue_and_equal_rebuilt_ones(platform: Platform) -> None:
    checkpoints = rows(platform, "SELECT reader, position FROM read_kernel.projection_checkpoint ORDER BY reader")
    expected = zip(READ.items(), READERS, strict=True)
    assert checkpoints == sorted((f"{name}@1:{log}", position) for (log, position), names in expected for name in names)
    read_models = ReadModels(platform)
    for outdated in install(platform.engine, PROJECTIONS):
        Rebuild(platform.engine, CatchUp(platform.engine, platform.logs)).run(outdated)
    read_models.follow(*PROJECTIONS)
    for projection in PROJECTIONS:
        assert read_models.replay_equals_live(projection), projection.name
    assert len(rows(platform, "SELECT FROM read.application")) == 8


class NoQueue:
    def enqueue(self, *_: object) -> None:
        raise QueueUnavailable


def test_event_handlers_and_tasks_continue(platform: Platform) -> None:
    before = backlog(platform.engine).total_open
    relay.install(platform.engine, platform.logs, EVENT_HANDLERS)
    follower = relay.Relay(platform.engine, platform.logs, NoQueue())  # pyright: ignore[reportArgumentType]
    assert sum(map(follower.run, EVENT_HANDLERS)) == EVENTS["applications"] - READ["applications"]
    added = rows(platform, f"SELECT FROM public.task WHERE cause_position > {READ['applications']}")
    assert added
    assert backlog(platform.engine).total_open == before + len(added)
