"""Responses to applicants while read models lag behind the event log."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from read_models.activity.projection import Activity
from read_models.applications.projection import ApplicationRows
from read_models.kernel.generations import lock_projection
from read_models.kernel.projection import Projection
from tests.api.site_client import Site

APPLICATIONS = ApplicationRows()


@contextmanager
def lagging(site: Site, projection: Projection = APPLICATIONS) -> Iterator[None]:
    """Blocks the projection and shortens the wait for it."""
    with site.platform.engine.begin() as connection, pytest.MonkeyPatch.context() as patch:
        patch.setattr(site.waiting, "_timeout", 0.1)
        lock_projection(connection, projection, exclusive=True)
        yield


def test_a_just_started_application_is_never_reported_as_missing(site: Site, job: int, email: str) -> None:
    with lagging(site):
        started = site.apply(job, email=email).json()
        address, link = f"/applications/{started['applicationId']}", started["accessLink"]
        too_early = site.call("GET", address, access=link)
        assert (started["stale"], too_early.status_code, too_early.json()["code"]) == (True, 503, "SERVICE_UNAVAILABLE")
    last = site.platform.logs["applications"].last_position()
    assert site.waiting.wait_for("applications", "applications", last, timeout=60)
    assert site.call("GET", address, access=link).json()["awaits"] == "verification"


def test_a_just_started_application_is_never_reported_to_auditors_as_missing(site: Site, job: int, email: str) -> None:
    with lagging(site, Activity()):
        started = site.apply(job, email=email).json()
        address, link = f"/audit/applications/{started['applicationId']}", site.audit()
        too_early = site.call("GET", address, access=link)
        assert (too_early.status_code, too_early.json()["code"]) == (503, "SERVICE_UNAVAILABLE")
    site.wait_for_audit()
    assert site.call("GET", address, access=link).json()["state"]["stage"] == "initiated"


def test_a_stale_application_is_shown_although_there_are_newer_events(site: Site, job: int, email: str) -> None:
    started = site.apply(job, email=email).json()
    with lagging(site):
        confirmed = site.confirm(started).json()
        detail = site.call("GET", f"/applications/{started['applicationId']}", access=confirmed["accessLink"])
        assert (confirmed["stale"], detail.status_code, detail.json()["status"]) == (True, 200, "pending")


def test_a_repeated_request_says_behind_as_the_first_one_did(site: Site, job: int, email: str) -> None:
    form = site.form(email=email)
    with lagging(site):
        started, again = (
            site.call("POST", f"/applications/{job}/application", json=form, key="started-while-behind").json()
            for _ in range(2)
        )
        assert (started["applicationId"], started["stale"]) == (again["applicationId"], True)
        assert again["stale"]
        code = {"code": site.mailed(started["applicationId"]).code}
        path, link = f"/applications/{started['applicationId']}", ""
        for _ in range(2):
            confirmed = site.call(
                "POST", f"{path}/code", access=started["accessLink"], json=code, key="confirmed-while-behind"
            )
            assert (confirmed.status_code, confirmed.json()["stale"]) == (200, True)
            link = confirmed.json()["accessLink"]
        for _ in range(2):
            deleted = site.call("DELETE", path, access=link, key="deleted-while-behind")
            assert (deleted.status_code, deleted.json()["stale"]) == (200, True)
    caught_up = site.call("POST", f"/applications/{job}/application", json=form, key="started-while-behind").json()
    assert (caught_up["applicationId"], caught_up["stale"]) == (started["applicationId"], False)


def test_a_selection_ended_again_says_behind_as_it_did_first(site: Site, email: str) -> None:
    job = site.jobs.publish(79).number
    site.sent(job, email=email)
    with lagging(site):
        for _ in range(2):
            ended = site.call(
                "POST", f"/inbox/jobs/{job}/end", access=site.inbox(79), json={}, key="ended-while-behind"
            )
            assert ended.json() == {"jobId": job, "ended": 1, "stale": True}


def test_lists_that_lag_say_so(site: Site, email: str) -> None:
    job = site.jobs.publish(80).number
    _, link = site.sent(job, email=email)

    def lists() -> list[tuple[int, bool]]:
        found = (
            site.call("GET", "/applications", access=link).json(),
            site.call("GET", "/inbox", access=site.inbox(80)).json(),
        )
        return [(each["total"], each["stale"]) for each in found]

    assert lists() == [(1, False), (1, False)]
    with lagging(site):
        again = site.apply(site.jobs.publish(80).number, email=email).json()
        assert site.confirm(again).status_code == 200
        assert lists() == [(1, True), (1, True)]
    last = site.platform.logs["applications"].last_position()
    assert site.waiting.wait_for("applications", "applications", last, timeout=60)
    assert lists() == [(2, False), (2, False)]
