"""The auditor's view: every fact with its envelope, and not a word that is personal."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import text

from domain.applications.applicant import Applicant
from domain.applications.events import EndingReason
from domain.kernel.facts import SYSTEM, Actor, Context
from domain.kernel.platform import Platform
from read_models.activity.projection import Activity
from read_models.activity.queries import ActivityFact, list_of_log, list_of_stream, list_streams
from tests.domain.applications.at_hand import AtHand
from tests.jobs_at_hand import JobsAtHand
from tests.read_models_at_hand import ReadModels

ACTIVITY = Activity()
CANARIES = ("Canaryfirst", "Canarylast", "canarymail@example.com", "+385911112222", "Canaryletter")


@pytest.fixture(scope="module")
def at_hand(platform: Platform, read_models: ReadModels) -> AtHand:
    """One application from form to end, one that was removed, and a job."""
    read_models.show(ACTIVITY)
    at_hand = AtHand(platform)
    job = at_hand.jobs.publish(JobsAtHand(platform).publish().number).number
    command = replace(at_hand.command(job, "canarymail@example.com"), applicant=Applicant(*CANARIES))
    application = at_hand.applications.start(command, at_hand.context()).application_id
    at_hand.verify(application)
    at_hand.selection.forward(application, Context(SYSTEM, "task", causation_id=application))
    at_hand.selection.see(application, 12, Context(Actor("employer", "12"), "link"))
    at_hand.selection.end(application, 12, EndingReason.FINISHED, Context(Actor("employer", "12"), "link"))
    at_hand.start(job, "unverified@example.com")
    at_hand.wind(timedelta(hours=25))
    at_hand.module.farewell.remove_unverified()
    read_models.follow(ACTIVITY)
    return at_hand


def facts(at_hand: AtHand, log: str) -> Sequence[ActivityFact]:
    with at_hand.platform.engine.connect() as connection:
        return list_of_log(connection, log)


def test_every_fact_of_every_log_is_there_in_order(at_hand: AtHand) -> None:
    for log, store in at_hand.platform.logs.items():
        assert [each.position for each in facts(at_hand, log)] == [each.position for each in store.read(0, 1000)]


def test_a_fact_says_who_did_what_by_which_way_and_why(at_hand: AtHand) -> None:
    first, *_, forwarded, seen, ended = facts(at_hand, "applications")[:6]
    assert (first.actor_role, first.channel, first.version) == ("guest", "web", 1)
    assert (forwarded.actor_role, forwarded.causation_id) == ("system", forwarded.stream_id)
    assert (seen.actor_role, seen.actor_id, seen.channel) == ("employer", "12", "link")
    assert ended.data == {"reason": "finished"}
    assert first.subject == ended.subject is not None


def test_a_stream_and_the_list_of_streams(at_hand: AtHand) -> None:
    application = facts(at_hand, "applications")[0].stream_id
    with at_hand.platform.engine.connect() as connection:
        assert [each.version for each in list_of_stream(connection, "applications", application)] == [1, 2, 3, 4, 5, 6]
        newest, oldest = list_streams(connection, "applications")
        assert (oldest.stream_id, oldest.facts) == (application, 6)
        assert oldest.last_topic == "applications.ApplicationEnded"
        assert newest.first_at > oldest.first_at
        assert [each.stream_id for each in list_streams(connection, "applications", before=newest.first_at)] == [
            application
        ]


def test_nothing_personal_reaches_the_view_the_plain_rows_or_the_log(at_hand: AtHand) -> None:
    query = text(
        "SELECT table_schema, table_name FROM information_schema.tables"
        " WHERE table_type = 'BASE TABLE' AND table_schema !~ '^(pg_|information_schema)'"
    )
    with at_hand.platform.engine.connect() as connection:
        for schema, table in connection.execute(query).all():
            if schema.startswith("read_applications"):
                continue
            everything = connection.execute(
                text(f"SELECT coalesce(string_agg(t::text, ' '), '') FROM {schema}.{table} AS t")
            ).scalar_one()
            for canary in CANARIES:
                assert canary not in everything
                assert canary.encode().hex() not in everything


def test_rebuilt_equals_live(at_hand: AtHand, replay_equals_live: Callable[[Activity], bool]) -> None:
    assert replay_equals_live(ACTIVITY)
