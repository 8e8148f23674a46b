"""Earlier versions: what changed when, what stood there, and the way back."""

from tests.api.cv.cv_client import JOB, SCHOOL, SKILL, Window, refused


def changes(window: Window, **query: int) -> list[dict[str, object]]:
    answer = window.call("GET", "/versions", params=query)
    assert answer.status_code == 200, answer.text
    return [{"version": each["version"], **each["change"]} for each in answer.json()["items"]]


def test_each_version_says_what_changed(window: Window) -> None:
    job = window.put(JOB)
    window.put(JOB | {"position": "Šef sale"}, job)
    window.edit("PUT", "/headline", headline={"title": "Konobar"})
    window.remove(job)
    window.edit("POST", "/undo")
    found = changes(window)
    assert [each["kind"] for each in found] == [
        "undone",
        "item-removed",
        "headline-changed",
        "item-changed",
        "item-added",
        "created",
    ]
    item = {"part": job, "itemKind": "work"}
    assert found[1] == {"version": 5, "kind": "item-removed", "label": "Šef sale", **item}
    assert found[3] == {"version": 3, "kind": "item-changed", "label": "Šef sale", **item}
    assert found[4] == {"version": 2, "kind": "item-added", "label": "Konobar", **item}
    assert found[2]["part"] == "headline"


def test_being_shown_is_no_version_of_what_stands(window: Window) -> None:
    window.put(SCHOOL)
    assert window.call("PUT", "/visibility", json={"visible": True}).status_code == 200
    assert [each["version"] for each in changes(window)] == [2, 1]


def test_versions_come_by_pages(window: Window) -> None:
    for number in range(60):
        window.edit("PUT", "/name", name=f"Ime {number}")
    first = window.call("GET", "/versions").json()
    assert [each["version"] for each in first["items"]] == [*range(61, 11, -1)]
    assert first["nextBefore"] == 12
    last = window.call("GET", "/versions", params={"before": 12}).json()
    assert [each["version"] for each in last["items"]] == [*range(11, 0, -1)]
    assert last["nextBefore"] is None


def test_an_earlier_version_is_shown_and_restored(window: Window) -> None:
    job, skill = window.put(JOB), window.put(SKILL)
    then = window.show()
    window.remove(job)
    window.edit("PUT", "/headline", headline={"title": "Barmen"})
    window.edit("PUT", "/name", name="Za barove")
    shown = window.call("GET", f"/versions/{then['version']}").json()
    assert (shown["version"], shown["name"], shown["content"]) == (3, "Za konobe", then["content"])

    window.edit("POST", "/restore", version=3)
    restored = window.show()
    assert restored["content"] == then["content"]
    assert restored["name"] == "Za barove"
    assert [placed["id"] for placed in restored["content"]["items"]] == [job, skill]
    window.edit("POST", "/undo")
    assert window.show()["content"]["headline"]["title"] == "Barmen"


def test_all_changes_can_be_taken_back_and_no_more(window: Window) -> None:
    begun = window.show()
    window.put(JOB)
    window.edit("PUT", "/contact", contact={"firstName": "Iva"})
    assert window.show()["canUndo"] is True
    window.edit("POST", "/undo").edit("POST", "/undo")
    left = window.show()
    assert (left["content"], left["canUndo"]) == (begun["content"], False)
    assert refused(window.send("POST", "/undo")) == (409, "NOTHING_TO_UNDO")


def test_there_is_no_version_before_the_first_or_after_the_last(window: Window) -> None:
    assert refused(window.call("GET", "/versions/2")) == (404, "CV_VERSION_NOT_FOUND")
    assert refused(window.call("GET", "/versions/0")) == (422, "OUT_OF_RANGE")
    assert refused(window.send("POST", "/restore", version=2)) == (404, "CV_VERSION_NOT_FOUND")
