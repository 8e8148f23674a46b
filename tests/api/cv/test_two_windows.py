"""One CV in two windows, and requests that are sent twice: nothing is lost, nothing is done twice."""

from uuid import uuid4

from tests.api.accounts.people import People
from tests.api.cv.cv_client import JOB, SCHOOL, SKILL, Window, begin, begin_another, listed, refused, to_blame


def test_a_part_that_the_other_window_changed_is_not_replaced_unseen(window: Window) -> None:
    job = window.put(JOB)
    other = window.another()
    window.put(JOB | {"position": "Šef sale"}, job)
    answer = other.send("PUT", f"/items/{job}", item=JOB | {"position": "Barmen"})
    assert refused(answer) == (409, "CV_CHANGED_MEANWHILE")
    details = answer.json()["details"]
    assert (details["version"], details["part"]) == (window.version, job)
    assert details["changedAt"] == window.show()["updatedAt"].replace("Z", "+00:00")
    assert window.show()["content"]["items"][0]["item"]["position"] == "Šef sale"

    other.version = details["version"]
    other.put(JOB | {"position": "Barmen"}, job)
    assert window.show()["content"]["items"][0]["item"]["position"] == "Barmen"


def test_other_parts_are_written_side_by_side(window: Window) -> None:
    job, other = window.put(JOB), window.another()
    school = window.put(SCHOOL)
    window.edit("PUT", "/headline", headline={"title": "Konobar"})
    other.put(JOB | {"position": "Barmen"}, job)
    assert sorted(other.changed_meanwhile) == sorted(["headline", school])
    other.edit("PUT", "/name", name="Za barove")
    assert other.changed_meanwhile == []


def test_what_the_other_window_removed_is_not_written_again_unseen(window: Window) -> None:
    job, other = window.put(JOB), window.another()
    window.remove(job)
    assert refused(other.send("PUT", f"/items/{job}", item=SKILL)) == (409, "CV_CHANGED_MEANWHILE")
    assert window.item_ids() == []


def test_nobody_takes_back_what_they_have_not_seen(window: Window) -> None:
    window.put(JOB)
    other = window.another()
    window.put(SCHOOL)
    assert refused(other.send("POST", "/undo")) == (409, "CV_CHANGED_MEANWHILE")
    assert refused(other.send("POST", "/restore", version=1)) == (409, "CV_CHANGED_MEANWHILE")
    assert len(window.item_ids()) == 2


def test_a_request_that_is_sent_twice_has_one_effect(window: Window) -> None:
    """The first answer was lost, so the window repeats what it said, with the version that it knew."""
    before, item_id = window.version, str(uuid4())
    first = window.send("PUT", f"/items/{item_id}", item=JOB)
    assert window.send("PUT", f"/items/{item_id}", item=JOB).json() == first.json()
    window.accept(first)
    removed = window.call("DELETE", f"/items/{item_id}", params={"baseVersion": window.version})
    again = window.call("DELETE", f"/items/{item_id}", params={"baseVersion": window.version})
    assert again.json() == removed.json()
    assert window.show()["version"] == before + 2


def test_an_undo_with_the_same_key_is_done_once(window: Window) -> None:
    window.put(JOB)
    window.put(SCHOOL)
    key = uuid4().hex
    first = window.send("POST", "/undo", key)
    assert window.send("POST", "/undo", key).json() == first.json()
    assert len(window.item_ids()) == 1
    window.version = 1
    assert refused(window.send("POST", "/undo", key)) == (422, "IDEMPOTENCY_KEY_REUSED")


def test_a_cv_that_is_begun_twice_with_one_key_is_one(people: People) -> None:
    browser, _ = people.somebody()
    headers, body = {"Idempotency-Key": uuid4().hex}, {"name": "Prvi", "language": "hr"}
    answers = [browser.call("POST", "/me/cvs", json=body, headers=headers) for _ in range(2)]
    assert answers[0].json() == answers[1].json()
    assert [answer.status_code for answer in answers] == [201, 201]
    assert len(listed(browser)) == 1
    changed = browser.call("POST", "/me/cvs", json=body | {"name": "Drugi"}, headers=headers)
    assert refused(changed) == (422, "IDEMPOTENCY_KEY_REUSED")


def test_a_move_and_a_deletion_with_the_same_key_are_done_once(people: People) -> None:
    window = begin(people)
    job, school = window.put(JOB), window.put(SCHOOL)
    key = uuid4().hex
    first = window.send("POST", f"/items/{school}/move", key, after=None)
    assert window.send("POST", f"/items/{school}/move", key, after=None).json() == first.json()
    assert window.item_ids() == [school, job]
    headers = {"Idempotency-Key": uuid4().hex}
    assert window.call("DELETE", headers=headers).status_code == 204
    assert window.call("DELETE", headers=headers).status_code == 204
    assert begin_another(window.browser).show()["version"] == 1


def test_nothing_can_be_based_on_a_version_to_come(window: Window) -> None:
    window.version = 2
    assert to_blame(window.send("PUT", "/name", name="Drugi")) == {"baseVersion": "OUT_OF_RANGE"}
