"""Applications of accounts get keys of their own; the log is chained anew, and goes on refusing changes."""

from collections.abc import Iterator, Sequence
from uuid import UUID

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError

from domain.applications.events import ApplicationDeleted, ApplicationEvent, DeletedBy
from domain.applications.streams import ApplicationStreams
from domain.applications.tables import application_owner
from domain.kernel.log.event import Actor, Context
from domain.kernel.log.event_store import Change
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from domain.platform import open_platform
from local.postgres import Postgres
from migrations.upgrade import upgrade
from tests.domain.applications.sample_events import (
    ADOPTED,
    INITIATED,
    INITIATED_BY_ACCOUNT,
    INITIATED_WITH_OTHER_CONTACT,
    RESENT,
    SENT,
    VERIFIED,
)
from tests.settings_factory import settings_for
from workers.hash_chains import check_chain

DELETED = ApplicationDeleted(by=DeletedBy.APPLICANT)


@pytest.fixture
def platform(postgres: Postgres) -> Iterator[Platform]:
    settings = settings_for(postgres.create_database(f"at_0015_{new_id().hex}"))
    upgrade(settings.database_url, "0015")
    with open_platform(settings) as opened:
        yield opened


def apply(platform: Platform, subject: UUID | None, *events: ApplicationEvent) -> UUID:
    """Applies as the site did then: an account's application under the account's key."""
    stream_id = new_id()
    context = Context(Actor("jobseeker"), "web", subject=subject or stream_id)
    if subject is None:
        with platform.keys.creating(stream_id) as key:
            platform.logs["applications"].append([Change(stream_id, 0, events, context)], write=key.store)
    else:
        platform.logs["applications"].append([Change(stream_id, 0, events, context)])
    return stream_id


def owners(platform: Platform) -> dict[UUID, tuple[UUID | None, bool, bool]]:
    row = application_owner.c
    query = select(row.application_id, row.account_id, row.verified_at, row.deleted_at)
    with platform.engine.connect() as connection:
        return {each[0]: (each[1], each[2] is not None, each[3] is not None) for each in connection.execute(query)}


def texts(platform: Platform, application_id: UUID) -> Sequence[str]:
    found = ApplicationStreams(platform.logs["applications"]).find(application_id)
    assert found
    return found.applicant.first_name, found.applicant.cover_letter


def test_each_application_of_an_account_can_be_erased_by_itself(platform: Platform) -> None:
    ana, eva = platform.keys.create(), platform.keys.create()
    guest = apply(platform, None, INITIATED, VERIFIED, SENT)
    adopted = apply(platform, None, INITIATED, VERIFIED, SENT, ADOPTED)
    sent = apply(platform, ana, INITIATED_BY_ACCOUNT, SENT, RESENT)
    draft = apply(platform, ana, INITIATED_BY_ACCOUNT)
    unverified = apply(platform, ana, INITIATED_WITH_OTHER_CONTACT)
    withdrawn = apply(platform, ana, INITIATED_BY_ACCOUNT, SENT, DELETED)
    gone = apply(platform, ana, INITIATED_BY_ACCOUNT, DELETED)
    erased = apply(platform, eva, INITIATED_BY_ACCOUNT, SENT)
    platform.keys.destroy(eva)
    upgrade(platform.settings.database_url, settings=platform.settings)

    with open_platform(platform.settings) as opened:
        own = owners(opened)
        assert own == {
            sent: (ana, True, False),
            draft: (ana, True, False),
            unverified: (ana, False, False),
            withdrawn: (ana, True, True),
            erased: (eva, True, False),
        }
        for each in (guest, adopted, *own):
            subjects = {event.context.subject for event in opened.logs["applications"].load(each)}
            assert subjects == {each}
        assert texts(opened, sent) == ("Ana", "Poštovani još jednom")
        opened.keys.destroy(sent)
        assert texts(opened, sent) == texts(opened, gone) == texts(opened, erased) == ("", "")
        for kept in (guest, adopted, draft, unverified, withdrawn):
            assert texts(opened, kept) == ("Ana", "Poštovani")
        opened.keys.destroy(ana)
        assert texts(opened, draft)[0] == "Ana", "the account's key opens none of them"
        assert check_chain(opened.settings, "applications").broken_at is None
        change = text("UPDATE events.applications SET state = state")
        with pytest.raises(DBAPIError, match="only added"), opened.engine.begin() as connection:
            connection.execute(change)


def test_an_application_that_was_erased_after_the_backup_stays_unreadable(platform: Platform) -> None:
    """A backup of 0015 is restored together with keys of a later state."""
    ana = platform.keys.create()
    application = apply(platform, ana, INITIATED_BY_ACCOUNT, SENT)
    store = text("INSERT INTO events.person_key (person_id, erased_at) VALUES (:id, clock_timestamp())")
    with platform.engine.begin() as connection:
        connection.execute(store, {"id": application})
    upgrade(platform.settings.database_url, settings=platform.settings)
    with open_platform(platform.settings) as opened:
        assert texts(opened, application) == ("", "")
        assert opened.keys.cipher(ana)


def test_without_the_settings_nothing_is_split(platform: Platform) -> None:
    apply(platform, platform.keys.create(), INITIATED_BY_ACCOUNT)
    with pytest.raises(RuntimeError, match="karijera migrate"):
        upgrade(platform.settings.database_url)
