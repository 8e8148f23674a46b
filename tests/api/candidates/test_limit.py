"""Limits of the CVs that may be opened."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from api.candidates import opening_limit
from api.http.rate_limit import OPEN_CANDIDATE, OPEN_CANDIDATE_OF_EMPLOYER, RateLimit
from api.main import create_app
from domain.kernel.process.platform import Platform
from tests.api.accounts.people import SITE, Response
from tests.api.candidates.cv_database import CvDatabase, Member, Owner

Open = Callable[[Member, Owner], Response]


def test_the_limits_are_those_of_people_who_choose() -> None:
    assert (OPEN_CANDIDATE.per_client, OPEN_CANDIDATE_OF_EMPLOYER.per_client) == ("60/hour", "300/day")


@pytest.fixture
def opened(platform: Platform, database: CvDatabase, monkeypatch: pytest.MonkeyPatch) -> Open:
    """Opens on a site where a member may open two CVs, and an employer three."""
    monkeypatch.setattr(opening_limit, "OPEN_CANDIDATE", RateLimit("few-of-member", "2/hour"))
    monkeypatch.setattr(opening_limit, "OPEN_CANDIDATE_OF_EMPLOYER", RateLimit("few-of-employer", "3/day"))
    settings = platform.settings.model_copy(update={"rate_limit_scale": 1.0})
    app = create_app(replace(platform, settings=settings))

    def open_one(member: Member, owner: Owner) -> Response:
        client = TestClient(app, base_url=SITE, cookies=member.browser.client.cookies)
        return client.post(f"/api/candidates/{owner.cv_id}/open")

    return open_one


def test_a_member_and_an_employer_open_so_many(database: CvDatabase, opened: Open) -> None:
    owners = [database.owner() for _ in range(3)]
    employer_id = database.employer("Agencija")
    one, other = database.member(employer_id), database.member(employer_id)
    assert [opened(one, owner).status_code for owner in owners] == [200, 200, 429]
    refused = opened(one, owners[2])
    assert refused.json()["code"] == "TOO_MANY_CANDIDATES_OPENED"
    assert int(refused.headers["retry-after"]) > 0
    assert opened(one, owners[0]).status_code == 200, "what is open already counts towards nothing"
    assert [opened(other, owner).status_code for owner in owners] == [200, 429, 429]
    assert [len(owner.openings()) for owner in owners] == [2, 1, 0]


def test_what_nobody_finds_counts_towards_nothing(database: CvDatabase, opened: Open) -> None:
    hidden, shown = database.owner(shown=False), database.owner()
    member = database.member(database.employer("Ured"))
    assert {opened(member, hidden).status_code for _ in range(4)} == {404}
    assert opened(member, shown).status_code == 200
