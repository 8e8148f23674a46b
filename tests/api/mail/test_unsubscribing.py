"""One click in a mail ends such mails: from anywhere, without cookies, and any number of times."""

from collections.abc import Iterator
from urllib.parse import quote
from uuid import UUID, uuid4

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from hypothesis import given, settings
from hypothesis import strategies as some

from domain.kernel.log.event import Actor, Context
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.mail.stopped_mails import StoppableKind, StoppedMails
from domain.notifications.kinds import NotificationKind
from domain.saved_searches.commands import SaveSearch
from domain.saved_searches.events import Frequency
from domain.saved_searches.service import SavedSearches
from domain.saved_searches.values import SavedQuery
from domain.verification.unsubscribe_tokens import UnsubscribeTarget, UnsubscribeTokens
from tests.api.accounts.people import new_email, open_people
from tests.thoroughness import examples
from workers.register import PROVIDERS

KIND = StoppableKind.EMPLOYER_REMINDERS
FORM = {"List-Unsubscribe": "One-Click"}


@pytest.fixture(scope="module")
def mail_program(app: FastAPI) -> Iterator[TestClient]:
    """Knows the site by the address in a mail only, and follows no redirect."""
    with TestClient(app, base_url="https://mail.example", follow_redirects=False) as client:
        yield client


def path_for(platform: Platform, kind: str = KIND.value, subject_id: UUID | None = None) -> str:
    tokens = UnsubscribeTokens(platform.settings.link_key.get_secret_value())
    return f"/api/unsubscribe/{tokens.token(UnsubscribeTarget(kind, subject_id or uuid4()))}"


def test_one_post_ends_the_mails_and_a_second_one_is_fine(mail_program: TestClient, platform: Platform) -> None:
    subject_id = uuid4()
    path = path_for(platform, subject_id=subject_id)
    for _ in range(2):
        answer = mail_program.post(path, data=FORM)
        assert (answer.status_code, answer.json()) == (200, {"kind": KIND.value, "isSubscribed": False})
        assert "set-cookie" not in answer.headers
    assert StoppedMails(platform.engine).is_stopped(KIND, subject_id)
    assert not StoppedMails(platform.engine).is_stopped(StoppableKind.GUEST_APPLICATIONS, subject_id)


def test_looking_changes_nothing(mail_program: TestClient, platform: Platform) -> None:
    subject_id = uuid4()
    path = path_for(platform, subject_id=subject_id)
    for _ in range(2):
        assert mail_program.get(path).json() == {"kind": KIND.value, "isSubscribed": True}
    assert mail_program.head(path).status_code == 200
    assert not StoppedMails(platform.engine).is_stopped(KIND, subject_id)


@pytest.mark.parametrize(
    "sent",
    [
        {"data": FORM},
        {"files": {"List-Unsubscribe": (None, "One-Click")}},
        {},
        {"content": b"List-Unsubscribe=One-Click", "headers": {"Content-Type": "text/plain"}},
        {"data": FORM, "headers": {"Origin": "https://webmail.example", "Sec-Fetch-Site": "cross-site"}},
        {"data": FORM, "headers": {"Cookie": "session=somebody"}},
    ],
    ids=["form", "multipart", "nothing", "text", "from a page of webmail", "with a cookie"],
)
def test_mail_programs_may_send_it_in_any_way(
    mail_program: TestClient, platform: Platform, sent: dict[str, object]
) -> None:
    answer = mail_program.post(path_for(platform), **sent)  # pyright: ignore[reportArgumentType]
    assert (answer.status_code, answer.json()["isSubscribed"]) == (200, False)


def test_a_large_body_is_refused(mail_program: TestClient, platform: Platform) -> None:
    assert mail_program.post(path_for(platform), content=b"x" * 5000).status_code == 413


def test_other_routes_still_refuse_forms_and_other_sites(mail_program: TestClient) -> None:
    assert mail_program.post("/api/contact-messages", data=FORM).status_code == 415
    elsewhere = {"Sec-Fetch-Site": "cross-site"}
    assert mail_program.post("/api/contact-messages", json={}, headers=elsewhere).status_code == 403


def test_a_kind_that_does_not_exist_is_unknown(mail_program: TestClient, platform: Platform) -> None:
    for answer in (mail_program.get(path_for(platform, "nonsense")), mail_program.post(path_for(platform, "nonsense"))):
        assert (answer.status_code, answer.json()["code"]) == (404, "UNSUBSCRIBE_LINK_UNKNOWN")


@settings(max_examples=examples(50))
@given(token=some.text(some.characters(codec="utf-8", exclude_characters="/."), min_size=1, max_size=60))
def test_any_other_token_is_unknown(mail_program: TestClient, token: str) -> None:
    answer = mail_program.post(f"/api/unsubscribe/{quote(token)}")
    assert answer.status_code in {404, 422}


SETTINGS_KINDS = [NotificationKind.APPLICATIONS, NotificationKind.SAVED_JOBS]


@pytest.mark.parametrize("kind", SETTINGS_KINDS)
def test_a_link_changes_the_settings_of_an_account(
    mail_program: TestClient, platform: Platform, kind: NotificationKind
) -> None:
    with open_people(platform) as people:
        browser, email = people.somebody(new_email())
        path = path_for(platform, kind.value, people.account_of(email))
        assert mail_program.get(path).json()["isSubscribed"] is True
        assert mail_program.post(path, data=FORM).json() == {"kind": kind.value, "isSubscribed": False}
        chosen = browser.call("GET", "/me/notification-settings").json()["kinds"]
        assert {name: each["mail"] for name, each in chosen.items()} == {
            each.value: each is not kind for each in NotificationKind
        }
        assert chosen[kind.value]["inProduct"] is True


@pytest.mark.parametrize("kind", [*SETTINGS_KINDS, NotificationKind.ALERTS])
def test_who_is_gone_can_unsubscribe_without_an_error(
    mail_program: TestClient, platform: Platform, kind: NotificationKind
) -> None:
    path = path_for(platform, kind.value)
    for _ in range(2):
        assert mail_program.post(path, data=FORM).status_code == 200


def test_mails_about_the_security_of_an_account_cannot_be_ended(mail_program: TestClient, platform: Platform) -> None:
    assert mail_program.post(path_for(platform, NotificationKind.ACCOUNT.value)).status_code == 404


def test_a_link_stops_all_searches_of_an_owner_and_keeps_them(mail_program: TestClient, platform: Platform) -> None:
    owner_id, context = platform.keys.create(), Context(Actor("guest"), "web")
    with Services(platform, PROVIDERS) as services:
        searches = services[SavedSearches]
        commands = [
            SaveSearch(owner_id, of_guest=False, locale="hr", search=SavedQuery(text=word), key=f"query={word}")
            for word in ("kuhar", "konobar")
        ]
        saved = [searches.save(command, context).search_id for command in commands]
        path = path_for(platform, "alerts", owner_id)
        assert mail_program.get(path).json() == {"kind": "alerts", "isSubscribed": True}
        for _ in range(2):
            assert mail_program.post(path, data=FORM).json() == {"kind": "alerts", "isSubscribed": False}
        assert [searches.require(owner_id, each).frequency for each in saved] == [Frequency.OFF, Frequency.OFF]
