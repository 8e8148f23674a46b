"""Test driver: somebody who writes a CV in a browser, and what they get back."""

from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from tests.api.accounts.people import Browser, People, Response

JOB = {"kind": "work", "position": "Konobar", "employer": "Konoba Lula", "start": "2019-05"}
SCHOOL = {"kind": "education", "institution": "Ugostiteljska škola", "start": "2008", "end": "2012-06"}
SKILL = {"kind": "skill", "name": "Latte art", "level": "advanced"}
CONTACT = {"firstName": "Ana", "lastName": "Horvat", "email": "ana@example.com", "phone": "+385912345678"}


@dataclass
class Window:
    """One window with one CV. `version` is what it knows; edits that are accepted tell it the next one."""

    browser: Browser
    cv_id: str
    version: int = 1
    changed_meanwhile: list[str] = field(default_factory=list[str])

    def call(self, method: str, path: str = "", **said: Any) -> Response:
        return self.browser.call(method, f"/me/cvs/{self.cv_id}{path}", **said)

    def show(self) -> dict[str, Any]:
        """The whole CV; the window knows its version from then on."""
        shown = self.call("GET")
        assert shown.status_code == 200, shown.text
        self.version = shown.json()["version"]
        return shown.json()

    def send(self, method: str, path: str, key: str = "", **body: Any) -> Response:
        """An edit that is based on what the window knows."""
        headers = {"Idempotency-Key": key} if key else {}
        return self.call(method, path, json={"baseVersion": self.version, **body}, headers=headers)

    def edit(self, method: str, path: str, **body: Any) -> "Window":
        """Sends an edit that has to be accepted."""
        return self.accept(self.send(method, path, **body))

    def accept(self, answer: Response) -> "Window":
        assert answer.status_code == 200, answer.text
        self.version, self.changed_meanwhile = answer.json()["version"], answer.json()["changedMeanwhile"]
        return self

    def put(self, item: dict[str, Any], item_id: str = "") -> str:
        """Adds or changes an item; returns its id."""
        item_id = item_id or str(uuid4())
        self.edit("PUT", f"/items/{item_id}", item=item)
        return item_id

    def remove(self, item_id: str) -> "Window":
        return self.accept(self.call("DELETE", f"/items/{item_id}", params={"baseVersion": self.version}))

    def item_ids(self) -> list[str]:
        return [placed["id"] for placed in self.show()["content"]["items"]]

    def another(self) -> "Window":
        """A second window of the same person, which knows as much."""
        return Window(self.browser, self.cv_id, self.version)


def begin(people: People, **more: Any) -> Window:
    """Somebody new begins a CV."""
    browser, _ = people.somebody()
    return begin_another(browser, **more)


def begin_another(browser: Browser, **more: Any) -> Window:
    begun = browser.call("POST", "/me/cvs", json={"name": "Za konobe", "language": "hr", **more})
    assert begun.status_code == 201, begun.text
    return Window(browser, begun.json()["id"], begun.json()["version"])


def listed(browser: Browser) -> list[dict[str, Any]]:
    answer = browser.call("GET", "/me/cvs")
    assert answer.status_code == 200, answer.text
    assert answer.json()["stale"] is False
    return answer.json()["items"]


def refused(answer: Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, answer.json()["code"]


def to_blame(answer: Response) -> dict[str, str]:
    """The fields that are to blame, with their codes."""
    assert answer.status_code == 422, answer.text
    return {error["field"]: error["code"] for error in answer.json()["errors"]}
