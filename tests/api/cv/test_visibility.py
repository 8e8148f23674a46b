"""Visibility in the CV database: one of an account's CVs at most, and only when it says what employers need."""

from uuid import UUID

from domain.cv.streams import CvStreams
from domain.employers.service import EmployerProfile, Employers
from tests.api.accounts.people import People, Response
from tests.api.cv.cv_client import SCHOOL, Window, begin_another, listed, refused


def choose(window: Window, *, visible: bool) -> Response:
    return window.call("PUT", "/visibility", json={"visible": visible})


def topics(people: People, window: Window) -> list[str]:
    history = people.services[CvStreams].history(UUID(window.cv_id))
    return [recorded.event.topic.removeprefix("cv.") for recorded in history]


def test_a_cv_is_shown_when_it_says_what_employers_need(window: Window) -> None:
    answer = choose(window, visible=True)
    assert refused(answer) == (409, "CV_INCOMPLETE")
    assert answer.json()["details"] == {"missing": ["education"]}
    window.put(SCHOOL)
    answer = choose(window, visible=True)
    assert answer.json()["visibility"] == {"isVisible": True, "missing": [], "excludedEmployers": []}
    assert window.show()["visibility"]["isVisible"] is True
    assert listed(window.browser)[0]["isVisible"] is True
    assert choose(window, visible=False).json()["visibility"]["isVisible"] is False


def test_showing_one_hides_the_other(people: People, window: Window) -> None:
    window.put(SCHOOL)
    copy = begin_another(window.browser, copyOf=window.cv_id)
    assert choose(window, visible=True).is_success
    assert choose(copy, visible=True).is_success
    assert [row["isVisible"] for row in listed(window.browser)] == [False, True]
    assert topics(people, window)[-1] == "CvHidden"
    assert choose(window, visible=True).is_success
    assert [row["isVisible"] for row in listed(window.browser)] == [True, False]


def test_choosing_the_same_again_changes_nothing(people: People, window: Window) -> None:
    window.put(SCHOOL)
    for visible in (True, True, False, False):
        assert choose(window, visible=visible).is_success
    assert topics(people, window)[-2:] == ["CvShown", "CvHidden"]


def test_an_edit_that_takes_away_what_employers_need_hides_it(people: People, window: Window) -> None:
    school = window.put(SCHOOL)
    assert choose(window, visible=True).is_success
    window.show()
    window.remove(school)
    shown = window.show()
    assert shown["visibility"]["isVisible"] is False
    assert shown["visibility"]["missing"] == ["education"]
    assert topics(people, window)[-2:] == ["SectionItemRemoved", "CvHidden"]
    window.edit("POST", "/undo")
    assert window.show()["visibility"] == {"isVisible": False, "missing": [], "excludedEmployers": []}
    assert choose(window, visible=True).is_success


def test_employers_are_excluded_by_name(people: People, window: Window) -> None:
    employers = Employers(people.engine)
    lula, anchor = (employers.upsert(EmployerProfile(name)) for name in ("Konoba Lula", "Apartmani Sidro"))
    for employer_id in (lula, anchor, lula):
        answer = window.call("PUT", f"/excluded-employers/{employer_id}")
        assert answer.status_code == 200, answer.text
    assert [each["name"] for each in window.show()["visibility"]["excludedEmployers"]] == [
        "Apartmani Sidro",
        "Konoba Lula",
    ]
    left = window.call("DELETE", f"/excluded-employers/{lula}").json()["visibility"]["excludedEmployers"]
    assert left == [{"id": anchor, "name": "Apartmani Sidro"}]
    assert window.call("DELETE", f"/excluded-employers/{lula}").is_success
    assert refused(window.call("PUT", "/excluded-employers/999999")) == (404, "EMPLOYER_NOT_FOUND")
    assert refused(window.call("PUT", "/excluded-employers/nobody")) == (422, "INVALID_ID")
