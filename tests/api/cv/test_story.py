"""Somebody writes a CV: begins it, fills it, changes its order, copies it into another language, deletes it."""

from uuid import UUID, uuid4

import pytest

from domain.cv.owners import MAX_CVS
from domain.cv.streams import CvStreams
from tests.api.accounts.people import People, new_email
from tests.api.cv.cv_client import CONTACT, JOB, SCHOOL, SKILL, Window, begin, begin_another, listed, refused


def test_a_cv_begins_with_the_account_s_name_and_address(people: People) -> None:
    email = new_email()
    browser, _ = people.somebody(email, firstName="Iva", lastName="Kovač")
    shown = begin_another(browser).show()
    assert shown["name"] == "Za konobe"
    assert shown["content"]["language"] == "hr"
    contact = shown["content"]["contact"]
    assert (contact["firstName"], contact["lastName"], contact["email"]) == ("Iva", "Kovač", email)
    assert (shown["version"], shown["canUndo"], shown["visibility"]["isVisible"]) == (1, False, False)


def test_what_was_written_is_shown(window: Window) -> None:
    headline = {"title": "Konobar", "summary": "Pet\nsezona.", "keywords": ["vino"], "drivingLicences": ["B"]}
    wanted = {
        "places": [{"name": "Split", "geonameid": 3190261}],
        "positions": ["5131"],
        "employments": ["permanent"],
        "salary": {"amount": "1500.00", "currency": "EUR"},
    }
    window.edit("PUT", "/contact", contact=CONTACT).edit("PUT", "/headline", headline=headline)
    window.edit("PUT", "/ideal-job", idealJob=wanted).edit("PUT", "/name", name="Za hotele")
    job = window.put(JOB | {"positionCode": "5131", "description": "Posluživanje."})
    school, skill = window.put(SCHOOL), window.put(SKILL)
    shown = window.show()
    content = shown["content"]
    assert shown["name"] == "Za hotele"
    assert {name: content["contact"][name] for name in CONTACT} == CONTACT
    assert {name: content["headline"][name] for name in headline} == headline
    assert content["idealJob"] == wanted
    assert [placed["id"] for placed in content["items"]] == [job, school, skill]
    assert content["items"][0]["item"]["positionCode"] == "5131"
    assert content["items"][2]["item"]["type"] == "other"
    assert shown["completeness"] == {"percent": 95, "missing": ["languages"]}


def test_items_are_changed_moved_and_removed(window: Window) -> None:
    job, school, skill = window.put(JOB), window.put(SCHOOL), window.put(SKILL)
    window.edit("POST", f"/items/{skill}/move", after=None)
    assert window.item_ids() == [skill, job, school]
    window.edit("POST", f"/items/{skill}/move", after=school)
    assert window.item_ids() == [job, school, skill]
    window.put(JOB | {"position": "Šef sale"}, job)
    window.remove(school)
    items = window.show()["content"]["items"]
    assert [placed["item"].get("position") for placed in items] == ["Šef sale", None]


def test_the_list_shows_what_was_written_at_once(window: Window) -> None:
    assert [each["itemCount"] for each in listed(window.browser)] == [0]
    window.put(JOB)
    window.edit("PUT", "/headline", headline={"title": "Konobar"})
    [row] = listed(window.browser)
    assert (row["id"], row["itemCount"], row["title"], row["version"]) == (window.cv_id, 1, "Konobar", window.version)
    assert row["completeness"] == window.show()["completeness"]
    window.edit("POST", "/undo")
    assert listed(window.browser)[0]["title"] == ""


def test_a_cv_is_copied_into_another_language(window: Window) -> None:
    job = window.put(JOB)
    copy = begin_another(window.browser, name="For hotels", language="en", copyOf=window.cv_id)
    shown = copy.show()
    assert (shown["name"], shown["content"]["language"]) == ("For hotels", "en")
    assert shown["content"]["items"] == window.show()["content"]["items"]
    copy.put(JOB | {"position": "Waiter"}, job)
    assert window.show()["content"]["items"][0]["item"]["position"] == "Konobar"
    assert [row["language"] for row in listed(window.browser)] == ["hr", "en"]


def test_a_deleted_cv_is_gone_and_its_key_is_destroyed(people: People, window: Window) -> None:
    window.put(JOB)
    answer = window.call("DELETE")
    assert (answer.status_code, answer.content) == (204, b"")
    assert refused(window.call("GET")) == (404, "CV_NOT_FOUND")
    assert refused(window.call("DELETE")) == (404, "CV_NOT_FOUND")
    assert listed(window.browser) == []
    history = people.services[CvStreams].history(UUID(window.cv_id))
    assert [recorded.event.topic for recorded in history][-1] == "cv.CvDeleted"
    assert getattr(history[0].event, "content", "left") is None
    assert getattr(history[1].event, "item", "left") is None


def test_nobody_sees_or_changes_a_cv_of_somebody_else(people: People, window: Window) -> None:
    stranger, _ = people.somebody()
    theirs = Window(stranger, window.cv_id)
    item_id = window.put(JOB)
    for answer in (
        theirs.call("GET"),
        theirs.call("GET", "/versions"),
        theirs.call("GET", "/versions/1"),
        theirs.send("PUT", "/name", name="Moj"),
        theirs.send("PUT", f"/items/{item_id}", item=SKILL),
        theirs.call("DELETE", f"/items/{item_id}", params={"baseVersion": 1}),
        theirs.send("POST", "/undo"),
        theirs.send("POST", "/restore", version=1),
        theirs.call("PUT", "/visibility", json={"visible": True}),
        theirs.call("DELETE", "/excluded-employers/1"),
        theirs.call("DELETE"),
        stranger.post("/me/cvs", name="Moj", language="hr", copyOf=window.cv_id),
        Window(stranger, str(uuid4())).call("GET"),
    ):
        assert refused(answer) == (404, "CV_NOT_FOUND")
    assert listed(stranger) == []
    assert window.show()["name"] == "Za konobe"


def test_guests_have_no_cvs(people: People) -> None:
    assert refused(people.browser().call("GET", "/me/cvs")) == (401, "LOGIN_REQUIRED")


def test_an_account_has_so_many_cvs(people: People) -> None:
    first = begin(people)
    for _ in range(MAX_CVS - 1):
        begin_another(first.browser)
    answer = first.browser.post("/me/cvs", name="Previše", language="hr")
    assert refused(answer) == (409, "TOO_MANY_CVS")
    assert answer.json()["details"] == {"limit": MAX_CVS}
    assert first.browser.call("GET", "/me/cvs").json()["limit"] == MAX_CVS
    assert first.call("DELETE").status_code == 204
    begin_another(first.browser)


@pytest.mark.parametrize("name", ["Ана", "Žaklina Đ.", "李"])
def test_names_of_all_scripts_are_kept(people: People, name: str) -> None:
    browser, _ = people.somebody(firstName=name)
    assert begin_another(browser, name=name).show()["content"]["contact"]["firstName"] == name
