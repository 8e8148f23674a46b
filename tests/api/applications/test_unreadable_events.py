"""An application with an event that cannot be read: its owner reads what was before, or 503 with a code; never 500."""

from uuid import UUID

import pytest
from sqlalchemy import text

from tests.api.site_client import Site
from tests.changed_events import allow_changes


def spoil(site: Site, application_id: str, topic: str, change: str = "state = '{}'") -> None:
    """Makes an event of the application unreadable."""
    statement = f"UPDATE events.applications SET {change} WHERE originator_id = :id AND topic = :topic"
    with site.platform.engine.begin() as connection:
        allow_changes(connection, "applications")
        changed = connection.execute(text(statement), {"id": UUID(application_id), "topic": topic})
    assert changed.rowcount == 1


@pytest.fixture
def sent(site: Site, job: int, email: str) -> tuple[str, str]:
    """An application that was sent, and its owner's link."""
    started = site.apply(job, email=email).json()
    confirmed = site.confirm(started).json()
    return started["applicationId"], confirmed["accessLink"]


def test_its_owner_reads_the_last_good_row_with_a_notice(site: Site, sent: tuple[str, str]) -> None:
    application_id, link = sent
    complete = site.call("GET", f"/applications/{application_id}", access=link)
    assert (complete.status_code, complete.json()["incomplete"]) == (200, False)
    spoil(site, application_id, "applications.ApplicationSent")
    shown = site.call("GET", f"/applications/{application_id}", access=link)
    assert (shown.status_code, shown.json()["incomplete"]) == (200, True)
    assert shown.json()["steps"] == complete.json()["steps"]
    assert site.call("GET", "/applications", access=link).json()["total"] == 1


def test_it_cannot_be_changed_meanwhile(site: Site, sent: tuple[str, str]) -> None:
    application_id, link = sent
    spoil(site, application_id, "applications.ApplicationSent")
    refused = site.call("DELETE", f"/applications/{application_id}", access=link)
    assert (refused.status_code, refused.json()["code"]) == (503, "SERVICE_UNAVAILABLE")


@pytest.mark.parametrize("topic", ["applications.ApplicationInitiated", "applications.ApplicationCodeVerified"])
def test_nobody_reads_it_when_it_is_not_known_whose_it_is(site: Site, sent: tuple[str, str], topic: str) -> None:
    application_id, link = sent
    spoil(site, application_id, topic)
    refused = site.call("GET", f"/applications/{application_id}", access=link)
    assert (refused.status_code, refused.json()["code"]) == (503, "SERVICE_UNAVAILABLE")


def test_nobody_reads_it_when_an_event_is_of_an_unknown_kind(site: Site, sent: tuple[str, str]) -> None:
    """A newer program may have recorded that it is somebody else's now."""
    application_id, link = sent
    spoil(site, application_id, "applications.ApplicationSent", "topic = 'applications.ApplicationHandedOver'")
    refused = site.call("GET", f"/applications/{application_id}", access=link)
    assert (refused.status_code, refused.json()["code"]) == (503, "SERVICE_UNAVAILABLE")


def test_others_do_not_read_it(site: Site, sent: tuple[str, str], job: int) -> None:
    application_id, _ = sent
    other = site.confirm(site.apply(job, email="other@example.com").json()).json()["accessLink"]
    spoil(site, application_id, "applications.ApplicationSent")
    assert site.call("GET", f"/applications/{application_id}", access=other).status_code == 404
