"""CVs when their owner deactivates the account, deletes one of them, takes all data along, or is erased meanwhile."""

import json
from collections.abc import Callable
from uuid import UUID

from domain.cv.events import CvHidden, HiddenBy
from domain.cv.owners import CvOwners
from domain.cv.streams import CvStreams
from domain.kernel.process.services import Services
from read_models.register import PROJECTIONS
from tests.api.accounts.people import Browser
from tests.workers.cv_canaries import CV_MARKS, write_cv
from tests.workers.test_personal_data import (  # noqa: F401 - fixtures
    PASSWORD,
    House,
    export_of,
    house,
    platform,
    rows_as_text,
)
from workers.personal_data import PersonalData
from workers.register import PROVIDERS


def is_visible(browser: Browser, cv_id: str) -> bool:
    return browser.call("GET", f"/me/cvs/{cv_id}").json()["visibility"]["isVisible"]


def shown_cv(house: House, email: str) -> tuple[Browser, str]:  # noqa: F811 - the fixture
    browser, _ = house.people.somebody(email)
    cv_id = write_cv(browser)
    shown = browser.call("PUT", f"/me/cvs/{cv_id}/visibility", json={"visible": True})
    assert shown.status_code == 200, shown.text
    return browser, cv_id


def places_with_marks(house: House) -> set[str]:  # noqa: F811 - the fixture
    rows = rows_as_text(house.platform)
    return {table for table, content in rows.items() if any(mark in content for mark in CV_MARKS)}


def test_deactivating_hides_the_cv_and_coming_back_does_not_show_it(house: House) -> None:  # noqa: F811
    email = "odlazim@example.com"
    browser, cv_id = shown_cv(house, email)
    assert browser.post("/me/deactivate", password=PASSWORD).status_code == 200
    house.work()
    last = house.people.services[CvStreams].history(UUID(cv_id))[-1]
    assert last.event == CvHidden(by=HiddenBy.DEACTIVATION)
    assert last.context.actor.role == "system"
    assert browser.login(email, comeBack=True).status_code == 200
    assert not is_visible(browser, cv_id)


def test_whoever_has_come_back_decides_themselves(house: House) -> None:  # noqa: F811
    email = "vratio.se@example.com"
    browser, cv_id = shown_cv(house, email)
    browser.post("/me/deactivate", password=PASSWORD)
    assert browser.login(email, comeBack=True).status_code == 200
    house.work()
    assert is_visible(browser, cv_id)


def test_of_a_deleted_cv_nothing_is_left_that_can_be_read(house: House) -> None:  # noqa: F811
    browser, _ = house.people.somebody("brisem@example.com")
    write_cv(browser)
    assert places_with_marks(house), "there must be something to be erased"
    for row in browser.call("GET", "/me/cvs").json()["items"]:
        assert browser.call("DELETE", f"/me/cvs/{row['id']}").status_code == 204
    house.read_models.follow(*PROJECTIONS)
    assert places_with_marks(house) == set()
    archive = b"\n".join(export_of(house, browser).values()).decode()
    assert [mark for mark in CV_MARKS if mark in archive] == []
    assert "cv.CvDeleted" in archive


def test_the_export_has_each_cv_as_it_stands_and_all_that_happened(house: House) -> None:  # noqa: F811
    browser, _ = house.people.somebody("izvoz@example.com")
    cv_id = write_cv(browser)
    exported = json.loads(export_of(house, browser)[f"cv/{cv_id}.json"])
    assert exported["name"] == "Canarycvname"
    assert exported["content"]["contact"]["last_name"] == "Canarylast"
    assert len(exported["content"]["items"]) == 10
    assert [event["what"] for event in exported["history"]][::17] == ["cv.CvCreated", "cv.ChangeUndone"]
    assert exported["history"][1]["data"]["contact"]["address"] == "Canarystreet 1"


def test_a_cv_that_is_begun_during_the_erasure_is_erased_too(house: House) -> None:  # noqa: F811
    email = "kasni@example.com"
    browser, _ = house.people.somebody(email)
    account = house.people.account_of(email)
    erase: Callable[[], None] = _erasure_begun(house, account)
    cv_id = UUID(write_cv(browser))
    erase()
    services = house.people.services
    assert services[CvStreams].history(cv_id)[-1].event.topic == "cv.CvErased"
    assert [house.platform.keys.cipher(each) for each in services[CvOwners].list_all(account)] == [None, None]


def _erasure_begun(house: House, account: UUID) -> Callable[[], None]:  # noqa: F811 - the fixture
    """Begins an erasure as its task does, which looks up whose streams there are; returns what does the rest."""
    personal_data = Services(house.platform, PROVIDERS)[PersonalData]
    subject = personal_data.subject(account)
    return lambda: personal_data.erase_account(account, subject)
