"""A CV in the CV database: shown, listed, opened, seen by its owner, excluded, hidden, deactivated, erased."""

from typing import Any

import pytest
from sqlalchemy import text

from domain.accounts.roles import AccountRole
from domain.cv.events import HiddenBy
from domain.cv.visibility import CvVisibility
from domain.kernel.log.event import SYSTEM, Context
from read_models.candidates.projection import CandidateRows
from tests.api.accounts.people import Response
from tests.api.candidates.cv_database import CONTACT, NAMING, ZAGREB, CvDatabase, Member, Owner
from tests.read_model_harness import ReadModels


def code_of(answer: Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def item_of(member: Member, owner: Owner) -> dict[str, Any]:
    return next(item for item in member.list()["items"] if item["cvId"] == owner.cv_id)


def rows_of(database: CvDatabase, owner: Owner) -> list[Any]:
    query = text("SELECT to_jsonb(c)::text FROM read.candidate c WHERE cv_id = :id")
    with database.people.engine.connect() as connection:
        return list(connection.execute(query, {"id": owner.cv_id}).scalars())


def test_a_shown_cv_is_listed_without_a_name(database: CvDatabase, clinic: Member) -> None:
    owner = database.owner(shown=False)
    assert not clinic.finds(owner)
    owner.show()
    listed = item_of(clinic, owner)
    assert listed["title"] == "Medicinska sestra"
    assert listed["keywords"] == ["pedijatrija"]
    assert listed["educationLevel"]["id"] == 6
    assert listed["languages"] == [{"code": "de", "name": "njemački", "level": "B2"}]
    assert listed["places"] == ["Zagreb", "na moru"]
    assert listed["employments"] == ["Na neodređeno"]
    assert len(listed["positions"]) == 1
    assert listed["yearsOfWork"] == 5
    assert listed["openedAt"] is None
    assert [part for part in NAMING if part in str(listed)] == []


def test_names_are_in_the_language_of_the_reader(database: CvDatabase, clinic: Member) -> None:
    owner = database.owner()
    answer = clinic.browser.call("GET", "/candidates", headers={"Accept-Language": "en"}).json()
    listed = next(item for item in answer["items"] if item["cvId"] == owner.cv_id)
    assert listed["languages"][0]["name"] == "German"
    assert listed["employments"] == ["Permanent"]


def test_rows_hold_no_text_of_the_person(database: CvDatabase) -> None:
    (row,) = rows_of(database, database.owner())
    assert [part for part in (*NAMING, "Medicinska", "pedijatrija") if part in row] == []


@pytest.mark.parametrize(
    ("wanted", "others"),
    [
        ({"position": "2221"}, {"position": "5131"}),
        ({"place": ZAGREB}, {"place": 3190261}),
        ({"educationLevel": 6}, {"educationLevel": 7}),
        ({"educationLevel": 4}, {"educationLevel": 8}),
        ({"language": "de"}, {"language": "en"}),
    ],
)
def test_the_list_is_filtered(
    database: CvDatabase, clinic: Member, wanted: dict[str, Any], others: dict[str, Any]
) -> None:
    owner = database.owner()
    assert clinic.finds(owner, **wanted)
    assert not clinic.finds(owner, **others)
    assert not clinic.finds(owner, **wanted, page=10_000)


@pytest.mark.parametrize(
    "wrong",
    [
        {"position": "Kuhar"},
        {"place": "Zagreb"},
        {"place": 2**63},
        {"place": 0},
        {"educationLevel": 9},
        {"language": "\x00"},
        {"page": 0},
        {"page": 2**70},
    ],
)
def test_a_wrong_filter_is_refused(clinic: Member, wrong: dict[str, Any]) -> None:
    assert clinic.browser.call("GET", "/candidates", params=wrong).status_code == 422


def test_the_last_changed_comes_first(database: CvDatabase, clinic: Member) -> None:
    first, second = database.owner(), database.owner()
    assert [item["cvId"] for item in clinic.list()["items"]][:2] == [second.cv_id, first.cv_id]
    first.put("/headline", headline={"title": "Glavna sestra"})
    assert [item["cvId"] for item in clinic.list()["items"]][:2] == [first.cv_id, second.cv_id]
    assert item_of(clinic, first)["title"] == "Glavna sestra"
    assert not clinic.finds(first, educationLevel=1)


def test_an_opened_cv_says_who_and_its_owner_sees_who_looked(
    database: CvDatabase, clinic: Member, hotel: Member
) -> None:
    owner = database.owner()
    opened = clinic.open(owner)
    assert opened.status_code == 200, opened.text
    assert opened.headers["cache-control"] == "no-store"
    content = opened.json()["content"]
    assert {name: content["contact"][name] for name in CONTACT} == CONTACT
    assert {placed["item"]["kind"] for placed in content["items"]} == {"work", "education", "language"}
    assert content["idealJob"]["salary"] == {"amount": "1500.00", "currency": "EUR"}
    (seen,) = owner.openings()
    assert (seen["employerId"], seen["employerName"]) == (clinic.employer_id, "Klinika Sunce")
    assert item_of(clinic, owner)["openedAt"] == seen["at"]
    assert item_of(hotel, owner)["openedAt"] is None
    hotel.open(owner)
    assert [each["employerName"] for each in owner.openings()] == ["Hotel Uvala", "Klinika Sunce"]


def test_settings_and_the_cv_name_the_same_openings(database: CvDatabase, clinic: Member, hotel: Member) -> None:
    owner = database.owner()
    assert owner.access()["openings"] == []
    clinic.open(owner)
    hotel.open(owner)
    openings = owner.access()["openings"]
    assert [(each["kind"], each["cvId"], each["employerName"]) for each in openings] == [
        ("cv", owner.cv_id, "Hotel Uvala"),
        ("cv", owner.cv_id, "Klinika Sunce"),
    ]
    shared = ("employerId", "employerName", "at")
    assert [{name: each[name] for name in shared} for each in openings] == owner.openings()
    owner.call("DELETE")
    assert owner.access()["openings"] == openings, "it was opened, whatever became of it"


def test_the_list_opens_nothing(database: CvDatabase, clinic: Member) -> None:
    owner = database.owner()
    assert clinic.finds(owner)
    assert clinic.browser.call("GET", f"/candidates/{owner.cv_id}/open").status_code == 405
    assert owner.openings() == []


def test_opening_again_is_recorded_only_for_other_content_or_members(database: CvDatabase, clinic: Member) -> None:
    owner, colleague = database.owner(), database.member(clinic.employer_id, AccountRole.EMPLOYER_ADMIN)
    assert [clinic.open(owner).status_code for _ in range(3)] == [200, 200, 200]
    assert len(owner.openings()) == 1
    colleague.open(owner)
    assert len(owner.openings()) == 2
    owner.put("/headline", headline={"title": "Glavna sestra"})
    assert clinic.open(owner).json()["content"]["headline"]["title"] == "Glavna sestra"
    assert len(owner.openings()) == 3


def test_the_recorded_opening_names_the_member_to_auditors(database: CvDatabase, clinic: Member) -> None:
    owner = database.owner()
    clinic.open(owner)
    query = text("SELECT actor_role, actor_id FROM read.activity WHERE topic = 'cv.CvOpened' AND stream_id = :id")
    position = database.people.platform.logs["cv"].last_position()
    assert database.site.waiting.shows("activity", "cv", position)
    with database.people.engine.connect() as connection:
        found = connection.execute(query, {"id": owner.cv_id}).all()
    assert [tuple(row) for row in found] == [("employer", str(database.people.account_of(clinic.email)))]


def test_an_excluded_employer_finds_nothing_and_others_do(database: CvDatabase, clinic: Member, hotel: Member) -> None:
    owner = database.owner()
    clinic.open(owner)
    owner.call("PUT", f"/excluded-employers/{clinic.employer_id}")
    assert not clinic.finds(owner)
    assert hotel.finds(owner)
    assert code_of(clinic.open(owner)) == (404, "CANDIDATE_NOT_FOUND")
    owner.call("DELETE", f"/excluded-employers/{clinic.employer_id}")
    assert clinic.finds(owner)


def test_excluding_takes_effect_before_the_rows_know(
    database: CvDatabase, clinic: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = database.owner()
    monkeypatch.setattr(CandidateRows, "project", lambda *_: None)
    owner.call("PUT", f"/excluded-employers/{clinic.employer_id}")
    listed = clinic.list()
    assert owner.cv_id not in str(listed)
    assert len(rows_of(database, owner)) == 1
    monkeypatch.undo()
    owner.call("DELETE", f"/excluded-employers/{clinic.employer_id}")


def test_a_hidden_cv_is_gone(database: CvDatabase, clinic: Member) -> None:
    owner = database.owner()
    clinic.open(owner)
    owner.show(visible=False)
    assert not clinic.finds(owner)
    assert rows_of(database, owner) == []
    assert code_of(clinic.open(owner)) == (404, "CANDIDATE_NOT_FOUND")
    owner.show()
    assert item_of(clinic, owner)["openedAt"] is not None


def test_the_cv_of_a_deactivated_account_is_gone(database: CvDatabase, clinic: Member) -> None:
    owner = database.owner()
    account = database.people.account_of(owner.email)
    database.people.services[CvVisibility].hide_all(account, HiddenBy.DEACTIVATION, Context(SYSTEM, "task"))
    database.catch_up()
    assert not clinic.finds(owner)
    assert rows_of(database, owner) == []
    assert code_of(clinic.open(owner)) == (404, "CANDIDATE_NOT_FOUND")


def test_a_deleted_cv_is_gone(database: CvDatabase, clinic: Member) -> None:
    owner = database.owner()
    assert owner.browser.call("DELETE", f"/me/cvs/{owner.cv_id}").status_code == 204
    database.catch_up()
    assert rows_of(database, owner) == []
    assert code_of(clinic.open(owner)) == (404, "CANDIDATE_NOT_FOUND")


def test_members_only_and_of_their_own_employer(database: CvDatabase, clinic: Member, hotel: Member) -> None:
    owner = database.owner()
    link = {"Access-Link": database.site.inbox(clinic.employer_id)}
    guest = database.people.browser()
    assert code_of(guest.call("GET", "/candidates", headers=link)) == (401, "LOGIN_REQUIRED")
    assert code_of(guest.call("POST", f"/candidates/{owner.cv_id}/open", headers=link)) == (401, "LOGIN_REQUIRED")
    assert code_of(owner.browser.call("GET", "/candidates", headers=link)) == (404, "CANDIDATE_NOT_FOUND")
    foreign = {"Employer-Id": str(clinic.employer_id)}
    assert code_of(hotel.browser.call("GET", "/candidates", headers=foreign)) == (404, "CANDIDATE_NOT_FOUND")
    assert owner.openings() == []


def test_rebuilt_rows_equal_the_live_ones(database: CvDatabase, clinic: Member) -> None:
    owner = database.owner()
    clinic.open(owner)
    owner.put("/ideal-job", idealJob={"positions": ["5131"]})
    database.catch_up()
    assert ReadModels(database.people.platform).replay_equals_live(CandidateRows())
