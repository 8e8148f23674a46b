"""Canaries in every personal field: they may appear in read models shown to people, and nowhere else."""

from collections.abc import Iterator
from uuid import UUID

import pytest
import redis
from sqlalchemy import text

from domain.applications.selection import Selection
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.process.platform import Platform
from tests.api.site_client import Site, open_site
from workers.event_handlers.applications import ApplicationEventHandler
from workers.outbox.queue import TaskQueue
from workers.outbox.relay import Relay, install

CANARIES = {
    "firstName": "Canaryfirst",
    "lastName": "Canarylast",
    "email": "canary.mail@example.com",
    "coverLetter": "Canaryletter",
}
PHONE, NUMBER = {"countryCode": "+385", "number": "0911112222"}, "911112222"

NAME_OF_FILE, IN_FILE = "Canaryname.txt", "Canarycontent"
MARKS = (*CANARIES.values(), NUMBER, "Canaryname", IN_FILE)
SHOWN = "read_applications_"


@pytest.fixture(scope="module")
def site(platform: Platform) -> Iterator[Site]:
    """A site on which one person has done everything possible, and whose events have queued tasks."""
    queue = TaskQueue(platform.settings.redis_url)
    install(platform.engine, platform.logs, [ApplicationEventHandler()])
    with open_site(platform) as site:
        job = site.jobs.publish().number
        uploaded = site.upload(IN_FILE.encode(), NAME_OF_FILE).json()
        form = site.form(**CANARIES, phone=PHONE, cvDocumentId=uploaded["id"], uploadToken=uploaded["uploadToken"])
        started = site.call("POST", f"/applications/{job}/application", json=form, key="canaries").json()
        application = started["applicationId"]
        mine = site.confirm(started).json()["accessLink"]
        cv = site.call("GET", f"/applications/{application}", access=mine).json()["sent"]["cv"]["id"]
        changes = CANARIES | {"phone": PHONE, "cvDocumentId": cv, "coverLetter": "Canaryletter again"}
        path = f"/applications/{application}/resend"
        assert site.call("POST", path, access=mine, json=changes, key="canaries-again").status_code == 200
        site.services[Selection].forward(UUID(application), Context(SYSTEM, "task"))
        site.call("POST", f"/inbox/applications/{application}/seen", access=site.inbox(12))
        Relay(platform.engine, platform.logs, queue).run(ApplicationEventHandler())
        assert site.topics(application)[-1] == "Seen"
        yield site
    queue.close()


def tables(site: Site) -> Iterator[tuple[str, str]]:
    query = text(
        "SELECT table_schema || '.' || table_name AS name FROM information_schema.tables"
        " WHERE table_type = 'BASE TABLE' AND table_schema !~ '^(pg_|information_schema)'"
    )
    with site.platform.engine.connect() as connection:
        for name in connection.execute(query).scalars().all():
            everything = text(f"SELECT coalesce(string_agg(t::text, ' '), '') FROM {name} AS t")
            yield name, connection.execute(everything).scalar_one()


def marks_in(content: str) -> set[str]:
    return {mark for mark in MARKS if mark in content or mark.encode().hex() in content}


def test_only_tables_shown_to_people_hold_canaries(site: Site) -> None:
    found = {name: marks_in(content) for name, content in tables(site)}
    assert {name for name, marks in found.items() if marks} == {
        name for name in found if name.startswith(SHOWN) and name.endswith(".application")
    }
    assert found["public.task"] == set()


def test_control_tasks_were_queued(site: Site) -> None:
    with site.platform.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM public.task")).scalar_one() >= 2


def test_the_queue_holds_no_canaries(site: Site) -> None:
    with redis.Redis.from_url(site.platform.settings.redis_url, decode_responses=True) as connection:
        held = str([(key, value_of(connection, key)) for key in connection.scan_iter()])
    assert "actor_name" in held, "there is no message to look into"
    assert not marks_in(held)


def value_of(connection: redis.Redis, key: str) -> object:
    read = {
        "string": connection.get,
        "hash": connection.hgetall,
        "set": connection.smembers,
        "list": lambda name: connection.lrange(name, 0, -1),
        "zset": lambda name: connection.zrange(name, 0, -1),
    }
    return read[str(connection.type(key))](key)


def test_no_stored_file_holds_canaries_unencrypted(site: Site) -> None:
    files = [path for path in site.platform.settings.files_dir.rglob("*") if path.is_file()]
    assert files
    for path in files:
        assert not any(mark.encode() in path.read_bytes() for mark in MARKS)
        assert "Canary" not in path.name


def test_the_audit_shows_no_canaries(site: Site) -> None:
    application = site.call("GET", "/audit/applications", access=site.audit()).json()["items"][0]["applicationId"]
    for path in ("/audit/events", "/audit/applications", f"/audit/applications/{application}"):
        assert not marks_in(site.call("GET", path, access=site.audit()).text)
