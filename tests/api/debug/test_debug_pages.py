"""Debug pages: what they show, and that everybody else gets the answer to an address that does not exist."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from pydantic import SecretBytes, SecretStr

from api.debug.shown_settings import SHOWN, WITHHELD
from domain.accounts.roles import AccountRole, Grant
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import LOCALES
from domain.site.urls import routes
from tests.api.accounts.people import Browser, People, open_people
from workers.register import MAILS

ADMINISTRATOR = Grant(AccountRole.ADMINISTRATOR)
PAGES = ("/debug/config", "/debug/routes", "/debug/mails/hr")
CANARY = "canary-7f3a"


def people_with(platform: Platform, **changes: Any) -> Iterator[People]:
    with open_people(replace(platform, settings=platform.settings.model_copy(update=changes))) as opened:
        yield opened


@pytest.fixture(scope="module")
def people(platform: Platform) -> Iterator[People]:
    withheld_texts = dict.fromkeys(("mail_reply_to", "feed_exceptions"), CANARY)
    yield from people_with(
        platform, debug_pages=True, facebook_app_secret=SecretStr(CANARY), operator_address=CANARY, **withheld_texts
    )


@pytest.fixture(scope="module")
def administrator(people: People) -> Browser:
    return people.staff(ADMINISTRATOR)[0]


def answer_of(browser: Browser, path: str) -> tuple[int, dict[str, Any]]:
    response = browser.call("GET", path)
    assert response.headers["cache-control"] == "no-store"
    body = response.json()
    return response.status_code, {name: value for name, value in body.items() if name != "instance"}


def test_an_administrator_sees_listed_settings_only(people: People, administrator: Browser) -> None:
    status, answer = answer_of(administrator, "/debug/config")
    settings = people.platform.settings
    assert status == 200
    shown = {each["name"]: each["value"] for each in answer["settings"]}
    assert list(shown) == list(SHOWN)
    assert (shown["project_name"], shown["rate_limit_scale"]) == ("Karijera", "1000000.0")
    text = str(answer)
    assert CANARY not in text
    secrets = (settings.database_url, settings.redis_url, settings.personal_data_key, settings.link_key)
    assert not [secret for secret in secrets if str(secret) in text]


@pytest.mark.parametrize("locale", LOCALES)
def test_an_administrator_sees_every_mail(administrator: Browser, locale: str) -> None:
    status, answer = answer_of(administrator, f"/debug/mails/{locale}")
    assert status == 200
    keys = [each["key"] for each in answer["mails"]]
    assert len(set(keys)) == len(keys)
    assert {mail.name for mail in MAILS} <= set(keys)
    shown = administrator.call("GET", f"/debug/mails/{locale}/{keys[-1]}")
    assert shown.headers["content-type"].startswith("text/html")
    assert "script-src" not in shown.headers["content-security-policy"]
    assert f'<html lang="{locale}"' in shown.text


def test_a_mail_that_does_not_exist_is_not_found(administrator: Browser) -> None:
    assert administrator.call("GET", "/debug/mails/hr/nonsense").status_code == 404
    assert administrator.call("GET", "/debug/mails/xx").status_code == 422


def test_an_administrator_sees_every_route_in_every_language(administrator: Browser) -> None:
    status, answer = answer_of(administrator, "/debug/routes")
    assert status == 200
    assert [each["id"] for each in answer["routes"]] == list(routes())
    shown = {each["id"]: each for each in answer["routes"]}
    assert shown["jobs"] == {
        "id": "jobs",
        "paths": {
            "hr": "/poslovi",
            "en": "/en/jobs",
            "sl": "/sl/delovna-mesta",
            "bs": "/bs/poslovi",
            "mk": "/mk/rabotni-mesta",
        },
        "indexable": True,
    }
    assert (shown["home"]["paths"]["hr"], shown["home"]["paths"]["en"]) == ("/", "/en")
    assert shown["job"]["paths"]["en"] == "/en/job/:jobId/:slug"


@pytest.mark.parametrize("path", PAGES)
def test_for_others_there_is_no_such_address(people: People, administrator: Browser, path: str) -> None:
    unknown = answer_of(administrator, "/debug/nothing")
    guest, (jobseeker, target) = people.browser(), people.somebody()
    auditor, _ = people.staff(Grant(AccountRole.AUDITOR))
    editor, _ = people.staff(Grant(AccountRole.EDITOR))
    without_second_factor, email = people.somebody()
    people.accounts.roles.grant(people.account_of(email), ADMINISTRATOR)
    acting, _ = people.staff(ADMINISTRATOR)
    assert acting.post("/auth/login-as", email=target, reason="Ne vidi prijave").is_success
    assert unknown[0] == 404
    for browser in (guest, jobseeker, auditor, editor, without_second_factor, acting):
        assert answer_of(browser, path) == unknown


@pytest.mark.parametrize(
    ("environment", "debug_pages", "status"),
    [
        ("production", None, 404),
        ("production", True, 200),
        ("development", None, 200),
        ("test", None, 200),
        ("development", False, 404),
    ],
)
def test_debugging_is_off_in_production_unless_set(
    platform: Platform, environment: str, debug_pages: bool | None, status: int
) -> None:
    for people in people_with(platform, environment=environment, debug_pages=debug_pages):
        browser, _ = people.staff(ADMINISTRATOR)
        assert [answer_of(browser, path)[0] for path in PAGES] == [status] * len(PAGES)


def test_every_setting_is_either_shown_or_withheld() -> None:
    assert sorted([*SHOWN, *WITHHELD]) == sorted(Settings.model_fields)


def test_no_secret_type_and_no_address_with_a_place_for_a_password_is_shown() -> None:
    fields = Settings.model_fields
    secret = {name for name, field in fields.items() if field.annotation in (SecretBytes, SecretStr)}
    assert secret == {
        "personal_data_key",
        "link_key",
        "vapid_private_key",
        "facebook_app_secret",
        "mail_bounce_secret",
        "dkim_key",
        "files_access_key",
        "files_secret_key",
    }
    assert not secret & set(SHOWN)
    named = ("key", "secret", "token", "password", "dsn", "_url")
    on_every_page = {"site_url", "assets_base_url", "logo_url", "logo_dark_url", "favicon_url", "share_image_url"}
    assert {name for name in SHOWN if any(part in name for part in named)} == on_every_page
