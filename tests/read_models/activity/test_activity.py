"""The audit view: every event with its metadata, without personal data."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import text

from domain.applications.applicant import Applicant
from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.events import EndingReason
from domain.kernel.log.event import SYSTEM, Actor, Context
from domain.kernel.process.platform import Platform
from read_models.activity.projection import Activity
from read_models.activity.queries import ActivityEvent, list_of_log, list_of_stream, list_streams
from tests.domain.applications.applications_harness import ApplicationsHarness
from tests.job_fixtures import JobFixtures
from tests.read_model_harness import ReadModels

ACTIVITY = Activity()
CANARIES = ("Canaryfirst", "Canarylast", "canarymail@example.com", "+385911112222", "Canaryletter")


@pytest.fixture(scope="module")
def harness(platform: Platform, read_models: ReadModels) -> ApplicationsHarness:
    """One application from form to end, one that was removed, and a job."""
    read_models.show(ACTIVITY)
    harness = ApplicationsHarness(platform)
    job = harness.jobs.publish(JobFixtures(platform).publish().number).number
    command = replace(harness.command(job, "canarymail@example.com"), applicant=Applicant(*CANARIES))
    application = harness.applications.start(command, harness.context()).application_id
    harness.verify(application)
    harness.selection.forward(application, Context(SYSTEM, "task", causation_id=application))
    harness.selection.see(application, 12, Context(Actor("employer", "12"), "link"))
    harness.selection.end(application, 12, EndingReason.FINISHED, Context(Actor("employer", "12"), "link"))
    harness.start(job, "unverified@example.com")
    harness.wind(timedelta(hours=25))
    harness.services[DeletionCleanup].remove_unverified()
    read_models.follow(ACTIVITY)
    return harness


def events(harness: ApplicationsHarness, log: str) -> Sequence[ActivityEvent]:
    with harness.platform.engine.connect() as connection:
        return list_of_log(connection, log)


def test_every_event_of_every_log_is_listed_in_order(harness: ApplicationsHarness) -> None:
    for log, store in harness.platform.logs.items():
        assert [each.position for each in events(harness, log)] == [each.position for each in store.read(0, 1000)]


def test_an_event_has_its_actor_channel_and_cause(harness: ApplicationsHarness) -> None:
    first, *_, forwarded, seen, ended = events(harness, "applications")[:6]
    assert (first.actor_role, first.channel, first.version) == ("guest", "web", 1)
    assert (forwarded.actor_role, forwarded.causation_id) == ("system", forwarded.stream_id)
    assert (seen.actor_role, seen.actor_id, seen.channel) == ("employer", "12", "link")
    assert ended.data == {"reason": "finished"}
    assert first.subject == ended.subject is not None


def test_streams_are_listed_and_read(harness: ApplicationsHarness) -> None:
    application = events(harness, "applications")[0].stream_id
    with harness.platform.engine.connect() as connection:
        assert [each.version for each in list_of_stream(connection, "applications", application)] == [1, 2, 3, 4, 5, 6]
        newest, oldest = list_streams(connection, "applications")
        assert (oldest.stream_id, oldest.events) == (application, 6)
        assert oldest.last_topic == "applications.ApplicationEnded"
        assert newest.first_at > oldest.first_at
        assert [each.stream_id for each in list_streams(connection, "applications", before=newest.first_at)] == [
            application
        ]


def test_nothing_personal_reaches_the_view_the_plain_rows_or_the_log(harness: ApplicationsHarness) -> None:
    query = text(
        "SELECT table_schema, table_name FROM information_schema.tables"
        " WHERE table_type = 'BASE TABLE' AND table_schema !~ '^(pg_|information_schema)'"
    )
    with harness.platform.engine.connect() as connection:
        for schema, table in connection.execute(query).all():
            if schema.startswith("read_applications"):
                continue
            everything = connection.execute(
                text(f"SELECT coalesce(string_agg(t::text, ' '), '') FROM {schema}.{table} AS t")
            ).scalar_one()
            for canary in CANARIES:
                assert canary not in everything
                assert canary.encode().hex() not in everything


def test_rebuilt_equals_live(harness: ApplicationsHarness, replay_equals_live: Callable[[Activity], bool]) -> None:
    assert replay_equals_live(ACTIVITY)
