"""The list of notifications: pages, unread count, marking, and whose they are."""

from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest

from domain.kernel.values.ids import new_id
from domain.notifications.inbox import PAGE_SIZE
from domain.notifications.kinds import Channel, NotificationKind, NotificationTemplate
from domain.notifications.service import Notifications, Page
from domain.notifications.settings import NotificationSettings
from tests.api.accounts.people import Browser, People

SEEN = NotificationTemplate.APPLICATION_SEEN
JOB = Page("job", {"jobId": 7, "slug": "kuhar-ica"})


class Reader:
    """Somebody signed in, with ways to tell them something."""

    def __init__(self, people: People) -> None:
        self.browser, email = people.somebody()
        self.account_id = people.account_of(email)
        self.engine = people.engine

    def tell(self, title: str = "Kuhar", page: Page = JOB) -> None:
        values = {"jobTitle": title, "jobId": 7}
        Notifications(self.engine).notify(self.account_id, SEEN, values, page, correlation_id=new_id())

    def listed(self, **query: Any) -> dict[str, Any]:
        answer = self.browser.call("GET", "/me/notifications", **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @property
    def unread(self) -> int:
        return self.browser.call("GET", "/me/notifications/unread").json()["unread"]


@pytest.fixture
def reader(people: People) -> Reader:
    return Reader(people)


@pytest.fixture
def other(people: People) -> Browser:
    return people.somebody()[0]


def pages(reader: Reader) -> Iterator[list[dict[str, Any]]]:
    cursor: str | None = None
    while True:
        page = reader.listed(params={"cursor": cursor} if cursor else {})
        yield page["items"]
        if (cursor := page["nextCursor"]) is None:
            return


def test_nothing_is_listed_before_anything_happened(reader: Reader) -> None:
    assert reader.listed() == {"items": [], "unread": 0, "nextCursor": None}
    assert reader.unread == 0


def test_a_notification_leads_to_its_page_in_the_readers_language(reader: Reader) -> None:
    reader.tell()
    (item,) = reader.listed(headers={"Accept-Language": "en"})["items"]
    assert item["path"] == "/en/job/7/kuhar-ica"
    assert (item["kind"], item["template"], item["readAt"]) == ("applications", "application-seen", None)
    assert item["values"] == {"jobTitle": "Kuhar", "jobId": 7}
    assert reader.listed()["items"][0]["path"] == "/posao/7/kuhar-ica"


def test_a_page_that_the_site_no_longer_has_leads_to_the_list(reader: Reader) -> None:
    reader.tell(page=Page("aPageOfAnOlderRelease"))
    assert reader.listed()["items"][0]["path"] == "/moj-profil/novosti"


def test_pages_follow_each_other_without_gap_or_repetition(reader: Reader) -> None:
    titles = [str(number) for number in range(2 * PAGE_SIZE)]
    for title in titles:
        reader.tell(title)
    read = list(pages(reader))
    assert [len(page) for page in read] == [PAGE_SIZE, PAGE_SIZE]
    assert [item["values"]["jobTitle"] for page in read for item in page] == titles[::-1]


@pytest.mark.parametrize("cursor", ["0", "-1", "x", "9223372036854775808", "1" * 30, "\x00"])
def test_a_cursor_that_nobody_was_given_is_refused(reader: Reader, cursor: str) -> None:
    assert reader.browser.call("GET", "/me/notifications", params={"cursor": cursor}).status_code == 422


def test_notifications_are_marked_as_read(reader: Reader) -> None:
    for _ in range(3):
        reader.tell()
    first = reader.listed()["items"][0]["id"]
    assert reader.browser.post("/me/notifications/read", ids=[first, first]).status_code == 204
    assert [bool(item["readAt"]) for item in reader.listed()["items"]] == [True, False, False]
    assert reader.unread == reader.listed()["unread"] == 2
    read_at = reader.listed()["items"][0]["readAt"]
    assert reader.browser.post("/me/notifications/read", all=True).status_code == 204
    assert reader.unread == 0
    assert reader.listed()["items"][0]["readAt"] == read_at, "when it was first read stays"


def test_nobody_marks_what_is_somebody_elses(reader: Reader, other: Browser) -> None:
    reader.tell()
    theirs = reader.listed()["items"][0]["id"]
    assert other.post("/me/notifications/read", ids=[theirs]).status_code == 204
    assert other.post("/me/notifications/read", all=True).status_code == 204
    assert reader.unread == 1
    assert other.call("GET", "/me/notifications").json()["items"] == []


@pytest.mark.parametrize("body", [{"ids": ["x"]}, {"ids": [str(uuid4())] * 101}, {"some": True}])
def test_bad_input_is_refused(reader: Reader, body: dict[str, Any]) -> None:
    assert reader.browser.post("/me/notifications/read", **body).status_code == 422


def test_what_is_not_wanted_in_the_product_is_not_listed(people: People, reader: Reader) -> None:
    choices = {(NotificationKind.APPLICATIONS, Channel.IN_PRODUCT): False}
    NotificationSettings(people.engine).choose(reader.account_id, choices)
    reader.tell()
    assert reader.listed()["items"] == []
    assert reader.unread == 0
